/** What is asked in geostrategy and administration, as data. */
import type { Asked } from "./shapes.ts";

export type YearQuestion =
  /** Where does a leader enter? How many are still to be placed, he counted. */
  | (Asked & { ask: "arrivals"; leader: string; left: number })
  /** Which Fronts are in reserve? How many more there may be, and which were so last year. */
  | (Asked & { ask: "reserves"; left: number; before: readonly string[] })
  | (Asked & { ask: "vexillations" })
  /** Which legions give men to a vexillation? With no more to choose: where does it stand? */
  | (Asked & { ask: "detaching"; front: string; left: number })
  /** Which legions get their men back? */
  | (Asked & { ask: "dissolving"; front: string; left: number })
  /** Where does the next piece of a People stand? */
  | (Asked & { ask: "muster"; people: string; piece: string; left: number })
  | (Asked & { ask: "illness"; leaders: readonly string[] })
  | (Asked & { ask: "summons"; leaders: readonly string[] })
  /** Who may still be named what? */
  | (Asked & { ask: "nominations"; augustus: boolean; caesar: boolean })
  /** Where does a unit go whose zone is occupied? */
  | (Asked & { ask: "reinforcements"; unit: string; left: number });
