/** Soldiers who run away (6.3.5), and soldiers who run over (6.3.6). */
import type { Refusal } from "@rubicon/engine";
import { onMap, type Zone } from "../board.ts";
import { fightersAt } from "../forces.ts";
import { push } from "../frames.ts";
import { loneLeadersOf } from "../lone-leaders.ts";
import { ROMAN, WAR } from "../peoples.ts";
import { NO_PIECE, type Piece } from "../pieces.ts";
import { isNeutral, type Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { enemyOf, type Side } from "../sides.ts";
import { battleNow } from "./battles.ts";
import { ANY_TIME } from "./moments.ts";
import { aimed, type Play, plain } from "./play.ts";

/** AIE-6.3.5.a, AIE-6.3.5.b: Legio units of the other side in a zone, and nothing else; neutral ones are no enemies. */
export const legionsToLure = (p: Position, side: Side, zone: Zone): Piece[] =>
  isNeutral(p, zone)
    ? []
    : p.box.romanUnits.filter(
        (unit) => p.box.isLegio[unit] && p.at[unit] === zone && p.side[unit] === enemyOf(side) && onMap(zone),
      );

/** AIE-6.3.5.a: which of them, if there are many, steps/luring.ts asks. */
export const desertion: Play = {
  rule: "AIE-6.3.5.a",
  moments: ANY_TIME,
  ways: {
    lure: aimed<"lure", Zone>(
      (p, face, zone) => p.box.acts.lure(face, zone),
      ({ face, zone }) => [face, zone],
      (p) => p.box.zones,
      (p, { side }, zone) => {
        if (isNeutral(p, zone)) return NO.lureNeutral;
        return legionsToLure(p, side, zone).length > 0 ? null : NO.lureNoLegions;
      },
      (p, { side }, zone) => push(p, { step: "luring", side, zone, chosen: [], spared: loneLeadersOf(p) }),
    ),
  },
};

/** AIE-R68: Roman units of the other Force in the battle that is about to be fought. */
export function unitsToSuborn(p: Position, side: Side): Piece[] {
  const { zone, naval } = battleNow(p);
  return fightersAt(p, enemyOf(side), zone, naval).filter((unit) => p.box.people[unit] === ROMAN);
}

/** AIE-6.3.6.a: at most one of these is taken. */
export const isHeavy = (p: Position, unit: Piece): boolean => p.box.isLegio[unit] || p.box.isNaves[unit];

/** AIE-6.3.6.a: why a unit cannot be taken, after that one or as the first. */
export function subornRefusal(p: Position, side: Side, unit: Piece, first: Piece): Refusal | null {
  if (!unitsToSuborn(p, side).includes(unit)) return NO.subornWhom;
  return first !== NO_PIECE && isHeavy(p, first) && isHeavy(p, unit) ? NO.subornHeavy : null;
}

/** AIE-R68: nobody goes over to barbarians. */
const hasRoomForRomans = (p: Position, side: Side): boolean => {
  const { zone, naval } = battleNow(p);
  return fightersAt(p, side, zone, naval).some((unit) => {
    const people = p.box.people[unit];
    return people === ROMAN || p.status[people] !== WAR;
  });
};

/** AIE-6.3.6.a: whom, steps/suborning.ts asks. */
export const defection: Play = {
  rule: "AIE-6.3.6.a",
  moments: ["battle"],
  ways: plain(
    (p, { side }) => {
      if (!hasRoomForRomans(p, side)) return NO.subornForBarbarians;
      return unitsToSuborn(p, side).length > 0 ? null : NO.subornNobody;
    },
    (p, { side }) => push(p, { step: "suborning", side, first: NO_PIECE }),
  ),
};
