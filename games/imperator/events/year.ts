/** What happens in the phases before the campaign: counters, initiative, geostrategy, administration (2.A to 2.D), as data. */
import type { EventShape } from "@rubicon/engine";
import type { By } from "./shapes.ts";

export type YearEvent =
  | (EventShape & { e: "year"; year: number })
  /** Which stratagem it is, is for its owner to know. */
  | (By & { e: "drew"; seat: string; stratagem?: string })
  /** With the die of Rome and what it had to be lower than; without, where the scenario says who has it. */
  | (By & { e: "initiative"; die?: number; pc?: number })
  | (EventShape & { e: "pax" })
  | (EventShape & { e: "sequences"; total: number; rome: number; enemy: number });
