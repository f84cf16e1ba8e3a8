/** Journals out of the browser: one to look at, and, while the game is on, one to go on with elsewhere. */
import { type ReactNode, useState } from "react";
import { problemOf } from "../app/loading.ts";
import { useWords } from "../app/words.ts";
import { download, type Exported } from "./download.ts";
import { exportJournal, exportToContinue } from "./exchange.ts";
import { localPageWords } from "./page-words.ts";

export function ExportButtons({ id, over }: { readonly id: string; readonly over: boolean }): ReactNode {
  const words = useWords(localPageWords);
  const [trouble, setTrouble] = useState<string | null>(null);
  const hand = (made: Promise<Exported>): void => {
    setTrouble(null);
    made.then(download).catch((error: unknown) => setTrouble(problemOf(error).message));
  };
  return (
    <div className="exports">
      <button type="button" className="button quiet" onClick={() => hand(exportJournal(id))}>
        {words.exportJournal}
      </button>
      <p className="hint">{over ? words.exportOverHint : words.exportHint}</p>
      {!over && (
        <>
          <button type="button" className="button quiet" onClick={() => hand(exportToContinue(id))}>
            {words.exportToContinue}
          </button>
          <p className="hint">{words.exportToContinueHint}</p>
        </>
      )}
      {trouble !== null && (
        <p className="notice bad" role="alert">
          {trouble}
        </p>
      )}
    </div>
  );
}
