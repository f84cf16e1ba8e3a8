/** Leaders, units and Peoples: what is printed on their counters. */
import { SIDES } from "@rubicon/alea-iacta-est/components";
import { isObject, type Json } from "@rubicon/engine";
import { typeOfUnit, unitsTable } from "../../../series/workshop/counters.ts";
import { headOf } from "../../../series/workshop/ratings.ts";
import {
  choices,
  flags,
  nothing,
  numbers,
  perhaps,
  rowsIn,
  several,
  shown,
  texts,
  where,
} from "../../../workshop/columns.ts";
import type { FormColumn, FormTable } from "../../../workshop/form.ts";
import { itemsAt, textAt, valueAt, withValue } from "../../../workshop/steps.ts";
import { kingOptions, peopleNames, type Saying, sideOptions, unitNames } from "./saying.ts";

export const counterTables = (saying: Saying): readonly FormTable[] => [
  leadersTable(saying),
  romanUnits(saying),
  kingsTable(saying),
  peoplesTable(saying),
  warriorsTable(saying),
];

/** AIE-0.3.a: the years of the turn track. */
const YEARS = Array.from({ length: 21 }, (_, i) => i - 49);
const FACES = { caesarians: "caesarian", republicans: "republican" } as const;

function leadersTable(saying: Saying): FormTable {
  const { words, series } = saying;
  const { leaders } = words;
  const enters = [
    { value: "start", label: leaders.start },
    { value: "after-caesar", label: leaders.afterCaesar },
    ...YEARS.map((year) => ({ value: year, label: String(year) })),
  ];
  return {
    id: "leaders",
    title: leaders.title,
    about: leaders.about,
    rows: (components) =>
      rowsIn(components, "counters.leaders", (leader) => ({
        name: textAt(leader, "name"),
        piece: textAt(leader, "id"),
      })),
    faces: (row, components) =>
      SIDES.filter((side) => isObject(valueAt(components, `${row.at}.${FACES[side]}`))).map((side) => ({
        ...{ side, reduced: false },
      })),
    columns: [
      ...SIDES.flatMap((side) => faceColumns(saying, side)),
      choices("faction", leaders.faction, [...sideOptions(saying), { value: "drawn", label: leaders.drawn }]),
      choices("enters", leaders.enters, enters),
      ...leaders.deaths.map((head, i) => numbers(`death[${i}]`, head)),
      flags("pretender", leaders.pretender),
      shown("assassin", leaders.assassin, (icon) => (icon === true ? series.yes : series.no)),
      texts("name", series.name),
      texts("fullName", leaders.fullName),
    ],
  };
}

/** AIE-1.2.1.b: whether he has a face of that side, and what is on it. */
function faceColumns({ words: { leaders }, series }: Saying, side: (typeof SIDES)[number]): readonly FormColumn[] {
  const face = FACES[side];
  const over = side === "caesarians" ? leaders.caesarianFace : leaders.republicanFace;
  const other = FACES[side === "caesarians" ? "republicans" : "caesarians"];
  return [
    {
      ...{ field: face, title: leaders.face.title, label: `${over}: ${leaders.face.label}`, over },
      entry: { is: "flag" },
      read: (row, components) => isObject(valueAt(components, `${row.at}.${face}`)),
      // A face that is added begins as the other one.
      write: (row, components, has) =>
        withValue(components, `${row.at}.${face}`, has === true ? faceLike(components, `${row.at}.${other}`) : null),
    },
    ...(["cc", "tb", "pc", "sr"] as const).map((rating) =>
      where(face, numbers(`${face}.${rating}`, headOf(series, rating, over))),
    ),
  ];
}

function faceLike(components: Json, at: string): Json {
  const face = valueAt(components, at);
  return isObject(face) ? face : { cc: 4, tb: 0, pc: 1, sr: 2 };
}

const romanUnits = ({ words: { units }, series }: Saying): FormTable =>
  unitsTable(series, {
    ...{ id: "units", title: units.title, about: units.about, side: "caesarians", more: [typeOfUnit(series)] },
    rows: (components) =>
      rowsIn(components, "counters.units", (unit) => ({
        name: unitNames(components).get(textAt(unit, "id")) ?? "",
        ...(valueAt(unit, "recruit") === true ? { note: units.recruits } : {}),
        piece: textAt(unit, "id"),
      })),
  });

function kingsTable({ words: { kings }, series }: Saying): FormTable {
  return {
    id: "foreignLeaders",
    title: kings.title,
    about: kings.about,
    rows: (components) =>
      rowsIn(components, "counters.foreignLeaders", (king) => ({
        name: textAt(king, "name"),
        note: peopleNames(components).get(textAt(king, "people")) ?? "",
        piece: textAt(king, "id"),
      })),
    faces: () => [{ side: null, reduced: false }],
    columns: [
      ...(["cc", "tb", "sr"] as const).map((rating) => numbers(rating, headOf(series, rating))),
      perhaps("enters", kings.enters),
      {
        ...{ field: "follows", ...kings.follows },
        entry: (_row, components) => ({ is: "choice", options: [nothing(), ...kingOptions(components)] }),
      },
      perhaps("leaves", kings.leaves),
      several("leavesAtFirst", kings.leavesAtFirst, [
        { value: "allegiance", label: kings.allegiance },
        { value: "pacification", label: kings.pacification },
      ]),
      texts("name", series.name),
    ],
  };
}

const peoplesTable = ({ words: { peoples }, series }: Saying): FormTable => ({
  id: "peoples",
  title: peoples.title,
  about: peoples.about,
  rows: (components) =>
    rowsIn(components, "counters.peoples", (people) => ({
      name: textAt(people, "name"),
      zones: itemsAt(components, "map.zones")
        .filter((zone) => textAt(zone, "people") === textAt(people, "id"))
        .map((zone) => textAt(zone, "id")),
    })),
  columns: [
    texts("name", series.name),
    { ...numbers("vp", peoples.vp), has: (row, components) => valueAt(components, `${row.at}.major`) === true },
    shown("major", series.major, (major) => (major === true ? series.yes : series.no)),
  ],
});

const warriorsTable = ({ words: { warriors }, series }: Saying): FormTable =>
  unitsTable(series, {
    ...{ id: "warriors", title: warriors.title, about: warriors.about, side: null, more: [typeOfUnit(series)] },
    rows: (components) =>
      itemsAt(components, "counters.peoples").flatMap((people, i) =>
        rowsIn(components, `counters.peoples[${i}].units`, (unit, k) => ({
          name: `${textAt(people, "name")} ${k + 1}`,
          piece: textAt(unit, "id"),
        })),
      ),
  });
