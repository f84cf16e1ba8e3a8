/** Yes or no to a challenge; a no may come with a word. */
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useLocation } from "wouter";
import { problemOf } from "../../app/loading.ts";
import { to } from "../../app/routes.ts";
import { refresh, server } from "../../app/server.ts";
import { useWords } from "../../app/words.ts";
import { tableWords } from "./words.ts";

/** As long as the server takes it. */
const LONGEST = 200;

export function ChallengeAnswer({ table }: { readonly table: string }): ReactNode {
  const words = useWords(tableWords);
  const field = useId();
  const [, navigate] = useLocation();
  const [declining, setDeclining] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [word, setWord] = useState("");
  const attempt = async (deed: () => Promise<unknown>, after: string): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      await deed();
      await refresh();
      navigate(after);
    } catch (error) {
      setTrouble(problemOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  const decline = (event: FormEvent): void => {
    event.preventDefault();
    void attempt(() => server().decline(table, word.trim() || undefined), "/games");
  };
  return (
    <div className="challenge-answer">
      {declining ? (
        <form className="stack" onSubmit={decline}>
          <div className="field">
            <label htmlFor={field}>{words.declineWord}</label>
            <input
              id={field}
              className="input"
              maxLength={LONGEST}
              autoComplete="off"
              value={word}
              onChange={({ target }) => setWord(target.value)}
            />
          </div>
          <div className="row">
            <button type="submit" className="button danger" disabled={busy}>
              {words.declineYes}
            </button>
            <button type="button" className="button quiet" onClick={() => setDeclining(false)}>
              {words.declineNo}
            </button>
          </div>
        </form>
      ) : (
        <div className="row">
          <button
            type="button"
            className="button"
            disabled={busy}
            onClick={() => attempt(() => server().join(table), to.table(table))}
          >
            {words.accept}
          </button>
          <button type="button" className="button quiet" disabled={busy} onClick={() => setDeclining(true)}>
            {words.decline}
          </button>
        </div>
      )}
      {trouble !== null && (
        <p className="small" role="alert">
          {trouble}
        </p>
      )}
    </div>
  );
}
