/** What a position is worth to a side: points first, then what is needed to win and hold them. */
import { BLOCK_COUNT, enemyOf, FIREPOWER, isLeader, isNavis, OWNER, sideNamed } from "./blocks.ts";
import { CITY_COUNT, onMap, POOL, ROADS_FROM, VALUE } from "./board.ts";
import { blocksOf, CALENDAR, isFriendly, type Position, points } from "./position.ts";

const POINT = 1;
/** A step of firepower 3. */
const STEP = 0.045;
const NAVIS_STEP = 0.02;
const LEADER = 0.25;
const IN_POOL = 0.03;
/** For each point next door to a force of one's own, held by nobody or thinly. */
const REACH = 0.12;

export function value(p: Position, seat: string): number {
  const side = sideNamed(seat);
  if (p.outcome) return p.outcome.winner === null ? 0 : p.outcome.winner === seat ? 1 : -1;
  const lead = worth(p, side) - worth(p, enemyOf(side));
  // Near the end of a year points weigh more than prospects.
  const urgency = 0.18 + 0.03 * p.turn + 0.02 * (p.year / CALENDAR.length);
  return Math.tanh(lead * urgency);
}

function worth(p: Position, side: number): number {
  return POINT * points(p, side) + forces(p, side) + REACH * prospects(p, side);
}

function forces(p: Position, side: number): number {
  let sum = 0;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (p.side[block] !== side) continue;
    if (!onMap(p.place[block])) {
      if (p.place[block] === POOL && OWNER[block] === side) sum += IN_POOL;
      continue;
    }
    sum += isNavis[block] ? NAVIS_STEP * p.strength[block] : STEP * p.strength[block] * (FIREPOWER[block] / 3 + 0.5);
    if (isLeader[block]) sum += LEADER;
  }
  return sum;
}

function prospects(p: Position, side: number): number {
  let sum = 0;
  for (let city = 0; city < CITY_COUNT; city++) {
    if (VALUE[city] === 0 || isFriendly(p, side, city)) continue;
    const near = ROADS_FROM[city].reduce((blocks, way) => blocks + blocksOf(p, side, way.to), 0);
    if (near > blocksOf(p, enemyOf(side), city)) sum += VALUE[city];
  }
  return sum;
}
