/** Battles (7.1 to 7.3): which is fought next, rounds and the order of turns, reserves and disruption. */
import { next, pop, push } from "@rubicon/engine";
import { fight } from "../acts.ts";
import {
  BLOCK_COUNT,
  BLOCKS,
  CAESAR,
  enemyOf,
  LETTER_ATTACKING,
  LETTER_DEFENDING,
  POMPEIUS,
  SIDES,
} from "../blocks.ts";
import { PLACE_COUNT, PLACES } from "../board.ts";
import type { Shown } from "../events.ts";
import type { BattleFrame } from "../frames.ts";
import { eliminate, loseStep } from "../losses.ts";
import {
  ACTED,
  attackerOf,
  blocksIn,
  blocksOf,
  clearUse,
  endFight,
  isContested,
  isMarked,
  LIMITS,
  MOVED,
  mark,
  NOBODY,
  NOWHERE,
  type Position,
  RESERVE,
  SHOWN,
  unmark,
} from "../position.ts";
import { NO, notNow } from "../refusals.ts";
import { canRegroup, standUp } from "./regroup.ts";
import { hasWayOut } from "./retreats.ts";
import type { Asks, Chronicle, Runs } from "./step.ts";

const contested = (p: Position): number[] => {
  const places: number[] = [];
  for (let place = 0; place < PLACE_COUNT; place++) if (isContested(p, place)) places.push(place);
  return places;
};

/** JC-2.3.a: every contested place is fought over, then the turn is done. */
export const battles: Runs<"battles"> = {
  run(p) {
    forgetMoves(p);
    const places = contested(p);
    if (places.length === 0) return next(p, { step: "turn" });
    if (places.length === 1) return battleAt(p, places[0]);
    push(p, { step: "pickBattle" });
  },
};

/** Nobody moves any more, and a block that retreats among others must not be told from them by having moved (JC-H.e). */
function forgetMoves(p: Position): void {
  for (let block = 0; block < BLOCK_COUNT; block++) unmark(p, block, MOVED);
}

/** JC-2.3.b: the first player chooses the next battle, one at a time. */
export const pickBattle: Asks<"pickBattle"> = {
  decides: (p) => SIDES[p.first],
  question: () => ({ ask: "pickBattle", rule: "JC-2.3.b" }),

  legal(p, _f, list) {
    for (const place of contested(p)) list.push(fight(place));
  },

  refuse(p, _f, act) {
    if (act.do !== "fight") return notNow("JC-2.3.b");
    return isContested(p, act.place) ? null : NO.notContested;
  },

  play(p, _f, act) {
    pop(p);
    if (act.do === "fight") battleAt(p, act.place);
  },
};

export function battleAt(p: Position, place: number): void {
  push(p, {
    step: "battle",
    place,
    attacker: attackerOf(p, place),
    round: 0,
    slot: 0,
    surprise: p.surprise === place,
    sailed: 0,
  });
}

const SLOTS = 8;

/** JC-7.1.c: dA aA dB aB dC aC dD aD; under surprise in round 1 all attackers first (JC-E3.a). */
export function turnAt(f: BattleFrame, slot: number): { side: number; letter: number } {
  const surprised = f.surprise && f.round === 1;
  const attacks = surprised ? slot < SLOTS / 2 : slot % 2 === 1;
  const letter = surprised ? slot % (SLOTS / 2) : slot >> 1;
  return { side: attacks ? f.attacker : enemyOf(f.attacker), letter };
}

/** JC-7.42.a: the letter a block fights under, which for a ballista depends on its role. */
export const letterOf = (p: Position, f: BattleFrame, block: number): number =>
  p.side[block] === f.attacker ? LETTER_ATTACKING[block] : LETTER_DEFENDING[block];

/** In the battle and not in reserve. */
export const fights = (p: Position, f: BattleFrame, block: number): boolean =>
  p.place[block] === f.place && !isMarked(p, block, RESERVE);

/** Blocks of one side and letter that still have their turn this round. */
export function awaiting(p: Position, f: BattleFrame, side: number, letter: number): number[] {
  const blocks: number[] = [];
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (p.side[block] !== side || !fights(p, f, block) || isMarked(p, block, ACTED)) continue;
    if (letterOf(p, f, block) === letter) blocks.push(block);
  }
  return blocks;
}

/** JC-7.21.a: in the last round attackers must leave. */
export const mustRetreat = (f: BattleFrame, side: number): boolean =>
  f.round === LIMITS.battleRounds && side === f.attacker;

export const battle: Runs<"battle"> = {
  run(p, f, _dice, tell) {
    if (f.round === 0) return joinBattle(p, f, tell);
    // JC-7.2.c, JC-7.52.e
    if (blocksOf(p, CAESAR, f.place) === 0) return endBattle(p, f, POMPEIUS, tell);
    if (blocksOf(p, POMPEIUS, f.place) === 0) return endBattle(p, f, CAESAR, tell);
    // A side that waits for its reserves has nobody to strike or be struck: the round is over.
    if (f.round === 1 && sideWithoutFighters(p, f) !== NOBODY) return endRound(p, f, tell);
    for (let slot = f.slot; slot < SLOTS; slot++) {
      const { side, letter } = turnAt(f, slot);
      const blocks = awaiting(p, f, side, letter);
      if (blocks.length === 0) continue;
      // JC-7.6.b: when none of them can get out, all are lost.
      if (mustRetreat(f, side) && !blocks.some((block) => hasWayOut(p, f, block))) {
        for (const block of blocks) eliminate(p, block, "no-retreat", tell);
        return next(p, { ...f, slot });
      }
      next(p, { ...f, slot });
      return push(p, { step: "battleTurn", side, letter });
    }
    endRound(p, f, tell);
  },
};

/** JC-7.1.a: all but the reserves are turned up. */
function joinBattle(p: Position, f: BattleFrame, tell: Chronicle): void {
  const fighters = (side: number): Shown[] => {
    const blocks = blocksIn(p, side, f.place).filter((block) => !isMarked(p, block, RESERVE));
    return blocks.map((block) => show(p, block));
  };
  const defender = enemyOf(f.attacker);
  const attackers = fighters(f.attacker);
  const defenders = fighters(defender);
  tell({
    e: "battle",
    rule: "JC-7.1.a",
    place: PLACES[f.place],
    attacker: SIDES[f.attacker],
    surprise: f.surprise,
    attackers,
    defenders,
    attackerReserves: blocksOf(p, f.attacker, f.place) - attackers.length,
    defenderReserves: blocksOf(p, defender, f.place) - defenders.length,
    reveals: true,
  });
  next(p, { ...f, round: 1 });
  clearUse(p);
}

function show(p: Position, block: number): Shown {
  mark(p, block, SHOWN);
  return { block: BLOCKS[block], strength: p.strength[block] };
}

/** The side all of whose blocks in the battle are in reserve, or NOBODY. */
function sideWithoutFighters(p: Position, f: BattleFrame): number {
  let caesar = 0;
  let pompeius = 0;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (!fights(p, f, block)) continue;
    if (p.side[block] === CAESAR) caesar++;
    else pompeius++;
  }
  if (caesar === 0) return CAESAR;
  return pompeius === 0 ? POMPEIUS : NOBODY;
}

function endRound(p: Position, f: BattleFrame, tell: Chronicle): void {
  let attacker = f.attacker;
  if (f.round === 1) {
    const late = sideWithoutFighters(p, f);
    if (late !== NOBODY) attacker = disrupt(p, f, late, tell);
    // JC-7.31.g: nobody left to fight; the victor's reserves stay unseen.
    if (!isContested(p, f.place)) return next(p, { ...f, slot: SLOTS });
    for (const side of [enemyOf(attacker), attacker]) bringUpReserves(p, f, side, tell);
  }
  const round = f.round + 1;
  next(p, { ...f, attacker, round, slot: 0, sailed: 0 });
  clearUse(p); // JC-7.61.a: limits of retreats count afresh
  for (let block = 0; block < BLOCK_COUNT; block++) if (p.place[block] === f.place) unmark(p, block, ACTED);
  tell({ e: "round", rule: "JC-7.2.a", place: PLACES[f.place], round });
}

/** JC-7.31.a, JC-7.31.b: reserves that come too late lose a step. Returns who attacks from now on: late defenders do (JC-7.31.c). */
function disrupt(p: Position, f: BattleFrame, side: number, tell: Chronicle): number {
  bringUpReserves(p, f, side, tell);
  tell({ e: "disrupted", rule: "JC-7.31.a", side: SIDES[side], place: PLACES[f.place] });
  for (const block of blocksIn(p, side, f.place)) loseStep(p, block, "disruption", tell);
  if (side === f.attacker || blocksOf(p, side, f.place) === 0) return f.attacker;
  tell({ e: "exchanged", rule: "JC-7.31.c", side: SIDES[side], place: PLACES[f.place] });
  return side;
}

/** JC-7.3.e */
function bringUpReserves(p: Position, f: BattleFrame, side: number, tell: Chronicle): void {
  const reserves = blocksIn(p, side, f.place).filter((block) => isMarked(p, block, RESERVE));
  if (reserves.length === 0) return;
  for (const block of reserves) unmark(p, block, RESERVE);
  const blocks = reserves.map((block) => show(p, block));
  tell({ e: "reserves", rule: "JC-7.3.e", side: SIDES[side], place: PLACES[f.place], blocks, reveals: true });
}

function endBattle(p: Position, f: BattleFrame, winner: number, tell: Chronicle): void {
  tell({ e: "battle-over", rule: "JC-7.2.c", side: SIDES[winner], place: PLACES[f.place] });
  endFight(p, f.place);
  if (p.surprise === f.place) p.surprise = NOWHERE;
  for (const block of blocksIn(p, winner, f.place)) unmark(p, block, ACTED | RESERVE);
  clearUse(p);
  if (canRegroup(p, winner, f.place)) return next(p, { step: "regroup", side: winner, place: f.place });
  standUp(p, f.place);
  pop(p);
}
