/** Usurpations: who can attempt one, and how it begins (4.5V, 4.5G, 4.5D, IMP-R49 to IMP-R56). */
import type { Refusal } from "@rubicon/engine";
import { type Front, OUTSIDE, onMap } from "./board.ts";
import { push } from "./frames.ts";
import { isWithOthers } from "./limits.ts";
import { isLone } from "./lone-leaders.ts";
import { ROMANS } from "./peoples.ts";
import type { Piece } from "./pieces.ts";
import type { Position } from "./position.ts";
import { comeOver, followersIn, turnRebel } from "./rebels.ts";
import { NO } from "./refusals/index.ts";
import type { Chronicle } from "./steps/step.ts";
import { isLoyal, isOnFront, partOf } from "./table.ts";
import { AUGUSTUS, augusti, bestow, CAESAR, claimOf, hasTitle, setClaim, USURPER, usurpers } from "./titles.ts";

const MOST_USURPERS = 2;

/** IMP-4.5V.f: never more than two. */
export const canUsurp = (p: Position): boolean => usurpers(p).length < MOST_USURPERS;

/**
 * IMP-4.5V.b, IMP-4.5V.f, IMP-4.5D.b, IMP-R40: why a leader cannot be made a usurper at all. Enemies of Rome that Romans never stand
 * with keep him from it too (IMP-4.2.k).
 */
export function usurperRefusal(p: Position, leader: Piece): Refusal | null {
  if (!canUsurp(p)) return NO.usurpersTwo;
  if (!p.box.isLeader[leader] || !isLoyal(p, leader) || !onMap(p.at[leader])) return NO.usurperLoyal;
  if (!isOnFront(p, p.at[leader])) return NO.usurperFront;
  const front = partOf(p, p.at[leader]);
  if (usurpers(p).some((other) => claimOf(p, other).front === front)) return NO.usurperSameFront;
  return isWithOthers(p, ROMANS, p.at[leader]) ? NO.usurperAmongForeigners : null;
}

/** IMP-4.5V.c, IMP-R50, IMP-R51: why a stratagem, or the right of IMP-4.5K.f, cannot name him: an Augustus who is not he is near. */
export const attemptRefusal = (p: Position, leader: Piece): Refusal | null =>
  usurperRefusal(p, leader) ??
  (hasHolder(p, partOf(p, p.at[leader]), AUGUSTUS, leader) ? NO.usurperNearAugustus : null);

/** IMP-6.2.d, IMP-R69: neither Augustus nor Caesar. */
export const plainAttemptRefusal = (p: Position, leader: Piece): Refusal | null =>
  hasTitle(p, leader, AUGUSTUS | CAESAR) ? NO.usurperTitled : attemptRefusal(p, leader);

/** Somebody with that title, but for one man, stands in a Front. */
export function hasHolder(p: Position, front: Front, title: number, except: Piece): boolean {
  const { romanLeaders } = p.box;
  for (let i = 0; i < romanLeaders.length; i++) {
    const leader = romanLeaders[i];
    if ((p.title[leader] & title) !== 0 && leader !== except && partOf(p, p.at[leader]) === front) return true;
  }
  return false;
}

/** IMP-6.2.a to IMP-6.2.d: the stratagem's die decides, at once. Your own frame is popped, or can be covered. */
export const attempt = (p: Position, leader: Piece, bonus: number): void => push(p, { step: "attempt", leader, bonus });

/**
 * IMP-4.5V.d, IMP-4.5G.a: a valid usurpation begins: he shows his back, and the zone is his. What is left of it, steps B and C, lies
 * on the stack then, with the flight of an Augustus on top (IMP-4.5G.p).
 */
export function proclaim(p: Position, leader: Piece, bonus: number, rule: string, tell: Chronicle): void {
  const { box } = p;
  const zone = p.at[leader];
  const front = isOnFront(p, zone) ? partOf(p, zone) : OUTSIDE;
  const frontId = front === OUTSIDE ? null : box.frontIds[front];
  tell({ e: "usurper", rule, leader: box.pieceIds[leader], zone: box.zoneIds[zone], front: frontId, bonus });
  turnRebel(p, leader);
  bestow(p, leader, USURPER);
  setClaim(p, leader, { bonus, front, chosen: OUTSIDE });
  comeOver(p, followersIn(p, zone), leader, "IMP-4.5G.a", tell);
  // IMP-4.5G.o
  if (front !== OUTSIDE) {
    push(p, { step: "extension", leader, front: OUTSIDE, die: -1 });
    push(p, { step: "allegiances", leader, front, begun: false, zones: [], die: -1 });
  }
  // Only he: whoever passes enemies on a march is not left with them (IMP-7.c).
  for (const emperor of augusti(p))
    if (p.at[emperor] === zone && isLone(p, emperor)) push(p, { step: "loneLeader", leader: emperor, die: -1 });
}
