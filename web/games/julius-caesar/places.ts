/** Places of the board by name, and the ways between them: where blocks lie, where arrows run. */
import type { Point } from "../../drawing/point.ts";
import type { Geography, Plots, RoadGround } from "./map/geography.ts";

export interface Ground {
  readonly id: string;
  readonly sea: boolean;
  /** Where the city is drawn; of a sea, where its ships lie. */
  readonly at: Point;
  readonly plots: Plots;
}

export interface Places {
  readonly all: readonly Ground[];
  groundOf(place: string): Ground | undefined;
  roadBetween(a: string, b: string): RoadGround | undefined;
  roadsFrom(place: string): readonly RoadGround[];
  /** The points a block passes from one place to another: along the road, or over the seas named, or straight. */
  wayBetween(from: string, to: string, over?: readonly string[]): readonly Point[];
}

const nameOfRoad = (a: string, b: string): string => (a < b ? `${a}+${b}` : `${b}+${a}`);

export function placesOn(geography: Geography): Places {
  const grounds: ReadonlyMap<string, Ground> = new Map<string, Ground>([
    ...geography.cities.map((city): [string, Ground] => [
      city.id,
      { id: city.id, sea: false, at: { x: city.x, y: city.y }, plots: city.plots },
    ]),
    ...geography.seas.map((sea): [string, Ground] => [
      sea.id,
      { id: sea.id, sea: true, at: sea.anchor, plots: sea.plots },
    ]),
  ]);
  const roads: ReadonlyMap<string, RoadGround> = new Map(
    geography.roads.map((road) => [nameOfRoad(road.between[0], road.between[1]), road]),
  );
  const roadBetween = (a: string, b: string): RoadGround | undefined => roads.get(nameOfRoad(a, b));
  return {
    all: [...grounds.values()],
    groundOf: (place) => grounds.get(place),
    roadBetween,
    roadsFrom: (place) => geography.roads.filter(({ between }) => between.includes(place)),
    wayBetween(from, to, over = []) {
      const [start, end] = [grounds.get(from), grounds.get(to)];
      if (start === undefined || end === undefined) return [];
      const road = roadBetween(from, to);
      if (road !== undefined && over.length === 0)
        return road.between[0] === from ? road.points : [...road.points].reverse();
      const seas = over.flatMap((sea) => grounds.get(sea)?.at ?? []);
      return [start.at, ...seas, end.at];
    },
  };
}

/** The points a block passes that comes through several places, one after the other. */
export function wayThrough({ wayBetween }: Places, route: readonly string[]): readonly Point[] {
  return route.slice(1).flatMap((to, i) => {
    const leg = wayBetween(route[i], to);
    return i === 0 ? leg : leg.slice(1);
  });
}
