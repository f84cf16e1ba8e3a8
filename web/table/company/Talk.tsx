/** What is said at the table: by its players to everybody, and among those who watch. */
import type { ChatLine } from "@rubicon/client";
import { playerName } from "@rubicon/client/names";
import type { Viewer } from "@rubicon/engine";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useMe } from "../../app/me.ts";
import { useLanguage } from "../../app/settings.ts";
import { useStore } from "../../app/store.ts";
import { useWords } from "../../app/words.ts";
import { BotTag } from "../../pages/shared/BotTag.tsx";
import type { LiveSource } from "../live.ts";
import { companyWords } from "./words.ts";

/** As long as the server takes it. */
const LONGEST = 500;

interface TalkProps {
  readonly source: LiveSource;
  readonly you: Viewer;
  /** All lines up to this one have been read. */
  read(line: number): void;
}

export function Talk({ source, you, read }: TalkProps): ReactNode {
  const words = useWords(companyWords).talk;
  const lines = useStore(source.chat);
  return (
    <Conversation
      {...{ lines, title: words.title, none: words.none }}
      say={you === "watcher" ? null : (text) => source.say(text)}
      silence={words.watchersListen}
      read={read}
    />
  );
}

/** Shown to those who watch, and to everybody when the game is over. */
export function Gallery({ source, over }: { readonly source: LiveSource; readonly over: boolean }): ReactNode {
  const words = useWords(companyWords).gallery;
  const lines = useStore(source.gallery);
  const me = useMe();
  const speaks = me !== null && me !== undefined && !me.guest;
  return (
    <Conversation
      {...{ lines, title: words.title, none: words.none }}
      hint={over ? words.overHint : speaks ? words.hint : undefined}
      say={speaks ? (text) => source.sayInGallery(text) : null}
      silence={over ? undefined : words.accountsOnly}
    />
  );
}

interface Props {
  readonly title: string;
  readonly none: string;
  readonly hint?: string | undefined;
  readonly lines: readonly ChatLine[];
  /** Throws, in one sentence, where it cannot be said; null for whoever only listens. */
  readonly say: ((text: string) => void) | null;
  /** Why he does. */
  readonly silence: string | undefined;
  /** All lines up to this one have been read. */
  read?(line: number): void;
}

function Conversation({ title, none, hint, lines, say, silence, read }: Props): ReactNode {
  const words = useWords(companyWords).talk;
  const language = useLanguage();
  const [text, setText] = useState("");
  const [trouble, setTrouble] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const [heading, field] = [useId(), useId()];
  const last = lines.at(-1)?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is scrolled to.
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever looks has read the last line.
  useEffect(() => {
    const look = (): void => {
      if (last !== undefined && !document.hidden) read?.(last);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [last]);

  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === "" || say === null) return;
    try {
      say(text.trim());
      setText("");
      setTrouble(null);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <section className="talk" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      {hint !== undefined && <p className="quiet">{hint}</p>}
      {lines.length === 0 ? (
        <p className="quiet">{none}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        <div ref={list} className="talk-log" role="log" aria-labelledby={heading} tabIndex={0}>
          <ol>
            {lines.map(({ id, text: said, at, ...speaker }) => (
              <li key={id}>
                <b>{playerName(speaker, language)}</b>
                <BotTag player={speaker} />{" "}
                <time className="talk-time" dateTime={at}>
                  {new Date(at).toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" })}
                </time>{" "}
                <span>{said}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
      {say === null ? (
        silence !== undefined && <p className="quiet">{silence}</p>
      ) : (
        <form onSubmit={send}>
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
