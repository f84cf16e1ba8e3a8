/** A sight comes as plain data, perhaps over a wire: before it is read out, its outline is checked. */
import { BadInput, isList, isObject, type Json } from "@rubicon/engine";
import type { Seen } from "../seen.ts";
import { SIDES } from "../sides.ts";

export function asSeen(json: Json): Seen {
  if (!looksSeen(json)) throw new BadInput("This is no sight of a table of Imperator.");
  // Checked as far as the board reads without asking; what is inside comes from the game itself.
  return json as unknown as Seen;
}

const NUMBERS = ["year", "lastYear", "event"] as const;
const NAMES = ["viewer", "toMove", "initiative", "scenario"] as const;
const LISTS = ["reserve", "freed", "markers", "peoples", "pieces"] as const;
const BY_SIDE = ["sequences", "vp", "leads"] as const;

function looksSeen(json: Json): boolean {
  if (!isObject(json) || !isObject(json.hands) || !isObject(json.infested)) return false;
  return (
    NUMBERS.every((field) => typeof json[field] === "number") &&
    NAMES.every((field) => typeof json[field] === "string") &&
    LISTS.every((field) => isList(json[field])) &&
    BY_SIDE.every((field) => {
      const both = json[field];
      return isObject(both) && SIDES.every((side) => both[side] !== undefined);
    })
  );
}
