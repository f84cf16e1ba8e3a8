/** A player's own notes about a game, kept at the server for him alone. */
import type { Client } from "@rubicon/client";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useWords } from "../../app/words.ts";
import { companyWords } from "./words.ts";

/** As long as the server takes it. */
const LONGEST = 20_000;
/** Milliseconds without a letter after which what was written is kept. */
const PAUSE = 800;

type State = "still" | "saving" | "saved" | "unsaved";

export function Notes({ client, table }: { readonly client: Client; readonly table: string }): ReactNode {
  const words = useWords(companyWords).notes;
  const [text, setText] = useState<string | null>(null);
  const [state, setState] = useState<State>("still");
  const waiting = useRef<{ readonly timer: ReturnType<typeof setTimeout>; keep(): void } | null>(null);
  const field = useId();

  useEffect(() => {
    let left = false;
    client.note(table).then(
      (kept) => left || setText((written) => written ?? kept),
      () => left || setText((written) => written ?? ""),
    );
    return () => {
      left = true;
      // Whoever leaves in the middle of a word does not lose it.
      waiting.current?.keep();
    };
  }, [client, table]);

  const write = (next: string): void => {
    setText(next);
    setState("saving");
    if (waiting.current) clearTimeout(waiting.current.timer);
    const keep = (): void => {
      if (waiting.current) clearTimeout(waiting.current.timer);
      waiting.current = null;
      client.writeNote(table, next).then(
        () => setState((now) => (waiting.current === null ? "saved" : now)),
        () => setState("unsaved"),
      );
    };
    waiting.current = { timer: setTimeout(keep, PAUSE), keep };
  };

  return (
    <section className="notes">
      <label htmlFor={field}>
        <b>{words.title}</b> <span className="quiet">{words.hint}</span>
      </label>
      <textarea
        id={field}
        className="input"
        rows={4}
        maxLength={LONGEST}
        value={text ?? ""}
        disabled={text === null}
        onChange={({ target }) => write(target.value)}
      />
      <p className="quiet" role="status">
        {state === "saving" ? words.saving : state === "saved" ? words.saved : state === "unsaved" ? words.unsaved : ""}
      </p>
    </section>
  );
}
