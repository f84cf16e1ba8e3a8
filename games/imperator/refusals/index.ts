/** Why an act is refused: each reason with the rule that forbids it, chapter by chapter. */
import { COMBAT_NO } from "./combat.ts";
import { LIMITS_NO } from "./limits.ts";
import { MOVEMENT_NO } from "./movement.ts";
import { RESULTS_NO } from "./results.ts";
import { STRATAGEM_NO } from "./stratagems.ts";
import { USURPATION_NO } from "./usurpation.ts";
import { YEAR_NO } from "./year.ts";

export const NO = {
  ...YEAR_NO,
  ...LIMITS_NO,
  ...MOVEMENT_NO,
  ...COMBAT_NO,
  ...USURPATION_NO,
  ...STRATAGEM_NO,
  ...RESULTS_NO,
};
/** `notNow` is the engine's own: an act that the step does not take. */
export type Why = (typeof NO)[keyof typeof NO]["why"] | "notNow";
