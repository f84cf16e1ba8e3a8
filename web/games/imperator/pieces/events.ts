/** Which events of Imperator move pieces, and how. */
import type { Journeying } from "../../../series/pieces/events.ts";

export const JOURNEYS: Journeying = {
  marched: "march",
  sailed: "voyage",
  evaded: "flight",
  fled: "flight",
  escaped: "flight",
  retreated: "flight",
  "went-home": "march",
  "went-with": "march",
};
