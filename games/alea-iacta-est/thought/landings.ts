/** Where a fleet comes to land in one sequence of movement (AIE-3.4.2.e to AIE-3.4.2.h). */
import { isSea, type Zone } from "../board.ts";
import type { Box } from "../box.ts";

/** By zone of departure and coast. */
type Landings = readonly (readonly boolean[])[];

/** Found out once for each box: the map does not change. */
const known = new WeakMap<Box, Landings>();

export function landsIn(box: Box, from: Zone, to: Zone): boolean {
  let landings = known.get(box);
  if (landings === undefined) {
    landings = box.zones.map((zone) => landingsFrom(box, zone));
    known.set(box, landings);
  }
  return landings[from][to];
}

/** AIE-3.4.2.g: it spends one point at most, and out of ports and into them none. AIE-3.4.2.h: where it lands it stays. */
function landingsFrom(box: Box, start: Zone): boolean[] {
  const lands = box.zones.map(() => false);
  const sail = (from: Zone, points: number): void => {
    for (const { to, cost } of box.routesFrom[from]) {
      if (cost > points) continue;
      if (isSea(box, to)) sail(to, points - cost);
      else lands[to] = true;
    }
  };
  sail(start, 1);
  lands[start] = false;
  return lands;
}
