/** Stratagems (6): when they are played, and what has to be asked of who plays them. */
import { flight } from "./flight.ts";
import { luring } from "./luring.ts";
import { murder } from "./murder.ts";
import { plague } from "./plague.ts";
import { suborning } from "./suborning.ts";
import { uprising } from "./uprising.ts";
import { window } from "./window.ts";

export const stratagemSteps = { window, uprising, flight, murder, plague, luring, suborning };
