/**
 * Draws the sheet anew: `node scripts/ts.mjs web/games/imperator/map/make.ts`, from the root of the checkout. To be run
 * when the game's map, anything in making/ or in web/series/map/making/ has changed; a test says when that was forgotten.
 */
import { writeSheet } from "../../../series/map/making/write.ts";
import { planOfMap } from "./making/index.ts";

writeSheet("web/games/imperator/map/geography.json", planOfMap());
