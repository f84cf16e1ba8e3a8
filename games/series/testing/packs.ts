/** For the tests of both volumes: packs that differ from the standard one in one thing. */
import { BadInput, isList, isObject, type Json, type Pack, type PathStep, within } from "@rubicon/engine";

type Path = readonly PathStep[];

function put(json: Json, [key, ...rest]: Path, value: Json | undefined): Json {
  if (key === undefined) return value ?? null;
  const next = rest.length === 0 ? value : put(Object(json)[key], rest, value);
  if (Array.isArray(json)) return json.toSpliced(Number(key), 1, ...(next === undefined ? [] : [next]));
  const kept = Object.entries(isObject(json) ? json : {}).filter(([name]) => name !== key);
  return Object.fromEntries(next === undefined ? kept : [...kept, [key, next]]);
}

export function changingPacks(standard: Pack, make: (pack: Pack) => unknown) {
  /** The standard components with one thing put in another's place; undefined takes it away. */
  const changed = (path: Path, value: Json | undefined): Pack => ({
    ...standard,
    name: "changed",
    components: put(standard.components, path, value),
  });

  /** Why the game is not made of it, or "accepted". */
  function refusal(path: Path, value: Json | undefined): string {
    try {
      make(changed(path, value));
    } catch (error) {
      if (error instanceof BadInput) return error.message;
      throw error;
    }
    return "accepted";
  }

  return { changed, refusal };
}

/** Where two packs differ: the way to each value, or to the whole list where it is longer or shorter. */
export function differingPaths(one: Json | undefined, other: Json | undefined, path: Path = []): Path[] {
  const steps = stepsWithin(one, other);
  if (steps === null) return JSON.stringify(one) === JSON.stringify(other) ? [] : [path];
  return steps.flatMap((step) => differingPaths(within(one, step), within(other, step), [...path, step]));
}

function stepsWithin(one: Json | undefined, other: Json | undefined): Path | null {
  if (isList(one) && isList(other)) return one.length === other.length ? [...one.keys()] : null;
  if (isObject(one) && isObject(other)) return [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return null;
}
