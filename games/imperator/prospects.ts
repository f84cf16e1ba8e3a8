/** What armies may still gain, by what lies near them: for whoever looks no farther than one act. */
import { FAR, INTERIOR, OUTSIDE, type Zone } from "./board.ts";
import { ROMAN } from "./peoples.ts";
import type { Position } from "./position.ts";
import { BOTH, ENEMY, enemyOf, ROME, type Side } from "./sides.ts";
import { partOf, spOf } from "./table.ts";
import { AUGUSTUS, USURPER } from "./titles.ts";

const CHIEF = 6;
/** IMP-10.m, IMP-10.r: what a unit of a People pays in a Front and in the Interior. */
const ON_FRONT = 1;
const INSIDE = 3;
const AT_HOME = 0.5;
/** Odds below which nobody wants to be near. */
const EVEN = 0.8;

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
  return hunts(p, field, ROME) - hunts(p, field, ENEMY) - raids(p, field);
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

/** Every army and the prize that is best for it: near, and not too strong for it. */
function hunts(p: Position, { sp, led, prize }: Field, side: Side): number {
  const { land, marches } = p.box;
  const enemy = enemyOf(side);
  const prizes = land.filter((zone) => prize[side][zone] > 0);
  let sum = 0;
  for (const from of land) {
    if (led[side][from] === 0) continue;
    let best = 0;
    for (const zone of prizes) {
      if (marches[from][zone] >= FAR) continue;
      const chance = Math.min(1, led[side][from] / (sp[enemy][zone] + 1) - EVEN);
      const gain = (prize[side][zone] * chance) / (1 + marches[from][zone]);
      if (gain > best || (zone === from && gain < 0)) best = gain;
    }
    sum += best;
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
