/** What can be meant as a whole in this game. */
import type { IntentShape } from "@rubicon/engine";

/** Those pieces go that way together, and halt at its end. Units without a leader go one after the other. */
export interface Intent {
  readonly do: "march";
  readonly pieces: readonly string[];
  readonly way: readonly string[];
}

/** Whatever is meant in this game was made here. */
export const isIntent = (intent: IntentShape): intent is Intent => intent.do === "march";
