/** Narrow waters that must be opened to be seen: their middle line, and by how many units each shore is pushed back. */
import { along } from "../../../../drawing/plane.ts";
import type { Narrows } from "../../../../series/map/making/plan.ts";

export const STRAITS: readonly Narrows[] = [
  // Fretum Siculum
  {
    course: along(
      "15.5 37.6, 15.58 38, 15.597 38.12, 15.598 38.18, 15.62 38.235, 15.67 38.262, 15.71 38.32, 15.75 38.55",
    ),
    by: 11,
  },
  // Bosporus
  {
    course: along(
      "28.92 40.8, 28.99 40.96, 29.004 41.01, 28.998 41.032, 29.016 41.0415, 29.039 41.054, 29.0555 41.0795, 29.064 41.099, 29.073 41.12, 29.08 41.132, 29.068 41.146, 29.058 41.153, 29.074 41.17, 29.096 41.192, 29.115 41.21, 29.125 41.24, 29.2 41.45",
    ),
    by: 5,
  },
  // Hellespontus
  {
    course: along(
      "26 39.98, 26.18 40.02, 26.33 40.1, 26.38 40.14, 26.375 40.19, 26.48 40.24, 26.62 40.34, 26.75 40.42, 27.1 40.55",
    ),
    by: 4.5,
  },
  // Fretum Gaditanum
  { course: along("-6.4 36.0, -5.9 35.95, -5.6 35.97, -5.3 36.02, -4.7 36.1"), by: 5 },
  // Fretum Taphros
  { course: along("8.2 41.32, 8.9 41.32, 9.2 41.31, 9.5 41.3, 10.1 41.3"), by: 5 },
];
