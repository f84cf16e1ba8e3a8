/** Retreats (7.6, 7.82): out of a battle by road, by sea, or, for navis, over the water. */
import type { Refusal } from "@rubicon/engine";
import { type Block, SIDES, type Side } from "../blocks.ts";
import { COAST, isSea, type Place, type Way } from "../board.ts";
import { hasEntered, use } from "../crossings.ts";
import { type BattleFrame, next } from "../frames.ts";
import { isSwitched } from "../options.ts";
import { blocksOf, isFriendly, isOpen, type Position, shift } from "../position.ts";
import { NO } from "../refusals.ts";
import { waysFor, wayTo } from "../ways.ts";
import { fullRefusal, limitOfRetreats } from "./roads.ts";
import type { Chronicle } from "./step.ts";

export function waysOut(p: Position, battle: BattleFrame, block: Block): { byBorder: Place[]; bySea: Place[] } {
  const byBorder: Place[] = [];
  for (const way of waysFor(p, block, battle.place)) {
    if (!borderRefusal(p, battle, block, way)) byBorder.push(way.to);
  }
  return { byBorder, bySea: seaRetreatRefusal(p, battle, block) ? [] : portsBySea(p, battle, p.side[block]) };
}

export function hasWayOut(p: Position, battle: BattleFrame, block: Block): boolean {
  const { byBorder, bySea } = waysOut(p, battle, block);
  return byBorder.length + bySea.length > 0;
}

export function retreatRefusal(p: Position, battle: BattleFrame, block: Block, to: Place): Refusal | null {
  if (battle.round === 1) return NO.noRetreatInRoundOne; // JC-7.2.b
  const way = wayTo(p, block, battle.place, to);
  if (way) return borderRefusal(p, battle, block, way);
  const { isNavis, isPort } = p.box;
  // JC-7.82.d: out of a port navis go to sea, not to the next port.
  return isNavis[block] && isPort[battle.place] && isPort[to] ? NO.navisRetreatToPort : NO.retreatNotAdjacent;
}

function borderRefusal(p: Position, battle: BattleFrame, block: Block, way: Way): Refusal | null {
  const { box } = p;
  const side = p.side[block];
  if (!isOpen(p, side, way.to)) return NO.retreatToEnemy; // JC-7.61.b
  const friendly = blocksOf(p, side, way.to) > 0;
  const attackersCame = hasEntered(p, battle.attacker, way.border, battle.place);
  const attacking = side === battle.attacker;
  if (box.isNavis[block]) {
    // JC-7.82.d, as an option: out of a port to any sea without an enemy.
    if (friendly || (box.isPort[battle.place] && isSwitched(p, "portRetreat"))) return null;
    // JC-7.82.b: back to where they came from. JC-7.82.c: to a vacant sea the attackers did not come from.
    if (attacking) return attackersCame ? null : NO.navisRetreatAttacker;
    return isSea(box, way.to) && !attackersCame ? null : NO.navisRetreatDefender;
  }
  // JC-7.62.a, JC-7.62.b: attackers to friends, or back by a road of theirs. JC-7.63.a: defenders by any other.
  if (attacking && !friendly && !attackersCame) return NO.retreatAttacker;
  if (!attacking && attackersCame) return NO.retreatDefender;
  return fullRefusal(p, side, way.border, limitOfRetreats(p, way.border));
}

export function sailAwayRefusal(p: Position, battle: BattleFrame, block: Block, to: Place): Refusal | null {
  if (battle.round === 1) return NO.noRetreatInRoundOne;
  const refusal = seaRetreatRefusal(p, battle, block);
  if (refusal) return refusal;
  const side = p.side[block];
  if (portsBySea(p, battle, side).includes(to)) return null;
  // A friendly port would do, but no friendly sea leads there.
  return p.box.isPort[to] && isFriendly(p, side, to) ? NO.seaRetreatNoSea : NO.seaRetreatNoPort;
}

/** JC-7.64.a, JC-7.64.b: one land block of each side a round. */
function seaRetreatRefusal(p: Position, battle: BattleFrame, block: Block): Refusal | null {
  if (p.box.isNavis[block]) return NO.seaRetreatNavis;
  return battle.sailed & (1 << p.side[block]) ? NO.seaRetreatTaken : null;
}

/** Friendly ports that share a friendly sea with the city of the battle. */
function portsBySea(p: Position, battle: BattleFrame, side: Side): Place[] {
  const { box } = p;
  const ports: Place[] = [];
  for (const coast of box.seawaysFrom[battle.place]) {
    if (!isSea(box, coast.to) || !isFriendly(p, side, coast.to)) continue;
    for (const { to } of box.seawaysFrom[coast.to])
      if (!isSea(box, to) && isFriendly(p, side, to) && !ports.includes(to)) ports.push(to);
  }
  return ports;
}

export function slipAway(p: Position, battle: BattleFrame, block: Block, to: Place, tell: Chronicle): void {
  const border = p.box.between[battle.place][to];
  const byRoad = p.box.kindOf[border] < COAST;
  if (byRoad) use(p, p.side[block], border);
  leave(p, battle, block, to, byRoad ? "road" : "navis", byRoad ? "JC-7.6.a" : "JC-7.82.a", tell);
}

/** With the battle on top of the stack. */
export function takeShip(p: Position, battle: BattleFrame, block: Block, to: Place, tell: Chronicle): void {
  next(p, { ...battle, sailed: battle.sailed | (1 << p.side[block]) });
  leave(p, battle, block, to, "sea", "JC-7.64.a", tell);
}

/** Out of the battle a block is hidden again, and nothing tells it from those it joins (JC-H.e). */
function leave(
  p: Position,
  battle: BattleFrame,
  block: Block,
  to: Place,
  by: "road" | "sea" | "navis",
  rule: string,
  tell: Chronicle,
): void {
  const { blockIds, placeIds } = p.box;
  shift(p, block, to);
  p.marks[block] = 0;
  tell({
    e: "retreated",
    rule,
    side: SIDES[p.side[block]],
    block: blockIds[block],
    from: placeIds[battle.place],
    to: placeIds[to],
    by,
  });
}
