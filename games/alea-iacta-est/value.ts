/** What a position is worth to a side: how near it is to its aims, and the strength, the leaders and the standing to come nearer. */
import type { Seat } from "@rubicon/engine";
import { aim, emptyAims } from "./aims.ts";
import { onMap } from "./board.ts";
import { FACTION_LEADER, GROUP, isMarked, type Position, unitsOf } from "./position.ts";
import { BOTH, CAES, REP, type Side, sideOfSeat } from "./sides.ts";
import { emptySurvey, survey } from "./survey.ts";

const AIMS = 2.4;
/** What has been done of it, so that it is begun in time. */
const DONE = 1;
/** All strength of a side against that of the other. */
const STRENGTH = 1.2;
/** Chances to hold regions, by their points. */
const REGIONS = 0.12;
const CHIEF = 0.25;
const LEADER = 0.05;
/** What is left of a leader's worth where he has nobody to lead, and is soon hunted down. */
const ALONE = 0.4;
/** Whoever is on the march can still get somewhere: a little for each, so that nobody stays behind for nothing. */
const ON_THE_MARCH = 0.0005;

const seen = emptySurvey();
const aims = emptyAims();

export function value(p: Position, seat: Seat): number {
  if (p.outcome) {
    const result = p.outcome.results[seat];
    return result === "won" ? 1 : result === "lost" ? -1 : 0;
  }
  survey(p, seen);
  aim(p, seen, aims);
  measureStrength(p);
  const own = Math.tanh((worth(p, CAES) - worth(p, REP)) / 2);
  const mine = sideOfSeat(p, seat) === CAES ? own : -own;
  // AIE-5.1.1.j: with the Republic both are lost.
  return aims.lives * mine - (1 - aims.lives);
}

/** By side: all its strength, ships by half. */
const strength = [0, 0];

function measureStrength(p: Position): void {
  const { zones } = p.box;
  strength.fill(0);
  for (let z = 0; z < zones.length; z++)
    for (let side = 0; side < BOTH.length; side++)
      strength[side] += seen.land[2 * z + side] + 0.5 * seen.sea[2 * z + side];
}

function worth(p: Position, side: Side): number {
  const { regions, points, leaders } = p.box;
  const share = strength[side] / (1 + strength[CAES] + strength[REP]);
  let sum = AIMS * aims.wins[side] + DONE * aims.done[side] + STRENGTH * share;
  for (let r = 0; r < regions.length; r++) sum += REGIONS * points[regions[r]] * aims.holds[2 * r + side];
  for (let i = 0; i < leaders.length; i++) {
    const leader = leaders[i];
    if (p.side[leader] !== side || !onMap(p.at[leader])) continue;
    const worth = (p.title[leader] & FACTION_LEADER) === 0 ? LEADER : CHIEF;
    sum += unitsOf(p, side, p.at[leader]) > 0 ? worth : ALONE * worth;
  }
  return sum + ON_THE_MARCH * marching(p, side);
}

function marching(p: Position, side: Side): number {
  const { pieces } = p.box;
  let count = 0;
  for (let i = 0; i < pieces.length; i++) if (isMarked(p, pieces[i], GROUP) && p.side[pieces[i]] === side) count++;
  return count;
}
