/** Steps lost and blocks eliminated (7.5): pools, trophies, and Cleopatra, who never dies. */
import { type Block, COLOURS, enemyOf, SIDES } from "./blocks.ts";
import { FALLEN, TROPHY } from "./board.ts";
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
export function loseStep(p: Position, block: Block, cause: Cause, tell: (event: Event) => void): void {
  const { box } = p;
  const strength = box.stepDown[block][p.strength[block]];
  if (strength === 0) return eliminate(p, block, cause, tell);
  p.strength[block] = strength;
  tell({
    e: "step-lost",
    rule: cause === "hit" ? "JC-3.11.b" : RULES[cause],
    side: SIDES[p.side[block]],
    block: box.blockIds[block],
    strength,
    place: box.placeIds[p.place[block]],
    colour: COLOURS[box.colour[block]],
    cause,
    shown: isMarked(p, block, SHOWN),
  });
}

export function eliminate(p: Position, block: Block, cause: Cause, tell: (event: Event) => void): void {
  const { box } = p;
  if (block === box.cleopatra) return turnCleopatra(p, cause, tell);
  const side = p.side[block];
  tell({
    e: "eliminated",
    rule: RULES[cause],
    side: SIDES[side],
    block: box.blockIds[block],
    place: box.placeIds[p.place[block]],
    cause,
    reveals: true,
  });
  if (!box.isLeader[block]) return takeOff(p, block, FALLEN); // JC-7.5.a, JC-5.2.d
  takeOff(p, block, TROPHY); // JC-7.51.a
  tell({ e: "trophy", rule: "JC-7.51.a", side: SIDES[enemyOf(side)], block: box.blockIds[block] });
  if (leadersLost(p, side) === 1) {
    tell({ e: "released", rule: "JC-7.51.b", side: SIDES[side], block: box.blockIds[box.thirdLeader[side]] });
  }
}

/** JC-7.52.a, JC-7.52.c, JC-7.52.d, JC-E7.d: instead of falling she joins the enemy at strength I. */
function turnCleopatra(p: Position, cause: Cause, tell: (event: Event) => void): void {
  const { cleopatra, lowest, placeIds } = p.box;
  changeSide(p, cleopatra);
  p.strength[cleopatra] = lowest[cleopatra];
  tell({
    e: "cleopatra",
    rule: cause === "vulcan" ? "JC-E7.d" : "JC-7.52.a",
    side: SIDES[p.side[cleopatra]],
    place: placeIds[p.place[cleopatra]],
    cause,
    reveals: true,
  });
}
