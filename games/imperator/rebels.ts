/** Romans who follow a usurper, and how they come back (4.3, 4.5, IMP-R25, IMP-R53, IMP-R58, IMP-R63). */
import { onMap, type Zone } from "./board.ts";
import { isSwitched } from "./options.ts";
import type { Piece } from "./pieces.ts";
import { own, type Position } from "./position.ts";
import { ENEMY, ROME, type Side } from "./sides.ts";
import type { Chronicle } from "./steps/step.ts";
import { changeSide, HOUSED, isOnFront, leadersOf, MOVED, partOf, unitsOf } from "./table.ts";
import { AUGUSTUS, claimOf, isCivilWar, usurpers } from "./titles.ts";

/** IMP-R31: whoever changes sides has moved if he has; all else that he did for his old side is forgotten. */
const STILL_TRUE = MOVED | HOUSED;

function pass(p: Position, piece: Piece, side: Side): void {
  if ((p.marks[piece] & ~STILL_TRUE) !== 0) own.marks(p)[piece] &= STILL_TRUE;
  changeSide(p, piece, side);
}

const namesOf = ({ box }: Position, pieces: readonly Piece[]) => {
  const leaders: string[] = [];
  const units: string[] = [];
  for (const piece of pieces) (box.isLeader[piece] ? leaders : units).push(box.pieceIds[piece]);
  return { leaders, units };
};

// Coming over ---------------------------------------------------------------------------------------------

/** IMP-4.5G.a, IMP-R53: loyal Romans of a zone, leaders and units, but for an Augustus. Mutineers are nobody's. */
export function followersIn(p: Position, zone: Zone): Piece[] {
  const found: Piece[] = [];
  for (const list of [p.box.romanUnits, p.box.romanLeaders])
    for (const piece of list)
      if (p.at[piece] === zone && p.side[piece] === ROME && (p.title[piece] & AUGUSTUS) === 0) found.push(piece);
  return found;
}

/** Loyal Romans of one zone follow a usurper. A Caesar among them is one no more (IMP-R53), and the guard leaves him (IMP-R42). */
export function comeOver(p: Position, pieces: readonly Piece[], usurper: Piece, rule: string, tell: Chronicle): void {
  if (pieces.length === 0) return;
  const zone = p.at[pieces[0]];
  const names = { usurper: p.box.pieceIds[usurper], zone: p.box.zoneIds[zone], ...namesOf(p, pieces) };
  tell({ e: "came-over", rule, ...names });
  for (const piece of pieces) turnRebel(p, piece);
}

/** One piece shows its back. */
export function turnRebel(p: Position, piece: Piece): void {
  pass(p, piece, ENEMY);
  if (p.box.isLeader[piece]) own.title(p)[piece] = 0;
  else free(p, piece);
}

/** IMP-3.3.h, IMP-R25: the Front of its band, or, by the other reading, the Front in which it joined; garrisons free nothing. */
function free(p: Position, unit: Piece): void {
  const band = p.box.band[unit];
  if (band < 0) return;
  if (!isSwitched(p, "freedFronts")) p.freed |= 1 << band;
  else if (isOnFront(p, p.at[unit])) p.freed |= 1 << partOf(p, p.at[unit]);
}

// Coming back ---------------------------------------------------------------------------------------------

/** Rebels serve the emperor again, wherever they are; dead ones too (IMP-R63). */
export function loyalAgain(p: Position, pieces: readonly Piece[], rule: string, tell: Chronicle): void {
  if (pieces.length === 0) return;
  const place = p.at[pieces[0]];
  const zone = onMap(place) && pieces.every((piece) => p.at[piece] === place) ? p.box.zoneIds[place] : null;
  tell({ e: "loyal-again", rule, zone, ...namesOf(p, pieces) });
  for (const piece of pieces) pass(p, piece, ROME);
}

/**
 * IMP-4.3.b, IMP-R58: rebel units in a zone without a rebel leader are loyal at once. To be called of every zone that a leader
 * may have left or units may have come to alone: after moves, drops, deaths, evasions, retreats. True when any have turned.
 */
export function reviewLoyalty(p: Position, zone: Zone, tell: Chronicle): boolean {
  if (unitsOf(p, ENEMY, zone) === 0 || !isCivilWar(p)) return false;
  // A foreign leader is no leader of theirs.
  if (leadersOf(p, ENEMY, zone) > 0 && hasRebelLeader(p, zone)) return false;
  const left = p.box.romanUnits.filter((unit) => p.at[unit] === zone && p.side[unit] === ENEMY);
  loyalAgain(p, left, "IMP-4.3.b", tell);
  return left.length > 0;
}

export function hasRebelLeader(p: Position, zone: Zone): boolean {
  const { romanLeaders } = p.box;
  for (let i = 0; i < romanLeaders.length; i++)
    if (p.at[romanLeaders[i]] === zone && p.side[romanLeaders[i]] === ENEMY) return true;
  return false;
}

/** Whoever is rebel, on the map or eliminated this turn. */
export const rebels = (p: Position): Piece[] =>
  [...p.box.romanUnits, ...p.box.romanLeaders].filter((piece) => p.side[piece] === ENEMY);

/** IMP-4.5F.a, IMP-4.5D.f: the last usurper is dead. */
export function fail(p: Position, usurper: Piece, tell: Chronicle): void {
  tell({ e: "usurpation-failed", rule: "IMP-4.5F.a", leader: p.box.pieceIds[usurper] });
  loyalAgain(p, rebels(p), "IMP-4.5F.a", tell);
  p.freed = 0; // IMP-R25
}

// Step D --------------------------------------------------------------------------------------------------

/**
 * IMP-4.5G.i, IMP-4.5G.n, IMP-R57: what a d6 less the bonus may not exceed where rebels meet units without a leader: the PC of the
 * usurper if he is there, of the better of two; else the best PC of the rebel leaders there, with the best bonus of a living usurper.
 */
export function appealIn(p: Position, zone: Zone): { pc: number; bonus: number } {
  let best = { pc: 0, bonus: 0 };
  for (const leader of usurpers(p)) {
    const { bonus } = claimOf(p, leader);
    if (p.at[leader] === zone && p.box.pc[leader] + bonus > best.pc + best.bonus)
      best = { pc: p.box.pc[leader], bonus };
  }
  if (best.pc > 0) return best;
  let bonus = 0;
  for (const leader of usurpers(p)) bonus = Math.max(bonus, claimOf(p, leader).bonus);
  let pc = 0;
  for (const leader of p.box.romanLeaders)
    if (p.at[leader] === zone && p.side[leader] === ENEMY) pc = Math.max(pc, p.box.pc[leader]);
  return { pc, bonus };
}
