/** Windows (AIE-R65): whoever might play a stratagem now is asked, one side after the other, until both have passed. */

import { windowBy } from "@rubicon/series";
import type { Act } from "../acts.ts";
import type { Event } from "../events/index.ts";
import { forceAt, hasChief } from "../forces.ts";
import { frameOf } from "../frames.ts";
import { listPlays, mightPlay, takingPlays } from "../plays/index.ts";
import { MOMENTS, type Moment } from "../plays/moments.ts";
import type { Position } from "../position.ts";
import type { Question } from "../questions/index.ts";
import type { StratagemQuestion } from "../questions/stratagems.ts";
import { BOTH, SIDES, seatOf } from "../sides.ts";
import { isBattleDie, trialOf } from "./cast.ts";
import type { Asks } from "./step.ts";

/** AIE-R52: the mechanics of both volumes. */
export const window: Asks<"window"> = windowBy<Position, Moment, Act, Event, Question>({
  moments: MOMENTS,
  decides: seatOf,
  question: (p, f, { moment }) => ({
    ask: "window",
    rule: "AIE-6.0.f",
    window: orderOf(p, moment),
    side: SIDES[f.asked],
    moment,
    ...sceneOf(p, moment),
  }),
  mightPlay,
  listPlays,
  takingPlays,
});

/** Where it is, and what die waits. */
function sceneOf(
  p: Position,
  moment: Moment,
): Pick<StratagemQuestion & { ask: "window" }, "zone" | "die" | "sides" | "trial" | "piece"> {
  const battle = frameOf(p, "battle");
  const zone = battle === undefined ? {} : { zone: p.box.zoneIds[battle.zone] };
  if (moment === "battle" || moment === "aftermath") return zone;
  const cast = frameOf(p, "cast");
  return moment === "die" && cast !== undefined ? { ...zone, ...trialOf(p), die: cast.face, sides: cast.sides } : {};
}

/**
 * Standing orders, and what is done with a seat that has given none. At a move a day a whole sequence of Phase E goes
 * through in one visit, unless somebody has ordered to be asked.
 */
export const ORDERS = [
  { id: "initiative", byDefault: "ask" },
  { id: "gates", byDefault: "ask" },
  { id: "sequence", byDefault: "ask", whenSlow: "pass" },
  { id: "move", byDefault: "pass" },
  { id: "answer", byDefault: "ask", whenSlow: "pass" },
  { id: "end-of-movement", byDefault: "pass" },
  { id: "combats", byDefault: "pass" },
  { id: "battle", byDefault: "ask", whenSlow: "pass" },
  { id: "great-battle", byDefault: "ask", whenSlow: "pass" },
  { id: "battle-die", byDefault: "ask", whenSlow: "pass" },
  { id: "other-die", byDefault: "pass" },
  { id: "aftermath", byDefault: "pass" },
  { id: "parthian-shot", byDefault: "ask", whenSlow: "pass" },
  { id: "republic", byDefault: "ask" },
  { id: "ides", byDefault: "ask" },
  { id: "triumvirs", byDefault: "ask" },
  { id: "triumph", byDefault: "ask" },
] as const;
export type OrderId = (typeof ORDERS)[number]["id"];

/** The kind of window, by what everybody sees: a battle with a Faction Leader in it is another matter than a skirmish. */
function orderOf(p: Position, moment: Moment): OrderId {
  if (moment === "geostrategy") throw new Error("a side's own phase is no window");
  if (moment === "battle") return isGreat(p) ? "great-battle" : "battle";
  if (moment === "aftermath") return (frameOf(p, "battle")?.targets.length ?? 0) > 0 ? "parthian-shot" : "aftermath";
  if (moment === "die") return isBattleDie(p) ? "battle-die" : "other-die";
  return moment;
}

function isGreat(p: Position): boolean {
  const battle = frameOf(p, "battle");
  if (battle === undefined) return false;
  return BOTH.some((side) => hasChief(p, forceAt(p, side, battle.zone, battle.naval).leaders));
}
