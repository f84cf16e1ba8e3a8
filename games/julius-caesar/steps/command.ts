/** The command phase (2.2, 6): a player moves and levies with his card, or carries out his event. */
import { next, pop, push } from "@rubicon/engine";
import { SIDES } from "../blocks.ts";
import { isPort, isSea, PLACE_COUNT } from "../board.ts";
import { GOD, type God, LEVIES, MOVES } from "../cards.ts";
import { blocksOf, clearUse, type Position } from "../position.ts";
import { jupiterTargets, vulcanTargets } from "./gods.ts";
import type { Runs } from "./step.ts";

export const command: Runs<"command"> = {
  run(p, { side }, _dice, tell) {
    const card = p.acting[side];
    const god = GOD[card];
    clearUse(p); // a battle after Vulcan has counted retreats and regroups, which are no moves
    if (god === null) {
      tell({ e: "command", rule: "JC-2.2.a", side: SIDES[side], moves: MOVES[card], levies: LEVIES[card] });
      next(p, { step: "levy", side, levies: LEVIES[card] }); // JC-2.2.f: after all movement
      push(p, { step: "movement", side, moves: MOVES[card], power: "command", begun: false });
      return;
    }
    // JC-E0.a: an event replaces moves and levies.
    tell({ e: "god", rule: "JC-E0.a", side: SIDES[side], god });
    if (findsNothing(p, side, god)) {
      tell({ e: "nothing", rule: "JC-E0.f", side: SIDES[side], god });
      return pop(p);
    }
    switch (god) {
      case "jupiter":
        return next(p, { step: "jupiter", side });
      case "vulcan":
        return next(p, { step: "vulcan", side });
      case "apollo":
        throw new Error("Apollo has turned into the card it copies");
      default:
        // JC-E0.d: one group move, no levy.
        return next(p, { step: "movement", side, moves: 1, power: god, begun: false });
    }
  },
};

/** JC-E0.f. Judged by what everybody can see, so that no question, asked or not, tells what a block is. */
function findsNothing(p: Position, side: number, god: God): boolean {
  if (god === "jupiter") return jupiterTargets(p, side).length === 0;
  if (god === "vulcan") return vulcanTargets(p, side).length === 0;
  for (let place = 0; place < PLACE_COUNT; place++) {
    if (blocksOf(p, side, place) === 0) continue;
    if (god === "neptune" ? isSea(place) || isPort[place] : !isSea(place)) return false;
  }
  return true;
}
