/** Texts of the shell of a table, in every language. */
import type { Catalogue } from "../app/words.ts";
import { en } from "./words/en.ts";
import { fr } from "./words/fr.ts";
import { it } from "./words/it.ts";
import type { TableWords } from "./words/shape.ts";

export type { TableWords } from "./words/shape.ts";

export const tableWords: Catalogue<TableWords> = { en, fr, it };
