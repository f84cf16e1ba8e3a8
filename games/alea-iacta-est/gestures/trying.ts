/** Acts tried on copies of a position, with the functions that play them: there is no second set of rules for gestures. */
import type { Dice, Goal } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import type { Zone } from "../board.ts";
import type { Forecast } from "../forecasts.ts";
import type { Piece } from "../pieces.ts";
import { copy, type Position } from "../position.ts";
import { inSteps } from "../steps/index.ts";
import type { Intent } from "./intents.ts";

export type Path = readonly Zone[];

/** No die falls while pieces are deployed or a group moves, but in the plague, which no gesture enters. */
const NO_DICE: Dice = {
  roll() {
    throw new Error("no die falls in movement");
  },
};

export function after(p: Position, act: Act): Position {
  const next = copy(p);
  inSteps.play(next, act, NO_DICE);
  return next;
}

export const namesOf = (p: Position, pieces: readonly Piece[]): string[] =>
  pieces.map((piece) => p.box.pieceIds[piece]);

export function goalOf(
  p: Position,
  pieces: readonly Piece[],
  path: Path,
  forecasts: readonly Forecast[] = [],
): Goal<Intent> {
  const way = path.map((zone) => p.box.zoneIds[zone]);
  return {
    to: way[way.length - 1],
    intent: { do: "march", pieces: namesOf(p, pieces), way },
    way,
    count: pieces.length,
    forecasts,
  };
}
