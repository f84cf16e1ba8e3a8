/** The panel of the log: every entry, or, where the game is told as history, year by year. */
import type { ComponentProps, ReactNode } from "react";
import { useWords } from "../app/words.ts";
import { Annals } from "./Annals.tsx";
import { Log } from "./Log.tsx";
import { useHistory } from "./useHistory.ts";
import { tableWords } from "./words.ts";

interface Props extends ComponentProps<typeof Log> {
  readonly byYear: boolean;
  readByYear(byYear: boolean): void;
}

export function Chronicle({ byYear, readByYear, ...log }: Props): ReactNode {
  const words = useWords(tableWords).log;
  const history = useHistory(log.face);
  if (history === null) return <Log {...log} />;
  return (
    <div className="chronicle">
      <fieldset className="chronicle-views" aria-label={words.views}>
        {[false, true].map((years) => (
          <button
            key={String(years)}
            type="button"
            className="chronicle-view"
            aria-pressed={byYear === years}
            onClick={() => readByYear(years)}
          >
            {years ? words.byYear : words.everything}
          </button>
        ))}
      </fieldset>
      {byYear ? <Annals history={history} language={log.language} entries={log.entries} /> : <Log {...log} />}
    </div>
  );
}
