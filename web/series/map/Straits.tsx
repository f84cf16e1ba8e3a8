/** Straits that can be crossed: a double arrow over waves, from shore to shore. */
import type { ReactNode } from "react";
import { between, distance } from "../../drawing/plane.ts";
import type { Point } from "../../drawing/point.ts";
import type { StraitGround } from "./geography.ts";

const say = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** An arrow head at the end of a line. */
function head(tip: Point, from: Point, long: number): string {
  const turn = Math.atan2(tip.y - from.y, tip.x - from.x);
  const wing = (side: number): Point => ({
    x: tip.x - long * Math.cos(turn + side * 0.52),
    y: tip.y - long * Math.sin(turn + side * 0.52),
  });
  return `M${say(tip)}L${say(wing(1))}L${say(between(tip, from, (0.62 * long) / distance(tip, from)))}L${say(wing(-1))}Z`;
}

export function doubleArrow([a, b]: readonly [Point, Point]): { readonly shaft: string; readonly heads: string } {
  const long = Math.min(10, distance(a, b) / 2.6);
  const inset = (long * 0.7) / distance(a, b);
  return {
    shaft: `M${say(between(a, b, inset))}L${say(between(b, a, inset))}`,
    heads: head(a, b, long) + head(b, a, long),
  };
}

export function Straits({ straits }: { readonly straits: readonly StraitGround[] }): ReactNode {
  return straits.map(({ between: zones, ends }) => {
    const { shaft, heads } = doubleArrow(ends);
    return (
      <g key={zones.join(" ")} className="volm-strait">
        <path className="volm-strait-bed" d={shaft} />
        <path className="volm-strait-shaft" d={shaft} />
        <path className="volm-strait-head" d={heads} />
      </g>
    );
  });
}
