/** Runs beside the page: see opponents/worker.ts. */
import { imperatorRules } from "@rubicon/imperator";
import { thought } from "@rubicon/imperator/thought";
import { type BotsScope, serveBots } from "../../opponents/worker.ts";

// The compiler takes this for a part of the page; it runs in a world of its own.
serveBots(imperatorRules, thought, globalThis as unknown as BotsScope);
