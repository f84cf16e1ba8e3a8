/** The steps of the year before its campaign, and of its end: Phases A to D. */
import { administration, secondLeader, sequences } from "./administration.ts";
import { arrivals } from "./arrivals.ts";
import { event } from "./event.ts";
import { forsaking, illness } from "./event-choices.ts";
import { deaths, succession } from "./fate.ts";
import { embassy, geostrategy, marker } from "./geostrategy.ts";
import { muster } from "./muster.ts";
import { disbanding, placing } from "./reinforcements.ts";
import { gates, initiative, newYear, stratagems, year } from "./year.ts";

export const yearSteps = {
  year,
  newYear,
  stratagems,
  initiative,
  gates,
  geostrategy,
  arrivals,
  marker,
  embassy,
  muster,
  administration,
  sequences,
  event,
  illness,
  forsaking,
  secondLeader,
  deaths,
  succession,
  placing,
  disbanding,
};
