/** What Rome sees to before the campaign: which Fronts are in reserve (3.2). */
import type { Act } from "../acts.ts";
import { type Front, onMap, type Zone } from "../board.ts";
import { ROMAN } from "../peoples.ts";
import type { Position } from "../position.ts";
import { ENEMY, ROME } from "../sides.ts";
import { isAtWar, partOf } from "../table.ts";
import { isFreed, isReserve } from "../titles.ts";

/** IMP-3.2.b: the Front with the most men to spare, or whose men are away already. */
export function reserveFronts(p: Position): Act {
  const { fronts, acts } = p.box;
  let best: Front | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const front of fronts) {
    if (isReserve(p, front) || isFreed(p, front)) continue;
    const worth = spareOf(p, front);
    if (worth <= most) continue;
    most = worth;
    best = front;
  }
  return best === null ? acts.done() : acts.reserve(best);
}

/** IMP-10.l: three points are lost for a Front whose legions are away without leave. */
function spareOf(p: Position, front: Front): number {
  const { legionsOf } = p.box;
  let present = 0;
  let away = 0;
  for (const legion of legionsOf[front]) {
    if (!onMap(p.at[legion]) || p.side[legion] !== ROME) continue;
    if (partOf(p, p.at[legion]) === front) present++;
    else away++;
  }
  return (away > 0 ? 10 : 0) + Math.floor(present / 2) + 6 / (1 + distanceToWar(p, front)) - threatsTo(p, front);
}

/** How far its nearest camp is from somebody to fight who is not on this Front. */
function distanceToWar(p: Position, front: Front): number {
  const { steps, zonesOf } = p.box;
  let least = 12;
  for (const zone of enemiesOf(p))
    if (partOf(p, zone) !== front) for (const own of zonesOf[p.epoch][front]) least = Math.min(least, steps[own][zone]);
  return least;
}

/** Enemies who are nearer to it than to anything else. */
function threatsTo(p: Position, front: Front): number {
  const { steps, zonesOf } = p.box;
  let count = 0;
  for (const zone of enemiesOf(p)) if (zonesOf[p.epoch][front].some((own) => steps[own][zone] <= 1)) count += 0.5;
  return count;
}

/** Where units of Peoples at war and rebels stand, once for each. */
function enemiesOf(p: Position): Zone[] {
  const { people, units } = p.box;
  const zones: Zone[] = [];
  for (const unit of units) {
    if (!onMap(p.at[unit]) || p.side[unit] !== ENEMY) continue;
    if (people[unit] === ROMAN || isAtWar(p, people[unit])) zones.push(p.at[unit]);
  }
  return zones;
}
