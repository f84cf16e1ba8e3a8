/** The games on the shelf. */

import { aleaIactaEstRules } from "@rubicon/alea-iacta-est";
import type { Ruleset } from "@rubicon/engine";
import { imperatorRules } from "@rubicon/imperator";
import { juliusCaesarRules } from "@rubicon/julius-caesar";

export const RULESETS: readonly Ruleset[] = [juliusCaesarRules, aleaIactaEstRules, imperatorRules];
