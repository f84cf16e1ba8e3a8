/** The tracks of the table in a line or two: year and phase, sequences and points of both roles, who wears the purple, the event. */
import { levelOf, type Seen, SIDES, type SideName, seenFrom } from "@rubicon/imperator/components";
import type { ReactNode } from "react";
import { Asked, Balance, Side, Years } from "../../../series/panels/Status.tsx";
import type { TableProps } from "../../face.ts";
import { useKit } from "../kit.ts";
import { SideMark } from "./marks.tsx";
import { PurpleLine } from "./Purple.tsx";
import "./status.css";
import { panelWords } from "./words.ts";

interface OfTable {
  readonly seen: Seen;
  readonly table: TableProps;
}

export function Status(table: TableProps): ReactNode {
  const seen = seenFrom(table.sight);
  const words = panelWords[table.language];
  const { facts } = useKit();
  const names = facts.names(table.language);
  const side = SIDES.find((each) => seen.leads[each] === seen.toMove);
  return (
    <div className="volp-status imp-status">
      <div className="volp-status-row">
        <Years
          year={seen.year}
          first={facts.scenarios.get(seen.scenario)?.start ?? seen.year}
          last={seen.lastYear}
          phase={seen.phase}
          words={words}
          nameOf={names.year}
        />
        <div className="volp-balance">
          <OneSide side="rome" seen={seen} table={table} />
          <Score seen={seen} table={table} />
          <OneSide side="enemy" seen={seen} table={table} />
        </div>
        <PurpleLine seen={seen} table={table} />
        <Asked
          decides={side === undefined || table.over ? null : words.decides[side]}
          what={seen.phase === null ? "" : words.phases[seen.phase]}
          chips={[
            ...(seen.pax ? [words.pax] : []),
            ...(seen.event > 0 ? [words.events[seen.event - 1]] : []),
            ...(seen.success ? [words.success] : seen.civilWar ? [words.civilWar] : []),
          ]}
          words={words}
        />
      </div>
    </div>
  );
}

function OneSide({ side, seen, table }: OfTable & { readonly side: SideName }): ReactNode {
  const words = panelWords[table.language];
  return (
    <Side
      side={side}
      name={useKit().facts.names(table.language).side(side)}
      second={side === "enemy"}
      mark={<SideMark side={side} />}
      moves={seen.leads[side] === seen.toMove}
      sequences={seen.sequences[side]}
      extra={seen.extra === side}
      initiative={seen.initiative === side ? words.hasInitiative[side] : null}
      words={words}
    />
  );
}

/** IMP-10.v, IMP-10.w: more than twice as many points, and more than five times, on either side. */
const GOALS = [1 / 6, 1 / 3, 2 / 3, 5 / 6];
/** The needle stays on its beam. */
const EDGE = 0.1;

/** The share that the enemies of Rome have of all points. */
export function shareOf({ rome, enemy }: Seen["vp"]): number {
  if (rome === enemy) return 0.5;
  if (rome <= 0 && enemy <= 0) return rome > enemy ? 0.42 : 0.58;
  const share = Math.max(0, enemy) / (Math.max(0, rome) + Math.max(0, enemy));
  return Math.min(1 - EDGE, Math.max(EDGE, share));
}

function Score({ seen, table }: OfTable): ReactNode {
  const words = panelWords[table.language];
  const { rome, enemy } = seen.vp;
  const leader: SideName | null = rome > enemy ? "rome" : rome < enemy ? "enemy" : null;
  const [level] = levelOf(Math.max(rome, enemy), Math.min(rome, enemy));
  const stands = leader === null ? words.even : `${words.ahead[leader]}${words.colon}${words.levels[level]}`;
  return (
    <Balance
      leader={leader}
      said={`${words.score(rome, enemy)}. ${stands}. ${words.goals}`}
      at={shareOf(seen.vp)}
      score={`${rome} : ${enemy}`}
      goals={GOALS}
    />
  );
}
