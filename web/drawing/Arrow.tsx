/** An arrow along a way, with a halo that parts it from what lies below. Its colours come from its surroundings. */
import type { ReactNode } from "react";
import { curveThrough } from "./lines.ts";
import type { Point } from "./point.ts";

export interface ArrowProps {
  readonly way: readonly Point[];
  readonly width: number;
  /** How much of its end is left free for what it points at. */
  readonly short: number;
}

export function Arrow({ way, width, short }: ArrowProps): ReactNode {
  const tip = shortened(way, short);
  const last = tip[tip.length - 1];
  const before = backFrom(tip, width * 3);
  const [dx, dy] = [last.x - before.x, last.y - before.y];
  const long = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / long, dy / long];
  const at = (along: number, across: number): string =>
    `${(last.x + along * ux - across * uy).toFixed(1)},${(last.y + along * uy + across * ux).toFixed(1)}`;
  const head = width * 2.1;
  const shaft = curveThrough([...shortened(tip, head * 0.9)]);
  const point = `M${at(0, 0)}L${at(-head * 1.5, head)}L${at(-head * 1.1, 0)}L${at(-head * 1.5, -head)}Z`;
  return (
    <>
      <path className="halo" d={shaft} style={{ strokeWidth: width + 4 }} />
      <path className="halo tip" d={point} />
      <path className="shaft" d={shaft} style={{ strokeWidth: width }} pathLength={1} />
      <path className="head" d={point} />
    </>
  );
}

/** The point of a line so far before its end. */
function backFrom(way: readonly Point[], distance: number): Point {
  const cut = shortened(way, distance);
  return cut[cut.length - 1];
}

function shortened(way: readonly Point[], by: number): readonly Point[] {
  const points = [...way];
  let left = by;
  while (points.length > 1) {
    const [a, b] = [points[points.length - 2], points[points.length - 1]];
    const long = Math.hypot(b.x - a.x, b.y - a.y);
    if (long > left) {
      const part = (long - left) / long;
      points[points.length - 1] = { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
      return points;
    }
    if (points.length === 2) return points;
    left -= long;
    points.pop();
  }
  return points;
}
