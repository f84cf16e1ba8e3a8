/** What is off the map: who was lost this year, and who and what is still to come. */
import type { SeenPiece } from "@rubicon/imperator/components";
import type { ReactNode } from "react";
import { Heap } from "../../../series/panels/heaps.tsx";
import { useKit } from "../kit.ts";
import type { OfTable } from "./Beside.tsx";
import { Counters } from "./marks.tsx";
import { campsToCome, expected, yearOf } from "./reckon.ts";
import { panelWords } from "./words.ts";

/** IMP-9.2.2.n: Roman units that were lost are back in winter. */
export function Lost({ seen, table }: OfTable): ReactNode {
  const words = panelWords[table.language];
  const { facts } = useKit();
  const isRoman = ({ piece }: SeenPiece): boolean => facts.pieces.get(piece)?.people === null;
  const at = (spot: string): readonly SeenPiece[] => seen.pieces.filter((each) => each.at === spot && isRoman(each));
  const [dead, withdrawn] = [at("dead"), at("withdrawn")];
  if (dead.length + withdrawn.length === 0) return null;
  const home = ({ piece }: SeenPiece): string => facts.pieces.get(piece)?.stationName ?? "";
  return (
    <Heap title={words.lost} count={dead.length + withdrawn.length}>
      <p className="volp-quiet">{words.lostHint}</p>
      <Counters pieces={dead} table={table} note={home} />
      {withdrawn.length > 0 && (
        <>
          <h4>{words.withdrawn}</h4>
          <Counters pieces={withdrawn} table={table} note={home} />
        </>
      )}
    </Heap>
  );
}

/** IMP-TL, IMP-4.1.g: leaders who have not entered, and chiefs who come back. */
export function Leaders({ seen, table }: OfTable): ReactNode {
  const words = panelWords[table.language];
  const kit = useKit();
  const { facts } = kit;
  const names = facts.names(table.language);
  const enters = facts.scenarios.get(seen.scenario)?.use.leaderEntry !== false;
  const groups = [
    { title: words.toCome, pieces: enters ? expected(kit, seen, isLeader) : [] },
    { title: words.absent, pieces: seen.pieces.filter(({ at }) => at === "absent") },
  ].filter(({ pieces }) => pieces.length > 0);
  function isLeader(piece: string): boolean {
    return facts.pieces.get(piece)?.leader != null;
  }
  const when = (piece: SeenPiece): string => {
    const year = yearOf(kit, piece);
    return year === null ? words.later : names.year(year);
  };
  if (groups.length === 0) return null;
  return (
    <Heap title={words.leaders}>
      {groups.map(({ title, pieces }) => (
        <div key={title}>
          <h4>{title}</h4>
          <Counters pieces={pieces} table={table} note={title === words.toCome ? when : undefined} />
        </div>
      ))}
    </Heap>
  );
}

/** IMP-9.1, IMP-9.2.1.a, IMP-TD: units, camps and fleets that later years bring. */
export function Later({ seen, table }: OfTable): ReactNode {
  const words = panelWords[table.language];
  const kit = useKit();
  const { facts } = kit;
  const names = facts.names(table.language);
  const year = (piece: SeenPiece): string => names.year(yearOf(kit, piece) ?? seen.lastYear);
  const comes = facts.scenarios.get(seen.scenario)?.use.reinforcements !== false;
  const units = comes ? expected(kit, seen, (piece) => facts.pieces.get(piece)?.unit != null) : [];
  const camps = campsToCome(kit, seen);
  const fleets = seen.pieces.filter(({ piece, due }) => due !== undefined && facts.pieces.get(piece)?.type === "fleet");
  return (
    <>
      {units.length > 0 && (
        <Heap title={words.reinforcements}>
          <Counters pieces={units} table={table} note={year} />
        </Heap>
      )}
      {fleets.length > 0 && (
        <Heap title={words.fleets}>
          <Counters pieces={fleets} table={table} note={year} />
        </Heap>
      )}
      {camps.length > 0 && (
        <Heap title={words.camps}>
          <dl className="imp-years">
            {[...new Set(camps.map(({ from }) => from))].map((from) => (
              <CampsOf key={from} title={names.year(from)}>
                {camps
                  .filter((camp) => camp.from === from)
                  .map(({ name }) => name)
                  .join(", ")}
              </CampsOf>
            ))}
          </dl>
        </Heap>
      )}
    </>
  );
}

const CampsOf = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode => (
  <>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </>
);
