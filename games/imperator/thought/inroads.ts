/**
 * How far Peoples come into the empire in their next sequences, past whoever stands in their way: this stands for the answer of
 * the Enemy, who is not asked when a plan is tried.
 */
import { chanceOf, type Host, nobodyYet } from "@rubicon/series";
import { INTERIOR, OUTSIDE, onMap, type Zone } from "../board.ts";
import { REACH } from "../limits.ts";
import type { People } from "../peoples.ts";
import type { Piece } from "../pieces.ts";
import type { Position } from "../position.ts";
import { ENEMY, ROME } from "../sides.ts";
import { isAtWar, partOf, quOf, spOf } from "../table.ts";
import { addHost, MARCH, type Power } from "./power.ts";

export interface Inroads {
  /** Points that they would be paid in winter beyond those of now, after one sequence; and how many more after two. */
  soon: number;
  later: number;
  /** By zone: the most that somebody gains there in one sequence. */
  readonly at: number[];
}

export const noInroads = (): Inroads => ({ soon: 0, later: 0, at: [] });

export function foreseeInroads(p: Position, power: Power, into: Inroads): void {
  const { peoples, unitsOf, leadersOf, armenia, land } = p.box;
  into.soon = 0;
  into.later = 0;
  into.at.length = land.length;
  into.at.fill(0);
  for (let i = 0; i < peoples.length; i++) {
    const people = peoples[i];
    if (people === armenia || !isAtWar(p, people)) continue;
    const units = unitsOf[people];
    for (let j = 0; j < units.length; j++) {
      const zone = p.at[units[j]];
      if (!onMap(zone) || p.side[units[j]] !== ENEMY || isSeen(p, units, j)) continue;
      const command = commandIn(p, leadersOf[people], zone);
      muster(p, units, zone, command > 0 ? command : units.length);
      goOut(p, power, people, zone, command > 0, into);
    }
  }
}

/** Whether somebody before him in the list stands in the same zone. */
function isSeen(p: Position, units: readonly Piece[], upTo: number): boolean {
  for (let i = 0; i < upTo; i++) if (p.at[units[i]] === p.at[units[upTo]]) return true;
  return false;
}

function commandIn(p: Position, leaders: readonly Piece[], zone: Zone): number {
  let sum = 0;
  for (let i = 0; i < leaders.length; i++) if (p.at[leaders[i]] === zone) sum += p.box.cc[leaders[i]];
  return sum;
}

const host: Host = nobodyYet();
const garrison: Host = nobodyYet();

/** Those of a People in a zone, as many of them as can be led. */
function muster(p: Position, units: readonly Piece[], zone: Zone, most: number): void {
  host.sp = 0;
  host.qu = 0;
  host.units = 0;
  host.tb = 1;
  for (let i = 0; i < units.length && host.units < most; i++) {
    const unit = units[i];
    if (p.at[unit] !== zone || p.side[unit] !== ENEMY) continue;
    host.sp += spOf(p, unit);
    host.qu += quOf(p, unit);
    host.units++;
  }
}

const pays = (p: Position, zone: Zone): number => {
  const part = partOf(p, zone);
  return part === OUTSIDE ? 0 : part === INTERIOR ? 3 : 1;
};

/** By zone: with what chance they come there, and what it costs; those to go on from, the nearest first. */
const chances: number[] = [];
const costs: number[] = [];
const queue: Zone[] = [];

/** IMP-4.3.f, IMP-4.3.g, IMP-7.a: with a leader two marches far, without one a zone; enemies on the way have to be beaten. */
function goOut(p: Position, power: Power, people: People, from: Zone, isLed: boolean, into: Inroads): void {
  const { land, waysFrom } = p.box;
  const farthest = isLed ? 2 * MARCH : 1;
  chances.length = land.length;
  costs.length = land.length;
  chances.fill(0);
  costs.fill(Number.POSITIVE_INFINITY);
  chances[from] = 1;
  costs[from] = 0;
  queue.length = 0;
  queue.push(from);
  let soon = 0;
  let later = 0;
  const now = pays(p, from);
  for (let next = 0; next < queue.length; next++) {
    const zone = queue[next];
    const ways = waysFrom[zone];
    for (let i = 0; i < ways.length; i++) {
      const { to, cost } = ways[i];
      const isHeld = power.units[ROME][to] > 0;
      let spent = isLed ? costs[zone] + cost : 1;
      // IMP-7.a: whoever meets enemies stops there.
      if (isLed && isHeld && spent <= MARCH) spent = MARCH;
      else if (isLed && isHeld) spent = 2 * MARCH;
      if (spent > farthest || spent >= costs[to] || !mayEnter(p, people, zone, to, isLed)) continue;
      costs[to] = spent;
      chances[to] = chances[zone] * (isHeld ? chanceAgainst(power, to) : 1);
      const gain = host.units * (chances[to] * pays(p, to) - now);
      if (spent <= MARCH && gain > soon) soon = gain;
      if (gain > later) later = gain;
      if (spent <= MARCH && gain > into.at[to]) into.at[to] = gain;
      if (spent < farthest) queue.push(to);
    }
  }
  into.soon += soon;
  into.later += later - soon;
}

function chanceAgainst(power: Power, zone: Zone): number {
  garrison.sp = 0;
  garrison.qu = 0;
  garrison.units = 0;
  garrison.tb = 0;
  addHost(garrison, power, ROME, zone);
  return chanceOf(host, garrison);
}

/** IMP-4.3.i, IMP-4.3.k, IMP-4.3.l, IMP-4.3.m */
function mayEnter(p: Position, people: People, from: Zone, to: Zone, isLed: boolean): boolean {
  const { fromHome, gate, homeOf } = p.box;
  const part = partOf(p, to);
  if (fromHome[people][to] > REACH) return false;
  if (part === OUTSIDE) return homeOf[to] < 0 || homeOf[to] === people || isAtWar(p, homeOf[to]);
  if (part === INTERIOR && !isLed) return false;
  return part === gate[people] || partOf(p, from) !== OUTSIDE;
}
