/** The server's door, for the command line and for tests. */
export { type App, buildApp, type Parts } from "./app.ts";
export type { BotHouse, Task, Thinker, Thought } from "./automata/thinking.ts";
export { openStore, type Store, type Where } from "./database/open.ts";
export { backup, type Saved } from "./operations/backup.ts";
export { readConfig } from "./operations/config.ts";
export { waysIn } from "./operations/neighbours.ts";
export { restore } from "./operations/restore.ts";
export { isNew, openConfigured, type Serving, serve } from "./operations/serve.ts";
export { backupOfRunning } from "./operations/side-door.ts";
export { untilStopped } from "./operations/signals.ts";
export { type LeftTable, type MovedTable, type Upgraded, upgrade } from "./operations/upgrade.ts";
export { rateAgain } from "./ratings/again.ts";
export type { Config } from "./services.ts";
