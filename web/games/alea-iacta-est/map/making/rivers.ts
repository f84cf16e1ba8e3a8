/** The great rivers, along which borders run. */
import { along } from "../../../../drawing/plane.ts";
import type { River } from "../../../../series/map/making/plan.ts";
import {
  DANUVIUS,
  DANUVIUS_ABOVE,
  EUPHRATES,
  RHENUS,
  TIGRIS,
  TIGRIS_ABOVE,
  TIGRIS_MIDDLE,
} from "../../../../series/map/making/rivers.ts";

/**
 * Only where they part zones: above Basilia the Rhenus is a stream of the Alpes. The springs of Danuvius and Tigris are
 * drawn as far as the next great river, since the border runs there.
 */
export const GREAT_RIVERS: readonly River[] = [
  { id: "rhenus", name: "Rhenus", course: RHENUS, named: along("8.5 48.1, 8.95 48.9, 9 49.7, 8.4 50.6") },
  {
    id: "danuvius",
    name: "Danuvius",
    course: [...DANUVIUS_ABOVE, ...DANUVIUS],
    named: along("23 43.8, 24.2 43.7, 25.4 43.65, 26.8 44.1"),
  },
  {
    id: "euphrates",
    name: "Euphrates",
    course: EUPHRATES,
    named: along("40.2 35.3, 41.1 34.4, 42.4 33.95, 43.8 33.1"),
  },
  {
    id: "tigris",
    name: "Tigris",
    course: [...along("38.75 38, 39.2 38.28"), ...TIGRIS_ABOVE, ...TIGRIS_MIDDLE, ...TIGRIS],
    named: along("42.9 36.6, 43.3 35.6, 43.8 34.4, 44.5 33.2"),
  },
];
