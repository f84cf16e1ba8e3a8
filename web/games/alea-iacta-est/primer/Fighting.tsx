/** A battle in pictures: Pharsalus, as in the lesson, with the figures of the pack; and the whole combat table. */
import { COLUMNS, type Figures, facesIn, meeting, type SideName } from "@rubicon/alea-iacta-est/components";
import type { Language } from "@rubicon/engine";
import { Fragment, type ReactNode } from "react";
import { Die } from "../../../series/panels/battle/Die.tsx";
import { Clash } from "../../../series/pieces/parts.tsx";
import { type Kit, useKit } from "../kit.ts";
import { CounterPicture, SideMark } from "../panels/marks.tsx";
import "../../../series/pieces/pieces.css";
import { signed } from "../../../series/signed.ts";
import { CAESAR } from "./Anatomy.tsx";
import { Leg, MapPiece, Stack } from "./MapPiece.tsx";
import { Board, POMPEIUS, Sign, unitOf } from "./pictures.tsx";
import { type BattleFigures, type BattlePart, RESULTS } from "./wording.ts";
import { primerWords } from "./words.ts";

const legions = (numbers: string): readonly string[] => numbers.split(" ").map((number) => `legio-${number}`);

/** Who fights for whom in the battle that is drawn. */
export const AT_PHARSALUS = {
  caesarians: [...legions("V VI VII VIII IX X XI XII XIII XIV"), "equites4-1"],
  republicans: [...legions("I III XXI XXII XXV XXVI XXVIII XXX XIV-R XV-R XVI-R")],
} as const;

/** The face of the die that is drawn. */
const DIE = 6;
/** The faces of a d10. */
const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

function forceOf({ facts }: Kit, side: SideName, chief: string): Figures {
  const units = AT_PHARSALUS[side].flatMap((piece) => facts.pieces.get(piece)?.unit?.full ?? []);
  const leader = facts.pieces.get(chief)?.leader?.[side];
  return {
    sp: units.map(({ sp }) => sp),
    qu: units.map(({ qu }) => qu),
    tb: leader?.tb ?? 0,
    pc: leader?.pc ?? null,
  };
}

/** What the table makes of it. */
export function pharsalusIn(kit: Kit): BattleFigures {
  const [attacker, defender] = [forceOf(kit, "caesarians", "caesar"), forceOf(kit, "republicans", "pompeius")];
  const met = meeting(attacker, defender);
  const row = facesIn(met.column, met.modifier).find(({ die }) => die === DIE)?.row ?? DIE;
  const strategy = kit.facts.pieces.get("pompeius")?.leader?.republicans?.sr ?? 0;
  return { ...met, bonus: attacker.tb, strategy, die: DIE, row };
}

interface BattleProps {
  readonly part: BattlePart;
  readonly figures: BattleFigures;
  readonly language: Language;
}

export function BattlePicture({ part, figures, language }: BattleProps): ReactNode {
  const label = primerWords[language].pictures.battle[part];
  switch (part) {
    case "meeting":
      return <Meeting label={label} />;
    case "evasion":
      return (
        <Board label={label}>
          <span className="aip-sum">
            <span className="aip-counter">
              <CounterPicture seen={POMPEIUS} />
            </span>
            <Sign>
              d10 {signed(figures.bonus)} &lt; {figures.strategy}
            </Sign>
          </span>
          <span className="aip-ten" aria-hidden="true">
            {TEN.map((face) => (
              <span key={face} className={face + figures.bonus < figures.strategy ? "away" : ""}>
                {face}
              </span>
            ))}
          </span>
        </Board>
      );
    case "odds":
      return (
        <Board label={label}>
          <Sides figures={figures} language={language} />
          <span className="aip-columns" aria-hidden="true">
            {COLUMNS.map((each) => (
              <span key={each} className={each === figures.column ? "now" : each === figures.baseColumn ? "base" : ""}>
                {each}
              </span>
            ))}
          </span>
        </Board>
      );
    case "die":
      return (
        <Board label={label}>
          <Die value={figures.die} />
          <Sign>
            {signed(figures.modifier)} = {figures.row}
          </Sign>
        </Board>
      );
    case "results":
      return <Results label={label} />;
  }
}

function Meeting({ label }: { readonly label: string }): ReactNode {
  const at = useKit().places.groundOf("graecia-3")?.plots.close.stack;
  return (
    <MapPiece label={label} around={["graecia-1", "graecia-3"]} room={84}>
      <Stack
        zone="graecia-3"
        shift={{ x: -34, y: 6 }}
        pieces={[unitOf("legio-X", "caesarians"), unitOf("legio-VIII", "caesarians"), CAESAR]}
      />
      <Stack
        zone="graecia-3"
        shift={{ x: 38, y: 6 }}
        pieces={[unitOf("legio-I", "republicans"), unitOf("legio-III", "republicans"), POMPEIUS]}
      />
      {at && <Clash at={{ x: at.x + 2, y: at.y - 34 }} scale={1.3} />}
    </MapPiece>
  );
}

/** Strength and quality of both, as the panel shows them. */
function Sides({ figures, language }: Omit<BattleProps, "part">): ReactNode {
  const { unitParts } = primerWords[language];
  const { strengths, qualities } = figures;
  return (
    <span className="aip-sides" aria-hidden="true">
      <span />
      <SideMark side="caesarians" />
      <SideMark side="republicans" />
      <span>{unitParts.strength.title}</span>
      <strong>{strengths[0]}</strong>
      <strong>{strengths[1]}</strong>
      <span>{unitParts.quality.title}</span>
      <strong>{qualities[0]}</strong>
      <strong>{qualities[1]}</strong>
    </span>
  );
}

/** The beaten lose a step each and go; of the others a few are turned over. */
function Results({ label }: { readonly label: string }): ReactNode {
  const { places } = useKit();
  const [from, to] = ["graecia-3", "graecia-2"].map((zone) => places.groundOf(zone)?.plots.close.stack);
  const weakened = ["legio-I", "legio-III", "legio-XXI"].map((unit) => unitOf(unit, "republicans", { reduced: true }));
  return (
    <MapPiece label={label} around={["graecia-3", "graecia-2"]} room={84}>
      {from && to && <Leg side="republicans" way={[from, { x: to.x - 24, y: to.y - 8 }]} flight />}
      <Stack
        zone="graecia-3"
        shift={{ x: -34, y: 6 }}
        pieces={[unitOf("legio-V", "caesarians", { reduced: true }), unitOf("legio-X", "caesarians"), CAESAR]}
      />
      <Stack zone="graecia-2" shift={{ x: 24, y: -8 }} pieces={weakened} />
    </MapPiece>
  );
}

const [LOWEST, HIGHEST] = [-2, 9];
const ROWS = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, i) => LOWEST + i);

/** A row of the table is where a die of one comes to with as much added as is missing. */
const cellAt = (column: string, row: number) => facesIn(column, row - 1)[0];

export function CombatTable({ figures, language }: Omit<BattleProps, "part">): ReactNode {
  const words = primerWords[language];
  return (
    <figure className="aip-combat">
      <figcaption>{words.tableLead(figures)}</figcaption>
      <table>
        <thead>
          <tr>
            <th scope="col" className="aip-corner">
              <span>{words.dieAndMore}</span>
              <span>{words.odds}</span>
            </th>
            {COLUMNS.map((column) => (
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
              {COLUMNS.map((column) => {
                const { attacker, defender, winner } = cellAt(column, row);
                const now = row === figures.row && column === figures.column;
                return (
                  <td key={column} className={`${winner}${now ? " now" : ""}`} title={words.winner[winner]}>
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
export function Key({ language }: Pick<BattleProps, "language">): ReactNode {
  const words = primerWords[language];
  return (
    <dl className="aip-board aip-key">
      {RESULTS.map((result) => (
        <Fragment key={result}>
          <dt>{result === "fraction" ? "¼ ½ ¾" : result}</dt>
          <dd>{words.results[result]}</dd>
        </Fragment>
      ))}
      <dt className="attacker" aria-hidden="true" />
      <dd>{words.winner.attacker}</dd>
      <dt className="defender" aria-hidden="true" />
      <dd>{words.winner.defender}</dd>
    </dl>
  );
}

/** A fraction as one letter. */
const FRACTIONS: Readonly<Record<string, string>> = { "1/4": "¼", "1/2": "½", "3/4": "¾" };
const short = (result: string): string => FRACTIONS[result] ?? result;

const signedRow = (row: number): string => (row < 0 ? `−${-row}` : `${row}`);
