/** A place for journals. One whose components are not here says which it wants, and opens when they have been loaded. */
import type { GameName } from "@rubicon/engine";
import { type ReactNode, useState } from "react";
import { problemOf } from "../app/loading.ts";
import { useWords } from "../app/words.ts";
import { DropZone, JOURNALS } from "../local/DropZone.tsx";
import { localPageWords } from "../local/page-words.ts";
import { useLatest } from "../table/useLatest.ts";
import { MissingPack } from "./finding.ts";
import { WantedPack } from "./WantedPack.tsx";

interface Props {
  readonly hint: string;
  /** Throws, in one sentence, when it cannot be used. */
  open(text: string, name: string): Promise<void>;
}

interface Trouble {
  readonly message: string;
  /** What has to be loaded first. */
  readonly wanted: GameName | null;
  readonly file: File;
}

export interface JournalTaker {
  take(file: File): void;
  readonly drop: ReactNode;
}

export function useJournalDrop({ hint, open }: Props): JournalTaker {
  const words = useWords(localPageWords);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const take = useLatest(async (file: File): Promise<void> => {
    setTrouble(null);
    try {
      await open(await file.text(), file.name);
    } catch (error) {
      const wanted = error instanceof MissingPack ? error.wanted : null;
      setTrouble({ message: `${file.name}: ${problemOf(error).message}`, wanted, file });
    }
  });
  const drop = (
    <>
      <DropZone title={words.drop} hint={hint} kinds={JOURNALS} take={(file) => void take(file)} />
      {trouble !== null && (
        <p className="notice bad" role="alert">
          {trouble.message}
        </p>
      )}
      {trouble?.wanted && <WantedPack wanted={trouble.wanted} loaded={() => void take(trouble.file)} />}
    </>
  );
  return { take, drop };
}
