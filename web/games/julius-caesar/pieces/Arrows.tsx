/** Arrows on the map: the moves of the last entry, fading, and the move that is being planned. */
import type { Json } from "@rubicon/engine";
import type { ReactNode } from "react";
import { curveThrough } from "../../../drawing/lines.ts";
import type { Point } from "../../../drawing/point.ts";
import { useKit } from "../kit.ts";
import { type Journey, journeysOf } from "./events.ts";

/** Journeys of one entry along the same way are one arrow. */
interface Sheaf {
  readonly journey: Journey;
  readonly count: number;
}

function sheaves(events: readonly Json[]): readonly Sheaf[] {
  const found = new Map<string, Sheaf>();
  for (const journey of journeysOf(events)) {
    const name = [journey.side, journey.from, journey.to, journey.is].join(" ");
    found.set(name, { journey, count: (found.get(name)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

export function Arrows({ events, scale }: { readonly events: readonly Json[]; readonly scale: number }): ReactNode {
  const { wayBetween } = useKit().places;
  return sheaves(events).map(({ journey, count }) => {
    const { side, from, to, over, is } = journey;
    const way = wayBetween(from, to, over);
    if (way.length < 2) return null;
    // A new entry gets new elements, so that it fades anew.
    return (
      <g key={`${side} ${from} ${to} ${is}`} className={`jc-arrow ${is} ${side}`}>
        <Arrow way={over.length > 0 || way.length > 2 ? way : bent(way)} width={(2.6 + Math.min(count, 5)) * scale} />
      </g>
    );
  });
}

/** Where the picked block would go. */
export function PlannedArrow({
  from,
  spot,
  to,
  scale,
}: {
  readonly from: string;
  readonly spot: Point;
  readonly to: string;
  readonly scale: number;
}): ReactNode {
  const way = useKit().places.wayBetween(from, to);
  if (way.length < 2) return null;
  return (
    <g className="jc-arrow planned">
      <Arrow way={way.length > 2 ? [spot, ...way.slice(1)] : bent([spot, way[1]])} width={4.5 * scale} />
    </g>
  );
}

/** The way that what is held would take: an arrow from each place to the next. */
export function PlannedWay({
  places,
  scale,
}: {
  readonly places: readonly string[];
  readonly scale: number;
}): ReactNode {
  const { wayBetween } = useKit().places;
  return (
    <g className="jc-arrow planned">
      {places.slice(1).map((to, i) => {
        const way = wayBetween(places[i], to);
        if (way.length < 2 || places[i] === to) return null;
        return <Arrow key={to} way={way.length > 2 ? way : bent(way)} width={4.5 * scale} />;
      })}
    </g>
  );
}

/** The end is left free for the city and its blocks. */
const SHORT = 20;

function Arrow({ way, width }: { readonly way: readonly Point[]; readonly width: number }): ReactNode {
  const tip = shortened(way, SHORT);
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

/** A straight way bowed a little, so that there and back are two arrows. */
function bent([a, b]: readonly Point[]): readonly Point[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return [a, { x: (a.x + b.x) / 2 - dy * 0.12, y: (a.y + b.y) / 2 + dx * 0.12 }, b];
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
