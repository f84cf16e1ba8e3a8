/** What the face says, by language: see app/late-words.ts. */
import { lateWords } from "../../../app/late-words.ts";
import type { Catalogue } from "../../../app/words.ts";
import type { FaceWords } from "./shape.ts";

export const faceWords: Catalogue<FaceWords> = lateWords<FaceWords>({
  en: async () => (await import("./en.ts")).en,
  fr: async () => (await import("./fr.ts")).fr,
  it: async () => (await import("./it.ts")).it,
});
