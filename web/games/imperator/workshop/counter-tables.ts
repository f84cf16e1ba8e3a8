/** Leaders, legions, vexillations, fleets and Peoples: what is printed on their counters. */
import type { Json } from "@rubicon/engine";
import { typeOfUnit, unitsTable } from "../../../series/workshop/counters.ts";
import { headOf } from "../../../series/workshop/ratings.ts";
import { type Head, nothing, numbers, perhaps, rowsIn, shown, texts } from "../../../workshop/columns.ts";
import type { EntryOption, FormColumn, FormTable } from "../../../workshop/form.ts";
import { itemsAt, textAt } from "../../../workshop/steps.ts";
import { frontOptions, peopleNames, type Saying, seaOptions, zoneOptions } from "./saying.ts";

export const counterTables = (saying: Saying): readonly FormTable[] => [
  leadersTable(saying),
  legionsTable(saying),
  vexillationsTable(saying),
  chiefsTable(saying),
  warriorsTable(saying),
  peoplesTable(saying),
  fleetsTable(saying),
];

const chosen = (field: string, head: Head, options: (components: Json) => readonly EntryOption[]): FormColumn => ({
  ...{ field, ...head },
  entry: (_row, components) => ({ is: "choice", options: options(components) }),
});

/** A year, or nothing. */
const yearIn = (year: Json | undefined): string => (year === null || year === undefined ? "" : String(year));

const leadersTable = ({ words: { leaders }, series }: Saying): FormTable => ({
  ...{ id: "leaders", title: leaders.title, about: leaders.about },
  rows: (components) =>
    rowsIn(components, "counters.leaders", (leader) => ({ name: textAt(leader, "name"), piece: textAt(leader, "id") })),
  faces: () => [{ side: "rome", reduced: false }],
  columns: [
    ...(["cc", "tb", "pc", "sr"] as const).map((rating) => numbers(rating, headOf(series, rating))),
    perhaps("enters", leaders.enters),
    perhaps("tested", leaders.tested),
    texts("name", series.name),
  ],
});

const legionsTable = ({ words: { units }, series, names }: Saying): FormTable =>
  unitsTable(series, {
    ...{ id: "units", title: units.title, about: units.about, side: "rome" },
    rows: (components) =>
      rowsIn(components, "counters.units", (unit) => ({
        name: textAt(unit, "name"),
        piece: textAt(unit, "id"),
        zones: [textAt(unit, "zone")],
      })),
    more: [
      shown("place", units.station, (place) => String(place ?? "")),
      shown("front", units.front, (front) => (front === null ? "" : names.part(String(front)).short)),
      shown("enters", units.enters, yearIn),
      typeOfUnit(series),
    ],
  });

const vexillationsTable = ({ words: { vexillations, units }, series, names }: Saying): FormTable =>
  unitsTable(series, {
    ...{ id: "vexillations", title: vexillations.title, about: vexillations.about, side: "rome" },
    rows: (components) =>
      rowsIn(components, "counters.vexillations", (unit) => ({
        name: textAt(unit, "name"),
        piece: textAt(unit, "id"),
      })),
    more: [
      shown("front", units.front, (front) => (front === null ? "" : names.part(String(front)).short)),
      shown("enters", units.enters, yearIn),
    ],
  });

const chiefsTable = ({ words: { chiefs, leaders }, series }: Saying): FormTable => ({
  ...{ id: "foreignLeaders", title: chiefs.title, about: chiefs.about },
  rows: (components) =>
    rowsIn(components, "counters.foreignLeaders", (chief) => ({
      name: textAt(chief, "name"),
      note: peopleNames(components).get(textAt(chief, "people")) ?? "",
      piece: textAt(chief, "id"),
    })),
  faces: () => [{ side: "enemy", reduced: false }],
  columns: [
    ...(["cc", "tb", "sr"] as const).map((rating) => numbers(rating, headOf(series, rating))),
    perhaps("enters", leaders.enters),
    perhaps("tested", leaders.tested),
    chosen("home", chiefs.home, zoneOptions),
    texts("name", series.name),
  ],
});

const warriorsTable = ({ words: { warriors, chiefs }, series }: Saying): FormTable =>
  unitsTable(series, {
    ...{ id: "warriors", title: warriors.title, about: warriors.about, side: "enemy" },
    rows: (components) =>
      itemsAt(components, "counters.peoples").flatMap((_, i) =>
        rowsIn(components, `counters.peoples[${i}].units`, (unit) => ({
          name: textAt(unit, "name"),
          piece: textAt(unit, "id"),
          zones: [textAt(unit, "home")],
        })),
      ),
    more: [chosen("home", chiefs.home, zoneOptions), typeOfUnit(series)],
  });

const peoplesTable = ({ words: { peoples }, series }: Saying): FormTable => ({
  ...{ id: "peoples", title: peoples.title, about: peoples.about },
  rows: (components) =>
    rowsIn(components, "counters.peoples", (people) => ({
      name: textAt(people, "name"),
      zones: itemsAt(components, "map.zones")
        .filter((zone) => textAt(zone, "people") === textAt(people, "id"))
        .map((zone) => textAt(zone, "id")),
    })),
  columns: [
    texts("name", series.name),
    chosen("front", peoples.gate, (components) => [nothing(), ...frontOptions(components)]),
    shown("major", series.major, (major) => (major === true ? series.yes : series.no)),
    shown("leaves", peoples.leaves, yearIn),
  ],
});

const fleetsTable = ({ words: { fleets }, series }: Saying): FormTable => ({
  ...{ id: "fleets", title: fleets.title, about: fleets.about },
  rows: (components) =>
    rowsIn(components, "counters.fleets", (fleet) => ({
      name: textAt(fleet, "name"),
      piece: textAt(fleet, "id"),
      zones: [textAt(fleet, "home")],
    })),
  faces: () => [{ side: "rome", reduced: false }],
  columns: [texts("name", series.name), chosen("sea", fleets.sea, seaOptions)],
});
