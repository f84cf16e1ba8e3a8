/** What the annals say, in every language. */
import { partOf } from "../../../app/late-words.ts";
import { faceWords } from "../words/languages.ts";

export const annalWords = partOf(faceWords, "annals");
