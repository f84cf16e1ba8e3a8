/**
 * Plans for the moves of a sequence: missions for leaders with whom they can lead, steps of units by themselves, several of them to
 * one place, and now and then a stratagem first. What it is about is drawn by lot, the more likely the more it promises.
 */
import { type Dice, drawn, share } from "@rubicon/engine";
import { chanceOf } from "@rubicon/series";
import { Draft, type Part } from "@rubicon/series/thought";
import type { Act } from "../acts.ts";
import { FAR, onMap, type Zone } from "../board.ts";
import type { Piece } from "../pieces.ts";
import { copy, type Position } from "../position.ts";
import { enemyOf, type Side, seatOf } from "../sides.ts";
import { inSteps } from "../steps/index.ts";
import { partOf } from "../table.ts";
import { value } from "../value.ts";
import { barWaysOut, trapsOf } from "./encirclement.ts";
import { callsFor, type Goals, goalsOf, kindOf, LOYAL, PEOPLE } from "./goals.ts";
import { type Plan, sendOut, type Take } from "./missions.ts";
import { chain, isBetween, isUnderWay, moverOf } from "./moments.ts";
import { bestPlays } from "./plays.ts";
import { addHost, emptyPower, hostIn, MARCH, type Power, weigh } from "./power.ts";
import { hostOf, script } from "./script.ts";

/** What a plan is made from: how it stands when it is made. */
interface Sheet {
  readonly side: Side;
  readonly power: Power;
  readonly goals: Goals;
  /** Who could set out, and how often to think of him. */
  readonly movers: readonly Mover[];
  readonly plays: readonly Act[];
}

interface Mover {
  readonly take: Take;
  readonly weight: number;
}

const MOST_ROUNDS = 5;
/** Shares of plans, and of rounds in a plan. */
const WITH_PLAY = 0.35;
const TOGETHER = 0.4;
const WITH_CARE = 0.4;
/** Share of attacks of several. */
const WITH_WAYS_BARRED = 0.5;
/** Parts of a plan that is made with care, and how many are held against each other for each of them. */
const MOST_CHOSEN = 8;
const MOST_TRIES = 4;

const drafting = { inSteps, copy, chain, isBetween, script };

export function proposals(p: Position): (random: Dice) => Act[] {
  const side = moverOf(p);
  if (side === null) return () => [];
  const power = emptyPower();
  weigh(p, power);
  const legal = inSteps.legal(p);
  const goals = goalsOf(p, side, power);
  const takes = legal.filter((act) => act.do === "take").filter((act) => !p.box.isFleet[act.piece]);
  const sheet: Sheet = {
    side,
    power,
    goals,
    movers: takes.map((take) => ({ take, weight: weightOf(p, side, power, goals, take.piece) })),
    plays: bestPlays(p, legal, "move"),
  };
  return (random) => makePlan(p, sheet, random);
}

function makePlan(p: Position, sheet: Sheet, random: Dice): Act[] {
  const draft = new Draft(drafting, p, random);
  // What is under way when the plan is made ends as it may.
  while (draft.isOpen && isUnderWay(draft.p)) draft.does(script(draft.p, random));
  if (!draft.isOpen) return draft.acts;
  if (sheet.plays.length > 0 && share(random) < WITH_PLAY) {
    const play = drawn(sheet.plays, () => 1, random);
    if (play !== null && draft.doesIfLegal(play) && !draft.isOpen) return draft.acts;
  }
  const goOn = (each: Plan): void => (share(random) < TOGETHER ? goTogether(each, sheet) : goAlone(each, sheet));
  if (share(random) < WITH_CARE) growWithCare(draft, sheet, goOn);
  else growByLot(draft, goOn);
  return draft.acts;
}

function growByLot(draft: Plan, goOn: Part<Position, Act>): void {
  const rounds = draft.random.roll(MOST_ROUNDS);
  for (let i = 0; i < rounds && draft.isOpen; i++) goOn(draft);
}

function growWithCare(draft: Plan, { side }: Sheet, goOn: Part<Position, Act>): void {
  const seat = seatOf(draft.p, side);
  draft.growWithCare({
    parts: () => goOn,
    most: MOST_CHOSEN,
    tries: 1 + draft.random.roll(MOST_TRIES - 1),
    worthOf: (p) => value(p, seat) + trapsOf(p, side),
  });
}

/** Whoever is drawn may have gone already. */
const MOST_DRAWN = 4;

/** Somebody who can still set out. */
function moverFor({ p, random }: Plan, { movers }: Sheet): Take | null {
  for (let i = 0; i < MOST_DRAWN; i++) {
    const mover = drawn(movers, ({ weight }) => weight, random);
    if (mover === null) return null;
    if (inSteps.refuse(p, mover.take) === null) return mover.take;
  }
  return null;
}

/** One leader with whom he can lead, or one unit. */
function goAlone(draft: Plan, sheet: Sheet): void {
  const take = moverFor(draft, sheet);
  if (take === null) return;
  const goal = goalFor(draft, sheet, take.piece);
  if (goal !== null) sendOut(draft, take, goal);
}

/** Leaders more often than units, and leaders of many more often than those of few. */
function weightOf(p: Position, side: Side, power: Power, goals: Goals, piece: Piece): number {
  if (!p.box.isLeader[piece]) return kindOf(p, piece) === PEOPLE ? 0.8 : 0.12 + CALLED * callOn(p, goals[LOYAL], piece);
  return 1 + Math.sqrt(power.led[side][p.at[piece]]);
}

const CALLED = 0.1;

/** What there is to do next door for a unit by itself. */
function callOn(p: Position, worths: readonly number[], unit: Piece): number {
  let most = 0;
  for (const { to } of p.box.waysFrom[p.at[unit]]) most = Math.max(most, worths[to] ?? 0);
  return Math.min(3, most);
}

/** Where somebody goes: what is worth it, near, and likely to be won. */
function goalFor({ p, random }: Plan, sheet: Sheet, piece: Piece): Zone | null {
  const { side, power, goals } = sheet;
  const { land, marches, isLeader } = p.box;
  const from = p.at[piece];
  const worths = goals[kindOf(p, piece)];
  const alone = isLeader[piece] && (power.units[side][from] === 0 || share(random) < 0.2);
  const calls = alone ? callsFor(p, side, power, piece) : null;
  const stride = alone ? 4 : isLeader[piece] ? 3 : 1.5;
  const host = hostIn(power, side, from);
  return drawn(
    land,
    (zone) => {
      const far = marches[from][zone];
      if (zone === from || far >= FAR) return 0;
      const nearness = 1 / (1 + (far / stride) ** 3);
      if (calls !== null) return calls(zone) * nearness;
      const theirs = power.units[enemyOf(side)][zone];
      const chance = theirs === 0 ? 1 : Math.max(0.05, chanceOf(host, hostIn(power, enemyOf(side), zone)));
      return worths[zone] * nearness * chance * chance * leaveOf(p, sheet, from, zone);
    },
    random,
  );
}

/** IMP-3.3.c: what share of those who are led there may go to that zone; a little, because their leader may. */
function leaveOf(p: Position, { side, power }: Sheet, from: Zone, to: Zone): number {
  if (power.led[side][from] === 0 || partOf(p, from) === partOf(p, to)) return 1;
  return Math.max(LEADER_ALONE, power.free[side][from] / power.led[side][from]);
}

const LEADER_ALONE = 0.05;

/** Several to one place, until it looks good enough. */
function goTogether(draft: Plan, sheet: Sheet): void {
  const { p, random } = draft;
  const { side, power, goals } = sheet;
  const { land, marches, steps, isLeader } = p.box;
  const first = moverFor(draft, sheet);
  if (first === null) return;
  const kind = kindOf(p, first.piece);
  const canCome = (piece: Piece, zone: Zone): boolean => {
    const from = p.at[piece];
    if (!onMap(from) || from === zone) return false;
    return isLeader[piece] ? marches[from][zone] <= MARCH : steps[from][zone] === 1;
  };
  const goal = drawn(land, (zone) => (canCome(first.piece, zone) ? goals[kind][zone] : 0), random);
  if (goal === null) return;
  const foe = hostIn(power, enemyOf(side), goal);
  const fellows = sheet.movers.map(({ take }) => take).filter((take) => kindOf(p, take.piece) === kind);
  const rest = fellows.filter((take) => take !== first && canCome(take.piece, goal));
  const order = [first, ...rest.toSorted((a, b) => Number(isLeader[b.piece]) - Number(isLeader[a.piece]))];
  if (foe.units > 0 && share(random) < WITH_WAYS_BARRED) barWaysOut(draft, side, goal, fellows);
  const host = hostOf(p, side, goal);
  const enough = 0.7 + 0.3 * share(random);
  for (const take of order) {
    if (!draft.isOpen) return;
    if (inSteps.refuse(p, take) !== null || (take !== first && share(random) < 0.15)) continue;
    if (foe.units > 0 && chanceOf(host, foe) >= enough) return;
    const from = p.at[take.piece];
    sendOut(draft, take, goal);
    if (p.at[take.piece] === goal && isLeader[take.piece]) addHost(host, power, side, from);
    else if (p.at[take.piece] === goal) {
      host.units++;
      host.sp += p.box.sp[2 * take.piece + p.face[take.piece]];
      host.qu += p.box.qu[2 * take.piece + p.face[take.piece]];
    }
  }
}
