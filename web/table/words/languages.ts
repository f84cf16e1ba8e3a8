/** Texts of the shell of a table: all languages at once. The built page takes languages-fetched.ts instead of this file. */
import type { Catalogue } from "../../app/words.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import type { TableWords } from "./shape.ts";

export const tableWords: Catalogue<TableWords> = { en, fr, it };
