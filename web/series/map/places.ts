/** Zones of the board by name, and the ways between them: where counters lie, where arrows run. */
import { between, distance } from "../../drawing/plane.ts";
import type { Point } from "../../drawing/point.ts";
import type { Geography, StraitGround, ZoneGround } from "./geography.ts";
import type { Distance } from "./measures.ts";

export interface Places {
  readonly all: readonly ZoneGround[];
  groundOf(zone: string): ZoneGround | undefined;
  /** The points a piece passes from one zone to the next: straight, or over the strait between them. */
  wayBetween(from: string, to: string, seen?: Distance): readonly Point[];
}

export function placesOn({ zones, straits }: Geography): Places {
  const grounds: ReadonlyMap<string, ZoneGround> = new Map(zones.map((zone) => [zone.id, zone]));
  const straitBetween = (a: string, b: string): StraitGround | undefined =>
    straits.find(({ between: ends }) => ends.includes(a) && ends.includes(b));
  return {
    all: zones,
    groundOf: (zone) => grounds.get(zone),
    wayBetween(from, to, seen = "close") {
      const [start, end] = [grounds.get(from)?.plots[seen].stack, grounds.get(to)?.plots[seen].stack];
      if (start === undefined || end === undefined || from === to) return [];
      const strait = straitBetween(from, to);
      if (strait === undefined) return [start, bow(start, end), end];
      const ends = strait.between[0] === from ? strait.ends : [strait.ends[1], strait.ends[0]];
      return [start, ...ends, end];
    },
  };
}

/** A straight way is bowed a little, so that there and back are two arrows. */
function bow(a: Point, b: Point): Point {
  const middle = between(a, b, 0.5);
  const by = Math.min(0.12, 16 / (distance(a, b) || 1));
  return { x: middle.x - (b.y - a.y) * by, y: middle.y + (b.x - a.x) * by };
}

/** The points a piece passes that comes through several zones, one after the other. */
export function wayThrough({ wayBetween }: Places, route: readonly string[], seen: Distance): readonly Point[] {
  return route.slice(1).flatMap((to, i) => {
    const leg = wayBetween(route[i], to, seen);
    return i === 0 ? leg : leg.slice(1);
  });
}
