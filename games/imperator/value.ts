/** What a position is worth to a role: points, what this winter would pay, leaders and chiefs, and the strength to win more. */
import type { Seat } from "@rubicon/engine";
import { onMap } from "./board.ts";
import { ROMAN } from "./peoples.ts";
import type { Position } from "./position.ts";
import { prospects } from "./prospects.ts";
import { ENEMY, MUTINY, NOBODY, ROME, sideOfSeat } from "./sides.ts";
import { LINES } from "./steps/points.ts";
import { spOf } from "./table.ts";
import { AUGUSTUS, CAESAR, USURPER } from "./titles.ts";

const POINT = 0.6;
/** IMP-10.d to IMP-10.t: what the winter would pay if the year were over now. */
const WINTER = 0.4;
const PROSPECT = 0.35;
const STRENGTH = 0.02;
const LEADER = 0.1;
const CHIEF = 0.8;
/** IMP-3.4.c: its men are missed where they come from. */
const VEXILLATION = -0.5;
/** Men are detached and sent back without end by whoever would rather not see what the year brings. */
const DAWDLING = -20;

export function value(p: Position, seat: Seat): number {
  if (p.outcome) {
    const result = p.outcome.results[seat];
    return result === "won" ? 1 : result === "lost" ? -1 : 0;
  }
  const lead = POINT * (p.vp[ROME] - p.vp[ENEMY]) + WINTER * winterPoints(p) + PROSPECT * prospects(p) + balance(p);
  const ofRome = Math.tanh(0.05 * lead);
  return sideOfSeat(p, seat) === ROME ? ofRome : -ofRome;
}

/** IMP-2.F.a: Rome's points, less its enemies', if the year were over now. */
export function winterPoints(p: Position): number {
  let sum = 0;
  for (let i = 0; i < LINES.length; i++) {
    const { side, worth, count } = LINES[i];
    sum += (side === ROME ? worth : -worth) * count(p);
  }
  return sum;
}

/** What Rome has, less what its enemies have. */
function balance(p: Position): number {
  const { pieces, isUnit, isLeader, isVexillation, people } = p.box;
  let sum = p.stack.some((frame) => frame.step === "vexillations") ? DAWDLING : 0;
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i];
    const side = p.side[piece];
    if (side === NOBODY || side === MUTINY || !onMap(p.at[piece])) continue;
    let worth = 0;
    if (isUnit[piece]) worth = STRENGTH * spOf(p, piece) + (isVexillation[piece] ? VEXILLATION : 0);
    else if (isLeader[piece]) worth = (p.title[piece] & (AUGUSTUS | CAESAR | USURPER)) === 0 ? LEADER : CHIEF;
    // IMP-4.1.g: most leaders of Peoples come back.
    if (isLeader[piece] && people[piece] !== ROMAN) worth /= 2;
    sum += side === ROME ? worth : -worth;
  }
  return sum;
}
