/** The boxes of the Peoples: their status, who holds them, until when they rest, and their units that are off the map. */
import type { SeenPeople } from "@rubicon/alea-iacta-est/components";
import type { ReactNode } from "react";
import { Tangible } from "../../../drawing/Tangible.tsx";
import { thing } from "../../face.ts";
import { useKit } from "../kit.ts";
import { pieceWords } from "../pieces/words.ts";
import type { OfTable } from "./Beside.tsx";
import { Counters, SideMark } from "./marks.tsx";
import { panelWords } from "./words.ts";

export function Peoples({ seen, table }: OfTable): ReactNode {
  const words = panelWords[table.language];
  const restless = seen.peoples.filter(({ status }) => status !== "peace");
  const quiet = seen.peoples.filter(({ status }) => status === "peace");
  return (
    <section className="aie-heap">
      <h3>{words.peoples}</h3>
      {restless.length > 0 && (
        <>
          <h4>{words.restless}</h4>
          <div className="aie-peoples">
            {restless.map((each) => (
              <PeopleBox key={each.people} people={each} seen={seen} table={table} />
            ))}
          </div>
        </>
      )}
      <h4>{words.quiet}</h4>
      <div className="aie-peoples aie-calm">
        {quiet.map((each) => (
          <PeopleBox key={each.people} people={each} seen={seen} table={table} />
        ))}
      </div>
    </section>
  );
}

function PeopleBox({ people, seen, table }: OfTable & { readonly people: SeenPeople }): ReactNode {
  const words = panelWords[table.language];
  const said = pieceWords[table.language];
  const { facts } = useKit();
  const known = facts.peoples.get(people.people);
  if (known === undefined) return null;
  const at = people.status === "peace" ? ["off"] : ["box", "off"];
  const beside = seen.pieces.filter(
    ({ piece, at: spot }) => at.includes(spot) && facts.pieces.get(piece)?.people === people.people,
  );
  const status = people.status === "peace" ? "" : said.status[people.status];
  return (
    <div className="aie-people">
      <Tangible
        it={thing("people", people.people)}
        table={table}
        label={[known.name, status].filter((part) => part !== "").join(", ")}
        className="aie-people-head"
      >
        <span className={`aie-nation aie-${known.nationality}`} title={said.nationalities[known.nationality]} />
        <span className="aie-people-name">
          {known.name}
          {known.major && <sup>{known.points}</sup>}
        </span>
        {people.holder !== null && <SideMark side={people.holder} />}
        {status !== "" && <span className="aie-status-word">{status}</span>}
        {people.ban !== undefined && <span className="aie-ban">{words.banned(words.bc(-people.ban))}</span>}
      </Tangible>
      {beside.length > 0 && <Counters pieces={beside} table={table} small />}
    </div>
  );
}
