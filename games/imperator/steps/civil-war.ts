/** How a usurpation is validated and spreads: the stratagem's die, steps B and C (IMP-4.5V, IMP-4.5G, IMP-R52 to IMP-R56). */
import type { Refusal } from "@rubicon/engine";
import { type Front, OUTSIDE, type Zone } from "../board.ts";
import { type FrameAt, next, pop } from "../frames.ts";
import { isWithOthers } from "../limits.ts";
import { ROMANS } from "../peoples.ts";
import { NO_PIECE, type Piece } from "../pieces.ts";
import type { Position } from "../position.ts";
import { comeOver, followersIn } from "../rebels.ts";
import { NO } from "../refusals/index.ts";
import { ENEMY, ROME, SIDES, seatOf } from "../sides.ts";
import { leadersOf } from "../table.ts";
import { AUGUSTUS, CAESAR, claimOf, setClaim, usurpers } from "../titles.ts";
import { hasHolder, proclaim } from "../usurping.ts";
import { throwDie } from "./cast.ts";
import type { Asks, Chronicle, Runs } from "./step.ts";

/** IMP-6.2.b, IMP-6.2.c, IMP-6.2.d, IMP-4.5V.e: the bonus is no help here (IMP-R52). */
export const attempt: Runs<"attempt"> = {
  run(p, { leader, bonus }, dice, tell) {
    pop(p);
    const pc = p.box.pc[leader];
    const die = dice.roll(6);
    const valid = die <= pc;
    const rule = valid ? "IMP-4.5V.d" : "IMP-4.5V.e";
    tell({ e: "validation", rule, leader: p.box.pieceIds[leader], die, pc, valid });
    if (valid) proclaim(p, leader, bonus, rule, tell);
  },
};

// Step B --------------------------------------------------------------------------------------------------

/** IMP-4.5G.b, IMP-4.5G.d, IMP-4.5G.h: zone by zone, one die each, those that had a leader when it began. */
export const allegiances: Runs<"allegiances"> = {
  run(p, f, _dice, tell) {
    if (!f.begun) {
      const zones = p.box.zonesOf[p.epoch][f.front].filter((zone) => isAsked(p, zone));
      return next(p, { ...f, begun: true, zones });
    }
    if (f.zones.length === 0) return pop(p);
    if (f.die < 0) return throwDie(p, ENEMY, 6);
    next(p, { ...f, zones: f.zones.slice(1), die: -1 });
    ask(p, f, f.zones[0], f.die, tell);
  },
};

/** IMP-4.5G.c, IMP-R54: loyal leaders are there, no Augustus and no Caesar; nor Peoples among whom rebels could not stand. */
function isAsked(p: Position, zone: Zone): boolean {
  if (leadersOf(p, ROME, zone) === 0) return false;
  return !hasHolderIn(p, zone) && !isWithOthers(p, ROMANS, zone);
}

function hasHolderIn(p: Position, zone: Zone): boolean {
  const { romanLeaders } = p.box;
  for (let i = 0; i < romanLeaders.length; i++)
    if (p.at[romanLeaders[i]] === zone && (p.title[romanLeaders[i]] & (AUGUSTUS | CAESAR)) !== 0) return true;
  return false;
}

function ask(p: Position, { leader }: FrameAt<"allegiances">, zone: Zone, die: number, tell: Chronicle): void {
  const { pieceIds, zoneIds, pc } = p.box;
  const { bonus } = claimOf(p, leader);
  const tested = bestIn(p, zone);
  if (tested === NO_PIECE) return;
  const joined = die + bonus >= pc[tested]; // IMP-R52
  const names = { leader: pieceIds[tested], usurper: pieceIds[leader], zone: zoneIds[zone] };
  tell({ e: "allegiance", rule: "IMP-4.5G.b", ...names, die, bonus, pc: pc[tested], joined });
  if (joined) comeOver(p, followersIn(p, zone), leader, "IMP-4.5G.d", tell);
}

/** IMP-4.5G.d: the highest PC; among equals it is all one. */
function bestIn(p: Position, zone: Zone): Piece {
  let best: Piece = NO_PIECE;
  for (const leader of p.box.romanLeaders)
    if (p.at[leader] === zone && p.side[leader] === ROME && (best === NO_PIECE || p.box.pc[leader] > p.box.pc[best]))
      best = leader;
  return best;
}

// Step C --------------------------------------------------------------------------------------------------

/** IMP-4.5G.f: not both. */
const modifierOf = (p: Position, front: Front): number => {
  if (hasHolder(p, front, AUGUSTUS, NO_PIECE)) return 2;
  return hasHolder(p, front, CAESAR, NO_PIECE) ? 1 : 0;
};

function frontRefusal(p: Position, usurper: Piece, front: Front): Refusal | null {
  if (!p.box.nextFronts[claimOf(p, usurper).front].includes(front)) return NO.extendAdjacent;
  const taken = usurpers(p).some((other) => claimOf(p, other).chosen === front);
  return taken ? NO.extendTaken : null;
}

const frontsFor = (p: Position, usurper: Piece): Front[] =>
  p.box.fronts.filter((front) => frontRefusal(p, usurper, front) === null);

/** IMP-4.5G.e, IMP-4.5G.g, IMP-R55: a Front beside his own, or none; then a d10 below his PC. */
export const extension: Asks<"extension"> = {
  asks(p, f, _dice, tell) {
    if (f.front === OUTSIDE) {
      if (frontsFor(p, f.leader).length > 0) return true;
      pop(p);
    } else if (f.die < 0) throwDie(p, ENEMY, 10);
    else spread(p, f, tell);
    return false;
  },

  decides: (p) => seatOf(p, ENEMY),
  question: (p, { leader }) => ({
    ask: "extension",
    rule: "IMP-4.5G.e",
    side: SIDES[ENEMY],
    leader: p.box.pieceIds[leader],
    pc: p.box.pc[leader],
    bonus: claimOf(p, leader).bonus,
  }),

  legal(p, f, list) {
    for (const front of frontsFor(p, f.leader)) list.push(p.box.acts.extend(front));
    list.push(p.box.acts.decline());
  },

  acts: {
    extend: {
      refuse: (p, f, { front }) => frontRefusal(p, f.leader, front),
      play(p, f, { front }) {
        setClaim(p, f.leader, { ...claimOf(p, f.leader), chosen: front });
        next(p, { ...f, front });
      },
    },
    decline: { play: pop },
  },

  byDefault: (p) => p.box.acts.decline(),

  forecast(p, { leader }, act, list) {
    if (act.do !== "extend") return;
    const below = p.box.pc[leader] + claimOf(p, leader).bonus - modifierOf(p, act.front);
    list.push({ f: "throw", rule: "IMP-4.5G.e", sides: 10, below });
  },
};

function spread(p: Position, { leader, front, die }: FrameAt<"extension">, tell: Chronicle): void {
  const { pieceIds, frontIds } = p.box;
  const { bonus } = claimOf(p, leader);
  const modifier = modifierOf(p, front);
  const pc = p.box.pc[leader];
  const succeeds = die + modifier - bonus < pc; // IMP-R52
  const names = { leader: pieceIds[leader], front: frontIds[front] };
  tell({ e: "extension", rule: "IMP-4.5G.e", ...names, die, modifier, bonus, pc, spread: succeeds });
  if (succeeds) next(p, { step: "allegiances", leader, front, begun: false, zones: [], die: -1 });
  else pop(p);
}
