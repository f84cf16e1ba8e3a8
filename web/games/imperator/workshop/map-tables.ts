/** Zones and Fronts. */
import { isList, type Json } from "@rubicon/engine";
import { seasTable, waysTable } from "../../../series/workshop/ways.ts";
import { maybeTexts, rowsIn, shown, texts } from "../../../workshop/columns.ts";
import type { FormTable } from "../../../workshop/form.ts";
import { textAt, valueAt } from "../../../workshop/steps.ts";
import { frontNames, peopleNames, type Saying } from "./saying.ts";

export const mapTables = (saying: Saying): readonly FormTable[] => [
  zonesTable(saying),
  waysTable(saying.series),
  frontsTable(saying),
  seasTable(saying.series),
];

function zonesTable({ words, series, names }: Saying): FormTable {
  const { zones } = words;
  const campsIn = (camps: Json | undefined): string =>
    (isList(camps) ? camps : [])
      .map((camp) => words.camp(textAt(camp, "name"), Number(valueAt(camp, "from") ?? 0)))
      .join(", ");
  return {
    ...{ id: "zones", title: zones.title, about: zones.about },
    rows: (components) =>
      rowsIn(components, "map.zones", (zone) => ({ name: textAt(zone, "name"), zones: [textAt(zone, "id")] })),
    columns: [
      maybeTexts("city", series.city),
      maybeTexts("port", series.port),
      texts("name", series.name),
      shown("camps", zones.camps, campsIn),
      shown("front", zones.front, (front) => (front === null ? words.outside : names.part(String(front)).short)),
      {
        ...{ field: "people", ...series.people, entry: { is: "fixed" } },
        read: (row, components) => {
          const people = textAt(components, `${row.at}.people`);
          return people === "" ? series.nobody : (peopleNames(components).get(people) ?? people);
        },
      },
    ],
  };
}

const frontsTable = ({ words: { fronts }, series }: Saying): FormTable => ({
  ...{ id: "fronts", title: fronts.title, about: fronts.about },
  rows: (components) => rowsIn(components, "map.fronts", (front) => ({ name: textAt(front, "name") })),
  columns: [
    texts("name", series.name),
    {
      ...{ field: "next", ...fronts.next, entry: { is: "fixed" } },
      read: (row, components) => {
        const next = valueAt(components, `${row.at}.next`);
        return (isList(next) ? next : []).map((id) => frontNames(components).get(String(id)) ?? String(id)).join(", ");
      },
    },
  ],
});
