/** A battle by its figures, and the whole combat table, which both volumes have. */
import { Fragment, type ReactNode } from "react";
import { Die } from "../panels/battle/Die.tsx";
import { signed } from "../signed.ts";
import { Board, InBoard, Sign, Sum } from "./pictures.tsx";
import { RESULTS, type SharedPrimerWords, type TableFigures } from "./wording.ts";

interface EvasionProps {
  readonly label: string;
  readonly leader: ReactNode;
  /** "d10 +2 < 4" */
  readonly said: string;
  readonly faces: readonly number[];
  succeeds(face: number): boolean;
}

/** Whom the die lets slip away. */
export const Evasion = ({ label, leader, said, faces, succeeds }: EvasionProps): ReactNode => (
  <Board label={label}>
    <Sum>
      <InBoard>{leader}</InBoard>
      <Sign>{said}</Sign>
    </Sum>
    <Faces faces={faces} succeeds={succeeds} />
  </Board>
);

/** The faces of a die: those that succeed are marked. */
export const Faces = ({ faces, succeeds }: Pick<EvasionProps, "faces" | "succeeds">): ReactNode => (
  <span className="volpr-ten" aria-hidden="true">
    {faces.map((face) => (
      <span key={face} className={succeeds(face) ? "away" : ""}>
        {face}
      </span>
    ))}
  </span>
);

interface OddsProps {
  readonly label: string;
  readonly figures: TableFigures;
  /** The signs of attacker and defender. */
  readonly signs: readonly [ReactNode, ReactNode];
  readonly columns: readonly string[];
  readonly words: Pick<SharedPrimerWords, "unitParts">;
}

/** Strength and quality of both, as the panel shows them, and the column they lead to. */
export function Odds({ label, figures, signs, columns, words }: OddsProps): ReactNode {
  const { strengths, qualities, column, baseColumn } = figures;
  return (
    <Board label={label}>
      <span className="volpr-sides" aria-hidden="true">
        <span />
        {signs[0]}
        {signs[1]}
        <span>{words.unitParts.strength.title}</span>
        <strong>{strengths[0]}</strong>
        <strong>{strengths[1]}</strong>
        <span>{words.unitParts.quality.title}</span>
        <strong>{qualities[0]}</strong>
        <strong>{qualities[1]}</strong>
      </span>
      <span className="volpr-columns" aria-hidden="true">
        {columns.map((each) => (
          <span key={each} className={each === column ? "now" : each === baseColumn ? "base" : ""}>
            {each}
          </span>
        ))}
      </span>
    </Board>
  );
}

export const Thrown = ({ label, figures }: Pick<OddsProps, "label" | "figures">): ReactNode => (
  <Board label={label}>
    <Die value={figures.die} />
    <Sign>
      {signed(figures.modifier)} = {figures.row}
    </Sign>
  </Board>
);

const [LOWEST, HIGHEST] = [-2, 9];
const ROWS = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, i) => LOWEST + i);

type Winner = "attacker" | "defender";

interface Cell {
  readonly attacker: string;
  readonly defender: string;
  readonly winner: Winner;
}

/** The colours in which attacker and defender win. */
type Colours = Readonly<Record<Winner, string>>;

interface TableProps {
  readonly figures: TableFigures;
  readonly columns: readonly string[];
  /** What each face of the die leads to in a column. */
  facesIn(column: string, modifier: number): readonly Cell[];
  readonly sides: Colours;
  readonly words: SharedPrimerWords;
}

export function CombatTable({ figures, columns, facesIn, sides, words }: TableProps): ReactNode {
  // A row of the table is where a die of one comes to with as much added as is missing.
  const cellAt = (column: string, row: number): Cell => facesIn(column, row - 1)[0];
  return (
    <figure className="volpr-combat">
      <figcaption>{words.tableLead(figures)}</figcaption>
      <table>
        <thead>
          <tr>
            <th scope="col" className="volpr-corner">
              <span>{words.dieAndMore}</span>
              <span>{words.odds}</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={column === figures.column ? "now" : ""}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row" className={row === figures.row ? "now" : ""}>
                {row === LOWEST ? `≤${signedRow(row)}` : row === HIGHEST ? `${row}+` : signedRow(row)}
              </th>
              {columns.map((column) => {
                const { attacker, defender, winner } = cellAt(column, row);
                const now = row === figures.row && column === figures.column;
                return (
                  <td
                    key={column}
                    className={`${winner} volp-of-${sides[winner]}${now ? " now" : ""}`}
                    title={words.winner[winner]}
                  >
                    {short(attacker)}
                    <i>/</i>
                    {short(defender)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** What stands in the cells. */
export const Key = ({ sides, words }: Pick<TableProps, "sides" | "words">): ReactNode => (
  <dl className="volpr-board volpr-key">
    {RESULTS.map((result) => (
      <Fragment key={result}>
        <dt>{result === "fraction" ? "¼ ½ ¾" : result}</dt>
        <dd>{words.results[result]}</dd>
      </Fragment>
    ))}
    {WINNERS.map((winner) => (
      <Fragment key={winner}>
        <dt className={`${winner} volp-of-${sides[winner]}`} aria-hidden="true" />
        <dd>{words.winner[winner]}</dd>
      </Fragment>
    ))}
  </dl>
);

const WINNERS = ["attacker", "defender"] as const;

/** A fraction as one letter. */
const FRACTIONS: Readonly<Record<string, string>> = { "1/4": "¼", "1/2": "½", "3/4": "¾" };
const short = (result: string): string => FRACTIONS[result] ?? result;

const signedRow = (row: number): string => (row < 0 ? `−${-row}` : `${row}`);
