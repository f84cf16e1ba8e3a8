/** Movement (2.E, 3.4, 4.3, 7): its steps. */
import { campaign, movesAndCombats, truce, turns } from "./campaign.ts";
import { endOfMovement } from "./end-of-movement.ts";
import { group } from "./group.ts";
import { movement } from "./movement.ts";

export const movementSteps = { campaign, turns, truce, movesAndCombats, movement, group, endOfMovement };
