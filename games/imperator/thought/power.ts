/** Who is strong where, and how far that strength reaches: a sequence of movement is three points with a leader, one zone without. */
import { type Host, nobodyYet } from "@rubicon/series";
import { FAR, onMap, type Zone } from "../board.ts";
import type { Box } from "../box.ts";
import { mayLeave } from "../limits.ts";
import type { Position } from "../position.ts";
import { BOTH, ROME, type Side } from "../sides.ts";
import { partOf, quOf, spOf } from "../table.ts";

/** For each side by zone; made once, because positions are judged thousands of times a second. */
export interface Power {
  /** Strength, with something for quality. */
  readonly land: readonly [number[], number[]];
  /** What leaders there could take along; and of that, what may leave the Front it is in (IMP-3.3.c, IMP-3.3.f). */
  readonly led: readonly [number[], number[]];
  readonly free: readonly [number[], number[]];
  readonly units: readonly [number[], number[]];
  readonly quality: readonly [number[], number[]];
  readonly sp: readonly [number[], number[]];
  readonly tb: readonly [number[], number[]];
  readonly command: readonly [number[], number[]];
}

const twice = (): [number[], number[]] => [[], []];

export const emptyPower = (): Power => ({
  land: twice(),
  led: twice(),
  free: twice(),
  units: twice(),
  quality: twice(),
  sp: twice(),
  tb: twice(),
  command: twice(),
});

const partsOf = ({ land, led, free, units, quality, sp, tb, command }: Power): Power[keyof Power][] => [
  land,
  led,
  free,
  units,
  quality,
  sp,
  tb,
  command,
];

const QUALITY = 0.12;

export function weigh(p: Position, power: Power): void {
  const { placeCount, units, leaders, cc, tb } = p.box;
  for (const part of partsOf(power))
    for (const side of BOTH) {
      part[side].length = placeCount;
      part[side].fill(0);
    }
  for (let i = 0; i < units.length; i++) {
    const unit = units[i];
    const zone = p.at[unit];
    const side = p.side[unit];
    if (zone < 0 || (side !== 0 && side !== 1)) continue;
    const sp = spOf(p, unit);
    const qu = quOf(p, unit);
    power.sp[side][zone] += sp;
    power.land[side][zone] += sp * (1 + QUALITY * qu);
    power.units[side][zone]++;
    power.quality[side][zone] += qu;
  }
  for (let i = 0; i < leaders.length; i++) {
    const leader = leaders[i];
    const zone = p.at[leader];
    const side = p.side[leader];
    if (zone < 0 || (side !== 0 && side !== 1)) continue;
    power.command[side][zone] += cc[leader];
    if (tb[leader] > power.tb[side][zone]) power.tb[side][zone] = tb[leader];
  }
  for (const side of BOTH)
    for (let zone = 0; zone < placeCount; zone++) {
      const count = power.units[side][zone];
      if (count === 0) continue;
      const follow = Math.min(1, power.command[side][zone] / count);
      power.led[side][zone] = power.land[side][zone] * follow;
      power.free[side][zone] = power.led[side][zone];
    }
  bind(p, power);
}

/** IMP-3.3.c, IMP-3.3.f: legions at home in a Front do not leave it, or only so many of them. */
function bind(p: Position, power: Power): void {
  const { fronts, legionsOf, placeCount } = p.box;
  const [free] = power.free;
  at.length = placeCount;
  for (const front of fronts) {
    const leave = mayLeave(p, front);
    if (leave === Number.POSITIVE_INFINITY) continue;
    const legions = legionsOf[front];
    at.fill(0);
    for (let i = 0; i < legions.length; i++) {
      const zone = p.at[legions[i]];
      if (onMap(zone) && p.side[legions[i]] === ROME && partOf(p, zone) === front) at[zone]++;
    }
    for (let i = 0; i < legions.length; i++) {
      const zone = p.at[legions[i]];
      if (!onMap(zone) || at[zone] <= leave) continue;
      free[zone] *= 1 - (at[zone] - leave) / power.units[ROME][zone];
      at[zone] = 0;
    }
  }
}

const at: number[] = [];

/** What stands there, as a battle takes it. */
export function hostIn(power: Power, side: Side, zone: Zone): Host {
  const host = nobodyYet();
  addHost(host, power, side, zone);
  return host;
}

export function addHost(host: Host, power: Power, side: Side, zone: Zone): void {
  host.sp += power.sp[side][zone];
  host.units += power.units[side][zone];
  host.qu += power.quality[side][zone];
  host.tb = Math.max(host.tb, power.tb[side][zone]);
}

/** IMP-1.2.b: how far a led group comes in a sequence. */
export const MARCH = 3;

interface Reach {
  /** Zones within a march of a zone, but for itself. */
  readonly near: readonly (readonly Zone[])[];
  /** Zones beside it. */
  readonly beside: readonly (readonly Zone[])[];
}

const known = new WeakMap<Box, Reach>();

/** Found out once for each box: the map does not change. */
export function reachIn(box: Box): Reach {
  const found = known.get(box);
  if (found !== undefined) return found;
  const { land, marches, waysFrom } = box;
  const reach = {
    near: land.map((zone) =>
      land.filter((other) => other !== zone && marches[other][zone] <= MARCH && marches[other][zone] < FAR),
    ),
    beside: land.map((zone) => waysFrom[zone].map(({ to }) => to)),
  };
  known.set(box, reach);
  return reach;
}

/** What of a side's strength could come to a zone in its next sequence: all that is led, and a part of what stands next door. */
export function threatTo(p: Position, power: Power, side: Side, zone: Zone): number {
  const { near, beside } = reachIn(p.box);
  const led = power.led[side];
  const free = power.free[side];
  const land = power.land[side];
  let sum = 0;
  const around = near[zone];
  const part = partOf(p, zone);
  for (let i = 0; i < around.length; i++) {
    const from = around[i];
    sum += partOf(p, from) === part ? led[from] : free[from];
  }
  const next = beside[zone];
  for (let i = 0; i < next.length; i++) sum += UNLED * (land[next[i]] - led[next[i]]);
  return sum;
}

const UNLED = 0.6;
