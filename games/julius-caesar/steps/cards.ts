/** The card phase (2.1): the deal of the year, the secret discard, the secret choice of each turn, who goes first. */
import { type Dice, next, push } from "@rubicon/engine";
import { discard as discardAct, playCard } from "../acts.ts";
import { BLOCK_COUNT, CAESAR, enemyOf, POMPEIUS, SIDES } from "../blocks.ts";
import { FALLEN, PLACE_COUNT, POOL } from "../board.ts";
import { APOLLO, CARD_COUNT, CARDS, isEvent, MOVES } from "../cards.ts";
import { isSwitched } from "../options.ts";
import {
  CALENDAR,
  DECK,
  endFight,
  faceDown,
  hand,
  LIMITS,
  NO_CARD,
  NOBODY,
  NOWHERE,
  type Position,
  played,
  putAside,
} from "../position.ts";
import { NO, notNow } from "../refusals.ts";
import type { Asks, Chronicle, Runs } from "./step.ts";

export const newYear: Runs<"newYear"> = {
  run(p, f, dice, tell) {
    p.year = f.year; // JC-8.6.c
    p.turn = 0;
    p.card.fill(DECK);
    p.played.fill(NO_CARD);
    clearTurn(p);
    standUp(p);
    tell({ e: "year", rule: "JC-1.2.a", year: CALENDAR[p.year].year, bc: CALENDAR[p.year].bc });
    for (const side of [CAESAR, POMPEIUS]) deal(p, side, dice, tell);
    next(p, { step: "discard", side: CAESAR });
  },
};

/** JC-8.6.a: what was eliminated last year may be levied again. */
function standUp(p: Position): void {
  for (let block = 0; block < BLOCK_COUNT; block++) if (p.place[block] === FALLEN) p.place[block] = POOL;
}

/** JC-2.1.b, JC-8.6.b: six cards from the whole deck. */
function deal(p: Position, side: number, dice: Dice, tell: Chronicle): void {
  const dealt: string[] = [];
  for (let i = 0; i < LIMITS.hand; i++) {
    const deck = cardsAt(p, DECK);
    const card = deck[dice.roll(deck.length) - 1];
    p.card[card] = hand(side);
    dealt.push(CARDS[card]);
  }
  tell({ e: "dealt", rule: "JC-2.1.b", side: SIDES[side], count: dealt.length, cards: dealt });
}

export function cardsAt(p: Position, where: number): number[] {
  const cards: number[] = [];
  for (let card = 0; card < CARD_COUNT; card++) if (p.card[card] === where) cards.push(card);
  return cards;
}

export const discard: Asks<"discard"> = {
  decides: (_, f) => SIDES[f.side],
  question: () => ({ ask: "discard", rule: "JC-2.1.c" }),

  legal(p, f, list) {
    for (const card of cardsAt(p, hand(f.side))) list.push(discardAct(card));
  },

  refuse(p, f, act) {
    if (act.do !== "discard") return notNow("JC-2.1.c");
    return p.card[act.card] === hand(f.side) ? null : NO.notInHand;
  },

  // JC-2.1.c, JC-H.a: unseen by the other.
  play(p, f, act, _dice, tell) {
    if (act.do !== "discard") return;
    p.card[act.card] = putAside(f.side);
    tell({ e: "discarded", rule: "JC-2.1.c", side: SIDES[f.side], card: CARDS[act.card] });
    next(p, f.side === CAESAR ? { step: "discard", side: POMPEIUS } : { step: "turn" });
  },
};

export const turn: Runs<"turn"> = {
  run(p, _f, _dice, tell) {
    if (p.turn === CALENDAR[p.year].turns) return next(p, { step: "winter" }); // JC-8.0.a
    p.turn++;
    clearTurn(p);
    tell({ e: "turn", rule: "JC-1.2.a", turn: p.turn });
    next(p, { step: "choose", side: CAESAR });
  },
};

function clearTurn(p: Position): void {
  p.marks.fill(0);
  for (let place = 0; place < PLACE_COUNT; place++) endFight(p, place);
  p.border.fill(0);
  p.heldSeas = 0;
  p.first = NOBODY;
  p.surprise = NOWHERE;
  p.acting[CAESAR] = NO_CARD;
  p.acting[POMPEIUS] = NO_CARD;
}

/** JC-2.1.d: Caesar is asked first, but neither sees the other's choice before both are in. */
export const choose: Asks<"choose"> = {
  decides: (_, f) => SIDES[f.side],
  question: (p) => ({ ask: "choose", rule: "JC-2.1.d", turn: p.turn }),

  legal(p, f, list) {
    for (const card of cardsAt(p, hand(f.side))) if (!apolloTooEarly(p, card)) list.push(playCard(card));
  },

  refuse(p, f, act) {
    if (act.do !== "play") return notNow("JC-2.1.d");
    if (p.card[act.card] !== hand(f.side)) return NO.notInHand;
    return apolloTooEarly(p, act.card) ? NO.apolloFirstTurn : null;
  },

  play(p, f, act, _dice, tell) {
    if (act.do !== "play") return;
    p.card[act.card] = faceDown(f.side);
    tell({ e: "chose", rule: "JC-2.1.d", side: SIDES[f.side], card: CARDS[act.card] });
    next(p, f.side === CAESAR ? { step: "choose", side: POMPEIUS } : { step: "reveal" });
  },
};

/** JC-E1.d */
const apolloTooEarly = (p: Position, card: number): boolean => card === APOLLO && p.turn === 1;

export const reveal: Runs<"reveal"> = {
  run(p, _f, _dice, tell) {
    const shown = [CAESAR, POMPEIUS].map((side) => turnOver(p, side));
    const [caesar, pompeius] = shown.map((card) => CARDS[card]);
    tell({ e: "revealed", rule: "JC-2.1.d", caesar, pompeius, reveals: true });
    // JC-2.1.h: two events undo each other, an Apollo among them or not.
    if (shown.every(isEvent)) {
      tell({ e: "cancelled", rule: "JC-2.1.h" });
      return next(p, { step: "turn" });
    }
    for (const side of [CAESAR, POMPEIUS]) p.acting[side] = counts(p, side, shown[side], tell);
    p.first = goesFirst(p, shown, tell);
    next(p, { step: "battles" });
    push(p, { step: "command", side: enemyOf(p.first) }); // JC-2.2.a
    push(p, { step: "command", side: p.first });
  },
};

function turnOver(p: Position, side: number): number {
  const card = p.card.indexOf(faceDown(side));
  p.card[card] = played(side);
  p.played[side * CALENDAR[p.year].turns + p.turn - 1] = card;
  return card;
}

/** The card that counts: Apollo turns into what the opponent played last turn, cancelled or not (JC-E1.a, JC-E1.e). */
function counts(p: Position, side: number, card: number, tell: Chronicle): number {
  if (card !== APOLLO) return card;
  const copied = p.played[enemyOf(side) * CALENDAR[p.year].turns + p.turn - 2];
  tell({ e: "copied", rule: "JC-E1.a", side: SIDES[side], card: CARDS[copied] });
  return copied;
}

function goesFirst(p: Position, shown: readonly number[], tell: Chronicle): number {
  const first = (side: number, why: "moves" | "tie" | "event" | "apollo", rule: string): number => {
    tell({ e: "order", rule, side: SIDES[side], why });
    return side;
  };
  // JC-2.1.g, JC-E1.b: an event, played or copied, goes first.
  const withEvent = p.acting.findIndex(isEvent);
  if (withEvent >= 0) return first(withEvent, "event", "JC-2.1.g");
  const withApollo = shown.indexOf(APOLLO);
  if (withApollo >= 0 && isSwitched(p.options, "apolloOrder")) return first(withApollo, "apollo", "JC-2.1.g");
  const lead = MOVES[p.acting[CAESAR]] - MOVES[p.acting[POMPEIUS]];
  if (lead === 0) return first(CAESAR, "tie", "JC-2.1.f");
  return first(lead > 0 ? CAESAR : POMPEIUS, "moves", "JC-2.1.e");
}
