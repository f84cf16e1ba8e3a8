/** What happens in deployment, the results of the year and the winter (2.F, 5, 9, 10), as data. */
import type { EventShape } from "@rubicon/engine";
import type { SideName } from "../sides.ts";
import type { By } from "./shapes.ts";

export type ResultsEvent =
  | (By & { e: "points"; points: number; score: number })
  /** Which counter is for its owner to know. */
  | (By & { e: "returned"; seat: string; counter?: string })
  | (EventShape & { e: "over"; how: string; level: string | null; winner: SideName | null });
