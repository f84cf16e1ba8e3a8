/** Values of a game that had to be reconstructed, each a little more and a little less: what to vary one by one. */
import {
  BadInput,
  isList,
  isObject,
  type Json,
  type PathStep,
  PROVENANCE,
  provenanceAt,
  type Ruleset,
} from "@rubicon/engine";
import { changedPack, type Variation } from "./changes.ts";

/** Only what still fits the rules. `within` is the start of a place, such as `counters.leaders`. */
export function reconstructed(rules: Ruleset, withProvenance: Json, within: string, by: number): readonly Variation[] {
  return [...numbersIn(withProvenance, [])].flatMap(({ steps, value }) => {
    const at = placeOf(withProvenance, steps);
    if (!at.startsWith(within)) return [];
    const { from, where } = provenanceAt(withProvenance, steps);
    if (from !== "ours") return [];
    return [value - by, value + by]
      .map((to) => ({
        name: `${at}: ${value} → ${to}`,
        changes: [{ at, to, why: where ?? `reconstructed as ${value}` }],
      }))
      .filter((variation) => fits(rules, variation));
  });
}

function fits(rules: Ruleset, { name, changes }: Variation): boolean {
  try {
    rules.make(changedPack(rules.standard, name, changes));
    return true;
  } catch (error) {
    if (error instanceof BadInput) return false;
    throw error;
  }
}

interface Value {
  readonly steps: readonly PathStep[];
  readonly value: number;
}

function* numbersIn(json: Json, steps: readonly PathStep[]): Generator<Value> {
  if (typeof json === "number") yield { steps, value: json };
  else if (isList(json)) for (const [i, item] of json.entries()) yield* numbersIn(item, [...steps, i]);
  else if (isObject(json))
    for (const [field, value] of Object.entries(json))
      if (!PROVENANCE.includes(field)) yield* numbersIn(value, [...steps, field]);
}

/** Items with an id are called by it: a number would be another item's as soon as one is added. */
function placeOf(whole: Json, steps: readonly PathStep[]): string {
  let here: Json | undefined = whole;
  let at = "";
  for (const step of steps) {
    if (typeof step === "number") {
      here = isList(here) ? here[step] : undefined;
      at += `[${isObject(here) && typeof here.id === "string" ? here.id : step}]`;
    } else {
      here = isObject(here) ? here[step] : undefined;
      at += at === "" ? step : `.${step}`;
    }
  }
  return at;
}
