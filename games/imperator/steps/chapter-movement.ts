/** The campaign and movement (2.E, 3.5, 4.3, 7): its steps. */
import { campaign, movesAndCombats, truce, turns } from "./campaign.ts";
import { group } from "./group.ts";
import { movement } from "./movement.ts";
import { voyage } from "./voyage.ts";
import { winOver } from "./win-over.ts";

export const movementSteps = { campaign, turns, truce, movesAndCombats, movement, group, winOver, voyage };
