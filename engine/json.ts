/** Small words about plain data from outside. */
import type { Json } from "./game.ts";

export type JsonObject = { readonly [key: string]: Json };

export function isObject(json: Json | undefined): json is JsonObject {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

export function isList(json: Json | undefined): json is readonly Json[] {
  return Array.isArray(json);
}

/** A whole number that is not negative. */
export function isCount(json: Json | undefined): json is number {
  return typeof json === "number" && Number.isSafeInteger(json) && json >= 0;
}

/** Whether nothing in it lies deeper than `levels`. What comes from outside can be nested to break a stack. */
export function isShallow(json: Json, levels: number): boolean {
  if (typeof json !== "object" || json === null) return true;
  return levels > 0 && Object.values(json).every((inner) => isShallow(inner, levels - 1));
}

/** The same text for the same data, whatever the order in which the fields of its objects were written. */
export function canonical(json: Json): string {
  if (isList(json)) return `[${json.map(canonical).join(",")}]`;
  if (!isObject(json)) return JSON.stringify(json);
  const fields = Object.keys(json).sort();
  return `{${fields.map((field) => `${JSON.stringify(field)}:${canonical(json[field])}`).join(",")}}`;
}

/** How much of a strange word is repeated to whoever sent it. */
const QUOTED = 40;

/** What was sent, short enough to stand in a sentence. */
export function quote(json: Json | undefined): string {
  if (isList(json)) return "a list";
  if (isObject(json)) return "an object";
  const text = String(json);
  return `"${text.length > QUOTED ? `${text.slice(0, QUOTED)}...` : text}"`;
}

/**
 * Plain data with a type of its own, as JSON. An interface cannot promise the compiler that it holds nothing
 * else; the common suite checks that what games give out survives being written and read.
 */
export function plain(data: object): Json {
  return data as Json;
}
