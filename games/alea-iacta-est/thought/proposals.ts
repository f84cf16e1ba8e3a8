/**
 * Plans for the moves of a sequence. All armies near fall upon one zone together, or leaders go on missions of their own, or units
 * spread over a region to hold it; what it is about is drawn by lot, the more likely the more it promises.
 */
import { type Dice, pick } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import type { Zone } from "../board.ts";
import type { Piece } from "../pieces.ts";
import { copy, type Position } from "../position.ts";
import type { Side } from "../sides.ts";
import { inSteps } from "../steps/index.ts";
import { chance, drawn } from "./drawing.ts";
import { type Goals, goalsOf, promiseOf } from "./goals.ts";
import { type Company, type Draft, idleLeaders, idleUnits, isOpen, send } from "./missions.ts";
import { chain, moverOf } from "./moments.ts";

const MOST_MISSIONS = 6;

export function proposals(p: Position): (random: Dice) => Act[] {
  const side = moverOf(p);
  if (side === null) return () => [];
  const goals = goalsOf(p, side);
  return (random) => {
    const draft: Draft = { p: copy(p), acts: [], random, chain: chain(p) };
    if (goals.strikes.length > 0 && chance(random, 45)) strike(draft, goals);
    const missions = random.roll(MOST_MISSIONS) - 1;
    for (let i = 0; i < missions && isOpen(draft); i++) goOnMission(draft, goals);
    return draft.acts;
  };
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
  const goal = drawGoal(p, goals, p.at[take.piece], random);
  if (goal !== null) send(draft, goals.side, take.piece, goal, companyOf(random));
}

/** Leaders more often than units, and leaders of many more often than those of few. */
function weightOfTake(p: Position, side: Side, piece: Piece): number {
  if (!p.box.isLeader[piece]) return 0.3;
  return 0.6 + Math.sqrt(idleUnits(p, side, p.at[piece]));
}

const COMPANIES: readonly Company[] = ["all", "all", "all", "all", "all", "some", "some", "some", "nobody"];
const companyOf = (random: Dice): Company => pick(COMPANIES, random);

const drawGoal = (p: Position, goals: Goals, from: Zone, random: Dice): Zone | null =>
  drawn(p.box.zones, (zone) => promiseOf(p, goals, from, zone), random);
