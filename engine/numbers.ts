/**
 * Numbers with names. Inside a game things are small integers: the third place, the fortieth block. A type of its own
 * for each kind keeps a place from being taken for a block, and costs nothing when the game runs.
 */

declare const kind: unique symbol;

/** The number of a thing of one kind: `type Place = Nth<"place">`. */
export type Nth<K extends string> = number & { readonly [kind]: K };

/** A table that is looked up by things of one kind: `value[place]`. Made by `by`, from a list in the order of the things. */
export type By<K extends number, V> = { [thing in K]: V } & {
  readonly length: number;
  slice(): By<K, V>;
  fill(value: V): unknown;
  /** The first thing of which that is so; -1 when there is none. */
  indexOf(value: V): K;
  [Symbol.iterator](): IterableIterator<V>;
};

/** A table that nobody changes. */
export type ReadonlyBy<K extends number, V> = { readonly [thing in K]: V } & {
  readonly length: number;
  slice(): By<K, V>;
  indexOf(value: V): K;
  [Symbol.iterator](): IterableIterator<V>;
};

/** A list as a table: its places are the numbers of the things. */
export function by<K extends number, V>(list: V[]): By<K, V> {
  // At run time it is that very list; the type only says who may look things up in it.
  return list as unknown as By<K, V>;
}

/** A table as the list it is, where the kinds of things do not matter: to write or to hash it. */
export function listed<V>(table: Iterable<V> & { readonly length: number }): readonly V[] {
  return table as unknown as readonly V[];
}

/** All things of a kind, in order: `for (const block of box.blocks)`. */
export function everyNth<K extends number>(count: number): readonly K[] {
  return Array.from({ length: count }, (_, i) => nth<K>(i));
}

/** A list of so many, all alike. Grown one by one it has no holes, and such lists are copied and read faster. */
export function rowOf<T>(count: number, value: T): T[] {
  const row: T[] = [];
  for (let i = 0; i < count; i++) row.push(value);
  return row;
}

/** Takes a plain number for that of a thing; for whoever has made sure that there is such a thing. */
export function nth<K extends number>(number: number): K {
  return number as K;
}
