/** Step D of a usurpation (IMP-4.5G.i to IMP-4.5G.l, IMP-4.5G.n, IMP-R57): units without a leader are called on to follow it. */
import type { Refusal } from "@rubicon/engine";
import { type Front, onMap, type Zone } from "../board.ts";
import type { Forecast } from "../forecasts.ts";
import { type FrameAt, next, pop, top } from "../frames.ts";
import type { Piece } from "../pieces.ts";
import type { Position } from "../position.ts";
import { appealIn, comeOver, followersIn, hasRebelLeader } from "../rebels.ts";
import { NO } from "../refusals/index.ts";
import { ENEMY, ROME, SIDES } from "../sides.ts";
import { isFree, leadersOf, mark, unitsOf, WON } from "../table.ts";
import { usurpers } from "../titles.ts";
import { throwDie } from "./cast.ts";
import { halt } from "./halting.ts";
import type { Runs } from "./step.ts";

/** IMP-4.5G.l: legions of its Front that the rebels must hold before a vexillation follows them. */
export const LEGIONS_FOR_VEXILLATION = 3;

/** Why the rebels who have come there may not call on anybody; null when they may. */
export function winOverRefusal(p: Position, { side, zone, gone }: FrameAt<"group">): Refusal | null {
  if (side !== ENEMY || !gone || unitsOf(p, ROME, zone) === 0 || !hasRebelLeader(p, zone)) return NO.nobodyToWin;
  if (leadersOf(p, ROME, zone) > 0) return NO.leaderHoldsThem;
  const loyal = followersIn(p, zone);
  if (loyal.length === 0) return NO.nobodyToWin;
  return loyal.some((unit) => isWinnable(p, unit)) ? null : NO.vexillationIsLoyal;
}

const isWinnable = (p: Position, unit: Piece): boolean =>
  !p.box.isVexillation[unit] || rebelLegions(p, p.box.band[unit]) >= LEGIONS_FOR_VEXILLATION;

const rebelLegions = (p: Position, front: Front): number =>
  p.box.legionsOf[front].filter((legion) => p.side[legion] === ENEMY && onMap(p.at[legion])).length;

/** What the d6 must be lower than. */
export function foreseeAppeal(p: Position, zone: Zone): Forecast {
  const { pc, bonus } = appealIn(p, zone);
  return { f: "throw", rule: "IMP-4.5G.i", sides: 6, below: pc + bonus + 1 };
}

/** One d6 for the whole stack. The frame of the group lies beneath. */
export const winOver: Runs<"winOver"> = {
  run(p, f, _dice, tell) {
    if (f.die < 0) return throwDie(p, f.side, 6);
    const { zone } = f;
    const units = followersIn(p, zone).filter((unit) => isWinnable(p, unit));
    const { pc, bonus } = appealIn(p, zone);
    const won = f.die - bonus <= pc;
    const names = { units: units.map((unit) => p.box.pieceIds[unit]), zone: p.box.zoneIds[zone] };
    tell({ e: "appeal", rule: "IMP-4.5G.i", side: SIDES[f.side], ...names, die: f.die, bonus, pc, won });
    pop(p);
    const group = top(p);
    if (group.step !== "group") throw new Error("nobody is won over but on the march");
    if (!won) return halt(p, group); // IMP-4.5G.k
    comeOver(p, units, usurperFor(p, zone), "IMP-4.5G.i", tell);
    goOn(p, group, units);
  },
};

/** IMP-4.5G.j: with whom they like of the units won, unless somebody is left to be fought (IMP-R57). */
function goOn(p: Position, group: FrameAt<"group">, units: readonly Piece[]): void {
  if (!isFree(p, ENEMY, group.zone)) return halt(p, group);
  for (const unit of units) mark(p, unit, WON);
  next(p, { ...group, won: true });
}

/** Whom they follow: the usurper who is there, or the first. */
const usurperFor = (p: Position, zone: Zone): Piece =>
  usurpers(p).find((leader) => p.at[leader] === zone) ?? usurpers(p)[0];
