/** `npm start`: from a bare checkout to the game in the terminal. What follows `npm start --` is handed to `rubicon play`. */
import { ensureCommand, ensurePackages, requireNode } from "./ready.mjs";

requireNode();
ensurePackages();
await ensureCommand();
process.argv.splice(2, 0, "play");
await import("../cli/dist/rubicon.js");
