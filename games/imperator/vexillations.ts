/** Vexillations (3.4): who may be formed and dissolved, and which legions it takes. */
import type { Refusal } from "@rubicon/engine";
import { BOX, type Front, onMap, type Zone } from "./board.ts";
import { FULL, type Piece, REDUCED } from "./pieces.ts";
import { type Position, scenarioOf, uses } from "./position.ts";
import { NO } from "./refusals/index.ts";
import { ROME } from "./sides.ts";
import { partOf } from "./table.ts";
import { isCivilWar } from "./titles.ts";

/** IMP-3.4.b */
export const MOST_VEXILLATIONS = 6;
/** IMP-3.4.c */
export const GIVING_MEN = 3;

/** IMP-3.4.c, IMP-3.4.g, IMP-R28: why a legion cannot give men to a vexillation of a Front. */
export function weakenRefusal(p: Position, front: Front, legion: Piece): Refusal | null {
  if (!p.box.isLegion[legion]) return NO.weakenLegion;
  if (p.box.band[legion] !== front) return NO.weakenOtherFront;
  if (!onMap(p.at[legion]) || p.side[legion] !== ROME) return NO.weakenNotLoyal;
  if (p.face[legion] === REDUCED) return NO.weakenReduced;
  return partOf(p, p.at[legion]) === front ? null : NO.weakenAway;
}

export const givers = (p: Position, front: Front): Piece[] =>
  p.box.legionsOf[front].filter((legion) => weakenRefusal(p, front, legion) === null);

/** IMP-9.1.d, IMP-TD.h: a dated counter is there from Phase C of its year on. */
function isThere(p: Position, vexillation: Piece): boolean {
  const from = p.box.enters[vexillation];
  if (from > p.year) return false;
  return from === 0 || from < scenarioOf(p).start || uses(p, "reinforcements");
}

/** The counter of a Front that is formed next. */
export const spareOf = (p: Position, front: Front): Piece | undefined =>
  p.box.vexillationsOf[front].find((each) => p.at[each] === BOX && isThere(p, each));

/** IMP-3.4.b, IMP-R27: loyal, rebel and mutinous together. */
const onMapCount = (p: Position): number => p.box.vexillations.filter((each) => onMap(p.at[each])).length;

/** IMP-3.4.b, IMP-3.4.c, IMP-4.5G.m: why no vexillation of a Front can be formed. */
export function detachRefusal(p: Position, front: Front): Refusal | null {
  if (spareOf(p, front) === undefined) return NO.vexillationsSpent;
  if (!isCivilWar(p) && onMapCount(p) >= MOST_VEXILLATIONS) return NO.vexillationsSix;
  return givers(p, front).length < GIVING_MEN ? NO.detachThree : null;
}

/** IMP-3.4.d, IMP-3.4.g: why a vexillation cannot be dissolved. */
export function dissolveRefusal(p: Position, unit: Piece): Refusal | null {
  if (!p.box.isVexillation[unit]) return NO.dissolveVexillation;
  if (!onMap(p.at[unit]) || p.side[unit] !== ROME) return NO.dissolveNotYours;
  const front = p.box.band[unit];
  if (partOf(p, p.at[unit]) !== front) return NO.dissolveAway;
  return takers(p, front).some((legion) => p.at[legion] === p.at[unit]) ? null : NO.dissolveBesideReduced;
}

/** IMP-3.4.e, IMP-3.4.g: why a legion does not get its men back from a vexillation of a Front. */
export function restoreRefusal(p: Position, front: Front, legion: Piece): Refusal | null {
  if (!p.box.isLegion[legion] || p.box.band[legion] !== front) return NO.restoreLegion;
  if (!onMap(p.at[legion]) || p.side[legion] !== ROME) return NO.restoreNotLoyal;
  if (p.face[legion] === FULL) return NO.restoreNormal;
  return partOf(p, p.at[legion]) === front ? null : NO.restoreAway;
}

/** Reduced legions of a Front, in it; those who stand with the vexillation first. */
export function takers(p: Position, front: Front, zone?: Zone): Piece[] {
  const legions = p.box.legionsOf[front].filter((legion) => restoreRefusal(p, front, legion) === null);
  return [...legions.filter((legion) => p.at[legion] === zone), ...legions.filter((legion) => p.at[legion] !== zone)];
}
