/** Reading what may not differ from pack to pack: the board is drawn for it, or the rules name it. */
import { nth } from "./numbers.ts";
import type { Found } from "./reading.ts";

/** Names by their place in a list. */
export function numbersOf<N extends number>(fixed: readonly string[]): ReadonlyMap<string, N> {
  return new Map(fixed.map((id, i) => [id, nth<N>(i)]));
}

/** Reads a list that must hold the very things the board is drawn for, in their order. */
export function eachFixed<T>(list: Found, fixed: readonly string[], read: (found: Found, index: number) => T): T[] {
  const items = list.items();
  for (const [i, id] of fixed.entries()) {
    if (items[i] === undefined) throw list.wrong(`"${id}" is missing: there must be ${fixed.length}.`);
    mustBe(items[i].get("id"), id);
  }
  if (items.length > fixed.length) throw items[fixed.length].wrong(`there must be ${fixed.length} and no more.`);
  return items.map(read);
}

export function mustBe(found: Found, fixed: string): void {
  const text = found.text();
  if (text !== fixed) throw found.wrong(`must be "${fixed}", not "${text}": the board is drawn for it.`);
}

/** The same for whatever else is fixed; null and not there at all are alike. */
export function mustStay(found: Found, fixed: string | boolean | null): void {
  if ((found.json ?? null) !== fixed) throw found.wrong(`must be ${shown(fixed)}: the board is drawn for it.`);
}

const shown = (fixed: string | boolean | null): string => (typeof fixed === "string" ? `"${fixed}"` : String(fixed));

/** Things that people tell apart by their names. */
export function apart(things: readonly Found[]): void {
  const names = new Set<string>();
  for (const thing of things) {
    const name = readName(thing.get("name"));
    if (names.has(name)) throw thing.get("name").wrong("another is called so already.");
    names.add(name);
  }
}

/** Longer ones find no room on the board. */
const LONGEST_NAME = 60;

export function readName(found: Found): string {
  const name = found.text();
  if (name.length > LONGEST_NAME || name.trim() !== name || /\p{C}/u.test(name))
    throw found.wrong(`must be a name of at most ${LONGEST_NAME} ordinary characters.`);
  return name;
}
