/** The ways a block can take: land blocks by road, navis by sea and coast. */
import { isNavis } from "./blocks.ts";
import { ROADS_FROM, SEAWAYS_FROM, type Way } from "./board.ts";

/** JC-4.3.a, JC-6.2.a: land blocks by road, navis by sea and coast. */
export const waysFor = (block: number, place: number): readonly Way[] =>
  isNavis[block] ? SEAWAYS_FROM[place] : ROADS_FROM[place];

export const wayTo = (block: number, from: number, to: number): Way | undefined =>
  waysFor(block, from).find((way) => way.to === to);
