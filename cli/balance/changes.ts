/**
 * Changes to the components of a game, as data: `{ "variations": [{ "name", "changes": [{ "at", "to", "why" }] }] }`. A place is written as
 * readers of packs write it, `map.zones[12].ports`; an item can be called by its id instead, `counters.leaders[caesar].sr`.
 */
import { BadInput, Found, isList, isObject, type Json, type Pack } from "@rubicon/engine";

export interface Change {
  readonly at: string;
  readonly to: Json;
  /** Where the new value comes from. */
  readonly why: string | null;
}

export interface Variation {
  readonly name: string;
  readonly changes: readonly Change[];
}

export function readVariations(text: string): readonly Variation[] {
  let json: Json;
  try {
    json = JSON.parse(text);
  } catch {
    throw new BadInput("Variations are written in JSON, and this is none.");
  }
  return new Found(json, "The variations").only("variations").get("variations").each(readVariation);
}

function readVariation(from: Found): Variation {
  from.only("name", "changes");
  return {
    name: from.get("name").text(),
    changes: from.get("changes").each((change) => ({
      at: change.only("at", "to", "why").get("at").text(),
      to: change.get("to").as((json) => json),
      why: change.get("why").maybe((why) => why.text()),
    })),
  };
}

/** The pack with those changes, under that name. Whether it fits is for the rules to say. */
export function changedPack(pack: Pack, name: string, changes: readonly Change[]): Pack {
  const components = changes.reduce((json, { at, to }) => changed(json, stepsOf(at), to, at), pack.components);
  return { ...pack, name, components };
}

/** Each a field, or an item by its number or its id. */
function stepsOf(at: string): readonly string[] {
  return at.split(/[.[\]]+/).filter((step) => step !== "");
}

function changed(json: Json, [step, ...rest]: readonly string[], to: Json, at: string): Json {
  if (step === undefined) return to;
  if (isList(json)) {
    const index = json.findIndex((item, i) => (isObject(item) && item.id === step) || `${i}` === step);
    if (index >= 0) return json.map((item, i) => (i === index ? changed(item, rest, to, at) : item));
  } else if (isObject(json) && Object.hasOwn(json, step)) return { ...json, [step]: changed(json[step], rest, to, at) };
  throw new BadInput(`The components have nothing at ${at}: there is no ${step}.`);
}
