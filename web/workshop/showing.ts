/** The rows of a table as they are shown: which of them, and what stands in each of their cells. */
import type { Json, Provenance } from "@rubicon/engine";
import { type Cell, entryOf, hasCell, type Leaf, nameOfCell, valueIn } from "./cells.ts";
import type { FormColumn, FormRow } from "./form.ts";
import type { CellShown } from "./RowView.tsx";
import { inWords, isOurs, type Shop, sourceIn } from "./shop.ts";

export interface RowShown {
  readonly row: FormRow;
  readonly cells: readonly CellShown[];
  /** What is drawn on its pieces depends on it. */
  readonly drawn: string;
}

type Looking = Pick<
  Shop,
  "form" | "standard" | "components" | "compared" | "faultOf" | "words" | "query" | "oursOnly" | "language"
>;

export function rowsShown(shop: Looking, leaf: Leaf): readonly RowShown[] {
  return rowsWanted(shop, leaf).map((row) => {
    let over: string | undefined;
    const cells = leaf.table.columns.map((column) => {
      const opens = column.over !== over ? (column.over ?? null) : null;
      over = column.over;
      return { ...cellShown(shop, { ...leaf, row, column }), opens };
    });
    return { row, cells, drawn: cells.map(({ value }) => JSON.stringify(value ?? null)).join() };
  });
}

/** Rows that the search and the filter leave. */
export function rowsWanted(shop: Looking, leaf: Leaf): readonly FormRow[] {
  const { components, query, oursOnly } = shop;
  const sought = plainLetters(query.trim());
  return leaf.table
    .rows(components, leaf.part)
    .filter((row) => sought === "" || isSought(shop, leaf, row, sought))
    .filter(
      (row) =>
        !oursOnly ||
        leaf.table.columns.some((column) => hasCell(row, column, components) && isOurs(shop, { ...leaf, row, column })),
    );
}

function isSought(shop: Looking, leaf: Leaf, row: FormRow, sought: string): boolean {
  const { components, words } = shop;
  if (plainLetters(`${row.name} ${row.note ?? ""} ${row.key}`).includes(sought)) return true;
  return leaf.table.columns.some((column) => {
    if (!hasCell(row, column, components)) return false;
    const cell = { row, column };
    const entry = entryOf(cell, components);
    // Numbers are found by nobody, and flags by everybody.
    if (entry.is === "number" || entry.is === "flag") return false;
    return plainLetters(inWords(valueIn(cell, components), entry, words)).includes(sought);
  });
}

/** Without marks on letters, and in small ones. */
const plainLetters = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

const NOT_THERE = (column: FormColumn): Omit<CellShown, "opens"> => ({
  ...{ column, has: false, value: undefined, entry: { is: "fixed" }, from: "fixed" },
  ...{ changed: false, fault: null, told: "" },
});

function cellShown(shop: Looking, cell: Cell): Omit<CellShown, "opens"> {
  const { components, compared, faultOf, form } = shop;
  const { row, column } = cell;
  if (!hasCell(row, column, components)) return NOT_THERE(column);
  const name = nameOfCell(cell);
  const entry = entryOf(cell, components);
  const fault = faultOf.get(name);
  const source = entry.is === "fixed" ? null : sourceIn(shop, cell);
  return {
    ...{ column, has: true, value: valueIn(cell, components), entry },
    from: entry.is === "fixed" ? "fixed" : (source?.from ?? "added"),
    changed: compared.changed.has(name),
    fault: fault === undefined ? null : (form.sentence(fault.why) ?? fault.why),
    told: entry.is === "fixed" ? "" : toldOf(shop, source, compared.changed.get(name), entry),
  };
}

/** Where a value comes from, in a sentence or two; and what the game comes with, where it is changed. */
export function toldOf(
  { form, words }: Pick<Shop, "form" | "words">,
  source: Provenance | null,
  usual: Json | undefined,
  entry: CellShown["entry"],
): string {
  const was = usual === undefined ? [] : [words.usual(inWords(usual, entry, words))];
  return [fromIn({ form, words }, source), ...was].join(" ");
}

function fromIn({ form, words }: Pick<Shop, "form" | "words">, source: Provenance | null): string {
  if (source === null) return words.added;
  const where = source.where === null ? null : form.where(source.where);
  if (source.from === "stated") return words.statedIn(where ?? "");
  if (source.from === "found") return words.foundIn(where ?? "");
  const why = [where, source.basis].filter((text) => text !== null);
  return why.length === 0 ? `${words.ours}.` : words.oursBecause(`${why.join("; ")}.`);
}
