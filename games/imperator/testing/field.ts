/** For tests of combat: battles with units of any strength, fought to their end; and tables on which a phase of combat begins. */
import { type By, by, type Dice, listDice, listed, nth } from "@rubicon/engine";
import type { Zone } from "../board.ts";
import { ATTACKING, type Contest, DEFENDING, NO_MUTINEERS, ownerOf } from "../contests.ts";
import type { Event } from "../events/index.ts";
import { frameOf, push } from "../frames.ts";
import { ROMAN, WAR } from "../peoples.ts";
import type { Piece } from "../pieces.ts";
import { own, type Position } from "../position.ts";
import type { Scenario } from "../scenarios.ts";
import { emptyPosition } from "../setting-up.ts";
import { ENEMY, enemyOf, MUTINY, ROME, type Side, type SideName, sideNamed } from "../sides.ts";
import { changeBattle, drawUp } from "../steps/battle.ts";
import { inSteps } from "../steps/index.ts";
import { changeSide, markCameFrom, mutineersIn, put, setStatus, unitsOf } from "../table.ts";
import { AUGUSTUS, bestow, CAESAR, ILL, USURPER } from "../titles.ts";
import { box, check, goTo, type Layout, lay, people, piece, play, run, zone } from "./table.ts";

// Battles by their figures ----------------------------------------------------------------------------------

export interface Figures {
  /** "10/2/1": SP, QU and TB of each unit; "reduced" may follow. */
  readonly units: readonly string[];
  /** "2/5": TB and PC of each leader; "augustus", "caesar", "usurper", "ill" may follow. */
  readonly leaders?: readonly string[];
  /** Of which People; Romans if none is named. */
  readonly people?: string;
}

export interface Pitched {
  /** The attacker's side; Rome attacks if none is named. */
  readonly attacker?: SideName;
  readonly rome: Figures;
  readonly enemy: Figures;
  readonly at?: string;
  readonly event?: number;
  readonly grown?: boolean;
}

const INSIDE = "pannonia_superior";
const TITLES: Readonly<Record<string, number>> = { augustus: AUGUSTUS, caesar: CAESAR, usurper: USURPER, ill: ILL };

/** A battle about to be fought, with the ratings that are given rather than those in the box. */
export function pitched({ attacker = "rome", rome, enemy, at = INSIDE, event = 0, grown }: Pitched): Position {
  const rated = {
    ...box,
    sp: [...box.sp],
    qu: [...box.qu],
    unitTb: [...box.unitTb],
    tb: by<Piece, number>([...listed(box.tb)]),
    pc: by<Piece, number>([...listed(box.pc)]),
  };
  const p = emptyPosition(rated, nth<Scenario>(4), 0);
  p.event = event;
  if (grown) p.epoch = 1;
  const contest: Contest = { side: sideNamed(attacker), zone: zone(at), mutineers: NO_MUTINEERS };
  // IMP-R59: where Romans fight Romans there is a usurper somewhere.
  if (enemy.people === undefined) {
    enter(p, piece("opellius_macrinus"), ENEMY, zone("cyprus"));
    bestow(p, piece("opellius_macrinus"), USURPER);
  }
  for (const [side, force] of [
    [ROME, rome],
    [ENEMY, enemy],
  ] as const)
    muster(p, rated, side, force, contest.zone);
  drawUp(p, contest);
  return p;
}

interface Rated {
  readonly sp: number[];
  readonly qu: number[];
  readonly unitTb: number[];
  readonly tb: By<Piece, number>;
  readonly pc: By<Piece, number>;
}

function muster(p: Position, rated: Rated, side: Side, force: Figures, where: Zone): void {
  const nation = force.people === undefined ? ROMAN : people(force.people);
  if (nation !== ROMAN) setStatus(p, nation, WAR);
  const units = nation === ROMAN ? box.legions.filter((unit) => p.at[unit] !== where) : box.unitsOf[nation];
  const leaders = nation === ROMAN ? box.romanLeaders.filter((each) => p.at[each] !== where) : box.leadersOf[nation];
  for (const [i, text] of force.units.entries()) {
    const [ratings, face] = text.split(" ");
    const [sp, qu, tb] = ratings.split("/").map(Number);
    const unit = units[i];
    const shown = 2 * unit + (face === "reduced" ? 1 : 0);
    rated.sp[shown] = sp;
    rated.qu[shown] = qu ?? 0;
    rated.unitTb[shown] = tb ?? 0;
    enter(p, unit, side, where);
    if (face === "reduced") own.face(p)[unit] = 1;
  }
  for (const [i, text] of (force.leaders ?? []).entries()) {
    const [ratings, ...titles] = text.split(" ");
    const [tb, pc] = ratings.split("/").map(Number);
    const leader = leaders[i];
    rated.tb[leader] = tb;
    rated.pc[leader] = pc ?? 0;
    enter(p, leader, side, where);
    for (const title of titles) bestow(p, leader, TITLES[title]);
  }
}

function enter(p: Position, each: Piece, side: Side, where: Zone): void {
  put(p, each, where);
  if (box.people[each] === ROMAN) changeSide(p, each, side);
}

/** Everybody answers by default until nothing is left to do; returns what was told. */
export function toTheEnd(p: Position, dice: readonly number[] | Dice = []): Event[] {
  const events: Event[] = [];
  const source = "roll" in dice ? dice : listDice(dice);
  const tell = (event: Event) => events.push(event);
  inSteps.open(p, source, tell);
  while (p.stack.length > 0) inSteps.play(p, inSteps.byDefault(p), source, tell);
  return events;
}

/** So many units alike. */
export const many = (count: number, ratings: string): string[] => Array.from({ length: count }, () => ratings);

// Tables ----------------------------------------------------------------------------------------------------

export interface Came {
  readonly from: string;
  readonly pieces: readonly string[];
}

/** Phase E.2 of a side, about to begin: whoever of it came into a zone, came from there. */
export function attacking(side: SideName, layout: Layout, ...arrivals: readonly Came[]): Position {
  const p = lay(layout);
  for (const { from, pieces } of arrivals) for (const name of pieces) markCameFrom(p, piece(name), zone(from));
  return goTo(p, { step: "combats", side: sideNamed(side), done: [] });
}

/** The same, with a battle begun in a zone and run to the first question, or to the end. */
export function fought(
  side: SideName,
  layout: Layout,
  where: string,
  dice: readonly number[] = [],
  ...arrivals: readonly Came[]
): { p: Position; events: Event[] } {
  const p = attacking(side, layout, ...arrivals);
  const events = [...run(p), ...play(p, `fight ${where}`, dice)];
  check(p);
  return { p, events };
}

/** A battle drawn up where nobody evades: whoever stands against a side there, the other side first, is its enemy. */
export function drawnUp(side: SideName, layout: Layout, where: string, ...arrivals: readonly Came[]): Position {
  const p = attacking(side, layout, ...arrivals);
  p.stack.length = 0;
  const attacker = sideNamed(side);
  const at = zone(where);
  const mutinous = mutineersIn(p, at) > 0 && unitsOf(p, enemyOf(attacker), at) === 0;
  const rising = mutineersIn(p, at) > 0 && unitsOf(p, attacker, at) === 0;
  drawUp(p, { side: attacker, zone: at, mutineers: rising ? ATTACKING : mutinous ? DEFENDING : NO_MUTINEERS });
  return p;
}

/** A Force that has been beaten, about to leave: the one that attacked, or the one that was attacked. */
export function routed(
  loser: "attacker" | "defender",
  attacker: SideName,
  layout: Layout,
  where: string,
  ...arrivals: readonly Came[]
): Position {
  const p = drawnUp(attacker, layout, where, ...arrivals);
  const battle = frameOf(p, "battle");
  if (battle === undefined) throw new Error("there is no battle");
  const side = loser === "attacker" ? battle.side : enemyOf(battle.side);
  changeBattle(p, { stage: RETREATED });
  push(p, {
    step: "retreat",
    side,
    zone: battle.zone,
    mutinous: ownerOf(battle, side) === MUTINY,
    barred: loser === "attacker" ? [] : battle.origins,
  });
  run(p);
  return p;
}

/** The stage at which the leaders who have fallen die. */
const RETREATED = 7;
