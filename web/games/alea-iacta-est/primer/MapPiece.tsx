/** Pieces of the map of Alea Iacta Est, with counters and arrows on them. */
import type { SeenPiece } from "@rubicon/alea-iacta-est/components";
import type { Language } from "@rubicon/engine";
import type { ReactNode } from "react";
import { mapPiecesOf, WholeMap as Whole } from "../../../series/primer/MapPiece.tsx";
import { useKit } from "../kit.ts";
import { Ground } from "../map/Ground.tsx";
import { Counter } from "../pieces/Counter.tsx";
import { faceWords } from "../words/languages.ts";

export { Leg } from "../../../series/primer/MapPiece.tsx";

export function WholeMap({ language }: { readonly language: Language }): ReactNode {
  const { geography, facts } = useKit();
  return (
    <Whole>
      <Ground
        geography={geography}
        words={faceWords[language].ground}
        nationalityOf={(people) => facts.peoples.get(people)?.nationality ?? null}
      />
    </Whole>
  );
}

/** A counter as it is drawn on the map. */
interface Drawn extends SeenPiece {
  readonly atWar?: boolean;
}

export const { MapPiece, Stack, March } = mapPiecesOf<Drawn>(useKit, (seen) => (
  <Counter seen={seen} atWar={seen.atWar} />
));
