/** Values of a game that had to be reconstructed, each a little more and a little less: what to vary one by one. */
import {
  BadInput,
  type Change,
  changedPack,
  isList,
  isObject,
  type Json,
  nameOf,
  type PathStep,
  PROVENANCE,
  provenanceAt,
  type Ruleset,
  type Variation,
} from "@rubicon/engine";

/** Each alone, and only what still fits the rules. `within` is the start of a place, such as `counters.leaders`. */
export function reconstructed(rules: Ruleset, withProvenance: Json, within: string, by: number): readonly Variation[] {
  return oursIn(withProvenance)
    .filter(({ at }) => at.startsWith(within))
    .flatMap((value) => [changeOf(value, -by), changeOf(value, by)].map((change) => variationOf(value.at, [change])))
    .filter((variation) => fits(rules, variation));
}

/**
 * All that a pattern means at once: `counters.leaders[*].tb` is the tactical bonus of every leader. A value that does not fit
 * any more stays as it is: what is 0 already does not become less.
 */
export function together(rules: Ruleset, withProvenance: Json, pattern: string, by: number): Variation | null {
  const alike = matching(pattern);
  const changes = oursIn(withProvenance)
    .filter(({ at }) => alike.test(at))
    .map((value) => changeOf(value, by))
    .filter((change) => fits(rules, variationOf(change.at, [change])));
  const variation = { name: `${pattern}: ${changes.length} values ${by > 0 ? "+" : "-"}${Math.abs(by)}`, changes };
  return changes.length > 0 && fits(rules, variation) ? variation : null;
}

/** `*` stands for one step: an id or number between brackets, or the name of a field. */
const matching = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/[.[\]]/g, "\\$&").replaceAll("*", "[^.[\\]]+")}$`);

interface Ours {
  readonly at: string;
  readonly value: number;
  readonly why: string;
}

function oursIn(withProvenance: Json): readonly Ours[] {
  return [...numbersIn(withProvenance, [])].flatMap(({ steps, value }) => {
    const { from, where } = provenanceAt(withProvenance, steps);
    if (from !== "ours") return [];
    return [{ at: placeOf(withProvenance, steps), value, why: where ?? `reconstructed as ${value}` }];
  });
}

const changeOf = ({ at, value, why }: Ours, by: number): Change => ({ at, from: value, to: value + by, why });

const variationOf = (at: string, [change]: readonly [Change]): Variation => ({
  name: `${at}: ${change.from} → ${change.to}`,
  changes: [change],
});

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

/** Items with a name are called by it: a number would be another item's as soon as one is added. */
function placeOf(whole: Json, steps: readonly PathStep[]): string {
  let here: Json | undefined = whole;
  let at = "";
  for (const step of steps) {
    if (typeof step === "number") {
      here = isList(here) ? here[step] : undefined;
      at += `[${nameOf(here) ?? step}]`;
    } else {
      here = isObject(here) ? here[step] : undefined;
      at += at === "" ? step : `.${step}`;
    }
  }
  return at;
}
