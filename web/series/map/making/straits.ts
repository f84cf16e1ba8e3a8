/** Straits of the inner sea, for all maps of the ancient world: how they run, and from where to where they are crossed. */
import { along, type LonLat } from "../../../drawing/plane.ts";
import type { Narrows } from "./plan.ts";

export interface Strait extends Narrows {
  readonly ends: readonly [LonLat, LonLat];
}

/** Fretum Siculum. From the north or the west. */
export const SICULUM: Strait = {
  course: along(
    "15.5 37.6, 15.58 38, 15.597 38.12, 15.598 38.18, 15.62 38.235, 15.67 38.262, 15.71 38.32, 15.75 38.55",
  ),
  by: 11,
  ends: [
    [15.78, 38.17],
    [15.44, 38.14],
  ],
};

/** Bosporus. From the north or the west. */
export const BOSPORUS: Strait = {
  course: along(
    "28.92 40.8, 28.99 40.96, 29.004 41.01, 28.998 41.032, 29.016 41.0415, 29.039 41.054, 29.0555 41.0795, 29.064 41.099, 29.073 41.12, 29.08 41.132, 29.068 41.146, 29.058 41.153, 29.074 41.17, 29.096 41.192, 29.115 41.21, 29.125 41.24, 29.2 41.45",
  ),
  by: 5,
  ends: [
    [28.82, 41.1],
    [29.3, 41.05],
  ],
};

/** Hellespontus. From the north or the west. */
export const HELLESPONTUS: Strait = {
  course: along(
    "26 39.98, 26.18 40.02, 26.33 40.1, 26.38 40.14, 26.375 40.19, 26.48 40.24, 26.62 40.34, 26.75 40.42, 27.1 40.55",
  ),
  by: 4.5,
  ends: [
    [26.3, 40.3],
    [26.62, 40.08],
  ],
};

/** Fretum Gaditanum. From the north or the west. */
export const GADITANUM: Strait = {
  course: along("-6.4 36.0, -5.9 35.95, -5.6 35.97, -5.3 36.02, -4.7 36.1"),
  by: 5,
  ends: [
    [-5.62, 36.2],
    [-5.52, 35.74],
  ],
};
