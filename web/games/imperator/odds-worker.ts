/** Runs beside the page: see odds/worker.ts. */
import { imperatorRules } from "@rubicon/imperator";
import { type OddsScope, serveOdds } from "../../odds/worker.ts";

// The compiler takes this for a part of the page; it runs in a world of its own.
serveOdds(imperatorRules, globalThis as unknown as OddsScope);
