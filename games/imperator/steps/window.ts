/** Windows (IMP-R20): whoever might play a stratagem now is asked, one side after the other, until both have passed. */
import { purposeOf, windowBy } from "@rubicon/series";
import type { Act } from "../acts.ts";
import type { Event } from "../events/index.ts";
import { frameOf } from "../frames.ts";
import { hasTargets } from "../plays/battles.ts";
import { foreseePlay, listPlays, mightPlay, takingPlays } from "../plays/index.ts";
import { MOMENTS, type Moment } from "../plays/moments.ts";
import type { Position } from "../position.ts";
import type { Question } from "../questions/index.ts";
import type { StratagemQuestion, Trial } from "../questions/stratagems.ts";
import { ENEMY, SIDES, type Side, seatOf } from "../sides.ts";
import { AUGUSTUS, CAESAR, hasTitle, USURPER } from "../titles.ts";
import type { Asks } from "./step.ts";

export const window: Asks<"window"> = {
  ...windowBy<Position, Moment, Act, Event, Question>({
    moments: MOMENTS,
    decides: seatOf,
    question: (p, f, { moment }) => ({
      ask: "window",
      rule: "IMP-6.e",
      window: orderOf(p, f.asked, moment),
      side: SIDES[f.asked],
      moment,
      ...sceneOf(p, moment),
    }),
    mightPlay,
    listPlays,
    takingPlays,
  }),

  forecast: (p, _f, act, list) => foreseePlay(p, act, list),
};

type Scene = Pick<StratagemQuestion & { ask: "window" }, "zone" | "die" | "sides" | "trial" | "piece">;

/** Where it is, and what die waits. */
function sceneOf(p: Position, moment: Moment): Scene {
  const battle = frameOf(p, "battle");
  const zone = battle === undefined ? {} : { zone: p.box.zoneIds[battle.zone] };
  if (moment === "evasion" || moment === "battle" || moment === "aftermath") return zone;
  const cast = frameOf(p, "cast");
  return moment === "die" && cast !== undefined ? { ...zone, ...trialOf(p), die: cast.face, sides: cast.sides } : {};
}

/** Whose fate hangs on the die that waits, and what could befall him; nothing of it where it is that of a battle. */
function trialOf(p: Position): { readonly trial?: Trial; readonly piece?: string } {
  const f = purposeOf(p);
  const { pieceIds } = p.box;
  switch (f?.step) {
    case "plague":
      return { trial: "plague", piece: pieceIds[f.left[0]] };
    case "evasion":
    case "loneLeader":
    case "murder":
    case "allegiances":
    case "extension":
      return { trial: f.step, piece: pieceIds[f.leader] };
    case "winOver":
      return { trial: "winOver" };
    default:
      return {};
  }
}

/**
 * Standing orders, and what is done with a seat that has given none. At a move a day a whole sequence of Phase E goes
 * through in one visit, unless somebody has ordered to be asked.
 */
export const ORDERS = [
  { id: "initiative", byDefault: "ask" },
  { id: "uprisings", byDefault: "ask" },
  { id: "usurpations", byDefault: "ask" },
  { id: "sequence", byDefault: "ask", whenSlow: "pass" },
  { id: "move", byDefault: "pass" },
  { id: "evasion", byDefault: "pass" },
  { id: "battle", byDefault: "ask", whenSlow: "pass" },
  { id: "great-battle", byDefault: "ask", whenSlow: "pass" },
  { id: "battle-die", byDefault: "ask", whenSlow: "pass" },
  { id: "other-die", byDefault: "pass" },
  { id: "aftermath", byDefault: "pass" },
  { id: "parthian-shot", byDefault: "ask", whenSlow: "pass" },
  { id: "truce", byDefault: "ask", whenSlow: "pass" },
] as const;
export type OrderId = (typeof ORDERS)[number]["id"];

/** The kind of window, by what everybody sees: a battle for the purple is another matter than a skirmish. */
function orderOf(p: Position, side: Side, moment: Moment): OrderId {
  if (moment === "battle") return isGreat(p) ? "great-battle" : "battle";
  if (moment === "aftermath") return side === ENEMY && hasTargets(p) ? "parthian-shot" : "aftermath";
  if (moment === "die") return purposeOf(p)?.step === "battle" ? "battle-die" : "other-die";
  return moment;
}

/** Somebody is there who wears the purple, or wants to. */
function isGreat(p: Position): boolean {
  const battle = frameOf(p, "battle");
  if (battle === undefined) return false;
  return p.box.romanLeaders.some(
    (leader) => p.at[leader] === battle.zone && hasTitle(p, leader, AUGUSTUS | CAESAR | USURPER),
  );
}
