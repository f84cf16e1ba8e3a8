/** A Triumvir's region comes back into the war (AIE-3.6.5.h to AIE-3.6.5.k, AIE-R86): rallied, or roused by invaders. */
import type { Region } from "./board.ts";
import { slay } from "./deaths.ts";
import { bringOver } from "./going-over.ts";
import { awaken } from "./neutrality.ts";
import { ROMAN } from "./peoples.ts";
import type { Piece } from "./pieces.ts";
import type { Position } from "./position.ts";
import { canServe } from "./pretenders.ts";
import { enemyOf, NOBODY, type Side } from "./sides.ts";
import type { Chronicle } from "./steps/step.ts";
import { fillVacancy } from "./succession.ts";

/**
 * AIE-3.6.5.h, AIE-3.6.5.k: all Romans of the region are that side's from now on, and so is the region. AIE-3.6.5.j, AIE-R194:
 * leaders who cannot be are lost, and nobody scores for them. Pieces of Peoples are again what they were. Whoever calls this
 * has yet to look for leaders among enemies; the points for the last Assassin may end the game.
 */
export function receive(p: Position, region: Region, side: Side, rule: string, tell: Chronicle): void {
  const { box } = p;
  awaken(p, region, side, rule, tell);
  const strangers = (piece: Piece, zone: number): boolean =>
    p.at[piece] === zone && box.people[piece] === ROMAN && p.side[piece] !== side;
  for (const zone of box.zonesOf[region]) {
    const leaders = box.romanLeaders.filter((leader) => strangers(leader, zone));
    const units = box.romanUnits.filter((unit) => strangers(unit, zone));
    const steadfast = leaders.filter((leader) => !canServe(p, leader, side));
    const turning = leaders.filter((leader) => canServe(p, leader, side));
    bringOver(p, zone, { leaders: turning, units }, side, rule, tell);
    for (const leader of steadfast) slay(p, leader, "other", tell, "AIE-3.6.5.j");
  }
  if (p.outcome === null) fillVacancy(p, side);
}

/** AIE-3.6.5.i, AIE-R10, AIE-R180: regions that Peoples at war have come into rise against whoever controls those. */
export function rouse(p: Position, tell: Chronicle): void {
  const { regions } = p.box;
  for (let i = 0; i < regions.length; i++) {
    const intruder = p.intruder[regions[i]];
    if (intruder !== NOBODY && p.outcome === null) receive(p, regions[i], enemyOf(intruder), "AIE-3.6.5.i", tell);
  }
}
