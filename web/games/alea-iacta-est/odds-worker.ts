/** Runs beside the page: see odds/worker.ts. */
import { aleaIactaEstRules } from "@rubicon/alea-iacta-est";
import { type OddsScope, serveOdds } from "../../odds/worker.ts";

// The compiler takes this for a part of the page; it runs in a world of its own.
serveOdds(aleaIactaEstRules, globalThis as unknown as OddsScope);
