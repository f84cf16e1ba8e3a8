/** Narrow waters that must be opened to be seen, and the straits among them, all of which can be crossed. */
import { along } from "../../../../drawing/plane.ts";
import type { Crossing, Narrows } from "../../../../series/map/making/plan.ts";
import { BOSPORUS, GADITANUM, HELLESPONTUS, SICULUM, type Strait } from "../../../../series/map/making/straits.ts";

/** The whole of the Fretum Gallicum parts the lands on its shores; it is crossed where it is narrowest. */
const GALLICUM: Strait = {
  course: along("-4 49.6, -1.5 50.2, 0.6 50.6, 1.35 50.92, 1.7 51.1, 2.2 51.6, 2.8 52.6"),
  by: 3,
  ends: [
    [1.1, 51.2],
    [1.75, 50.8],
  ],
};

/** Wide enough to be seen, but nobody on its one shore has land on the other. */
const PROPONTIS: Narrows = { course: along("27.1 40.55, 27.7 40.75, 28.4 40.8, 28.92 40.8"), by: 0 };

export const STRAITS: readonly Narrows[] = [GALLICUM, GADITANUM, SICULUM, BOSPORUS, HELLESPONTUS, PROPONTIS];

export const CROSSINGS: readonly Crossing[] = [
  { between: ["britannia_londinium", "belgica"], ends: GALLICUM.ends },
  { between: ["baetica", "mauretania_tingitana"], ends: GADITANUM.ends },
  { between: ["apulia", "sicilia"], ends: SICULUM.ends },
  { between: ["thracia", "bithynia"], ends: BOSPORUS.ends },
  { between: ["thracia", "asia"], ends: HELLESPONTUS.ends },
];
