/** The board of a volume in the workshop: its ground and its counters, as the components on the bench print them. */
import { isObject, type Json } from "@rubicon/engine";
import type { FormMap } from "../../workshop/form.ts";
import { itemsAt, textAt, valueAt } from "../../workshop/steps.ts";
import type { Geography, Sheet } from "../map/geography.ts";
import { COUNTER } from "../pieces/measures.ts";

/** Made once for as long as a part of the components is the same. */
export function ofPart<T>(part: string, make: (components: Json) => T): (components: Json) => T {
  const known = new WeakMap<object, T>();
  return (components) => {
    const key = valueAt(components, part);
    if (!isObject(key)) return make(components);
    const made = known.get(key) ?? make(components);
    known.set(key, made);
    return made;
  };
}

/** Both volumes have the same tables for zones, ways and who stands where. */
export const mapForm = (
  { width, height }: Pick<Sheet, "width" | "height">,
  { zones }: Geography,
  drawn: Pick<FormMap, "Ground" | "Piece">,
): FormMap => ({
  ...{ width, height, size: COUNTER, ...drawn },
  zones: zones.map(({ id, sea, path, heart }) => ({ id, sea, path, heart })),
  zoneTables: ["zones", "seas"],
  ways: { table: "ways", kind: "kind" },
  standing: { table: "standing", zone: "zone", side: "side" },
});

/** Zones and seas by their names in the components. */
export const zonesIn = (components: Json): ReadonlyMap<string, Json> =>
  new Map(
    [...itemsAt(components, "map.zones"), ...itemsAt(components, "map.seas")].map((zone) => [textAt(zone, "id"), zone]),
  );

/** A text, or null where there is none. */
export const orNull = (json: Json | undefined, at: string): string | null => textAt(json, at) || null;

/** A number as it is drawn on a counter; 0 where something else was entered. */
const figure = (json: Json, at: string): number => Number(valueAt(json, at)) || 0;

/** What is printed on a face of a unit. */
export const unitFaceIn = (unit: Json, face: "full" | "reduced") => ({
  sp: figure(unit, `${face}.sp`),
  qu: figure(unit, `${face}.qu`),
  tb: figure(unit, `${face}.tb`),
});

/** What is printed on a face of a leader; those who are not Roman have no political capacity. */
export const leaderFaceIn = (leader: Json, roman: boolean) => ({
  cc: figure(leader, "cc"),
  tb: figure(leader, "tb"),
  pc: roman ? figure(leader, "pc") : null,
  sr: figure(leader, "sr"),
});
