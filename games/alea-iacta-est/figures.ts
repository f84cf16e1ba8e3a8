/** A battle given by its figures alone, read off the table for every die (AIE-8.3, AIE-8.6, AIE-CT). */
import type { Json } from "@rubicon/engine";
import { resolveBy } from "@rubicon/series";
import { linesOfTable } from "./modifiers.ts";

export const FIGURES = `  {
    "attacker": { "sp": [5, 5, 5], "qu": [3, 3, 3], "tb": 3, "pc": 6 },
    "defender": { "sp": [5, 5], "qu": [3, 3], "tb": 1, "pc": null },
    "nonRomanOnly": null,
    "outsideRepublic": false,
    "crossing": false,
    "otherModifier": 0
  }
A battle by its figures is read off the table for every die: strength and quality of each unit, the tactical bonus of the
Force, the political capacity of its Faction Leader or Pretender (null without one); which side, "attacker" or
"defender", has no Roman unit; whether the zone is outside the Republic; whether the attacker crossed a great river or a
strait; and whatever else moves the die, as one number.`;

/** Throws BadInput, with the place of the fault, when it is no battle. */
export const resolve = (battle: Json): Json => resolveBy(linesOfTable, battle);
