/** What can be meant as a whole in this game. */
import type { IntentShape } from "@rubicon/engine";
import type { March } from "@rubicon/series";

/** A fleet carries those pieces to a sea or home; or they land at the end of the way, and the fleet stays at sea. */
export interface Voyage extends IntentShape {
  readonly do: "sail";
  readonly fleet: string;
  readonly pieces: readonly string[];
  readonly way: readonly string[];
  readonly lands: boolean;
}

export type Intent = March | Voyage;

/** Whatever is meant in this game was made here. */
export const isIntent = (intent: IntentShape): intent is Intent => intent.do === "march" || intent.do === "sail";
