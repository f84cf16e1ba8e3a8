/** Numbers have names: what does not fit does not compile. Nothing here has to run; the compiler is the test. */
import { expect, test } from "vitest";
import type { Block, Side } from "./blocks.ts";
import type { Border, Place } from "./board.ts";
import type { Box } from "./box.ts";
import type { Card, Pile } from "./cards.ts";
import { hasEntered } from "./crossings.ts";
import { blocksOf, type Position, shift } from "./position.ts";

/** Everything in it is wrong in one way: a thing where another kind of thing belongs. */
export function misplaced(p: Position, box: Box, block: Block, place: Place, side: Side, border: Border): void {
  // @ts-expect-error a place where a block belongs
  shift(p, place, place);
  // @ts-expect-error a block where a place belongs
  shift(p, block, block);
  // @ts-expect-error side and place changed
  blocksOf(p, place, side);
  // @ts-expect-error a plain number is no place
  blocksOf(p, side, 12);
  // @ts-expect-error border and place changed
  hasEntered(p, side, place, border);
  // @ts-expect-error the strength of a place
  p.strength[place]++;
  // @ts-expect-error a block does not stand in a block
  p.place[block] = block;
  // @ts-expect-error nothing is looked up by a plain number
  box.value[0];
  // @ts-expect-error a table of the box is never written
  box.value[place] = 3;
  // @ts-expect-error an act of another thing
  box.acts.move(place, block);
}

export function rightlyPlaced(p: Position, block: Block, place: Place, card: Card, pile: Pile): void {
  shift(p, block, place);
  p.card[card] = pile;
  // @ts-expect-error a pile is no card
  p.card[pile] = pile;
}

test("the compiler has read this file", () => {
  expect([typeof misplaced, typeof rightlyPlaced]).toEqual(["function", "function"]);
});
