/**
 * Draws the sheet anew: `node scripts/ts.mjs web/games/alea-iacta-est/map/make.ts`, from the root of the checkout. To be
 * run when the game's map or anything in making/ has changed; a test says when that was forgotten.
 */
import { writeFileSync } from "node:fs";
import { gameMap, makeSheet } from "./making/index.ts";

const FILE = "web/games/alea-iacta-est/map/geography.json";
const text = `${JSON.stringify(makeSheet(gameMap()))}\n`;
writeFileSync(FILE, text);
console.log(`${FILE}: ${Math.round(text.length / 1024)} KB`);
