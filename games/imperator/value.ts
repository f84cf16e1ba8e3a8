/** What a position is worth to a role: points, what this winter would pay, leaders and chiefs, and the strength to win more. */
import type { Seat } from "@rubicon/engine";
import { OUTSIDE, onMap } from "./board.ts";
import { frameOf } from "./frames.ts";
import { ROMAN } from "./peoples.ts";
import { isFlagged, type Position, SUCCESS, scenarioOf } from "./position.ts";
import { prospects } from "./prospects.ts";
import { hasRebelLeader } from "./rebels.ts";
import { ENEMY, MUTINY, NOBODY, ROME, sideOfSeat } from "./sides.ts";
import { LINES } from "./steps/points.ts";
import { GROUP, isMarked, MOVED, partOf, spOf, unitsOf } from "./table.ts";
import { AUGUSTUS, CAESAR, isReserve, USURPER } from "./titles.ts";

const POINT = 0.6;
/** IMP-10.d to IMP-10.t: what the winter would pay if the year were over now is surer the fewer sequences are left. */
const SEQUENCE = 0.2;
const PROSPECT = 0.35;
const STRENGTH = 0.02;
const LEADER = 0.1;
const CHIEF = 0.8;
/** To be Rome for a year, against everybody else. */
const BURDEN = 1;
const TAKEN = -10;
const RESERVE = 0.1;
/** IMP-3.4.c: its men are missed where they come from. */
const VEXILLATION = -0.5;
/** IMP-9.2.1.a, IMP-9.2.2.a: a fleet that is not in its port by the winter is lost for years; who is outside comes home weakened. */
const AT_SEA = -0.5;
const OUT_THERE = -0.15;
/** Men are detached and sent back without end by whoever would rather not see what the year brings. */
const DAWDLING = -20;
/** Next to nothing, where all else is equal: leaders who can still set out do, and units rather go along than stay. */
const WAITING = 0.002;
const FOLLOWING = 0.001;

export function value(p: Position, seat: Seat): number {
  if (p.outcome) {
    const result = p.outcome.results[seat];
    return result === "won" ? 1 : result === "lost" ? -1 : 0;
  }
  const points = p.vp[ROME] - p.vp[ENEMY] + winterPoints(p) / (1 + SEQUENCE * p.sequences[ROME]);
  const lead = POINT * points + PROSPECT * prospects(p) + exchange(p) + balance(p) + eagerness(p);
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

/** IMP-4.5S.a: a rebel leader and a rebel unit are in Rome. */
export function isRomeTaken(p: Position): boolean {
  const { roma, romanUnits } = p.box;
  if (unitsOf(p, ENEMY, roma) === 0 || !hasRebelLeader(p, roma)) return false;
  return romanUnits.some((unit) => p.at[unit] === roma && p.side[unit] === ENEMY);
}

/** IMP-4.5S.e, IMP-S.i: who takes Rome has to keep it in the years to come; or he has won. */
function exchange(p: Position): number {
  if (!isFlagged(p, SUCCESS) && !isRomeTaken(p)) return 0;
  const { end, sudden } = scenarioOf(p);
  return sudden.length > 0 ? TAKEN : BURDEN * (end - p.year);
}

/** IMP-2.E.b: of whoever is about to move, leaders who have not gone yet, and who is on his way with one. */
function eagerness(p: Position): number {
  const side = frameOf(p, "movement")?.side;
  if (side === undefined) return 0;
  const { leaders, units } = p.box;
  let sum = 0;
  let led = false;
  for (const leader of leaders) {
    if (p.side[leader] !== side || !onMap(p.at[leader]) || isMarked(p, leader, MOVED)) continue;
    sum += WAITING;
    if (isMarked(p, leader, GROUP)) {
      led = true;
      sum += FOLLOWING;
    }
  }
  if (led) for (const unit of units) if (isMarked(p, unit, GROUP)) sum += FOLLOWING;
  return side === ROME ? sum : -sum;
}

/** IMP-3.3.c: those who may go where they are wanted. */
function legionsInReserve(p: Position): number {
  const { legions, band } = p.box;
  let count = 0;
  for (const legion of legions)
    if (p.side[legion] === ROME && onMap(p.at[legion]) && isReserve(p, band[legion])) count++;
  return count;
}

/** What Rome has, less what its enemies have. */
function balance(p: Position): number {
  const { pieces, isUnit, isLeader, isFleet, isVexillation, people, station, homeOf, armenia } = p.box;
  const late = 1 / (1 + SEQUENCE * p.sequences[ROME]);
  let sum = RESERVE * legionsInReserve(p);
  if (p.stack.some((frame) => frame.step === "vexillations")) sum += DAWDLING;
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i];
    const side = p.side[piece];
    if (side === NOBODY || side === MUTINY || !onMap(p.at[piece])) continue;
    let worth = 0;
    if (isFleet[piece]) worth = p.at[piece] === station[piece] ? 0 : AT_SEA;
    else if (isUnit[piece]) worth = STRENGTH * spOf(p, piece) + (isVexillation[piece] ? VEXILLATION : 0);
    else if (isLeader[piece]) worth = (p.title[piece] & (AUGUSTUS | CAESAR | USURPER)) === 0 ? LEADER : CHIEF;
    if (isUnit[piece] && side === ROME && partOf(p, p.at[piece]) === OUTSIDE && homeOf[p.at[piece]] !== armenia)
      worth += late * OUT_THERE;
    // IMP-4.1.g: most leaders of Peoples come back.
    if (isLeader[piece] && people[piece] !== ROMAN) worth /= 2;
    sum += side === ROME ? worth : -worth;
  }
  return sum;
}
