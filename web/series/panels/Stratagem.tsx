/** Stratagems in the hand: what stands on a counter, when it is played, and counters that lie face down. */
import "./hand.css";
import type { ReactNode } from "react";
import { Tangible } from "../../drawing/Tangible.tsx";
import { type TableProps, thing } from "../../games/face.ts";
import type { SharedPanelWords, SharedPlayWords } from "../words/wording.ts";
import type { Phase } from "./phases.ts";

interface FaceProps {
  readonly title: string;
  readonly effect: string;
  readonly phase: Phase;
  /** When it can be played, or that it can be now. */
  readonly when: string;
  readonly playable?: boolean;
  /** Its owner's standing orders let every window pass in which it could be played. */
  readonly unasked?: boolean;
  /** A number, or whose it is. */
  readonly corner?: ReactNode;
  readonly panels: SharedPanelWords;
  readonly plays: SharedPlayWords;
}

export function Face(props: FaceProps): ReactNode {
  const { title, effect, phase, when, playable = false, unasked = false, corner, panels, plays } = props;
  return (
    <span className={`volp-face volp-phase-${phase}`}>
      <span className="volp-phase" title={panels.phase(phase)}>
        {phase}
      </span>
      <span className="volp-face-title">{title}</span>
      {corner}
      <span className="volp-face-effect">{effect}</span>
      <span className={playable ? "volp-face-when volp-playable" : "volp-face-when"}>
        {playable ? plays.playable : when}
        {unasked && <span className="volp-not-asked">{plays.notAsked}</span>}
      </span>
    </span>
  );
}

/** Whether every window in which it could be played is let pass. */
export const isUnasked = (windows: readonly string[], { waived }: Pick<TableProps, "waived">): boolean =>
  windows.length > 0 && windows.every((window) => waived?.has(window));

export const CounterBack = (): ReactNode => (
  <svg className="volp-back" viewBox="0 0 20 20" aria-hidden="true">
    <rect x="1" y="1" width="18" height="18" rx="2.500" />
    <text x="10" y="14.500">
      ?
    </text>
  </svg>
);

interface HeldProps {
  readonly mark: ReactNode;
  readonly said: string;
  readonly count: number;
}

/** How many counters somebody else holds. */
export const Held = ({ mark, said, count }: HeldProps): ReactNode => (
  <p className="volp-held">
    {mark}
    <span>{said}</span>
    <span className="volp-held-backs" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => `back ${i}`).map((key) => (
        <CounterBack key={key} />
      ))}
    </span>
  </p>
);

interface HandOfProps {
  readonly mark: ReactNode;
  readonly title: string;
  readonly counters: readonly { readonly key: string; readonly drawn: ReactNode }[];
  readonly words: SharedPanelWords;
}

/** A hand that lies open. */
export const HandOf = ({ mark, title, counters, words }: HandOfProps): ReactNode => (
  <div className="volp-hand-of">
    <header>
      {mark}
      <h3>{title}</h3>
    </header>
    {counters.length === 0 && <p className="volp-quiet">{words.noCounters}</p>}
    <ul className="volp-stratagems">
      {counters.map(({ key, drawn }) => (
        <li key={key}>{drawn}</li>
      ))}
    </ul>
  </div>
);

const PIPS = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** What a die could be made to show, where that can be chosen. */
export function Pips({ table, words }: { readonly table: TableProps; readonly words: SharedPlayWords }): ReactNode {
  const pips = PIPS.filter((each) => isOpen(table, "pips", each));
  if (pips.length === 0) return null;
  return (
    <fieldset className="volp-targets" aria-label={words.whichPips}>
      <span>{words.whichPips}</span>
      {pips.map((each) => (
        <Tangible key={each} it={thing("pips", each)} table={table} label={words.pips(each)}>
          {each}
        </Tangible>
      ))}
    </fieldset>
  );
}

/** Whether it can be clicked now, or has been. */
export const isOpen = ({ lit, picked }: TableProps, kind: string, name: string): boolean =>
  lit.has(thing(kind, name)) || picked.includes(thing(kind, name));
