/** Which events of Alea Iacta Est move pieces, and how. */
import type { Journeying } from "../../../series/pieces/events.ts";

export const JOURNEYS: Journeying = {
  marched: "march",
  sailed: "voyage",
  evaded: "flight",
  fled: "flight",
  escaped: "flight",
  retreated: "flight",
  quarters: "march",
  garrison: "march",
  withdrew: "march",
  deploys: "march",
};
