/** For tests of successions and usurpations: leaders with other PCs than those printed, deaths, proclamations, and who bears what. */
import { by, type Dice, listed } from "@rubicon/engine";
import type { Event } from "../events/index.ts";
import type { Piece } from "../pieces.ts";
import { copy, type Position } from "../position.ts";
import { type Death, slain } from "../slain.ts";
import { holdersOf } from "../titles.ts";
import { proclaim } from "../usurping.ts";
import { box, check, piece, run } from "./table.ts";

/** The same table, on which some leaders have that PC. */
export function rated(p: Position, pcs: Readonly<Record<string, number>>): Position {
  const pc = by<Piece, number>([...listed(p.box.pc)]);
  for (const [name, value] of Object.entries(pcs)) pc[piece(name)] = value;
  return Object.assign(copy(p), { box: { ...p.box, pc } });
}

/** A leader dies, and whatever follows by itself; what was told. */
export function die(p: Position, name: string, how: Death, dice: readonly number[] | Dice = []): Event[] {
  const events: Event[] = [];
  slain(p, piece(name), how, (event) => events.push(event));
  events.push(...run(p, dice));
  check(p);
  return events;
}

/** He is a usurper from now on: step A, then B and C up to the first question. */
export function rise(p: Position, name: string, dice: readonly number[] | Dice = [], bonus = 0): Event[] {
  const events: Event[] = [];
  proclaim(p, piece(name), bonus, "IMP-4.5V.a", (event) => events.push(event));
  events.push(...run(p, dice));
  check(p);
  return events;
}

/** Who has a title. */
export const holders = (p: Position, title: number): string[] =>
  holdersOf(p, title).map((leader) => box.pieceIds[leader]);
