/** What the panels of Julius Caesar say besides the game's own words, in every language. */
import type { SideName } from "@rubicon/julius-caesar/components";
import { partOf } from "../../../app/late-words.ts";
import { faceWords } from "../words/languages.ts";

export const panelWords = partOf(faceWords, "panels");

export const other = (side: SideName): SideName => (side === "caesar" ? "pompeius" : "caesar");
