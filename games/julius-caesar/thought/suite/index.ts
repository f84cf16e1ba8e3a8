/** The tactical suite: positions in which a player sees at once what is right. */
import { battles } from "./battles.ts";
import { marches } from "./marches.ts";
import type { Puzzle } from "./puzzle.ts";

export { solve } from "./check.ts";
export type { Puzzle } from "./puzzle.ts";

export const SUITE: readonly Puzzle[] = [...marches, ...battles];
