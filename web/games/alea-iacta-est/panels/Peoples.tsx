/** The boxes of the Peoples: their status, who holds them, until when they rest, and their units that are off the map. */
import type { SeenPeople } from "@rubicon/alea-iacta-est/components";
import type { ReactNode } from "react";
import { Peoples as Boxes, type PeopleOnPanel } from "../../../series/panels/Peoples.tsx";
import { useKit } from "../kit.ts";
import { pieceWords } from "../pieces/words.ts";
import type { OfTable } from "./Beside.tsx";
import { Counters, SideMark } from "./marks.tsx";
import { panelWords } from "./words.ts";

export function Peoples({ seen, table }: OfTable): ReactNode {
  const words = panelWords[table.language];
  const said = pieceWords[table.language];
  const { facts } = useKit();
  const shown = ({ people, status, holder, ban }: SeenPeople): PeopleOnPanel[] => {
    const known = facts.peoples.get(people);
    if (known === undefined) return [];
    const at = status === "peace" ? ["off"] : ["box", "off"];
    const beside = seen.pieces.filter(
      ({ piece, at: spot }) => at.includes(spot) && facts.pieces.get(piece)?.people === people,
    );
    return [
      {
        id: people,
        name: known.name,
        nation: `aie-${known.nationality}`,
        nationName: said.nationalities[known.nationality],
        sup: known.major ? known.points : null,
        mark: holder === null ? null : <SideMark side={holder} />,
        status: status === "peace" ? "" : said.status[status],
        ban: ban === undefined ? null : words.banned(words.bc(-ban)),
        beside: beside.length === 0 ? null : <Counters pieces={beside} table={table} small />,
      },
    ];
  };
  const isRestless = ({ status }: SeenPeople): boolean => status !== "peace";
  return (
    <Boxes
      title={words.peoples}
      groups={[
        { title: words.restless, calm: false, peoples: seen.peoples.filter(isRestless).flatMap(shown) },
        { title: words.quiet, calm: true, peoples: seen.peoples.filter((each) => !isRestless(each)).flatMap(shown) },
      ]}
      table={table}
    />
  );
}
