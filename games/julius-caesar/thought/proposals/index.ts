/** Plans worth a look: a portfolio, drawn by lot. Which of them is good is for the search to find out. */
import type { Dice } from "@rubicon/engine";
import type { Act } from "../../acts.ts";
import type { Position } from "../../position.ts";
import { topOf } from "../moments.ts";
import { proposeLevies } from "./levies.ts";
import { proposeMoves } from "./movement.ts";
import { proposeRegroups } from "./regroups.ts";
import { proposeByLot } from "./winter.ts";

export function proposals(p: Position): (random: Dice) => Act[] {
  const frame = topOf(p);
  switch (frame.step) {
    case "movement":
      return proposeMoves(p, frame);
    case "levy":
      return proposeLevies(p, frame);
    case "regroup":
      return proposeRegroups(p, frame);
    default:
      return proposeByLot(p);
  }
}
