/** The tracks of the table in a line or two: year and phase, sequences of both sides, points, the Republic, the event. */
import { type Seen, SIDES, type SideName, seenFrom } from "@rubicon/alea-iacta-est/components";
import type { ReactNode } from "react";
import type { TableProps } from "../../face.ts";
import { useKit } from "../kit.ts";
import { intriguesIn } from "../pieces/Troubles.tsx";
import { SideMark } from "./marks.tsx";
import { PHASES, phaseOf } from "./phases.ts";
import "./status.css";
import { panelWords, playWords } from "./words.ts";

interface OfTable {
  readonly seen: Seen;
  readonly table: TableProps;
}

export function Status(table: TableProps): ReactNode {
  const seen = seenFrom(table.sight);
  return (
    <div className="aie-status">
      <div className="aie-status-row">
        <Years seen={seen} table={table} />
        <div className="aie-balance">
          <Side side="caesarians" seen={seen} table={table} />
          <Score seen={seen} table={table} />
          <Side side="republicans" seen={seen} table={table} />
        </div>
        <Republic seen={seen} table={table} />
        <Asked seen={seen} table={table} />
      </div>
    </div>
  );
}

/** The years of the scenario as dots, the present one written out, with its phases. */
function Years({ seen, table }: OfTable): ReactNode {
  const words = panelWords[table.language];
  const scenario = useKit().facts.scenarios.get(seen.scenario);
  const start = scenario?.start ?? seen.year;
  const years = Array.from({ length: seen.lastYear - start + 1 }, (_, i) => start + i);
  const phase = phaseOf(seen);
  return (
    <div className="aie-years">
      <strong>{words.bc(-seen.year)}</strong>
      <div className="aie-when">
        <ol className="aie-dots" aria-label={words.years}>
          {years.map((year) => (
            <li
              key={year}
              className={year < seen.year ? "aie-past" : year === seen.year ? "aie-now" : ""}
              title={words.bc(-year)}
              aria-current={year === seen.year ? "date" : undefined}
            />
          ))}
        </ol>
        <ol className="aie-phases">
          {PHASES.map((each) => (
            <li
              key={each}
              className={each === phase ? "aie-now" : ""}
              title={words.phase(each)}
              aria-current={each === phase ? "step" : undefined}
            >
              {each}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** A side with its sequences left this year, and the initiative. */
function Side({ side, seen, table }: OfTable & { readonly side: SideName }): ReactNode {
  const words = panelWords[table.language];
  const name = useKit().facts.names(table.language).side(side);
  const left = seen.sequences[side];
  const extra = seen.extra === side;
  return (
    <span className={`aie-side aie-of-${side}${seen.leads[side] === seen.toMove ? " aie-moves" : ""}`}>
      <SideMark side={side} />
      <span className="aie-side-text">
        <span className="aie-side-name">{name}</span>
        <span
          className="aie-sequences"
          role="img"
          aria-label={words.sequences(name, left)}
          title={`${words.sequences(name, left)}${extra ? `, ${words.extra}` : ""}`}
        >
          {Array.from({ length: left }, (_, i) => `pip ${i}`).map((key) => (
            <span className="aie-pip" key={key} />
          ))}
          {extra && <span className="aie-pip aie-extra" />}
          {left === 0 && !extra && <span className="aie-none">–</span>}
        </span>
      </span>
      {seen.initiative === side && (
        <span
          className="aie-initiative"
          title={words.hasInitiative(name)}
          role="img"
          aria-label={words.hasInitiative(name)}
        >
          1
        </span>
      )}
    </span>
  );
}

/** How far the needle swings where no goal is set. */
const SCALE = 20;

/** A balance: the needle leans to the side that is ahead. */
function Score({ seen, table }: OfTable): ReactNode {
  const words = panelWords[table.language];
  const { facts } = useKit();
  const names = facts.names(table.language);
  const goals = facts.scenarios.get(seen.scenario)?.goals ?? null;
  const most = goals === null ? SCALE : Math.max(Math.abs(goals.caesarians), Math.abs(goals.republicans)) + 5;
  const at = (score: number): string => `${50 - 50 * Math.max(-1, Math.min(1, score / most))}%`;
  const leader: SideName | null = seen.score > 0 ? "caesarians" : seen.score < 0 ? "republicans" : null;
  const said = leader === null ? words.level : words.ahead(names.side(leader), Math.abs(seen.score));
  const aims =
    goals === null
      ? words.byControl
      : SIDES.map((side) => words.goal(names.side(side), Math.abs(goals[side]))).join(", ");
  return (
    <span
      className={`aie-score aie-of-${leader ?? "nobody"}`}
      role="img"
      aria-label={`${said}. ${aims}`}
      title={`${said}. ${aims}`}
    >
      <span className="aie-beam" aria-hidden="true">
        {goals !== null &&
          SIDES.map((side) => (
            <span key={side} className={`aie-goal aie-of-${side}`} style={{ left: at(goals[side]) }} />
          ))}
        <span className="aie-needle" style={{ left: at(seen.score) }}>
          {Math.abs(seen.score)}
        </span>
      </span>
    </span>
  );
}

const LAST_STEP = 5;

/** The troubles of the Republic, up to its death at five. */
function Republic({ seen, table }: OfTable): ReactNode {
  const words = panelWords[table.language];
  const said = `${words.spqr(seen.spqr)}, ${seen.marker === "cicero" ? words.cicero : words.princeps}`;
  return (
    <span className="aie-republic" role="img" aria-label={said} title={said}>
      <span className="aie-spqr" aria-hidden="true">
        SPQR
      </span>
      {Array.from({ length: LAST_STEP + 1 }, (_, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps are their places.
        <span key={step} className={`aie-step${step === seen.spqr ? " aie-now" : step < seen.spqr ? " aie-past" : ""}`}>
          {step === LAST_STEP ? "✝" : step}
        </span>
      ))}
    </span>
  );
}

/** Who decides, in which phase, and what lasts this year. */
function Asked({ seen, table }: OfTable): ReactNode {
  const words = panelWords[table.language];
  const plays = playWords[table.language];
  const kit = useKit();
  const names = kit.facts.names(table.language);
  const intrigues = intriguesIn(kit, seen);
  const phase = phaseOf(seen);
  const side = SIDES.find((each) => seen.leads[each] === seen.toMove);
  return (
    <p className="aie-asked">
      {side === undefined || table.over ? (
        <strong>{words.over}</strong>
      ) : (
        <>
          <strong>{words.decides(names.side(side))}</strong>
          <span>
            {words.colon}
            {phase === null ? words.deployment : words.phases[phase]}
          </span>
        </>
      )}
      {seen.event > 0 && <span className="aie-chip">{words.events[seen.event - 1]}</span>}
      {seen.janus && <span className="aie-chip">{words.janus}</span>}
      {seen.halvings > 0 && <span className="aie-chip">{plays.halved(seen.halvings)}</span>}
      {intrigues > 0 && <span className="aie-chip">{plays.intrigues(intrigues)}</span>}
    </p>
  );
}
