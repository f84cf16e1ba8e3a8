/** Leaders taken up with whom they can lead and brought somewhere, by land or by sea; units by themselves (3.4, 4.3, 7). */
import { marchesBy } from "@rubicon/series";
import type { Act } from "../acts.ts";
import { onMap, type Zone } from "../board.ts";
import type { Forecast } from "../forecasts.ts";
import { alone, inRank } from "../party.ts";
import type { Piece } from "../pieces.ts";
import { copy, isFree, type Position } from "../position.ts";
import { inSteps } from "../steps/index.ts";
import { joinRefusal, setOut } from "../steps/joining.ts";

export const marches = marchesBy<Position, Act, Forecast>({
  refuse: inSteps.refuse,
  play: inSteps.play,
  forecast: inSteps.forecast,
  copy,
  inRank,
  stepsOn,
  movers: (p, side) => p.box.pieces.filter((piece) => p.side[piece] === side && onMap(p.at[piece])),
  follows: (p, side, chief, piece) => joinRefusal(p, setOut(side, p.at[chief], false), alone(p, chief), piece) === null,
  parties,
  inTurn: shipsFirst,
  isPlagued: (p, zone) => zone === p.plague,
  isHeld: (p, side, zone) => !isFree(p, side, zone),
});

function stepsOn(p: Position): Zone[] {
  const zones: Zone[] = [];
  for (const act of inSteps.legal(p)) if (act.do === "step") zones.push(act.to);
  return zones;
}

/** By land, and by sea where there are ships among them. */
function parties(p: Position, pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const ashore = pieces.filter((piece) => !p.box.isNaves[piece]);
  return ashore.length < pieces.length ? [ashore, pieces] : [ashore];
}

/** They carry the rest. */
function shipsFirst({ box }: Position, units: readonly Piece[]): Piece[] {
  return [...units.filter((unit) => box.isNaves[unit]), ...units.filter((unit) => !box.isNaves[unit])];
}
