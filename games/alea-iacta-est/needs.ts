/** What a side needs of the map, and how much of it has been done. */
import type { Region } from "./board.ts";
import type { Position } from "./position.ts";
import type { Condition } from "./scenarios.ts";
import type { Side } from "./sides.ts";
import type { Survey } from "./survey.ts";

/** AIE-3.7.3.b to AIE-3.7.3.d: how much of what it takes to hold a region a side has there, from 0 to 1. */
export function progress(p: Position, s: Survey, r: number, side: Side): number {
  const { zonesForControl, citiesForControl, regions } = p.box;
  const region = regions[r];
  return (
    0.5 * part(s.zonesHeld[2 * r + side], zonesForControl[region]) +
    0.3 * part(s.citiesHeld[2 * r + side], citiesForControl[region]) +
    // A leader by himself takes nothing.
    (s.leadersIn[2 * r + side] > 0 && s.zonesHeld[2 * r + side] > 0 ? 0.2 : 0)
  );
}

const part = (has: number, needs: number): number => (has >= needs ? 1 : has / needs);

/** What it counts to be near a region that is to be taken. */
const APPROACH = 0.3;
/** Movement points from where one is not near at all. */
const FARTHEST = 16;

/**
 * How much has been done to hold all regions that a side needs, from 0 to 1. As long as several are lacking the chance that all come
 * together says little about any of them, and nothing is lost by it if they are put off: so what has been done counts by itself.
 */
export function doneOf(p: Position, s: Survey, holds: readonly number[], side: Side, condition: Condition): number {
  listNeeded(p, holds, side, condition);
  let sum = 0;
  for (let i = 0; i < needed.length; i++) {
    const region = needed[i];
    if (s.heirs[region] === side) sum++;
    else {
      const near = 1 - s.nearest[2 * region + side] / FARTHEST;
      sum += (1 - APPROACH) * progress(p, s, region, side) + APPROACH * near;
    }
  }
  return sum / Math.max(1, needed.length);
}

const needed: Region[] = [];
const others: Region[] = [];

/** Those that are named, and where any will do, or so many, those that it will hold most likely. */
function listNeeded(p: Position, holds: readonly number[], side: Side, condition: Condition): void {
  const { all, any, atLeast, moreThanEnemy } = condition;
  const { regions } = p.box;
  needed.length = 0;
  needed.push(...all);
  const count = any.length > 0 ? 1 : moreThanEnemy ? Math.ceil(regions.length / 2) : atLeast - all.length;
  if (count <= 0) return;
  others.length = 0;
  for (const region of any.length > 0 ? any : regions) if (!all.includes(region)) others.push(region);
  others.sort((a, b) => holds[2 * b + side] - holds[2 * a + side]);
  for (let i = 0; i < count && i < others.length; i++) needed.push(others[i]);
}
