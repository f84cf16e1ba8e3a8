/** Who leads a faction, and who comes after him (AIE-3.5.1, AIE-3.5.2). */
import type { Refusal } from "@rubicon/engine";
import { onMap } from "./board.ts";
import { push } from "./frames.ts";
import type { Piece } from "./pieces.ts";
import {
  actsAsRoman,
  FACTION_LEADER,
  factionLeaders,
  hasTitle,
  isNeutral,
  own,
  type Position,
  PRETENDER,
  pcOf,
  srOf,
} from "./position.ts";
import { isOverthrown } from "./pretenders.ts";
import { NO } from "./refusals/index.ts";
import { NOBODY, SIDES, type Side } from "./sides.ts";
import type { Chronicle } from "./steps/step.ts";

/** AIE-2.B.b, AIE-2.B.c, AIE-3.5.2.m: the highest PC of a faction's leaders; 0 while it has none. */
export const bestPc = (p: Position, side: Side): number =>
  Math.max(0, ...factionLeaders(p, side).map((leader) => pcOf(p, leader)));

/** AIE-2.D.a, AIE-3.5.2.m: the highest SR likewise. */
export const bestSr = (p: Position, side: Side): number =>
  Math.max(0, ...factionLeaders(p, side).map((leader) => srOf(p, leader)));

/** AIE-R99, AIE-R196: why somebody cannot lead that faction. */
export function leaderRefusal(p: Position, side: Side, leader: Piece): Refusal | null {
  if (!p.box.isLeader[leader] || p.side[leader] !== side) return NO.leadNotYours;
  if (!actsAsRoman(p, leader)) return NO.leadForeign;
  if (!onMap(p.at[leader])) return NO.leadOffMap;
  if (isNeutral(p, p.at[leader])) return NO.leadNeutral;
  return hasTitle(p, leader, PRETENDER) ? NO.leadPretender : null;
}

/** AIE-3.5.2.c, AIE-3.5.2.d: those of the best PC or of one less, in the order of the table. */
export function successors(p: Position, side: Side): Piece[] {
  const able = p.box.leaders.filter((leader) => leaderRefusal(p, side, leader) === null);
  const best = Math.max(0, ...able.map((leader) => pcOf(p, leader)));
  return able.filter((leader) => pcOf(p, leader) >= best - 1);
}

export function nameLeader(
  p: Position,
  leader: Piece,
  as: "second" | "successor" | "heir",
  rule: string,
  tell: Chronicle,
): void {
  own.title(p)[leader] |= FACTION_LEADER;
  tell({ e: "named", rule, side: SIDES[p.side[leader]], leader: p.box.pieceIds[leader], as });
}

/** AIE-3.5.1.f: nobody gives the marker up; it is taken by the rules alone. */
export function unname(p: Position, leader: Piece, rule: string, tell: Chronicle): void {
  if (!hasTitle(p, leader, FACTION_LEADER)) return;
  own.title(p)[leader] &= ~FACTION_LEADER;
  tell({ e: "unnamed", rule, side: SIDES[p.side[leader]], leader: p.box.pieceIds[leader] });
}

/**
 * AIE-3.5.2.b, AIE-3.5.2.c: a faction whose only leader is gone chooses another; one that has a second does not, nor one that a
 * Pretender has overthrown (AIE-3.5.2.a, AIE-R87).
 */
export function callSuccessor(p: Position, side: Side): void {
  if (p.outcome === null && isVacant(p, side)) push(p, { step: "succession", side });
}

/** Nobody leads that faction, and somebody may. */
const isVacant = (p: Position, side: Side): boolean => factionLeaders(p, side).length === 0 && !isOverthrown(p, side);

/** AIE-R92: several have come at once to a faction without leader, and it chooses among them. */
export function fillVacancy(p: Position, side: Side): void {
  if (successors(p, side).length > 0) callSuccessor(p, side);
}

/** AIE-R92: whoever comes to a faction without leader leads it at once. */
export function leadIfNobodyDoes(p: Position, leader: Piece, tell: Chronicle): void {
  const side = p.side[leader];
  if (side === NOBODY || !isVacant(p, side) || leaderRefusal(p, side, leader) !== null) return;
  nameLeader(p, leader, "successor", "AIE-3.5.2.m", tell);
}
