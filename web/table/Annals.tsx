/** The chronicle of the years: what is remembered of each, the newest last. */
import type { Language } from "@rubicon/engine";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { useWords } from "../app/words.ts";
import type { FaceHistory } from "../games/face.ts";
import { eventsOf } from "./counting.ts";
import type { Heard } from "./source.ts";
import { tableWords } from "./words.ts";

interface Props {
  readonly history: FaceHistory;
  readonly language: Language;
  readonly entries: readonly Heard[];
}

export function Annals({ history, language, entries }: Props): ReactNode {
  const words = useWords(tableWords).log;
  const annals = useMemo(() => history.annals(eventsOf(entries), language), [history, entries, language]);
  const end = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new year is brought into sight.
  useEffect(() => {
    // Newer browsers give a promise here, which is no way to clean up.
    end.current?.scrollIntoView({ block: "start" });
  }, [annals.length]);
  if (annals.length === 0) return <p className="quiet">{words.empty}</p>;
  return (
    <div className="annals">
      {annals.map(({ title, paragraphs, over }, i) => (
        <section key={title} ref={i === annals.length - 1 ? end : undefined}>
          <h3>
            {title}
            {!over && <span className="quiet"> ({words.soFar})</span>}
          </h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
