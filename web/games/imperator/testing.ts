/** The face's knowledge of the game as it comes, for tests: they have no page to fetch the sheet from. */
import type { Pack } from "@rubicon/engine";
import { imperatorRules } from "@rubicon/imperator";
import { type Kit, kitOf } from "./kit.ts";
import sheet from "./map/geography.json" with { type: "json" };

export const kitFor = (pack: Pack): Kit => kitOf(imperatorRules.make(pack), sheet);

export const KIT: Kit = kitFor(imperatorRules.standard);
