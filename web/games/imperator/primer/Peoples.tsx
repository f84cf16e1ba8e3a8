/** Peoples (IMP-4.1 to IMP-4.4, IMP-9.2.4) in pictures. */
import type { Language } from "@rubicon/engine";
import { NUMBERS, WORTH } from "@rubicon/imperator/components";
import type { ReactNode } from "react";
import { CounterBack } from "../../../series/panels/Stratagem.tsx";
import { Board, Sign, Sum } from "../../../series/primer/pictures.tsx";
import { useKit } from "../kit.ts";
import { SideMark } from "../panels/marks.tsx";
import { calm, hostile, MARCOMANNUS, Piece } from "./counters.tsx";
import { MapPiece, March, Stack } from "./MapPiece.tsx";
import { RULES } from "./rules.ts";
import { Gallery, Rules } from "./Said.ts";
import { Olive } from "./tokens.tsx";
import { type PeopleFigures, STATES, type State } from "./wording.ts";
import { primerWords } from "./words.ts";

interface Speaking {
  readonly language: Language;
}

function usePeoples(language: Language): PeopleFigures {
  const { facts } = useKit();
  const { reach, peace } = NUMBERS;
  const all = [...facts.peoples.values()];
  const majors = all.filter(({ major }) => major).map(({ id }) => facts.names(language).people(id));
  return {
    ...{ majors, decoys: facts.decoys, reach, peace },
    // Armenia enters nowhere: it is neither.
    minors: all.filter(({ major, front }) => !major && front !== null).length,
    minorWorth: WORTH.get("IMP-10.d") ?? 0,
    majorWorth: WORTH.get("IMP-10.h") ?? 0,
  };
}

export function Peoples({ language }: Speaking): ReactNode {
  const words = primerWords[language];
  const figures = usePeoples(language);
  return (
    <>
      <p>
        {words.peoplesLead(figures.majors, figures.minors)} <Rules ids={RULES.peoples} />
      </p>
      <Gallery
        parts={STATES}
        abreast={3}
        captions={words.states(figures)}
        rules={RULES.states}
        draw={(part) => <StatePicture part={part} label={words.pictures.states[part]} years={figures.peace} />}
      />
    </>
  );
}

interface StateProps {
  readonly part: State;
  readonly label: string;
  readonly years: number;
}

function StatePicture({ part, label, years }: StateProps): ReactNode {
  switch (part) {
    case "peace":
      return (
        <Board label={label}>
          <Piece seen={calm("marcomanni_chief_1")} />
          <Piece seen={calm("marcomanni_1")} />
        </Board>
      );
    case "war":
      return (
        <Board label={label}>
          <Sum>
            <CounterBack />
            <CounterBack />
            <Sign>→</Sign>
            <Piece seen={MARCOMANNUS} />
            <Piece seen={hostile("marcomanni_1")} />
          </Sum>
        </Board>
      );
    case "gate":
      return (
        <MapPiece label={label} around={["quades", "pannonia_superior"]} room={52}>
          <March side="enemy" way={["quades", "pannonia_superior"]} />
          <Stack zone="quades" pieces={[hostile("quades_1"), hostile("quades_2"), hostile("quades_chief_1")]} />
        </MapPiece>
      );
    case "groups":
      return (
        <Board label={label}>
          <Piece seen={hostile("iii_gallica")} />
          <Sign>|</Sign>
          <Piece seen={hostile("marcomanni_1")} />
          <Sign>|</Sign>
          <Piece seen={hostile("parthes_1")} />
        </Board>
      );
    case "pacified":
      return (
        <Board label={label}>
          <Sum>
            <span className="volpr-gone" />
            <span className="volpr-gone" />
            <Sign>→</Sign>
            <Olive />
            <Sign>{years}</Sign>
          </Sum>
        </Board>
      );
    case "armenia":
      return (
        <Board label={label}>
          <SideMark side="rome" />
          <Sign>⇄</Sign>
          <Piece seen={hostile("armenia_1")} />
          <Sign>⇄</Sign>
          <SideMark side="enemy" />
        </Board>
      );
  }
}
