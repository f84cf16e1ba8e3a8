/** What can be meant as a whole in this game. */
import type { IntentShape } from "@rubicon/engine";
import type { March } from "@rubicon/series";

export type Intent = March;

/** Whatever is meant in this game was made here. */
export const isIntent = (intent: IntentShape): intent is Intent => intent.do === "march";
