/** "All fire": every block that still has its turn in this round of battle (7.2) fires, one letter after the other. */
import { everyNth } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import { LETTERS, type Letter, SIDES } from "../blocks.ts";
import { top } from "../frames.ts";
import type { Position } from "../position.ts";
import { awaiting, mustRetreat } from "../steps/battle.ts";
import { battleUnder, strongest } from "../steps/battle-turn.ts";
import { inSteps } from "../steps/index.ts";
import type { FireAll } from "./intents.ts";

/** Where the side that is asked has somebody who can still fire in this round. */
export function offered(p: Position): FireAll[] {
  const f = top(p);
  if (f.step !== "battleTurn" && f.step !== "hits") return [];
  const battle = battleUnder(p);
  if (mustRetreat(p, battle, f.side)) return [];
  if (!LETTER_NUMBERS.some((letter) => awaiting(p, battle, f.side, letter).length > 0)) return [];
  return [{ do: "fire-all", side: SIDES[f.side], place: p.box.placeIds[battle.place], round: battle.round }];
}

const LETTER_NUMBERS = everyNth<Letter>(LETTERS.length);

export function furtherFiring(p: Position, { side, place, round }: FireAll): Act | null {
  const f = top(p);
  if ((f.step !== "battleTurn" && f.step !== "hits") || SIDES[f.side] !== side) return null;
  const battle = battleUnder(p);
  if (p.box.placeIds[battle.place] !== place || battle.round !== round) return null;
  if (f.step === "battleTurn") return inSteps.legal(p).find((act) => act.do === "fire") ?? null;
  // JC-7.4.b: with hits enough for all of the strongest each takes one, whoever is first.
  const targets = strongest(p, battle, f.side);
  return f.left >= targets.length ? p.box.acts.takeHit(targets[0]) : null;
}
