/** What is changed against the standard pack: cells with another value, rows that were added or left out. */
import { canonical, isList, type Json } from "@rubicon/engine";
import { alike, type Cell, cellsOf, entryOf, type Leaf, leavesOf, nameOfCell, placesOf, valueIn } from "./cells.ts";
import type { FormRow, FormTable, WorkshopForm } from "./form.ts";
import { stepsOf, valueAt } from "./steps.ts";

export type Difference =
  | { readonly is: "changed"; readonly cell: Cell; readonly was: Json; readonly now: Json }
  | { readonly is: "added" | "removed"; readonly leaf: Leaf; readonly row: FormRow };

export interface Compared {
  readonly differences: readonly Difference[];
  /** By the name of the cell: what the standard pack has there. */
  readonly changed: ReadonlyMap<string, Json>;
  /** How many there are in each table, by its id. */
  readonly count: ReadonlyMap<string, number>;
  /** Something differs that no table shows. */
  readonly elsewhere: boolean;
}

export function compare(form: Pick<WorkshopForm, "chapters">, standard: Json, now: Json): Compared {
  const differences = standard === now ? [] : leavesOf(form).flatMap((leaf) => differencesIn(leaf, standard, now));
  const changed = new Map<string, Json>();
  const count = new Map<string, number>();
  for (const difference of differences) {
    const { table } = difference.is === "changed" ? difference.cell : difference.leaf;
    count.set(table.id, (count.get(table.id) ?? 0) + 1);
    if (difference.is === "changed") changed.set(nameOfCell(difference.cell), difference.was);
  }
  const elsewhere = differences.length === 0 && standard !== now && canonical(standard) !== canonical(now);
  return { differences, changed, count, elsewhere };
}

function differencesIn(leaf: Leaf, standard: Json, now: Json): readonly Difference[] {
  const usual = usualIn(leaf, standard);
  if (usual.parts.every((part) => valueAt(now, part) === valueAt(standard, part))) return [];
  const after = leaf.table.rows(now, leaf.part);
  const found = new Set(after.map(({ key }) => key));
  return [
    ...cellsOf(leaf, now).flatMap((cell): Difference[] => {
      if (!usual.rows.has(cell.row.key)) return [];
      const was = usual.values.get(nameOfCell(cell));
      const value = valueIn(cell, now);
      if (alike(was, value) || entryOf(cell, now).is === "fixed") return [];
      return [{ is: "changed", cell, was: was ?? null, now: value ?? null }];
    }),
    ...after.filter(({ key }) => !usual.rows.has(key)).map((row): Difference => ({ is: "added", leaf, row })),
    ...[...usual.rows.values()]
      .filter(({ key }) => !found.has(key))
      .map((row): Difference => ({ is: "removed", leaf, row })),
  ];
}

/** A table as the standard pack has it. */
interface Usual {
  readonly standard: Json;
  readonly rows: ReadonlyMap<string, FormRow>;
  /** By the name of the cell. */
  readonly values: ReadonlyMap<string, Json | undefined>;
  /** Parts of the components in which its values lie: as long as they are the same, so is the table. */
  readonly parts: readonly string[];
}

const usuals = new WeakMap<FormTable, Map<string, Usual>>();

/** It never changes, and is asked for with every letter that somebody types. */
function usualIn(leaf: Leaf, standard: Json): Usual {
  const { table, part } = leaf;
  const known = usuals.get(table)?.get(part);
  if (known?.standard === standard) return known;
  const rows = table.rows(standard, part);
  const cells = cellsOf(leaf, standard);
  const places = [...rows.map(({ at }) => at), ...cells.flatMap(placesOf)];
  const usual: Usual = {
    standard,
    rows: new Map(rows.map((row) => [row.key, row])),
    values: new Map(cells.map((cell) => [nameOfCell(cell), valueIn(cell, standard)])),
    parts: [...new Set(places.map((place) => partOf(place, standard)))],
  };
  usuals.set(table, (usuals.get(table) ?? new Map<string, Usual>()).set(part, usual));
  return usual;
}

/** Such as `map`, `counters`, or one of several scenarios. */
function partOf(place: string, standard: Json): string {
  const [first, second] = stepsOf(place);
  return isList(valueAt(standard, String(first))) && second !== undefined ? `${first}[${second}]` : String(first);
}
