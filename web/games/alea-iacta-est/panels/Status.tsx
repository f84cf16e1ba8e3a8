/** The tracks of the table in a line or two: year and phase, sequences of both sides, points, the Republic, the event. */
import { type Seen, SIDES, type SideName, seenFrom } from "@rubicon/alea-iacta-est/components";
import type { ReactNode } from "react";
import { Asked, Balance, Side, Years } from "../../../series/panels/Status.tsx";
import type { TableProps } from "../../face.ts";
import { useKit } from "../kit.ts";
import { intriguesIn } from "../pieces/Troubles.tsx";
import { SideMark } from "./marks.tsx";
import { phaseOf } from "./phases.ts";
import "./status.css";
import { panelWords, playWords } from "./words.ts";

interface OfTable {
  readonly seen: Seen;
  readonly table: TableProps;
}

export function Status(table: TableProps): ReactNode {
  const seen = seenFrom(table.sight);
  const words = panelWords[table.language];
  const scenario = useKit().facts.scenarios.get(seen.scenario);
  return (
    <div className="volp-status aie-status">
      <div className="volp-status-row">
        <Years
          year={seen.year}
          first={scenario?.start ?? seen.year}
          last={seen.lastYear}
          phase={phaseOf(seen)}
          words={words}
          nameOf={(year) => words.bc(-year)}
        />
        <div className="volp-balance">
          <OneSide side="caesarians" seen={seen} table={table} />
          <Score seen={seen} table={table} />
          <OneSide side="republicans" seen={seen} table={table} />
        </div>
        <Republic seen={seen} table={table} />
        <WhoIsAsked seen={seen} table={table} />
      </div>
    </div>
  );
}

function OneSide({ side, seen, table }: OfTable & { readonly side: SideName }): ReactNode {
  const words = panelWords[table.language];
  const name = useKit().facts.names(table.language).side(side);
  return (
    <Side
      side={side}
      name={name}
      second={side === "republicans"}
      mark={<SideMark side={side} />}
      moves={seen.leads[side] === seen.toMove}
      sequences={seen.sequences[side]}
      extra={seen.extra === side}
      initiative={seen.initiative === side ? words.hasInitiative(name) : null}
      words={words}
    />
  );
}

/** How far the needle swings where no goal is set. */
const SCALE = 20;

function Score({ seen, table }: OfTable): ReactNode {
  const words = panelWords[table.language];
  const { facts } = useKit();
  const names = facts.names(table.language);
  const goals = facts.scenarios.get(seen.scenario)?.goals ?? null;
  const most = goals === null ? SCALE : Math.max(Math.abs(goals.caesarians), Math.abs(goals.republicans)) + 5;
  const at = (score: number): number => 0.5 - 0.5 * Math.max(-1, Math.min(1, score / most));
  const leader: SideName | null = seen.score > 0 ? "caesarians" : seen.score < 0 ? "republicans" : null;
  const said = leader === null ? words.level : words.ahead(names.side(leader), Math.abs(seen.score));
  const aims =
    goals === null
      ? words.byControl
      : SIDES.map((side) => words.goal(names.side(side), Math.abs(goals[side]))).join(", ");
  return (
    <Balance
      leader={leader}
      said={`${said}. ${aims}`}
      at={at(seen.score)}
      score={Math.abs(seen.score)}
      goals={goals === null ? [] : SIDES.map((side) => at(goals[side]))}
    />
  );
}

const LAST_STEP = 5;

/** The troubles of the Republic, up to its death at five, and where they would be if the year ended now. */
function Republic({ seen, table }: OfTable): ReactNode {
  const words = panelWords[table.language];
  const { trouble } = useKit().facts.names(table.language);
  const ahead = seen.yearSoFar;
  const said = [
    `${words.spqr(seen.spqr)}, ${seen.marker === "cicero" ? words.cicero : words.princeps}`,
    ...(ahead === null ? [] : [words.yearSoFar(ahead.spqr, ahead.counted, ahead.troubles.map(trouble))]),
    ...(ahead?.dead ? [words.republicDies] : []),
  ].join(". ");
  return (
    <span className={`aie-republic${ahead?.dead ? " aie-dying" : ""}`} role="img" aria-label={said} title={said}>
      <span className="aie-spqr" aria-hidden="true">
        SPQR
      </span>
      {Array.from({ length: LAST_STEP + 1 }, (_, step) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps are their places.
          key={step}
          className={`aie-step${step === seen.spqr ? " volp-now" : step < seen.spqr ? " volp-past" : ""}${step === ahead?.spqr ? " aie-due" : ""}`}
        >
          {step === LAST_STEP ? "✝" : step}
        </span>
      ))}
    </span>
  );
}

function WhoIsAsked({ seen, table }: OfTable): ReactNode {
  const words = panelWords[table.language];
  const plays = playWords[table.language];
  const kit = useKit();
  const names = kit.facts.names(table.language);
  const intrigues = intriguesIn(kit, seen);
  const phase = phaseOf(seen);
  const side = SIDES.find((each) => seen.leads[each] === seen.toMove);
  return (
    <Asked
      decides={side === undefined || table.over ? null : words.decides(names.side(side))}
      what={phase === null ? words.deployment : words.phases[phase]}
      chips={[
        ...(seen.event > 0 ? [words.events[seen.event - 1]] : []),
        ...(seen.janus ? [words.janus] : []),
        ...(seen.halvings > 0 ? [plays.halved(seen.halvings)] : []),
        ...(intrigues > 0 ? [plays.intrigues(intrigues)] : []),
      ]}
      words={words}
    />
  );
}
