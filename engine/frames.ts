/**
 * Frames of the sequence of play, declared once: from the declaration come their types, and how they are read.
 *
 *     export const FRAMES = {
 *       movement: { side: nthOf<Side>("side"), moves: upTo(4), power: oneOf(POWERS), begun: FLAG },
 *       battle: { place: nthOf<Place>("place"), round: upTo(4) },
 *     } satisfies FrameShapes;
 *     export type Frame = FrameOf<typeof FRAMES>;
 *
 * A frame is never changed, only replaced: positions that are copies of each other share their frames.
 */
import { quote } from "./json.ts";
import { nth } from "./numbers.ts";
import type { Found } from "./reading.ts";

/** How many things of each kind there are: `{ place: 60, block: 63 }`. */
export type Sizes = Readonly<Record<string, number>>;

/** What a field of a frame may hold. */
export interface FieldShape<T> {
  read(found: Found, sizes: Sizes): T;
}

export type FrameShapes = Readonly<Record<string, Readonly<Record<string, FieldShape<unknown>>>>>;

/** A whole number from 0, or from `least`. */
export const upTo = (most: number, least = 0): FieldShape<number> => ({ read: (found) => found.whole(least, most) });

export const FLAG: FieldShape<boolean> = { read: (found) => found.flag() };

export const oneOf = <const T extends string>(names: readonly T[]): FieldShape<T> => ({
  read: (found) => found.oneOf(names),
});

/** A thing of a kind; how many there are is known when frames are read. */
export const nthOf = <N extends number>(kind: string): FieldShape<N> => ({
  read: (found, sizes) => nth<N>(found.whole(0, sizes[kind] - 1)),
});

/** The same, or -1 for none. */
export const nthOrNone = <N extends number>(kind: string): FieldShape<N> => ({
  read: (found, sizes) => nth<N>(found.whole(-1, sizes[kind] - 1)),
});

export const listOf = <T>(item: FieldShape<T>): FieldShape<readonly T[]> => ({
  read: (found, sizes) => found.each((each) => item.read(each, sizes)),
});

type FieldsOf<S> = { readonly [K in keyof S]: S[K] extends FieldShape<infer T> ? T : never };

/** Every frame that the shapes declare. */
export type FrameOf<S extends FrameShapes> = {
  [K in keyof S & string]: { readonly step: K } & FieldsOf<S[K]>;
}[keyof S & string];

/** Throws BadInput, with the place of the fault, when it is no frame of these shapes. */
export function readFrame<S extends FrameShapes>(shapes: S, found: Found, sizes: Sizes): FrameOf<S> {
  const step = found.get("step").text();
  if (!Object.hasOwn(shapes, step)) throw found.get("step").wrong(`there is no step ${quote(step)}.`);
  const fields = Object.entries(shapes[step]);
  found.only("step", ...fields.map(([field]) => field));
  const read = fields.map(([field, shape]) => [field, shape.read(found.get(field), sizes)]);
  // Built field by field as the shapes declare it, which is what the type says.
  return Object.fromEntries([["step", step], ...read]) as FrameOf<S>;
}
