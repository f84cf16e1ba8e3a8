/** Plague Focus (IMP-6.3.e) and Epidemic (IMP-6.3.h): in any land zone, whoever is there (IMP-R77). */
import { isLand, NOWHERE, type Zone } from "../board.ts";
import { breakOut } from "../plague.ts";
import { NO } from "../refusals/index.ts";
import { ANY_TIME } from "./moments.ts";
import { aimed, type Play } from "./play.ts";

/** It lies there until the end of Phase E (IMP-6.3.g). */
const plague = (rule: string, epidemic: boolean): Play => ({
  rule,
  moments: ANY_TIME,
  ways: {
    strew: aimed<"strew", Zone>(
      (p, stratagem, zone) => p.box.acts.strew(stratagem, zone),
      ({ stratagem, zone }) => [stratagem, zone],
      (p) => p.box.land,
      (p, _player, zone) => (isLand(p.box, zone) ? null : NO.plagueAtSea),
      (p, { side }, zone, _stratagem, _dice, tell) => breakOut(p, side, zone, epidemic, tell),
    ),
  },
  goes: (_p, act) => (act.do === "strew" ? act.zone : NOWHERE),
});

export const focus = plague("IMP-6.3.e", false);
export const epidemic = plague("IMP-6.3.h", true);
