/**
 * Several acts on one line, with semicolons between them. They are carried out as long as each can be taken back:
 * when a die falls, something comes to light or another player acts, whoever typed them may want to think again.
 */
import type { Seat } from "@rubicon/engine";
import type { Seated } from "./seated.ts";

const waiting = new WeakMap<Seated, readonly string[]>();

/** Keeps all but the first part for the decisions to come, and returns the first. */
export function typeAhead(seated: Seated, line: string): string {
  // What is said at the table may have any punctuation.
  const parts = line.trimStart().startsWith("say ") ? [line] : line.split(";");
  const [first, ...rest] = parts.map((part) => part.trim());
  if (rest.length > 0) waiting.set(seated, rest.filter(Boolean));
  return first;
}

/** What was typed ahead for this decision; null when there is nothing, or nothing that still holds. */
export function nextTyped(seated: Seated, seat: Seat): string | null {
  const [next, ...rest] = waiting.get(seated) ?? [];
  if (next === undefined) return null;
  if (seated.undoable(seat) === 0) {
    waiting.delete(seated);
    seated.say(seated.phrases.typedDropped([next, ...rest].join("; ")));
    return null;
  }
  waiting.set(seated, rest);
  return next;
}

/** Forgets the rest, because one of the parts could not be done. */
export function dropTyped(seated: Seated): void {
  waiting.delete(seated);
}
