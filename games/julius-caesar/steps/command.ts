/** The command phase (2.2, 6): a player moves and levies with his card, or carries out his event. */
import { SIDES, type Side } from "../blocks.ts";
import { isSea } from "../board.ts";
import type { God } from "../cards.ts";
import { clearUse } from "../crossings.ts";
import { next, pop, push } from "../frames.ts";
import { actingCard, blocksOf, type Position } from "../position.ts";
import { jupiterTargets, vulcanTargets } from "./gods.ts";
import type { Runs } from "./step.ts";

export const command: Runs<"command"> = {
  run(p, { side }, _dice, tell) {
    const card = actingCard(p, side);
    const god = p.box.god[card];
    clearUse(p); // a battle after Vulcan has counted retreats and regroups, which are no moves
    if (god === null) {
      const moves = p.box.moves[card];
      const levies = p.box.levies[card];
      tell({ e: "command", rule: "JC-2.2.a", side: SIDES[side], moves, levies });
      next(p, { step: "levy", side, levies }); // JC-2.2.f: after all movement
      push(p, { step: "movement", side, moves, power: "command", begun: false });
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
      case "mars":
      case "mercury":
      case "neptune":
      case "pluto":
        // JC-E0.d: one group move, no levy.
        return next(p, { step: "movement", side, moves: 1, power: god, begun: false });
    }
  },
};

/** JC-E0.f. Judged by what everybody can see, so that no question, asked or not, tells what a block is. */
function findsNothing(p: Position, side: Side, god: God): boolean {
  const { box } = p;
  if (god === "jupiter") return jupiterTargets(p, side).length === 0;
  if (god === "vulcan") return vulcanTargets(p, side).length === 0;
  return !box.places.some(
    (place) =>
      blocksOf(p, side, place) > 0 && (god === "neptune" ? isSea(box, place) || box.isPort[place] : !isSea(box, place)),
  );
}
