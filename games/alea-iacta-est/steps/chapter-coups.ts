/** Coups d'état and the exchange of factions (3.6, 5.1.2). */
import { rallying, triumvirate } from "./coups.ts";
import { exchange } from "./exchange.ts";

export const coupSteps = { triumvirate, rallying, exchange };
