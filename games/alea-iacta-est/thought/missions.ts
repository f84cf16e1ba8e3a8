/** Missions: a leader with whom he can lead goes somewhere, by land or by ship, and leaves garrisons on his way. */
import { type Dice, pick, share } from "@rubicon/engine";
import type { Draft } from "@rubicon/series/thought";
import type { Act } from "../acts.ts";
import { isSea, OUTSIDE, type Zone } from "../board.ts";
import { inRank } from "../party.ts";
import { ROMAN } from "../peoples.ts";
import type { Piece } from "../pieces.ts";
import {
  ccOf,
  enemyUnits,
  GROUP,
  isMarked,
  landUnits,
  MOVED,
  type Position,
  shipsOf,
  spOf,
  tbOf,
} from "../position.ts";
import type { Side } from "../sides.ts";
import { inSteps } from "../steps/index.ts";
import { topOf } from "./moments.ts";

export type Plan = Draft<Position, Act>;

/** Whom a leader takes along; most are all but one, who holds what they leave. */
export type Company = "all" | "most" | "some" | "few" | "nobody";

/** How often whoever could leave with all leaves one behind. */
const GARRISON_AT_HOME = 0.25;
const GARRISON_ABROAD = 0.7;

/** AIE-3.7.3.h: what one controls stays one's own without garrisons; what is to be taken does not. */
export function allFrom(p: Position, side: Side, zone: Zone, random: Dice): Company {
  const region = p.box.region[zone];
  if (region === OUTSIDE) return "all";
  return share(random) < (p.control[region] === side ? GARRISON_AT_HOME : GARRISON_ABROAD) ? "most" : "all";
}

const MOST_STEPS = 12;

const isOnTheMarch = ({ isOpen, p }: Plan): boolean => isOpen && topOf(p).step === "group";

/** Leaders of a side in a zone who have not moved, the best first. */
export function idleLeaders(p: Position, side: Side, zone: Zone): Piece[] {
  const worth = (leader: Piece): number => ccOf(p, leader) + 3 * tbOf(p, leader);
  return p.box.leaders
    .filter((leader) => p.at[leader] === zone && p.side[leader] === side && !isMarked(p, leader, MOVED))
    .sort((a, b) => worth(b) - worth(a));
}

/** Land units of a side in a zone that have not moved. */
export function idleUnits(p: Position, side: Side, zone: Zone): number {
  if (landUnits(p, side, zone) === 0) return 0;
  const { units, isNaves } = p.box;
  let count = 0;
  for (let i = 0; i < units.length; i++)
    if (p.at[units[i]] === zone && p.side[units[i]] === side && !isNaves[units[i]] && !isMarked(p, units[i], MOVED))
      count++;
  return count;
}

/** A leader, or a unit by itself, sets out for a goal. */
export function send(draft: Plan, side: Side, piece: Piece, goal: Zone, company: Company): void {
  const { p, random } = draft;
  const from = p.at[piece];
  if (!draft.doesIfLegal(p.box.acts.take(piece)) || !isOnTheMarch(draft)) return;
  if (p.box.isLeader[piece]) {
    const byShip = isSea(p.box, from) || (shipsOf(p, side, from) > 0 && prefersShips(p, from, goal, random));
    if (byShip && !isSea(p.box, from)) board(draft, from);
    gather(draft, company);
    if (share(random) < 0.35) bringLeader(draft);
  }
  go(draft, goal);
}

/** A leader takes all ships that are there, and whoever is aboard, to the first of these goals that he can set out for. */
export function sail(draft: Plan, leader: Piece, goals: readonly Zone[]): void {
  const { p } = draft;
  const from = p.at[leader];
  if (!draft.doesIfLegal(p.box.acts.take(leader)) || !isOnTheMarch(draft)) return;
  if (isSea(p.box, from)) gather(draft, "all");
  else board(draft, from);
  go(draft, goals.find((goal) => stepTowards(p, goal) !== null) ?? from);
}

/** Where the way by land is long, or there is none. */
function prefersShips(p: Position, from: Zone, goal: Zone, random: Dice): boolean {
  if (!p.box.isCoast[goal]) return false;
  return share(random) < (p.box.marches[from][goal] > 3 ? 0.6 : 0.08);
}

/** All ships that are there. */
function board(draft: Plan, from: Zone): void {
  const { p } = draft;
  for (const ship of p.box.naves) if (p.at[ship] === from) draft.doesIfLegal(p.box.acts.add(ship));
}

function gather(draft: Plan, company: Company): void {
  const { p, random } = draft;
  if (company === "nobody") return;
  if (company === "all") {
    draft.doesIfLegal(p.box.acts.all());
    return;
  }
  if (company === "most") return gatherMost(draft);
  const some = random.roll(company === "few" ? 2 : 4);
  for (let i = 0; i < some && isOnTheMarch(draft); i++) {
    const adds = inSteps.legal(p).filter((each) => each.do === "add" && !p.box.isLeader[each.piece]);
    if (adds.length === 0) return;
    draft.does(pick(adds, random));
  }
}

/** AIE-3.7.3.c: one Roman unit holds a zone, and the weakest is enough. */
function gatherMost(draft: Plan): void {
  const { p } = draft;
  const frame = topOf(p);
  if (frame.step !== "group") return;
  const { units, isNaves, people, acts } = p.box;
  const there = units.filter((unit) => p.at[unit] === frame.zone && p.side[unit] === frame.side && !isNaves[unit]);
  const ranked = inRank(p, there);
  const garrison = ranked.findLast((unit) => people[unit] === ROMAN);
  for (const unit of ranked) if (unit !== garrison && isOnTheMarch(draft)) draft.doesIfLegal(acts.add(unit));
}

function bringLeader(draft: Plan): void {
  if (!isOnTheMarch(draft)) return;
  const { isLeader } = draft.p.box;
  const adds = inSteps.legal(draft.p).filter((each) => each.do === "add" && isLeader[each.piece]);
  if (adds.length > 0) draft.does(pick(adds, draft.random));
}

/** How often somebody stays in a zone on the way. */
const SOMETIMES = 0.4;

function go(draft: Plan, goal: Zone): void {
  const { random } = draft;
  march(draft, goal, () => share(random) < SOMETIMES);
  rest(draft);
}

/** A leader goes from one zone to the next as far as he comes, and leaves a garrison in each. */
export function tour(draft: Plan, side: Side, leader: Piece, zones: readonly Zone[], company: Company): void {
  const { p, random } = draft;
  const from = p.at[leader];
  if (!draft.doesIfLegal(p.box.acts.take(leader)) || !isOnTheMarch(draft)) return;
  if (!isSea(p.box, from) && shipsOf(p, side, from) > 0 && prefersShips(p, from, zones[0], random)) board(draft, from);
  gather(draft, company);
  for (const zone of zones) march(draft, zone, (each) => zones.includes(each));
  rest(draft);
}

/** As far as he comes on his way to a goal. */
function march(draft: Plan, goal: Zone, leavesGarrison: (zone: Zone) => boolean): void {
  const { p } = draft;
  for (let i = 0; i < MOST_STEPS && isOnTheMarch(draft); i++) {
    const frame = topOf(p);
    if (frame.step !== "group" || frame.zone === goal) return;
    if (frame.gone && leavesGarrison(frame.zone)) leaveGarrison(draft, frame.zone);
    if (!isOnTheMarch(draft)) return;
    const step = stepTowards(p, goal);
    if (step === null) return;
    draft.does(step);
  }
}

/** Whoever is still on the way halts there, or goes on by default where he may not. */
function rest(draft: Plan): void {
  const { p } = draft;
  for (let i = 0; i < MOST_STEPS && isOnTheMarch(draft); i++)
    if (!draft.doesIfLegal(p.box.acts.halt())) draft.does(inSteps.byDefault(p));
}

/** The weakest stays, where nobody of them stands yet. */
function leaveGarrison(draft: Plan, zone: Zone): void {
  const { p } = draft;
  const { region, units, people } = p.box;
  if (region[zone] < 0) return;
  let weakest: Piece | null = null;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i];
    if (p.at[unit] !== zone || people[unit] !== ROMAN) continue;
    if (!isMarked(p, unit, GROUP)) return;
    if (weakest === null || spOf(p, unit) < spOf(p, weakest)) weakest = unit;
  }
  if (weakest !== null) draft.doesIfLegal(p.box.acts.drop(weakest));
}

/** The step that brings one nearest; null where none does. The rules are asked of few: to list all that is legal takes long. */
function stepTowards(p: Position, goal: Zone): Act | null {
  const frame = topOf(p);
  if (frame.step !== "group") return null;
  const { travel, marches, routesFrom, waysFrom, acts } = p.box;
  const far = frame.sea ? travel : marches;
  const ways = (frame.sea ? routesFrom : waysFrom)[frame.zone];
  let best: Act | null = null;
  let least = far[frame.zone][goal];
  for (let i = 0; i < ways.length; i++) {
    const { to } = ways[i];
    if (far[to][goal] >= least) continue;
    // AIE-7.1.a: whoever runs into enemies on his way has to stop and fight there.
    if (to !== goal && enemyUnits(p, frame.side, to) > 0) continue;
    const step = acts.step(to);
    if (inSteps.refuse(p, step) !== null) continue;
    least = far[to][goal];
    best = step;
  }
  return best;
}
