/** A sight comes as plain data, perhaps over a wire: before it is read out, its outline is checked. */
import { BadInput, isList, isObject, type Json } from "@rubicon/engine";
import { SIDES } from "../blocks.ts";
import { FIXED } from "../data/standard.ts";
import type { Seen } from "../seen.ts";

export function asSeen(json: Json): Seen {
  if (!looksSeen(json)) throw new BadInput("This is no sight of a table of Julius Caesar.");
  // Checked as far as the board reads without asking; what is inside a block or a battle comes from the game itself.
  return json as unknown as Seen;
}

function looksSeen(json: Json): boolean {
  if (!isObject(json)) return false;
  return (
    [json.year, json.bc, json.turn, json.undealt].every((field) => typeof field === "number") &&
    typeof json.toMove === "string" &&
    bothSides(json.hands, (hand) => isObject(hand) && isList(hand.played)) &&
    bothSides(json.pools, (pool) => isObject(pool) && isList(pool.fallen)) &&
    bothSides(json.trophies, isList) &&
    bothSides(json.points, (points) => typeof points === "number") &&
    [json.places, json.roads, json.held].every(isList) &&
    isList(json.places) &&
    json.places.every(isPlace)
  );
}

/** Places are the same in every pack. */
const PLACES: ReadonlySet<Json | undefined> = new Set([...FIXED.cities, ...FIXED.seas].map(({ id }) => id));

function isPlace(json: Json): boolean {
  return isObject(json) && isList(json.blocks) && PLACES.has(json.place);
}

function bothSides(json: Json | undefined, fits: (json: Json | undefined) => boolean): boolean {
  return isObject(json) && SIDES.every((side) => fits(json[side]));
}
