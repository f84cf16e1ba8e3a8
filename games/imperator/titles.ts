/** Titles of leaders (3.6, 4.5): Augustus, Caesar, usurper, the guard, and what a year does to an Augustus. */
import { nth } from "@rubicon/engine";
import { type Front, OUTSIDE } from "./board.ts";
import type { Piece } from "./pieces.ts";
import { own, type Position } from "./position.ts";

export const AUGUSTUS = 1;
export const CAESAR = 2;
export const USURPER = 4;
/** IMP-3.6.o: Corporis Custodes. */
export const GUARD = 8;
/** IMP-TE.4.a */
export const ILL = 16;
/** IMP-TE.6.a: bound for Rome, or to stay there. */
export const SUMMONED = 32;
const OF_THE_YEAR = ILL | SUMMONED;
export const ALL_TITLES = 63;

export const hasTitle = (p: Position, leader: Piece, title: number): boolean => (p.title[leader] & title) !== 0;

export function bestow(p: Position, leader: Piece, title: number): void {
  own.title(p)[leader] |= title;
}

export function strip(p: Position, leader: Piece, title: number): void {
  own.title(p)[leader] &= ~title;
}

/** Everybody with a title, in the order of the leaders: at most two of each (IMP-3.6.a). */
export function holdersOf(p: Position, title: number): Piece[] {
  const { romanLeaders } = p.box;
  const found: Piece[] = [];
  for (let i = 0; i < romanLeaders.length; i++)
    if ((p.title[romanLeaders[i]] & title) !== 0) found.push(romanLeaders[i]);
  return found;
}

export const augusti = (p: Position): Piece[] => holdersOf(p, AUGUSTUS);
export const caesares = (p: Position): Piece[] => holdersOf(p, CAESAR);
export const usurpers = (p: Position): Piece[] => holdersOf(p, USURPER);

/** IMP-R59: a usurpation has been validated and has not failed. */
export function isCivilWar(p: Position): boolean {
  const { romanLeaders } = p.box;
  for (let i = 0; i < romanLeaders.length; i++) if ((p.title[romanLeaders[i]] & USURPER) !== 0) return true;
  return false;
}

/** IMP-2.B.b, IMP-2.D.b, IMP-3.2.a: the better one of two Augusti; 0 without any. */
export function bestOfAugusti(p: Position, rating: Position["box"]["pc"]): number {
  const { romanLeaders } = p.box;
  let best = 0;
  for (let i = 0; i < romanLeaders.length; i++)
    if ((p.title[romanLeaders[i]] & AUGUSTUS) !== 0) best = Math.max(best, rating[romanLeaders[i]]);
  return best;
}

/** What lasted for a year is over. */
export function forgetTitles(p: Position): void {
  const { romanLeaders } = p.box;
  for (let i = 0; i < romanLeaders.length; i++)
    if ((p.title[romanLeaders[i]] & OF_THE_YEAR) !== 0) strip(p, romanLeaders[i], OF_THE_YEAR);
}

// Claims of usurpers --------------------------------------------------------------------------------------

/** IMP-4.5G.n, IMP-4.5D.b, IMP-4.5D.c: the bonus of a usurper, where he was proclaimed, and which Front he turned to. */
export interface Claim {
  readonly bonus: number;
  /** OUTSIDE: in no Front (IMP-4.5G.o). */
  readonly front: Front;
  readonly chosen: Front;
}

export const claimOf = (p: Position, leader: Piece): Claim => ({
  bonus: p.claim[leader] & 3,
  front: nth<Front>(((p.claim[leader] >> 2) & 7) - 1),
  chosen: nth<Front>(((p.claim[leader] >> 5) & 7) - 1),
});

export function setClaim(p: Position, leader: Piece, { bonus, front, chosen }: Claim): void {
  own.claim(p)[leader] = bonus | ((front + 1) << 2) | ((chosen + 1) << 5);
}

export const NO_CLAIM: Claim = { bonus: 0, front: OUTSIDE, chosen: OUTSIDE };
export const HIGHEST_CLAIM = 255;

export const isReserve = (p: Position, front: Front): boolean => (p.reserve & (1 << front)) !== 0;
export const isFreed = (p: Position, front: Front): boolean => (p.freed & (1 << front)) !== 0;
