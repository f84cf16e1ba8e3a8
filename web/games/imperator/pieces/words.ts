/** What the board says besides the game's own words, in every language. */
import { partOf } from "../../../app/late-words.ts";
import { faceWords } from "../words/languages.ts";

export const pieceWords = partOf(faceWords, "pieces");
