/** Places within components, written as the readers of packs write them: `map.zones[12].port`. */
import { isList, isObject, type Json, type PathStep, within } from "@rubicon/engine";

/** Every cell is asked for again and again, and its place stays the same. */
const known = new Map<string, readonly PathStep[]>();
const MOST_KNOWN = 20_000;

/** `map.zones[12].port` as steps. */
export function stepsOf(at: string): readonly PathStep[] {
  const steps =
    known.get(at) ??
    [...at.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, number, field]) =>
      number === undefined ? field : Number(number),
    );
  if (known.size > MOST_KNOWN) known.clear();
  known.set(at, steps);
  return steps;
}

/** A field of something that lies there. */
export function inside(at: string, field: string): string {
  if (at === "" || field === "") return at + field;
  return field.startsWith("[") ? at + field : `${at}.${field}`;
}

/** Whether a place is that place, or lies within it. */
export const isWithin = (at: string, around: string): boolean =>
  around === "" || at === around || at.startsWith(`${around}.`) || at.startsWith(`${around}[`);

export const valueAt = (json: Json | undefined, at: string): Json | undefined => stepsOf(at).reduce(within, json);

/** The same with another value there; undefined takes the field or the item away. All that is beside it is shared. */
export function withValue(json: Json, at: string, value: Json | undefined): Json {
  return put(json, stepsOf(at), value) ?? null;
}

function put(json: Json | undefined, steps: readonly PathStep[], value: Json | undefined): Json | undefined {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  const inner = put(within(json, step), rest, value);
  if (typeof step === "number") {
    const items = isList(json) ? json : [];
    return inner === undefined ? items.toSpliced(step, 1) : items.toSpliced(step, 1, inner);
  }
  const fields = isObject(json) ? json : {};
  if (inner !== undefined) return { ...fields, [step]: inner };
  return Object.fromEntries(Object.entries(fields).filter(([field]) => field !== step));
}

export const itemsAt = (json: Json | undefined, at: string): readonly Json[] => {
  const items = valueAt(json, at);
  return isList(items) ? items : [];
};

/** A text that stands there; nothing where there is none. */
export const textAt = (json: Json | undefined, at: string): string => {
  const value = valueAt(json, at);
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};
