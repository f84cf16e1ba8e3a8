/** The boxes of the Peoples: their status, until when they rest, and their units that are off the map. */
import "./beside.css";
import type { ReactNode } from "react";
import { Tangible } from "../../drawing/Tangible.tsx";
import { type TableProps, thing } from "../../games/face.ts";

export interface PeopleOnPanel {
  readonly id: string;
  readonly name: string;
  /** The class that gives the colour of its nation, and what the nation is called. */
  readonly nation: string;
  readonly nationName: string;
  /** What makes it a great one. */
  readonly sup: ReactNode;
  /** Whose it is. */
  readonly mark: ReactNode;
  /** Empty at peace. */
  readonly status: string;
  /** "rests until ..." */
  readonly ban: string | null;
  /** Its counters that are off the map. */
  readonly beside: ReactNode;
}

export function PeopleBox({
  people,
  table,
}: {
  readonly people: PeopleOnPanel;
  readonly table: TableProps;
}): ReactNode {
  const { id, name, nation, nationName, sup, mark, status, ban, beside } = people;
  return (
    <div className="volp-people">
      <Tangible
        it={thing("people", id)}
        table={table}
        label={[name, status].filter((part) => part !== "").join(", ")}
        className="volp-people-head"
      >
        <span className={`volp-nation ${nation}`} title={nationName} />
        <span className="volp-people-name">
          {name}
          {sup !== null && <sup>{sup}</sup>}
        </span>
        {mark}
        {status !== "" && <span className="volp-status-word">{status}</span>}
        {ban !== null && <span className="volp-ban">{ban}</span>}
      </Tangible>
      {beside}
    </div>
  );
}

interface PeoplesProps {
  readonly title: string;
  /** Those at war, say, and the others. */
  readonly groups: readonly {
    readonly title: string;
    readonly calm: boolean;
    readonly peoples: readonly PeopleOnPanel[];
  }[];
  readonly table: TableProps;
}

export const Peoples = ({ title, groups, table }: PeoplesProps): ReactNode => (
  <section className="volp-heap">
    <h3>{title}</h3>
    {groups
      .filter(({ peoples }) => peoples.length > 0)
      .map(({ title: heading, calm, peoples }) => (
        <div key={heading}>
          <h4>{heading}</h4>
          <div className={calm ? "volp-peoples volp-calm" : "volp-peoples"}>
            {peoples.map((people) => (
              <PeopleBox key={people.id} people={people} table={table} />
            ))}
          </div>
        </div>
      ))}
  </section>
);
