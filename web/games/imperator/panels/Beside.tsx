/** All that lies beside the map: the purple, Fronts, Peoples, who was lost, who is to come, stratagems played. */
import { type Seen, seenFrom, type Title } from "@rubicon/imperator/components";
import type { ReactNode } from "react";
import { Agreed, Heap } from "../../../series/panels/heaps.tsx";
import { kindOf, type TableProps } from "../../face.ts";
import { useKit } from "../kit.ts";
import { Fronts } from "./Fronts.tsx";
import { Peoples } from "./Peoples.tsx";
import { Later, Leaders, Lost } from "./Pools.tsx";
import { Purple } from "./Purple.tsx";
import { counted, Stratagem } from "./Stratagem.tsx";
import { panelWords } from "./words.ts";

export interface OfTable {
  readonly seen: Seen;
  readonly table: TableProps;
}

export function Beside(table: TableProps): ReactNode {
  const seen = seenFrom(table.sight);
  const kit = useKit();
  const words = panelWords[table.language];
  const peoples = [...table.lit].some((it) => kindOf(it) === "people");
  const boxes = <Peoples key="peoples" seen={seen} table={table} />;
  return (
    <div className="volp-beside">
      {/* What is asked for comes first. */}
      {peoples && boxes}
      <Purple seen={seen} table={table} />
      <Fronts seen={seen} table={table} />
      {!peoples && boxes}
      <Lost seen={seen} table={table} />
      <Leaders seen={seen} table={table} />
      <Later seen={seen} table={table} />
      <Stratagems seen={seen} table={table} />
      <Agreed title={words.rules} game={kit.game} options={seen.options} language={table.language} />
    </div>
  );
}

function Stratagems({ seen, table }: OfTable): ReactNode {
  const words = panelWords[table.language];
  const { facts } = useKit();
  if (facts.scenarios.get(seen.scenario)?.use.stratagems === false) return null;
  const groups: readonly { readonly title: string; readonly titles: readonly Title[] }[] = [
    { title: words.onMap, titles: seen.markers.map(({ stratagem }) => stratagem) },
    { title: words.played, titles: seen.played },
    { title: words.known, titles: seen.hands[table.viewer]?.returned ?? [] },
    { title: words.spent, titles: seen.spent },
  ];
  return (
    <Heap title={words.stratagems} count={words.inCup(seen.cup)}>
      {groups
        .filter(({ titles }) => titles.length > 0)
        .map(({ title, titles }) => (
          <div key={title}>
            <h4>{title}</h4>
            <ul className="volp-stratagems">
              {counted(titles).map(({ title: each, count }) => (
                <li key={each}>
                  <Stratagem title={each} count={count} language={table.language} />
                </li>
              ))}
            </ul>
          </div>
        ))}
    </Heap>
  );
}
