import type { Catalogue } from "../../../app/words.ts";
import type { AleaFormWords } from "./wording.ts";
import { en } from "./words-en.ts";
import { fr } from "./words-fr.ts";
import { it } from "./words-it.ts";

export const aleaFormWords: Catalogue<AleaFormWords> = { en, fr, it };
