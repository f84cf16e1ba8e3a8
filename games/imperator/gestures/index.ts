/** Whole gestures: leaders taken up with whom they can lead and brought somewhere, units by themselves, fleets with whom they carry. */
import type { Gestures, Goal, Refusal } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import { onMap } from "../board.ts";
import type { Piece } from "../pieces.ts";
import type { Position } from "../position.ts";
import { inSteps } from "../steps/index.ts";
import type { Intent } from "./intents.ts";
import { marchClosed, marches } from "./marches.ts";
import { boarding, sailable, sailClosed, sailGoals, sailing, sailNext, whereIs } from "./voyages.ts";

export const gestures: Gestures<Position, Act, Intent> & {
  closed(p: Position, pieces: readonly string[], place: string): Refusal | null;
} = {
  pieces: "piece",
  places: "zone",

  at(p, piece) {
    const zone = whereIs(p, numbered(p, piece));
    return onMap(zone) ? p.box.zoneIds[zone] : null;
  },

  /** Zone by zone: fleets first, then leaders, then units, the strongest first. Who is named first goes first. */
  groups(p) {
    const able = new Set([...sailable(p), ...boarding(p), ...marches.marchable(p)]);
    const zones = p.box.zones.map((zone) => [...able].filter((piece) => whereIs(p, piece) === zone));
    return zones.filter((group) => group.length > 0).map((group) => marches.namesOf(p, group));
  },

  inHand: (p) => marches.namesOf(p, [...sailing(p), ...marches.marching(p)]),

  goals: (p, pieces) =>
    goalsOf(
      p,
      pieces.map((piece) => numbered(p, piece)),
    ),

  offers: () => [],

  further(p, intent) {
    const pieces = intent.pieces.map((piece) => numbered(p, piece));
    const way = intent.way.map((zone) => p.box.zoneNumbers.get(zone)).filter((zone) => zone !== undefined);
    const act =
      intent.do === "march"
        ? marches.marchNext(p, pieces, way)
        : sailNext(p, numbered(p, intent.fleet), pieces, way, intent.lands);
    return act !== null && inSteps.refuse(p, act) === null ? act : null;
  },

  closed(p, pieces, place) {
    const zone = p.box.zoneNumbers.get(place);
    if (zone === undefined) return null;
    const taken = pieces.map((piece) => numbered(p, piece));
    if (goalsOf(p, taken).some(({ to }) => to === place)) return null;
    const ashore = taken.filter((piece) => isAshore(p, piece));
    const byLand = ashore.length > 0 ? marchClosed(p, ashore, zone) : null;
    return ashore.length < taken.length ? (sailClosed(p, taken, zone) ?? byLand) : byLand;
  },
};

function goalsOf(p: Position, pieces: readonly Piece[]): readonly Goal<Intent>[] {
  const ashore = pieces.filter((piece) => isAshore(p, piece));
  return [...(ashore.length > 0 ? marches.marchGoals(p, ashore) : []), ...sailGoals(p, pieces)];
}

const isAshore = (p: Position, piece: Piece): boolean => !p.box.isFleet[piece] && p.at[piece] < p.box.firstHold;

function numbered(p: Position, name: string): Piece {
  const piece = p.box.pieceNumbers.get(name);
  if (piece === undefined) throw new Error(`no piece is called ${name}`);
  return piece;
}
