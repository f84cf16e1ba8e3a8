/** What the panels say besides the game's own words, in every language. */
import { partOf } from "../../../app/late-words.ts";
import { faceWords } from "../words/languages.ts";

export const panelWords = partOf(faceWords, "panels");
export const playWords = partOf(faceWords, "plays");
