/** Lines drawn along the roads, worked out once: waves of the straits with their arrow heads, ties from blocks to city. */
import type { Point } from "../../../drawing/point.ts";
import type { Geography } from "./geography.ts";
import { type Distance, DRAWN, LEADER_FROM, markReach } from "./measures.ts";

const along = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
const say = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The line again in steps of one unit, without the parts under the two markers. */
function clear(points: readonly Point[], ends: readonly Point[], room: number): Point[] {
  const line: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const steps = Math.max(1, Math.round(distance(points[i], points[i + 1])));
    for (let s = 0; s < steps; s++) line.push(along(points[i], points[i + 1], s / steps));
  }
  return line.filter((p) => ends.every((end) => distance(p, end) > room));
}

/** Half the side of a camp. */
const CAMP = 9;
const WAVE = 11;
const SWELL = 2.6;

/** A line that swells to the left and to the right like water. */
function waves(line: readonly Point[]): string {
  return line
    .map((p, i) => {
      const [a, b] = [line[Math.max(0, i - 1)], line[Math.min(line.length - 1, i + 1)]];
      const long = distance(a, b) || 1;
      const swell = SWELL * Math.sin((2 * Math.PI * i) / WAVE) * Math.min(1, i / 6, (line.length - 1 - i) / 6);
      return `${i === 0 ? "M" : "L"}${say({ x: p.x - ((b.y - a.y) / long) * swell, y: p.y + ((b.x - a.x) / long) * swell })}`;
    })
    .join("");
}

/** An arrow head at the end of a line. */
function head(tip: Point, from: Point, long: number): string {
  const turn = Math.atan2(tip.y - from.y, tip.x - from.x);
  const wing = (side: number): Point => ({
    x: tip.x - long * Math.cos(turn + side * 0.5),
    y: tip.y - long * Math.sin(turn + side * 0.5),
  });
  return `M${say(tip)}L${say(wing(1))}L${say(along(tip, from, Math.min(1, (0.62 * long) / (distance(tip, from) || 1))))}L${say(wing(-1))}Z`;
}

/** Paths of each kind. */
export interface Ways {
  readonly major: readonly string[];
  readonly minor: readonly string[];
  readonly waves: readonly string[];
  readonly heads: readonly string[];
  /**
   * From cities to their blocks, where those lie so far off that one might wonder whose they are; and there a camp, so
   * that the line does not lead into nothing while no blocks lie there.
   */
  readonly ties: Readonly<Record<Distance, Ties>>;
}

export interface Ties {
  readonly leaders: readonly string[];
  readonly camps: readonly string[];
}

export function waysOn(geography: Geography): Ways {
  const ofKind = (kind: "major" | "minor"): readonly string[] =>
    geography.roads.filter((road) => road.kind === kind).map((road) => road.path);
  const straits = geography.roads
    .filter((road) => road.kind === "strait")
    .map(({ between, points }) =>
      strait(
        points,
        geography.cities.filter(({ id }) => between.includes(id)),
      ),
    );
  return {
    major: ofKind("major"),
    minor: ofKind("minor"),
    waves: straits.map(({ wave }) => wave),
    heads: straits.map(({ heads }) => heads),
    ties: { close: ties(geography, "close"), far: ties(geography, "far") },
  };
}

function strait(points: readonly Point[], ends: readonly Point[]): { readonly wave: string; readonly heads: string } {
  const line = clear(points, ends, 18);
  const [first, last] = [line[0], line[line.length - 1]];
  // Where the water is narrow the heads are small, so that some of the wave is seen between them.
  const long = Math.min(8.5, line.length / 3.4);
  return {
    wave: waves(line.slice(Math.round(long * 0.7), -Math.round(long * 0.7))),
    heads:
      head(first, line[Math.min(9, line.length - 1)], long) + head(last, line[Math.max(0, line.length - 10)], long),
  };
}

function ties({ cities }: Geography, seen: Distance): Ties {
  const { pile, block, mark } = DRAWN[seen];
  const found = cities.flatMap((city) => {
    const { x, y } = city.plots[seen].stack;
    const middle = { x, y: y + (pile.top + pile.bottom) / 2 };
    const away = distance(city, middle);
    if (away < LEADER_FROM * block) return [];
    const half = CAMP * block;
    const from = along(city, middle, Math.min(1, (markReach(city, mark).right + 1) / away));
    return {
      leader: `M${say(from)}L${say(along(city, middle, (away - half) / away))}`,
      camp: `M${x - half} ${middle.y - half}h${2 * half}v${2 * half}h${-2 * half}z`,
    };
  });
  return { leaders: found.map(({ leader }) => leader), camps: found.map(({ camp }) => camp) };
}
