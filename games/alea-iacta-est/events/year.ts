/** What happens in the phases before the campaign: initiative, geostrategy, administration (2.A to 2.D, 3.5, 4.4, events), as data. */
import type { EventShape } from "@rubicon/engine";
import type { By } from "./shapes.ts";

export type YearEvent =
  | (EventShape & { e: "year"; year: number })
  /** Which counter is for its owner to know. */
  | (By & { e: "drew"; seat: string; counter?: string });
