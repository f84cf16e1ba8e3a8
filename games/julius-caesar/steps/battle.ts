/** Battles (7.1 to 7.3): which is fought next, rounds and the order of turns, reserves and disruption. */
import { type Block, CAESAR, enemyOf, type Letter, NOBODY, POMPEIUS, SIDES, type Side } from "../blocks.ts";
import { NOWHERE, type Place, STRAIT } from "../board.ts";
import { clearUse, clearUseUnless } from "../crossings.ts";
import type { Shown } from "../events.ts";
import { type BattleFrame, next, push } from "../frames.ts";
import { eliminate, loseStep } from "../losses.ts";
import { isSwitched } from "../options.ts";
import {
  ACTED,
  attackerOf,
  blocksIn,
  blocksOf,
  endFight,
  isContested,
  isMarked,
  MOVED,
  mark,
  type Position,
  RESERVE,
  SHOWN,
  unmark,
} from "../position.ts";
import { NO } from "../refusals.ts";
import { SLOTS, slotOf, turnOf } from "../turns.ts";
import { hasWayOut } from "./retreats.ts";
import type { Asks, Chronicle, Runs } from "./step.ts";

function contested(p: Position): Place[] {
  const { places } = p.box;
  const found: Place[] = [];
  for (let i = 0; i < places.length; i++) if (isContested(p, places[i])) found.push(places[i]);
  return found;
}

/**
 * JC-2.3.a: every contested place is fought over, then the turn is done.
 * JC-2.3.b: the first player chooses the next battle, one at a time.
 */
export const pickBattle: Asks<"pickBattle"> = {
  asks(p) {
    forgetMoves(p);
    const places = contested(p);
    if (places.length > 1) return true;
    if (places.length === 1) battleAt(p, places[0]);
    else next(p, { step: "turn" });
    return false;
  },

  decides: (p) => SIDES[p.first],
  question: () => ({ ask: "pickBattle", rule: "JC-2.3.b" }),

  legal(p, _f, list) {
    for (const place of contested(p)) list.push(p.box.acts.fight(place));
  },

  acts: {
    fight: {
      refuse: (p, _f, { place }) => (isContested(p, place) ? null : NO.notContested),
      play: (p, _f, { place }) => battleAt(p, place),
    },
  },

  byDefault: (p) => p.box.acts.fight(contested(p)[0]),

  forecast(p, _f, act, list) {
    if (act.do !== "fight") return;
    const { first } = p;
    const attacks = attackerOf(p, act.place) === first;
    const [own, enemy] = [blocksOf(p, first, act.place), blocksOf(p, enemyOf(first), act.place)];
    list.push({ f: attacks ? "attack" : "defend", rule: "JC-2.3.a", own, enemy });
  },
};

/** Nobody moves any more, and a block that retreats among others must not be told from them by having moved (JC-H.e). */
function forgetMoves(p: Position): void {
  const { blocks } = p.box;
  for (let i = 0; i < blocks.length; i++) unmark(p, blocks[i], MOVED);
}

export function battleAt(p: Position, place: Place): void {
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

/** JC-7.42.a: the letter a block fights under, which for a ballista depends on its role. */
export const letterOf = (p: Position, f: BattleFrame, block: Block): Letter =>
  p.side[block] === f.attacker ? p.box.letterAttacking[block] : p.box.letterDefending[block];

/** In the battle and not in reserve. */
export const fights = (p: Position, f: BattleFrame, block: Block): boolean =>
  p.place[block] === f.place && !isMarked(p, block, RESERVE);

/** In the battle, and its turn in this round is still to come or not yet over. */
const waits = (p: Position, f: BattleFrame, block: Block): boolean => fights(p, f, block) && !isMarked(p, block, ACTED);

/** Blocks of one side and letter that still have their turn this round. */
export function awaiting(p: Position, f: BattleFrame, side: Side, letter: Letter): Block[] {
  const { blocks } = p.box;
  const found: Block[] = [];
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i];
    if (p.side[block] === side && waits(p, f, block) && letterOf(p, f, block) === letter) found.push(block);
  }
  return found;
}

/** The first turn from here on that any block still waits for; SLOTS when all have had theirs. */
function nextSlot(p: Position, f: BattleFrame): number {
  const { blocks } = p.box;
  let first = SLOTS;
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i];
    if (!waits(p, f, block)) continue;
    const slot = slotOf(f, p.side[block], letterOf(p, f, block));
    if (slot >= f.slot && slot < first) first = slot;
  }
  return first;
}

/** JC-7.21.a: in the last round attackers must leave. */
export const mustRetreat = (p: Position, f: BattleFrame, side: Side): boolean =>
  f.round === p.box.limits.battleRounds && side === f.attacker;

export const battle: Runs<"battle"> = {
  run(p, f, _dice, tell) {
    if (f.round === 0) return joinBattle(p, f, tell);
    // JC-7.2.c, JC-7.52.e
    if (blocksOf(p, CAESAR, f.place) === 0) return endBattle(p, f, POMPEIUS, tell);
    if (blocksOf(p, POMPEIUS, f.place) === 0) return endBattle(p, f, CAESAR, tell);
    // A side that waits for its reserves has nobody to strike or be struck: the round is over.
    if (f.round === 1 && sideWithoutFighters(p, f) !== NOBODY) return endRound(p, f, tell);
    const slot = nextSlot(p, f);
    if (slot === SLOTS) return endRound(p, f, tell);
    const turn = slot === f.slot ? f : beginTurn(p, f, slot);
    const { side, letter } = turnOf(turn);
    if (!mustRetreat(p, f, side)) return push(p, { step: "battleTurn", side, letter });
    // JC-7.6.b: when none of them can get out, all are lost.
    const blocks = awaiting(p, f, side, letter);
    if (blocks.some((block) => hasWayOut(p, f, block))) return push(p, { step: "battleTurn", side, letter });
    for (const block of blocks) eliminate(p, block, "no-retreat", tell);
  },
};

/** With the battle on top: it comes to another turn. */
function beginTurn(p: Position, f: BattleFrame, slot: number): BattleFrame {
  // JC-7.61.a, as an option: limits of roads count afresh in each turn; those of straits never do (JC-7.61.c).
  if (isSwitched(p, "retreatLimits")) clearUseUnless(p, (border) => p.box.kindOf[border] === STRAIT);
  const turn = { ...f, slot };
  next(p, turn);
  return turn;
}

/** JC-7.1.a: all but the reserves are turned up. */
function joinBattle(p: Position, f: BattleFrame, tell: Chronicle): void {
  const fighters = (side: Side): Shown[] => {
    const blocks = blocksIn(p, side, f.place).filter((block) => !isMarked(p, block, RESERVE));
    return blocks.map((block) => show(p, block));
  };
  const defender = enemyOf(f.attacker);
  const attackers = fighters(f.attacker);
  const defenders = fighters(defender);
  tell({
    e: "battle",
    rule: "JC-7.1.a",
    place: p.box.placeIds[f.place],
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

function show(p: Position, block: Block): Shown {
  mark(p, block, SHOWN);
  return { block: p.box.blockIds[block], strength: p.strength[block] };
}

/** The side all of whose blocks in the battle are in reserve, or NOBODY. */
function sideWithoutFighters(p: Position, f: BattleFrame): Side {
  const { blocks } = p.box;
  let caesar = false;
  let pompeius = false;
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i];
    if (!fights(p, f, block)) continue;
    if (p.side[block] === CAESAR) caesar = true;
    else pompeius = true;
  }
  if (!caesar) return CAESAR;
  return pompeius ? NOBODY : POMPEIUS;
}

function endRound(p: Position, f: BattleFrame, tell: Chronicle): void {
  let attacker = f.attacker;
  if (f.round === 1) {
    const late = sideWithoutFighters(p, f);
    if (late !== NOBODY) attacker = comeLate(p, f, late, tell);
    // JC-7.31.g: nobody left to fight; the victor's reserves stay unseen.
    if (!isContested(p, f.place)) return next(p, { ...f, slot: SLOTS });
    for (const side of [enemyOf(attacker), attacker]) bringUpReserves(p, f, side, tell);
  }
  const round = f.round + 1;
  next(p, { ...f, attacker, round, slot: 0, sailed: 0 });
  clearUse(p); // JC-7.61.a: limits of retreats count afresh
  for (const block of p.box.blocks) if (p.place[block] === f.place) unmark(p, block, ACTED);
  tell({ e: "round", rule: "JC-7.2.a", place: p.box.placeIds[f.place], round });
}

/** Reserves that come when nobody of their side is left. Returns who attacks from now on: late defenders do (JC-7.31.c). */
function comeLate(p: Position, f: BattleFrame, side: Side, tell: Chronicle): Side {
  const place = p.box.placeIds[f.place];
  const defends = side !== f.attacker;
  bringUpReserves(p, f, side, tell);
  // JC-7.31.a, JC-7.31.b: they lose a step; as an option the defender's do not.
  if (!defends || !isSwitched(p, "lateDefenders")) {
    tell({ e: "disrupted", rule: "JC-7.31.a", side: SIDES[side], place });
    for (const block of blocksIn(p, side, f.place)) loseStep(p, block, "disruption", tell);
  }
  if (!defends || blocksOf(p, side, f.place) === 0) return f.attacker;
  tell({ e: "exchanged", rule: "JC-7.31.c", side: SIDES[side], place });
  return side;
}

/** JC-7.3.e */
function bringUpReserves(p: Position, f: BattleFrame, side: Side, tell: Chronicle): void {
  const reserves = blocksIn(p, side, f.place).filter((block) => isMarked(p, block, RESERVE));
  if (reserves.length === 0) return;
  for (const block of reserves) unmark(p, block, RESERVE);
  const blocks = reserves.map((block) => show(p, block));
  tell({
    e: "reserves",
    rule: "JC-7.3.e",
    side: SIDES[side],
    place: p.box.placeIds[f.place],
    blocks,
    reveals: true,
  });
}

function endBattle(p: Position, f: BattleFrame, winner: Side, tell: Chronicle): void {
  tell({ e: "battle-over", rule: "JC-7.2.c", side: SIDES[winner], place: p.box.placeIds[f.place] });
  endFight(p, f.place);
  if (p.surprise === f.place) p.surprise = NOWHERE;
  for (const block of blocksIn(p, winner, f.place)) unmark(p, block, ACTED | RESERVE);
  clearUse(p);
  next(p, { step: "regroup", side: winner, place: f.place });
}
