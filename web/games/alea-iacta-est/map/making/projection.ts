/** The world of the game on the sheet: from the open ocean to Media, from the land of the Frisii to the Nile above Memphis. */
import { projectionOf } from "../../../../series/map/making/projection.ts";
import { FIELD } from "../measures.ts";
import { STRAITS } from "./straits.ts";

export const EARTH = projectionOf({
  west: [-10.4, 38.6],
  north: [5, 52.6],
  east: [48.6, 34],
  south: [31, 28.1],
  parallels: [33, 49],
  meridian: 20,
  across: [{ middle: 0.4, reach: 0.17, more: 0.55 }],
  down: [{ middle: 0.46, reach: 0.22, more: 0.4 }],
  narrows: STRAITS,
  nearby: ([lon, lat]) => lon > -25 && lon < 70 && lat > 15 && lat < 65,
  field: FIELD,
});
