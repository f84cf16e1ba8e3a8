/**
 * Several acts on one line, with semicolons between them. They are carried out as long as each could be foreseen by whoever
 * typed them: when a die falls, something comes to light that he did not know or another player acts, he may want to think again.
 */
import type { ActShape, Seat } from "@rubicon/engine";
import { type Item, meantBy, menuOf } from "./menu.ts";
import type { Seated } from "./seated.ts";

export interface Typed {
  readonly text: string;
  /** What a number stood for in the list that its writer saw. */
  readonly meant?: Meaning;
}

interface Meaning {
  readonly act: ActShape;
  readonly words: string;
  /** Ending a step and letting a window pass are one act wherever they are done: a number is for the kind of decision that was shown. */
  readonly asked: string;
}

interface Waiting {
  readonly parts: readonly Typed[];
  /** How many entries the table had before the part that was done last. */
  readonly entries: number;
  /** The decision that this part was for; none where it was itself to end that one, or has been taken back. */
  readonly before?: Shown;
}

/** A decision as whoever types at it sees it. */
interface Shown {
  readonly asked: string;
  readonly menu: readonly Item[];
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
  if (ahead.length > 0) keep(seated, ahead, { text: first }, menu);
  return first;
}

/** Keeps what comes after a part that is done now. */
function keep(seated: Seated, parts: readonly Typed[], now: Typed, menu: readonly Item[]): void {
  const entries = seated.entries;
  const isEnd = isEnding(seated, actMeant(menu, now));
  waiting.set(seated, isEnd ? { parts, entries } : { parts, entries, before: { asked: decisionAt(seated), menu } });
}

/** The one act that a part stands for in a list; undefined when it is none, as with a question. */
function actMeant(menu: readonly Item[], { text, meant }: Typed): ActShape | undefined {
  if (meant !== undefined) return meant.act;
  if (/^\d+$/.test(text)) return menu[Number(text) - 1]?.act;
  const { items, plain } = meantBy(menu, text);
  return items.length === 1 && plain ? items[0].act : undefined;
}

/** Whether an act names nothing: done, stop, pass. Such a one can be found in many kinds of decisions. */
const isEnding = ({ game }: Seated, act: ActShape | undefined): boolean =>
  game.acts.makers.some(({ kind, fields }) => kind === act?.do && fields.length === 0);

function meaningOf(seated: Seated, item: Item | undefined): Meaning | undefined {
  return item && { act: item.act, words: item.text, asked: decisionAt(seated) };
}

function decisionAt(seated: Seated): string {
  const { ask, window = "" } = seated.question();
  return `${ask} ${window}`;
}

/** What was typed ahead for this decision; null when there is nothing, or nothing that still holds. */
export function nextTyped(seated: Seated, seat: Seat, menu: readonly Item[]): Typed | null {
  const { parts, entries, before } = waiting.get(seated) ?? { parts: [], entries: 0 };
  const [next, ...rest] = parts;
  if (next === undefined) return null;
  const whyNot = somethingHappened(seated, seat, entries) ? seated.phrases.typedDropped : outdated(seated, next);
  if (whyNot !== null) {
    waiting.delete(seated);
    seated.say(whyNot(parts.map(({ text }) => text).join("; ")));
    return null;
  }
  const isOfBefore = before !== undefined && endedBefore(seated, before, next, menu);
  if (isOfBefore) seated.say(seated.phrases.typedForBefore(next.text));
  if (isOfBefore || endsNothing(seated, menu, next)) {
    waiting.set(seated, { parts: rest, entries: seated.entries });
    return nextTyped(seated, seat, menu);
  }
  keep(seated, rest, next, menu);
  return next;
}

/**
 * Typed to end the decision before, which has ended by itself. That the next one, of another kind and not seen yet, could be ended
 * by the same act is chance.
 */
function endedBefore(seated: Seated, before: Shown, next: Typed, menu: readonly Item[]): boolean {
  if (next.meant !== undefined || before.asked === decisionAt(seated)) return false;
  const act = actMeant(menu, next);
  return isEnding(seated, act) && actMeant(before.menu, next) === act;
}

/** Typed to end what has ended by itself: a block that could go no further, a group with nobody left to move. */
function endsNothing({ game, language }: Seated, menu: readonly Item[], { text, meant }: Typed): boolean {
  if (meant !== undefined || meantBy(menu, text).items.length > 0) return false;
  const endings = game.acts.makers.filter(({ fields }) => fields.length === 0);
  const all = menuOf(
    game,
    endings.map(({ kind }) => game.acts.read({ do: kind })),
    language,
  );
  return meantBy(all, text).items.length > 0;
}

/** Something that he could not foresee; a question changes nothing. */
const somethingHappened = (seated: Seated, seat: Seat, entries: number): boolean =>
  seated.entries !== entries && !seated.foreseen(seat, entries);

/** How to say that a number stood for what cannot be done any more; null while it can. */
function outdated(seated: Seated, { text, meant }: Typed): ((typed: string) => string) | null {
  if (meant === undefined) return null;
  if (seated.legal().includes(meant.act) && decisionAt(seated) === meant.asked) return null;
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
