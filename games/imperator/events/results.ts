/** What happens in Phase F and in the winter (2.F, 9.2, 10), as data. */
import type { EventShape } from "@rubicon/engine";
import type { SideName } from "../sides.ts";
import type { By } from "./shapes.ts";

export type ResultsEvent =
  /** Points of a role, and both tracks after it. */
  | (By & { e: "points"; points: number; rome: number; enemy: number })
  | (EventShape & { e: "over"; how: string; level: string | null; winner: SideName | null })
  | (EventShape & { e: "winter"; year: number })
  /** `back`: the year in which it returns. */
  | (EventShape & { e: "fleet-lost"; fleet: string; units: readonly string[]; back: number })
  | (EventShape & { e: "ashore"; pieces: readonly string[]; zone: string })
  /** `reduced`: by that, and not before. */
  | (EventShape & { e: "went-home"; unit: string; from: string; zone: string; reduced: boolean })
  | (EventShape & { e: "went-with"; leader: string; unit: string; from: string; zone: string })
  /** From the dead, or from those whom the plague had taken for a year. */
  | (By & { e: "back-again"; unit: string; zone: string; reduced: boolean })
  /** What winter quarters, or the want of them, do to units. */
  | (EventShape & { e: "recovered"; units: readonly string[] })
  | (EventShape & { e: "exhausted"; units: readonly string[]; lost: readonly string[] })
  | (EventShape & { e: "upkeep"; front: string; reduced: readonly string[]; removed: readonly string[] })
  /** IMP-4.2.b */
  | (EventShape & { e: "annexed"; peoples: readonly string[]; zones: readonly string[] })
  | (EventShape & { e: "guarded"; leader: string });
