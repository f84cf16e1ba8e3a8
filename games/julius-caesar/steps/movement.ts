/** Group moves (6.1) and navis (6.2): one move point sets a group going, its blocks step one by one. */
import type { Refusal } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import { type Block, enemyOf, SIDES, type Side } from "../blocks.ts";
import { onMap, type Place } from "../board.ts";
import { next, type Power, pop, push } from "../frames.ts";
import { blocksOf, isMarked, MOVED, type Position } from "../position.ts";
import { NO } from "../refusals.ts";
import { waysFor, wayTo } from "../ways.ts";
import { embark, foreseeSailing, listSailings, sailRefusal } from "./amphibious.ts";
import type { Asks } from "./step.ts";
import { canGoOn, foreseeStep, reach, stepRefusal, takeStep } from "./stepping.ts";

const godOf = (power: Power) => (power === "command" ? {} : { god: power });

/** JC-2.2.b, JC-6.12.c: each move point goes to one location; unspent points are lost (JC-2.1.i, JC-2.1.j). */
export const movement: Asks<"movement"> = {
  /** When no move is left, its attacks are sorted out. */
  asks(p, f) {
    if (f.moves > 0) return true;
    sortAttacks(p, f.side, f.power);
    return false;
  },

  decides: (_, f) => SIDES[f.side],
  question: (_, f) => ({ ask: "movement", rule: "JC-2.2.b", moves: f.moves, ...godOf(f.power) }),

  legal(p, f, list) {
    const { acts, blocks } = p.box;
    for (let i = 0; i < blocks.length; i++) {
      const block = blocks[i];
      if (p.side[block] !== f.side || !onMap(p.place[block])) continue;
      const activate = acts.activate(p.place[block]);
      // Each act is made once, so the list itself tells which places have been seen to.
      if (!list.includes(activate) && canSetOut(p, f.side, block, f.power)) list.push(activate);
    }
    if (f.power === "command" && !f.begun) listSailings(p, f.side, list);
    list.push(acts.endMoves());
  },

  acts: {
    activate: {
      refuse: (p, f, act) => activateRefusal(p, f.side, act.place, f.power),
      play(p, f, act, _dice, tell) {
        next(p, { step: "movement", side: f.side, moves: f.moves - 1, power: f.power, begun: true });
        tell({ e: "activated", rule: "JC-6.1.a", side: SIDES[f.side], place: p.box.placeIds[act.place] });
        push(p, { step: "group", side: f.side, from: act.place, power: f.power, moved: false });
      },
    },
    sail: {
      refuse(p, f, act) {
        if (f.power !== "command") return NO.eventHasNoSailing;
        if (f.begun) return NO.sailFirst;
        return sailRefusal(p, f.side, act.block, act.to, act.by);
      },
      play(p, f, act, _dice, tell) {
        next(p, { ...f, moves: f.moves - 1 });
        embark(p, act.block, act.to, act.by, tell);
      },
    },
    "end-moves": { play: (p, f) => sortAttacks(p, f.side, f.power) },
  },

  byDefault: (p) => p.box.acts.endMoves(),

  forecast(p, f, act, list) {
    if (act.do === "sail") foreseeSailing(p, act.by, list);
    if (act.do === "end-moves") list.push({ f: "moves-unused", rule: "JC-2.1.j", moves: f.moves, wasted: true });
    if (act.do !== "end-moves" && f.power === "command")
      list.push({ f: "moves-left", rule: "JC-2.2.b", moves: f.moves - 1 });
  },
};

/** With the frame of the movement on top. */
function sortAttacks(p: Position, side: Side, power: Power): void {
  next(p, { step: "attacks", side, power, checked: 0 });
}

/** Why a group cannot set out: reasons that say much about its place first, all others between, little ones last. */
const TELLING: readonly string[] = ["pinned", "barred", "mustHold", "straitAttackFull", "straitFull", "roadFull"];
const LEAST_TELLING: readonly string[] = ["moved", "nothingToMove"];

function moreTelling(one: Refusal, other: Refusal): Refusal {
  const rank = ({ why }: Refusal): number => {
    const at = TELLING.indexOf(why);
    return at >= 0 ? at : TELLING.length + LEAST_TELLING.indexOf(why) + 1;
  };
  return rank(other) < rank(one) ? other : one;
}

function activateRefusal(p: Position, side: Side, place: Place, power: Power): Refusal | null {
  let why: Refusal = NO.nothingToMove;
  if (blocksOf(p, side, place) === 0) return why;
  for (const block of p.box.blocks) {
    if (p.place[block] !== place || p.side[block] !== side) continue;
    const refusal = setOutRefusal(p, side, block, power);
    if (!refusal) return null;
    why = moreTelling(why, refusal);
  }
  return why;
}

export const canSetOut = (p: Position, side: Side, block: Block, power: Power): boolean =>
  setOutRefusal(p, side, block, power) === null;

/** Why a block cannot set out at all. */
function setOutRefusal(p: Position, side: Side, block: Block, power: Power): Refusal | null {
  const notReady = readyRefusal(p, block, power);
  if (notReady) return notReady;
  let why: Refusal = NO.nothingToMove;
  const ways = waysFor(p, block, p.place[block]);
  for (let i = 0; i < ways.length; i++) {
    const refusal = stepRefusal(p, side, block, ways[i], 1, power);
    if (!refusal) return null;
    why = moreTelling(why, refusal);
  }
  return why;
}

function readyRefusal(p: Position, block: Block, power: Power): Refusal | null {
  if (isMarked(p, block, MOVED)) return NO.moved;
  if (p.box.isNavis[block]) return power === "command" || power === "neptune" ? null : NO.eventMovesNoNavis;
  return power === "neptune" ? NO.neptuneMovesNavis : null;
}

/** JC-6.1.a, JC-6.2.c, JC-E4.b: the blocks of one location, navis among them, to different places if they like. */
export const group: Asks<"group"> = {
  /** It ends by itself when everybody in it has moved. */
  asks(p, f) {
    const { blocks } = p.box;
    for (let i = 0; i < blocks.length; i++) {
      const block = blocks[i];
      if (p.place[block] === f.from && p.side[block] === f.side && !isMarked(p, block, MOVED)) return true;
    }
    pop(p);
    return false;
  },

  decides: (_, f) => SIDES[f.side],
  question: (p, f) => ({ ask: "group", rule: "JC-6.1.a", place: p.box.placeIds[f.from], ...godOf(f.power) }),

  legal(p, f, list) {
    const { acts, blocks } = p.box;
    for (let i = 0; i < blocks.length; i++) {
      const block = blocks[i];
      if (p.place[block] !== f.from || p.side[block] !== f.side || readyRefusal(p, block, f.power)) continue;
      const ways = waysFor(p, block, f.from);
      for (let k = 0; k < ways.length; k++)
        if (!stepRefusal(p, f.side, block, ways[k], 1, f.power)) list.push(acts.move(block, ways[k].to));
    }
    if (f.moved || list.length === 0) list.push(acts.endGroup());
  },

  acts: {
    move: {
      refuse(p, f, { block, to }) {
        if (p.side[block] !== f.side) return NO.notYours;
        if (p.place[block] !== f.from) return isMarked(p, block, MOVED) ? NO.moved : NO.notInGroup;
        const notReady = readyRefusal(p, block, f.power);
        if (notReady) return notReady;
        const way = wayTo(p, block, f.from, to);
        if (!way) return p.box.isNavis[block] ? NO.navisBySea : NO.landByRoad;
        return stepRefusal(p, f.side, block, way, 1, f.power);
      },
      play(p, f, { block, to }, _dice, tell) {
        if (!f.moved) next(p, { step: "group", side: f.side, from: f.from, power: f.power, moved: true });
        push(p, { step: "march", side: f.side, block, from: f.from, steps: 1, power: f.power });
        takeStep(p, f.side, block, p.box.between[f.from][to], to, tell);
      },
    },
    "end-group": {
      refuse: (p, f) => (f.moved || activateRefusal(p, f.side, f.from, f.power) ? null : NO.moveFirst),
      play: (p) => pop(p),
    },
  },

  /** Who has set a group going has to move one of its blocks: if he can, without a fight. */
  byDefault(p, f) {
    if (f.moved) return p.box.acts.endGroup();
    const list: Act[] = [];
    group.legal(p, f, list);
    return list.find((act) => act.do === "move" && blocksOf(p, enemyOf(f.side), act.to) === 0) ?? list[0];
  },

  forecast(p, f, act, list) {
    if (act.do === "move") foreseeStep(p, f.side, p.box.between[f.from][act.to], act.to, 1, f.power, list);
  },
};

/** JC-6.1.b: a block that met no enemy may go on. */
export const march: Asks<"march"> = {
  asks(p, f) {
    if (canGoOn(p, f.side, f.block, f.steps, f.power)) return true;
    pop(p);
    return false;
  },

  decides: (_, f) => SIDES[f.side],
  question: (p, f) => ({
    ask: "march",
    rule: "JC-6.1.b",
    block: p.box.blockIds[f.block],
    place: p.box.placeIds[p.place[f.block]],
    stepsLeft: reach(f.power) - f.steps,
    secret: true,
  }),

  /** Straight back where it came from comes last: hardly anybody means that. */
  legal(p, f, list) {
    const { acts } = p.box;
    let back = false;
    for (const way of waysFor(p, f.block, p.place[f.block])) {
      if (stepRefusal(p, f.side, f.block, way, f.steps + 1, f.power)) continue;
      if (way.to === f.from) back = true;
      else list.push(acts.march(way.to));
    }
    list.push(acts.halt());
    if (back) list.push(acts.march(f.from));
  },

  acts: {
    march: {
      refuse(p, f, act) {
        const way = wayTo(p, f.block, p.place[f.block], act.to);
        if (!way) return p.box.isNavis[f.block] ? NO.navisBySea : NO.landByRoad;
        return stepRefusal(p, f.side, f.block, way, f.steps + 1, f.power);
      },
      play(p, f, act, _dice, tell) {
        const from = p.place[f.block];
        next(p, { step: "march", side: f.side, block: f.block, from, steps: f.steps + 1, power: f.power });
        takeStep(p, f.side, f.block, p.box.between[from][act.to], act.to, tell);
      },
    },
    halt: { play: (p) => pop(p) },
  },

  byDefault: (p) => p.box.acts.halt(),

  forecast(p, f, act, list) {
    if (act.do !== "march") return;
    foreseeStep(p, f.side, p.box.between[p.place[f.block]][act.to], act.to, f.steps + 1, f.power, list);
  },
};
