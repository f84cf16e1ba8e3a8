/** What things are called in a game, whether they can be acted on now or not: the names of its door, and the words of its acts. */
import type { Game, Language, Maker } from "@rubicon/engine";
import { isJoinedIn, plainly, wordsOf } from "./menu.ts";

/** So many that are called nearly so are enough to choose from. */
const FEW = 3;

/** No name that is shown has more words. */
const LONGEST = 4;

/** The words among those typed that are no name, no part of one, and no word of an act. */
export function strangersAmong(game: Game, language: Language, typed: readonly string[]): readonly string[] {
  const names = namesOf(game);
  const unnamed = typed.filter((word) => namesLike(names, word).length === 0);
  if (unnamed.length === 0) return [];
  const said = actsOfOneName(game, language);
  return unnamed.filter((word) => !said.some(({ words }) => words.includes(word) || isJoinedIn(words, word)));
}

/** Names as they are shown are turned into those that acts have: "naves-12" and "Naves 12" are one piece, however acts call it. */
export function asNamed(game: Game, language: Language, typed: readonly string[]): readonly string[] {
  const names = new Set(namesOf(game).map(plainly));
  const said = actsOfOneName(game, language);
  const called = (shown: string): string | null => {
    if (names.has(shown)) return shown;
    const [only, ...others] = new Set(said.flatMap(({ name, words }) => (isJoinedIn(words, shown) ? [name] : [])));
    return only === undefined || others.length > 0 ? null : plainly(only);
  };
  const meant: string[] = [];
  for (let at = 0; at < typed.length; ) {
    const runs = Array.from({ length: LONGEST }, (_, i) => typed.slice(at, at + LONGEST - i));
    const run = runs.find((words) => called(words.join("-")) !== null) ?? [typed[at]];
    meant.push(called(run.join("-")) ?? typed[at]);
    at += run.length;
  }
  return meant;
}

/** The names that differ least from what was typed, if that is not much. */
export function namesNear(game: Game, typed: string): readonly string[] {
  const far = namesOf(game).map((name) => ({ name, letters: lettersBetween(plainly(name), typed) }));
  const least = Math.min(...far.map(({ letters }) => letters));
  if (least > typed.length / 3) return [];
  return far.flatMap(({ name, letters }) => (letters === least ? [name] : [])).slice(0, FEW);
}

/** Of kinds of acts, and of all that acts can name. */
function namesOf(game: Game): readonly string[] {
  const { makers } = game.acts;
  const named = makers.flatMap(({ kind, fields }) => [kind, ...fields.flatMap(([, { names }]) => names)]);
  return [...new Set(named)];
}

interface Said {
  /** What the act names; that of its kind where it names nothing. */
  readonly name: string;
  readonly words: readonly string[];
}

/** Acts that name at most one thing say what everything is called. */
function actsOfOneName(game: Game, language: Language): readonly Said[] {
  const words = game.words(language);
  return game.acts.makers.flatMap(({ kind, fields }) => {
    const said = (name: string, named: Readonly<Record<string, string>>): Said => ({
      name,
      words: wordsOf(words.act(game.acts.read({ do: kind, ...named }))),
    });
    if (fields.length === 0) return [said(kind, {})];
    const [[field, { names }], ...others] = fields;
    return others.length === 0 ? names.map((name) => said(name, { [field]: name })) : [];
  });
}

/** How many letters have to be put in, left out or changed to make one of the other. */
function lettersBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = row[j - 1] + Number(one[i - 1] !== other[j - 1]);
      next.push(Math.min(changed, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[other.length];
}

/** The name itself if there is one, otherwise all that contain what was typed; a number has to be the whole number. */
export function namesLike(names: readonly string[], typed: string): readonly string[] {
  const name = names.find((each) => plainly(each) === typed);
  if (name !== undefined) return [name];
  if (/^\d+$/.test(typed)) return names.filter((each) => plainly(each).split("-").includes(typed));
  return names.filter((each) => plainly(each).includes(typed));
}

/** What is possible now comes first, in case not all can be tried; acts that name little make the plainest examples. */
export function plainFirst(makers: readonly Maker[], possible: ReadonlySet<string>): readonly Maker[] {
  const far = ({ kind }: Maker): number => Number(!possible.has(kind));
  return makers.toSorted((a, b) => far(a) - far(b) || a.fields.length - b.fields.length);
}
