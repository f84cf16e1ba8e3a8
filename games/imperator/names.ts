/** Things that a pack may name, by their names. */
import { numbersOf } from "@rubicon/engine";
import { type Front, INTERIOR, type Zone } from "./board.ts";
import { FIXED } from "./data/standard.ts";
import type { People } from "./peoples.ts";

/** Land zones first, then seas. */
export const ZONES = numbersOf<Zone>([...FIXED.zones, ...FIXED.seas]);
export const LAND = numbersOf<Zone>(FIXED.zones);
export const FRONTS = numbersOf<Front>(FIXED.fronts);
/** Fronts, and the Interior Provinces after them. */
export const PARTS_OF_EMPIRE: ReadonlyMap<string, Front> = new Map([...FRONTS, ["interior", INTERIOR]]);
export const PEOPLES = numbersOf<People>(FIXED.peoples);
