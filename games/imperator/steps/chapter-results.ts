/** Steps of Phase F and of the winter (2.F, 9.2, 10). */
import { armenia } from "./armenia.ts";
import { custody } from "./custody.ts";
import { departures } from "./departures.ts";
import { hands } from "./hands.ts";
import { points } from "./points.ts";
import { ending, results } from "./results.ts";
import { upkeep } from "./upkeep.ts";
import { winterOfFleets } from "./winter-fleets.ts";
import { winterOfPeoples } from "./winter-peoples.ts";
import { retinue, revival } from "./winter-returns.ts";
import { barracks, quarters, winterOfRomans } from "./winter-romans.ts";

export const resultsSteps = {
  results,
  armenia,
  points,
  winterOfFleets,
  winterOfRomans,
  quarters,
  retinue,
  revival,
  barracks,
  upkeep,
  winterOfPeoples,
  departures,
  hands,
  custody,
  ending,
};
