import type { Catalogue } from "../../../app/words.ts";
import type { ImperatorFormWords } from "./wording.ts";
import { en } from "./words-en.ts";
import { fr } from "./words-fr.ts";
import { it } from "./words-it.ts";

export const imperatorFormWords: Catalogue<ImperatorFormWords> = { en, fr, it };
