/** What is changed against the standard pack: cells with another value, rows that were added or left out. */
import { canonical, type Json } from "@rubicon/engine";
import { alike, type Cell, cellsOf, entryOf, type Leaf, leavesOf, nameOfCell, valueIn } from "./cells.ts";
import type { FormRow, WorkshopForm } from "./form.ts";

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
  const { table, part } = leaf;
  const [before, after] = [table.rows(standard, part), table.rows(now, part)];
  const known = new Map(before.map((row) => [row.key, row]));
  const found = new Set(after.map(({ key }) => key));
  const olds = new Map(cellsOf(leaf, standard).map((cell) => [nameOfCell(cell), cell]));
  return [
    ...cellsOf(leaf, now).flatMap((cell): Difference[] => {
      if (!known.has(cell.row.key) || entryOf(cell, now).is === "fixed") return [];
      const old = olds.get(nameOfCell(cell));
      const was = old === undefined ? undefined : valueIn(old, standard);
      const value = valueIn(cell, now);
      return alike(was, value) ? [] : [{ is: "changed", cell, was: was ?? null, now: value ?? null }];
    }),
    ...after.filter(({ key }) => !known.has(key)).map((row): Difference => ({ is: "added", leaf, row })),
    ...before.filter(({ key }) => !found.has(key)).map((row): Difference => ({ is: "removed", leaf, row })),
  ];
}
