/** Zones and the table of regions. */
import type { Json } from "@rubicon/engine";
import { seasTable, waysTable } from "../../../series/workshop/ways.ts";
import { type Head, maybeTexts, numbers, rowsIn, shown, texts } from "../../../workshop/columns.ts";
import type { FormColumn, FormTable } from "../../../workshop/form.ts";
import { textAt } from "../../../workshop/steps.ts";
import { peopleNames, regionNames, type Saying } from "./saying.ts";

export const mapTables = (saying: Saying): readonly FormTable[] => [
  zonesTable(saying),
  waysTable(saying.series),
  regionsTable(saying),
  seasTable(saying.series),
];

const zonesTable = ({ words: { zones: words, outside }, series }: Saying): FormTable => ({
  id: "zones",
  title: words.title,
  about: words.about,
  rows: (components) =>
    rowsIn(components, "map.zones", (zone) => ({
      name: textAt(zone, "name"),
      note: textAt(zone, "land"),
      zones: [textAt(zone, "id")],
    })),
  columns: [
    maybeTexts("city", series.city),
    maybeTexts("port", series.port),
    texts("name", series.name),
    texts("land", words.land),
    named("region", words.region, regionNames, outside),
    named("people", series.people, peopleNames, series.nobody),
    shown("mountain", words.mountain, (mountain) => (mountain === true ? series.yes : series.no)),
  ],
});

/** What a field names, as it is called. */
const named = (
  field: string,
  head: Head,
  names: (components: Json) => ReadonlyMap<string, string>,
  otherwise: string,
): FormColumn => ({
  ...{ field, ...head },
  entry: { is: "fixed" },
  read: (row, components) => {
    const id = textAt(components, `${row.at}.${field}`);
    return id === "" ? otherwise : (names(components).get(id) ?? id);
  },
});

/** A row beside the regions: it brings points and nothing else. */
const ROMA = "roma";

function regionsTable({ words: { regions: words }, series }: Saying): FormTable {
  const ofRegions = (column: FormColumn): FormColumn => ({ ...column, has: ({ key }) => key !== ROMA });
  const recruits = (["legio", "auxilia", "equites", "naves"] as const).map((type) =>
    numbers(`recruits.${type}`, {
      title: type.replace(/^./, (first) => first.toUpperCase()),
      label: `${words.recruits}: ${type}`,
      over: words.recruits,
    }),
  );
  return {
    id: "regions",
    title: words.title,
    about: words.about,
    rows: (components) => [
      ...rowsIn(components, "map.regions", (region) => ({ name: textAt(region, "name") })),
      { at: "map.roma", key: ROMA, name: "Roma" },
    ],
    columns: [
      ofRegions(texts("name", series.name)),
      ofRegions(numbers("garrison", words.garrison)),
      ...recruits.map(ofRegions),
      ofRegions(numbers("zonesForControl", words.zones)),
      ofRegions(numbers("citiesForControl", words.cities)),
      numbers("points", words.points),
    ],
  };
}
