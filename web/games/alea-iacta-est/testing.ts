/** The face's knowledge of the game as it comes, for tests: they have no page to fetch the sheet from. */
import { aleaIactaEstRules } from "@rubicon/alea-iacta-est";
import type { Pack } from "@rubicon/engine";
import { type Kit, kitOf } from "./kit.ts";
import sheet from "./map/geography.json" with { type: "json" };

export const kitFor = (pack: Pack): Kit => kitOf(aleaIactaEstRules.make(pack), pack, sheet);

export const KIT: Kit = kitFor(aleaIactaEstRules.standard);
