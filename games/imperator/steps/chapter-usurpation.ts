/** Successions, usurpations and the exchange of roles (3.6, 4.5, 5). */
import { capture } from "./capture.ts";
import { allegiances, attempt, extension } from "./civil-war.ts";
import { exchange, laurels } from "./exchange.ts";
import { acclamation, didius, rival, succession } from "./succession.ts";
import { usurpations } from "./usurpations.ts";

export const usurpationSteps = {
  exchange,
  laurels,
  usurpations,
  capture,
  succession,
  acclamation,
  rival,
  didius,
  attempt,
  allegiances,
  extension,
};
