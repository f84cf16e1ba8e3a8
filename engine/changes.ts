/**
 * Changes to the components of a game, as data: `{ "variations": [{ "name", "why", "changes": [{ "at", "from", "to", "why" }] }] }`.
 * What a variation says under `why` holds for its changes that say nothing themselves. A place is
 * written as readers of packs write it, `map.zones[12].ports`; an item can be called by its id or title instead, `counters.leaders[caesar].sr`.
 */
import { BadInput, type Json } from "./game.ts";
import { canonical, isList, isObject } from "./json.ts";
import type { Pack } from "./packs.ts";
import { Found } from "./reading.ts";
import { type PathStep, within } from "./sources.ts";

export interface Change {
  readonly at: string;
  /** What has to be there before; undefined where it does not matter. */
  readonly from: Json | undefined;
  readonly to: Json;
  /** Where the new value comes from, and why it is better. */
  readonly why: string | null;
}

export interface Variation {
  readonly name: string;
  readonly changes: readonly Change[];
}

export function parseVariations(text: string): readonly Variation[] {
  let json: Json;
  try {
    json = JSON.parse(text);
  } catch {
    throw new BadInput("Variations are written in JSON, and this is none.");
  }
  return readVariations(json);
}

export function readVariations(json: Json): readonly Variation[] {
  return new Found(json, "The variations").only("variations").get("variations").each(readVariation);
}

function readVariation(from: Found): Variation {
  const reason = from
    .only("name", "why", "changes")
    .get("why")
    .maybe((why) => why.text());
  return {
    name: from.get("name").text(),
    changes: from.get("changes").each((change) => ({
      at: change.only("at", "from", "to", "why").get("at").text(),
      from: change.get("from").json,
      to: change.get("to").as((value) => value),
      why: change.get("why").maybe((why) => why.text()) ?? reason,
    })),
  };
}

/** The pack with those changes, under that name. Whether it fits is for the rules to say. */
export function changedPack(pack: Pack, name: string, changes: readonly Change[]): Pack {
  return { ...pack, name, components: changes.reduce(changed, pack.components) };
}

/** The pack with all that these variations change. */
export const variedPack = (pack: Pack, name: string, variations: readonly Variation[]): Pack =>
  changedPack(
    pack,
    name,
    variations.flatMap(({ changes }) => changes),
  );

function changed(components: Json, { at, from, to }: Change): Json {
  const steps = stepsTo(components, at);
  const was = valueAt(components, steps);
  if (from !== undefined && canonical(was) !== canonical(from))
    throw new BadInput(`${at} is to be changed from ${canonical(from)}, and is ${canonical(was)}.`);
  return put(components, steps, to);
}

/** How a place is reached: names of fields, and numbers of items. */
export function stepsTo(components: Json, at: string): readonly PathStep[] {
  const steps: PathStep[] = [];
  let here = components;
  for (const called of at.split(/[.[\]]+/).filter((name) => name !== "")) {
    const step = stepTo(here, called);
    const next = within(here, step);
    if (next === undefined) throw new BadInput(`The components have nothing at ${at}: there is no ${called}.`);
    steps.push(step);
    here = next;
  }
  return steps;
}

const stepTo = (here: Json, called: string): PathStep =>
  isList(here) ? here.findIndex((item, i) => nameOf(item) === called || `${i}` === called) : called;

/** What an item of a list is called by; null for one that has only its number. */
export function nameOf(item: Json | undefined): string | null {
  if (!isObject(item)) return null;
  const name = item.id ?? item.title;
  return typeof name === "string" ? name : null;
}

function valueAt(json: Json, steps: readonly PathStep[]): Json {
  return steps.reduce<Json>((here, step) => within(here, step) ?? null, json);
}

function put(json: Json, [step, ...rest]: readonly PathStep[], to: Json): Json {
  if (step === undefined) return to;
  if (isList(json)) return json.map((item, i) => (i === step ? put(item, rest, to) : item));
  if (isObject(json)) return { ...json, [step]: put(json[step], rest, to) };
  return json;
}
