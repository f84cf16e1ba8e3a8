/** What happened since the last visit: a few sentences, and the offer to see it on the map. */
import type { Language } from "@rubicon/engine";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useWords } from "../app/words.ts";
import type { GameFace } from "../games/face.ts";
import { lastSeen, remember } from "./remembering.ts";
import type { Heard, TableSource, TableState } from "./source.ts";
import { sayEvent } from "./speaking.ts";
import { fromOthers, standing } from "./standing.ts";
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
  const said = standing(entries)
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

/** The entry since which others have acted unseen; null when nothing was missed. Keeps in mind what is seen from now on. */
export function useSince(source: TableSource, state: TableState): readonly [number | null, () => void] {
  const { key, kind } = source;
  const last = state.entries[state.entries.length - 1]?.n ?? -1;
  const missedSince = (seen: number | null): number | null =>
    kind !== "replay" &&
    seen !== null &&
    fromOthers(
      standing(state.entries).filter(({ n }) => n > seen),
      state.you,
    )
      ? seen
      : null;
  const [since, setSince] = useState(() => missedSince(lastSeen(key)));

  const latest = useRef(missedSince);
  useEffect(() => {
    latest.current = missedSince;
  });
  useEffect(() => {
    const back = (): void => {
      if (!document.hidden) setSince((before) => before ?? latest.current(lastSeen(key)));
    };
    document.addEventListener("visibilitychange", back);
    return () => document.removeEventListener("visibilitychange", back);
  }, [key]);

  useEffect(() => {
    if (kind !== "replay" && since === null && !document.hidden) remember(key, last);
  }, [kind, key, since, last]);

  return [since, () => setSince(null)];
}
