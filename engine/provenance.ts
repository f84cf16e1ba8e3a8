/**
 * Where the values of components come from. The files of a game say it beside the values, and a pack holds values alone,
 * so that its fingerprint covers nothing else.
 *
 * A record names under `stated` the fields that the published rules give, and the section that does: fields of one section
 * stand together, separated by spaces; `full.sp` is a field within a field; `*` is all the rest of the record. `found` does
 * the same for what other publications tell. What neither names is ours, reconstructed. `ours` may say of a field by which
 * ruling or thought; as a text, or as `basis`, it speaks of the record as a whole.
 */
import type { Json } from "./game.ts";
import { isList, isObject } from "./json.ts";

/** Fields that say where others come from. */
export const PROVENANCE: readonly string[] = ["stated", "found", "ours", "basis"];

/** The values alone. */
export function valuesOf(json: Json): Json {
  if (isList(json)) return json.map(valuesOf);
  if (!isObject(json)) return json;
  const fields = Object.entries(json).filter(([field]) => !PROVENANCE.includes(field));
  return Object.fromEntries(fields.map(([field, value]) => [field, valuesOf(value)]));
}
