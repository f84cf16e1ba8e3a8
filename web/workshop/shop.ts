/** What every part of the workshop knows: the form, what lies on the bench, and how it is marked. */
import type { Json, Language, Pack, Provenance, Ruleset } from "@rubicon/engine";
import { createContext, use } from "react";
import { type Cell, entryOf, nameOfCell, sourceOf } from "./cells.ts";
import type { FoundFault } from "./checking.ts";
import type { Entry, WorkshopForm } from "./form.ts";
import type { BenchState } from "./useBench.ts";
import type { WorkshopWords } from "./words.ts";

export interface Shop extends BenchState {
  readonly form: WorkshopForm;
  readonly standard: Pack;
  readonly rules: Ruleset;
  readonly components: Json;
  readonly language: Language;
  readonly words: WorkshopWords;
  /** By the name of the cell. */
  readonly faultOf: ReadonlyMap<string, FoundFault>;
  readonly query: string;
  readonly oursOnly: boolean;
  /** Shows a table, one of its parts, and a cell in it. */
  show(table: string, part?: string, cell?: string): void;
  /** The cell that is looked at: where its value comes from is told. */
  look(cell: Cell | null): void;
}

const ShopContext = createContext<Shop | null>(null);

export const ShopAround = ShopContext;

export function useShop(): Shop {
  const shop = use(ShopContext);
  if (shop === null) throw new Error("Something of the workshop is shown outside of it.");
  return shop;
}

/** Sources are asked for every cell, again and again, and never change. */
const sources = new WeakMap<WorkshopForm, Map<string, Provenance | null>>();

export function sourceIn({ form, standard }: Pick<Shop, "form" | "standard">, cell: Cell): Provenance | null {
  const known = sources.get(form) ?? new Map<string, Provenance | null>();
  sources.set(form, known);
  const name = nameOfCell(cell);
  const source = known.has(name) ? (known.get(name) ?? null) : sourceOf(cell, standard.components, form.files);
  known.set(name, source);
  return source;
}

/** Whether somebody who owns the game may know better: it can be changed, and the rules do not state it. */
export const isOurs = (shop: Pick<Shop, "form" | "standard" | "components">, cell: Cell): boolean =>
  entryOf(cell, shop.components).is !== "fixed" && sourceIn(shop, cell)?.from !== "stated";

/** What stands in a cell, as it is shown. */
export function inWords(value: Json | undefined, entry: Entry, words: WorkshopWords): string {
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (entry.is === "choice" || entry.is === "several") {
    const labels = (Array.isArray(value) ? value : [value ?? null]).map((each) => labelIn(entry.options, each));
    return labels.join(", ") || words.empty;
  }
  if (value === undefined || value === null || value === "") return words.empty;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

const labelIn = (options: readonly { readonly value: Json; readonly label: string }[], value: Json): string => {
  const text = JSON.stringify(value);
  return (
    options.find((option) => JSON.stringify(option.value) === text)?.label ?? (value === null ? "" : String(value))
  );
};
