/** All that lies beside the map: the boxes of regions and Peoples, the Reserve, leaders to come, stratagems played. */
import { type Seen, type SeenPiece, seenFrom } from "@rubicon/alea-iacta-est/components";
import type { ReactNode } from "react";
import { Tangible } from "../../../drawing/Tangible.tsx";
import { Agreed, Heap } from "../../../series/panels/heaps.tsx";
import { type TableProps, thing } from "../../face.ts";
import { useKit } from "../kit.ts";
import { campOf } from "../pieces/camps.ts";
import { Counters } from "./marks.tsx";
import { Peoples } from "./Peoples.tsx";
import { Regions } from "./Regions.tsx";
import { Stratagem } from "./Stratagem.tsx";
import { panelWords } from "./words.ts";

export interface OfTable {
  readonly seen: Seen;
  readonly table: TableProps;
}

export function Beside(table: TableProps): ReactNode {
  const seen = seenFrom(table.sight);
  const kit = useKit();
  const words = panelWords[table.language];
  const recruits = seen.pieces.some(({ piece, at }) => at === "reserve" && table.lit.has(thing("piece", piece)));
  const reserve = <Reserve key="reserve" seen={seen} table={table} />;
  return (
    <div className="volp-beside">
      {/* What is asked for comes first. */}
      {recruits && reserve}
      <Regions seen={seen} table={table} />
      <Peoples seen={seen} table={table} />
      <Leaders seen={seen} table={table} />
      {!recruits && reserve}
      <Stratagems seen={seen} table={table} />
      <Agreed title={words.rules} game={kit.game} options={seen.options} language={table.language} />
    </div>
  );
}

function Reserve({ seen, table }: OfTable): ReactNode {
  const words = panelWords[table.language];
  const kit = useKit();
  const here = campOf(
    kit,
    null,
    seen.pieces.filter(({ at }) => at === "reserve"),
  ).units;
  return (
    <Heap title={words.reserve} count={here.length}>
      <p className="volp-quiet">{here.length === 0 ? words.reserveEmpty : words.reserveHint}</p>
      <Counters pieces={here} table={table} small />
    </Heap>
  );
}

function Leaders({ seen, table }: OfTable): ReactNode {
  const words = panelWords[table.language];
  const away = (spot: string): readonly SeenPiece[] =>
    seen.pieces.filter(({ at }) => at === spot).toSorted((a, b) => (a.due ?? 0) - (b.due ?? 0));
  const expected = ({ due }: SeenPiece): string => (due === undefined ? words.afterCaesar : words.bc(-due));
  const groups = [
    { title: words.toCome, pieces: away("to-come") },
    { title: words.absent, pieces: away("absent") },
  ].filter(({ pieces }) => pieces.length > 0);
  if (groups.length === 0) return null;
  return (
    <Heap title={words.leaders}>
      {groups.map(({ title, pieces }) => (
        <div key={title}>
          <h4>{title}</h4>
          <Counters pieces={pieces} table={table} note={expected} />
        </div>
      ))}
    </Heap>
  );
}

function Stratagems({ seen, table }: OfTable): ReactNode {
  const words = panelWords[table.language];
  const names = useKit().facts.names(table.language);
  const shown = [...seen.onMap, ...seen.played];
  return (
    <Heap title={words.stratagems} count={words.inCup(seen.cup)}>
      {shown.length > 0 && (
        <>
          <h4>{words.played}</h4>
          <ul className="volp-stratagems">
            {shown.map((counter) => (
              <li key={counter}>
                <Tangible it={thing("counter", counter)} table={table} label={names.counter(counter)}>
                  <Stratagem counter={counter} language={table.language} />
                </Tangible>
              </li>
            ))}
          </ul>
        </>
      )}
    </Heap>
  );
}
