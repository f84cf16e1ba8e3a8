/** What must not be missed: a year that is over, in a few paragraphs, or news that changes the game for everybody. */
import type { Language } from "@rubicon/engine";
import { type ReactNode, useId, useMemo, useState } from "react";
import { useWords } from "../app/words.ts";
import type { FaceHistory, GameFace, News } from "../games/face.ts";
import { counting, eventsOf } from "./counting.ts";
import type { Heard, TableState } from "./source.ts";
import { tableWords } from "./words.ts";

interface Props {
  readonly face: GameFace;
  readonly language: Language;
  readonly state: TableState;
  /** The last entry that was seen on an earlier visit; null where nothing was missed. */
  readonly since: number | null;
  openLog(): void;
}

interface Tiding extends News {
  /** The entry it came with. */
  readonly n: number;
  readonly is: "news" | "year";
}

const lastOf = (entries: readonly Heard[]): number => entries[entries.length - 1]?.n ?? -1;

export function Tidings({ face, language, state, since, openLog }: Props): ReactNode {
  const words = useWords(tableWords).tidings;
  const { entries } = state;
  const [read, setRead] = useState(() => since ?? lastOf(entries));
  const title = useId();
  const tiding = useMemo(
    () => (face.history === undefined ? null : latest(face.history, state, read, language)),
    [face, state, read, language],
  );
  // Whoever goes on playing has read how the year ended; news stay until they are put away.
  const passed =
    tiding !== null &&
    tiding.is === "year" &&
    entries.some(({ n, seat, by }) => n > tiding.n && seat === state.you && !by);
  if (tiding === null || passed) return null;
  return (
    <section className="tidings" data-is={tiding.is} aria-labelledby={title}>
      <h2 id={title}>{tiding.title}</h2>
      <div className="tidings-said">
        {tiding.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className="row">
        <button type="button" className="button" onClick={() => setRead(tiding.n)}>
          {words.close}
        </button>
        {tiding.is === "year" && (
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              setRead(tiding.n);
              openLog();
            }}
          >
            {words.chronicle}
          </button>
        )}
      </div>
    </section>
  );
}

/** News go before the years, one after the other as they came. */
function latest(history: FaceHistory, state: TableState, read: number, language: Language): Tiding | null {
  const counted = counting(state.entries);
  const fresh = counted.filter(({ n }) => n > read);
  for (const { n, events } of fresh)
    for (const event of events) {
      const news = history.news?.(event, state.sight, state.you, language) ?? null;
      if (news !== null) return { ...news, n, is: "news" };
    }
  const closing = fresh.findLast(({ events }) => events.some((event) => history.closes(event)));
  if (closing === undefined) return null;
  const annal = history.annals(eventsOf(state.entries), language).findLast(({ over }) => over);
  return annal === undefined ? null : { n: closing.n, is: "year", title: annal.title, lines: annal.paragraphs };
}
