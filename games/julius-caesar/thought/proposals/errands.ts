/** Where the groups of a side can be sent, and how much speaks for it. */
import { enemyOf, type Side } from "../../blocks.ts";
import { isSea, onMap, type Place, type Way } from "../../board.ts";
import type { Power } from "../../frames.ts";
import { attackerOf, blocksOf, isFriendly, isMarked, isVacant, MOVED, type Position } from "../../position.ts";
import { reach } from "../../steps/stepping.ts";

/** Blocks of one kind from one place to another. */
export interface Errand {
  readonly from: Place;
  readonly to: Place;
  /** The places it leads through, the goal at the end. */
  readonly steps: readonly Place[];
  readonly navis: boolean;
  readonly attack: boolean;
  readonly weight: number;
}

export function errandsOf(p: Position, side: Side, power: Power, pull: readonly number[]): Errand[] {
  const errands: Errand[] = [];
  for (const from of p.box.places) {
    if (blocksOf(p, side, from) === 0) continue;
    const land = power === "neptune" ? 0 : strengthOf(p, side, from, false);
    const navis = power === "command" || power === "neptune" ? strengthOf(p, side, from, true) : 0;
    if (land > 0) walk(p, side, from, [], power, p.box.roadsFrom, land, pull, errands);
    if (navis > 0) walk(p, side, from, [], power, p.box.seawaysFrom, navis, pull, errands);
  }
  return errands;
}

/** Hits to be expected of those who can still move. */
function strengthOf(p: Position, side: Side, place: Place, navis: boolean): number {
  const { blocks, isNavis, firepower } = p.box;
  let strength = 0;
  for (const block of blocks) {
    if (p.place[block] !== place || p.side[block] !== side || isNavis[block] !== navis) continue;
    if (!isMarked(p, block, MOVED)) strength += (p.strength[block] * firepower[block]) / 6;
  }
  return strength;
}

type Ways = Position["box"]["roadsFrom"];

function walk(
  p: Position,
  side: Side,
  from: Place,
  before: readonly Place[],
  power: Power,
  ways: Ways,
  strength: number,
  pull: readonly number[],
  errands: Errand[],
): void {
  const here = before.length === 0 ? from : before[before.length - 1];
  const navis = ways === p.box.seawaysFrom;
  for (const { to } of ways[here] as readonly Way[]) {
    if (to === from || before.includes(to)) continue;
    const attack = blocksOf(p, enemyOf(side), to) > 0;
    if (attack && before.length + 1 > (power === "mercury" ? 2 : 1)) continue;
    const steps = [...before, to];
    // The shorter way is listed first and will do.
    if (!errands.some((errand) => errand.from === from && errand.to === to && errand.navis === navis)) {
      const weight = navis ? atSea(p, side, to, strength) : onLand(p, side, from, to, strength, pull);
      errands.push({ from, to, steps, navis, attack, weight });
    }
    if (!attack && steps.length < reach(power)) walk(p, side, from, steps, power, ways, strength, pull, errands);
  }
}

/** Hits to be expected of an enemy block that nobody has seen. */
const UNKNOWN = 1.1;

function onLand(p: Position, side: Side, from: Place, to: Place, strength: number, pull: readonly number[]): number {
  const enemies = blocksOf(p, enemyOf(side), to);
  if (enemies === 0) return wishFor(p, side, from, to, pull);
  const worth = p.box.value[to];
  if (attackerOf(p, to) === enemyOf(side)) return 2 + 3 * worth;
  const odds = Math.min(2, strength / (UNKNOWN * enemies));
  return (0.5 + 2.5 * worth) * odds * odds;
}

/** For going where no enemy stands. */
export function wishFor(p: Position, side: Side, from: Place, to: Place, pull: readonly number[]): number {
  const { value, roadsFrom } = p.box;
  const nearer = Math.max(0, pull[to] - pull[from]);
  if (isVacant(p, to)) return 0.2 + 4 * value[to] + 1.5 * nearer;
  let beside = 0;
  for (const way of roadsFrom[to]) beside += blocksOf(p, enemyOf(side), way.to);
  return 0.15 + 0.3 * value[to] * beside + 1.2 * nearer;
}

function atSea(p: Position, side: Side, to: Place, strength: number): number {
  const enemies = blocksOf(p, enemyOf(side), to);
  if (enemies > 0) return isSea(p.box, to) ? Math.min(1.5, strength / enemies) : 0.03;
  if (isSea(p.box, to)) return isVacant(p, to) ? 0.5 : 0.1;
  if (!onMap(to) || !isFriendly(p, side, to)) return 0.15;
  // Before winter a port is wanted.
  return p.turn === p.box.turns ? 0.8 : 0.1;
}
