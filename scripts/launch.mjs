/** `npm start`: from a bare checkout to a server. What follows `npm start --` is handed to `rubicon serve`. */
import { ensureCommand, ensurePackages, ensurePage, requireNode } from "./ready.mjs";

requireNode();
ensurePackages();
await ensureCommand();
ensurePage();
process.argv.splice(2, 0, "serve");
await import("../cli/dist/rubicon.js");
