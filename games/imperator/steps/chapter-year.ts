/** The steps of the year before its campaign, and of its end: Phases A to D. */
import { administration, sequences } from "./administration.ts";
import { arrivals } from "./arrivals.ts";
import { deaths } from "./deaths.ts";
import { event } from "./event.ts";
import { illness, summons } from "./event-choices.ts";
import { geostrategy, peaceOrWar } from "./geostrategy.ts";
import { muster } from "./muster.ts";
import { nominations } from "./nominations.ts";
import { pax } from "./pax.ts";
import { reinforcements } from "./reinforcements.ts";
import { reserves } from "./reserves.ts";
import { detaching, dissolving, vexillations } from "./vexillations.ts";
import { marker, wars } from "./wars.ts";
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
  detaching,
  dissolving,
  wars,
  marker,
  muster,
  peaceOrWar,
  pax,
  administration,
  sequences,
  event,
  illness,
  summons,
  nominations,
  deaths,
  reinforcements,
};
