/** Opportune flight (6.3.1): a Force is gone before the battle begins. */
import { NOWHERE, type Zone } from "../board.ts";
import { destinationRefusal, refuges, sourcesOf } from "../fleeing.ts";
import { frameOf, push } from "../frames.ts";
import type { Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import type { Side } from "../sides.ts";
import { aimed, type Play } from "./play.ts";

/** AIE-8.1.c: who attacks in the battle at hand, or in all that are to come. */
const attackerNow = (p: Position): Side | undefined => (frameOf(p, "battle") ?? frameOf(p, "combats"))?.side;

/** AIE-6.3.1.a: before anybody evades, or when that has failed. Who goes along, steps/flight.ts asks. */
export const flight: Play = {
  rule: "AIE-6.3.1.a",
  moments: ["combats", "battle"],
  ways: {
    flee: aimed<"flee", Zone>(
      (p, face, to) => p.box.acts.flee(face, to),
      ({ face, to }) => [face, to],
      (p) => refuges(p),
      (p, { side }, to) => (attackerNow(p) === side ? NO.fleeAttacker : destinationRefusal(p, side, to)),
      (p, { side }, to) => {
        const [zone, another] = sourcesOf(p, side, to);
        push(p, { step: "flight", side, zone: another === undefined ? zone : NOWHERE, to });
      },
    ),
  },
};
