/**
 * Acts: what a player can do, one click each.
 *
 * Inside a game an act is a small object whose fields are numbers: `{ do: "move", block: 12, to: 40 }`.
 * At the door the numbers are names: `{ do: "move", block: "legio-13", to: "roma" }`. Each act is made
 * once and then shared, so listing legal acts allocates nothing and acts can be compared with ===.
 */
import { BadInput, type Json } from "./game.ts";
import { isObject, type JsonObject, quote } from "./json.ts";

export interface ActShape {
  readonly do: string;
}

/** An act at the door: names in fields. */
export type WrittenAct = Readonly<Record<string, string>>;

/** A kind of thing that acts speak of: its members are numbers inside, names at the door. */
export interface Domain<N extends number = number> {
  readonly of: string;
  readonly names: readonly string[];
  /** Only says by its type which numbers: nothing is ever there. */
  readonly numbers?: N;
}

export function domain<N extends number>(of: string, names: readonly string[]): Domain<N> {
  return { of, names };
}

type Field = readonly [name: string, domain: Domain];

/** Makes the acts of one kind. */
export interface Maker {
  readonly kind: string;
  readonly fields: readonly Field[];
}

type Act0<K extends string> = { readonly do: K };
type Act1<K extends string, X extends string, N extends number> = Act0<K> & { readonly [F in X]: N };
type Act2<K extends string, X extends string, N extends number, Y extends string, M extends number> = Act1<K, X, N> & {
  readonly [F in Y]: M;
};

/** An act that says everything by its name. */
export function act0<const K extends string>(kind: K): Maker & (() => Act0<K>) {
  const only: Act0<K> = Object.freeze({ do: kind });
  return Object.assign(() => only, { kind, fields: [] });
}

export function act1<const K extends string, const X extends string, N extends number>(
  kind: K,
  x: readonly [X, Domain<N>],
): Maker & ((x: N) => Act1<K, X, N>) {
  const made: Act1<K, X, N>[] = [];
  const maker = (a: N): Act1<K, X, N> => {
    made[a] ??= create<Act1<K, X, N>>({ do: kind, [x[0]]: a });
    return made[a];
  };
  return Object.assign(maker, { kind, fields: [x] });
}

export function act2<
  const K extends string,
  const X extends string,
  N extends number,
  const Y extends string,
  M extends number,
>(kind: K, x: readonly [X, Domain<N>], y: readonly [Y, Domain<M>]): Maker & ((x: N, y: M) => Act2<K, X, N, Y, M>) {
  const made: Act2<K, X, N, Y, M>[][] = x[1].names.map(() => []);
  const maker = (a: N, b: M): Act2<K, X, N, Y, M> => {
    const row = made[a];
    row[b] ??= create<Act2<K, X, N, Y, M>>({ do: kind, [x[0]]: a, [y[0]]: b });
    return row[b];
  };
  return Object.assign(maker, { kind, fields: [x, y] });
}

export function act3<
  const K extends string,
  const X extends string,
  N extends number,
  const Y extends string,
  M extends number,
  const Z extends string,
  L extends number,
>(
  kind: K,
  x: readonly [X, Domain<N>],
  y: readonly [Y, Domain<M>],
  z: readonly [Z, Domain<L>],
): Maker & ((x: N, y: M, z: L) => Act2<K, X, N, Y, M> & { readonly [F in Z]: L }) {
  type Made = Act2<K, X, N, Y, M> & { readonly [F in Z]: L };
  const made: Made[][][] = x[1].names.map(() => []);
  const maker = (a: N, b: M, c: L): Made => {
    made[a][b] ??= [];
    const row = made[a][b];
    row[c] ??= create<Made>({ do: kind, [x[0]]: a, [y[0]]: b, [z[0]]: c });
    return row[c];
  };
  return Object.assign(maker, { kind, fields: [x, y, z] });
}

/** The fields were named by the caller's literal types; the compiler cannot follow computed keys. */
function create<A extends ActShape>(fields: Record<string, string | number>): A {
  return Object.freeze(fields) as unknown as A;
}

type MadeBy<M> = M extends (...args: never[]) => infer A ? Extract<A, ActShape> : never;

/** All acts that the makers of a list can make. */
export type ActsOf<M extends readonly Maker[]> = MadeBy<M[number]>;

export interface ActBook<A extends ActShape = ActShape> {
  readonly makers: readonly Maker[];
  /** From names to the shared act. Throws BadInput, in one sentence, when it is no act of this game. */
  read(written: Json): A;
  write(act: A): WrittenAct;
  /** A number of its own for each act, for searching and learning. */
  code(act: A): number;
  /** How many codes there are. */
  readonly size: number;
  /** The act of a code: every act of the game, legal or not, can be drawn this way. */
  decode(code: number): A;
  /** The codes of one kind of act, from the first up to but without the last. */
  codesOf(kind: string): readonly [from: number, to: number];
}

/** One kind of act in the book: its makers' fields and where its codes begin. */
interface Entry<A> {
  readonly kind: string;
  readonly fields: readonly Field[];
  readonly numbers: readonly ReadonlyMap<string, number>[];
  readonly first: number;
  readonly count: number;
  readonly make: (...values: number[]) => A;
}

/** Binds the makers of a game into its book of acts. */
export function actBook<const M extends readonly Maker[]>(makers: M): ActBook<ActsOf<M>> {
  type A = ActsOf<M>;
  const entries = enter<A>(makers);
  const byKind = new Map(entries.map((entry) => [entry.kind, entry]));
  const last = entries[entries.length - 1];
  const size = last === undefined ? 0 : last.first + last.count;
  if (size > Number.MAX_SAFE_INTEGER) throw new Error("there are more acts than numbers for them");

  const kinds = entries.map((entry) => entry.kind).join(", ");

  function entryOf(act: ActShape): Entry<A> {
    const entry = byKind.get(act.do);
    if (entry === undefined) throw new Error(`no maker in the book makes ${quote(act.do)}`);
    return entry;
  }

  return {
    makers,
    size,

    read(written) {
      if (!isObject(written) || !Object.hasOwn(written, "do"))
        throw new BadInput(`An act is an object whose "do" is one of: ${kinds}.`);
      const kind = written.do;
      const entry = typeof kind === "string" ? byKind.get(kind) : undefined;
      if (entry === undefined) throw new BadInput(`There is no act ${quote(kind)}; the acts are: ${kinds}.`);
      for (const key of Object.keys(written))
        if (key !== "do" && !entry.fields.some(([name]) => name === key))
          throw new BadInput(`The act "${entry.kind}" has no field ${quote(key)}${itsFields(entry.fields)}.`);
      return entry.make(...entry.fields.map((field, i) => readField(entry, field, entry.numbers[i], written)));
    },

    write(act) {
      const { kind, fields } = entryOf(act);
      const written: Record<string, string> = { do: kind };
      for (const [name, domain] of fields) written[name] = domain.names[numberIn(act, name)];
      return written;
    },

    code(act) {
      const { first, fields } = entryOf(act);
      let code = 0;
      for (const [name, domain] of fields) code = code * domain.names.length + numberIn(act, name);
      return first + code;
    },

    decode(code) {
      const entry = entries.find(({ first, count }) => code >= first && code < first + count);
      if (entry === undefined || !Number.isInteger(code)) throw new RangeError(`no act has the code ${code}`);
      const values: number[] = [];
      let rest = code - entry.first;
      for (const [, domain] of entry.fields.toReversed()) {
        values.unshift(rest % domain.names.length);
        rest = Math.floor(rest / domain.names.length);
      }
      return entry.make(...values);
    },

    codesOf(kind) {
      const { first, count } = entryOf({ do: kind });
      return [first, first + count];
    },
  };
}

function enter<A>(makers: readonly Maker[]): Entry<A>[] {
  const entries: Entry<A>[] = [];
  let first = 0;
  for (const maker of makers) {
    const { kind, fields } = maker;
    if (entries.some((entry) => entry.kind === kind)) throw new Error(`two makers make "${kind}"`);
    const count = fields.reduce((product, [, domain]) => product * domain.names.length, 1);
    // Makers come from act0 to act3 only, which return what takes one number a field.
    const make = maker as unknown as (...values: number[]) => A;
    entries.push({ kind, fields, numbers: fields.map(([, domain]) => numbersOf(domain)), first, count, make });
    first += count;
  }
  return entries;
}

function numbersOf(domain: Domain): ReadonlyMap<string, number> {
  const numbers = new Map(domain.names.map((name, i) => [name, i]));
  if (numbers.size < domain.names.length) throw new Error(`two of kind "${domain.of}" have the same name`);
  return numbers;
}

function readField<A>(
  { kind }: Entry<A>,
  [name, domain]: Field,
  numbers: ReadonlyMap<string, number>,
  written: JsonObject,
): number {
  if (!Object.hasOwn(written, name)) throw new BadInput(`The act "${kind}" must name a ${domain.of} in "${name}".`);
  const value = written[name];
  const number = typeof value === "string" ? numbers.get(value) : undefined;
  if (number === undefined) throw new BadInput(`${quote(value)} in "${name}" of the act "${kind}" is no ${domain.of}.`);
  return number;
}

/** Fields other than `do` are numbers by construction; the general type of an act does not say so. */
function numberIn(act: ActShape, field: string): number {
  return (act as unknown as Readonly<Record<string, number>>)[field];
}

function itsFields(fields: readonly Field[]): string {
  return fields.length === 0 ? "; it has none" : `; its fields are: ${fields.map(([name]) => name).join(", ")}`;
}
