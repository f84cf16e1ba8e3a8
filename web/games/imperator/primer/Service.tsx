/** How legions serve (IMP-3.2 to IMP-3.4) in pictures: bound to a Front, in reserve, the half that stays, vexillations; and the Fronts. */
import type { Language } from "@rubicon/engine";
import { NUMBERS, WORTH } from "@rubicon/imperator/components";
import type { ReactNode } from "react";
import { Board, Sign, Sum } from "../../../series/primer/pictures.tsx";
import { Broad } from "../../../series/primer/Said.tsx";
import { type Kit, useKit } from "../kit.ts";
import { CounterPicture, loyal, MARCUS, Piece, reduced } from "./counters.tsx";
import { Flag, TenDie } from "./tokens.tsx";
import "./imperator.css";
import { RULES } from "./rules.ts";
import { Gallery, Rules } from "./Said.ts";
import { type Service as Part, SERVICE, type ServiceFigures } from "./wording.ts";
import { primerWords } from "./words.ts";

interface Speaking {
  readonly language: Language;
}

/** The Front that is drawn, and the die for the reserve. */
const FRONT = "danube";
const DIE = 6;
/** Legions of it that give men to a vexillation. */
const GIVING = ["vii_claudia", "iv_flavia", "i_italica"] as const;

/** IMP-3.3.f: so many must stay. */
const halfOf = (legions: number): number => Math.ceil(legions / 2);

/** Those that are there from the beginning. */
const firstOf = ({ facts }: Kit, pieces: readonly string[]): readonly string[] =>
  pieces.filter((piece) => facts.pieces.get(piece)?.enters === 0);

function figuresOf(kit: Kit): ServiceFigures {
  const { forAFront, giving, vexillations } = NUMBERS;
  const strategy = kit.facts.pieces.get(MARCUS.piece)?.leader?.sr ?? 0;
  const legions = firstOf(kit, kit.facts.fronts.get(FRONT)?.legions ?? []).length;
  return {
    ...{ die: DIE, strategy, forAFront, giving, vexillations, legions },
    reserve: Math.floor((DIE + strategy) / forAFront),
    half: halfOf(legions),
    penalty: -(WORTH.get("IMP-10.l") ?? 0),
  };
}

export function Service({ language }: Speaking): ReactNode {
  const words = primerWords[language];
  const figures = figuresOf(useKit());
  return (
    <Gallery
      parts={SERVICE}
      abreast={4}
      captions={words.serviceParts(figures)}
      rules={RULES.service}
      draw={(part) => (
        <Board label={words.pictures.service[part]}>
          <ServicePicture part={part} figures={figures} />
        </Board>
      )}
    />
  );
}

function ServicePicture({ part, figures }: { readonly part: Part; readonly figures: ServiceFigures }): ReactNode {
  const { die, strategy, forAFront, reserve, legions, half } = figures;
  const kit = useKit();
  switch (part) {
    case "bound":
      return (
        <span className="impr-fence" aria-hidden="true">
          <span className={`impr-land imp-band-${FRONT}`}>
            <Piece seen={loyal("xiii_gemina")} />
          </span>
          <svg viewBox="0 0 40 40" aria-hidden="true">
            <path d="M4 20H30M22 11 32 20 22 29" />
            <path className="no" d="M10 8 30 32M30 8 10 32" />
          </svg>
          <span className="impr-land" />
        </span>
      );
    case "reserve":
      return (
        <>
          <Sum>
            <Sign>(</Sign>
            <TenDie value={die} />
            <Sign>+ {strategy}</Sign>
            <Piece seen={MARCUS} />
            <Sign>) ∕ {forAFront}</Sign>
          </Sum>
          <Sum>
            {["danube", "rhin", "oriental"].slice(0, reserve).map((front) => (
              <Flag key={front} front={front} />
            ))}
          </Sum>
        </>
      );
    case "half":
      return (
        <span className="impr-ranks" aria-hidden="true">
          {firstOf(kit, kit.facts.fronts.get(FRONT)?.legions ?? [])
            .slice(0, legions)
            .map((legion, i) => (
              <span key={legion} className={i < half ? "" : "free"}>
                <CounterPicture seen={loyal(legion)} />
              </span>
            ))}
        </span>
      );
    case "vexillation":
      return (
        <>
          <Sum>
            {GIVING.map((legion) => (
              <Piece key={legion} seen={loyal(legion)} />
            ))}
          </Sum>
          <Sum>
            {GIVING.map((legion) => (
              <Piece key={legion} seen={reduced(legion)} />
            ))}
            <Sign>+</Sign>
            <Piece seen={loyal("vexillatio_danube_1")} />
          </Sum>
        </>
      );
  }
}

export function Fronts({ language }: Speaking): ReactNode {
  const words = primerWords[language];
  const kit = useKit();
  const { facts } = kit;
  const names = facts.names(language);
  const counted = (pieces: readonly string[]): string => words.later(firstOf(kit, pieces).length, pieces.length);
  return (
    <>
      <Broad>
        <table className="volpr-ledger">
          <thead>
            <tr>
              <th scope="col">{words.front}</th>
              <th scope="col">{words.legions}</th>
              <th scope="col">{words.mustStay}</th>
              <th scope="col">{words.vexillations}</th>
              <th scope="col">{words.next}</th>
              <th scope="col">{words.enterHere}</th>
            </tr>
          </thead>
          <tbody>
            {[...facts.fronts.values()].map(({ id, legions, vexillations, next }) => (
              <tr key={id}>
                <th scope="row">
                  <svg viewBox="0 0 20 20" aria-hidden="true">
                    <rect className={`impr-band imp-band-${id}`} width="20" height="20" rx="4" />
                  </svg>
                  {names.part(id).short}
                </th>
                <td>{counted(legions)}</td>
                <td>{words.later(halfOf(firstOf(kit, legions).length), halfOf(legions.length))}</td>
                <td>{counted(vexillations)}</td>
                <td>{next.map((front) => names.part(front).short).join(", ")}</td>
                <td className="impr-names">
                  {[...facts.peoples.values()]
                    .filter(({ front }) => front === id)
                    .map((people) => names.people(people.id))
                    .join(", ")}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Broad>
      <Rules ids={RULES.fronts} />
    </>
  );
}
