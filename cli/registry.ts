/** The games on the shelf, and what they know about thinking. */

import { aleaIactaEstRules } from "@rubicon/alea-iacta-est";
import { thought as aleaIactaEstThought } from "@rubicon/alea-iacta-est/thought";
import type { Game, Ruleset, Thought } from "@rubicon/engine";
import { imperatorRules } from "@rubicon/imperator";
import { thought as imperatorThought } from "@rubicon/imperator/thought";
import { juliusCaesarRules } from "@rubicon/julius-caesar";
import { thought as juliusCaesarThought } from "@rubicon/julius-caesar/thought";

export const RULESETS: readonly Ruleset[] = [juliusCaesarRules, aleaIactaEstRules, imperatorRules];

export const THOUGHTS: readonly Thought[] = [juliusCaesarThought, aleaIactaEstThought, imperatorThought];

/** Null where a game has brought none: it is played by bots that look one act ahead. */
export const thoughtFor = (game: Game): Thought | null => THOUGHTS.find((thought) => thought.game === game.id) ?? null;
