/** Pieces of the map of Imperator, with counters and arrows on them. */
import type { Language } from "@rubicon/engine";
import type { SeenPiece } from "@rubicon/imperator/components";
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

export const { MapPiece, Stack, March } = mapPiecesOf<SeenPiece>(useKit, (seen) => <Counter seen={seen} />);
