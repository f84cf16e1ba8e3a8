/** How lines and areas are written for lines.ts to read: only whoever makes a sheet needs it. */
import type { Point } from "./point.ts";

interface Place {
  readonly line: number;
  readonly index: number;
  readonly step: 1 | -1;
}

const keyOf = (a: Point, b: Point): string => `${a.x},${a.y}>${b.x},${b.y}`;

/** Writes rings as pieces: [line, first point, steps], or [-1, x, y] for a point on no line. Shores come before borders. */
export function byPieces(
  shores: readonly Point[][],
  borders: readonly Point[][],
): (ring: readonly Point[]) => number[][] {
  const places = new Map<string, Place>();
  const enter = (points: readonly Point[], line: number, index: number): void => {
    const [a, b] = [points[index], points[(index + 1) % points.length]];
    places.set(keyOf(a, b), { line, index, step: 1 });
    places.set(keyOf(b, a), { line, index: (index + 1) % points.length, step: -1 });
  };
  shores.forEach((ring, line) => {
    for (let i = 0; i < ring.length; i++) enter(ring, line, i);
  });
  borders.forEach((points, i) => {
    for (let j = 0; j + 1 < points.length; j++) enter(points, shores.length + i, j);
  });
  const sizes = [...shores, ...borders].map((points) => points.length);
  const follows = (a: Place, b: Place): boolean =>
    a.line === b.line && a.step === b.step && (a.index + a.step + sizes[a.line]) % sizes[a.line] === b.index;
  return (ring) => {
    const pieces: number[][] = [];
    let last: Place | undefined;
    ring.forEach((a, i) => {
      const here = places.get(keyOf(a, ring[(i + 1) % ring.length]));
      const piece = pieces[pieces.length - 1];
      if (!here) pieces.push([-1, a.x, a.y]);
      else if (last && follows(last, here)) piece[2] += here.step;
      else pieces.push([here.line, here.index, here.step]);
      last = here;
    });
    return pieces;
  };
}

/** A line in tenths of a unit, each point as steps from the one before. */
export function inTenths(line: readonly Point[]): string {
  let [x, y] = [0, 0];
  let text = "";
  for (const p of line) {
    const [nextX, nextY] = [Math.round(p.x * 10), Math.round(p.y * 10)];
    for (const step of [nextX - x, nextY - y]) text += step < 0 || text === "" ? step : ` ${step}`;
    [x, y] = [nextX, nextY];
  }
  return text;
}
