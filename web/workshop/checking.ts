/**
 * Checks what lies on the bench with the reader of the pack itself, and finds the cell that each fault names.
 *
 * A reader stops at the first fault. To find the next ones, what the fault names is taken from the standard pack, on a
 * copy, and read again; until it fits, or nothing more can be told apart.
 */
import { BadInput, type Json, Misread, PACK_FORMAT, type Pack, type Ruleset, readPack } from "@rubicon/engine";
import { type Cell, cellsOf, type Leaf, leavesOf, nameOfCell, placesOf, rowLike, valueIn, withEntry } from "./cells.ts";
import type { WorkshopForm } from "./form.ts";
import { isWithin } from "./steps.ts";

export interface FoundFault {
  /** As the reader says it, without the place. */
  readonly why: string;
  /** Empty for the whole. */
  readonly at: string;
  /** Cells that it names, by name; empty where it is about more than a few. */
  readonly cells: readonly string[];
  /** What it is about, in words: "Cato, Republican face, strategic rating"; null where it names no cell. */
  readonly what: string | null;
  /** The table that holds them; null where no table does. */
  readonly leaf: Leaf | null;
}

/** More would be no help. */
const MOST = 12;
/** A fault of more cells than these is one of their table. */
const FEW = 4;

export function faultsOf(
  rules: Pick<Ruleset, "make">,
  form: Pick<WorkshopForm, "chapters">,
  standard: Json,
  pack: Pack,
): readonly FoundFault[] {
  const faults: FoundFault[] = [];
  let { components } = pack;
  while (faults.length < MOST) {
    const fault = firstFault(rules, { ...pack, components });
    if (fault === null) break;
    const cells = cellsAt(form, components, fault.at);
    const leaf = cells[0] ?? leafAt(form, components, fault.at);
    const named = cells.length <= FEW ? cells.map(nameOfCell) : [];
    // What was mended on the copy is named no second time.
    if (faults.some(({ at, why }) => at === fault.at && why === fault.why)) break;
    const what = named.length > 0 ? `${cells[0].row.name}, ${cells[0].column.label}` : null;
    faults.push({ ...fault, what, cells: named, leaf: leaf && { table: leaf.table, part: leaf.part } });
    const mended = mend(standard, components, cells);
    if (mended === null) break;
    components = mended;
  }
  return faults;
}

/** What is wrong with the name of a pack, as the reader of files says it; null when nothing is. */
export function faultOfName(name: string): string | null {
  try {
    readPack({ pack: "rubicon", format: PACK_FORMAT, game: "-", name, components: {} });
    return null;
  } catch (error) {
    if (error instanceof Misread) return error.why;
    throw error;
  }
}

function firstFault(rules: Pick<Ruleset, "make">, pack: Pack): Pick<FoundFault, "at" | "why"> | null {
  try {
    rules.make(pack);
    return null;
  } catch (error) {
    if (error instanceof Misread) return { at: error.at, why: error.why };
    if (error instanceof BadInput) return { at: "", why: error.message };
    throw error;
  }
}

/** The cells that a place belongs to, or that lie within it. */
function cellsAt(form: Pick<WorkshopForm, "chapters">, components: Json, at: string): readonly Cell[] {
  if (at === "") return [];
  const all = leavesOf(form)
    .flatMap((leaf) => cellsOf(leaf, components))
    .flatMap((cell) => placesOf(cell).map((place) => ({ cell, place })));
  const around = all.filter(({ place }) => isWithin(at, place));
  const closest = Math.max(...around.map(({ place }) => place.length));
  const named =
    around.length > 0
      ? around.filter(({ place }) => place.length === closest)
      : all.filter(({ place }) => isWithin(place, at));
  return [...new Set(named.map(({ cell }) => cell))];
}

/** The table that a place is about though it names no cell: that of the rows within it, or around it. */
function leafAt(form: Pick<WorkshopForm, "chapters">, components: Json, at: string): Leaf | null {
  if (at === "") return null;
  const holds = ({ table, part }: Leaf): boolean =>
    table.rows(components, part).some((row) => isWithin(row.at, at) || isWithin(at, row.at));
  return leavesOf(form).find(holds) ?? null;
}

/** With those cells as the standard pack has them; null when that changes nothing. */
function mend(standard: Json, components: Json, cells: readonly Cell[]): Json | null {
  let mended = components;
  for (const cell of cells) {
    const usual = usualOf(standard, cell);
    if (usual !== undefined) mended = withEntry(cell, mended, usual);
  }
  return mended === components || JSON.stringify(mended) === JSON.stringify(components) ? null : mended;
}

/** What the standard pack has in that cell. */
export function usualOf(standard: Json, cell: Cell): Json | undefined {
  const row = rowLike(cell, standard);
  return row === undefined ? undefined : valueIn({ row, column: cell.column }, standard);
}
