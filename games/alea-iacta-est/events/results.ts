/** What happens in deployment, the results of the year and the winter (2.F, 3.7.3, 5.1.1, 9, 10), as data. */
import type { EventShape } from "@rubicon/engine";
import type { SideName } from "../sides.ts";
import type { By } from "./shapes.ts";

/** AIE-5.1.1.b to AIE-5.1.1.h: what moves the SPQR marker. */
export type TroubleKind =
  | "chief-slain"
  | "garrison"
  | "wars"
  | "few-legions"
  | "many-legions"
  | "peace"
  | "no-chief-fought"
  | "egypt";

export type Trouble = {
  readonly why: TroubleKind;
  readonly rule: string;
  readonly change: number;
  /** The region that lacks its garrison. */
  readonly region?: string;
  /** How many there are, where they are too few or too many. */
  readonly legions?: number;
};

export type ResultsEvent =
  // Set-up
  | (By & { e: "deploys"; piece: string; from: string; to: string })
  | (By & { e: "deployed" })
  | (By & { e: "lot"; leader: string; die: number; zone: string })

  // F.1. Counted: where the marker would be if its track had no end. Once nothing was said of it.
  | (EventShape & { e: "republic"; troubles: readonly Trouble[]; change: number; spqr: number; counted?: number })

  // F.4: who has what from now on; null for nobody
  | (EventShape & { e: "region"; region: string; side: SideName | null; why: "taken" | "invaded" | "freed" })
  | (EventShape & { e: "roma"; side: SideName | null })

  // F.5
  | (EventShape & { e: "control-points"; caesarians: number; republicans: number })
  | (By & { e: "points"; points: number; score: number })

  // F.6
  | (EventShape & { e: "winter"; year: number })
  | (EventShape & { e: "recovered"; units: readonly string[] })
  /** Lost to the sea or to a winter far from home. */
  | (By & { e: "winter-lost"; zone: string; units: readonly string[]; absent: readonly string[] })
  | (By & { e: "quarters"; from: string; to: string; pieces: readonly string[] })
  | (By & { e: "garrison"; unit: string; from: string; to: string; region: string })
  | (By & { e: "recruited"; unit: string; region: string })

  // F.7. Which counter is for its owner to know.
  | (By & { e: "returned"; seat: string; counter?: string })
  | (EventShape & { e: "over"; how: string; level: string | null; winner: SideName | null });
