/** Neutral regions (AIE-3.6.5): how one begins, and how it ends when its Triumvir is gone. */
import type { Region } from "./board.ts";
import { checkLoneLeaders, loneLeadersOf } from "./lone-leaders.ts";
import { NO_PIECE, type Piece } from "./pieces.ts";
import { FACTION_LEADER, hasTitle, own, type Position } from "./position.ts";
import { NOBODY, nameOfSide, type Side } from "./sides.ts";
import type { Chronicle } from "./steps/step.ts";

/** AIE-3.6.5.b: a Faction Leader of either side stands in it. */
export const holdsChief = (p: Position, region: Region): boolean =>
  p.box.leaders.some(
    (leader) => p.at[leader] >= 0 && p.box.region[p.at[leader]] === region && hasTitle(p, leader, FACTION_LEADER),
  );

/** AIE-3.6.5.d, AIE-3.6.5.e: whoever stands there is neutral from now on, and remembers his side. */
export function neutralise(p: Position, region: Region, leader: Piece): void {
  own.triumvir(p)[region] = leader;
  own.intruder(p)[region] = NOBODY;
  own.control(p)[region] = NOBODY;
}

/** The region is a region like others again, and that side has it. */
export function awaken(p: Position, region: Region, side: Side, rule: string, tell: Chronicle): void {
  const leader = p.triumvir[region];
  own.triumvir(p)[region] = NO_PIECE;
  own.intruder(p)[region] = NOBODY;
  own.control(p)[region] = side;
  if (side !== NOBODY) own.lastControl(p)[region] = side;
  const { regionIds, pieceIds } = p.box;
  tell({ e: "neutrality-over", rule, side: nameOfSide(side), region: regionIds[region], leader: pieceIds[leader] });
}

/**
 * AIE-3.6.5.m, AIE-R197: a Triumvir dies, or is called away. Everybody there is again what he was, and its last controller has
 * the region. Leaders who find themselves among enemies are tested: that frame lies on top afterwards.
 */
export function leaveTriumvirate(p: Position, leader: Piece, tell: Chronicle): void {
  const region = p.box.regions.find((each) => p.triumvir[each] === leader);
  if (region === undefined) return;
  const before = loneLeadersOf(p);
  awaken(p, region, p.lastControl[region], "AIE-3.6.5.m", tell);
  checkLoneLeaders(p, before);
}
