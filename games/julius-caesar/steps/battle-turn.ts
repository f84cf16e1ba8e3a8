/** A block's turn in battle (7.2): it fires, retreats or passes. Hits (7.4) strike the strongest. */
import type { Dice, Refusal } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import { type Block, enemyOf, LETTERS, type Letter, SIDES, type Side } from "../blocks.ts";
import type { Forecast } from "../forecasts.ts";
import { type BattleFrame, next, pop, push } from "../frames.ts";
import { loseStep } from "../losses.ts";
import { ACTED, isMarked, mark, type Position, RESERVE } from "../position.ts";
import { NO } from "../refusals.ts";
import { foreseeBattle } from "../written-battle.ts";
import { awaiting, fights, letterOf, mustRetreat } from "./battle.ts";
import { retreatRefusal, sailAwayRefusal, slipAway, takeShip, waysOut } from "./retreats.ts";
import { foresee, limitOfRetreats } from "./roads.ts";
import type { Asks, Chronicle } from "./step.ts";
import { waysOfHitting } from "./volleys.ts";

/** The battle in which a turn is taken lies right under it. */
export function battleUnder(p: Position): BattleFrame {
  const frame = p.stack[p.stack.length - 2];
  if (frame.step !== "battle") throw new Error("a turn of battle without a battle under it");
  return frame;
}

export const battleTurn: Asks<"battleTurn"> = {
  decides: (_, f) => SIDES[f.side],

  question(p, f) {
    const battle = battleUnder(p);
    return {
      ask: "battleTurn",
      rule: "JC-7.2.b",
      place: p.box.placeIds[battle.place],
      round: battle.round,
      letter: LETTERS[f.letter],
      attacking: f.side === battle.attacker,
      must: mustRetreat(p, battle, f.side),
    };
  },

  /** JC-7.1.d: blocks of one letter in the order their owner likes. */
  legal(p, f, list) {
    const { acts } = p.box;
    const battle = battleUnder(p);
    const blocks = awaiting(p, battle, f.side, f.letter);
    const leave = mustRetreat(p, battle, f.side);
    if (!leave) for (const block of blocks) list.push(acts.fire(block));
    if (battle.round > 1) for (const block of blocks) listWaysOut(p, battle, block, list);
    if (!leave) for (const block of blocks) list.push(acts.pass(block));
  },

  acts: {
    fire: {
      refuse: (p, f, { block }) => standRefusal(p, f.side, f.letter, block),
      play(p, f, { block }, dice, tell) {
        pop(p);
        mark(p, block, ACTED);
        volley(p, f.side, block, dice, tell);
      },
    },
    pass: {
      refuse: (p, f, { block }) => standRefusal(p, f.side, f.letter, block),
      play(p, f, { block }, _dice, tell) {
        pop(p);
        mark(p, block, ACTED);
        tell({ e: "passed", rule: "JC-7.2.b", side: SIDES[f.side], block: p.box.blockIds[block] });
      },
    },
    retreat: {
      refuse(p, f, { block, to }) {
        const battle = battleUnder(p);
        return turnRefusal(p, battle, f.side, f.letter, block) ?? retreatRefusal(p, battle, block, to);
      },
      play(p, _f, { block, to }, _dice, tell) {
        const battle = battleUnder(p);
        pop(p);
        slipAway(p, battle, block, to, tell);
      },
    },
    "sail-away": {
      refuse(p, f, { block, to }) {
        const battle = battleUnder(p);
        return turnRefusal(p, battle, f.side, f.letter, block) ?? sailAwayRefusal(p, battle, block, to);
      },
      play(p, _f, { block, to }, _dice, tell) {
        const battle = battleUnder(p);
        pop(p);
        takeShip(p, battle, block, to, tell);
      },
    },
  },

  /** Fire costs nothing; in the last round an attacker has to go. */
  byDefault(p, f) {
    const list: Act[] = [];
    battleTurn.legal(p, f, list);
    return list[0];
  },

  forecast(p, f, act, list) {
    const battle = battleUnder(p);
    if (act.do === "fire") {
      const dice = p.strength[act.block];
      const firepower = p.box.firepower[act.block];
      list.push({ f: "volley", rule: "JC-7.4.a", dice, firepower, ways: waysOfHitting(dice, firepower) });
    } else if (act.do === "retreat") {
      const border = p.box.between[battle.place][act.to];
      foresee(p, f.side, border, limitOfRetreats(p, border), list);
    }
    foreseeBattle(p, battle, f.side, 0, list);
  },
};

function listWaysOut(p: Position, battle: BattleFrame, block: Block, list: Act[]): void {
  const { acts } = p.box;
  const { byBorder, bySea } = waysOut(p, battle, block);
  for (const to of byBorder) list.push(acts.retreat(block, to));
  for (const to of bySea) list.push(acts.sailAway(block, to));
}

/** Why a block may neither fire nor pass. */
function standRefusal(p: Position, side: Side, letter: Letter, block: Block): Refusal | null {
  const battle = battleUnder(p);
  const refusal = turnRefusal(p, battle, side, letter, block);
  return refusal ?? (mustRetreat(p, battle, side) ? p.box.tooMany.mustRetreat : null);
}

function turnRefusal(p: Position, battle: BattleFrame, side: Side, letter: Letter, block: Block): Refusal | null {
  if (p.side[block] !== side) return NO.notYours;
  if (p.place[block] !== battle.place) return NO.notInBattle;
  if (isMarked(p, block, RESERVE)) return NO.reserveWaits; // JC-7.3.d
  if (letterOf(p, battle, block) !== letter) return NO.notItsTurn; // JC-7.1.c
  return isMarked(p, block, ACTED) ? NO.hadItsTurn : null; // JC-7.2.a
}

/** JC-7.4.a: as many dice as strength; each at or below firepower hits. */
function volley(p: Position, side: Side, block: Block, dice: Dice, tell: Chronicle): void {
  const firepower = p.box.firepower[block];
  const thrown: number[] = [];
  let hits = 0;
  for (let i = p.strength[block]; i > 0; i--) {
    const die = dice.roll(6);
    thrown.push(die);
    if (die <= firepower) hits++;
  }
  tell({
    e: "fired",
    rule: "JC-7.4.a",
    side: SIDES[side],
    block: p.box.blockIds[block],
    dice: thrown,
    firepower,
    hits,
  });
  if (hits > 0) push(p, { step: "hits", side: enemyOf(side), left: hits });
}

export function strongest(p: Position, battle: BattleFrame, side: Side): Block[] {
  const { blocks } = p.box;
  const found: Block[] = [];
  let most = 0;
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i];
    if (p.side[block] !== side || !fights(p, battle, block) || p.strength[block] < most) continue;
    if (p.strength[block] > most) {
      most = p.strength[block];
      found.length = 0;
    }
    found.push(block);
  }
  return found;
}

/** JC-7.4.b, JC-7.4.d: one by one on the strongest of that moment. JC-7.4.c: among equals the owner is asked. */
export const hits: Asks<"hits"> = {
  asks(p, f, _dice, tell) {
    const battle = battleUnder(p);
    for (let left = f.left; left > 0; left--) {
      const targets = strongest(p, battle, f.side);
      if (targets.length > 1) {
        if (left !== f.left) next(p, { step: "hits", side: f.side, left });
        return true;
      }
      if (targets.length === 0) {
        tell({ e: "hits-lost", rule: "JC-7.4.f", side: SIDES[enemyOf(f.side)], hits: left });
        break;
      }
      loseStep(p, targets[0], "hit", tell);
    }
    pop(p);
    return false;
  },

  decides: (_, f) => SIDES[f.side],
  question: (p, f) => ({
    ask: "hits",
    rule: "JC-7.4.c",
    place: p.box.placeIds[battleUnder(p).place],
    hits: f.left,
  }),

  legal(p, f, list) {
    for (const block of strongest(p, battleUnder(p), f.side)) list.push(p.box.acts.takeHit(block));
  },

  acts: {
    "take-hit": {
      refuse(p, f, { block }) {
        const battle = battleUnder(p);
        if (p.side[block] !== f.side) return NO.notYours;
        if (p.place[block] !== battle.place) return NO.notInBattle;
        if (isMarked(p, block, RESERVE)) return NO.reserveWaits;
        return strongest(p, battle, f.side).includes(block) ? null : NO.notStrongest;
      },
      play(p, f, { block }, _dice, tell) {
        next(p, { step: "hits", side: f.side, left: f.left - 1 });
        loseStep(p, block, "hit", tell);
      },
    },
  },

  /** The one that will be missed least. */
  byDefault(p, f) {
    const targets = strongest(p, battleUnder(p), f.side);
    return p.box.acts.takeHit(targets.reduce((least, block) => (worth(p, block) < worth(p, least) ? block : least)));
  },

  forecast(p, f, act, list) {
    if (act.do !== "take-hit") return;
    list.push(lossOf(p, act.block));
    foreseeBattle(p, battleUnder(p), f.side, f.left, list);
  },
};

/** Leaders are points, and Cleopatra, when she would fall, goes over to the enemy. */
function worth(p: Position, block: Block): number {
  const { isLeader, cleopatra, firepower, stepDown } = p.box;
  const lost = block === cleopatra && stepDown[block][p.strength[block]] === 0;
  return firepower[block] + (isLeader[block] || lost ? 10 : 0);
}

function lossOf(p: Position, block: Block): Forecast {
  const { isLeader, cleopatra, stepDown } = p.box;
  const strength = stepDown[block][p.strength[block]];
  if (strength > 0) return { f: "step-lost", rule: "JC-3.11.b", strength };
  if (block === cleopatra) return { f: "turns", rule: "JC-7.52.a" };
  return isLeader[block] ? { f: "trophy", rule: "JC-7.51.a" } : { f: "falls", rule: "JC-7.4.e" };
}
