/** Retreats (7.6, 7.82): out of a battle by road, by sea, or, for navis, over the water. */
import { next, type Refusal } from "@rubicon/engine";
import { BLOCKS, isNavis, SIDES } from "../blocks.ts";
import { BORDER_KIND, isPort, isSea, MAJOR, MINOR, PLACES, SEAWAYS_FROM, STRAIT, type Way } from "../board.ts";
import type { BattleFrame } from "../frames.ts";
import { blocksOf, hasEntered, isFriendly, isOpen, LIMITS, type Position, shift, use, useOf } from "../position.ts";
import { NO } from "../refusals.ts";
import { waysFor, wayTo } from "../ways.ts";
import type { Chronicle } from "./step.ts";

export function waysOut(p: Position, battle: BattleFrame, block: number): { byBorder: number[]; bySea: number[] } {
  const byBorder: number[] = [];
  for (const way of waysFor(block, battle.place)) {
    if (!borderRefusal(p, battle, block, way)) byBorder.push(way.to);
  }
  return { byBorder, bySea: seaRetreatRefusal(p, battle, block) ? [] : portsBySea(p, battle, p.side[block]) };
}

export function hasWayOut(p: Position, battle: BattleFrame, block: number): boolean {
  const { byBorder, bySea } = waysOut(p, battle, block);
  return byBorder.length + bySea.length > 0;
}

export function retreatRefusal(p: Position, battle: BattleFrame, block: number, to: number): Refusal | null {
  if (battle.round === 1) return NO.noRetreatInRoundOne; // JC-7.2.b
  const way = wayTo(block, battle.place, to);
  if (way) return borderRefusal(p, battle, block, way);
  // JC-7.82.d: out of a port navis go to sea, not to the next port.
  return isNavis[block] && isPort[battle.place] && isPort[to] ? NO.navisRetreatToPort : NO.retreatNotAdjacent;
}

function borderRefusal(p: Position, battle: BattleFrame, block: number, way: Way): Refusal | null {
  const side = p.side[block];
  if (!isOpen(p, side, way.to)) return NO.retreatToEnemy; // JC-7.61.b
  const friendly = blocksOf(p, side, way.to) > 0;
  const attackersCame = hasEntered(p, battle.attacker, way.border, battle.place);
  const attacking = side === battle.attacker;
  if (isNavis[block]) {
    if (friendly) return null;
    // JC-7.82.b: back to where they came from. JC-7.82.c: to a vacant sea the attackers did not come from.
    if (attacking) return attackersCame ? null : NO.navisRetreatAttacker;
    return isSea(way.to) && !attackersCame ? null : NO.navisRetreatDefender;
  }
  // JC-7.62.a, JC-7.62.b: attackers to friends, or back by a road of theirs. JC-7.63.a: defenders by any other.
  if (attacking && !friendly && !attackersCame) return NO.retreatAttacker;
  if (!attacking && attackersCame) return NO.retreatDefender;
  return retreatRoadRefusal(p, side, way.border);
}

/** JC-7.61.a, JC-7.61.c */
function retreatRoadRefusal(p: Position, side: number, border: number): Refusal | null {
  const used = useOf(p, side, border);
  switch (BORDER_KIND[border]) {
    case MAJOR:
      return used < LIMITS.major ? null : NO.retreatMajorFull;
    case MINOR:
      return used < LIMITS.minor ? null : NO.retreatMinorFull;
    default:
      return used < LIMITS.straitRetreatPerRound ? null : NO.retreatStraitFull;
  }
}

export function sailAwayRefusal(p: Position, battle: BattleFrame, block: number, to: number): Refusal | null {
  if (battle.round === 1) return NO.noRetreatInRoundOne;
  const refusal = seaRetreatRefusal(p, battle, block);
  if (refusal) return refusal;
  if (portsBySea(p, battle, p.side[block]).includes(to)) return null;
  const friendly = isPort[to] && to !== battle.place && isFriendly(p, p.side[block], to);
  return friendly ? NO.seaRetreatNoSea : NO.seaRetreatNoPort;
}

/** JC-7.64.a, JC-7.64.b: one land block of each side a round. */
function seaRetreatRefusal(p: Position, battle: BattleFrame, block: number): Refusal | null {
  if (isNavis[block]) return NO.seaRetreatNavis;
  return battle.sailed & (1 << p.side[block]) ? NO.seaRetreatTaken : null;
}

/** Friendly ports that share a friendly sea with the city of the battle. */
function portsBySea(p: Position, battle: BattleFrame, side: number): number[] {
  const ports: number[] = [];
  for (const coast of SEAWAYS_FROM[battle.place]) {
    if (!isSea(coast.to) || !isFriendly(p, side, coast.to)) continue;
    for (const way of SEAWAYS_FROM[coast.to]) {
      if (!isSea(way.to) && isFriendly(p, side, way.to) && !ports.includes(way.to)) ports.push(way.to);
    }
  }
  return ports;
}

export function slipAway(p: Position, battle: BattleFrame, block: number, to: number, tell: Chronicle): void {
  const way = wayTo(block, battle.place, to);
  if (way && BORDER_KIND[way.border] <= STRAIT) use(p, p.side[block], way.border);
  leave(p, battle, block, to, isNavis[block] ? "navis" : "road", isNavis[block] ? "JC-7.82.a" : "JC-7.6.a", tell);
}

/** With the battle on top of the stack. */
export function takeShip(p: Position, battle: BattleFrame, block: number, to: number, tell: Chronicle): void {
  next(p, { ...battle, sailed: battle.sailed | (1 << p.side[block]) });
  leave(p, battle, block, to, "sea", "JC-7.64.a", tell);
}

/** Out of the battle a block is hidden again, and nothing tells it from those it joins (JC-H.e). */
function leave(
  p: Position,
  battle: BattleFrame,
  block: number,
  to: number,
  by: "road" | "sea" | "navis",
  rule: string,
  tell: Chronicle,
): void {
  shift(p, block, to);
  p.marks[block] = 0;
  tell({
    e: "retreated",
    rule,
    side: SIDES[p.side[block]],
    block: BLOCKS[block],
    from: PLACES[battle.place],
    to: PLACES[to],
    by,
  });
}
