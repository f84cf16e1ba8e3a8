/**
 * How near each side is to what its scenario asks of it. Every region is held in the end with some chance, which follows from who
 * would hold it now, who is strong around it, what has been done to take it, and how many sequences are left for more; a side
 * wins with the chance that all that it needs comes together, as long as the Republic lives. When nothing can change any more the
 * chances are certainties.
 */
import { doneOf, progress } from "./needs.ts";
import { ALLEGIANCE, type People } from "./peoples.ts";
import { AEGYPTII_SUBDUED, isAllied, isFlagged, type Position, scenarioOf } from "./position.ts";
import type { Condition, Victory } from "./scenarios.ts";
import { BOTH, CAES, enemyOf, REP, SIDES, type Side } from "./sides.ts";
import { isOpenTo, type Survey } from "./survey.ts";
import { deathChance } from "./survival.ts";

export interface Aims {
  /** By 2 * region + side: to hold it when the scenario is judged. */
  readonly holds: number[];
  /** By side: to win, if the Republic lives. */
  readonly wins: number[];
  /** By side: how much it has done to take all regions that it needs, from 0 to 1. */
  readonly done: number[];
  /** By side: sequences that are left until the end, and this year. */
  readonly left: number[];
  readonly leftThisYear: number[];
  /** By side: that there is time enough until the end. */
  readonly opportunity: number[];
  /** That the Republic lives until then. */
  lives: number;
}

export const emptyAims = (): Aims => ({
  holds: [],
  wins: [0, 0],
  done: [0, 0],
  left: [0, 0],
  leftThisYear: [0, 0],
  opportunity: [0, 0],
  lives: 1,
});

export function aim(p: Position, s: Survey, into: Aims): void {
  countSequences(p, into);
  const { regions } = p.box;
  for (let r = 0; r < regions.length; r++)
    for (const side of BOTH) into.holds[2 * r + side] = holdChance(p, s, into, r, side);
  const { victory } = scenarioOf(p);
  if (victory.kind === "points") byPoints(p, s, into, victory);
  else
    for (const side of BOTH) {
      into.wins[side] = meets(p, s, into, side, victory[SIDES[side]]);
      into.done[side] = doneOf(p, s, into.holds, side, victory[SIDES[side]]);
    }
  into.lives = 1 - deathChance(p, into.leftThisYear[CAES] + into.leftThisYear[REP]);
}

/** What a side has in most years. */
const IN_A_YEAR = 5;

function countSequences(p: Position, into: Aims): void {
  const years = scenarioOf(p).end - p.year;
  // The campaign lies on the stack until it begins, and the sequences are shared out shortly before.
  const before = p.stack.some(({ step }) => step === "campaign" || step === "deploy");
  for (const side of BOTH) {
    const now = before ? Math.max(IN_A_YEAR, p.sequences[side]) : p.sequences[side];
    into.leftThisYear[side] = now;
    into.left[side] = now + IN_A_YEAR * years;
    into.opportunity[side] = 1 - UNDONE ** into.left[side];
  }
}

/** What a sequence leaves undone. */
const UNDONE = 0.8;
/** A little, so that nothing is divided by nothing. */
const SOME = 2;

function holdChance(p: Position, s: Survey, aims: Aims, r: number, side: Side): number {
  const enemy = enemyOf(side);
  const heir = s.heirs[r];
  const safe = 1 - 0.6 * s.overrun[r] * opportunity(aims, enemy);
  if (heir === side) return (1 - takeChance(p, s, aims, r, enemy)) * safe;
  return takeChance(p, s, aims, r, side) * safe;
}

const opportunity = (aims: Aims, side: Side): number => aims.opportunity[side];

/** To take a region that would not be one's own. */
function takeChance(p: Position, s: Survey, aims: Aims, r: number, side: Side): number {
  // AIE-9.2.d: who has not taken it when the year is over goes home.
  const begun = aims.leftThisYear[side] > 0 && isOpenTo(p, s, r, side) ? progress(p, s, r, side) : 0;
  return timeFor(p, s, aims, r, side) * shareAround(s, r, side) ** 1.5 * (0.4 + 0.6 * begun);
}

/** Movement points of a sequence, and what is left undone by one that there is to spare. */
const MARCH = 3;
const SPARED = 0.7;
/** Sequences for a zone that is lacking: several are taken at once. */
const FOR_A_ZONE = 0.5;
/** AIE-9.2.d: sequences of every later year, less those that it takes to come there again. */
const IN_A_LATER_YEAR = 3;

/** That there is time enough to come to a region and take it. */
function timeFor(p: Position, s: Survey, aims: Aims, r: number, side: Side): number {
  const lacking = Math.max(0, p.box.zonesForControl[p.box.regions[r]] - s.zonesHeld[2 * r + side]);
  const needed = s.nearest[2 * r + side] / MARCH + FOR_A_ZONE * lacking;
  const years = (aims.left[side] - aims.leftThisYear[side]) / IN_A_YEAR;
  const thisYear = isOpenTo(p, s, r, side) ? Math.max(0, aims.leftThisYear[side] - needed) : 0;
  return 1 - SPARED ** (thisYear + IN_A_LATER_YEAR * years);
}

function shareAround(s: Survey, r: number, side: Side): number {
  const own = s.around[2 * r + side];
  return own / (own + s.around[2 * r + enemyOf(side)] + SOME);
}

/** That a side has what it needs to win by control. */
function meets(p: Position, s: Survey, aims: Aims, side: Side, needed: Condition): number {
  let chance = 1;
  for (const region of needed.all) chance *= aims.holds[2 * region + side];
  if (needed.any.length > 0) {
    let none = 1;
    for (const region of needed.any) none *= 1 - aims.holds[2 * region + side];
    chance *= 1 - none;
  }
  if (needed.atLeast > 0) chance *= holdsAtLeast(p, aims, side, needed);
  if (needed.roma) chance *= romaChance(p, s, aims, side);
  if (needed.moreThanEnemy) chance *= moreThan(expected(p, aims, side) - expected(p, aims, enemyOf(side)));
  if (needed.ally >= 0) chance *= p.status[needed.ally] === ALLEGIANCE && p.holder[needed.ally] === side ? 0.9 : 0.15;
  if (needed.subdues >= 0) chance *= subdueChance(p, s, aims, side, needed.subdues);
  return chance;
}

/** By how many regions it is held. */
const counts: number[] = [];

/** That enough regions are held, those that must be among them. */
function holdsAtLeast(p: Position, aims: Aims, side: Side, { all, atLeast }: Condition): number {
  const { regions } = p.box;
  counts.length = 0;
  counts.push(1);
  for (const region of regions) {
    if (all.includes(region)) continue;
    const chance = aims.holds[2 * region + side];
    counts.push(0);
    for (let i = counts.length - 1; i > 0; i--) counts[i] = counts[i] * (1 - chance) + counts[i - 1] * chance;
    counts[0] *= 1 - chance;
  }
  let sum = 0;
  for (let i = Math.max(0, atLeast - all.length); i < counts.length; i++) sum += counts[i];
  return sum;
}

function expected(p: Position, aims: Aims, side: Side): number {
  let sum = 0;
  for (let r = 0; r < p.box.regions.length; r++) sum += aims.holds[2 * r + side];
  return sum;
}

/** That a lead of so many regions, more or less, is one of at least one. */
const moreThan = (lead: number): number => sigmoid(2.5 * (lead - 0.5));

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** AIE-3.7.3.l: to be master of Roma. It takes a leader alone, so it is soon won and lost. */
function romaChance(p: Position, s: Survey, aims: Aims, side: Side): number {
  const share = shareAround(s, p.box.region[p.box.roma], side);
  if (s.roma === side) return 1 - opportunity(aims, enemyOf(side)) * (1 - share) ** 2;
  return opportunity(aims, side) * share;
}

/** AIE-S7.i, AIE-R37: every zone of origin occupied, or the People pacified by arms before. */
function subdueChance(p: Position, s: Survey, aims: Aims, side: Side, people: People): number {
  if (side === CAES && people === p.box.aegyptii && isFlagged(p, AEGYPTII_SUBDUED)) return 1;
  const { homes, hops, zones } = p.box;
  let near = 0;
  let enemies = 0;
  let held = 0;
  for (const home of homes[people]) {
    if (s.land[2 * home + side] > 0) held += 1 / homes[people].length;
    for (let z = 0; z < zones.length; z++) {
      const far = hops[home][zones[z]];
      if (far > 6) continue;
      near += s.land[2 * z + side] / (1 + far);
      enemies += s.land[2 * z + enemyOf(side)] / (1 + far);
    }
  }
  return Math.max(
    held * (1 - 0.5 * opportunity(aims, enemyOf(side))),
    (opportunity(aims, side) * near) / (near + enemies + SOME),
  );
}

/** AIE-10.2: what a year brings a side, as far as can be told from what it will hold. */
function yearly(p: Position, s: Survey, aims: Aims, side: Side): number {
  const { regions, points, majors, romaPoints } = p.box;
  const roma = romaChance(p, s, aims, side);
  let held = romaPoints * roma;
  for (let r = 0; r < regions.length; r++) held += points[regions[r]] * aims.holds[2 * r + side];
  let allies = 0;
  for (const people of majors) if (isAllied(p, people, side)) allies++;
  // AIE-10.2.c: two points from 12 control points on, three from 15.
  return roma + allies + 2 * sigmoid(held - 11.5) + sigmoid(held - 14.5);
}

/** Points that a year may bring more or less than thought. */
const DOUBT = 1.6;

function byPoints(p: Position, s: Survey, aims: Aims, victory: Extract<Victory, { readonly kind: "points" }>): void {
  const years = scenarioOf(p).end - p.year + (isYearCounted(p) ? 0 : 1);
  const score = p.score + years * (yearly(p, s, aims, CAES) - yearly(p, s, aims, REP));
  const doubt = 0.4 + DOUBT * Math.sqrt(years);
  aims.wins[CAES] = sigmoid((score - victory.caesarians + 0.5) / doubt);
  aims.wins[REP] = sigmoid((victory.republicans + 0.5 - score) / doubt);
}

/** F.5 of this year is over. */
const isYearCounted = (p: Position): boolean =>
  !p.stack.some(({ step }) => step === "year" || step === "results" || step === "triumph" || step === "points");
