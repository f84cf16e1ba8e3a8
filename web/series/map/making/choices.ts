/** Where counters and names may lie in and around each zone, and what speaks against each place. */
import { CAPITAL, widthOf } from "../../../drawing/lettering.ts";
import { at, distance as away, boxAround, grown, overlap, paced, type Rect, within } from "../../../drawing/plane.ts";
import type { LabelSpot, Point } from "../../../drawing/point.ts";
import { type Choice, CLASH } from "../../../drawing/search.ts";
import type { Printed } from "../geography.ts";
import { type Distance, type Drawn, type Mark, type Measures, markReach, tabletReach } from "../measures.ts";
import { cityBox, titleReach } from "../titles.ts";
import type { Owners } from "./owners.ts";

export interface PlacedMark extends Mark {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
}

export interface Zone {
  readonly number: number;
  readonly id: string;
  readonly sea: boolean;
  readonly printed: Printed;
  readonly heart: Point;
  /** Where its cities, camps and ports stand. */
  readonly marks: readonly PlacedMark[];
  /** Where ships would lie best. */
  readonly fleet: Point | null;
}

/** What is already on the sheet when the search begins. */
export interface Surroundings {
  readonly measures: Measures;
  readonly distance: Distance;
  /** What it costs a name to stand on somebody else's land. */
  readonly care: number;
  /** How far apart the spots are that are looked at, as a part of what is usual: farther, where much lies close together. */
  readonly stride: number;
  readonly searches: readonly number[] | undefined;
  readonly zones: readonly Zone[];
  readonly owners: Owners;
  /** What nothing may cover. */
  readonly taken: readonly Rect[];
  /** Points along the names of seas and along rivers, which are better not covered. */
  readonly avoided: readonly Point[];
}

export interface Spotted extends Choice {
  readonly spot: LabelSpot;
}

/** What it costs a name to stand on somebody else's land, where nothing else is said. */
export const CARE = 150;

/** So many of the best are tried. */
const MOST = 120;

const isOutside = (box: Rect, { field }: Measures): boolean =>
  box.left < field.left + 3 || box.right > field.right - 3 || box.top < field.top + 3 || box.bottom > field.bottom - 3;

export const drawnIn = ({ measures, distance }: Pick<Surroundings, "measures" | "distance">): Drawn =>
  measures.drawn[distance];

export const marksOf = (around: Pick<Surroundings, "zones" | "measures" | "distance">): readonly Rect[] =>
  around.zones.flatMap(({ marks }) => marks.map((mark) => boxAround(mark.at, markReach(mark, drawnIn(around).mark))));

const isFree = (box: Rect, around: Surroundings, marks: readonly Rect[]): boolean =>
  !isOutside(box, around.measures) &&
  around.taken.every((other) => overlap(box, other) === 0) &&
  marks.every((other) => overlap(box, other) === 0);

const best = (choices: readonly Spotted[]): Spotted[] =>
  choices
    .filter(({ cost }) => cost < CLASH)
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, MOST);

const avoidedBy = (box: Rect, { avoided }: Surroundings): number => avoided.filter((p) => within(p, box)).length;

/** Every spot of a lattice over a zone and around it. */
function lattice(zone: Zone, owners: Owners, around: number, step: number): Point[] {
  const { left, top, right, bottom } = grown(owners.reachOf(zone.number), around);
  const points: Point[] = [];
  for (let y = top; y <= bottom; y += step)
    for (let x = left; x <= right; x += step) points.push(at(Math.round(x), Math.round(y)));
  return points;
}

/** Counters lie in their zone, and where it is small beside it, rather in the water than on somebody else's land. */
export function pileChoices(zone: Zone, around: Surroundings): Spotted[] {
  const marks = marksOf(around);
  const { pile } = drawnIn(around);
  const wish = zone.fleet ?? zone.heart;
  const points =
    zone.fleet === null
      ? lattice(zone, around.owners, 56, 8 * around.stride)
      : aroundPoint(zone.fleet, { reach: 96, step: 10 });
  return best(
    points.flatMap((p): Spotted[] => {
      const box = grown(boxAround(p, pile), 1);
      if (!isFree(box, around, marks)) return [];
      const { water, others, nobodys } = around.owners.sharesOf(box, zone.number);
      const strange = zone.sea ? 260 * (others + nobodys) + 200 * water : 170 * others + 80 * water + 60 * nobodys;
      const cost =
        strange + away(p, wish) * (zone.sea ? 0.5 : 0.4) + 3 * avoidedBy(box, around) + crossed(zone, p, around);
      return [{ spot: { ...p, anchor: "middle" }, box, cost }];
    }),
  );
}

/** Counters behind somebody else's land would be taken for his: what lies between them and their zone. */
function crossed({ number, sea, heart }: Zone, p: Point, { owners, zones }: Surroundings): number {
  if (sea) return 0;
  const strange = paced([heart, p], 6).filter((q) => {
    const owner = owners.ownerAt(q);
    return owner >= 0 && owner !== number && !zones[owner].sea;
  });
  return strange.length * 9;
}

/** The name of a zone lies in it, above its counters if it can. */
export function titleChoices(zone: Zone, around: Surroundings): Spotted[] {
  const marks = marksOf(around);
  const reach = titleReach(zone.printed, around.distance, around.measures.drawn);
  return best(
    lattice(zone, around.owners, 40, 6 * around.stride).flatMap((p): Spotted[] => {
      const box = grown(boxAround(p, reach), 1.5);
      if (!isFree(box, around, marks)) return [];
      const { water, others, nobodys } = around.owners.sharesOf(box, zone.number);
      const strange = around.care * others + 90 * water + 70 * nobodys;
      const below = Math.max(0, p.y - zone.heart.y) * 0.12;
      // Where more care is taken, a name does not stand behind somebody else's land either.
      const behind = (around.care / CARE - 1) * crossed(zone, p, around);
      const cost = strange + away(p, zone.heart) * 0.45 + below + behind + 3 * avoidedBy(box, around);
      return [{ spot: { ...p, anchor: "middle" }, box, cost }];
    }),
  );
}

/** Names of cities and camps stand right, left, above or below the marker, or at one of its corners. */
export function cityChoices({ number }: Zone, mark: PlacedMark, around: Surroundings): Spotted[] {
  const { mark: scale, city: size } = drawnIn(around);
  const wide = widthOf(mark.name, size, 0, "cities");
  const high = size * CAPITAL;
  const walls = grown(boxAround(mark.at, markReach(mark, scale)), size / 6);
  const centre = (walls.top + walls.bottom) / 2 + high / 2;
  const marks = marksOf(around);
  const choices: Spotted[] = [];
  const offer = (x: number, y: number, anchor: LabelSpot["anchor"], dislike: number): void => {
    const spot = { x: Math.round(x), y: Math.round(y), anchor };
    const box = grown(cityBox(mark.name, spot, around.distance, around.measures.drawn), 1);
    if (!isFree(box, around, marks)) return;
    const { own, water, others } = around.owners.sharesOf(box, number);
    const cost = 26 * others + 12 * own * water + 3 * avoidedBy(box, around) + dislike;
    choices.push({ spot, box, cost });
  };
  for (const shift of [0, -5, 5, -10, 10, -16, 16]) {
    offer(walls.right, centre + shift, "start", Math.abs(shift) / 3);
    offer(walls.left, centre + shift, "end", 1.5 + Math.abs(shift) / 3);
  }
  for (const shift of [0, -0.15, 0.15, -0.3, 0.3, -0.45, 0.45]) {
    const x = (walls.left + walls.right) / 2 + shift * wide;
    offer(x, walls.top - 1, "middle", 2 + Math.abs(shift) * 6);
    offer(x, walls.bottom + high + 1, "middle", 2 + Math.abs(shift) * 6);
  }
  return best(choices);
}

export interface TabletWish {
  readonly name: string;
  readonly at: Point;
}

/** The tablet of a region lies where it is wished, or not far from it, on nobody's land and in open water. */
export function tabletChoices({ name, at: wish }: TabletWish, around: Surroundings): Spotted[] {
  const marks = marksOf(around);
  return best(
    aroundPoint(wish, { reach: 130, step: 8 }).flatMap((p): Spotted[] => {
      const box = grown(boxAround(p, tabletReach(name)), 5);
      if (!isFree(box, around, marks)) return [];
      const { others } = around.owners.sharesOf(box, -2);
      return [
        {
          spot: { ...p, anchor: "middle" },
          box,
          cost: 220 * others + away(p, wish) * 0.35 + 16 * avoidedBy(box, around),
        },
      ];
    }),
  );
}

function aroundPoint({ x, y }: Point, { reach, step }: { readonly reach: number; readonly step: number }): Point[] {
  const points: Point[] = [];
  for (let dy = -reach; dy <= reach; dy += step)
    for (let dx = -reach; dx <= reach; dx += step) points.push(at(Math.round(x + dx), Math.round(y + dy)));
  return points;
}
