/** What a position is worth to a side: points, regions, and the strength to win and hold them. */
import type { Seat } from "@rubicon/engine";
import { onMap } from "./board.ts";
import { FACTION_LEADER, type Position, spOf } from "./position.ts";
import { CAES, REP, type Side, sideOfSeat } from "./sides.ts";

const POINT = 0.6;
const CONTROL_POINT = 0.35;
const STRENGTH = 0.03;
const CHIEF = 1;
const LEADER = 0.12;

export function value(p: Position, seat: Seat): number {
  if (p.outcome) {
    const result = p.outcome.results[seat];
    return result === "won" ? 1 : result === "lost" ? -1 : 0;
  }
  const lead = POINT * p.score + worth(p, CAES) - worth(p, REP);
  const own = Math.tanh(0.12 * lead);
  return sideOfSeat(p, seat) === CAES ? own : -own;
}

function worth(p: Position, side: Side): number {
  const { regions, points, pieces, isLeader, romaPoints } = p.box;
  let sum = p.roma === side ? CONTROL_POINT * romaPoints : 0;
  for (const region of regions) if (p.control[region] === side) sum += CONTROL_POINT * points[region];
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i];
    if (p.side[piece] !== side || !onMap(p.at[piece])) continue;
    if (!isLeader[piece]) sum += STRENGTH * spOf(p, piece);
    else sum += (p.title[piece] & FACTION_LEADER) === 0 ? LEADER : CHIEF;
  }
  return sum;
}
