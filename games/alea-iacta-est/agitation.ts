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
  if (p.event !== AGITATION || !hasTitle(p, leader, FACTION_LEADER)) return null;
  const at = p.at[leader];
  if (isSea(p.box, at)) return null;
  const far = distancesFor(p, leader);
  return far[at] < FAR ? far : null;
}

function distancesFor(p: Position, leader: Piece): Homeward {
  const { land, isCity, region, waysFrom } = p.box;
  const side = p.side[leader];
  const open = land.map((zone) => entryRefusal(p, leader, zone) === null);
  const far = by<Zone, number>(
    land.map((zone) => {
      const goal = open[zone] && isCity[zone] && region[zone] >= 0 && p.control[region[zone]] === side;
      return goal && isFree(p, side, zone) ? 0 : FAR;
    }),
  );
  for (let changed = true; changed; ) {
    changed = false;
    for (const zone of land)
      for (const { to, cost } of waysFrom[zone])
        if (open[to] && cost + far[to] < far[zone]) {
          far[zone] = cost + far[to];
          changed = true;
        }
  }
  return far;
}

/** AIE-EV6.b: he is where he must stay. */
export const isAtGoal = (p: Position, leader: Piece): boolean => {
  const far = homewardOf(p, leader);
  return far !== null && far[p.at[leader]] === 0;
};
