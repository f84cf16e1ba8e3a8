/** Parts of the line over the map: the years with their phases, a side with its sequences, the balance, who decides. */
import "./status.css";
import type { ReactNode } from "react";
import type { SharedPanelWords } from "../words/wording.ts";
import { PHASES, type Phase } from "./phases.ts";

interface YearsProps {
  readonly year: number;
  readonly first: number;
  readonly last: number;
  readonly phase: Phase | null;
  readonly words: SharedPanelWords;
  nameOf(year: number): string;
}

/** So many years are shown one by one. */
const MOST_DOTS = 24;

/** The years of the scenario, the present one written out, with its phases. */
export function Years({ year, first, last, phase, words, nameOf }: YearsProps): ReactNode {
  const years = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return (
    <div className="volp-years">
      <strong>{nameOf(year)}</strong>
      <div className="volp-when">
        {years.length > MOST_DOTS ? (
          <span
            className="volp-span"
            role="img"
            aria-label={`${words.years}${words.colon}${nameOf(first)} – ${nameOf(last)}`}
            title={`${nameOf(first)} – ${nameOf(last)}`}
          >
            <span style={{ width: `${(100 * (year - first + 1)) / years.length}%` }} />
          </span>
        ) : (
          <ol className="volp-dots" aria-label={words.years}>
            {years.map((each) => (
              <li
                key={each}
                className={each < year ? "volp-past" : each === year ? "volp-now" : ""}
                title={nameOf(each)}
                aria-current={each === year ? "date" : undefined}
              />
            ))}
          </ol>
        )}
        <ol className="volp-phases">
          {PHASES.map((each) => (
            <li
              key={each}
              className={each === phase ? "volp-now" : ""}
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

interface SideProps {
  readonly side: string;
  readonly name: string;
  /** It stands to the right of the balance. */
  readonly second: boolean;
  readonly mark: ReactNode;
  readonly moves: boolean;
  readonly sequences: number;
  readonly extra: boolean;
  /** "... has the initiative", where it has. */
  readonly initiative: string | null;
  readonly words: SharedPanelWords;
}

/** A side with its sequences left this year, and the initiative. */
export function Side({ side, name, second, mark, moves, sequences, extra, initiative, words }: SideProps): ReactNode {
  return (
    <span className={`volp-side volp-of-${side}${second ? " volp-second" : ""}${moves ? " volp-moves" : ""}`}>
      {mark}
      <span className="volp-side-text">
        <span className="volp-side-name">{name}</span>
        <span
          className="volp-sequences"
          role="img"
          aria-label={words.sequences(name, sequences)}
          title={`${words.sequences(name, sequences)}${extra ? `, ${words.extra}` : ""}`}
        >
          {Array.from({ length: sequences }, (_, i) => `pip ${i}`).map((key) => (
            <span className="volp-pip" key={key} />
          ))}
          {extra && <span className="volp-pip volp-extra" />}
          {sequences === 0 && !extra && <span className="volp-none">–</span>}
        </span>
      </span>
      {initiative !== null && (
        <span className="volp-initiative" title={initiative} role="img" aria-label={initiative}>
          1
        </span>
      )}
    </span>
  );
}

interface BalanceProps {
  /** Who is ahead. */
  readonly leader: string | null;
  readonly said: string;
  /** Where the needle stands: from 0, all for the first side, to 1. */
  readonly at: number;
  /** What stands on it. */
  readonly score: ReactNode;
  /** Marks on the beam. */
  readonly goals: readonly number[];
}

/** A balance: the needle leans to the side that is ahead. */
export const Balance = ({ leader, said, at, score, goals }: BalanceProps): ReactNode => (
  <span className={`volp-score volp-of-${leader ?? "nobody"}`} role="img" aria-label={said} title={said}>
    <span className="volp-beam" aria-hidden="true">
      {goals.map((goal) => (
        <span key={goal} className="volp-goal" style={{ left: `${100 * goal}%` }} />
      ))}
      <span className="volp-needle" style={{ left: `${100 * at}%` }}>
        {score}
      </span>
    </span>
  </span>
);

interface AskedProps {
  /** "Rome decides"; null when nobody does any more. */
  readonly decides: string | null;
  readonly what: string;
  /** What lasts this year. */
  readonly chips: readonly string[];
  readonly words: SharedPanelWords;
}

/** Who decides, in which phase, and what lasts this year. */
export const Asked = ({ decides, what, chips, words }: AskedProps): ReactNode => (
  <p className="volp-asked">
    {decides === null ? (
      <strong>{words.over}</strong>
    ) : (
      <>
        <strong>{decides}</strong>
        <span>
          {words.colon}
          {what}
        </span>
      </>
    )}
    {chips.map((chip) => (
      <span key={chip} className="volp-chip">
        {chip}
      </span>
    ))}
  </p>
);
