/**
 * The frames of the sequence of play: one kind for each step, named as the step.
 * A frame is never changed, only replaced: so positions that are copies of each other can share their frames.
 */
import { FLAG, type FrameOf, type FrameShapes, nthOf, oneOf, type Sizes, stackingOf, upTo } from "@rubicon/engine";
import { type Block, LETTERS, type Letter, SIDES, type Side } from "./blocks.ts";
import type { Place } from "./board.ts";
import type { Box } from "./box.ts";
import type { Year } from "./pack.ts";

/** What lets a group move: a command card, or one of four gods. */
export const POWERS = ["command", "mars", "mercury", "neptune", "pluto"] as const;
export type Power = (typeof POWERS)[number];

const SIDE = nthOf<Side>("side");
const PLACE = nthOf<Place>("place");
const BLOCK = nthOf<Block>("block");

export const FRAMES = {
  // 5.3
  deploy: { side: SIDE },
  // 2.1
  newYear: { year: nthOf<Year>("year") },
  discard: { side: SIDE },
  turn: {},
  choose: { side: SIDE },
  reveal: {},
  // 2.2, 6
  command: { side: SIDE },
  movement: { side: SIDE, moves: upTo(9), power: oneOf(POWERS), begun: FLAG },
  group: { side: SIDE, from: PLACE, power: oneOf(POWERS), moved: FLAG },
  /** A block on its way, so many steps from where it set out; `from` is where its last step began. */
  march: { side: SIDE, block: BLOCK, from: PLACE, steps: upTo(3), power: oneOf(POWERS) },
  attacks: { side: SIDE, power: oneOf(POWERS), checked: upTo(999) },
  mainGroup: { side: SIDE, place: PLACE },
  surprise: { side: SIDE },
  levy: { side: SIDE, levies: upTo(9) },
  // Events
  jupiter: { side: SIDE },
  defector: { side: SIDE, block: BLOCK },
  vulcan: { side: SIDE },
  // 7
  pickBattle: {},
  battle: {
    place: PLACE,
    attacker: SIDE,
    /** 0 before the blocks are shown. */
    round: upTo(9),
    /** Place in the order of turns: 0 to 7, 8 when all have had theirs. */
    slot: upTo(8),
    surprise: FLAG,
    /** Sides that have sent a block away by sea this round, as bits. */
    sailed: upTo(3),
  },
  battleTurn: { side: SIDE, letter: nthOf<Letter>("letter") },
  hits: { side: SIDE, left: upTo(4) },
  regroup: { side: SIDE, place: PLACE },
  // 8
  winter: {},
  port: { side: SIDE },
  surplus: { side: SIDE },
  victory: {},
  disband: { side: SIDE },
} satisfies FrameShapes;

export type Frame = FrameOf<typeof FRAMES>;
export type FrameAt<K extends Frame["step"]> = Extract<Frame, { readonly step: K }>;
export type BattleFrame = FrameAt<"battle">;

export const { push, pop, next, top, frameOf } = stackingOf<Frame>();

export const sizesOf = (box: Pick<Box, "places" | "blocks" | "calendar">): Sizes => ({
  side: SIDES.length,
  place: box.places.length,
  block: box.blocks.length,
  letter: LETTERS.length,
  // In the last winter the year after the last waits on the stack.
  year: box.calendar.length + 1,
});
