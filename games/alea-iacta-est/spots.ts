/** Names of the places that are not on the map. */
import { ABSENT, BOX, GONE, OFF, onMap, RESERVE, TO_COME, waitsIn, type Zone } from "./board.ts";
import type { Box } from "./box.ts";
import type { Spot } from "./seen.ts";

export const SPOTS: ReadonlyMap<Zone, Spot> = new Map<Zone, Spot>([
  [RESERVE, "reserve"],
  [BOX, "box"],
  [OFF, "off"],
  [ABSENT, "absent"],
  [TO_COME, "to-come"],
  [GONE, "gone"],
]);

/** A zone by its id, or where something is that is not on the map. */
export function spotName(box: Pick<Box, "zoneIds" | "regionIds">, zone: Zone): string {
  if (onMap(zone)) return box.zoneIds[zone];
  const region = waitsIn(zone);
  return region >= 0 ? `waiting-${box.regionIds[region]}` : (SPOTS.get(zone) ?? "gone");
}
