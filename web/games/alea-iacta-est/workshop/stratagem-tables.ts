/** Which two stratagems share a counter (AIE-6.0.a), and the blank markers. */
import { TITLES } from "@rubicon/alea-iacta-est/components";
import type { Json } from "@rubicon/engine";
import { alike } from "../../../workshop/cells.ts";
import { numbers, rowsIn } from "../../../workshop/columns.ts";
import type { EntryOption, FormColumn, FormTable } from "../../../workshop/form.ts";
import { itemsAt, textAt, valueAt, withValue } from "../../../workshop/steps.ts";
import type { Saying } from "./saying.ts";

const COUNTERS = "stratagems.counters";
const SIDES = ["a", "b"] as const;

export const stratagemTables = (saying: Saying, standard: Json): readonly FormTable[] => [
  pairsTable(saying, standard),
  cupTable(saying),
];

function pairsTable({ words: { stratagems: words }, names }: Saying, standard: Json): FormTable {
  const faceText = (face: Json | undefined): string => {
    const title = TITLES.find((each) => each === textAt(face, "title"));
    const value = Number(valueAt(face, "value") ?? 0);
    const name = title === undefined ? textAt(face, "title") : names.stratagem(title);
    return value === 0 ? name : `${name} ${value > 0 ? "+" : ""}${value}`;
  };
  const all = itemsAt(standard, COUNTERS).flatMap((counter) => SIDES.map((side) => valueAt(counter, side) ?? null));
  const options: readonly EntryOption[] = all
    .filter((face, i) => all.findIndex((other) => alike(other, face)) === i)
    .map((face) => ({ value: face, label: faceText(face) }))
    .sort((one, other) => one.label.localeCompare(other.label));
  const side = (field: (typeof SIDES)[number]): FormColumn => ({
    ...{ field, ...words[field] },
    entry: { is: "choice", options },
    write: (row, components, face) => exchanged(components, `${row.at}.${field}`, face),
  });
  return {
    id: "stratagems",
    title: words.title,
    about: words.about,
    rows: (components) => rowsIn(components, COUNTERS, (_, i) => ({ name: words.counter(i + 1) })),
    columns: SIDES.map(side),
  };
}

/** The face that is chosen changes places with the one that stands there. */
function exchanged(components: Json, at: string, face: Json): Json {
  const there = valueAt(components, at) ?? null;
  const places = itemsAt(components, COUNTERS).flatMap((_, i) => SIDES.map((side) => `${COUNTERS}[${i}].${side}`));
  const from = places.find((place) => alike(valueAt(components, place), face));
  const chosen = withValue(components, at, face);
  return from === undefined ? chosen : withValue(chosen, from, there);
}

const cupTable = ({ words: { cup } }: Saying): FormTable => ({
  id: "cup",
  title: cup.title,
  about: cup.about,
  rows: () => [{ at: "stratagems", key: "cup", name: cup.title }],
  columns: [numbers("dummies", cup.blanks)],
});
