/**
 * What happens in the phases before the campaign: counters, initiative, geostrategy, administration (2.A to 2.D, 3.3, 3.5,
 * 4.4, events), as data.
 */
import type { EventShape } from "@rubicon/engine";
import type { SideName } from "../sides.ts";
import type { By } from "./shapes.ts";

/** How a leader died. A death in combat or by murder counts for victory points and for the Republic. */
export type Death = "combat" | "assassinated" | "natural" | "plague" | "other";

/** How a People came to peace: its land occupied, all its units lost, by a stratagem, by event 14. */
export type Pacification = "arms" | "extinction" | "stratagem" | "event";

export type YearEvent =
  | (EventShape & { e: "year"; year: number })
  /** Which counter is for its owner to know. */
  | (By & { e: "drew"; seat: string; counter?: string })
  /** With the die of the Caesarians and what it had to be lower than; without, where the scenario says who has it. */
  | (By & { e: "initiative"; die?: number; pc?: number })

  // Geostrategy
  /** A leader whom both factions could have had. */
  | (By & { e: "sided"; leader: string; die: number })
  /** Nobody's: a leader of a People at peace. */
  | (EventShape & { e: "arrived"; side: SideName | null; leader: string; zone: string; returns: boolean })
  /** Null: one of the blank ones. Drawn by whoever has the initiative. */
  | (By & { e: "marker"; people: string | null; status: "peace" | "war" | null })
  /** With a die where the regions around do not settle it. */
  | (By & { e: "war"; people: string; die?: number })
  | (By & { e: "people-held"; people: string; die?: number })
  | (By & { e: "embassy"; people: string; leader: string; pc: number; die: number; added: number; won: boolean })
  | (By & { e: "allegiance"; people: string })
  | (EventShape & { e: "pacified"; people: string; how: Pacification; side: SideName | null })
  /** Pieces of a People go to stand at home. */
  | (EventShape & { e: "mustered"; people: string; side: SideName | null; pieces: readonly string[]; zone: string })
  | (EventShape & { e: "king-gone"; people: string; leader: string; heir: string | null })

  // Administration
  | (EventShape & { e: "sequences"; total: number; caesarians: number; republicans: number; halved: boolean })
  | (By & { e: "event"; number: number; d6: number; d10: number })
  /** Units that turn to their weaker face, and units that are lost. */
  | (EventShape & { e: "weakened"; units: readonly string[]; lost: readonly string[] })
  | (By & { e: "ill"; leader: string })
  | (By & { e: "extra-sequence" })
  | (EventShape & { e: "desertion"; dice: readonly number[]; regions: readonly string[] })
  | (By & { e: "forsaken"; unit: string; region: string })

  // Leaders
  | (By & { e: "named"; leader: string; as: "second" | "successor" | "heir" })
  | (By & { e: "unnamed"; leader: string })
  | (By & { e: "leaderless" })
  | (By & { e: "life-tested"; leader: string; die: number; below: number })
  | (EventShape & { e: "died"; side: SideName | null; leader: string; zone: string | null; how: Death; back: boolean })
  /** M. Brutus and Cassius go over to Caesar; no zone: they will, when they enter. */
  | (By & { e: "went-over"; leader: string; zone: string | null })

  // Recruits and disbanding
  | (By & { e: "recruit-placed"; unit: string; zone: string })
  | (By & { e: "recruit-lost"; unit: string; region: string })
  | (By & { e: "disbanded"; unit: string; zone: string });
