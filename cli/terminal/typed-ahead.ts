/**
 * Several acts on one line, with semicolons between them. They are carried out as long as each could be foreseen by whoever
 * typed them: when a die falls, something comes to light or another player acts, he may want to think again.
 */
import type { ActShape, Seat } from "@rubicon/engine";
import type { Item } from "./menu.ts";
import type { Seated } from "./seated.ts";

export interface Typed {
  readonly text: string;
  /** What a number stood for in the list that its writer saw. */
  readonly meant?: Meaning;
}

interface Meaning {
  readonly act: ActShape;
  readonly words: string;
  /** Letting a window pass is one act wherever it is done: a number is for the kind of window that was shown. */
  readonly window: string | undefined;
}

interface Waiting {
  readonly parts: readonly Typed[];
  /** How many entries the table had before the part that was done last. */
  readonly entries: number;
}

const waiting = new WeakMap<Seated, Waiting>();

/** Keeps all but the first part for the decisions to come, and returns the first; null where one of them names nothing. */
export function typeAhead(seated: Seated, line: string, menu: readonly Item[]): string | null {
  // What is said at the table may have any punctuation.
  const parts = line.trimStart().startsWith("say ") ? [line] : line.split(";");
  const [first, ...rest] = parts.map((part) => part.trim());
  const ahead: Typed[] = [];
  for (const text of rest.filter(Boolean)) {
    const meant = /^\d+$/.test(text) ? meaningOf(seated, menu[Number(text) - 1]) : undefined;
    if (meant === undefined && /^-?\d+$/.test(text)) {
      seated.say(seated.phrases.noSuchNumber(text));
      return null;
    }
    ahead.push(meant === undefined ? { text } : { text, meant });
  }
  if (ahead.length > 0) waiting.set(seated, { parts: ahead, entries: seated.entries });
  return first;
}

function meaningOf(seated: Seated, item: Item | undefined): Meaning | undefined {
  return item && { act: item.act, words: item.text, window: seated.question().window };
}

/** What was typed ahead for this decision; null when there is nothing, or nothing that still holds. */
export function nextTyped(seated: Seated, seat: Seat): Typed | null {
  const { parts, entries } = waiting.get(seated) ?? { parts: [], entries: 0 };
  const [next, ...rest] = parts;
  if (next === undefined) return null;
  const whyNot = somethingHappened(seated, seat, entries) ? seated.phrases.typedDropped : outdated(seated, next);
  if (whyNot !== null) {
    waiting.delete(seated);
    seated.say(whyNot(parts.map(({ text }) => text).join("; ")));
    return null;
  }
  waiting.set(seated, { parts: rest, entries: seated.entries });
  return next;
}

/** What has been done since can be taken back, unless it brought what nobody could foresee; a question changes nothing. */
const somethingHappened = (seated: Seated, seat: Seat, entries: number): boolean =>
  seated.entries !== entries && seated.undoable(seat) === 0;

/** How to say that a number stood for what cannot be done any more; null while it can. */
function outdated(seated: Seated, { text, meant }: Typed): ((typed: string) => string) | null {
  if (meant === undefined) return null;
  if (seated.legal().includes(meant.act) && seated.question().window === meant.window) return null;
  return (typed) => seated.phrases.typedOutdated(text, meant.words, typed);
}

/** What was taken back was no surprise: the rest is for the table as it stands now. */
export function keepTyped(seated: Seated): void {
  const { parts } = waiting.get(seated) ?? { parts: [] };
  waiting.set(seated, { parts, entries: seated.entries });
}

/** Forgets the rest, because one of the parts could not be done. */
export function dropTyped(seated: Seated): void {
  waiting.delete(seated);
}
