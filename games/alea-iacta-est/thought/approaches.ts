/** From where an army or a fleet could be in a zone in one sequence, as far as the map goes. */
import { isSea, type Zone } from "../board.ts";
import type { Box } from "../box.ts";
import { landsIn } from "./landings.ts";

/** Movement points of an army with a leader. */
export const REACH = 3;

/** By the zone that is reached: the zones of departure, in the order of the map. */
export interface Approaches {
  /** On foot with a leader, or from the sea next door. */
  readonly ofArmies: readonly (readonly Zone[])[];
  /** The same, and by ship out of a port. */
  readonly ofAll: readonly (readonly Zone[])[];
}

/** Found out once for each box: the map does not change, and positions are judged thousands of times a second. */
const known = new WeakMap<Box, Approaches>();

export function approachesOn(box: Box): Approaches {
  let approaches = known.get(box);
  if (approaches === undefined) {
    const { zones, hops, marches } = box;
    const isNear = (from: Zone, to: Zone): boolean =>
      isSea(box, from) ? hops[from][to] === 1 : marches[from][to] <= REACH;
    approaches = {
      ofArmies: zones.map((to) => zones.filter((from) => isNear(from, to))),
      ofAll: zones.map((to) => zones.filter((from) => isNear(from, to) || landsIn(box, from, to))),
    };
    known.set(box, approaches);
  }
  return approaches;
}
