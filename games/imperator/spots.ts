/** Names of the places that are not on the map. */
import { ABSENT, BOX, DEAD, GONE, onMap, TO_COME, WITHDRAWN, type Zone } from "./board.ts";
import type { Box } from "./box.ts";
import type { Spot } from "./seen.ts";

export const SPOTS: ReadonlyMap<Zone, Spot> = new Map<Zone, Spot>([
  [BOX, "box"],
  [DEAD, "dead"],
  [WITHDRAWN, "withdrawn"],
  [ABSENT, "absent"],
  [TO_COME, "to-come"],
  [GONE, "gone"],
]);

/** A zone by its id, the hold of a fleet, or where something is that is not on the map. */
export const spotName = (box: Pick<Box, "zoneIds">, zone: Zone): string =>
  onMap(zone) ? box.zoneIds[zone] : (SPOTS.get(zone) ?? "gone");
