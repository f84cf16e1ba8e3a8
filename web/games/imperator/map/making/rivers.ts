/** The great rivers, along which borders run for most of their way, and streams that part nothing. */
import { along, type LonLat } from "../../../../drawing/plane.ts";
import type { River } from "../../../../series/map/making/plan.ts";
import {
  DANUVIUS,
  DANUVIUS_ABOVE,
  EUPHRATES,
  RHENUS,
  TIGRIS,
  TIGRIS_ABOVE,
  TIGRIS_MIDDLE,
  STREAMS as WELL_KNOWN,
} from "../../../../series/map/making/rivers.ts";

/** The Rhenus parts Germania Superior from nobody: it parts the two banks only from the Vinxtbach down. */
const RHENUS_BELOW = RHENUS.filter(([, lat]) => lat > 50.3);

/** The upper Euphrates flows through Armenia Minor. */
const EUPHRATES_ABOVE = along("40.9 39.9, 40.2 39.75, 39.5 39.6, 39.05 39.2");
const EUPHRATES_BORDER = [...along("39 38.85, 38.75 38.45"), ...EUPHRATES];

export const GREAT_RIVERS: readonly River[] = [
  {
    id: "rhenus",
    name: "Rhenus",
    course: [...along("9.5 47.5, 8.6 47.65"), ...RHENUS],
    walls: [RHENUS_BELOW],
    named: along("5.1 52.12, 6 52.1, 6.7 51.75"),
  },
  {
    id: "danuvius",
    name: "Danuvius",
    course: [...DANUVIUS_ABOVE.slice(1), ...DANUVIUS],
    walls: [DANUVIUS],
    named: along("23 43.8, 24.2 43.7, 25.4 43.65, 26.8 44.1"),
  },
  {
    id: "euphrates",
    name: "Euphrates",
    course: [...EUPHRATES_ABOVE, ...EUPHRATES_BORDER],
    walls: [EUPHRATES_BORDER],
    named: along("40.2 35.3, 41.1 34.4, 42.4 33.95, 43.8 33.1"),
  },
  {
    id: "tigris",
    name: "Tigris",
    course: [...TIGRIS_ABOVE, ...TIGRIS_MIDDLE, ...TIGRIS],
    walls: [[...TIGRIS_ABOVE, TIGRIS_MIDDLE[0]], TIGRIS],
    named: along("43.3 35.6, 43.8 34.4, 44.5 33.2"),
  },
];

export const STREAMS: readonly (readonly LonLat[])[] = [
  ...WELL_KNOWN,
  // Tamesis, Sabrina, Abus
  along("-2 51.7, -1.2 51.75, -0.6 51.5, 0.2 51.48, 0.7 51.5"),
  along("-3.5 52.5, -2.8 52.7, -2.2 52.2, -2.3 51.8, -2.7 51.55"),
  // Amisia, Visurgis, Albis, Viadua, Vistula
  along("8.4 51.9, 7.5 52.2, 7.2 52.9, 7.1 53.3"),
  along("9.7 51.4, 9.4 51.9, 8.9 52.5, 8.5 53.1, 8.4 53.6"),
  along("15.6 50.6, 15 50.1, 14.4 50.4, 13.7 51.1, 12.6 51.9, 11.6 52.6, 10.6 53.3, 9.6 53.6, 8.9 53.85"),
  along("17.6 49.7, 18.1 50.2, 17 51.1, 15.6 51.9, 14.7 52.6, 14.4 53.4"),
  along("19 49.7, 20 50.05, 21.6 50.7, 21.1 52.1, 19.2 52.7, 18.8 53.8, 18.9 54.3"),
  // Nilus above the cataract
  along("32.9 21.9, 32.9 24.1, 32.6 25.7, 31.7 26.5, 31.4 27"),
];
