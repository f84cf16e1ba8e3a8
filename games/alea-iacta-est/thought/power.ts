/** Who is strong where: strength by what the combat table makes of it. */
import type { Zone } from "../board.ts";
import { onMap } from "../board.ts";
import { type Position, quOf, spOf } from "../position.ts";
import { BOTH, type Side } from "../sides.ts";

/** For each side by zone; made once, because positions are judged thousands of times a second. */
export interface Power {
  readonly land: readonly [number[], number[]];
  readonly sea: readonly [number[], number[]];
}

export const emptyPower = (): Power => ({ land: [[], []], sea: [[], []] });

export function weigh(p: Position, power: Power): void {
  const { zones, units, isNaves } = p.box;
  for (const side of BOTH) {
    power.land[side].length = 0;
    power.sea[side].length = 0;
    for (let i = 0; i < zones.length; i++) {
      power.land[side].push(0);
      power.sea[side].push(0);
    }
  }
  for (let i = 0; i < units.length; i++) {
    const unit = units[i];
    const zone = p.at[unit];
    const side = p.side[unit];
    if (!onMap(zone) || (side !== 0 && side !== 1)) continue;
    const strength = spOf(p, unit) * (1 + 0.12 * quOf(p, unit));
    if (isNaves[unit]) power.sea[side][zone] += strength;
    else power.land[side][zone] += strength;
  }
}

/** What a side has in a zone, on land or at sea as the zone is. */
export const strengthIn = (p: Position, power: Power, side: Side, zone: Zone): number =>
  zone >= p.box.firstSea ? power.sea[side][zone] : power.land[side][zone];
