/** The numbers that a position is judged by: those of whoever sits first, at the beginning the Caesarians, less those of the other. */
import { aim, emptyAims } from "../aims.ts";
import { onMap } from "../board.ts";
import { progress } from "../needs.ts";
import { FACTION_LEADER, hasTitle, type Position, scenarioOf, unitsOf } from "../position.ts";
import { BOTH, CAES, enemyOf, NOBODY, REP, SEATS, SIDES, sideOfSeat } from "../sides.ts";
import { emptySurvey, survey } from "../survey.ts";
import { isWinterToCome } from "../victory.ts";
import { moverNext, partOfYear } from "./moments.ts";
import { priceOfHand } from "./prices.ts";
import { dangerTo, noStrikes, strikesOf } from "./strikes.ts";

const SCORED = [
  /** The chance that all a side needs comes together. */
  "aims",
  /** Chances to hold regions in the end, by their points. */
  "regions",
  "roma",
  "land",
  "sea",
  /** Strength by the tactical bonus of who leads it: the best leaders with the greatest armies. */
  "led",
  "leaders",
  "chiefs",
  /** Chiefs in reach of those who would beat them. */
  "chiefsInDanger",
  /** Other leaders without an army, in reach of one. */
  "leadersAlone",
  /** How much of what it takes has been done in regions that are named. */
  "footholds",
  /** What the side that moves next can hope to beat, and the other one after it. */
  "strikes",
  "laterStrikes",
  /** What the side that moves next could catch where nobody gets away. */
  "pockets",
  /** Legions in lands where nobody winters, and ships without a port, the nearer the winter the more. */
  "outside",
  "stranded",
  /** Stratagems in the hand, by what they are worth. */
  "counters",
  /** Ships in a port that nobody holds by land, where an enemy army could come. */
  "berths",
  /** Chiefs in danger whom nobody could follow. */
  "heirless",
] as const;

export const FEATURES: readonly string[] = [
  "score",
  "score x time",
  ...SCORED,
  ...SCORED.map((name) => `${name} x time`),
  "caesarians",
];

const COUNT = SCORED.length;
const S = Object.fromEntries(SCORED.map((name, i) => [name, i])) as Record<(typeof SCORED)[number], number>;
const seen = emptySurvey();
const aims = emptyAims();
const strikes = noStrikes();
const sums: readonly [number[], number[]] = [SCORED.map(() => 0), SCORED.map(() => 0)];

export function measure(p: Position, into: number[]): void {
  survey(p, seen);
  aim(p, seen, aims);
  for (const side of BOTH) sums[side].fill(0);
  scoreRegions(p);
  scoreForces(p);
  scoreLeaders(p);
  scoreStrikes(p);
  const scenario = scenarioOf(p);
  const years = scenario.end - scenario.start + 1;
  const time = Math.min(1, (p.year - scenario.start + partOfYear(p)) / years);
  // AIE-5.1.2.a: whoever sits first may lead the others by now.
  const sign = sideOfSeat(p, SEATS[0]) === CAES ? 1 : -1;
  const score = (sign * (scenario.victory.kind === "points" ? p.score : 0)) / 10;
  into.length = FEATURES.length;
  into[0] = score;
  into[1] = score * time;
  for (let i = 0; i < COUNT; i++) {
    const lead = sign * (sums[CAES][i] - sums[REP][i]);
    into[2 + i] = lead;
    into[2 + COUNT + i] = lead * time;
  }
  into[2 + 2 * COUNT] = sign;
}

/** A little, so that nothing is divided by nothing. */
const SOME = 1;
const ALL_POINTS = 20;

function scoreRegions(p: Position): void {
  const { regions, points } = p.box;
  const { victory } = scenarioOf(p);
  for (const side of BOTH) {
    const sum = sums[side];
    sum[S.aims] = aims.lives * aims.wins[side];
    sum[S.roma] = seen.roma === side ? 1 : 0;
    for (let r = 0; r < regions.length; r++) {
      const region = regions[r];
      sum[S.regions] += (points[region] / ALL_POINTS) * aims.holds[2 * r + side];
      const isNamed = victory.kind === "points" || BOTH.some((each) => victory[SIDES[each]].all.includes(region));
      if (isNamed) sum[S.footholds] += progress(p, seen, r, side) / regions.length;
    }
  }
}

const FORCES = [S.land, S.sea];
/** An army of a hundred led by the best. */
const BEST_LED = 300;

function scoreForces(p: Position): void {
  const { zones, region, firstSea, isPort } = p.box;
  const late = isWinterToCome(p) ? partOfYear(p) ** 2 : 0;
  for (const side of BOTH) {
    const sum = sums[side];
    for (let z = 0; z < zones.length; z++) {
      const land = seen.land[2 * z + side];
      const sea = seen.sea[2 * z + side];
      sum[S.land] += land;
      sum[S.led] += (land * seen.tb[2 * z + side]) / BEST_LED;
      sum[S.sea] += sea;
      if (land > 0 && z < firstSea && region[zones[z]] < 0) sum[S.outside] += (late * land) / 100;
      if (land + sea > 0 && (z >= firstSea || (sea > 0 && !isPort[zones[z]])))
        sum[S.stranded] += (late * (land + sea)) / 100;
    }
    sum[S.counters] = priceOfHand(p, side);
  }
  // What counts is how much stronger one is, not how much there is.
  for (const force of FORCES) {
    const both = sums[CAES][force] + sums[REP][force] + SOME;
    for (const side of BOTH) sums[side][force] /= both;
  }
}

/** By side. */
const leadersOnMap = [0, 0];

/** So many leaders make an army. */
const MANY = 10;

function scoreLeaders(p: Position): void {
  const { leaders } = p.box;
  leadersOnMap.fill(0);
  for (let i = 0; i < leaders.length; i++)
    if (onMap(p.at[leaders[i]]) && p.side[leaders[i]] !== NOBODY) leadersOnMap[p.side[leaders[i]]]++;
  for (let i = 0; i < leaders.length; i++) {
    const leader = leaders[i];
    const side = p.side[leader];
    if (!onMap(p.at[leader]) || side === NOBODY) continue;
    sums[side][S.leaders] += 1 / MANY;
    const isChief = hasTitle(p, leader, FACTION_LEADER);
    if (isChief) {
      sums[side][S.chiefs]++;
      const danger = dangerTo(p, seen, side, p.at[leader]);
      sums[side][S.chiefsInDanger] += danger;
      if (leadersOnMap[side] === 1) sums[side][S.heirless] += danger;
    } else if (unitsOf(p, side, p.at[leader]) === 0)
      sums[side][S.leadersAlone] += dangerTo(p, seen, side, p.at[leader]) / MANY;
  }
}

function scoreStrikes(p: Position): void {
  const mover = moverNext(p);
  for (const side of BOTH) {
    const sum = sums[side];
    strikesOf(p, seen, side, strikes);
    sum[side === mover ? S.strikes : S.laterStrikes] = strikes.gains / 100;
    sums[enemyOf(side)][S.berths] = strikes.berths / 100;
    if (side === mover) sum[S.pockets] = strikes.pockets / 100;
  }
}
