/**
 * Several acts on one line, with semicolons between them. They are carried out as long as each can be taken back:
 * when a die falls, something comes to light or another player acts, whoever typed them may want to think again.
 */
import type { ActShape, Seat } from "@rubicon/engine";
import type { Item } from "./menu.ts";
import type { Seated } from "./seated.ts";

export interface Typed {
  readonly text: string;
  /** What a number stood for in the list that its writer saw. */
  readonly act?: ActShape;
}

const waiting = new WeakMap<Seated, readonly Typed[]>();

/** Keeps all but the first part for the decisions to come, and returns the first; null where one of them names nothing. */
export function typeAhead(seated: Seated, line: string, menu: readonly Item[]): string | null {
  // What is said at the table may have any punctuation.
  const parts = line.trimStart().startsWith("say ") ? [line] : line.split(";");
  const [first, ...rest] = parts.map((part) => part.trim());
  const ahead: Typed[] = [];
  for (const text of rest.filter(Boolean)) {
    const act = /^\d+$/.test(text) ? menu[Number(text) - 1]?.act : undefined;
    if (act === undefined && /^-?\d+$/.test(text)) {
      seated.say(seated.phrases.noSuchNumber(text));
      return null;
    }
    ahead.push(act === undefined ? { text } : { text, act });
  }
  if (ahead.length > 0) waiting.set(seated, ahead);
  return first;
}

/** What was typed ahead for this decision; null when there is nothing, or nothing that still holds. */
export function nextTyped(seated: Seated, seat: Seat): Typed | null {
  const [next, ...rest] = waiting.get(seated) ?? [];
  if (next === undefined) return null;
  const isStale = next.act !== undefined && !seated.legal().includes(next.act);
  if (seated.undoable(seat) === 0 || isStale) {
    waiting.delete(seated);
    seated.say(seated.phrases.typedDropped([next, ...rest].map(({ text }) => text).join("; ")));
    return null;
  }
  waiting.set(seated, rest);
  return next;
}

/** Forgets the rest, because one of the parts could not be done. */
export function dropTyped(seated: Seated): void {
  waiting.delete(seated);
}
