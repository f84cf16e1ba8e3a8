/** After movement: main attack groups and reserves (7.3), the surprise of Mars and Neptune, pinned blocks (6.13). */
import { next, pop, push, type Refusal } from "@rubicon/engine";
import { mainGroup as mainGroupAct, surprise as surpriseAct } from "../acts.ts";
import { BLOCK_COUNT, enemyOf, SIDES } from "../blocks.ts";
import { borderBetween, PLACE_COUNT, PLACES, ROADS_FROM, SEAWAYS_FROM } from "../board.ts";
import { GOD } from "../cards.ts";
import {
  attackedBy,
  attackerOf,
  blocksIn,
  blocksOf,
  cameBy,
  hasEntered,
  isMarked,
  mark,
  type Position,
  RESERVE,
  setMayLeave,
} from "../position.ts";
import { NO, notNow } from "../refusals.ts";
import type { Asks, Chronicle, Runs } from "./step.ts";

export const attacks: Runs<"attacks"> = {
  run(p, f, _dice, tell) {
    for (let place = f.checked; place < PLACE_COUNT; place++) {
      if (attackerOf(p, place) !== f.side || originsOf(p, f.side, place).length < 2) continue;
      next(p, { ...f, checked: place + 1 });
      return push(p, { step: "mainGroup", side: f.side, place });
    }
    if (f.side === p.first) pin(p, tell);
    if (f.power !== "mars" && f.power !== "neptune") return pop(p);
    // JC-E3.a, JC-E5.b: the surprise is for one battle, asked only if there are several.
    const begun = attackedBy(p, f.side);
    if (begun.length > 1) return next(p, { step: "surprise", side: f.side });
    if (begun.length === 1) setSurprise(p, f.side, begun[0], tell);
    pop(p);
  },
};

/** The places from which a side came into that one to fight. */
export function originsOf(p: Position, side: number, place: number): number[] {
  const origins: number[] = [];
  for (const ways of [ROADS_FROM[place], SEAWAYS_FROM[place]]) {
    for (const way of ways) if (hasEntered(p, side, way.border, place)) origins.push(way.to);
  }
  return origins;
}

/** JC-7.3.a: of several borders the attacker names one; who came by the others is in reserve (JC-7.3.b, JC-6.2.f). */
export const mainGroup: Asks<"mainGroup"> = {
  decides: (_, f) => SIDES[f.side],
  question: (_, f) => ({ ask: "mainGroup", rule: "JC-7.3.a", place: PLACES[f.place] }),

  legal(p, f, list) {
    for (const from of byNumbers(p, f.side, f.place)) list.push(mainGroupAct(from));
  },

  refuse(p, f, act) {
    if (act.do !== "main-group") return notNow("JC-7.3.a");
    return originsOf(p, f.side, f.place).includes(act.from) ? null : NO.notABorderOfAttack;
  },

  play(p, f, act, _dice, tell) {
    if (act.do !== "main-group") return;
    const border = borderBetween(act.from, f.place);
    const attackers = blocksIn(p, f.side, f.place);
    const main = attackers.filter((block) => cameBy(p, block) === border);
    for (const block of attackers) if (cameBy(p, block) !== border) mark(p, block, RESERVE);
    tell({
      e: "main-group",
      rule: "JC-7.3.a",
      side: SIDES[f.side],
      place: PLACES[f.place],
      from: PLACES[act.from],
      blocks: main.length,
      reserves: attackers.length - main.length,
    });
    pop(p);
  },
};

/** The origins with most blocks first: the usual choice. */
function byNumbers(p: Position, side: number, place: number): number[] {
  const blocks = (from: number): number =>
    blocksIn(p, side, place).filter((block) => cameBy(p, block) === borderBetween(from, place)).length;
  return originsOf(p, side, place).sort((a, b) => blocks(b) - blocks(a));
}

/** JC-6.13.a, JC-6.13.b, JC-6.13.d: each block of the main group pins one defender; counted once, before the second player moves. */
function pin(p: Position, tell: Chronicle): void {
  for (const place of attackedBy(p, p.first)) pinAt(p, place, tell);
}

export function pinAt(p: Position, place: number, tell: Chronicle): void {
  const attacker = attackerOf(p, place);
  const defender = enemyOf(attacker);
  const defenders = blocksOf(p, defender, place);
  const pinned = Math.min(defenders, mainBlocks(p, attacker, place));
  setMayLeave(p, place, defenders - pinned);
  tell({
    e: "pinned",
    rule: "JC-6.13.a",
    side: SIDES[defender],
    place: PLACES[place],
    pinned,
    free: defenders - pinned,
  });
}

function mainBlocks(p: Position, side: number, place: number): number {
  let blocks = 0;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (p.place[block] === place && p.side[block] === side && !isMarked(p, block, RESERVE)) blocks++;
  }
  return blocks;
}

export const surprise: Asks<"surprise"> = {
  decides: (_, f) => SIDES[f.side],
  question: (p, f) => ({ ask: "surprise", rule: surpriseRule(p, f.side) }),

  legal(p, f, list) {
    for (const place of attackedBy(p, f.side)) list.push(surpriseAct(place));
  },

  refuse(p, f, act): Refusal | null {
    const rule = surpriseRule(p, f.side);
    if (act.do !== "surprise") return notNow(rule);
    if (attackerOf(p, act.place) === f.side) return null;
    return rule === "JC-E5.b" ? NO.notYourNavisAttack : NO.notYourAttack;
  },

  play(p, f, act, _dice, tell) {
    if (act.do !== "surprise") return;
    setSurprise(p, f.side, act.place, tell);
    pop(p);
  },
};

/** JC-E3.a for Mars, JC-E5.b for Neptune, played or copied by Apollo. */
const surpriseRule = (p: Position, side: number): string => (GOD[p.acting[side]] === "neptune" ? "JC-E5.b" : "JC-E3.a");

function setSurprise(p: Position, side: number, place: number, tell: Chronicle): void {
  p.surprise = place;
  tell({ e: "surprise", rule: surpriseRule(p, side), side: SIDES[side], place: PLACES[place] });
}
