/** Runs beside the page: see opponents/worker.ts. */
import { juliusCaesarRules } from "@rubicon/julius-caesar";
import { thought } from "@rubicon/julius-caesar/thought";
import { type BotsScope, serveBots } from "../../opponents/worker.ts";

// The compiler takes this for a part of the page; it runs in a world of its own.
serveBots(juliusCaesarRules, thought, globalThis as unknown as BotsScope);
