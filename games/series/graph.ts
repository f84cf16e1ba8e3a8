/** The map as a graph: ways from zone to zone, what they cost, and how far everything is from everything. */
import { type By, by, type ReadonlyBy } from "@rubicon/engine";

/** AIE-7.2.a, IMP-7.1.a: a way from one zone to the next. */
export interface Way<Z extends number> {
  readonly to: Z;
  /** Movement points it costs to go this way. */
  readonly cost: number;
  /** Across a great river or a strait. */
  readonly crosses: boolean;
}

/** The same way by where it leads. */
export interface WayIn<Z extends number> {
  readonly from: Z;
  readonly cost: number;
}

/** Farther than anything on the map. */
export const FAR = 99;

/** AIE-7.2.a, IMP-7.1.a: from where one comes into a zone, and what that costs. */
export function waysInto<Z extends number>(
  zones: readonly Z[],
  waysFrom: ReadonlyBy<Z, readonly Way<Z>[]>,
): By<Z, WayIn<Z>[]> {
  const into = by<Z, WayIn<Z>[]>(zones.map(() => []));
  for (const from of zones) for (const { to, cost } of waysFrom[from]) into[to].push({ from, cost });
  return into;
}

/** AIE-R115, IMP-R45: from every zone to every other by the cheapest way; FAR where there is none. */
export function distances<Z extends number>(
  zones: readonly Z[],
  from: (zone: Z) => readonly { readonly to: Z; readonly cost: number }[],
): By<Z, By<Z, number>> {
  return by<Z, By<Z, number>>(
    zones.map((start) => {
      const far: number[] = zones.map((zone) => (zone === start ? 0 : FAR));
      for (let changed = true; changed; ) {
        changed = false;
        for (const zone of zones)
          for (const { to, cost } of from(zone))
            if (far[zone] + cost < far[to]) {
              far[to] = far[zone] + cost;
              changed = true;
            }
      }
      return by<Z, number>(far);
    }),
  );
}

/** AIE-4.3.l, IMP-4.3.l: steps to every zone from the nearest of a People's zones of origin. */
export const fromNearest = <Z extends number>(
  zones: readonly Z[],
  homes: readonly Z[],
  steps: ReadonlyBy<Z, ReadonlyBy<Z, number>>,
): By<Z, number> => by<Z, number>(zones.map((zone) => Math.min(FAR, ...homes.map((home) => steps[home][zone]))));
