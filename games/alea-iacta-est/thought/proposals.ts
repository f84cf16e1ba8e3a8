/**
 * Plans for the moves of a sequence. All armies near fall upon one zone together, or leaders go on missions of their own, or units
 * spread over a region to hold it; what it is about is drawn by lot, the more likely the more it promises.
 */
import { type Dice, pick } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import type { Zone } from "../board.ts";
import type { Piece } from "../pieces.ts";
import { copy, enemyUnits, type Position, unitsOf } from "../position.ts";
import { type Side, seatOf } from "../sides.ts";
import { inSteps } from "../steps/index.ts";
import { value } from "../value.ts";
import { chance, drawn } from "./drawing.ts";
import { type Goals, goalsOf, promiseOf } from "./goals.ts";
import { type Company, type Draft, idleLeaders, idleUnits, isOpen, send } from "./missions.ts";
import { chain, moverOf } from "./moments.ts";

const MOST_MISSIONS = 6;
/** Missions of a plan that is made with care, and how many are held against each other for each of them. */
const MOST_CHOSEN = 9;
const MOST_TRIES = 4;

export function proposals(p: Position): (random: Dice) => Act[] {
  const side = moverOf(p);
  if (side === null) return () => [];
  const goals = goalsOf(p, side);
  return (random) => {
    const draft: Draft = { p: copy(p), acts: [], random, chain: chain(p) };
    if (chance(random, 65)) planWithCare(draft, goals);
    else planByLot(draft, goals);
    return draft.acts;
  };
}

function planByLot(draft: Draft, goals: Goals): void {
  const { random } = draft;
  if (goals.strikes.length > 0 && chance(random, 45)) strike(draft, goals);
  const missions = random.roll(MOST_MISSIONS) - 1;
  for (let i = 0; i < missions && isOpen(draft); i++) goOnMission(draft, goals);
}

/** One mission after the other, each the best of a few, as long as they make things better at a first glance. */
function planWithCare(draft: Draft, goals: Goals): void {
  const { random } = draft;
  const seat = seatOf(draft.p, goals.side);
  const tries = 1 + random.roll(MOST_TRIES - 1);
  let worth = value(draft.p, seat);
  if (goals.strikes.length > 0 && chance(random, 45)) worth = addBest(draft, goals, strike, tries, worth) ?? worth;
  for (let i = 0; i < MOST_CHOSEN && isOpen(draft); i++) {
    const better = addBest(draft, goals, goOnMission, tries, worth);
    if (better === null && chance(random, 50)) return;
    worth = better ?? worth;
  }
}

/** Adds the best of a few drafts, if it is better than nothing, and says what it has come to. */
function addBest(
  draft: Draft,
  goals: Goals,
  make: (draft: Draft, goals: Goals) => void,
  tries: number,
  least: number,
): number | null {
  let best: Draft | null = null;
  let most = least;
  for (let i = 0; i < tries; i++) {
    const tried: Draft = { ...draft, p: copy(draft.p), acts: [] };
    make(tried, goals);
    const worth = value(tried.p, seatOf(draft.p, goals.side));
    if (tried.acts.length === 0 || worth <= most) continue;
    best = tried;
    most = worth;
  }
  if (best === null) return null;
  draft.p = best.p;
  draft.acts.push(...best.acts);
  return most;
}

/** All who can be there, or most of them. */
function strike(draft: Draft, { side, strikes }: Goals): void {
  const { p, random } = draft;
  const target = drawn(strikes, ({ promise }) => promise, random);
  if (target === null) return;
  for (const from of target.from) {
    if (target.from.length > 1 && chance(random, 20)) continue;
    for (const leader of idleLeaders(p, side, from)) {
      if (!isOpen(draft) || idleUnits(p, side, from) === 0) break;
      send(draft, side, leader, target.zone, "all");
      if (chance(random, 30)) break;
    }
  }
}

function goOnMission(draft: Draft, goals: Goals): void {
  const { p, random } = draft;
  const takes = inSteps.legal(p).filter((act) => act.do === "take");
  const take = drawn(takes, ({ piece }) => weightOfTake(p, goals.side, piece), random);
  if (take === null) return;
  const from = p.at[take.piece];
  const company = p.box.isLeader[take.piece] ? companyOf(random) : "nobody";
  const goal = drawn(p.box.zones, (zone) => promiseOf(p, goals, from, zone) * careOf(p, goals, company, zone), random);
  if (goal !== null) send(draft, goals.side, take.piece, goal, company);
}

/** Whoever goes with few, or alone, keeps out of the way of enemies and goes to friends. */
function careOf(p: Position, { side }: Goals, company: Company, zone: Zone): number {
  if (company === "all") return 1;
  if (enemyUnits(p, side, zone) > 0) return company === "some" ? 0.2 : 0.02;
  return company === "some" || unitsOf(p, side, zone) > 0 ? 1 : 0.4;
}

/** Leaders more often than units, and leaders of many more often than those of few. */
function weightOfTake(p: Position, side: Side, piece: Piece): number {
  if (!p.box.isLeader[piece]) return 0.3;
  return 0.6 + Math.sqrt(idleUnits(p, side, p.at[piece]));
}

const COMPANIES: readonly Company[] = ["all", "all", "all", "all", "all", "some", "some", "some", "nobody"];
const companyOf = (random: Dice): Company => pick(COMPANIES, random);
