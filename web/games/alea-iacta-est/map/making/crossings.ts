/** Straits that can be crossed: from shore to shore. */
import type { Crossing } from "../../../../series/map/making/plan.ts";

export const CROSSINGS: readonly Crossing[] = [
  {
    between: ["italia-5", "graecia-1"],
    ends: [
      [18.42, 40.2],
      [19.42, 40.62],
    ],
  },
  {
    between: ["italia-5", "sicilia-1"],
    ends: [
      [15.78, 38.17],
      [15.44, 38.14],
    ],
  },
  {
    between: ["sicilia-2", "sicilia-3"],
    ends: [
      [9.2, 41.12],
      [9.2, 41.5],
    ],
  },
  {
    between: ["hispania-2", "mauri-1"],
    ends: [
      [-5.62, 36.2],
      [-5.52, 35.74],
    ],
  },
  {
    between: ["thracii-1", "asia-1"],
    ends: [
      [26.3, 40.3],
      [26.62, 40.08],
    ],
  },
  {
    between: ["thracii-1", "asia-2"],
    ends: [
      [28.82, 41.1],
      [29.3, 41.05],
    ],
  },
];
