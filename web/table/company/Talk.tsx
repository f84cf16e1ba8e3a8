/** What is said at the table. */
import type { Viewer } from "@rubicon/engine";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useLanguage } from "../../app/settings.ts";
import { useStore } from "../../app/store.ts";
import { useWords } from "../../app/words.ts";
import type { LiveSource } from "../live.ts";
import { companyWords } from "./words.ts";

/** As long as the server takes it. */
const LONGEST = 500;

export function Talk({ source, you }: { readonly source: LiveSource; readonly you: Viewer }): ReactNode {
  const words = useWords(companyWords).talk;
  const language = useLanguage();
  const lines = useStore(source.chat);
  const [text, setText] = useState("");
  const [trouble, setTrouble] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const [title, field] = [useId(), useId()];
  const last = lines.at(-1)?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is scrolled to.
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);

  const say = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === "") return;
    try {
      source.say(text.trim());
      setText("");
      setTrouble(null);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <section className="talk" aria-labelledby={title}>
      <h3 id={title}>{words.title}</h3>
      {lines.length === 0 ? (
        <p className="quiet">{words.none}</p>
      ) : (
        <ol ref={list} role="log" aria-labelledby={title}>
          {lines.map(({ id, name, text: said, at }) => (
            <li key={id}>
              <b>{name}</b>{" "}
              <time className="talk-time" dateTime={at}>
                {new Date(at).toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" })}
              </time>{" "}
              <span>{said}</span>
            </li>
          ))}
        </ol>
      )}
      {you === "watcher" ? (
        <p className="quiet">{words.watchersListen}</p>
      ) : (
        <form onSubmit={say}>
          <label htmlFor={field} className="unseen">
            {words.write}
          </label>
          <input
            id={field}
            className="input"
            value={text}
            maxLength={LONGEST}
            placeholder={words.write}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" className="button quiet">
            {words.send}
          </button>
        </form>
      )}
      {trouble !== null && <p role="alert">{trouble}</p>}
    </section>
  );
}
