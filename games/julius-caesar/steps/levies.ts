/** Levies (6.4): steps for blocks on the map, new blocks from the pool, all in friendly cities. */
import { next, pop, type Refusal } from "@rubicon/engine";
import { endLevy, levy as levyAct, raise } from "../acts.ts";
import {
  BLOCK_COUNT,
  BLOCKS,
  COLOUR,
  FULL,
  isNavis,
  LOWEST,
  maybeLeviedIn,
  OWNER,
  SIDES,
  stepUp,
  THIRD_LEADER,
  TYPE,
} from "../blocks.ts";
import { CITY_COUNT, FALLEN, isSea, onMap, PLACES, POOL } from "../board.ts";
import { isFriendly, leadersLost, type Position, put } from "../position.ts";
import { NO, notNow } from "../refusals.ts";
import type { Asks } from "./step.ts";

/** Asked even when nothing can be levied: that is nobody else's business. */
export const levy: Asks<"levy"> = {
  decides: (_, f) => SIDES[f.side],
  question: (_, f) => ({ ask: "levy", rule: "JC-6.4.a", levies: f.levies }),

  legal(p, f, list) {
    const cities: number[] = [];
    for (let city = 0; city < CITY_COUNT; city++) if (isFriendly(p, f.side, city)) cities.push(city);
    for (let block = 0; block < BLOCK_COUNT; block++) {
      if (p.side[block] !== f.side) continue;
      if (onMap(p.place[block])) {
        if (!raiseRefusal(p, f.side, block)) list.push(raise(block));
      } else if (!poolRefusal(p, f.side, block)) {
        for (const city of cities) if (maybeLeviedIn(block, city)) list.push(levyAct(block, city));
      }
    }
    list.push(endLevy());
  },

  refuse(p, f, act) {
    switch (act.do) {
      case "end-levy":
        return null;
      case "raise":
        return raiseRefusal(p, f.side, act.block);
      case "levy":
        return poolRefusal(p, f.side, act.block) ?? cityRefusal(p, f.side, act.block, act.city);
      default:
        return notNow("JC-6.4.a");
    }
  },

  play(p, f, act, _dice, tell) {
    const side = SIDES[f.side];
    if (act.do === "raise") {
      p.strength[act.block] = stepUp(act.block, p.strength[act.block]);
      const strength = p.strength[act.block];
      tell({
        e: "raised",
        rule: "JC-6.4.a",
        side,
        block: BLOCKS[act.block],
        city: PLACES[p.place[act.block]],
        strength,
      });
    } else if (act.do === "levy") {
      put(p, act.block, act.city, LOWEST[act.block]); // JC-6.4.b, JC-6.4.d
      tell({ e: "levied", rule: "JC-6.4.b", side, block: BLOCKS[act.block], city: PLACES[act.city] });
    }
    if (act.do === "end-levy" || f.levies === 1) pop(p);
    else next(p, { ...f, levies: f.levies - 1 });
  },
};

/** JC-6.4.a, JC-6.4.c, JC-6.4.j, JC-6.4.k, JC-6.4.n: whoever controls a block may strengthen it, in any friendly city. */
function raiseRefusal(p: Position, side: number, block: number): Refusal | null {
  const place = p.place[block];
  if (p.side[block] !== side) return NO.notYours;
  if (!onMap(place)) return NO.offMap;
  if (isSea(place)) return NO.levyAtSea; // JC-6.4.h
  if (!isFriendly(p, side, place)) return NO.levyNotFriendly; // JC-6.4.i
  return p.strength[block] === FULL[block] ? NO.fullStrength : null; // JC-6.4.l
}

/** JC-6.4.m: whether the block stands ready in the pool. */
function poolRefusal(p: Position, side: number, block: number): Refusal | null {
  if (OWNER[block] !== side || COLOUR[block] !== side) return NO.notYours;
  if (p.place[block] === FALLEN) return NO.fallenThisYear;
  if (p.place[block] !== POOL) return NO.notInPool;
  // JC-7.51.b: the third leader waits for another's death.
  if (block === THIRD_LEADER[side] && leadersLost(p, side) === 0) return NO.leaderNotReleased;
  return null;
}

function cityRefusal(p: Position, side: number, block: number, city: number): Refusal | null {
  if (!isFriendly(p, side, city)) return NO.levyNotFriendly; // JC-6.4.i
  if (isSea(city)) return NO.levyAtSea;
  if (maybeLeviedIn(block, city)) return null;
  if (isNavis[block]) return NO.levyMajorPort;
  return TYPE[block] === "elephant" ? NO.elephantInUtica : NO.levyElsewhere;
}
