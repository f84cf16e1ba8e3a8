/** The cells of a form: what stands in each, what it was in the standard pack, and where it comes from. */
import { canonical, type Json, type Provenance, provenanceAt } from "@rubicon/engine";
import { type Entry, type FormColumn, type FormRow, type FormTable, tablesOf, type WorkshopForm } from "./form.ts";
import { inside, stepsOf, valueAt, withValue } from "./steps.ts";

/** A table, or the part of it that is shown. */
export interface Leaf {
  readonly table: FormTable;
  readonly part: string;
}

export interface Cell extends Leaf {
  readonly row: FormRow;
  readonly column: FormColumn;
}

/** The same cell has the same name in every pack. */
export const nameOfCell = ({ table, part, row, column }: Cell): string =>
  [table.id, part, row.key, column.field].join("/");

export const leavesOf = (form: Pick<WorkshopForm, "chapters">): readonly Leaf[] =>
  tablesOf(form).flatMap((table) => (table.parts ?? [{ id: "" }]).map(({ id }) => ({ table, part: id })));

/** Where its value and its faults lie. */
export function placesOf({ row, column }: Pick<Cell, "row" | "column">): readonly string[] {
  const places = column.at?.(row) ?? inside(row.at, column.field);
  return typeof places === "string" ? [places] : places;
}

export const valueIn = ({ row, column }: Pick<Cell, "row" | "column">, components: Json): Json | undefined =>
  column.read === undefined ? valueAt(components, inside(row.at, column.field)) : column.read(row, components);

export const entryOf = ({ row, column }: Pick<Cell, "row" | "column">, components: Json): Entry =>
  typeof column.entry === "function" ? column.entry(row, components) : column.entry;

export const hasCell = (row: FormRow, column: FormColumn, components: Json): boolean =>
  column.has?.(row, components) ?? true;

/** The components with something else in a cell. */
export function withEntry(cell: Cell, components: Json, value: Json): Json {
  if (alike(valueIn(cell, components), value)) return components;
  const { row, column } = cell;
  return column.write?.(row, components, value) ?? withValue(components, inside(row.at, column.field), value);
}

export function cellsOf({ table, part }: Leaf, components: Json): readonly Cell[] {
  return table
    .rows(components, part)
    .flatMap((row) =>
      table.columns
        .filter((column) => hasCell(row, column, components))
        .map((column) => ({ table, part, row, column })),
    );
}

export const alike = (a: Json | undefined, b: Json | undefined): boolean =>
  a === b || canonical(a ?? null) === canonical(b ?? null);

/** The same row of other components; undefined where they have none. */
export const rowLike = (
  { table, part, row }: Pick<Cell, "table" | "part" | "row">,
  components: Json,
): FormRow | undefined => table.rows(components, part).find(({ key }) => key === row.key);

/** Where the value comes from that the standard pack has in a cell; null where it has no such row. */
export function sourceOf(cell: Cell, standard: Json, files: Json): Provenance | null {
  const row = rowLike(cell, standard);
  return row === undefined ? null : provenanceAt(files, stepsOf(placesOf({ row, column: cell.column })[0] ?? ""));
}
