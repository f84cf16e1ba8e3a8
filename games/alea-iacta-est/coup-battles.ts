/** Battles between a Pretender and a leader of the faction he wants (AIE-3.6.4, AIE-R148). */
import { isSea, type Zone } from "./board.ts";
import { commandersAt, type FieldForce, hasChief, hasPretender } from "./forces.ts";
import { bringOver, clearOut } from "./going-over.ts";
import { ROMAN } from "./peoples.ts";
import type { Piece } from "./pieces.ts";
import {
  CAESAR_OUSTED,
  FACTION_LEADER,
  FOLLOWER,
  factionLeaders,
  flag,
  hasTitle,
  own,
  type Position,
  romansIn,
} from "./position.ts";
import { canServe, overthrowOf, pretenderTo } from "./pretenders.ts";
import { enemyOf, SIDES, type Side } from "./sides.ts";
import type { Chronicle } from "./steps/step.ts";

/** A Pretender was in the Force that has won, or in the one that has lost, and a Faction Leader in the other. */
export const PRETENDER_WON = 1;
export const PRETENDER_LOST = 2;

/** AIE-3.6.4.a: he always wants the place of those who lead his enemies. Both may be true at once. */
export function coupIn(p: Position, won: FieldForce, beaten: FieldForce): number {
  const victory = hasPretender(p, won.leaders) && hasChief(p, beaten.leaders);
  const defeat = hasPretender(p, beaten.leaders) && hasChief(p, won.leaders);
  return (victory ? PRETENDER_WON : 0) | (defeat ? PRETENDER_LOST : 0);
}

/** AIE-3.6.4.c: the beaten Faction Leader, also where an Assassin helps to beat him. AIE-3.6.4.d: all leaders of the beaten Pretender. */
export function doomedByCoup(p: Position, won: FieldForce, beaten: FieldForce): readonly Piece[] {
  const coup = coupIn(p, won, beaten);
  if ((coup & PRETENDER_LOST) !== 0) return beaten.leaders;
  return coup === 0 ? [] : beaten.leaders.filter((leader) => hasTitle(p, leader, FACTION_LEADER));
}

/**
 * AIE-3.6.4.b, AIE-R87: no leader of the beaten faction will be left when these have died, and a Pretender has done it. It
 * has to be known before they die, or somebody would be asked for a successor (AIE-3.5.2.a) and Caesar's heirs be called (AIE-R98).
 */
export function foreseeOverthrow(p: Position, coup: number, beaten: Side, dying: readonly Piece[]): boolean {
  if ((coup & PRETENDER_WON) === 0) return false;
  if (dying.includes(p.box.caesar)) flag(p, CAESAR_OUSTED);
  const chiefs = factionLeaders(p, beaten);
  if (chiefs.length === 0 || !chiefs.every((chief) => dying.includes(chief))) return false;
  flag(p, overthrowOf(beaten));
  return true;
}

export function tellOfOverthrow(p: Position, beaten: Side, tell: Chronicle): void {
  const names = {
    side: SIDES[enemyOf(beaten)],
    against: SIDES[beaten],
    leader: p.box.pieceIds[pretenderTo(p, beaten)],
  };
  tell({ e: "coup-won", rule: "AIE-3.6.4.a", ...names });
}

interface Field {
  readonly zone: Zone;
  readonly naval: boolean;
  readonly coup: number;
  readonly barred: readonly Zone[];
}

/**
 * AIE-3.6.4.e, AIE-3.6.4.g, AIE-R148: what is left of the beaten Roman units stays with the victor, ships in harbour too, and so do
 * the other leaders of a beaten Faction Leader. Only allies retreat; leaders who cannot change sides are left alone (AIE-R81).
 */
export function yieldToVictor(p: Position, field: Field, loser: Side, tell: Chronicle): void {
  const { zone, naval, coup } = field;
  const winner = enemyOf(loser);
  const leaders = (coup & PRETENDER_WON) === 0 ? [] : commandersAt(p, loser, zone, naval);
  const turning = leaders.filter((leader) => p.box.people[leader] === ROMAN && canServe(p, leader, winner));
  const romans = romansIn(p, loser, zone);
  const units = naval && !isSea(p.box, zone) ? romans.filter((unit) => p.box.isNaves[unit]) : romans;
  const rule = turning.length > 0 ? "AIE-3.6.4.e" : "AIE-3.6.4.g";
  for (const leader of bringOver(p, zone, { leaders: turning, units }, winner, rule, tell))
    own.title(p)[leader] |= FOLLOWER;
  clearOut(p, zone, loser, tell, field);
}
