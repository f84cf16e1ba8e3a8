/** Columns that many tables have, in few words. */
import { isList, isObject, type Json } from "@rubicon/engine";
import type { EntryOption, FormColumn, FormRow } from "./form.ts";
import { inside, itemsAt, textAt, valueAt, withValue } from "./steps.ts";

/** What stands over a column: short, in full, and over several. */
export interface Head {
  readonly title: string;
  readonly label: string;
  readonly over?: string;
}

export const numbers = (field: string, head: Head): FormColumn => ({ field, ...head, entry: { is: "number" } });
/** A number, or nothing. */
export const perhaps = (field: string, head: Head): FormColumn => ({
  ...{ field, ...head },
  entry: { is: "number", maybe: true },
});
export const texts = (field: string, head: Head): FormColumn => ({ field, ...head, entry: { is: "text" } });
export const maybeTexts = (field: string, head: Head): FormColumn => ({
  ...{ field, ...head },
  entry: { is: "text", maybe: true },
});
export const flags = (field: string, head: Head): FormColumn => ({ field, ...head, entry: { is: "flag" } });
export const choices = (field: string, head: Head, options: readonly EntryOption[]): FormColumn => ({
  ...{ field, ...head },
  entry: { is: "choice", options },
});
export const several = (field: string, head: Head, options: readonly EntryOption[]): FormColumn => ({
  ...{ field, ...head },
  entry: { is: "several", options },
});

/** Shown as it is called. */
export const shown = (field: string, head: Head, name: (value: Json | undefined) => string): FormColumn => ({
  ...{ field, ...head },
  entry: { is: "fixed" },
  read: (row, components) => name(valueAt(components, inside(row.at, field))),
});

/** A field that is left out where nothing stands in it. */
export const leftOut = (column: FormColumn): FormColumn => ({
  ...column,
  write: (row, components, value) =>
    withValue(components, inside(row.at, column.field), isNothing(value) ? undefined : value),
});

const isNothing = (value: Json): boolean => value === null || value === false || (isList(value) && value.length === 0);

/** Only for rows where something stands in a field around it. */
export const where = (around: string, column: FormColumn): FormColumn => ({
  ...column,
  has: (row, components) => isObject(valueAt(components, inside(row.at, around))),
});

/** The items of a list as rows: by a field that tells them apart, and a name. */
export function rowsIn(
  components: Json,
  at: string,
  of: (item: Json, index: number) => Omit<FormRow, "at" | "key"> & { readonly key?: string },
): readonly FormRow[] {
  return itemsAt(components, at).map((item, i) => ({ at: `${at}[${i}]`, key: textAt(item, "id"), ...of(item, i) }));
}

export const nothing = (label = "–"): EntryOption => ({ value: null, label });
