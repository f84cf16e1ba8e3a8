/** The world of the game on the sheet: from Caledonia to Aethiopia, from the open ocean to the Parthian desert. */
import { projectionOf } from "../../../../series/map/making/projection.ts";
import { FIELD } from "../measures.ts";
import { STRAITS } from "./straits.ts";

export const EARTH = projectionOf({
  west: [-11.4, 40],
  north: [-4, 58.8],
  east: [50.3, 33],
  south: [30, 21.4],
  parallels: [30, 52],
  meridian: 8,
  across: [
    { middle: 0.305, reach: 0.065, more: 1 },
    { middle: 0.46, reach: 0.09, more: 0.4 },
    { middle: 0.79, reach: 0.08, more: 0.3 },
  ],
  down: [
    { middle: 0.245, reach: 0.09, more: 1.45 },
    { middle: 0.47, reach: 0.14, more: 0.45 },
    { middle: 0.96, reach: 0.15, more: -0.66 },
  ],
  narrows: STRAITS,
  nearby: ([lon, lat]) => lon > -25 && lon < 70 && lat > 8 && lat < 72,
  field: FIELD,
});
