/** Things of the components as they are called there now. Asked for every cell, so each list is gone through once. */
import type { Json } from "@rubicon/engine";
import type { EntryOption } from "../../workshop/form.ts";
import { itemsAt, textAt } from "../../workshop/steps.ts";

/** Makes something of a list within components once for as long as the list is the same. */
export function ofList<T>(at: string, make: (items: readonly Json[]) => T): (components: Json) => T {
  const known = new WeakMap<readonly Json[], T>();
  return (components) => {
    const items = itemsAt(components, at);
    const made = known.get(items) ?? make(items);
    known.set(items, made);
    return made;
  };
}

/** Names by id, of what has both. */
export const namesAt = (at: string): ((components: Json) => ReadonlyMap<string, string>) =>
  ofList(at, (items) => new Map(items.map((item) => [textAt(item, "id"), textAt(item, "name")])));

/** The same as options, in the order of the list. */
export const optionsAt = (at: string): ((components: Json) => readonly EntryOption[]) =>
  ofList(at, (items) => items.map((item) => ({ value: textAt(item, "id"), label: textAt(item, "name") })));

/** Those that are called alike are numbered. */
export const apart = (names: readonly string[]): readonly string[] => {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    return names.filter((each) => each === name).length > 1 ? `${name} ${nth}` : name;
  });
};
