/** Plain data, from a wire or out of a game, as the table's own types. What does not fit was not written by a game. */
import { BadInput, type IntentShape, isObject, type Json } from "@rubicon/engine";
import type { WrittenAct } from "./source.ts";

export function writtenAct(json: Json): WrittenAct {
  if (!isObject(json) || typeof json.do !== "string") throw new BadInput("This is no act: it does not say what to do.");
  const fields = Object.entries(json).map(([field, name]): [string, string] => {
    if (typeof name !== "string") throw new BadInput(`"${field}" of the act "${json.do}" is no name.`);
    return [field, name];
  });
  return { ...Object.fromEntries(fields), do: json.do };
}

/** What is meant as a whole: plain data that says what to do. */
export function intentOf(json: Json): IntentShape {
  if (!isObject(json) || typeof json.do !== "string")
    throw new BadInput("This means nothing: it does not say what to do.");
  return { ...json, do: json.do };
}
