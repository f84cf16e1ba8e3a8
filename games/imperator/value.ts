/** What a position is worth to a role: points, leaders and chiefs, the strength to win more, and what the winter will pay. */
import type { Seat } from "@rubicon/engine";
import { onMap } from "./board.ts";
import { ROMAN } from "./peoples.ts";
import type { Position } from "./position.ts";
import { ENEMY, MUTINY, NOBODY, ROME, sideOfSeat } from "./sides.ts";
import { isInterior, isOnFront, spOf } from "./table.ts";
import { AUGUSTUS, CAESAR, USURPER } from "./titles.ts";

const POINT = 0.6;
const STRENGTH = 0.02;
const LEADER = 0.1;
const CHIEF = 0.8;
/** IMP-10.m, IMP-10.r: a unit that stands there when the year ends pays so much. */
const ON_FRONT = 0.3;
const INSIDE = 0.9;
/** IMP-10.f, IMP-10.n */
const ARMENIA = 0.3;

export function value(p: Position, seat: Seat): number {
  if (p.outcome) {
    const result = p.outcome.results[seat];
    return result === "won" ? 1 : result === "lost" ? -1 : 0;
  }
  const lead = POINT * (p.vp[ROME] - p.vp[ENEMY]) + balance(p);
  const ofRome = Math.tanh(0.1 * lead);
  return sideOfSeat(p, seat) === ROME ? ofRome : -ofRome;
}

/** What Rome has, less what its enemies have. */
function balance(p: Position): number {
  const { pieces, isUnit, isLeader, people } = p.box;
  let sum = p.armenia === ROME ? ARMENIA : p.armenia === ENEMY ? -ARMENIA : 0;
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i];
    const side = p.side[piece];
    if (side === NOBODY || side === MUTINY || !onMap(p.at[piece])) continue;
    let worth = 0;
    if (isUnit[piece]) {
      worth = STRENGTH * spOf(p, piece);
      if (people[piece] !== ROMAN && side === ENEMY) worth += spoils(p, piece);
    } else if (isLeader[piece]) worth = (p.title[piece] & (AUGUSTUS | CAESAR | USURPER)) === 0 ? LEADER : CHIEF;
    sum += side === ROME ? worth : -worth;
  }
  return sum;
}

function spoils(p: Position, unit: Position["box"]["pieces"][number]): number {
  if (isOnFront(p, p.at[unit])) return ON_FRONT;
  return isInterior(p, p.at[unit]) ? INSIDE : 0;
}
