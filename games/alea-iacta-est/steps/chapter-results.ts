/** Steps of deployment, of Phase F and of the winter (S0, 2.F, 5, 9, 10). */
import { control, triumvirs } from "./control.ts";
import { deploy, lot } from "./deploy.ts";
import { garrisons } from "./garrisons.ts";
import { hands } from "./hands.ts";
import { points, triumph } from "./points.ts";
import { quarters } from "./quarters.ts";
import { recruitment } from "./recruitment.ts";
import { republic, verdict } from "./republic.ts";
import { ending, results } from "./results.ts";
import { turncoat } from "./turncoat.ts";
import { winterOfLegions, winterOfShips } from "./winter.ts";
import { winterOfPeoples } from "./winter-peoples.ts";

export const resultsSteps = {
  deploy,
  lot,
  turncoat,
  results,
  republic,
  verdict,
  triumvirs,
  control,
  triumph,
  points,
  winterOfShips,
  winterOfLegions,
  quarters,
  winterOfPeoples,
  garrisons,
  recruitment,
  hands,
  ending,
};
