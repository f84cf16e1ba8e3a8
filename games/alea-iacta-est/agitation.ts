/** Political agitation (AIE-EV6, AIE-R163): Faction Leaders go to their nearest city and stay there. */
import { type By, by } from "@rubicon/engine";
import { FAR, isSea, type Zone } from "./board.ts";
import type { Piece } from "./pieces.ts";
import { FACTION_LEADER, hasTitle, isFree, type Position } from "./position.ts";
import { entryRefusal } from "./stacking.ts";

export const AGITATION = 6;

/** Movement points from each zone to the nearest goal. */
export type Homeward = By<Zone, number>;

/**
 * AIE-EV6.a, AIE-EV6.c: the ways of a Faction Leader to the nearest city of a region that his faction controls, free of
 * enemy combat units; 0 where he may stay. Null for whoever is free to go where he likes: Pretenders, and leaders who
 * cannot get to such a city by land at all.
 */
export function homewardOf(p: Position, leader: Piece): Homeward | null {
  if (!isCalled(p, leader)) return null;
  const far = distancesFor(p, leader);
  return far[p.at[leader]] < FAR ? far : null;
}

/** AIE-EV6.b: he is where he must stay. */
export const isAtGoal = (p: Position, leader: Piece): boolean => isCalled(p, leader) && isGoal(p, leader, p.at[leader]);

const isCalled = (p: Position, leader: Piece): boolean =>
  p.event === AGITATION && hasTitle(p, leader, FACTION_LEADER) && !isSea(p.box, p.at[leader]);

function isGoal(p: Position, leader: Piece, zone: Zone): boolean {
  const { isCity, region } = p.box;
  const side = p.side[leader];
  if (!isCity[zone] || region[zone] < 0 || p.control[region[zone]] !== side) return false;
  return isFree(p, side, zone) && entryRefusal(p, leader, zone) === null;
}

/** Outwards from the goals. A zone that is found again by a cheaper way is looked at again. */
function distancesFor(p: Position, leader: Piece): Homeward {
  const { land, waysInto } = p.box;
  const far: number[] = [];
  const reached: Zone[] = [];
  for (let i = 0; i < land.length; i++) {
    const goal = isGoal(p, leader, land[i]);
    far.push(goal ? 0 : FAR);
    if (goal) reached.push(land[i]);
  }
  for (let next = 0; next < reached.length; next++) {
    const to = reached[next];
    if (far[to] > 0 && entryRefusal(p, leader, to) !== null) continue;
    const ways = waysInto[to];
    for (let i = 0; i < ways.length; i++) {
      const { from, cost } = ways[i];
      if (cost + far[to] >= far[from]) continue;
      far[from] = cost + far[to];
      reached.push(from);
    }
  }
  return by<Zone, number>(far);
}
