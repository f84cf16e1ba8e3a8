/**
 * "Why can I not ...?": finds the acts that somebody means by a few names and says which rules forbid them now.
 * Names are those of the door (`legio-13`, `roma`), of a kind of act (`move`), or parts of them.
 */
import type { ActShape, Game, Json, Language, Maker, Refusal } from "@rubicon/engine";

export interface Reason {
  readonly rule: string;
  readonly sentence: string;
  /** An act that is refused for it, in words. */
  readonly example: string;
  /** How many of the acts meant are refused for it. */
  acts: number;
  /** Acts of that kind are possible now, though not this one. */
  readonly near: boolean;
}

/** Enough to know the reasons by; a single name can stand in tens of thousands of acts. */
const MOST_TRIED = 20_000;

/** A table that can be asked whether it would allow an act. */
export interface Askable {
  readonly game: Game;
  readonly language: Language;
  /** How many acts may be tried, where asking is dear. */
  readonly mostTried?: number;
  legal(): readonly ActShape[];
  refuse(act: ActShape): Refusal | null | Promise<Refusal | null>;
}

/** Distinct reasons, the nearest first: of a kind of act that is possible now, then those that concern few acts. */
export async function whyNot(table: Askable, typed: readonly string[]): Promise<Reason[]> {
  const { game, language, mostTried = MOST_TRIED } = table;
  const possible = new Set(table.legal().map((act) => act.do));
  const words = game.words(language);
  const reasons = new Map<string, Reason>();
  let tried = 0;
  for (const maker of plainFirst(game.acts.makers, possible))
    for (const act of actsMeant(game, maker, typed)) {
      if (tried++ === mostTried) return nearestFirst(reasons);
      const refusal = await table.refuse(act);
      if (!refusal) continue;
      const { rule } = refusal;
      const sentence = words.refusal(refusal);
      const near = possible.has(act.do);
      const key = `${near} ${rule} ${sentence}`;
      const known = reasons.get(key);
      if (known) known.acts++;
      else reasons.set(key, { rule, sentence, example: words.act(act), acts: 1, near });
    }
  return nearestFirst(reasons);
}

/** What is possible now comes first, in case not all can be tried; acts that name little make the plainest examples. */
function plainFirst(makers: readonly Maker[], possible: ReadonlySet<string>): readonly Maker[] {
  const far = ({ kind }: Maker): number => Number(!possible.has(kind));
  return makers.toSorted((a, b) => far(a) - far(b) || a.fields.length - b.fields.length);
}

function nearestFirst(reasons: ReadonlyMap<string, Reason>): Reason[] {
  return [...reasons.values()].sort((a, b) => Number(b.near) - Number(a.near) || a.acts - b.acts);
}

/** All acts of a maker in which each typed word names the kind or a field of its own. */
function* actsMeant(game: Game, maker: Maker, typed: readonly string[]): Generator<ActShape> {
  const open = maker.fields.map(([, domain]) => domain.names);
  for (const choices of placings(maker, typed, open)) yield* combined(game, maker, choices, {});
}

/** For each way to give the words their places: the names left possible for every field. */
function* placings(
  maker: Maker,
  typed: readonly string[],
  choices: readonly (readonly string[])[],
  taken: readonly number[] = [],
): Generator<readonly (readonly string[])[]> {
  const [word, ...rest] = typed;
  if (word === undefined) {
    yield choices;
    return;
  }
  if (word === maker.kind) {
    yield* placings(maker, rest, choices, taken);
    return;
  }
  for (const [i, names] of choices.entries()) {
    if (taken.includes(i)) continue;
    const fitting = namesLike(names, word);
    if (fitting.length > 0) yield* placings(maker, rest, choices.with(i, fitting), [...taken, i]);
  }
}

/** The name itself if there is one, otherwise all that contain what was typed. */
export function namesLike(names: readonly string[], typed: string): readonly string[] {
  return names.includes(typed) ? [typed] : names.filter((name) => name.includes(typed));
}

function* combined(
  game: Game,
  maker: Maker,
  choices: readonly (readonly string[])[],
  chosen: Readonly<Record<string, Json>>,
): Generator<ActShape> {
  const field = maker.fields[Object.keys(chosen).length];
  if (field === undefined) {
    yield game.acts.read({ do: maker.kind, ...chosen });
    return;
  }
  for (const name of choices[Object.keys(chosen).length])
    yield* combined(game, maker, choices, { ...chosen, [field[0]]: name });
}
