/** The pictures of the year and of marches, drawn with the counters and on the map of the board. */
import type { SeenPiece } from "@rubicon/alea-iacta-est/components";
import type { Language } from "@rubicon/engine";
import type { ReactNode } from "react";
import type { Phase } from "../../../series/panels/phases.ts";
import { CounterBack } from "../../../series/panels/Stratagem.tsx";
import { Board, InBoard, Sign, Snow } from "../../../series/primer/pictures.tsx";
import { Campaign, Initiative, Sequences } from "../../../series/primer/year.tsx";
import { useKit } from "../kit.ts";
import { CounterPicture, SideMark } from "../panels/marks.tsx";
import { Stratagem } from "../panels/Stratagem.tsx";
import { CAESAR } from "./Anatomy.tsx";
import { unitOf } from "./kinds.ts";
import { Leg, MapPiece, March, Stack } from "./MapPiece.tsx";
import type { March as MarchPart, YearFigures } from "./wording.ts";
import { primerWords } from "./words.ts";

export const POMPEIUS: SeenPiece = unitOf("pompeius", "republicans", { titles: ["faction-leader"] });

interface YearProps {
  readonly part: Phase;
  readonly figures: YearFigures;
  readonly language: Language;
}

export function YearPicture({ part, figures, language }: YearProps): ReactNode {
  const { facts } = useKit();
  const label = primerWords[language].pictures.year[part];
  switch (part) {
    case "A":
      return (
        <Board label={label}>
          <span className="volpr-drawn" aria-hidden="true">
            <Stratagem counter={[...facts.counters.keys()][2]} language={language} />
          </span>
        </Board>
      );
    case "B":
      return (
        <Initiative
          label={label}
          die={4}
          politics={figures.politics}
          leader={<CounterPicture seen={CAESAR} />}
          sign={<SideMark side="caesarians" />}
        />
      );
    case "C":
      return (
        <Board label={label}>
          <CounterBack />
          <CounterBack />
          <Sign>→</Sign>
          <InBoard>
            <CounterPicture seen={unitOf("orodes-ii", "republicans")} atWar />
          </InBoard>
        </Board>
      );
    case "D":
      return (
        <Sequences
          label={label}
          leaders={[<CounterPicture key="caesar" seen={CAESAR} />, <CounterPicture key="pompeius" seen={POMPEIUS} />]}
          shares={figures}
          sides={["caesarians", "republicans"]}
        />
      );
    case "E":
      return (
        <Campaign
          label={label}
          signs={[<SideMark key="first" side="caesarians" />, <SideMark key="second" side="republicans" />]}
        />
      );
    case "F":
      return (
        <Board label={label}>
          <Spqr at={2} />
          <Snow />
        </Board>
      );
  }
}

/** The track of the Republic. */
export function Spqr({ at }: { readonly at: number }): ReactNode {
  return (
    <span className="volpr-spqr" aria-hidden="true">
      <strong>SPQR</strong>
      {[0, 1, 2, 3, 4, 5].map((step) => (
        <span key={step} className={`volpr-step${step === at ? " now" : step === 5 ? " dead" : ""}`}>
          {step === 5 ? "✝" : step}
        </span>
      ))}
    </span>
  );
}

export function MarchPicture({ part, language }: { readonly part: MarchPart; readonly language: Language }): ReactNode {
  const label = primerWords[language].pictures.march[part];
  switch (part) {
    case "army":
      return (
        <MapPiece label={label} around={["italia-7", "italia-5", "graecia-1"]} room={92}>
          <March side="caesarians" way={["italia-7", "italia-5", "graecia-1"]} />
          <Stack zone="italia-5" pieces={[unitOf("legio-XXVII", "caesarians")]} shift={{ x: 2, y: 22 }} />
          <Stack
            zone="italia-7"
            pieces={[unitOf("legio-X", "caesarians"), unitOf("legio-IX", "caesarians"), CAESAR]}
            shift={{ x: -22, y: -16 }}
          />
        </MapPiece>
      );
    case "alone":
      return (
        <MapPiece label={label} around={["gallia-5", "hispania-3", "sicilia-2"]} room={44}>
          <March side="caesarians" way={["gallia-5", "gallia-6", "gallia-9", "hispania-1", "hispania-3"]} />
          <March side="caesarians" way={["sicilia-3", "sicilia-2"]} />
          <Stack zone="gallia-5" pieces={[unitOf("d-brutus", "caesarians")]} />
          <Stack zone="sicilia-3" pieces={[unitOf("legio-II", "caesarians")]} />
        </MapPiece>
      );
    case "ships":
      return <Voyage label={label} />;
    case "abroad":
      return (
        <MapPiece label={label} around={["asia-5", "parthi-1", "cappadocii"]} room={70}>
          <March side="republicans" way={["asia-5", "parthi-1"]} />
          <Stack
            zone="asia-5"
            pieces={[unitOf("legio-X-R", "republicans"), unitOf("cassius", "republicans")]}
            shift={{ x: -8, y: 4 }}
          />
          <Stack
            zone="parthi-1"
            pieces={[{ ...unitOf("parthi-u3", "caesarians"), atWar: true }]}
            shift={{ x: 30, y: 14 }}
          />
        </MapPiece>
      );
  }
}

/** From Neapolis over two seas, around Sicilia, to Brundisium. */
function Voyage({ label }: { readonly label: string }): ReactNode {
  const { places } = useKit();
  const [neapolis, brundisium] = ["italia-7", "italia-5"].map((id) => places.groundOf(id)?.marks[0]?.at);
  const sicilia = places.groundOf("sicilia-1");
  if (!neapolis || !brundisium || !sicilia) return null;
  const { x, y } = sicilia.heart;
  const [west, south] = [
    { x: x - 140, y: y - 50 },
    { x: x + 20, y: y + 78 },
  ];
  const legs = [
    { way: [neapolis, { x: neapolis.x - 60, y: y - 120 }, west], cost: 0 },
    { way: [west, { x: x - 90, y: y + 50 }, south], cost: 1 },
    { way: [south, { x: x + 125, y: y + 10 }, brundisium], cost: 0 },
  ];
  return (
    <MapPiece label={label} around={["italia-7", brundisium, west, south]} room={52}>
      {legs.map(({ way, cost }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the legs are in their order.
        <Leg key={i} side="caesarians" way={way} cost={cost} />
      ))}
      <Stack zone="italia-7" pieces={[unitOf("naves-8sp-q2-t1-1", "caesarians"), unitOf("dolabella", "caesarians")]} />
    </MapPiece>
  );
}
