/** F3: the points of the year (10.d to 10.t), on the table as the campaign has left it (R21). */
import { type Front, onMap, type Zone } from "../board.ts";
import { pop } from "../frames.ts";
import { isCoupOut, isIntrigueOut } from "../markers.ts";
import { type People, ROMAN } from "../peoples.ts";
import type { Piece } from "../pieces.ts";
import { isFlagged, PAX, type Position, uses } from "../position.ts";
import { award } from "../score.ts";
import { ENEMY, MUTINY, ROME, type Side } from "../sides.ts";
import { ON_MAP, stratagemNamed } from "../stratagems.ts";
import { isInterior, isOnFront, partOf } from "../table.ts";
import { augusti, isCivilWar, isFreed, isReserve } from "../titles.ts";
import { FOR_A_MAJOR, FOR_A_MINOR, isExtinct } from "../war-and-peace.ts";
import type { Runs } from "./step.ts";

interface Line {
  readonly side: Side;
  readonly rule: string;
  /** Points for each. */
  readonly worth: number;
  readonly count: (p: Position) => number;
}

/** In the order of the rules, each once (IMP-10.x, IMP-R112). */
export const LINES: readonly Line[] = [
  { side: ROME, rule: "IMP-10.d", worth: FOR_A_MINOR, count: (p) => pacified(p, p.box.minors) },
  {
    side: ROME,
    rule: "IMP-10.e",
    worth: 1,
    count: (p) => Number(augusti(p).some((each) => p.at[each] === p.box.roma)),
  },
  { side: ROME, rule: "IMP-10.f", worth: 1, count: (p) => Number(p.armenia === ROME && uses(p, "nonRomans")) },
  { side: ROME, rule: "IMP-10.g", worth: 1, count: (p) => Number(!isCivilWar(p)) },
  { side: ROME, rule: "IMP-10.h", worth: FOR_A_MAJOR, count: (p) => pacified(p, p.box.majors) },
  { side: ROME, rule: "IMP-10.i", worth: 3, count: (p) => Number(isFlagged(p, PAX)) },
  { side: ROME, rule: "IMP-10.j", worth: 3, count: (p) => Number(isCoupOut(p)) },
  { side: ROME, rule: "IMP-10.k", worth: -2, count: (p) => mutinies(p, true) },
  { side: ROME, rule: "IMP-10.l", worth: -3, count: (p) => p.box.fronts.filter((each) => isOverdrawn(p, each)).length },
  { side: ENEMY, rule: "IMP-10.m", worth: 1, count: (p) => intruders(p, isOnFront) },
  { side: ENEMY, rule: "IMP-10.n", worth: 1, count: (p) => Number(p.armenia === ENEMY && uses(p, "nonRomans")) },
  {
    ...{ side: ENEMY, rule: "IMP-10.o", worth: 1 },
    count: (p) => Number(!p.box.praetorians.some((unit) => p.at[unit] === p.box.roma)),
  },
  { side: ENEMY, rule: "IMP-10.p", worth: 2, count: (p) => Number(isIntrigueOut(p)) },
  { side: ENEMY, rule: "IMP-10.q", worth: 3, count: (p) => Number(isCivilWar(p)) },
  { side: ENEMY, rule: "IMP-10.r", worth: 3, count: (p) => intruders(p, isInterior) },
  { side: ENEMY, rule: "IMP-10.s", worth: -1, count: (p) => Number(isFlagged(p, PAX)) },
  { side: ENEMY, rule: "IMP-10.t", worth: -2, count: (p) => mutinies(p, false) },
];

/** IMP-2.F.a */
export const points: Runs<"points"> = {
  run(p, _f, _dice, tell) {
    pop(p);
    for (const line of LINES) award(p, line.side, line.worth * line.count(p), line.rule, tell);
  },
};

/** IMP-10.d, IMP-10.h: by arms, this year. */
const pacified = (p: Position, peoples: readonly People[]): number =>
  peoples.filter((people) => isExtinct(p, people)).length;

/** IMP-10.k, IMP-10.t, IMP-R112: markers of mutiny with Roman units under them, or with units of a People. */
function mutinies(p: Position, roman: boolean): number {
  const { copiesOf, people, units } = p.box;
  const isUnder = (unit: Piece, zone: Zone): boolean =>
    p.side[unit] === MUTINY && p.at[unit] === zone && (people[unit] === ROMAN) === roman;
  const markers = copiesOf[stratagemNamed("mutinerie")].filter((counter) => p.counter[counter] === ON_MAP);
  return markers.filter((counter) => units.some((unit) => isUnder(unit, p.lies[counter]))).length;
}

/** IMP-10.l, IMP-3.3.g, IMP-3.3.h, IMP-R24: loyal legions are outside a Front that is neither in reserve nor freed. */
function isOverdrawn(p: Position, front: Front): boolean {
  if (isReserve(p, front) || isFreed(p, front)) return false;
  const isAway = (legion: Piece): boolean =>
    p.side[legion] === ROME && onMap(p.at[legion]) && partOf(p, p.at[legion]) !== front;
  return p.box.legionsOf[front].some(isAway);
}

/** IMP-10.m, IMP-10.r: units of Peoples in a part of the empire. */
function intruders(p: Position, isThere: typeof isOnFront): number {
  const { armenia, people, units } = p.box;
  let count = 0;
  for (const unit of units)
    if (people[unit] !== ROMAN && people[unit] !== armenia && onMap(p.at[unit]) && isThere(p, p.at[unit])) count++;
  return count;
}
