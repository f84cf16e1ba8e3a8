/** The games on the shelf, and what they know about thinking. */

import { aleaIactaEstRules } from "@rubicon/alea-iacta-est";
import { BALANCED as aleaIactaEstBalanced } from "@rubicon/alea-iacta-est/balanced";
import { thought as aleaIactaEstThought } from "@rubicon/alea-iacta-est/thought";
import type { Game, Pack, Ruleset, Thought } from "@rubicon/engine";
import { imperatorRules } from "@rubicon/imperator";
import { BALANCED as imperatorBalanced } from "@rubicon/imperator/balanced";
import { thought as imperatorThought } from "@rubicon/imperator/thought";
import { juliusCaesarRules } from "@rubicon/julius-caesar";
import { thought as juliusCaesarThought } from "@rubicon/julius-caesar/thought";

export const RULESETS: readonly Ruleset[] = [juliusCaesarRules, aleaIactaEstRules, imperatorRules];

/** Packs that lie ready beside those that the games come with. */
export const PACKS: readonly Pack[] = [aleaIactaEstBalanced, imperatorBalanced];

export const THOUGHTS: readonly Thought[] = [juliusCaesarThought, aleaIactaEstThought, imperatorThought];

/** Null where a game has brought none: it is played by bots that look one act ahead. */
export const thoughtFor = (game: Game): Thought | null => THOUGHTS.find((thought) => thought.game === game.id) ?? null;
