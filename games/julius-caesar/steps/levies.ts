/** Levies (6.4): steps for blocks on the map, new blocks from the pool, all in friendly cities. */
import type { Refusal } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import { type Block, colourOf, maybeLeviedIn, SIDES, type Side } from "../blocks.ts";
import { FALLEN, isSea, onMap, type Place, POOL } from "../board.ts";
import { next, pop } from "../frames.ts";
import { isFriendly, leadersLost, type Position, put } from "../position.ts";
import { NO } from "../refusals.ts";
import type { Asks } from "./step.ts";

/** Asked even when nothing can be levied: that is nobody else's business. */
export const levy: Asks<"levy"> = {
  asks(p, f) {
    if (f.levies > 0) return true;
    pop(p);
    return false;
  },

  decides: (_, f) => SIDES[f.side],
  question(p, f) {
    const list: Act[] = [];
    listLevies(p, f.side, list);
    const [raises, enters] = (["raise", "levy"] as const).map((kind) => list.some((act) => act.do === kind));
    return { ask: "levy", rule: "JC-6.4.a", levies: f.levies, raises, enters, secret: true };
  },

  legal(p, f, list) {
    listLevies(p, f.side, list);
    list.push(p.box.acts.endLevy());
  },

  acts: {
    raise: {
      refuse: (p, f, { block }) => raiseRefusal(p, f.side, block),
      play(p, f, { block }, _dice, tell) {
        const strength = p.box.stepUp[block][p.strength[block]];
        p.strength[block] = strength;
        tell({
          e: "raised",
          rule: "JC-6.4.a",
          side: SIDES[f.side],
          block: p.box.blockIds[block],
          city: p.box.placeIds[p.place[block]],
          strength,
        });
        next(p, { step: "levy", side: f.side, levies: f.levies - 1 });
      },
    },
    levy: {
      refuse: (p, f, { block, city }) => poolRefusal(p, f.side, block) ?? cityRefusal(p, f.side, block, city),
      play(p, f, { block, city }, _dice, tell) {
        const { lowest, blockIds, placeIds } = p.box;
        put(p, block, city, lowest[block]); // JC-6.4.b, JC-6.4.d
        tell({ e: "levied", rule: "JC-6.4.b", side: SIDES[f.side], block: blockIds[block], city: placeIds[city] });
        next(p, { step: "levy", side: f.side, levies: f.levies - 1 });
      },
    },
    "end-levy": { play: (p) => pop(p) },
  },

  byDefault: (p) => p.box.acts.endLevy(),

  forecast(p, f, act, list) {
    const { stepUp, lowest, full } = p.box;
    if (act.do === "raise") {
      const strength = stepUp[act.block][p.strength[act.block]];
      list.push({ f: "strength", rule: "JC-6.4.a", strength, most: full[act.block] });
    } else if (act.do === "levy")
      list.push({ f: "strength", rule: "JC-6.4.b", strength: lowest[act.block], most: full[act.block] });
    else list.push({ f: "levies-unused", rule: "JC-2.1.j", levies: f.levies, wasted: true });
  },
};

function listLevies(p: Position, side: Side, list: Act[]): void {
  const { acts, blocks, cities } = p.box;
  const friendly: Place[] = [];
  for (let i = 0; i < cities.length; i++) if (isFriendly(p, side, cities[i])) friendly.push(cities[i]);
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i];
    if (p.side[block] !== side) continue;
    if (!onMap(p.place[block])) listCities(p, side, block, friendly, list);
    else if (!raiseRefusal(p, side, block)) list.push(acts.raise(block));
  }
}

/** Where a block of the pool may appear. */
function listCities(p: Position, side: Side, block: Block, friendly: readonly Place[], list: Act[]): void {
  if (poolRefusal(p, side, block)) return;
  const { acts, home, isMajorPort } = p.box;
  const levied = home[block];
  if (levied.in === "city") {
    if (isFriendly(p, side, levied.city)) list.push(acts.levy(block, levied.city));
    return;
  }
  const anywhere = levied.in === "any";
  for (let i = 0; i < friendly.length; i++)
    if (anywhere || isMajorPort[friendly[i]]) list.push(acts.levy(block, friendly[i]));
}

/** JC-6.4.a, JC-6.4.c, JC-6.4.j, JC-6.4.k, JC-6.4.n: whoever controls a block may strengthen it, in any friendly city. */
function raiseRefusal(p: Position, side: Side, block: Block): Refusal | null {
  const place = p.place[block];
  if (p.side[block] !== side) return NO.notYours;
  if (!onMap(place)) return NO.offMap;
  if (isSea(p.box, place)) return NO.levyAtSea; // JC-6.4.h
  if (!isFriendly(p, side, place)) return NO.levyNotFriendly; // JC-6.4.i
  return p.strength[block] === p.box.full[block] ? NO.fullStrength : null; // JC-6.4.l
}

/** JC-6.4.m: whether the block stands ready in the pool. */
function poolRefusal(p: Position, side: Side, block: Block): Refusal | null {
  const { owner, colour, thirdLeader } = p.box;
  if (owner[block] !== side || colour[block] !== colourOf(side)) return NO.notYours;
  if (p.place[block] === FALLEN) return NO.fallenThisYear;
  if (p.place[block] !== POOL) return NO.notInPool;
  // JC-3.21.b: the third leader waits for another's death, which releases him (JC-7.51.b).
  if (block === thirdLeader[side] && leadersLost(p, side) === 0) return NO.leaderNotReleased;
  return null;
}

function cityRefusal(p: Position, side: Side, block: Block, city: Place): Refusal | null {
  const { box } = p;
  if (!isFriendly(p, side, city)) return NO.levyNotFriendly; // JC-6.4.i
  if (isSea(box, city)) return NO.levyAtSea;
  if (maybeLeviedIn(box, block, city)) return null;
  if (box.home[block].in === "major-port") return NO.levyMajorPort;
  return box.type[block] === "elephant" ? NO.elephantElsewhere : NO.levyElsewhere;
}
