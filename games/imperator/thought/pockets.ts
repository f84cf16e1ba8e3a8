/** Whether an army could be cut off in one sequence: by somebody who halts in each zone that it could leave for, or comes that way. */
import { isAround } from "@rubicon/series/thought";
import { INTERIOR, type Way, type Zone } from "../board.ts";
import type { Position } from "../position.ts";
import { enemyOf, ROME, type Side } from "../sides.ts";
import { combatUnitsIn, leadersOf, partOf } from "../table.ts";
import { isWayOut } from "./cut-off.ts";
import { MARCH, type Power, reachIn } from "./power.ts";

/** Units and leaders by zone, as long as they have nothing else to do. */
const units: number[] = [];
const leaders: number[] = [];
const NOBODY_YET: readonly Zone[] = [];

/** The share of so many attackers that is left for the battle when every way is closed; 0 where some way stays open. */
export function leftWhenClosed(p: Position, power: Power, side: Side, zone: Zone, attackers: number): number {
  callUp(p, power, side, zone);
  const beset = combatUnitsIn(p, enemyOf(side), zone);
  let left = attackers;
  const ways = p.box.waysFrom[zone];
  for (let i = 0; i < ways.length; i++) {
    const way = ways[i];
    if (power.units[side][way.to] > 0 || !isWayOut(p, beset, way.to, NOBODY_YET)) continue;
    if (comesThatWay(p, power, side, zone, way)) continue;
    if (!isBarred(p, power, side, zone, way.to)) return 0;
    left--;
  }
  return Math.max(0, left / attackers);
}

function callUp(p: Position, power: Power, side: Side, zone: Zone): void {
  const around = reachIn(p.box).near[zone];
  for (let i = 0; i < around.length; i++) {
    const from = around[i];
    units[from] = power.units[side][from];
    leaders[from] = units[from] > 0 ? leadersOf(p, side, from) : 0;
  }
  // Somebody stays next door, or comes that way.
  const { beside } = reachIn(p.box);
  for (let i = 0; i < beside[zone].length; i++) if (power.units[side][beside[zone][i]] > 0) units[beside[zone][i]]--;
}

/** IMP-8.1.d: a leader takes somebody into the battle by that way. */
function comesThatWay(p: Position, power: Power, side: Side, zone: Zone, { to, cost }: Way): boolean {
  const from = whoLeads(p, power, side, zone, to, MARCH - cost);
  if (from === null) return false;
  leaders[from]--;
  units[from]--;
  return true;
}

/** IMP-8.1.b: a unit from next door halts there by itself (IMP-3.5.d, IMP-4.3.g), or a leader takes it there. */
function isBarred(p: Position, power: Power, side: Side, zone: Zone, exit: Zone): boolean {
  const from = whoGoesAlone(p, power, side, zone, exit) ?? whoLeads(p, power, side, zone, exit, MARCH);
  if (from === null) return false;
  if (p.box.steps[from][exit] > 1) leaders[from]--;
  units[from]--;
  return true;
}

function whoLeads(p: Position, power: Power, side: Side, zone: Zone, exit: Zone, points: number): Zone | null {
  const around = reachIn(p.box).near[zone];
  for (let i = 0; i < around.length; i++) {
    const from = around[i];
    if (leaders[from] <= 0 || units[from] <= 0 || p.box.marches[from][exit] > points) continue;
    if (isFreeToGo(p, power, side, from, exit) && isAround(p.box, from, exit, zone)) return from;
  }
  return null;
}

function whoGoesAlone(p: Position, power: Power, side: Side, zone: Zone, exit: Zone): Zone | null {
  // IMP-4.3.m
  if (side !== ROME && partOf(p, exit) === INTERIOR) return null;
  const beside = reachIn(p.box).beside[exit];
  for (let i = 0; i < beside.length; i++) {
    const from = beside[i];
    if (from === zone || p.box.marches[from][zone] > MARCH || units[from] <= 0) continue;
    if (isFreeToGo(p, power, side, from, exit)) return from;
  }
  return null;
}

/** IMP-3.3.c */
const isFreeToGo = (p: Position, power: Power, side: Side, from: Zone, to: Zone): boolean =>
  partOf(p, from) === partOf(p, to) || power.free[side][from] > 0;
