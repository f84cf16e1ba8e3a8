/** What is asked in successions and usurpations, as data. */
import type { Asked } from "./shapes.ts";

export type UsurpationQuestion =
  /** Who becomes Augustus? */
  | (Asked & { ask: "acclamation" })
  /** Which general rises against him? */
  | (Asked & { ask: "rival" })
  /** Which usurper wins the purple? */
  | (Asked & { ask: "laurels" })
  /** Which Front does he turn to? His PC and his bonus. */
  | (Asked & { ask: "extension"; leader: string; pc: number; bonus: number })
  /** Who takes up the usurpation that is due since Didius is Augustus? */
  | (Asked & { ask: "usurpations" });
