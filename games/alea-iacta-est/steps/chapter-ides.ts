/** The Ides of March and what comes of them (3.5.3). */
import { surrender } from "./alexandria.ts";
import { conspiracy, ides, outcry } from "./ides.ts";
import { division, exodus, partings } from "./partings.ts";

export const idesSteps = { ides, conspiracy, partings, division, exodus, outcry, surrender };
