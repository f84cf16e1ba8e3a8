/** How many counters there are of each stratagem (IMP-6), and the blank markers. */
import { TITLES } from "@rubicon/imperator/components";
import { numbers, rowsIn } from "../../../workshop/columns.ts";
import type { FormTable } from "../../../workshop/form.ts";
import { textAt } from "../../../workshop/steps.ts";
import type { Saying } from "./saying.ts";

export const stratagemTables = ({ words: { stratagems, cup }, names }: Saying): readonly FormTable[] => [
  {
    ...{ id: "stratagems", title: stratagems.title, about: stratagems.about },
    rows: (components) =>
      rowsIn(components, "stratagems.titles", (item) => {
        const key = textAt(item, "title");
        const title = TITLES.find((each) => each === key);
        return { key, name: title === undefined ? key : names.stratagem(title).title };
      }),
    columns: [numbers("count", stratagems.count)],
  },
  {
    ...{ id: "cup", title: cup.title, about: cup.about },
    rows: () => [{ at: "stratagems", key: "cup", name: cup.title }],
    columns: [numbers("decoys", cup.decoys)],
  },
];
