/** A sight comes as plain data, perhaps over a wire: before it is read out, its outline is checked. */
import { BadInput, isList, isObject, type Json } from "@rubicon/engine";
import type { Seen } from "../seen.ts";
import { SIDES } from "../sides.ts";

export function asSeen(json: Json): Seen {
  if (!looksSeen(json)) throw new BadInput("This is no sight of a table of Alea Iacta Est.");
  // Checked as far as the board reads without asking; what is inside comes from the game itself.
  return json as unknown as Seen;
}

function looksSeen(json: Json): boolean {
  if (!isObject(json)) return false;
  const { sequences, leads } = json;
  return (
    [json.year, json.spqr, json.score, json.event].every((field) => typeof field === "number") &&
    [json.toMove, json.initiative, json.scenario].every((field) => typeof field === "string") &&
    [json.control, json.neutral, json.hands].every((field) => isObject(field)) &&
    isObject(sequences) &&
    isObject(leads) &&
    SIDES.every((side) => typeof sequences[side] === "number" && typeof leads[side] === "string") &&
    isList(json.pieces) &&
    json.pieces.every((piece) => isObject(piece) && typeof piece.piece === "string") &&
    isList(json.peoples) &&
    json.peoples.every((people) => isObject(people) && typeof people.people === "string")
  );
}
