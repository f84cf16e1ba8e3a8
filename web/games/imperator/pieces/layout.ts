/** The ground on which the counters of Imperator lie. */
import type { SeenPiece } from "@rubicon/imperator/components";
import { boxAround } from "../../../drawing/plane.ts";
import { BOX, distanceOf } from "../../../series/map/measures.ts";
import type { LayoutGround } from "../../../series/pieces/layout.ts";
import type { Kit } from "../kit.ts";
import { MEASURES } from "../map/measures.ts";
import { campsIn, portOf, zoneOfPlace } from "./camps.ts";

export const groundFor = (kit: Kit): LayoutGround<SeenPiece> => ({
  measures: MEASURES,
  plotOf(place, level) {
    const box = kit.geography.boxes.get(portOf(place) ?? "");
    if (box !== undefined) return { ...boxAround(box, BOX), stack: box };
    return kit.places.groundOf(place)?.plots[distanceOf(level)];
  },
  gather: (pieces) => campsIn(kit, pieces),
  around: (place) => kit.facts.zones.get(zoneOfPlace(place))?.ways.map(({ to }) => to) ?? [],
  titleOf: (place) => kit.facts.zones.get(zoneOfPlace(place))?.name ?? "",
});
