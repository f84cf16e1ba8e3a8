/** The ground on which the counters of Alea Iacta Est lie. */
import type { SeenPiece } from "@rubicon/alea-iacta-est/components";
import { distanceOf } from "../../../series/map/measures.ts";
import type { LayoutGround } from "../../../series/pieces/layout.ts";
import type { Kit } from "../kit.ts";
import { MEASURES } from "../map/measures.ts";
import { campsIn } from "./camps.ts";

export const groundFor = (kit: Kit): LayoutGround<SeenPiece> => ({
  measures: MEASURES,
  plotOf: (zone, level) => kit.places.groundOf(zone)?.plots[distanceOf(level)],
  gather: (pieces) => campsIn(kit, pieces),
  around: (zone) => kit.facts.zones.get(zone)?.ways.map(({ to }) => to) ?? [],
  titleOf: (zone) => kit.facts.zones.get(zone)?.name ?? "",
});
