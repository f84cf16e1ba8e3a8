/** The pictures of the year. */
import type { Language } from "@rubicon/engine";
import { split, type Title } from "@rubicon/imperator/components";
import type { ReactNode } from "react";
import { PHASES, type Phase } from "../../../series/panels/phases.ts";
import { Board, Sign, Snow } from "../../../series/primer/pictures.tsx";
import { Campaign, Initiative, Sequences } from "../../../series/primer/year.tsx";
import { useKit } from "../kit.ts";
import { SideMark } from "../panels/marks.tsx";
import { Stratagem } from "../panels/Stratagem.tsx";
import { CounterPicture, hostile, loyal, MARCOMANNUS, Piece, SEVERUS } from "./counters.tsx";
import { Flag, Olive } from "./tokens.tsx";
import type { YearFigures } from "./wording.ts";
import { primerWords } from "./words.ts";

/** Against whom Severus stands in the year that is drawn: the example of the rules (2.D). */
const CHIEF = hostile("maetae_chief");

/** The stratagem that is drawn. */
const DRAWN: Title = "roma_victor";

export function useYear(language: Language): YearFigures {
  const { facts } = useKit();
  const emperor = facts.pieces.get(SEVERUS.piece)?.leader;
  const sequences = (emperor?.sr ?? 0) + (facts.pieces.get(CHIEF.piece)?.leader?.sr ?? 0);
  return {
    ...{ politics: emperor?.pc ?? 0, emperor: facts.names(language).piece(SEVERUS.piece) },
    ...{ sequences, ...split(sequences) },
  };
}

interface YearProps {
  readonly part: Phase;
  readonly figures: YearFigures;
  readonly language: Language;
}

export function YearPicture({ part, figures, language }: YearProps): ReactNode {
  const label = primerWords[language].pictures.year[part];
  switch (part) {
    case "A":
      return (
        <Board label={label}>
          <span className="volpr-drawn impr-drawn" aria-hidden="true">
            <Stratagem title={DRAWN} language={language} count={1} />
          </span>
        </Board>
      );
    case "B":
      return (
        <Initiative
          label={label}
          die={figures.politics - 1}
          politics={figures.politics}
          leader={<CounterPicture seen={SEVERUS} />}
          sign={<SideMark side="rome" />}
        />
      );
    case "C":
      return (
        <Board label={label}>
          <Flag front="danube" />
          <Piece seen={loyal("vexillatio_danube_1")} />
          <Piece seen={MARCOMANNUS} />
        </Board>
      );
    case "D":
      return (
        <Sequences
          label={label}
          leaders={[<CounterPicture key="emperor" seen={SEVERUS} />, <CounterPicture key="chief" seen={CHIEF} />]}
          shares={figures}
          sides={["rome", "enemy"]}
        />
      );
    case "E":
      return (
        <Campaign
          label={label}
          signs={[<SideMark key="first" side="rome" />, <SideMark key="second" side="enemy" />]}
        />
      );
    case "F":
      return (
        <Board label={label}>
          <SideMark side="rome" />
          <Sign>32 : 24</Sign>
          <SideMark side="enemy" />
          <Snow />
        </Board>
      );
  }
}

/** IMP-2.C.l: in a year of peace C is followed by F. */
export const PaxPicture = ({ label }: { readonly label: string }): ReactNode => (
  <span className="impr-pax" role="img" aria-label={label}>
    {PHASES.map((phase) => (
      <span key={phase} className={phase === "D" || phase === "E" ? "left-out" : ""}>
        {phase}
      </span>
    ))}
    <Olive />
  </span>
);
