/** Whole gestures: stacks that are deployed, and leaders taken up with whom they can lead and brought somewhere. */
import type { Gestures, Refusal } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import { onMap } from "../board.ts";
import { top } from "../frames.ts";
import type { Piece } from "../pieces.ts";
import type { Position } from "../position.ts";
import { inSteps } from "../steps/index.ts";
import { marchClosed } from "./closed.ts";
import { deployable, deployClosed, deployed, deployGoals, deployNext } from "./deployment.ts";
import type { Intent } from "./intents.ts";
import { marches } from "./marches.ts";

export const gestures: Gestures<Position, Act, Intent> & {
  closed(p: Position, pieces: readonly string[], place: string): Refusal | null;
} = {
  pieces: "piece",
  places: "zone",

  at(p, piece) {
    const zone = p.at[numbered(p, piece)];
    return onMap(zone) ? p.box.zoneIds[zone] : null;
  },

  /** Zone by zone: leaders first, then ships, then units, the strongest first. Who is named first goes first. */
  groups(p) {
    const able = [...deployable(p), ...marches.marchable(p)];
    const zones = p.box.zones.map((zone) => able.filter((piece) => p.at[piece] === zone));
    return zones.filter((group) => group.length > 0).map((group) => marches.namesOf(p, group));
  },

  inHand: (p) => marches.namesOf(p, [...deployed(p), ...marches.marching(p)]),

  goals(p, pieces) {
    const taken = pieces.map((piece) => numbered(p, piece));
    return top(p).step === "deploy" ? deployGoals(p, taken) : marches.marchGoals(p, taken);
  },

  offers: () => [],

  further(p, intent) {
    const pieces = intent.pieces.map((piece) => numbered(p, piece));
    const way = intent.way.map((zone) => p.box.zoneNumbers.get(zone)).filter((zone) => zone !== undefined);
    const act = deployNext(p, pieces, way) ?? marches.marchNext(p, pieces, way);
    return act !== null && inSteps.refuse(p, act) === null ? act : null;
  },

  closed(p, pieces, place) {
    const zone = p.box.zoneNumbers.get(place);
    if (zone === undefined) return null;
    const taken = pieces.map((piece) => numbered(p, piece));
    return deployClosed(p, taken, zone) ?? marchClosed(p, taken, zone);
  },
};

function numbered(p: Position, name: string): Piece {
  const piece = p.box.pieceNumbers.get(name);
  if (piece === undefined) throw new Error(`no piece is called ${name}`);
  return piece;
}
