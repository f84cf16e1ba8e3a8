/** What a year of both volumes has: the initiative, its sequences, and how they alternate. */
import type { ReactNode } from "react";
import { Die } from "../panels/battle/Die.tsx";
import { Board, InBoard, Sign, Sum } from "./pictures.tsx";

interface InitiativeProps {
  readonly label: string;
  /** What fell, and what it had to be lower than. */
  readonly die: number;
  readonly politics: number;
  /** Whose politics that is, and whose the initiative is then. */
  readonly leader: ReactNode;
  readonly sign: ReactNode;
}

export const Initiative = ({ label, die, politics, leader, sign }: InitiativeProps): ReactNode => (
  <Board label={label}>
    <Die value={die} />
    <Sign>&lt; {politics}</Sign>
    <InBoard>{leader}</InBoard>
    <Sign>→</Sign>
    {sign}
  </Board>
);

export interface Shares {
  readonly sequences: number;
  readonly first: number;
  readonly second: number;
}

interface SequencesProps {
  readonly label: string;
  /** Those whose strategies are added up. */
  readonly leaders: readonly [ReactNode, ReactNode];
  readonly shares: Shares;
  /** The side with the initiative, and the other. */
  readonly sides: readonly [string, string];
}

export const Sequences = ({ label, leaders, shares, sides }: SequencesProps): ReactNode => (
  <Board label={label}>
    <Sum>
      <InBoard>{leaders[0]}</InBoard>
      <Sign>+</Sign>
      <InBoard>{leaders[1]}</InBoard>
      <Sign>= {shares.sequences}</Sign>
    </Sum>
    <Sum>
      <Pips side={sides[0]} count={shares.first} />
      <Pips side={sides[1]} count={shares.second} />
    </Sum>
  </Board>
);

/** Sequences as the status shows them. */
const Pips = ({ side, count }: { readonly side: string; readonly count: number }): ReactNode => (
  <span className={`volpr-pips volp-of-${side}`}>
    {Array.from({ length: count }, (_, i) => `pip ${i}`).map((key) => (
      <span key={key} />
    ))}
  </span>
);

interface CampaignProps {
  readonly label: string;
  /** Of the side that begins, and of the other. */
  readonly signs: readonly [ReactNode, ReactNode];
}

/** Sequences to and fro: each an arrow for the moves and swords for the battles. */
export const Campaign = ({ label, signs }: CampaignProps): ReactNode => (
  <Board label={label}>
    <ol className="volpr-turns" aria-hidden="true">
      {[0, 1, 0, 1].map((side, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sequences are their places.
        <li key={i}>
          {signs[side]}
          <svg viewBox="-14 -13 64 26" aria-hidden="true">
            <path className="boot" d="M-12 0H6M0-7 8 0 0 7" />
            <path className="swords" d="M20-9 38 9M38-9 20 9M19 5l5 5M39 5l-5 5" />
          </svg>
        </li>
      ))}
    </ol>
  </Board>
);
