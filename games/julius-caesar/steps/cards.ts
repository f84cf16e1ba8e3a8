/** The card phase (2.1): the deal of the year, the secret discard, the secret choice of each turn, who goes first. */
import type { Dice } from "@rubicon/engine";
import { BOTH, CAESAR, enemyOf, NOBODY, POMPEIUS, SIDES, type Side } from "../blocks.ts";
import { FALLEN, NOWHERE, POOL } from "../board.ts";
import { type Card, DECK, faceDown, faceUp, hand, NO_CARD, putAside } from "../cards.ts";
import { clearUse } from "../crossings.ts";
import { next, push } from "../frames.ts";
import { isSwitched } from "../options.ts";
import { cardPlayed, cardsAt, endFight, notePlayed, type Position } from "../position.ts";
import { NO } from "../refusals.ts";
import type { Asks, Chronicle, Runs } from "./step.ts";

export const newYear: Runs<"newYear"> = {
  run(p, f, dice, tell) {
    p.year = f.year; // JC-8.6.c
    p.turn = 0;
    p.card.fill(DECK);
    p.played.fill(NO_CARD);
    clearTurn(p);
    standUp(p);
    const { year, bc } = p.box.calendar[p.year];
    tell({ e: "year", rule: "JC-1.2.a", year, bc });
    for (const side of BOTH) deal(p, side, dice, tell);
    next(p, { step: "discard", side: CAESAR });
  },
};

/** JC-8.6.a: what was eliminated last year may be levied again. */
function standUp(p: Position): void {
  for (const block of p.box.blocks) if (p.place[block] === FALLEN) p.place[block] = POOL;
}

/** JC-2.1.b, JC-8.6.b: six cards from the whole deck. */
function deal(p: Position, side: Side, dice: Dice, tell: Chronicle): void {
  const dealt: string[] = [];
  for (let i = 0; i < p.box.limits.hand; i++) {
    const deck = cardsAt(p, DECK);
    const card = deck[dice.roll(deck.length) - 1];
    p.card[card] = hand(side);
    dealt.push(p.box.cardIds[card]);
  }
  tell({ e: "dealt", rule: "JC-2.1.b", side: SIDES[side], count: dealt.length, cards: dealt });
}

export const discard: Asks<"discard"> = {
  decides: (_, f) => SIDES[f.side],
  question: () => ({ ask: "discard", rule: "JC-2.1.c" }),

  legal(p, f, list) {
    for (const card of cardsAt(p, hand(f.side))) list.push(p.box.acts.discard(card));
  },

  acts: {
    discard: {
      refuse: (p, f, { card }) => (p.card[card] === hand(f.side) ? null : NO.notInHand),
      // JC-2.1.c, JC-H.a: unseen by the other.
      play(p, f, { card }, _dice, tell) {
        p.card[card] = putAside(f.side);
        tell({ e: "discarded", rule: "JC-2.1.c", side: SIDES[f.side], card: p.box.cardIds[card] });
        next(p, f.side === CAESAR ? { step: "discard", side: POMPEIUS } : { step: "turn" });
      },
    },
  },

  byDefault: (p, f) => p.box.acts.discard(weakest(p, cardsAt(p, hand(f.side)))),
  beside: (_, f) => (f.side === CAESAR ? { step: "discard", side: POMPEIUS } : null),
};

/** The command card with the fewest moves and levies; a god, of whom there is one each, only where there is nothing else. */
function weakest(p: Position, cards: readonly Card[]): Card {
  const { god, moves, levies } = p.box;
  const worth = (card: Card): number => (god[card] === null ? moves[card] + levies[card] : 99);
  return cards.reduce((least, card) => (worth(card) < worth(least) ? card : least));
}

export const turn: Runs<"turn"> = {
  run(p, _f, _dice, tell) {
    if (p.turn === p.box.turns) return next(p, { step: "winter" }); // JC-8.0.a
    p.turn++;
    clearTurn(p);
    tell({ e: "turn", rule: "JC-1.2.a", turn: p.turn });
    next(p, { step: "choose", side: CAESAR });
  },
};

function clearTurn(p: Position): void {
  p.marks.fill(0);
  for (const place of p.box.places) endFight(p, place);
  clearUse(p);
  p.entered.length = 0;
  p.heldSeas = 0;
  p.first = NOBODY;
  p.surprise = NOWHERE;
}

/** JC-2.1.d: Caesar is asked first, but neither sees the other's choice before both are in. */
export const choose: Asks<"choose"> = {
  decides: (_, f) => SIDES[f.side],
  question: (p) => ({ ask: "choose", rule: "JC-2.1.d", turn: p.turn }),

  legal(p, f, list) {
    for (const card of cardsAt(p, hand(f.side))) if (!apolloTooEarly(p, card)) list.push(p.box.acts.play(card));
  },

  acts: {
    play: {
      refuse(p, f, { card }) {
        if (p.card[card] !== hand(f.side)) return NO.notInHand;
        return apolloTooEarly(p, card) ? NO.apolloFirstTurn : null;
      },
      play(p, f, { card }, _dice, tell) {
        p.card[card] = faceDown(f.side);
        tell({ e: "chose", rule: "JC-2.1.d", side: SIDES[f.side], card: p.box.cardIds[card] });
        next(p, f.side === CAESAR ? { step: "choose", side: POMPEIUS } : { step: "reveal" });
      },
    },
  },

  byDefault(p, f) {
    const playable = cardsAt(p, hand(f.side)).filter((card) => !apolloTooEarly(p, card));
    return p.box.acts.play(weakest(p, playable));
  },
  beside: (_, f) => (f.side === CAESAR ? { step: "choose", side: POMPEIUS } : null),
};

/** JC-E1.d */
const apolloTooEarly = (p: Position, card: Card): boolean => card === p.box.apollo && p.turn === 1;

export const reveal: Runs<"reveal"> = {
  run(p, _f, _dice, tell) {
    const shown = BOTH.map((side) => turnOver(p, side));
    const [caesar, pompeius] = shown.map((card) => p.box.cardIds[card]);
    tell({ e: "revealed", rule: "JC-2.1.d", caesar, pompeius, reveals: true });
    // JC-2.1.h: two events undo each other, an Apollo among them or not.
    if (shown.every((card) => isEvent(p, card))) {
      tell({ e: "cancelled", rule: "JC-2.1.h" });
      return next(p, { step: "turn" });
    }
    const counting = BOTH.map((side) => counts(p, side, shown[side], tell));
    p.first = goesFirst(p, shown, counting, tell);
    next(p, { step: "pickBattle" });
    push(p, { step: "command", side: enemyOf(p.first) }); // JC-2.2.a
    push(p, { step: "command", side: p.first });
  },
};

const isEvent = (p: Position, card: Card): boolean => p.box.god[card] !== null;

function turnOver(p: Position, side: Side): Card {
  const card = p.card.indexOf(faceDown(side));
  p.card[card] = faceUp(side);
  notePlayed(p, side, p.turn, card);
  return card;
}

/** The card that counts: Apollo turns into what the opponent played last turn, cancelled or not (JC-E1.a, JC-E1.e). */
function counts(p: Position, side: Side, card: Card, tell: Chronicle): Card {
  if (card !== p.box.apollo) return card;
  const copied = cardPlayed(p, enemyOf(side), p.turn - 1);
  tell({ e: "copied", rule: "JC-E1.a", side: SIDES[side], card: p.box.cardIds[copied] });
  return copied;
}

function goesFirst(p: Position, shown: readonly Card[], counting: readonly Card[], tell: Chronicle): Side {
  const first = (side: Side, why: "moves" | "tie" | "event" | "apollo", rule: string): Side => {
    tell({ e: "order", rule, side: SIDES[side], why });
    return side;
  };
  const sideWith = (cards: readonly Card[], fits: (card: Card) => boolean): Side | undefined =>
    BOTH.find((side) => fits(cards[side]));
  // JC-2.1.g, JC-E1.b: an event, played or copied, goes first.
  const withEvent = sideWith(counting, (card) => isEvent(p, card));
  if (withEvent !== undefined) return first(withEvent, "event", "JC-2.1.g");
  const withApollo = sideWith(shown, (card) => card === p.box.apollo);
  if (withApollo !== undefined && isSwitched(p, "apolloOrder")) return first(withApollo, "apollo", "JC-2.1.g");
  const lead = p.box.moves[counting[CAESAR]] - p.box.moves[counting[POMPEIUS]];
  if (lead === 0) return first(CAESAR, "tie", "JC-2.1.f");
  return first(lead > 0 ? CAESAR : POMPEIUS, "moves", "JC-2.1.e");
}
