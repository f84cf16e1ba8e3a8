/** A game whose components are not here: which ones it wants, and a place to bring them in. */
import type { GameName } from "@rubicon/engine";
import { type ReactNode, useState } from "react";
import { problemOf } from "../app/loading.ts";
import { useWords } from "../app/words.ts";
import { DropZone, PACKS } from "../local/DropZone.tsx";
import { takeWanted } from "./finding.ts";
import { packWords } from "./page-words.ts";

interface Props {
  readonly wanted: GameName;
  /** They are here now. */
  loaded(): void;
}

export function WantedPack({ wanted, loaded }: Props): ReactNode {
  const words = useWords(packWords);
  const [trouble, setTrouble] = useState<string | null>(null);
  const take = async (file: File): Promise<void> => {
    setTrouble(null);
    try {
      await takeWanted(wanted, await file.text());
      loaded();
    } catch (error) {
      setTrouble(`${file.name}: ${problemOf(error).message}`);
    }
  };
  return (
    <>
      <DropZone title={words.drop} hint={words.loadWanted} kinds={PACKS} take={(file) => void take(file)} />
      {trouble !== null && (
        <p className="notice bad" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}
