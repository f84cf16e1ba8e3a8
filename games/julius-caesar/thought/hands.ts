/** What cards are worth to whoever holds them. */
import type { Side } from "../blocks.ts";
import type { Box } from "../box.ts";
import { type Card, hand } from "../cards.ts";
import type { Position } from "../position.ts";

/** A god stands for a strong card of his own kind; levies count for less than moves. */
const GOD = 3.2;
const LEVY = 0.6;

export const cardWorth = (box: Box, card: Card): number =>
  box.god[card] === null ? box.moves[card] + LEVY * box.levies[card] : GOD;

export function handWorth(p: Position, side: Side): number {
  const { cards } = p.box;
  const own = hand(side);
  let worth = 0;
  for (let i = 0; i < cards.length; i++) if (p.card[cards[i]] === own) worth += cardWorth(p.box, cards[i]);
  return worth;
}
