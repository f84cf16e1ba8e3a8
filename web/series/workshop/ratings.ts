/** Ratings as counters have them: of units on both faces, of leaders. */
import { type Head, numbers } from "../../workshop/columns.ts";
import type { FormColumn } from "../../workshop/form.ts";
import type { SeriesFormWords } from "./wording.ts";

type Rating = keyof SeriesFormWords["ratings"];

export function headOf({ ratings }: SeriesFormWords, rating: Rating, over?: string): Head {
  const { title, label } = ratings[rating];
  if (over === undefined) return { title, label: label.replace(/^./, (first) => first.toUpperCase()) };
  return { title, label: `${over}, ${label}`, over };
}

/** Strength, quality and tactical bonus, full and reduced. */
export const unitRatings = (words: SeriesFormWords): readonly FormColumn[] =>
  (["full", "reduced"] as const).flatMap((face) =>
    (["sp", "qu", "tb"] as const).map((rating) =>
      numbers(`${face}.${rating}`, headOf(words, rating, face === "full" ? words.fullFace : words.reducedFace)),
    ),
  );
