/** Narrow waters that must be opened to be seen, and straits that can be crossed. */
import { along } from "../../../../drawing/plane.ts";
import type { Crossing, Narrows } from "../../../../series/map/making/plan.ts";
import { BOSPORUS, GADITANUM, HELLESPONTUS, SICULUM } from "../../../../series/map/making/straits.ts";

/** Between Sicilia 2 and Sicilia 3. */
const TAPHROS: Narrows = { course: along("8.2 41.32, 8.9 41.32, 9.2 41.31, 9.5 41.3, 10.1 41.3"), by: 5 };

export const STRAITS: readonly Narrows[] = [SICULUM, BOSPORUS, HELLESPONTUS, GADITANUM, TAPHROS];

export const CROSSINGS: readonly Crossing[] = [
  {
    between: ["italia-5", "graecia-1"],
    ends: [
      [18.42, 40.2],
      [19.42, 40.62],
    ],
  },
  { between: ["italia-5", "sicilia-1"], ends: SICULUM.ends },
  {
    between: ["sicilia-2", "sicilia-3"],
    ends: [
      [9.2, 41.12],
      [9.2, 41.5],
    ],
  },
  { between: ["hispania-2", "mauri-1"], ends: GADITANUM.ends },
  { between: ["thracii-1", "asia-1"], ends: HELLESPONTUS.ends },
  { between: ["thracii-1", "asia-2"], ends: BOSPORUS.ends },
];
