/** A block's turn in battle (7.2): it fires, retreats or passes. Hits (7.4) strike the strongest. */
import { type Dice, pop, push, type Refusal } from "@rubicon/engine";
import { type Act, fire, pass, retreat, sailAway, takeHit } from "../acts.ts";
import { BLOCK_COUNT, BLOCKS, enemyOf, FIREPOWER, LETTERS, SIDES } from "../blocks.ts";
import { PLACES } from "../board.ts";
import type { BattleFrame } from "../frames.ts";
import { loseStep } from "../losses.ts";
import { ACTED, isMarked, mark, type Position, RESERVE } from "../position.ts";
import { NO, notNow } from "../refusals.ts";
import { awaiting, fights, letterOf, mustRetreat } from "./battle.ts";
import { retreatRefusal, sailAwayRefusal, slipAway, takeShip, waysOut } from "./retreats.ts";
import type { Asks, Chronicle } from "./step.ts";

/** The battle in which a turn is taken lies right under it. */
function battleUnder(p: Position): BattleFrame {
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
      place: PLACES[battle.place],
      round: battle.round,
      letter: LETTERS[f.letter],
      attacking: f.side === battle.attacker,
      must: mustRetreat(battle, f.side),
    };
  },

  /** JC-7.1.d: blocks of one letter in the order their owner likes. */
  legal(p, f, list) {
    const battle = battleUnder(p);
    const blocks = awaiting(p, battle, f.side, f.letter);
    const leave = mustRetreat(battle, f.side);
    if (!leave) for (const block of blocks) list.push(fire(block));
    if (battle.round > 1) for (const block of blocks) listWaysOut(p, battle, block, list);
    if (!leave) for (const block of blocks) list.push(pass(block));
  },

  refuse(p, f, act) {
    const battle = battleUnder(p);
    switch (act.do) {
      case "fire":
      case "pass":
        return (
          turnRefusal(p, battle, f.side, f.letter, act.block) ?? (mustRetreat(battle, f.side) ? NO.mustRetreat : null)
        );
      case "retreat":
        return turnRefusal(p, battle, f.side, f.letter, act.block) ?? retreatRefusal(p, battle, act.block, act.to);
      case "sail-away":
        return turnRefusal(p, battle, f.side, f.letter, act.block) ?? sailAwayRefusal(p, battle, act.block, act.to);
      default:
        return notNow("JC-7.2.b");
    }
  },

  play(p, f, act, dice, tell) {
    const battle = battleUnder(p);
    pop(p);
    switch (act.do) {
      case "fire":
        mark(p, act.block, ACTED);
        return volley(p, battle, f.side, act.block, dice, tell);
      case "pass":
        mark(p, act.block, ACTED);
        tell({ e: "passed", rule: "JC-7.2.b", side: SIDES[f.side], block: BLOCKS[act.block] });
        return;
      case "retreat":
        return slipAway(p, battle, act.block, act.to, tell);
      case "sail-away":
        return takeShip(p, battle, act.block, act.to, tell);
    }
  },
};

function listWaysOut(p: Position, battle: BattleFrame, block: number, list: Act[]): void {
  const { byBorder, bySea } = waysOut(p, battle, block);
  for (const to of byBorder) list.push(retreat(block, to));
  for (const to of bySea) list.push(sailAway(block, to));
}

function turnRefusal(p: Position, battle: BattleFrame, side: number, letter: number, block: number): Refusal | null {
  if (p.side[block] !== side) return NO.notYours;
  if (p.place[block] !== battle.place) return NO.notInBattle;
  if (isMarked(p, block, RESERVE)) return NO.reserveWaits; // JC-7.3.d
  if (letterOf(p, battle, block) !== letter) return NO.notItsTurn; // JC-7.1.c
  return isMarked(p, block, ACTED) ? NO.hadItsTurn : null; // JC-7.2.a
}

/** JC-7.4.a: as many dice as strength; each at or below firepower hits. */
function volley(p: Position, battle: BattleFrame, side: number, block: number, dice: Dice, tell: Chronicle): void {
  const thrown: number[] = [];
  for (let i = p.strength[block]; i > 0; i--) thrown.push(dice.roll(6));
  const hits = thrown.filter((die) => die <= FIREPOWER[block]).length;
  tell({
    e: "fired",
    rule: "JC-7.4.a",
    side: SIDES[side],
    block: BLOCKS[block],
    dice: thrown,
    firepower: FIREPOWER[block],
    hits,
  });
  applyHits(p, battle, enemyOf(side), hits, tell);
}

/** JC-7.4.b, JC-7.4.d: one by one on the strongest of that moment; among equals the owner is asked. */
function applyHits(p: Position, battle: BattleFrame, struck: number, hits: number, tell: Chronicle): void {
  for (let left = hits; left > 0; left--) {
    const targets = strongest(p, battle, struck);
    if (targets.length === 0) {
      tell({ e: "hits-lost", rule: "JC-7.4.f", side: SIDES[enemyOf(struck)], hits: left });
      return;
    }
    if (targets.length > 1) return push(p, { step: "hits", side: struck, left });
    loseStep(p, targets[0], "hit", tell);
  }
}

function strongest(p: Position, battle: BattleFrame, side: number): number[] {
  let most = 0;
  let blocks: number[] = [];
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (p.side[block] !== side || !fights(p, battle, block) || p.strength[block] < most) continue;
    if (p.strength[block] > most) {
      most = p.strength[block];
      blocks = [];
    }
    blocks.push(block);
  }
  return blocks;
}

/** JC-7.4.c */
export const hits: Asks<"hits"> = {
  decides: (_, f) => SIDES[f.side],
  question: (p, f) => ({ ask: "hits", rule: "JC-7.4.c", place: PLACES[battleUnder(p).place], hits: f.left }),

  legal(p, f, list) {
    for (const block of strongest(p, battleUnder(p), f.side)) list.push(takeHit(block));
  },

  refuse(p, f, act) {
    if (act.do !== "take-hit") return notNow("JC-7.4.c");
    if (p.side[act.block] !== f.side) return NO.notYours;
    if (p.place[act.block] !== battleUnder(p).place) return NO.notInBattle;
    if (isMarked(p, act.block, RESERVE)) return NO.reserveWaits;
    return strongest(p, battleUnder(p), f.side).includes(act.block) ? null : NO.notStrongest;
  },

  play(p, f, act, _dice, tell) {
    if (act.do !== "take-hit") return;
    const battle = battleUnder(p);
    pop(p);
    loseStep(p, act.block, "hit", tell);
    applyHits(p, battle, f.side, f.left - 1, tell);
  },
};
