/** The numbers of the rules, for whoever tells them in pictures: each from the place that goes by it. */
import { GREAT_BATTLE, LIMIT_OUTSIDE, pointsOf } from "@rubicon/series";
import { COSTS } from "./board.ts";
import { PLACES_ABOARD } from "./fleets.ts";
import { REACH } from "./limits.ts";
import { FOR_A_BATTLE, FOR_A_LEADER } from "./score.ts";
import { DEADLY } from "./steps/lone-leaders.ts";
import { DEADLY_FROM } from "./steps/murder.ts";
import { MOST_TITLED } from "./steps/nominations.ts";
import { LINES } from "./steps/points.ts";
import { FOR_A_FRONT } from "./steps/reserves.ts";
import { LEGIONS_FOR_VEXILLATION } from "./steps/win-over.ts";
import { YEARS_AWAY } from "./steps/winter-fleets.ts";
import { GIVING_MEN, MOST_VEXILLATIONS } from "./vexillations.ts";
import { DECISIVE, DEFINITIVE } from "./victory.ts";
import { YEARS_OF_PEACE } from "./war-and-peace.ts";

/** A year without events. */
const QUIET = 0;

export const NUMBERS = {
  /** IMP-1.1.d, IMP-1.2.b: movement points. */
  leaderPoints: pointsOf(QUIET, false),
  unitPoints: pointsOf(QUIET, true),
  /** IMP-7.1.b, IMP-7.1.c, IMP-7.1.e: what a step costs. */
  costs: COSTS,
  /** IMP-7.2.a */
  limitOutside: LIMIT_OUTSIDE,
  /** IMP-4.3.l */
  reach: REACH,
  /** IMP-3.5.j */
  aboard: PLACES_ABOARD,
  /** IMP-3.2.a */
  forAFront: FOR_A_FRONT,
  /** IMP-3.4.b, IMP-3.4.c */
  vexillations: MOST_VEXILLATIONS,
  giving: GIVING_MEN,
  /** IMP-4.5G.l */
  legionsForVexillation: LEGIONS_FOR_VEXILLATION,
  /** IMP-3.6.a: of each title. */
  titled: MOST_TITLED,
  /** IMP-6.3.c: the lowest face of a d10 that kills. */
  murderFrom: DEADLY_FROM,
  /** IMP-7.d: the one face that kills who is alone among enemies. */
  deadly: DEADLY,
  /** IMP-9.2.1.a, IMP-9.2.4.b: years that are missed, the next one first. */
  fleetAway: YEARS_AWAY - 1,
  peace: YEARS_OF_PEACE - 1,
  /** IMP-10.a to IMP-10.c */
  greatBattle: GREAT_BATTLE,
  forABattle: FOR_A_BATTLE,
  forALeader: FOR_A_LEADER,
  /** IMP-10.v, IMP-10.w: how many times the loser's points. */
  decisive: DECISIVE,
  definitive: DEFINITIVE,
} as const;

/** IMP-10.d to IMP-10.t: what each line of the winter's reckoning is worth, by its rule. */
export const WORTH: ReadonlyMap<string, number> = new Map(LINES.map(({ rule, worth }) => [rule, worth]));
