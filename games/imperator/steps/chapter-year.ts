/** The steps of the year before its campaign, and of its end: Phases A to D. */
import { administration, sequences } from "./administration.ts";
import { arrivals } from "./arrivals.ts";
import { deaths } from "./deaths.ts";
import { event } from "./event.ts";
import { geostrategy, peaceOrWar } from "./geostrategy.ts";
import { nominations } from "./nominations.ts";
import { pax } from "./pax.ts";
import { reinforcements } from "./reinforcements.ts";
import { reserves } from "./reserves.ts";
import { vexillations } from "./vexillations.ts";
import { wars } from "./wars.ts";
import { draw, initiative, newYear, year } from "./year.ts";

export const yearSteps = {
  year,
  newYear,
  draw,
  initiative,
  geostrategy,
  arrivals,
  reserves,
  vexillations,
  wars,
  peaceOrWar,
  pax,
  administration,
  sequences,
  event,
  nominations,
  deaths,
  reinforcements,
};
