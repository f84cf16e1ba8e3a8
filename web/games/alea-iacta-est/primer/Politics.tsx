/** Stratagems, coups and the Ides of March (3.5.3, 3.6, 5.1.2, 6) in pictures. */
import type { SeenPiece, Title } from "@rubicon/alea-iacta-est/components";
import type { Language } from "@rubicon/engine";
import type { ReactNode } from "react";
import { Die } from "../../../series/panels/battle/Die.tsx";
import { CounterBack } from "../../../series/panels/Stratagem.tsx";
import { Board, InBoard, Letters, Sign } from "../../../series/primer/pictures.tsx";
import { ordersWords } from "../../../table/orders-words.ts";
import { useKit } from "../kit.ts";
import { CounterPicture, SideMark } from "../panels/marks.tsx";
import { phaseOfStratagem } from "../panels/phases.ts";
import { Stratagem } from "../panels/Stratagem.tsx";
import { CAESAR } from "./Anatomy.tsx";
import { unitOf } from "./kinds.ts";
import { RULES } from "./rules.ts";
import { Gallery } from "./Said.ts";
import { PLOYS, type Ploy, UPHEAVALS, type Upheaval } from "./wording.ts";
import { primerWords } from "./words.ts";

interface Speaking {
  readonly language: Language;
}

export function Ploys({ language }: Speaking): ReactNode {
  const words = primerWords[language];
  return (
    <Gallery
      parts={PLOYS}
      abreast={4}
      captions={words.ploys}
      rules={RULES.ploys}
      draw={(part) => (
        <Board label={words.pictures.ploys[part]}>
          <PloyPicture part={part} language={language} />
        </Board>
      )}
    />
  );
}

export function Upheavals({ language }: Speaking): ReactNode {
  const words = primerWords[language];
  return (
    <Gallery
      parts={UPHEAVALS}
      abreast={4}
      captions={words.upheavals}
      rules={RULES.upheavals}
      draw={(part) => (
        <Board label={words.pictures.upheavals[part]}>
          <UpheavalPicture part={part} />
        </Board>
      )}
    />
  );
}

/** One of each phase in which they are played. */
const OF_PHASE: readonly Title[] = ["initiative", "coup-detat", "fuite-opportune", "triumphus"];

function PloyPicture({ part, language }: Speaking & { readonly part: Ploy }): ReactNode {
  const { facts } = useKit();
  switch (part) {
    case "faces":
      return (
        <span className="volpr-drawn" aria-hidden="true">
          <Stratagem counter={[...facts.counters.keys()][3]} language={language} />
        </span>
      );
    case "phases":
      return (
        <Letters
          rows={OF_PHASE.map((title) => ({
            letter: phaseOfStratagem(title),
            name: facts.names(language).stratagem(title),
          }))}
        />
      );
    case "window":
      return (
        <>
          <Die value={1} />
          <Sign>→</Sign>
          <CounterBack />
          <Sign>→</Sign>
          <Die value={6} />
        </>
      );
    case "orders":
      return (
        <ul className="volpr-orders" aria-hidden="true">
          <Order piece={CAESAR} answer={ordersWords[language].ask} />
          <Order piece={unitOf("auxilia-1", "caesarians")} answer={ordersWords[language].pass} quiet />
        </ul>
      );
  }
}

interface OrderProps {
  readonly piece: SeenPiece;
  readonly answer: string;
  readonly quiet?: boolean;
}

const Order = ({ piece, answer, quiet = false }: OrderProps): ReactNode => (
  <li>
    <Piece seen={piece} />
    <span className={quiet ? "volpr-answer quiet" : "volpr-answer"}>{answer}</span>
  </li>
);

/** Whom the Caesarians make a Pretender in the picture. */
const AMBITIOUS = "scipio";

const Piece = ({ seen }: { readonly seen: SeenPiece }): ReactNode => (
  <InBoard>
    <CounterPicture seen={seen} />
  </InBoard>
);

function UpheavalPicture({ part }: { readonly part: Upheaval }): ReactNode {
  const politics = useKit().facts.pieces.get(AMBITIOUS)?.leader?.republicans?.pc ?? 0;
  switch (part) {
    case "coup":
      return (
        <>
          <Piece seen={unitOf(AMBITIOUS, "republicans")} />
          <Sign>→</Sign>
          <Die value={2} />
          <Sign>≤ {politics}</Sign>
          <Piece seen={unitOf(AMBITIOUS, "caesarians", { titles: ["pretender"] })} />
        </>
      );
    case "triumvir":
      return (
        <>
          <Piece seen={unitOf("lepidus", null, { titles: ["triumvir"] })} />
          <Piece seen={unitOf("legio-IV-R", null)} />
          <Piece seen={unitOf("legio-V-R", null)} />
        </>
      );
    case "exchange":
      return (
        <>
          <SideMark side="caesarians" />
          <Sign>+8 ⇄ −8</Sign>
          <SideMark side="republicans" />
        </>
      );
    case "ides":
      return (
        <>
          <Piece seen={CAESAR} />
          <Sign>→</Sign>
          <Piece seen={unitOf("m-brutus", "republicans", { titles: ["assassin"] })} />
          <Piece seen={unitOf("cassius", "republicans", { titles: ["assassin"] })} />
        </>
      );
  }
}
