/** The card of a turn (2.1): both choose in secret. What counts of a card is its kind, not which of its twins it is. */
import type { Dice, Secrets } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import { CAESAR, enemyOf, type Side, sideNamed } from "../blocks.ts";
import type { Box } from "../box.ts";
import { type Card, faceDown, GODS, hand } from "../cards.ts";
import type { Position } from "../position.ts";
import { inSteps } from "../steps/index.ts";
import { topOf } from "./moments.ts";

const FIRST_GOD = 100;

function kindOf(box: Box, card: Card): number {
  const god = box.god[card];
  return god === null ? 10 * box.moves[card] + box.levies[card] : FIRST_GOD + GODS.indexOf(god);
}

/** What a side may have chosen, or may still choose. */
function held(p: Position, side: Side): Card[] {
  const early = p.turn === 1;
  return p.box.cards.filter(
    (card) => (p.card[card] === hand(side) || p.card[card] === faceDown(side)) && !(early && card === p.box.apollo), // JC-E1.d
  );
}

/** Lays another card of the same hand face down. */
function exchange(p: Position, side: Side, card: Card): void {
  const chosen = p.box.cards.find((each) => p.card[each] === faceDown(side));
  if (chosen === undefined || chosen === card) return;
  p.card[chosen] = hand(side);
  p.card[card] = faceDown(side);
}

export const secrets: Secrets<Position, Act> = {
  asked: (p) => topOf(p).step === "choose",
  kind: (p, act) => (act.do === "play" ? kindOf(p.box, act.card) : -1),
  theirs: (p, seat) => [...new Set(held(p, enemyOf(sideNamed(seat))).map((card) => kindOf(p.box, card)))],

  settle(p, seat, mine, theirs, dice: Dice): boolean {
    const side = sideNamed(seat);
    const enemy = enemyOf(side);
    const card = held(p, enemy).find((each) => kindOf(p.box, each) === theirs);
    if (card === undefined) return false;
    if (side !== CAESAR) exchange(p, enemy, card);
    inSteps.play(p, mine, dice);
    if (side === CAESAR) inSteps.play(p, p.box.acts.play(card), dice);
    return true;
  },
};
