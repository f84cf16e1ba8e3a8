/** Emperors, heirs and usurpers (IMP-3.6, IMP-4.5, IMP-5) in pictures. */
import type { Language } from "@rubicon/engine";
import { NUMBERS } from "@rubicon/imperator/components";
import type { ReactNode } from "react";
import { Die } from "../../../series/panels/battle/Die.tsx";
import { SWORDS } from "../../../series/pieces/parts.tsx";
import { Faces } from "../../../series/primer/Fighting.tsx";
import { Board, Letters, Sign, Sum } from "../../../series/primer/pictures.tsx";
import { type Kit, useKit } from "../kit.ts";
import { SideMark } from "../panels/marks.tsx";
import { CASSIUS, hostile, loyal, MARCUS, Piece, SEVERUS } from "./counters.tsx";
import { RULES } from "./rules.ts";
import { Gallery } from "./Said.ts";
import { Flag, SIX, TEN } from "./tokens.tsx";
import {
  CIVIL_WAR,
  type CivilWarFigures,
  type CivilWar as CivilWarPart,
  HEIRS,
  SUCCESSES,
  THRONE,
  type ThroneFigures,
  type Throne as ThronePart,
} from "./wording.ts";
import { primerWords } from "./words.ts";

interface Speaking {
  readonly language: Language;
}

/** Who is seen growing old. */
const OLD = "lucius_verus";
/** Who is tested in the Front of the usurper, and to which Front he turns. */
const TESTED = "martius_verus";
const FIRST_FRONT = "oriental";

/** IMP-TL.b, IMP-TL.c: the numbers 1 to 9 in nine years, and then no die. */
const AGES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

function throneOf({ facts }: Kit, language: Language): ThroneFigures {
  const { piece } = facts.names(language);
  const first = facts.pieces.get(OLD)?.leader?.tested ?? 0;
  return {
    ...{ titled: NUMBERS.titled, murderFrom: NUMBERS.murderFrom },
    ...{ old: piece(OLD), first, certain: first + AGES.length },
    ...{ marcus: piece("marcus_aurelius"), commodus: piece("commodus"), severus: piece("septimius_severus") },
    ...{ caracalla: piece("caracalla"), geta: piece("geta") },
    ...{ pertinax: piece("helvius_pertinax"), didius: piece("didius_julianus") },
  };
}

export function Throne({ language }: Speaking): ReactNode {
  const words = primerWords[language];
  const figures = throneOf(useKit(), language);
  return (
    <Gallery
      parts={THRONE}
      abreast={4}
      captions={words.throneParts(figures)}
      rules={RULES.throne}
      draw={(part) => (
        <Board label={words.pictures.throne[part]}>
          <ThronePicture part={part} figures={figures} language={language} />
        </Board>
      )}
    />
  );
}

interface ThroneProps extends Speaking {
  readonly part: ThronePart;
  readonly figures: ThroneFigures;
}

function ThronePicture({ part, figures, language }: ThroneProps): ReactNode {
  switch (part) {
    case "titles":
      return (
        <>
          <Piece seen={MARCUS} />
          <Piece seen={loyal("commodus", "caesar")} />
        </>
      );
    case "heirs":
      return (
        <>
          <Sum>
            <Piece seen={MARCUS} />
            <Sign>→</Sign>
            <Piece seen={loyal("commodus")} />
          </Sum>
          <Sum>
            <Piece seen={SEVERUS} />
            <Sign>→</Sign>
            <Piece seen={loyal("caracalla")} />
            <Piece seen={loyal("geta")} />
          </Sum>
        </>
      );
    case "succession":
      return (
        <Letters rows={HEIRS.map((heir, i) => ({ letter: `${i + 1}`, name: primerWords[language].heirs[heir] }))} />
      );
    case "age":
      return (
        <>
          <Piece seen={loyal(OLD, "augustus")} />
          <span className="impr-ages" aria-hidden="true">
            {AGES.map((limit, i) => (
              <span key={limit}>
                <small>{figures.first + i}</small>&lt;{limit}
              </span>
            ))}
            <span className="certain">
              <small>{figures.certain}</small>✝
            </span>
          </span>
        </>
      );
  }
}

function civilWarOf({ facts }: Kit): CivilWarFigures {
  const politicsOf = (leader: string): number => facts.pieces.get(leader)?.leader?.pc ?? 0;
  return { politics: politicsOf(CASSIUS.piece), tested: politicsOf(TESTED), legions: NUMBERS.legionsForVexillation };
}

export function CivilWar({ language }: Speaking): ReactNode {
  const words = primerWords[language];
  const figures = civilWarOf(useKit());
  return (
    <Gallery
      parts={CIVIL_WAR}
      abreast={4}
      marks={(part) => (part.length === 1 ? part : undefined)}
      captions={words.civilWarParts(figures)}
      rules={RULES.civilWar}
      draw={(part) => (
        <Board label={words.pictures.civilWar[part]}>
          <CivilWarPicture part={part} figures={figures} language={language} />
        </Board>
      )}
    />
  );
}

interface CivilWarProps extends Speaking {
  readonly part: CivilWarPart;
  readonly figures: CivilWarFigures;
}

function CivilWarPicture({ part, figures, language }: CivilWarProps): ReactNode {
  const { politics, tested } = figures;
  const next = useKit().facts.fronts.get(FIRST_FRONT)?.next[0] ?? FIRST_FRONT;
  switch (part) {
    case "claim":
      return (
        <>
          <Piece seen={loyal(CASSIUS.piece)} />
          <Die value={Math.min(3, politics)} />
          <Sign>≤ {politics}</Sign>
          <Piece seen={CASSIUS} />
        </>
      );
    case "A":
      return (
        <>
          <Piece seen={CASSIUS} />
          <Piece seen={hostile("iv_scythica")} />
          <Piece seen={hostile("xvi_flavia")} />
        </>
      );
    case "B":
      return (
        <>
          <Sum>
            <Piece seen={loyal(TESTED)} />
            <Sign>d6 ≥ {tested}</Sign>
            <Piece seen={hostile(TESTED)} />
          </Sum>
          <Faces faces={SIX} succeeds={(face) => face >= tested} />
        </>
      );
    case "C":
      return (
        <>
          <Sum>
            <Flag front={FIRST_FRONT} />
            <Sign>d10 &lt; {politics}</Sign>
            <Flag front={next} />
          </Sum>
          <Faces faces={TEN} succeeds={(face) => face < politics} />
        </>
      );
    case "D":
      return (
        <>
          <Piece seen={CASSIUS} />
          <Sign>→</Sign>
          <Piece seen={loyal("iii_gallica")} />
          <span className="impr-fork" aria-hidden="true">
            <span>
              <Sign>≤ {politics}</Sign>
              <Piece seen={hostile("iii_gallica")} />
            </span>
            <span>
              <Sign>&gt; {politics}</Sign>
              <svg viewBox="-12 -12 24 24" aria-hidden="true">
                <path d={SWORDS} />
              </svg>
            </span>
          </span>
        </>
      );
    case "success":
      return (
        <Letters
          rows={SUCCESSES.map((way, i) => ({ letter: `${i + 1}`, name: primerWords[language].successes[way] }))}
        />
      );
    case "failure":
      return (
        <>
          <span className="impr-dead">
            <Piece seen={CASSIUS} />
            <svg viewBox="0 0 30 30" aria-hidden="true">
              <path d="M4 4 26 26M26 4 4 26" />
            </svg>
          </span>
          <Sign>→</Sign>
          <Piece seen={loyal("iv_scythica")} />
          <Piece seen={loyal(TESTED)} />
        </>
      );
    case "exchange":
      return (
        <>
          <SideMark side="rome" />
          <Sign>32 ⇄ 24</Sign>
          <SideMark side="enemy" />
        </>
      );
  }
}
