/** Tables of counters that both volumes have: units with ratings on both faces. */
import type { Json } from "@rubicon/engine";
import { shown, texts } from "../../workshop/columns.ts";
import type { FormColumn, FormRow, FormTable, PieceFace } from "../../workshop/form.ts";
import { unitRatings } from "./ratings.ts";
import type { SeriesFormWords } from "./wording.ts";

/** "legio" as it stands over a unit: "Legio". */
export const asTitle = (value: Json | undefined): string =>
  String(value ?? "").replace(/^./, (first) => first.toUpperCase());

interface UnitsTable {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  /** Whose colours they are drawn in; null for those who have their own. */
  readonly side: string | null;
  readonly more?: readonly FormColumn[];
  rows(components: Json): readonly FormRow[];
}

export function unitsTable(words: SeriesFormWords, { side, more = [], rows, ...heading }: UnitsTable): FormTable {
  const faces: readonly PieceFace[] = [
    { side, reduced: false },
    { side, reduced: true },
  ];
  return {
    ...heading,
    rows,
    faces: () => faces,
    columns: [...unitRatings(words), texts("name", words.name), ...more],
  };
}

export const typeOfUnit = ({ type }: SeriesFormWords): FormColumn => shown("type", type, asTitle);
