/** What happens in the phases before the campaign: counters, initiative, geostrategy, administration (2.A to 2.D), as data. */
import type { EventShape } from "@rubicon/engine";
import type { SideName } from "../sides.ts";
import type { By } from "./shapes.ts";

/** IMP-R85: by arms it cannot rise for five years. */
export type Pacification = "arms" | "stratagem";

export type YearEvent =
  | (EventShape & { e: "year"; year: number })
  /** Which stratagem it is, is for its owner to know. */
  | (By & { e: "drew"; seat: string; stratagem?: string })
  /** With the die of Rome and what it had to be lower than; without, where the scenario says who has it. */
  | (By & { e: "initiative"; die?: number; pc?: number })
  | (EventShape & { e: "pax" })
  | (EventShape & { e: "pax-broken" })
  /** Null: of a People at peace. `returns`: he has been in the game before. */
  | (EventShape & { e: "arrived"; side: SideName | null; leader: string; zone: string; returns: boolean })
  | (EventShape & { e: "reserve-count"; die: number; sr: number; most: number })
  | (EventShape & { e: "reserve"; fronts: readonly string[] })
  | (EventShape & { e: "detached"; unit: string; zone: string; legions: readonly string[] })
  | (EventShape & { e: "dissolved"; unit: string; zone: string })
  | (EventShape & { e: "restored"; units: readonly string[] })
  /** Null: a decoy. */
  | (EventShape & { e: "marker"; people: string | null; status: "peace" | "war" | null })
  | (EventShape & { e: "war"; people: string })
  | (EventShape & { e: "pacified"; people: string; how: Pacification })
  /** Null: at peace. */
  | (EventShape & { e: "mustered"; side: SideName | null; people: string; pieces: readonly string[]; zone: string })
  | (EventShape & { e: "sequences"; total: number; rome: number; enemy: number })
  /** Without dice where the scenario says which. */
  | (EventShape & { e: "event"; number: number; d6?: number; d10?: number })
  /** Turned to their weaker face, and withdrawn for this year. */
  | (EventShape & { e: "weakened"; units: readonly string[]; withdrawn: readonly string[] })
  | (EventShape & { e: "ill"; leader: string })
  /** Whether he is in Rome already. */
  | (EventShape & { e: "summoned"; leader: string; there: boolean })
  | (By & { e: "extra-sequence" })
  /** Who has Armenia from now on. */
  | (By & { e: "armenia" })
  | (EventShape & { e: "named"; leader: string; title: "augustus" | "caesar" })
  /** Without a die where death is certain. Null: of a People at peace. */
  | (EventShape & { e: "life-tested"; side: SideName | null; leader: string; die: number | null; below: number })
  | (EventShape & { e: "reinforced"; unit: string; zone: string; reduced: boolean })
  | (EventShape & { e: "fleet-back"; fleet: string; zone: string });
