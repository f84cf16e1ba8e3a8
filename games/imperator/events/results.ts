/** What happens in Phase F and in the winter (2.F, 9.2, 10), as data. */
import type { EventShape } from "@rubicon/engine";
import type { SideName } from "../sides.ts";
import type { By } from "./shapes.ts";

export type ResultsEvent =
  /** Points of a role, and both tracks after it. */
  | (By & { e: "points"; points: number; rome: number; enemy: number })
  | (EventShape & { e: "over"; how: string; level: string | null; winner: SideName | null });
