/** What is asked in geostrategy and administration, as data. The names of `ask` are the names of the steps. */
import type { QuestionShape } from "@rubicon/engine";
import type { SideName } from "../sides.ts";

interface Asked extends QuestionShape {
  readonly side: SideName;
}

/** Where a leader may appear: with Caesar, beside a leader, in a city, on a unit of his People, at its home. */
export type Entry = "caesar" | "leader" | "city" | "unit" | "home";

export type YearQuestion =
  | (Asked & { ask: "arrivals"; leader: string; entry: Entry })
  | (Asked & { ask: "embassy"; peoples: readonly string[] })
  /** The piece that is to be placed at home, and how many are to be placed in all. */
  | (Asked & { ask: "muster"; people: string; piece: string; left: number })
  | (Asked & { ask: "illness"; leaders: readonly string[] })
  | (Asked & { ask: "forsaking"; region: string; left: number })
  | (Asked & { ask: "secondLeader" })
  | (Asked & { ask: "succession" })
  | (Asked & { ask: "placing"; unit: string; region: string; left: number })
  /** How many have been disbanded so far, how many legions are on the map, and whether points decide the scenario. */
  | (Asked & { ask: "disbanding"; count: number; legions: number; byPoints: boolean });
