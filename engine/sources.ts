/** Reads what the files of a game say of their values: see provenance.ts. For people; no game needs it. */
import type { Json } from "./game.ts";
import { isList, isObject, type JsonObject } from "./json.ts";
import { PROVENANCE } from "./provenance.ts";

export interface Provenance {
  /** The rules of the game, another publication, or ourselves. */
  readonly from: "stated" | "found" | "ours";
  /** The section or the publication; of what is ours the ruling or the thought behind it, if there is anything to say. */
  readonly where: string | null;
  /** What is said of the record as a whole. */
  readonly basis: string | null;
}

/** A step within data: the name of a field, or the number of an item. */
export type PathStep = string | number;

/** Of the value that those steps lead to, in a file as it is written. What is said of a field holds for all within it. */
export function provenanceAt(file: Json, steps: readonly PathStep[]): Provenance {
  let said: Provenance = { from: "ours", where: null, basis: null };
  let here: Json | undefined = file;
  for (let depth = 0; depth <= steps.length; depth++) {
    if (isObject(here)) said = saidBy(here, steps.slice(depth)) ?? said;
    here = within(here, steps[depth]);
  }
  return said;
}

export function within(json: Json | undefined, step: PathStep | undefined): Json | undefined {
  if (typeof step === "number") return isList(json) ? json[step] : undefined;
  return step !== undefined && isObject(json) && Object.hasOwn(json, step) ? json[step] : undefined;
}

/** What a record says of something in it; null when it says nothing, and what is around it counts. */
function saidBy(record: JsonObject, steps: readonly PathStep[]): Provenance | null {
  if (!PROVENANCE.some((field) => Object.hasOwn(record, field))) return null;
  const basis = [record.basis, record.ours].find((text) => typeof text === "string") ?? null;
  let innermost: { readonly from: Provenance["from"]; readonly saying: Saying } | null = null;
  for (const from of ["ours", "stated", "found"] as const) {
    const saying = sayingOf(record[from], steps);
    if (saying !== null && saying.length > (innermost?.saying.length ?? -1)) innermost = { from, saying };
  }
  return { from: innermost?.from ?? "ours", where: innermost?.saying.text ?? null, basis };
}

interface Saying {
  readonly text: string;
  /** How many steps the named field takes: the innermost counts, and all the rest of a record takes none. */
  readonly length: number;
}

function sayingOf(said: Json | undefined, steps: readonly PathStep[]): Saying | null {
  if (!isObject(said)) return null;
  for (let length = steps.length; length >= 0; length--) {
    const field = length === 0 ? "*" : steps.slice(0, length).join(".");
    for (const [fields, text] of Object.entries(said))
      if (typeof text === "string" && fields.split(" ").includes(field)) return { text, length };
  }
  return null;
}
