/** Runs beside the page: see opponents/worker.ts. */
import { aleaIactaEstRules } from "@rubicon/alea-iacta-est";
import { thought } from "@rubicon/alea-iacta-est/thought";
import { type BotsScope, serveBots } from "../../opponents/worker.ts";

// The compiler takes this for a part of the page; it runs in a world of its own.
serveBots(aleaIactaEstRules, thought, globalThis as unknown as BotsScope);
