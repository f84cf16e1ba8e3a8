/** Narrow waters: straits that must be opened to be seen, and the lines along which the seas of the game part. */
import { along, type LonLat } from "../../../../drawing/plane.ts";

/** Straits too narrow to be seen: their middle line, and by how many units each shore is pushed back. */
export const STRAITS: readonly { readonly course: readonly LonLat[]; readonly by: number }[] = [
  // Fretum Siculum
  {
    course: along(
      "15.5 37.6, 15.58 38, 15.597 38.12, 15.598 38.18, 15.62 38.235, 15.67 38.262, 15.71 38.32, 15.75 38.55",
    ),
    by: 19,
  },
  // Bosporus
  {
    course: along(
      "28.92 40.8, 28.99 40.96, 29.004 41.01, 28.998 41.032, 29.016 41.0415, 29.039 41.054, 29.0555 41.0795, 29.064 41.099, 29.073 41.12, 29.08 41.132, 29.068 41.146, 29.058 41.153, 29.074 41.17, 29.096 41.192, 29.115 41.21, 29.125 41.24, 29.2 41.45",
    ),
    by: 4.5,
  },
  // Hellespontus
  {
    course: along(
      "26 39.98, 26.18 40.02, 26.33 40.1, 26.38 40.14, 26.375 40.19, 26.48 40.24, 26.62 40.34, 26.75 40.42, 27.1 40.55",
    ),
    by: 4,
  },
];

/**
 * The borders between seas. Both ends lie inland, so that each runs from shore to shore wherever the coast is drawn;
 * islands on the way interrupt them.
 */
export const SEA_BORDERS: readonly (readonly LonLat[])[] = [
  // atlanticus, hispanum
  along("-5.45 36.35, -5.62 36.0, -5.72 35.85, -5.72 35.6"),
  // hispanum, tyrrhenum
  along("8.8 44.7, 8.98 44.3, 9.2 43.6, 9.4 43.0, 9.4 42.7"),
  // hispanum, tyrrhenum
  along("9.15 41.6, 9.2 41.3, 9.2 41.0"),
  // hispanum, tyrrhenum
  along("9.0 39.5, 9.06 39.1, 9.3 38.3, 9.75 37.6, 9.95 37.15, 9.95 36.9"),
  // internum, tyrrhenum
  along("9.9 36.95, 10.3 36.97, 10.75 37.3, 11.4 37.6, 12.0 37.75, 12.5 37.83, 12.8 37.8"),
  // internum, tyrrhenum
  along("15.3 38.12, 15.52 38.17, 15.67 38.14, 16 38.1"),
  // hadriaticum, internum
  along("17.6 40.6, 18.0 40.66, 18.5 40.62, 19.0 40.45, 19.35 40.38, 19.7 40.4"),
  // aegaeum, internum
  along("22.8 36.9, 23.1 36.45, 23.02 36.2, 23.2 35.85, 23.6 35.6, 23.75 35.4"),
  // aegypticum, internum
  along("24.5 35.3, 24.5 35.0, 24.25 34.2, 23.7 33.2, 23.15 32.4, 23.1 31.9"),
  // aegaeum, aegypticum
  along("26.1 35.15, 26.4 35.2, 26.9 35.4, 27.15 35.6, 27.6 35.9, 27.95 36.2, 28.25 36.5, 28.4 37.0"),
  // aegaeum, propontis
  along("26.1 40.25, 26.3 40.15, 26.45 40.1, 26.65 40.05"),
  // euxinus, propontis
  along("28.8 41.12, 29.0 41.1, 29.1 41.1, 29.3 41.1"),
];
