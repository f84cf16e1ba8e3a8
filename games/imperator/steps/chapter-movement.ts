/** The campaign and movement (2.E, 3.5, 4.3, 7): its steps. */
import { campaign, movesAndCombats, truce, turns } from "./campaign.ts";
import { movement } from "./movement.ts";

export const movementSteps = { campaign, turns, truce, movesAndCombats, movement };
