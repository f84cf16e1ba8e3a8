import { settings } from "../app/settings.ts";
import type { LocalTroubles } from "./troubles.ts";

/** The sentences about what went wrong: they come when something has. */
export const troubles = async (): Promise<LocalTroubles> =>
  (await import("./troubles.ts")).localTroubles[settings.now.language];
