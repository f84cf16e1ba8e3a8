/** Seas and ways: which zones touch, and what lies between. */
import type { Json } from "@rubicon/engine";
import { rowsIn, shown, texts } from "../../workshop/columns.ts";
import type { EntryOption, FormRow, FormTable } from "../../workshop/form.ts";
import { itemsAt, textAt, valueAt, withValue } from "../../workshop/steps.ts";
import { namesAt, optionsAt } from "./naming.ts";
import { RIVERS, type SeriesFormWords, type WayKind } from "./wording.ts";

const WAYS = "map.ways";

const zoneNames = namesAt("map.zones");
const seaNames = namesAt("map.seas");
const zoneOptions = optionsAt("map.zones");
const seaOptions = optionsAt("map.seas");

export const nameOfZone = (components: Json, zone: string): string =>
  zoneNames(components).get(zone) ?? seaNames(components).get(zone) ?? zone;

export const isSea = (components: Json, zone: string): boolean => seaNames(components).has(zone);

export const endsOf = (way: Json): readonly [string, string] => [textAt(way, "between[0]"), textAt(way, "between[1]")];

const keyOf = (way: Json): string => [...endsOf(way)].sort().join(" ");

export const seasTable = ({ seas: words, name, yes, no }: SeriesFormWords): FormTable => ({
  id: "seas",
  title: words.title,
  about: words.about,
  rows: (components) =>
    rowsIn(components, "map.seas", (sea) => ({ name: textAt(sea, "name"), zones: [textAt(sea, "id")] })),
  columns: [texts("name", name), shown("open", words.open, (open) => (open === true ? yes : no))],
});

export function waysTable({ ways: words }: SeriesFormWords): FormTable {
  const option = (kind: WayKind): EntryOption => ({ value: kind, label: words.kinds[kind] });
  const rivers = RIVERS.map((river) => ({ value: river, label: river.replace(/^./, (first) => first.toUpperCase()) }));
  const kindOf = (row: FormRow, components: Json): string => textAt(components, `${row.at}.kind`);
  return {
    id: "ways",
    title: words.title,
    about: words.about,
    rows: (components) =>
      rowsIn(components, WAYS, (way) => ({
        key: keyOf(way),
        name: endsOf(way)
          .map((end) => nameOfZone(components, end))
          .join(" – "),
        zones: endsOf(way),
      })),
    columns: [
      {
        ...{ field: "kind", ...words.kind },
        entry: (row, components) => ({ is: "choice", options: kindsBetween(components, row.zones ?? []).map(option) }),
        write: (row, components, kind) =>
          withValue(components, row.at, rewritten(valueAt(components, row.at) ?? null, kind)),
      },
      {
        ...{ field: "over", ...words.over },
        entry: (row, components) =>
          kindOf(row, components) === "river" ? { is: "choice", options: rivers } : { is: "text", maybe: true },
        has: (row, components) => ["river", "strait"].includes(kindOf(row, components)),
        // What is not there is left out, not null.
        write: (row, components, over) => withValue(components, `${row.at}.over`, over ?? undefined),
      },
    ],
    adding: {
      label: words.add,
      asks: [
        { label: words.from, options: (components) => [...zoneOptions(components), ...seaOptions(components)] },
        { label: words.to, options: (components, _part, [from]) => strangersTo(components, String(from)) },
      ],
      add: (components, _part, [from, to]) => joined(components, String(from), String(to)),
    },
    remove: (components, _part, row) => withValue(components, row.at, undefined),
    restore: (components, _part, row, standard) =>
      withValue(components, WAYS, [...itemsAt(components, WAYS), valueAt(standard, row.at) ?? null]),
  };
}

/** AIE-0.2.a, IMP-0.2.a: between lands, between a land and a sea, between seas. */
function kindsBetween(components: Json, ends: readonly string[]): readonly WayKind[] {
  const seas = ends.filter((end) => isSea(components, end)).length;
  if (seas === 0) return ["land", "river", "strait"];
  return seas === 1 ? ["coast"] : ["sea"];
}

/** The same way of another kind: over a river that has to be named, over nothing, or over a strait without a name. */
function rewritten(way: Json, kind: Json): Json {
  if (textAt(way, "kind") === kind) return way;
  const between = valueAt(way, "between") ?? [];
  return kind === "river" ? { between, kind, over: RIVERS[0] } : { between, kind };
}

/** Zones that it has no way to yet. */
function strangersTo(components: Json, from: string): readonly EntryOption[] {
  const known = new Set(
    itemsAt(components, WAYS)
      .map(endsOf)
      .filter((ends) => ends.includes(from))
      .flat(),
  );
  return [...zoneOptions(components), ...seaOptions(components)].filter(
    ({ value }) => value !== from && !known.has(String(value)),
  );
}

/** Lands are named before seas. */
function joined(components: Json, from: string, to: string): Json {
  const between = isSea(components, from) && !isSea(components, to) ? [to, from] : [from, to];
  const [kind] = kindsBetween(components, between);
  return withValue(components, WAYS, [...itemsAt(components, WAYS), { between, kind }]);
}
