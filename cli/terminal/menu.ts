/** The legal acts as a numbered menu, and what somebody means who types names instead of a number. */
import type { ActShape, Game, Language, QuestionShape } from "@rubicon/engine";

/** What a list adds to an act. */
export interface Remarks {
  /** What its player sees of it; "" for nothing. */
  readonly note: string;
  /** Acts that have the same are about pieces of one kind; "" for an act like no other. */
  readonly alike: string;
  /** What it will cost and bring. */
  readonly forecasts: readonly Foretold[];
}

export interface Foretold {
  /** Movement points that are left, a battle and so on. */
  readonly kind: string;
  readonly text: string;
}

export interface Item extends Remarks {
  readonly number: number;
  readonly act: ActShape;
  readonly text: string;
  /** The names in it: of its kind, of a block, of a place. */
  readonly ids: readonly string[];
  /** Everything that can be typed to find it: those names and its words. */
  readonly names: readonly string[];
}

const NOTHING: Remarks = { note: "", alike: "", forecasts: [] };

type Unnumbered = Omit<Item, "number">;

/**
 * What ends a step stands last, whatever the game lists first: nobody is to hit it by habit. In most windows there is nothing to
 * play: there it stands first, so that the number that lets them pass is the same where there is something.
 */
export function menuOf(
  game: Game,
  acts: readonly ActShape[],
  language: Language,
  remarksOn: (act: ActShape) => Remarks = () => NOTHING,
  asked?: QuestionShape,
): Item[] {
  const words = game.words(language);
  const items = new Map<string, Unnumbered>();
  for (const act of acts) {
    const text = words.act(act, asked);
    // Two cards that are alike are one choice.
    if (items.has(`${act.do} ${text}`)) continue;
    const ids = namesIn(game, act).map(plainly);
    items.set(`${act.do} ${text}`, { act, text, ...remarksOn(act), ids, names: [...ids, ...wordsOf(text)] });
  }
  const place = ({ ids }: Unnumbered): number => Number((ids.length === 1) === (asked?.window === undefined));
  return groups([...items.values()], kindOf)
    .toSorted(([a], [b]) => place(a) - place(b))
    .flatMap((group) => groups(group, rowOf).flat())
    .map((item, i) => ({ number: i + 1, ...item }));
}

/** The kind of the act first, then the names in it, as the game writes them. */
export function namesIn(game: Game, act: ActShape): string[] {
  const written = game.acts.write(act);
  return typeof written === "object" && written !== null ? Object.values(written).map(String) : [];
}

export const wordsOf = (text: string): string[] => plainly(text).split(/[^\p{L}\p{N}-]+/u);

/** What stands around a word is no part of it: "M. Antonius" and "(parthi)" are typed as they are read. */
export const typedWords = (typed: string): string[] =>
  plainly(typed)
    .split(/\s+/)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""))
    .filter(Boolean);

/** Without accents and capitals: not every keyboard has them. Nor does anybody know which names are joined by which stroke. */
export const plainly = (text: string): string =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("_", "-").toLowerCase();

/** Whether words that follow one another make the one that was typed: Naves 12 may be typed as naves-12. */
export function isJoinedIn(words: readonly string[], typed: string): boolean {
  if (!typed.includes("-")) return false;
  return words.some((_, i) => {
    let joined = "";
    for (const word of words.slice(i)) {
      joined = joined === "" ? word : `${joined}-${word}`;
      if (joined.length >= typed.length) break;
    }
    return joined === typed;
  });
}

export const kindOf = ({ act }: Unnumbered): string => act.do;

/** Acts of a kind that begin with the same thing, such as a block, stand in a row; "" where they name but one thing. */
export const rowOf = ({ ids }: Unnumbered): string => (ids.length > 2 ? ids[1] : "");

/** Items that are alike, each group where its first one stands. */
export function groups<T>(items: readonly T[], likeness: (item: T) => string): T[][] {
  const found = new Map<string, T[]>();
  for (const item of items) {
    const group = found.get(likeness(item));
    if (group) group.push(item);
    else found.set(likeness(item), [item]);
  }
  return [...found.values()];
}

/** What somebody may mean by a few words. */
export interface Meant {
  readonly items: readonly Item[];
  /** Every word is a name or its beginning; parts from within a name show what there is, and decide nothing. */
  readonly plain: boolean;
}

/** From the strictest to the loosest: the leader Caesar is meant before Caesar's ballista. */
const WAYS: readonly ((item: Item, word: string) => boolean)[] = [
  ({ ids }, word) => ids.includes(word),
  ({ names }, word) => names.includes(word) || isJoinedIn(names, word),
  // Auxilia 3 is c-auxilia-3, but whoever reads "Auxilia 3" types auxilia-3.
  ({ names }, word) => names.some((name) => name.startsWith(word) || name.includes(`-${word}`)),
  ({ names }, word) => names.some((name) => name.includes(word)),
];

/** The items that have every typed word, and of those the ones that have them most strictly. */
export function meantBy(items: readonly Item[], typed: string): Meant {
  const words = typedWords(typed);
  const fitting = items
    .map((item) => ({ item, ways: words.map((word) => WAYS.findIndex((fits) => fits(item, word))) }))
    .filter(({ ways }) => !ways.includes(-1))
    .map(({ item, ways }) => ({ item, ways, loose: ways.reduce((sum, way) => sum + way, 0) }));
  const strictest = Math.min(...fitting.map(({ loose }) => loose));
  const strict = fitting.filter(({ loose }) => loose === strictest);
  // "roma" is the group in Roma rather than one of the blocks that could sail there: it leaves nothing unsaid.
  const whole = strict.filter(({ item }) => saysAll(item, words));
  const best = whole.length > 0 ? whole : strict;
  return {
    items: best.map(({ item }) => item),
    plain: best.every(({ ways }) => !ways.includes(WAYS.length - 1)),
  };
}

/** Whether everything the act names was typed. */
function saysAll({ ids }: Item, words: readonly string[]): boolean {
  const fields = ids.slice(1);
  return fields.length > 0 && fields.every((field) => words.some((word) => field.includes(word)));
}
