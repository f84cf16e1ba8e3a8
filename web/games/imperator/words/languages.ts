/** What the face says: all languages at once. The built page takes languages-fetched.ts instead of this file. */
import type { Catalogue } from "../../../app/words.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import type { FaceWords } from "./shape.ts";

export const faceWords: Catalogue<FaceWords> = { en, fr, it };
