/** Group moves (6.1) and navis (6.2): one move point sets a group going, its blocks step one by one. */
import { next, pop, push, type Refusal, top } from "@rubicon/engine";
import { activate, endGroup, endMoves, halt, march as marchAct, move } from "../acts.ts";
import { BLOCK_COUNT, BLOCKS, COLOUR, COLOURS, enemyOf, isNavis, SIDES } from "../blocks.ts";
import { BORDER_KIND, COAST, isSea, MAJOR, MINOR, onMap, PLACE_COUNT, PLACES, seaBit, type Way } from "../board.ts";
import type { Power } from "../frames.ts";
import {
  attackerOf,
  blocksOf,
  hasEntered,
  isMarked,
  LIMITS,
  MOVED,
  mark,
  markCameBy,
  markEntered,
  mayLeave,
  type Position,
  RESERVE,
  setAttacker,
  setOut,
  shift,
  unmovedNavis,
  use,
  useOf,
} from "../position.ts";
import { NO, notNow } from "../refusals.ts";
import { waysFor, wayTo } from "../ways.ts";
import { embark, listSailings, sailRefusal } from "./amphibious.ts";
import type { Asks, Chronicle } from "./step.ts";

const godOf = (power: Power) => (power === "command" ? {} : { god: power });

/** JC-2.2.b, JC-6.12.c: each move point goes to one location; unspent points are lost (JC-2.1.i, JC-2.1.j). */
export const movement: Asks<"movement"> = {
  decides: (_, f) => SIDES[f.side],
  question: (_, f) => ({ ask: "movement", rule: "JC-2.2.b", moves: f.moves, ...godOf(f.power) }),

  legal(p, f, list) {
    const seen = new Array<boolean>(PLACE_COUNT).fill(false);
    for (let block = 0; block < BLOCK_COUNT; block++) {
      const place = p.place[block];
      if (p.side[block] !== f.side || !onMap(place) || seen[place]) continue;
      if (!canSetOut(p, f.side, block, f.power)) continue;
      seen[place] = true;
      list.push(activate(place));
    }
    if (f.power === "command" && !f.begun) listSailings(p, f.side, list);
    list.push(endMoves());
  },

  refuse(p, f, act) {
    switch (act.do) {
      case "end-moves":
        return null;
      case "activate":
        return activateRefusal(p, f.side, act.place, f.power);
      case "sail":
        if (f.power !== "command") return NO.eventHasNoSailing;
        if (f.begun) return NO.sailFirst;
        return sailRefusal(p, f.side, act.block, act.to, act.by);
      default:
        return notNow("JC-2.2.b");
    }
  },

  play(p, f, act, _dice, tell) {
    switch (act.do) {
      case "activate":
        next(p, { ...f, moves: f.moves - 1, begun: true });
        tell({ e: "activated", rule: "JC-6.1.a", side: SIDES[f.side], place: PLACES[act.place] });
        push(p, { step: "group", side: f.side, from: act.place, power: f.power, moved: false });
        return;
      case "sail":
        next(p, { ...f, moves: f.moves - 1 });
        embark(p, act.block, act.to, act.by, tell);
        return continueMovement(p);
      default:
        next(p, { ...f, moves: 0 });
        return continueMovement(p);
    }
  },
};

/** With the frame of the movement on top: when no move is left, its attacks are sorted out. */
function continueMovement(p: Position): void {
  const f = top(p);
  if (f.step === "movement" && f.moves === 0) next(p, { step: "attacks", side: f.side, power: f.power, checked: 0 });
}

function activateRefusal(p: Position, side: number, place: number, power: Power): Refusal | null {
  if (blocksOf(p, side, place) === 0) return NO.nothingToMove;
  let why: Refusal = NO.nothingToMove;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (p.place[block] !== place || p.side[block] !== side) continue;
    const refusal = setOutRefusal(p, side, block, power);
    if (!refusal) return null;
    why = refusal;
  }
  return why;
}

const canSetOut = (p: Position, side: number, block: number, power: Power): boolean =>
  setOutRefusal(p, side, block, power) === null;

/** Why a block cannot set out at all: the reason of its last way, or one that holds for all. */
function setOutRefusal(p: Position, side: number, block: number, power: Power): Refusal | null {
  let why: Refusal | null = readyRefusal(p, block, power) ?? NO.nothingToMove;
  if (why !== NO.nothingToMove) return why;
  for (const way of waysFor(block, p.place[block])) {
    why = stepRefusal(p, side, block, way, 1, power);
    if (!why) return null;
  }
  return why;
}

function readyRefusal(p: Position, block: number, power: Power): Refusal | null {
  if (isMarked(p, block, MOVED)) return NO.moved;
  if (isNavis[block]) return power === "command" || power === "neptune" ? null : NO.eventMovesNoNavis;
  return power === "neptune" ? NO.neptuneMovesNavis : null;
}

/** JC-6.1.a, JC-6.2.c, JC-E4.b: the blocks of one location, navis among them, to different places if they like. */
export const group: Asks<"group"> = {
  decides: (_, f) => SIDES[f.side],
  question: (_, f) => ({ ask: "group", rule: "JC-6.1.a", place: PLACES[f.from], ...godOf(f.power) }),

  legal(p, f, list) {
    for (let block = 0; block < BLOCK_COUNT; block++) {
      if (p.place[block] !== f.from || p.side[block] !== f.side || readyRefusal(p, block, f.power)) continue;
      for (const way of waysFor(block, f.from)) {
        if (!stepRefusal(p, f.side, block, way, 1, f.power)) list.push(move(block, way.to));
      }
    }
    if (f.moved || list.length === 0) list.push(endGroup());
  },

  refuse(p, f, act) {
    if (act.do === "end-group") return f.moved || activateRefusal(p, f.side, f.from, f.power) ? null : NO.moveFirst;
    if (act.do !== "move") return notNow("JC-6.1.a");
    if (p.side[act.block] !== f.side) return NO.notYours;
    if (p.place[act.block] !== f.from) return isMarked(p, act.block, MOVED) ? NO.moved : NO.notInGroup;
    const notReady = readyRefusal(p, act.block, f.power);
    if (notReady) return notReady;
    const way = wayTo(act.block, f.from, act.to);
    if (!way) return isNavis[act.block] ? NO.navisBySea : NO.landByRoad;
    return stepRefusal(p, f.side, act.block, way, 1, f.power);
  },

  play(p, f, act, _dice, tell) {
    if (act.do !== "move") {
      pop(p);
      return continueMovement(p);
    }
    next(p, { ...f, moved: true });
    const way = wayTo(act.block, f.from, act.to);
    if (way) takeStep(p, f.side, act.block, way, tell);
    if (canGoOn(p, f.side, act.block, 1, f.power)) {
      push(p, { step: "march", side: f.side, block: act.block, steps: 1, power: f.power });
    } else {
      continueGroup(p);
    }
  },
};

/** With the frame of the group on top: it ends by itself when everybody in it has moved. */
function continueGroup(p: Position): void {
  const f = top(p);
  if (f.step !== "group") return;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (p.place[block] === f.from && p.side[block] === f.side && !isMarked(p, block, MOVED)) return;
  }
  pop(p);
  continueMovement(p);
}

/** JC-6.1.b: a block that met no enemy may go on. */
export const march: Asks<"march"> = {
  decides: (_, f) => SIDES[f.side],
  question: (p, f) => ({
    ask: "march",
    rule: "JC-6.1.b",
    block: BLOCKS[f.block],
    place: PLACES[p.place[f.block]],
    stepsLeft: reach(f.power) - f.steps,
  }),

  legal(p, f, list) {
    for (const way of waysFor(f.block, p.place[f.block])) {
      if (!stepRefusal(p, f.side, f.block, way, f.steps + 1, f.power)) list.push(marchAct(way.to));
    }
    list.push(halt());
  },

  refuse(p, f, act) {
    if (act.do === "halt") return null;
    if (act.do !== "march") return notNow("JC-6.1.b");
    const way = wayTo(f.block, p.place[f.block], act.to);
    if (!way) return isNavis[f.block] ? NO.navisBySea : NO.landByRoad;
    return stepRefusal(p, f.side, f.block, way, f.steps + 1, f.power);
  },

  play(p, f, act, _dice, tell) {
    if (act.do === "march") {
      const way = wayTo(f.block, p.place[f.block], act.to);
      if (way) takeStep(p, f.side, f.block, way, tell);
      const steps = f.steps + 1;
      if (canGoOn(p, f.side, f.block, steps, f.power)) return next(p, { ...f, steps });
    }
    pop(p);
    continueGroup(p);
  },
};

/** JC-2.2.c, JC-E4.a: how many steps a block may go. */
const reach = (power: Power): number => (power === "mercury" ? 3 : 2);
/** JC-2.2.d, JC-6.12.b, JC-6.2.d, JC-6.2.e, JC-6.2.h, JC-E4.a: with which step at the latest it may meet the enemy. */
const attackReach = (power: Power): number => (power === "mercury" ? 2 : 1);

function canGoOn(p: Position, side: number, block: number, steps: number, power: Power): boolean {
  if (steps >= reach(power) || blocksOf(p, enemyOf(side), p.place[block]) > 0) return false; // JC-2.2.e
  return waysFor(block, p.place[block]).some((way) => !stepRefusal(p, side, block, way, steps + 1, power));
}

/** Why a block may not take this step, the `steps`th of its move, over a border that its kind can use. */
function stepRefusal(p: Position, side: number, block: number, way: Way, steps: number, power: Power): Refusal | null {
  if (steps === 1) {
    const refusal = leaveRefusal(p, side, p.place[block], way.border);
    if (refusal) return refusal;
  }
  const enemy = enemyOf(side);
  const meetsEnemy = blocksOf(p, enemy, way.to) > 0;
  if (meetsEnemy && steps > attackReach(power)) {
    if (power === "mercury") return NO.mercuryNotThatFar;
    return attackerOf(p, way.to) === enemy ? NO.notThatFarToReinforce : NO.notThatFar;
  }
  return roadRefusal(p, side, way.border, meetsEnemy && attackerOf(p, way.to) !== enemy, power);
}

function leaveRefusal(p: Position, side: number, from: number, border: number): Refusal | null {
  const enemy = enemyOf(side);
  if (attackerOf(p, from) === enemy) {
    if (mayLeave(p, from) === 0) return NO.pinned; // JC-6.13.a
    if (hasEntered(p, enemy, border, from)) return NO.barred; // JC-6.13.c
  }
  // JC-6.3.e: one navis stays where blocks were carried.
  if (isSea(from) && p.heldSeas & seaBit(from) && unmovedNavis(p, side, from) < 2) return NO.mustHold;
  return null;
}

/** JC-6.11.a, JC-6.11.b, JC-6.11.c, JC-4.32.b, JC-E6.a, JC-E6.b: how many blocks of a side a road carries in a turn, both ways together. */
function roadRefusal(p: Position, side: number, border: number, attacks: boolean, power: Power): Refusal | null {
  const kind = BORDER_KIND[border];
  if (kind >= COAST) return null;
  const used = useOf(p, side, border);
  if (attacks && power === "pluto") {
    if (kind === MAJOR) return used < LIMITS.pluto.major ? null : NO.plutoMajorFull;
    if (kind === MINOR) return used < LIMITS.pluto.minor ? null : NO.plutoMinorFull;
    return used < LIMITS.pluto.straitAttack ? null : NO.plutoStraitFull;
  }
  if (kind === MAJOR) return used < LIMITS.major ? null : NO.majorFull;
  if (kind === MINOR) return used < LIMITS.minor ? null : NO.minorFull;
  if (attacks) return used < LIMITS.straitAttack ? null : NO.straitAttackFull;
  return used < LIMITS.strait ? null : NO.straitFull;
}

function takeStep(p: Position, side: number, block: number, way: Way, tell: Chronicle): void {
  const from = p.place[block];
  const enemy = enemyOf(side);
  if (!isMarked(p, block, MOVED)) setOut(p, block);
  if (BORDER_KIND[way.border] < COAST) use(p, side, way.border);
  let how: "move" | "attack" | "reinforce" = "move";
  if (blocksOf(p, enemy, way.to) > 0) {
    how = attackerOf(p, way.to) === enemy ? "reinforce" : "attack";
    if (how === "reinforce")
      mark(p, block, RESERVE); // JC-6.14.b, JC-6.2.g
    else setAttacker(p, way.to, side); // JC-6.12.a, JC-6.14.c
    markCameBy(p, block, way.border);
    markEntered(p, side, way.border, way.to);
  }
  shift(p, block, way.to);
  tell({
    e: "moved",
    rule: how === "move" ? "JC-6.1.a" : how === "attack" ? "JC-6.12.a" : "JC-6.14.a",
    side: SIDES[side],
    block: BLOCKS[block],
    colour: COLOURS[COLOUR[block]],
    from: PLACES[from],
    to: PLACES[way.to],
    how,
  });
}
