/**
 * Plans for the moves of a sequence. All armies near fall upon one zone together, or leaders go on missions of their own, or units
 * spread over a region to hold it; what it is about is drawn by lot, the more likely the more it promises.
 */
import { type Dice, drawn, lot, pick, share } from "@rubicon/engine";
import { Draft } from "@rubicon/series/thought";
import type { Act } from "../acts.ts";
import { isInside, onMap, type Zone } from "../board.ts";
import type { Piece } from "../pieces.ts";
import { copy, enemyUnits, isMarked, isNeutral, MOVED, type Position, shipsOf, unitsOf } from "../position.ts";
import { type Side, seatOf } from "../sides.ts";
import { inSteps } from "../steps/index.ts";
import { value } from "../value.ts";
import { isWinterToCome } from "../victory.ts";
import { barWaysOut } from "./encirclement.ts";
import { type Goals, goalsOf, promisesFrom } from "./goals.ts";
import { allFrom, type Company, idleLeaders, idleUnits, type Plan, sail, send } from "./missions.ts";
import { chain, isBetween, moverOf } from "./moments.ts";
import { occupy } from "./prizes.ts";
import { script } from "./script.ts";

const MOST_MISSIONS = 6;
/** Missions of a plan that is made with care, and how many are held against each other for each of them. */
const MOST_CHOSEN = 10;
const MOST_TRIES = 4;
/** Shares of plans. */
const WITH_CARE = 0.65;
const WITH_STRIKE = 0.45;
const WITH_PRIZE = 0.4;
const WITH_SHIPS_HOME = 0.7;
/** Share of strikes. */
const WITH_WAYS_BARRED = 0.6;

const drafting = { inSteps, copy, chain, isBetween, script };

export function proposals(p: Position): (random: Dice) => Act[] {
  const side = moverOf(p);
  if (side === null) return () => [];
  const goals = goalsOf(p, side);
  return (random) => {
    const draft = new Draft(drafting, p, random);
    if (isWinterNear(p, side) && share(random) < WITH_SHIPS_HOME) bringShipsHome(draft, side);
    const first = whatComesFirst(goals, random);
    if (share(random) < WITH_CARE) planWithCare(draft, goals, first);
    else planByLot(draft, goals, first);
    return draft.acts;
  };
}

type Move = (draft: Plan, goals: Goals) => void;

function whatComesFirst({ strikes, prizes }: Goals, random: Dice): Move {
  if (prizes.length > 0 && share(random) < WITH_PRIZE) return takePrize;
  return strikes.length > 0 && share(random) < WITH_STRIKE ? strike : goOnMission;
}

const takePrize: Move = (draft, { side, prizes }) => occupy(draft, side, prizes);

function planByLot(draft: Plan, goals: Goals, first: Move): void {
  first(draft, goals);
  const missions = draft.random.roll(MOST_MISSIONS) - 1;
  for (let i = 0; i < missions && draft.isOpen; i++) goOnMission(draft, goals);
}

function planWithCare(draft: Plan, goals: Goals, first: Move): void {
  const seat = seatOf(draft.p, goals.side);
  draft.growWithCare({
    parts: (tried) => (each) => (tried === 0 ? first : goOnMission)(each, goals),
    most: MOST_CHOSEN,
    tries: 1 + draft.random.roll(MOST_TRIES - 1),
    worthOf: (p) => value(p, seat),
  });
}

const isWinterNear = (p: Position, side: Side): boolean => p.sequences[side] <= 1 && isWinterToCome(p);

/** AIE-9.1.b: what lies in no port when the winter comes is lost. */
function bringShipsHome(draft: Plan, side: Side): void {
  const { zones, isPort } = draft.p.box;
  for (const zone of zones) {
    if (!draft.isOpen) return;
    if (isPort[zone] || shipsOf(draft.p, side, zone) === 0) continue;
    const [leader] = idleLeaders(draft.p, side, zone);
    if (leader !== undefined) sail(draft, leader, portsNear(draft.p, side, zone));
  }
}

/** Where no enemy is, the nearest first, and those of Romans before others that are as near. */
function portsNear(p: Position, side: Side, from: Zone): Zone[] {
  const { land, isPort, travel } = p.box;
  const far = (zone: Zone): number => travel[from][zone] + (isInside(p.box, zone) ? 0 : 0.5);
  return land
    .filter((zone) => isPort[zone] && !isNeutral(p, zone) && enemyUnits(p, side, zone) === 0)
    .sort((a, b) => far(a) - far(b));
}

/** All who can be there, or most of them; now and then some bar the ways out first. */
function strike(draft: Plan, { side, strikes }: Goals): void {
  const { p, random } = draft;
  const target = drawn(strikes, ({ promise }) => promise, random);
  if (target === null) return;
  if (enemyUnits(p, side, target.zone) > 0 && share(random) < WITH_WAYS_BARRED) barWaysOut(draft, side, target.zone);
  for (const from of target.from) {
    if (target.from.length > 1 && share(random) < 0.2) continue;
    for (const leader of idleLeaders(p, side, from)) {
      if (!draft.isOpen || idleUnits(p, side, from) === 0) break;
      send(draft, side, leader, target.zone, allFrom(p, side, from, random));
      if (share(random) < 0.3) break;
    }
  }
}

function goOnMission(draft: Plan, goals: Goals): void {
  const { p, random } = draft;
  const piece = whoSetsOut(p, goals.side, random);
  if (piece === null) return;
  const company = p.box.isLeader[piece] ? companyOf(p, goals.side, p.at[piece], random) : "nobody";
  const promises = promisesFrom(p, goals, p.at[piece]);
  const goal = drawn(p.box.zones, (zone) => promises[zone] * careOf(p, goals, company, zone), random);
  if (goal !== null) send(draft, goals.side, piece, goal, company);
}

/** Whoever goes with few, or alone, keeps out of the way of enemies and goes to friends. */
function careOf(p: Position, { side }: Goals, company: Company, zone: Zone): number {
  if (company === "all" || company === "most") return 1;
  if (enemyUnits(p, side, zone) > 0) return company === "some" ? 0.2 : 0.02;
  return company === "some" || unitsOf(p, side, zone) > 0 ? 1 : 0.4;
}

/**
 * Leaders more often than units, and leaders of many more often than those of few. Who may not go is found out only when he is
 * drawn: to ask the rules about everybody takes longer than the rest of a mission.
 */
function whoSetsOut(p: Position, side: Side, random: Dice): Piece | null {
  const ready = readyOf(p, side);
  const weights = ready.map((piece) => (p.box.isLeader[piece] ? 0.6 + Math.sqrt(idle[p.at[piece]]) : 0.3));
  for (;;) {
    const at = lot(weights, random);
    if (at < 0) return null;
    if (inSteps.refuse(p, p.box.acts.take(ready[at])) === null) return ready[at];
    weights[at] = 0;
  }
}

/** By zone: land units that have not moved. Written anew with every list of who is ready. */
const idle: number[] = [];

/** Leaders and units that have not moved. */
function readyOf(p: Position, side: Side): Piece[] {
  const { pieces, zones, isLeader, isNaves } = p.box;
  idle.length = zones.length;
  idle.fill(0);
  const ready: Piece[] = [];
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i];
    if (p.side[piece] !== side || !onMap(p.at[piece]) || isMarked(p, piece, MOVED)) continue;
    ready.push(piece);
    if (!isLeader[piece] && !isNaves[piece]) idle[p.at[piece]]++;
  }
  return ready;
}

const COMPANIES: readonly Company[] = ["all", "all", "all", "all", "all", "some", "some", "some", "nobody"];

function companyOf(p: Position, side: Side, zone: Zone, random: Dice): Company {
  const company = pick(COMPANIES, random);
  return company === "all" ? allFrom(p, side, zone, random) : company;
}
