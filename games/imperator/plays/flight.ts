/** Timely Flight (IMP-6.3.b, IMP-R76): before a combat the defender is gone. */
import type { Zone } from "../board.ts";
import { fleeRefusal, flyers } from "../fleeing.ts";
import { push } from "../frames.ts";
import { SIDES } from "../sides.ts";
import { leave } from "../ways-out.ts";
import { battleNow } from "./battles.ts";
import { aimed, type Play } from "./play.ts";

/** Before anybody evades, or when that has failed. The attacker stays where he is. */
export const flight: Play = {
  rule: "IMP-6.3.b",
  moments: ["evasion", "battle"],
  ways: {
    flee: aimed<"flee", Zone>(
      (p, stratagem, to) => p.box.acts.flee(stratagem, to),
      ({ stratagem, to }) => [stratagem, to],
      (p) => p.box.waysFrom[battleNow(p).zone].map(({ to }) => to),
      (p, { side }, to) => fleeRefusal(p, battleNow(p), side, to),
      (p, { side }, to, _stratagem, _dice, tell) => {
        const { pieceIds, zoneIds } = p.box;
        const { zone } = battleNow(p);
        const pieces = flyers(p, side, zone);
        const names = { pieces: pieces.map((piece) => pieceIds[piece]), from: zoneIds[zone], to: zoneIds[to] };
        tell({ e: "fled", rule: "IMP-6.3.b", side: SIDES[side], ...names });
        push(p, { step: "loneLeaders" });
        leave(p, pieces, zone, to, tell);
      },
    ),
  },
};
