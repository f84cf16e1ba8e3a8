/** A plain player: he stands still, recruits what he can, fights his battles and gets out of hopeless ones. */
import { type Dice, pick } from "@rubicon/engine";
import { worthiest } from "@rubicon/series/thought";
import type { Act } from "../acts.ts";
import { isInside, type Zone } from "../board.ts";
import type { Piece } from "../pieces.ts";
import { enemyLandUnits, landUnits, leadersIn, leadersOf, type Position, shipsIn, spOf, tbOf } from "../position.ts";
import { enemyOf, type Side } from "../sides.ts";
import { askedFor } from "../steps/arrivals.ts";
import { inSteps } from "../steps/index.ts";
import { REACH } from "./approaches.ts";
import { landsIn } from "./landings.ts";
import { topOf } from "./moments.ts";

export function script(p: Position, random: Dice): Act {
  const frame = topOf(p);
  switch (frame.step) {
    case "recruitment":
      return recruit(p) ?? inSteps.byDefault(p);
    case "evasions":
    case "fleetEvasions":
      return escapeOf(p, frame.side);
    case "quarters":
      return toQuarters(p, frame.side);
    case "placing":
      return toFriends(p, frame.side);
    case "arrivals":
      return toCommand(p, frame.side, askedFor(p, frame.side));
    case "loneLeader":
      return toFriends(p, p.side[frame.leader]);
    case "evasion":
    case "retreat":
      return getAway(p, frame.side, frame.zone);
    case "rallying":
    case "triumvirate":
      return inSteps.byDefault(p);
    case "battles":
      return theGreatest(p, frame.side, random);
    default:
      return inSteps.byDefault(p);
  }
}

/** The strongest unit that can be had; null where none can. */
const recruit = (p: Position): Act | null =>
  worthiest(inSteps.legal(p), (act) => (act.do === "recruit" ? worthOf(p, act.unit) : null));

/** Legions hold land; ships come last. */
const worthOf = (p: Position, unit: Piece): number =>
  spOf(p, unit) + (p.box.isLegio[unit] ? 3 : 0) - (p.box.isNaves[unit] ? 2 : 0);

/** Below this share of the enemy's strength one had better be elsewhere. */
const HOPELESS = 0.7;

function escapeOf(p: Position, side: Side): Act {
  const acts = inSteps.legal(p);
  for (const act of acts) {
    if (act.do !== "evade") continue;
    const zone = p.at[act.leader];
    if (unitsPower(p, side, zone) < HOPELESS * unitsPower(p, enemyOf(side), zone)) return act;
  }
  return inSteps.byDefault(p);
}

/** AIE-8.4.1.c: the greatest host of the enemy first, as long as its ways out are barred. */
function theGreatest(p: Position, side: Side, random: Dice): Act {
  const acts = inSteps.legal(p);
  const best = worthiest(acts, (act) => (act.do === "fight" ? unitsPower(p, enemyOf(side), act.zone) : null));
  return best ?? pick(acts, random);
}

const unitsPower = (p: Position, side: Side, zone: Zone): number => {
  let sum = 0;
  const { units } = p.box;
  for (let i = 0; i < units.length; i++)
    if (p.at[units[i]] === zone && p.side[units[i]] === side) sum += spOf(p, units[i]);
  return sum;
};

/** AIE-8.2.b, AIE-8.4.1.d: those who evade, and the beaten, go to friends, and out of the way of the enemy; where all else is equal to their chief. */
function getAway(p: Position, side: Side, from: Zone): Act {
  const plain = inSteps.byDefault(p);
  if (!isAway(plain)) return plain;
  return (
    worthiest([plain, ...inSteps.legal(p)], (act) => (isAway(act) ? refuge(p, side, from, act.to) : null)) ?? plain
  );
}

const isAway = (act: Act): act is Extract<Act, { readonly do: "retreat" | "slip" }> =>
  act.do === "retreat" || act.do === "slip";

/** What a friend counts, and an enemy next door. */
const FRIEND = 1;
const PURSUER = 1.5;

function refuge(p: Position, side: Side, from: Zone, zone: Zone): number {
  let sum = FRIEND * Math.min(3, landUnits(p, side, zone));
  for (const { to } of p.box.waysFrom[zone]) if (to !== from && landUnits(p, enemyOf(side), to) > 0) sum -= PURSUER;
  return sum;
}

/** Whoever has a choice goes where most friends are. */
function toFriends(p: Position, side: Side): Act {
  const friendsOf = (act: Act): number | null => {
    const zone = act.do === "station" ? act.zone : act.do === "escape" ? act.to : null;
    return zone === null ? null : 2 * landUnits(p, side, zone) + leadersOf(p, side, zone);
  };
  return worthiest(inSteps.legal(p), friendsOf) ?? inSteps.byDefault(p);
}

/** So many friends make a camp; more of them are only more to lose. */
const CAMP = 4;
/** What a zone that can be reached on foot is worth, as long as there are few of them, and a region that one does not hold, from next door. */
const WAY_OUT = 0.8;
const MANY_WAYS = 3;
/** AIE-9.2.a: reduced units recover there. */
const CITY = 0.5;
const WANTED = 2.5;
/** AIE-8.5.1.b: what it costs to be where ships of one's own would be lost, and leaders with them. */
const FLEET_NEAR = 5;

/** AIE-9.2.d: to friends, but where one gets away from, and on to what is wanted next year. */
function toQuarters(p: Position, side: Side): Act {
  return (
    worthiest(inSteps.legal(p), (act) => (act.do === "station" ? campOf(p, side, act.zone) : null)) ??
    inSteps.byDefault(p)
  );
}

function campOf(p: Position, side: Side, zone: Zone): number {
  const { land, marches, regions, travelTo, isCity } = p.box;
  const ways = land.filter(
    (to) => marches[zone][to] <= REACH && isInside(p.box, to) && enemyLandUnits(p, side, to) === 0,
  );
  let nearest = Number.POSITIVE_INFINITY;
  for (const region of regions) if (p.control[region] !== side) nearest = Math.min(nearest, travelTo[region][zone]);
  return (
    Math.min(CAMP, landUnits(p, side, zone)) +
    WAY_OUT * Math.min(MANY_WAYS, ways.length) +
    (isCity[zone] ? CITY : 0) +
    WANTED / (1 + nearest / REACH) -
    (isFleetNear(p, side, zone) ? FLEET_NEAR : 0)
  );
}

/** Whether ships of the enemy that are stronger than those that lie here could be here in one sequence. */
function isFleetNear(p: Position, side: Side, zone: Zone): boolean {
  const own = fleetPower(p, side, zone);
  if (own === 0) return false;
  const { box } = p;
  return box.zones.some(
    (from) => from !== zone && landsIn(box, from, zone) && fleetPower(p, enemyOf(side), from) > own,
  );
}

const fleetPower = (p: Position, side: Side, zone: Zone): number =>
  shipsIn(p, side, zone).reduce((sum, ship) => sum + spOf(p, ship), 0);

/** What a better leader than all who are there is worth to an army. */
const BETTER_LED = 0.7;
/** AIE-1.2.2.a: how far a leader comes by himself in one sequence. */
const STRIDE = 4;

/** Somebody who enters goes where he is nearest to an army that lacks leaders, or that he would lead better. */
function toCommand(p: Position, side: Side, leader: Piece): Act {
  const { land, travel } = p.box;
  const calls = land.map((zone) => callOf(p, side, leader, zone));
  const callTo = (from: Zone): number =>
    land.reduce(
      (most, zone) => (calls[zone] > 0 ? Math.max(most, calls[zone] / (1 + travel[from][zone] / STRIDE)) : most),
      0,
    );
  return worthiest(inSteps.legal(p), (act) => (act.do === "station" ? callTo(act.zone) : null)) ?? inSteps.byDefault(p);
}

/** How much an army wants him. */
function callOf(p: Position, side: Side, leader: Piece, zone: Zone): number {
  const units = landUnits(p, side, zone);
  if (units === 0) return 0;
  const there = leadersIn(p, side, zone);
  const tb = Math.max(0, ...there.map((each) => tbOf(p, each)));
  return (units * (1 + BETTER_LED * Math.max(0, tbOf(p, leader) - tb))) / (1 + there.length);
}
