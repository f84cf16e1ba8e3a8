/** `npm start`: from a bare checkout to a server. What follows `npm start --` is handed to `rubicon serve`. */
import { stopWithParent } from "./parent.mjs";
import { ensureCommand, ensurePackages, ensurePage, requireNode } from "./ready.mjs";

requireNode();
ensurePackages();
await ensureCommand();
ensurePage();
if (process.env.npm_lifecycle_event === "start") stopWithParent();
process.argv.splice(2, 0, "serve");
await import("../cli/dist/rubicon.js");
