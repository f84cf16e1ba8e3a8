/** What is said about pieces, in every language. */
import { partOf } from "../../../app/late-words.ts";
import { faceWords } from "../words/languages.ts";

export const pieceWords = partOf(faceWords, "pieces");
