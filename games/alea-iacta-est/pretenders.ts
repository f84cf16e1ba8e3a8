/** Pretenders (AIE-3.6): who claims the leadership of a faction, who has gone over with him, and whose claim has come true. */
import { NO_PIECE, type Piece } from "./pieces.ts";
import {
  CAESARIANS_OVERTHROWN,
  FOLLOWER,
  hasTitle,
  isAssassin,
  isFlagged,
  own,
  type Position,
  PRETENDER,
  REPUBLICANS_OVERTHROWN,
} from "./position.ts";
import { CAES, enemyOf, SIDES, type Side } from "./sides.ts";
import type { Chronicle } from "./steps/step.ts";

/** AIE-3.7.1.b, AIE-1.2.1.b, AIE-3.5.3.h: whether a Roman leader can be on that side at all. */
export const canServe = (p: Position, leader: Piece, side: Side): boolean =>
  p.box.hasFace[2 * leader + side] && !(side === CAES && isAssassin(p, leader));

/** AIE-3.6.1.f: who wants to lead that faction; he serves the other one. AIE-R169: absent in winter he still does. */
export function pretenderTo(p: Position, side: Side): Piece {
  const { romanLeaders } = p.box;
  for (let i = 0; i < romanLeaders.length; i++)
    if (hasTitle(p, romanLeaders[i], PRETENDER) && p.side[romanLeaders[i]] === enemyOf(side)) return romanLeaders[i];
  return NO_PIECE;
}

/** AIE-3.5.1.e: a Pretender to the place of its leader is in play. */
export const isThreatened = (p: Position, side: Side): boolean => pretenderTo(p, side) !== NO_PIECE;

/** AIE-R88: leaders of a side who went over to it with a Pretender. */
export const followersOn = (p: Position, side: Side): Piece[] =>
  p.box.romanLeaders.filter((leader) => hasTitle(p, leader, FOLLOWER) && p.side[leader] === side);

/** The flag of a faction that has lost its last leader to a Pretender. */
export const overthrowOf = (side: Side): number => (side === CAES ? CAESARIANS_OVERTHROWN : REPUBLICANS_OVERTHROWN);

/** AIE-R87, AIE-3.6.4.f: it has no leader, and names none, until the players change sides. */
export const isOverthrown = (p: Position, side: Side): boolean => isFlagged(p, overthrowOf(side));

/** AIE-3.6.4.i: a Pretender gives up, or turns his coat. */
export function dropClaim(p: Position, leader: Piece, rule: string, tell: Chronicle): void {
  if (!hasTitle(p, leader, PRETENDER)) return;
  own.title(p)[leader] &= ~PRETENDER;
  endCoup(p, leader, p.side[leader], rule, tell);
}

/** AIE-3.6.4.i, AIE-R91: who went over with him stays where he is. AIE-R87: a coup that has succeeded needs him no more. */
export function endCoup(p: Position, leader: Piece, side: Side, rule: string, tell: Chronicle): void {
  if (isOverthrown(p, enemyOf(side))) return;
  for (const follower of followersOn(p, side)) own.title(p)[follower] &= ~FOLLOWER;
  tell({ e: "coup-over", rule, side: SIDES[side], leader: p.box.pieceIds[leader] });
}
