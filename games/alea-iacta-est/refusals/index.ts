/** Why an act is refused: each reason with the rule that forbids it, chapter by chapter. */
import { COMBAT_NO } from "./combat.ts";
import { COUP_NO } from "./coups.ts";
import { IDES_NO } from "./ides.ts";
import { MOVEMENT_NO } from "./movement.ts";
import { RESULTS_NO } from "./results.ts";
import { STRATAGEM_NO } from "./stratagems.ts";
import { YEAR_NO } from "./year.ts";

export const NO = { ...YEAR_NO, ...MOVEMENT_NO, ...COMBAT_NO, ...RESULTS_NO, ...STRATAGEM_NO, ...IDES_NO, ...COUP_NO };
/** `notNow` is the engine's own: an act that the step does not take. */
export type Why = (typeof NO)[keyof typeof NO]["why"] | "notNow";
