/** F3: the points of the year (10.d to 10.t), on the table as the campaign has left it (R21). */
import { type Front, onMap, type Zone } from "../board.ts";
import { pop } from "../frames.ts";
import { isCoupOut, isIntrigueOut } from "../markers.ts";
import { ROMAN } from "../peoples.ts";
import type { Piece } from "../pieces.ts";
import { isFlagged, PAX, type Position, uses } from "../position.ts";
import { award } from "../score.ts";
import { ENEMY, MUTINY, ROME, type Side } from "../sides.ts";
import { ON_MAP, stratagemNamed } from "../stratagems.ts";
import { isInterior, isOnFront, partOf } from "../table.ts";
import { augusti, isCivilWar, isFreed, isReserve } from "../titles.ts";
import { isExtinct } from "../war-and-peace.ts";
import type { Runs } from "./step.ts";

interface Line {
  readonly side: Side;
  readonly rule: string;
  readonly points: (p: Position) => number;
}

/** In the order of the rules, each once (IMP-10.x, IMP-R112). */
const LINES: readonly Line[] = [
  { side: ROME, rule: "IMP-10.d", points: (p) => p.box.minors.filter((people) => isExtinct(p, people)).length },
  { side: ROME, rule: "IMP-10.e", points: (p) => Number(augusti(p).some((leader) => p.at[leader] === p.box.roma)) },
  { side: ROME, rule: "IMP-10.f", points: (p) => Number(p.armenia === ROME && uses(p, "nonRomans")) },
  { side: ROME, rule: "IMP-10.g", points: (p) => Number(!isCivilWar(p)) },
  { side: ROME, rule: "IMP-10.h", points: (p) => 2 * p.box.majors.filter((people) => isExtinct(p, people)).length },
  { side: ROME, rule: "IMP-10.i", points: (p) => 3 * Number(isFlagged(p, PAX)) },
  { side: ROME, rule: "IMP-10.j", points: (p) => 3 * Number(isCoupOut(p)) },
  { side: ROME, rule: "IMP-10.k", points: (p) => -2 * mutinies(p, true) },
  { side: ROME, rule: "IMP-10.l", points: (p) => -3 * p.box.fronts.filter((front) => isOverdrawn(p, front)).length },
  { side: ENEMY, rule: "IMP-10.m", points: (p) => intruders(p, isOnFront) },
  { side: ENEMY, rule: "IMP-10.n", points: (p) => Number(p.armenia === ENEMY && uses(p, "nonRomans")) },
  {
    side: ENEMY,
    rule: "IMP-10.o",
    points: (p) => Number(!p.box.praetorians.some((unit) => p.at[unit] === p.box.roma)),
  },
  { side: ENEMY, rule: "IMP-10.p", points: (p) => 2 * Number(isIntrigueOut(p)) },
  { side: ENEMY, rule: "IMP-10.q", points: (p) => 3 * Number(isCivilWar(p)) },
  { side: ENEMY, rule: "IMP-10.r", points: (p) => 3 * intruders(p, isInterior) },
  { side: ENEMY, rule: "IMP-10.s", points: (p) => -Number(isFlagged(p, PAX)) },
  { side: ENEMY, rule: "IMP-10.t", points: (p) => -2 * mutinies(p, false) },
];

/** IMP-2.F.a */
export const points: Runs<"points"> = {
  run(p, _f, _dice, tell) {
    pop(p);
    for (const line of LINES) award(p, line.side, line.points(p), line.rule, tell);
  },
};

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
