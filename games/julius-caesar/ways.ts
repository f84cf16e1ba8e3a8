/** The ways a block can take: land blocks by road, navis by sea and coast. */
import type { Block } from "./blocks.ts";
import type { Place, Way } from "./board.ts";
import type { Position } from "./position.ts";

/** JC-4.3.a, JC-6.2.a: land blocks by road, navis by sea and coast. */
export const waysFor = (p: Position, block: Block, place: Place): readonly Way[] => p.box.waysOf[block][place];

export const wayTo = (p: Position, block: Block, from: Place, to: Place): Way | undefined =>
  waysFor(p, block, from).find((way) => way.to === to);
