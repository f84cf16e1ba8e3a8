/** Whom one could fall upon: for every army of the other side the best attack that could come out of one zone, with its odds. */
import { chanceOf as chanceBetween, foresee, type Host, nobodyYet, noProspect } from "@rubicon/series";
import { isAround } from "@rubicon/series/thought";
import { isInside, isSea, type Zone } from "../board.ts";
import type { Position } from "../position.ts";
import { PLACES_ON_SHIP } from "../sailing.ts";
import { enemyOf, type Side } from "../sides.ts";
import { hostIn, isShutTo, type Survey } from "../survey.ts";
import { approachesOn, REACH } from "./approaches.ts";
import { landsIn } from "./landings.ts";

/** What it is worth to drive somebody off, by his strength. */
const GROUND = 0.15;

const attacker = nobodyYet();
const defender = nobodyYet();
const prospect = noProspect();

/** The strength that an attack can hope to gain, less what it costs; 0 where it had better not be made. */
export function gainOf(s: Survey, side: Side, from: Zone, to: Zone): number {
  hostIn(s, side, from, attacker);
  hostIn(s, enemyOf(side), to, defender);
  foresee(attacker, defender, 0, prospect);
  return Math.max(
    0,
    prospect.defenderLoses * s.land[2 * to + enemyOf(side)] -
      prospect.attackerLoses * s.land[2 * from + side] +
      GROUND * prospect.wins * s.land[2 * to + enemyOf(side)],
  );
}

/** The chance that an attack out of one zone wins in another. */
function chanceOf(p: Position, s: Survey, side: Side, from: Zone, to: Zone): number {
  muster(p, s, side, from, to);
  hostIn(s, enemyOf(side), to, defender);
  return chanceBetween(attacker, defender);
}

/** Whoever could come from there makes up the attacker. */
function muster(p: Position, s: Survey, side: Side, from: Zone, to: Zone): void {
  const at = 2 * from + side;
  hostIn(s, side, from, attacker);
  if (isSea(p.box, from) || p.box.marches[from][to] <= REACH) return;
  // AIE-3.4.2.k: the others come by ship.
  const share = Math.min(1, (PLACES_ON_SHIP * s.ships[at]) / s.units[at]);
  attacker.sp *= share;
  attacker.qu *= share;
  attacker.units *= share;
}

/** Whether an army could be there in one sequence, as far as the map goes. */
export function canReach(p: Position, s: Survey, side: Side, from: Zone, to: Zone): boolean {
  if (s.units[2 * from + side] === 0) return false;
  const led = s.leaders[2 * from + side] > 0;
  return isSea(p.box, from) ? led && p.box.hops[from][to] === 1 : p.box.marches[from][to] <= (led ? REACH : 1);
}

/** The same, with those who come by ship out of a port. */
export function canCome(p: Position, s: Survey, side: Side, from: Zone, to: Zone): boolean {
  if (canReach(p, s, side, from, to)) return true;
  const at = 2 * from + side;
  if (s.units[at] === 0 || s.leaders[at] === 0 || !landsIn(p.box, from, to)) return false;
  return s.ships[at] > 0 || isSea(p.box, from);
}

/** What a side can hope for in one sequence, as strength of the other one. */
export interface Strikes {
  /** The sum of the best gains, army by army. */
  gains: number;
  /** What would be lost besides because nobody who is beaten gets away. */
  pockets: number;
  /** Ships in ports that nobody holds by land. */
  berths: number;
}

export const noStrikes = (): Strikes => ({ gains: 0, pockets: 0, berths: 0 });

/** By zone: how many hosts of the side that strikes could be there. */
const comers: number[] = [];
/** A leader who is caught counts as so much strength. */
const LEADER = 6;
/** An army of so many units spares one that goes by itself. */
const SPARES_ONE = 3;

export function strikesOf(p: Position, s: Survey, side: Side, into: Strikes): void {
  const { land } = p.box;
  const { ofArmies } = approachesOn(p.box);
  const enemy = enemyOf(side);
  into.gains = 0;
  into.pockets = 0;
  into.berths = 0;
  let counted = false;
  for (let i = 0; i < land.length; i++) {
    const to = land[i];
    if (s.units[2 * to + enemy] === 0) {
      if (s.sea[2 * to + enemy] > 0 && isReached(p, s, side, to)) into.berths += s.sea[2 * to + enemy];
      continue;
    }
    if (isShutTo(s, side, to)) continue;
    const strength = s.land[2 * to + enemy] + LEADER * s.leaders[2 * to + enemy];
    let gain = 0;
    let pocket = 0;
    const near = ofArmies[to];
    for (let j = 0; j < near.length; j++) {
      const from = near[j];
      if (!canReach(p, s, side, from, to)) continue;
      gain = Math.max(gain, gainOf(s, side, from, to));
      const caught = (prospect.wins - prospect.defenderLoses) * strength;
      if (caught <= pocket) continue;
      if (!counted) countComers(p, s, side);
      counted = true;
      if (!isWayOut(p, s, side, from, to)) pocket = caught;
    }
    into.gains += gain;
    into.pockets += pocket;
  }
}

function isReached(p: Position, s: Survey, side: Side, to: Zone): boolean {
  return approachesOn(p.box).ofArmies[to].some((from) => canReach(p, s, side, from, to));
}

function countComers(p: Position, s: Survey, side: Side): void {
  const { land } = p.box;
  const { ofArmies } = approachesOn(p.box);
  for (let i = 0; i < land.length; i++) {
    const near = ofArmies[land[i]];
    let count = 0;
    for (let j = 0; j < near.length; j++) if (canReach(p, s, side, near[j], land[i])) count++;
    comers[land[i]] = count;
  }
}

/**
 * AIE-8.4.1.c: whether the beaten could go somewhere that those who attack could not close: by another host, by a leader
 * who takes somebody there, or by a unit that goes next door.
 */
function isWayOut(p: Position, s: Survey, side: Side, from: Zone, to: Zone): boolean {
  const { box } = p;
  const ways = box.waysFrom[to];
  let spare = s.leaders[2 * from + side] - 1;
  let units = s.units[2 * from + side];
  for (let i = 0; i < ways.length; i++) {
    const exit = ways[i].to;
    if (exit === from || isInside(box, exit) !== isInside(box, to) || s.units[2 * exit + side] > 0) continue;
    const fromThere = canReach(p, s, side, from, exit);
    if (comers[exit] > (fromThere ? 1 : 0)) continue;
    if (!fromThere || units < SPARES_ONE) return true;
    units--;
    if (box.marches[from][exit] === 1) continue;
    spare--;
    if (spare < 0 || !isAround(box, from, exit, to)) return true;
  }
  return false;
}

/** Whoever is with ships that are beaten is lost about so often. */
const LOST_WITH_SHIPS = 0.5;

/** AIE-8.3.a: where fleets alone meet in a port, all leaders who are there take part, and share what becomes of theirs. */
function dangerBySea(p: Position, s: Survey, side: Side, zone: Zone): number {
  if (s.ships[2 * zone + side] === 0) return 0;
  const enemy = enemyOf(side);
  const near = approachesOn(p.box).ofAll[zone];
  let most = 0;
  fleetIn(s, side, zone, defender);
  for (let j = 0; j < near.length; j++) {
    const from = near[j];
    if (s.ships[2 * from + enemy] === 0 || s.leaders[2 * from + enemy] === 0 || !landsIn(p.box, from, zone)) continue;
    fleetIn(s, enemy, from, attacker);
    most = Math.max(most, chanceBetween(attacker, defender));
  }
  return LOST_WITH_SHIPS * most;
}

/** The fleet of a side in a zone; its strength is weighed by quality already. */
function fleetIn(s: Survey, side: Side, zone: Zone, into: Host): void {
  const at = 2 * zone + side;
  into.sp = s.sea[at];
  into.qu = 0;
  into.units = s.ships[at];
  into.tb = s.tb[at];
}

/** The chance that whoever stands in a zone is beaten there in one sequence. */
export function dangerTo(p: Position, s: Survey, side: Side, zone: Zone): number {
  if (isSea(p.box, zone)) return 0;
  const near = approachesOn(p.box).ofAll[zone];
  const enemy = enemyOf(side);
  if (isShutTo(s, enemy, zone)) return 0;
  // A leader without an army falls to whoever comes.
  const alone = s.units[2 * zone + side] === 0;
  let most = dangerBySea(p, s, side, zone);
  for (let j = 0; j < near.length; j++) {
    if (!canCome(p, s, enemy, near[j], zone)) continue;
    most = Math.max(most, alone ? 1 : chanceOf(p, s, enemy, near[j], zone));
  }
  return most;
}
