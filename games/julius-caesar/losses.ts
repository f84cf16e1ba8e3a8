/** Steps lost and blocks eliminated (7.5): pools, trophies, and Cleopatra, who never dies. */
import {
  BLOCKS,
  CLEOPATRA,
  COLOUR,
  COLOURS,
  enemyOf,
  isLeader,
  LOWEST,
  SIDES,
  stepDown,
  THIRD_LEADER,
} from "./blocks.ts";
import { FALLEN, PLACES, TROPHY } from "./board.ts";
import type { Cause, Event } from "./events.ts";
import { changeSide, isMarked, leadersLost, type Position, SHOWN, takeOff } from "./position.ts";

const RULES: Record<Cause, string> = {
  hit: "JC-7.4.e",
  disruption: "JC-7.31.a",
  jupiter: "JC-E2.g",
  vulcan: "JC-E7.b",
  "no-retreat": "JC-7.6.b",
};

/** JC-3.11.b: one step down; from the last step the block is gone. */
export function loseStep(p: Position, block: number, cause: Cause, tell: (event: Event) => void): void {
  const strength = stepDown(block, p.strength[block]);
  if (strength === 0) return eliminate(p, block, cause, tell);
  p.strength[block] = strength;
  tell({
    e: "step-lost",
    rule: cause === "hit" ? "JC-3.11.b" : RULES[cause],
    side: SIDES[p.side[block]],
    block: BLOCKS[block],
    strength,
    place: PLACES[p.place[block]],
    colour: COLOURS[COLOUR[block]],
    cause,
    shown: isMarked(p, block, SHOWN),
  });
}

export function eliminate(p: Position, block: number, cause: Cause, tell: (event: Event) => void): void {
  if (block === CLEOPATRA) return turnCleopatra(p, cause, tell);
  const side = p.side[block];
  tell({
    e: "eliminated",
    rule: RULES[cause],
    side: SIDES[side],
    block: BLOCKS[block],
    place: PLACES[p.place[block]],
    cause,
    reveals: true,
  });
  if (!isLeader[block]) return takeOff(p, block, FALLEN); // JC-7.5.a, JC-5.2.d
  takeOff(p, block, TROPHY); // JC-7.51.a
  tell({ e: "trophy", rule: "JC-7.51.a", side: SIDES[enemyOf(side)], block: BLOCKS[block] });
  if (leadersLost(p, side) === 1) {
    tell({ e: "released", rule: "JC-7.51.b", side: SIDES[side], block: BLOCKS[THIRD_LEADER[side]] });
  }
}

/** JC-7.52.a, JC-7.52.c, JC-7.52.d, JC-E7.d: instead of falling she joins the enemy at strength I. */
function turnCleopatra(p: Position, cause: Cause, tell: (event: Event) => void): void {
  changeSide(p, CLEOPATRA);
  p.strength[CLEOPATRA] = LOWEST[CLEOPATRA];
  tell({
    e: "cleopatra",
    rule: cause === "vulcan" ? "JC-E7.d" : "JC-7.52.a",
    side: SIDES[p.side[CLEOPATRA]],
    place: PLACES[p.place[CLEOPATRA]],
    cause,
    reveals: true,
  });
}
