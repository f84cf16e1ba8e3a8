/** The primer in every language. */
import type { Catalogue } from "../../../app/words.ts";
import type { PrimerWords } from "./wording.ts";
import { en } from "./words-en.ts";
import { fr } from "./words-fr.ts";
import { it } from "./words-it.ts";

export const primerWords: Catalogue<PrimerWords> = { en, fr, it };
