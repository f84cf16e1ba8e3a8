/** What there is to gain for a side in each zone, and whom it could fall upon with all that is near. */
import { foresee, nobodyYet, noProspect } from "@rubicon/series";
import { isSea, type Region, type Zone } from "../board.ts";
import { progress } from "../needs.ts";
import { type Position, scenarioOf } from "../position.ts";
import { enemyOf, SIDES, type Side } from "../sides.ts";
import { emptySurvey, isOpenTo, isShutTo, type Survey, survey } from "../survey.ts";
import { approachesOn } from "./approaches.ts";
import { NEAR, type Prize } from "./prizes.ts";
import { canReach, gainOf } from "./strikes.ts";

export interface Goals {
  readonly side: Side;
  readonly seen: Survey;
  /** By zone: what it is worth to be there, whoever goes. */
  readonly worth: readonly number[];
  /** Zones that all armies near could come to together, with what that promises. */
  readonly strikes: readonly Strike[];
  /** Regions that somebody near could help to take. */
  readonly prizes: readonly Prize[];
  /** From each zone that somebody has set out from in a plan so far: what it promises to go to each other one. */
  readonly promises: Map<Zone, readonly number[]>;
}

export interface Strike {
  readonly zone: Zone;
  /** From where. */
  readonly from: readonly Zone[];
  readonly promise: number;
}

export function goalsOf(p: Position, side: Side): Goals {
  const seen = emptySurvey();
  survey(p, seen);
  const worth = p.box.zones.map((zone) => worthOf(p, side, seen, zone));
  return {
    side,
    seen,
    worth,
    strikes: strikesFor(p, side, seen, worth),
    prizes: prizesFor(p, side, seen),
    promises: new Map(),
  };
}

/** How much a region matters in this scenario, to either side. */
function weightOf(p: Position, region: Region): number {
  const { victory } = scenarioOf(p);
  if (victory.kind === "points") return p.box.points[region] / 2;
  const isNamed = SIDES.some((name) => victory[name].all.includes(region) || victory[name].any.includes(region));
  return isNamed ? 2 : 0.7;
}

/** Those of which there is something already come first. */
function prizesFor(p: Position, side: Side, seen: Survey): Prize[] {
  const { regions, travelTo, zones } = p.box;
  const armies = zones.filter((zone) => seen.leaders[2 * zone + side] > 0 && seen.units[2 * zone + side] > 0);
  return regions
    .filter((region) => seen.heirs[region] !== side && isOpenTo(p, seen, region, side))
    .filter((region) => armies.some((zone) => travelTo[region][zone] <= NEAR))
    .map((region) => ({ region, promise: weightOf(p, region) * (0.3 + progress(p, seen, region, side)) }));
}

function worthOf(p: Position, side: Side, seen: Survey, zone: Zone): number {
  const { region, isCity, regions, roma } = p.box;
  const enemy = enemyOf(side);
  if (isSea(p.box, zone)) return seen.sea[2 * zone + enemy] > 0 ? 1 : 0.1;
  // Where friends are one is stronger.
  let worth = 0.2 + seen.land[2 * zone + side] / 60;
  if (zone === roma && seen.roma !== side) worth += 1.5;
  const there = region[zone];
  if (there < 0) return seen.units[2 * zone + enemy] > 0 ? worth : 0.3 * worth;
  const r = regions.indexOf(there);
  const weight = weightOf(p, there);
  const isHeld = seen.units[2 * zone + side] > 0;
  if (seen.heirs[r] !== side) worth += weight * (isCity[zone] ? 1.5 : 1) * (isHeld ? 0.4 : 1);
  else worth += weight * progress(p, seen, r, enemy) * (isHeld ? 0.4 : 1);
  return worth;
}

const together = nobodyYet();
const facing = nobodyYet();
const prospect = noProspect();

/** Of the strength of a fleet that would have to leave its port. */
const FLEET = 1 / 8;
/** Less than this chance is no attack. */
const HOPELESS = 0.3;

function strikesFor(p: Position, side: Side, seen: Survey, worth: readonly number[]): Strike[] {
  const { ofArmies } = approachesOn(p.box);
  const enemy = enemyOf(side);
  const strikes: Strike[] = [];
  for (const zone of p.box.land) {
    const from = ofArmies[zone].filter(
      (each) => each !== zone && seen.leaders[2 * each + side] > 0 && canReach(p, seen, side, each, zone),
    );
    if (from.length === 0) continue;
    if (seen.units[2 * zone + enemy] === 0) {
      // AIE-3.4.2.w: ships that nobody holds the port for have to leave, if they can.
      const promise = worth[zone] + FLEET * seen.sea[2 * zone + enemy];
      if (promise > 1) strikes.push({ zone, from, promise });
      continue;
    }
    if (isShutTo(seen, side, zone)) continue;
    gatherHost(seen, side, [...from, zone]);
    const at = 2 * zone + enemy;
    Object.assign(facing, { sp: seen.sp[at], qu: seen.qu[at], units: seen.units[at], tb: seen.tb[at] });
    foresee(together, facing, 0, prospect);
    if (prospect.wins < HOPELESS) continue;
    const gain = prospect.defenderLoses * seen.land[at] - prospect.attackerLoses * together.sp;
    strikes.push({ zone, from, promise: Math.max(0.3, worth[zone] + gain / 4) });
  }
  return strikes;
}

function gatherHost(seen: Survey, side: Side, zones: readonly Zone[]): void {
  Object.assign(together, { sp: 0, qu: 0, units: 0, tb: 0 });
  for (const zone of zones) {
    const at = 2 * zone + side;
    together.sp += seen.sp[at];
    together.qu += seen.qu[at];
    together.units += seen.units[at];
    together.tb = Math.max(together.tb, seen.tb[at]);
  }
}

const HARBOUR = 1.5;
/** What is left of a goal where one had better not be without friends. */
const RASH = 0.06;

/** By zone: what it promises to go there from another one. It is the same for all plans of a sequence, so it is kept. */
export function promisesFrom(p: Position, goals: Goals, from: Zone): readonly number[] {
  const known = goals.promises.get(from);
  if (known !== undefined) return known;
  const made = p.box.zones.map((to) => promiseOf(p, goals, from, to));
  goals.promises.set(from, made);
  return made;
}

/** What can be done this time counts most. */
function promiseOf(p: Position, { side, seen, worth }: Goals, from: Zone, to: Zone): number {
  if (from === to || isShutTo(seen, side, to)) return 0;
  const far = p.box.travel[from][to];
  const fades = far <= 3 ? 1 : 9 / (far * far);
  const enemy = enemyOf(side);
  if (seen.units[2 * to + enemy] === 0) {
    // AIE-9.1.b: ships winter in a port.
    const harbour = seen.sea[2 * from + side] > 0 && !p.box.isPort[from] && p.box.isPort[to] ? HARBOUR : 0;
    return (worth[to] + harbour) * fades;
  }
  const gain = canReach(p, seen, side, from, to) ? gainOf(seen, side, from, to) : 0;
  return (gain > 0 ? worth[to] + gain / 4 : RASH * worth[to]) * fades;
}
