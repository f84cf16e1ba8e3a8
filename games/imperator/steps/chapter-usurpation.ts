/** Successions, usurpations and the exchange of roles (3.6, 4.5, 5). */
import { capture } from "./capture.ts";
import { exchange } from "./exchange.ts";
import { usurpations } from "./usurpations.ts";

export const usurpationSteps = { exchange, usurpations, capture };
