/** Mountains as an engraver hints them: a rounded outline, a shaded flank, a few strokes down the slope. */
import type { Point } from "./point.ts";

export interface Hill extends Point {
  readonly size: number;
}

/** Side of the squares in which hills are drawn together. */
const SQUARE = 200;

/** Hills by the square of the map they stand in: whoever draws a part of the map leaves the other squares out. */
export function bySquare(hills: readonly Hill[]): readonly Hill[][] {
  const squares = new Map<string, Hill[]>();
  for (const hill of hills) {
    const square = `${Math.floor(hill.x / SQUARE)} ${Math.floor(hill.y / SQUARE)}`;
    squares.set(square, [...(squares.get(square) ?? []), hill]);
  }
  return [...squares.values()];
}

const n = (value: number): string => (Math.round(value * 10) / 10).toString();

/** The body of a hill, filled with the colour of the land so that it hides the one behind. */
export function bodies(hills: readonly Hill[]): string {
  return hills
    .map(
      ({ x, y, size: s }) =>
        `M${n(x - s * 0.75)} ${n(y)}Q${n(x - s * 0.35)} ${n(y - s * 0.35)} ${n(x - s * 0.08)} ${n(y - s * 0.78)}Q${n(x + s * 0.06)} ${n(y - s * 0.84)} ${n(x + s * 0.14)} ${n(y - s * 0.66)}Q${n(x + s * 0.4)} ${n(y - s * 0.26)} ${n(x + s * 0.75)} ${n(y)}`,
    )
    .join("");
}

/** The side away from the light. */
export function flanks(hills: readonly Hill[]): string {
  return hills
    .map(
      ({ x, y, size: s }) =>
        `M${n(x - s * 0.02)} ${n(y - s * 0.8)}Q${n(x + s * 0.08)} ${n(y - s * 0.8)} ${n(x + s * 0.14)} ${n(y - s * 0.66)}Q${n(x + s * 0.4)} ${n(y - s * 0.26)} ${n(x + s * 0.75)} ${n(y)}L${n(x + s * 0.22)} ${n(y)}Q${n(x + s * 0.02)} ${n(y - s * 0.3)} ${n(x - s * 0.02)} ${n(y - s * 0.8)}Z`,
    )
    .join("");
}
