/** What a position is worth to a side: points first, then what is needed to win and hold them. */
import { winnerOf } from "@rubicon/engine";
import { enemyOf, type Side, sideNamed } from "./blocks.ts";
import { onMap, POOL } from "./board.ts";
import { blocksOf, isFriendly, type Position, points } from "./position.ts";

const POINT = 1;
/** A step of firepower 3. */
const STEP = 0.045;
const NAVIS_STEP = 0.02;
const LEADER = 0.25;
const IN_POOL = 0.03;
/** For each point next door to a force of one's own, held by nobody or thinly. */
const REACH = 0.12;

export function value(p: Position, seat: string): number {
  if (p.outcome) {
    const winner = winnerOf(p.outcome);
    return winner === null ? 0 : winner === seat ? 1 : -1;
  }
  const side = sideNamed(seat);
  const lead = worth(p, side) - worth(p, enemyOf(side));
  // Near the end of a year points weigh more than prospects.
  const urgency = 0.18 + 0.03 * p.turn + 0.02 * (p.year / p.box.calendar.length);
  return Math.tanh(lead * urgency);
}

function worth(p: Position, side: Side): number {
  return POINT * points(p, side) + forces(p, side) + REACH * prospects(p, side);
}

function forces(p: Position, side: Side): number {
  const { blocks, owner, isNavis, isLeader, firepower } = p.box;
  let sum = 0;
  for (const block of blocks) {
    if (p.side[block] !== side) continue;
    if (!onMap(p.place[block])) {
      if (p.place[block] === POOL && owner[block] === side) sum += IN_POOL;
      continue;
    }
    const strength = p.strength[block];
    sum += isNavis[block] ? NAVIS_STEP * strength : STEP * strength * (firepower[block] / 3 + 0.5);
    if (isLeader[block]) sum += LEADER;
  }
  return sum;
}

function prospects(p: Position, side: Side): number {
  const { valued, value, roadsFrom } = p.box;
  let sum = 0;
  for (const city of valued) {
    if (isFriendly(p, side, city)) continue;
    let near = 0;
    for (const way of roadsFrom[city]) near += blocksOf(p, side, way.to);
    if (near > blocksOf(p, enemyOf(side), city)) sum += value[city];
  }
  return sum;
}
