/** What happened since the last visit: a few sentences, and the offer to see it on the map. */
import type { Language } from "@rubicon/engine";
import type { ReactNode } from "react";
import { useWords } from "../app/words.ts";
import type { GameFace } from "../games/face.ts";
import { counting } from "./counting.ts";
import type { Heard } from "./source.ts";
import { sayEvent } from "./speaking.ts";
import { tableWords } from "./words.ts";

/** Older sentences are counted only. */
const MOST_TOLD = 6;

interface Props {
  readonly face: GameFace;
  readonly language: Language;
  readonly entries: readonly Heard[];
  /** The last entry that was seen. */
  readonly from: number;
  show(): void;
  skip(): void;
}

export function Since({ face, language, entries, from, show, skip }: Props): ReactNode {
  const words = useWords(tableWords).since;
  const said = counting(entries)
    .filter(({ n }) => n > from)
    .flatMap(({ n, events }) =>
      events.flatMap((event, i) => {
        const text = sayEvent(face.game, language, event);
        return text ? [{ key: `${n}.${i}`, text }] : [];
      }),
    );
  const untold = Math.max(0, said.length - MOST_TOLD);
  return (
    <section className="since" aria-label={words.title}>
      <h2>{words.title}</h2>
      {untold > 0 && <p className="quiet">{words.more(untold)}</p>}
      <ul>
        {said.slice(untold).map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      <div className="row">
        <button type="button" className="button" onClick={show}>
          {words.showMe}
        </button>
        <button type="button" className="button quiet" onClick={skip}>
          {words.skip}
        </button>
      </div>
    </section>
  );
}
