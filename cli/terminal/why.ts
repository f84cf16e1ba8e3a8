/**
 * "Why can I not ...?": finds the acts that somebody means by a few names and says which rules forbid them now.
 * Names are those of the door (`legio-13`, `roma`), of a kind of act (`move`), or parts of them.
 */
import type { ActShape, Game, Json, Language, Maker, Refusal } from "@rubicon/engine";
import { wrapped } from "./columns.ts";
import { examplesAt } from "./examples.ts";
import { type Item, meantBy, menuOf, typedWords } from "./menu.ts";
import { writeFound } from "./menu-lines.ts";
import { asNamed, namesLike, namesNear, plainFirst, strangersAmong } from "./names.ts";
import type { Seated } from "./seated.ts";

/** The nearest reasons; more of them are a sign that too little was named. */
const FEW = 3;

/** Answers "why roma" with the nearest reasons, "why all roma" with every one; and that something can be done, where it can. */
export async function explain(seated: Seated, menu: readonly Item[], typed: readonly string[]): Promise<void> {
  const { phrases } = seated;
  const inFull = typed[0] === "all" && typed.length > 1;
  const names = typedWords((inFull ? typed.slice(1) : typed).join(" "));
  if (names.length === 0) return seated.say(phrases.whyHow(examplesAt(seated).forbidden));
  const reasons = await reasonsFor(seated, names);
  const open = meantBy(menu, names.join(" "));
  if (!inFull && open.plain && open.items.length > 0 && !reasons.some(({ near }) => near))
    return seated.say(`${phrases.canBeDone}\n${writeFound(open.items, seated.width)}`);
  if (reasons.length === 0) return seated.say(nothingCalled(seated, names) ?? phrases.nothingForbids(names.join(" ")));
  await tell(seated, names, reasons, inFull ? reasons : nearestOf(reasons));
}

/**
 * Somebody has named an act of a kind that is possible now, and a thing with which it is not: "take lepidus". He is told why; false
 * where nothing is named so. A thing alone may be meant for anything.
 */
export async function explainClosed(seated: Seated, typed: string): Promise<boolean> {
  const names = typedWords(typed);
  if (names.length < 2) return false;
  const reasons = await reasonsFor(seated, names);
  if (!reasons.some(({ near }) => near)) return false;
  await tell(seated, names, reasons, nearestOf(reasons));
  return true;
}

async function reasonsFor(seated: Seated, names: readonly string[]): Promise<readonly Reason[]> {
  const asTyped = await whyNot(seated, asNamed(seated.game, seated.language, names));
  return asTyped.length > 0 ? asTyped : await whyNot(seated, withoutFilling(seated, names));
}

/** Some of the reasons, and that there are more. */
async function tell(
  seated: Seated,
  names: readonly string[],
  reasons: readonly Reason[],
  shown: readonly Reason[],
): Promise<void> {
  const { game, phrases, language } = seated;
  const texts = new Map((await game.rulebook(language)).rules.map(({ id, text }) => [id, text]));
  for (const { rule, sentence, example, acts } of shown) {
    const more = acts > 1 ? ` ${phrases.alsoForbids(acts - 1)}` : "";
    seated.say(`${example}${more}: ${sentence} [${rule}]`);
    const text = texts.get(rule);
    if (text !== undefined) for (const line of wrapped(text, seated.width, "    ")) seated.say(line);
  }
  const left = reasons.length - shown.length;
  if (left > 0) seated.say(phrases.moreReasons(left, names.join(" ")));
}

/** That no act of the game names such a thing, and what is called nearly so; null where one does. */
export function nothingCalled({ game, language, phrases }: Seated, typed: readonly string[]): string | null {
  const unknown = strangersAmong(game, language, typed);
  if (unknown.length === 0) return null;
  return phrases.nothingCalled(unknown.join(" "), unknown.length === 1 ? namesNear(game, unknown[0]) : []);
}

/** An act may be named as it is read in the list: its words besides names, as "to" and "along", say nothing. */
function withoutFilling(table: Askable, typed: readonly string[]): readonly string[] {
  const items = menuOf(table.game, table.legal(), table.language);
  const names = new Set(items.flatMap(({ ids }) => ids.flatMap((id) => typedWords(id.replaceAll(/[-_]/g, " ")))));
  const said = new Set(items.flatMap(({ text }) => typedWords(text)));
  return typed.filter((word) => names.has(word) || !said.has(word));
}

/** That something is not being decided now is worth saying only where nothing nearer forbids it. */
function nearestOf(reasons: readonly Reason[]): readonly Reason[] {
  const near = reasons.filter((reason) => reason.near);
  return near.length > 0 ? near.slice(0, FEW) : reasons.slice(0, 1);
}

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
  // A few words may mean the same act in several ways.
  const tried = new Set<ActShape>();
  for (const maker of plainFirst(game.acts.makers, possible))
    for (const act of actsMeant(game, maker, typed)) {
      if (tried.has(act)) continue;
      if (tried.size === mostTried) return nearestFirst(reasons);
      tried.add(act);
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

function nearestFirst(reasons: ReadonlyMap<string, Reason>): Reason[] {
  return [...reasons.values()].sort((a, b) => Number(b.near) - Number(a.near) || a.acts - b.acts);
}

/** All acts of a maker in which each typed word names the kind or a field; "equitatus 3" may name one together. */
function* actsMeant(game: Game, maker: Maker, typed: readonly string[]): Generator<ActShape> {
  const open = maker.fields.map(([, domain]) => domain.names);
  for (const choices of placings(maker, typed, open)) yield* combined(game, maker, choices, {});
}

/** For each way to give the words their places: the names left possible for every field. */
function* placings(
  maker: Maker,
  typed: readonly string[],
  choices: readonly (readonly string[])[],
): Generator<readonly (readonly string[])[]> {
  const [word, ...rest] = typed;
  if (word === undefined) {
    yield choices;
    return;
  }
  if (word === maker.kind) {
    yield* placings(maker, rest, choices);
    return;
  }
  for (const [i, names] of choices.entries()) {
    const fitting = namesLike(names, word);
    if (fitting.length > 0) yield* placings(maker, rest, choices.with(i, fitting));
  }
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
