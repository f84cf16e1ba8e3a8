/**
 * Whole gestures: blocks brought to a place together, in movement (6), out of a battle and after it (7) and in winter
 * (8.2), and a round of battle in which everybody fires.
 */
import type { Gestures } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import { onMap, type Place } from "../board.ts";
import { top } from "../frames.ts";
import type { Position } from "../position.ts";
import { furtherBringing } from "./bringing.ts";
import { errandGoals, errandsIn } from "./errands.ts";
import { furtherFiring, offered } from "./firing.ts";
import { type Intent, numbered } from "./intents.ts";
import { marchGoals, movable } from "./marches.ts";

export { type Intent, isIntent } from "./intents.ts";

export const gestures: Gestures<Position, Act, Intent> = {
  pieces: "block",
  places: "place",

  at(p, piece) {
    const place = p.place[numbered(p, piece)];
    return onMap(place) ? p.box.placeIds[place] : null;
  },

  /** By where they stand, in the order of the list of blocks. */
  groups(p) {
    const able = new Set([...movable(p), ...errandsIn(p).map(({ block }) => block)]);
    const groups = new Map<Place, string[]>();
    for (const block of p.box.blocks) {
      if (!able.has(block)) continue;
      const group = groups.get(p.place[block]) ?? [];
      group.push(p.box.blockIds[block]);
      groups.set(p.place[block], group);
    }
    return [...groups.values()];
  },

  inHand(p) {
    const f = top(p);
    return f.step === "march" ? [p.box.blockIds[f.block]] : [];
  },

  goals(p, pieces) {
    const blocks = pieces.map((piece) => numbered(p, piece));
    const marches = marchGoals(p, blocks);
    return [...marches, ...errandGoals(p, blocks, marches)];
  },

  offers: (p) => offered(p),

  further: (p, intent) => (intent.do === "bring" ? furtherBringing(p, intent) : furtherFiring(p, intent)),
};
