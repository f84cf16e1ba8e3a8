/** The boxes of the Peoples: at war with their units off the map, at peace and until when, those of the Empire; and the draw of war. */
import type { SeenPeople, SeenPiece } from "@rubicon/imperator/components";
import type { ReactNode } from "react";
import { Peoples as Boxes, type PeopleOnPanel } from "../../../series/panels/Peoples.tsx";
import { useKit } from "../kit.ts";
import { pieceWords } from "../pieces/words.ts";
import type { OfTable } from "./Beside.tsx";
import { Counters, SideMark } from "./marks.tsx";
import { markersIn } from "./reckon.ts";
import { panelWords } from "./words.ts";

/** Where units of a People are while they are neither on the map nor at home. */
const OFF = ["box", "withdrawn"];

export function Peoples({ seen, table }: OfTable): ReactNode {
  const words = panelWords[table.language];
  const said = pieceWords[table.language];
  const kit = useKit();
  const { facts } = kit;
  const names = facts.names(table.language);
  if (facts.scenarios.get(seen.scenario)?.use.nonRomans === false) return null;
  /** IMP-4.2.d: the only one that has a side and never a war. */
  const isArmenia = ({ people }: Pick<SeenPeople, "people">): boolean => facts.peoples.get(people)?.front === null;
  const shown = ({ people, status, ban }: SeenPeople): PeopleOnPanel[] => {
    const known = facts.peoples.get(people);
    if (known === undefined) return [];
    // Minor Peoples at peace have all their units in the box.
    const isOff = ({ piece, at }: SeenPiece): boolean =>
      OFF.includes(at) && facts.pieces.get(piece)?.people === people && (known.major || status === "war");
    const beside = seen.pieces.filter(isOff);
    return [
      {
        id: people,
        name: names.people(people),
        nation: `imp-${known.nationality}`,
        nationName: said.nationalities[known.nationality],
        sup: known.major ? "★" : null,
        ...(isArmenia({ people }) && seen.armenia !== null
          ? { mark: <SideMark side={seen.armenia} />, status: names.side(seen.armenia) }
          : { mark: null, status: "" }),
        ban: ban === undefined ? null : words.banned(names.year(ban)),
        beside: beside.length === 0 ? null : <Counters pieces={beside} table={table} small />,
      },
    ];
  };
  const of = (is: SeenPeople["status"]): readonly PeopleOnPanel[] =>
    seen.peoples.filter((each) => each.status === is && !isArmenia(each)).flatMap(shown);
  return (
    <>
      <Boxes
        title={words.peoples}
        groups={[
          { title: words.atWar, calm: false, peoples: of("war") },
          { title: words.allegiance, calm: false, peoples: seen.peoples.filter(isArmenia).flatMap(shown) },
          { title: words.quiet, calm: true, peoples: of("peace") },
          { title: words.annexed, calm: true, peoples: of("removed") },
        ]}
        table={table}
      />
      <p className="volp-quiet">
        <strong>{words.warDraw}</strong>
        {words.colon}
        {words.markers(markersIn(kit, seen).map(names.people), facts.decoys)}
      </p>
    </>
  );
}
