/** What armies may still gain, by what lies near them: for whoever looks no farther than one act. */
import { FAR, INTERIOR, OUTSIDE, onMap, type Zone } from "./board.ts";
import { isLandAtPeace } from "./limits.ts";
import { ROMAN } from "./peoples.ts";
import type { Position } from "./position.ts";
import { BOTH, ENEMY, enemyOf, ROME, type Side } from "./sides.ts";
import { partOf, spOf } from "./table.ts";
import { AUGUSTUS, isFreed, isReserve, USURPER } from "./titles.ts";

const CHIEF = 6;
/** IMP-10.m, IMP-10.r: what a unit of a People pays in a Front and in the Interior. */
const ON_FRONT = 1;
const INSIDE = 3;
const AT_HOME = 0.5;
/** Somebody who is not there can still come. */
const LEAST = 5;

/** IMP-8.a: to be much the stronger one, or the weaker, where a battle is due. */
const CLASH = 4;
/** IMP-10.l: of a legion away from its Front, for every point of its way back and one more. */
const STRAY = 0.2;
const FARTHEST = 12;

/** By side and land zone. */
interface Field {
  readonly sp: readonly [number[], number[]];
  /** Of them, those whom a leader there can lead. */
  readonly led: readonly [number[], number[]];
  /** What it would be worth to each side to beat the other there. */
  readonly prize: readonly [number[], number[]];
}

/** Rome's prospects, less those of its enemies, in points. */
export function prospects(p: Position): number {
  const field = survey(p);
  return hunts(p, field, ROME) - hunts(p, field, ENEMY) - raids(p, field) + clashes(p, field) - strays(p);
}

/** IMP-8.a: armies that stand in one zone will fight there, and the stronger one is likely to win. */
function clashes(p: Position, { sp: [rome, enemy] }: Field): number {
  let sum = 0;
  for (const zone of p.box.land)
    if (rome[zone] > 0 && enemy[zone] > 0) sum += (CLASH * (rome[zone] - enemy[zone])) / (rome[zone] + enemy[zone]);
  return sum;
}

/** IMP-10.l: legions that have to be back in their Front by the winter, and how far that is. */
function strays(p: Position): number {
  const { fronts, legionsOf, zonesOf, marches } = p.box;
  let sum = 0;
  for (const front of fronts) {
    if (isReserve(p, front) || isFreed(p, front)) continue;
    for (const legion of legionsOf[front]) {
      const zone = p.at[legion];
      if (!onMap(zone) || p.side[legion] !== ROME || partOf(p, zone) === front) continue;
      let far = FARTHEST;
      for (const home of zonesOf[p.epoch][front]) far = Math.min(far, marches[zone][home]);
      sum += STRAY * (1 + far);
    }
  }
  return sum;
}

function survey(p: Position): Field {
  const { land, leaders, units, cc, people, firstSea } = p.box;
  const zeros = (): number[] => land.map(() => 0);
  const field: Field = { sp: [zeros(), zeros()], led: [zeros(), zeros()], prize: [zeros(), zeros()] };
  const counts = [zeros(), zeros()];
  const commands = [zeros(), zeros()];
  for (const unit of units) {
    const [zone, side] = [p.at[unit], p.side[unit]];
    if (zone < 0 || zone >= firstSea || (side !== ROME && side !== ENEMY)) continue;
    field.sp[side][zone] += spOf(p, unit);
    counts[side][zone]++;
    if (side === ENEMY && people[unit] !== ROMAN) field.prize[ROME][zone] += worthIn(p, zone);
  }
  for (const leader of leaders) {
    const [zone, side] = [p.at[leader], p.side[leader]];
    if (zone < 0 || zone >= firstSea || (side !== ROME && side !== ENEMY)) continue;
    commands[side][zone] += cc[leader];
    if ((p.title[leader] & (AUGUSTUS | USURPER)) !== 0) field.prize[enemyOf(side)][zone] += CHIEF;
  }
  for (const side of BOTH)
    for (const zone of land)
      if (counts[side][zone] > 0)
        field.led[side][zone] = field.sp[side][zone] * Math.min(1, commands[side][zone] / counts[side][zone]);
  return field;
}

const worthIn = (p: Position, zone: Zone): number => {
  const part = partOf(p, zone);
  return part === OUTSIDE ? AT_HOME : part === INTERIOR ? INSIDE : ON_FRONT;
};

/** Every prize, by what comes near to it: armies that gather about it count together, and none counts the more for being split. */
function hunts(p: Position, { sp, led, prize }: Field, side: Side): number {
  const { land, marches } = p.box;
  const enemy = enemyOf(side);
  let sum = 0;
  for (const zone of land) {
    if (prize[side][zone] === 0 || (side === ROME && isLandAtPeace(p, zone))) continue;
    let near = 0;
    for (const from of land)
      if (led[side][from] > 0 && marches[from][zone] < FAR) near += led[side][from] / (1 + marches[from][zone]);
    const odds = near / (sp[enemy][zone] + LEAST);
    sum += (prize[side][zone] * odds) / (1 + odds);
  }
  return sum;
}

/** Every unit of a People at war and the nearest land that pays. */
function raids(p: Position, { led, sp }: Field): number {
  const { people, units, firstSea } = p.box;
  const known = new Map<Zone, number>();
  let sum = 0;
  for (const unit of units) {
    const from = p.at[unit];
    if (people[unit] === ROMAN || p.side[unit] !== ENEMY || from < 0 || from >= firstSea) continue;
    const raid = known.get(from) ?? raidFrom(p, from, led[ENEMY][from] > 0, sp[ROME], sp[ENEMY][from]);
    known.set(from, raid);
    sum += raid;
  }
  return sum;
}

/** IMP-4.3.m: into the Interior nobody goes without a leader; nor where he would find somebody stronger. */
function raidFrom(p: Position, from: Zone, isLed: boolean, garrisons: readonly number[], strength: number): number {
  const { land, marches } = p.box;
  const near = marches[from];
  const parts = p.box.parts[p.epoch];
  let best = 0;
  for (let i = 0; i < land.length; i++) {
    const zone = land[i];
    const part = parts[zone];
    if (part === OUTSIDE || garrisons[zone] > strength || (part === INTERIOR && !isLed)) continue;
    best = Math.max(best, (part === INTERIOR ? INSIDE : ON_FRONT) / (1 + near[zone]));
  }
  return best;
}
