/** What must not be missed: a year that is over, in a few paragraphs, or news that changes the game for everybody. */
import type { Language } from "@rubicon/engine";
import { type ReactNode, useEffect, useId, useMemo, useState } from "react";
import { isEnough, rememberEnough } from "../app/enough.ts";
import { useWords } from "../app/words.ts";
import type { FaceHistory, GameFace, News } from "../games/face.ts";
import { counting, eventsOf } from "./counting.ts";
import type { Heard, TableState } from "./source.ts";
import { useHistory } from "./useHistory.ts";
import { tableWords } from "./words.ts";

interface Props {
  readonly face: GameFace;
  readonly language: Language;
  readonly state: TableState;
  /** The last entry that was seen on an earlier visit; null where nothing was missed. */
  readonly since: number | null;
  openLog(): void;
}

/** A moment of the journal: an entry may bring several news, which are put away one by one. */
export interface Moment {
  readonly n: number;
  /** Which of the entry's events. */
  readonly event: number;
}

export interface Tiding extends News {
  readonly at: Moment;
  readonly is: "news" | "year";
}

const endOf = (n: number): Moment => ({ n, event: Number.POSITIVE_INFINITY });
const isAfter = (one: Moment, other: Moment): boolean =>
  one.n > other.n || (one.n === other.n && one.event > other.event);
const lastOf = (entries: readonly Heard[]): number => entries[entries.length - 1]?.n ?? -1;

export function Tidings({ face, language, state, since, openLog }: Props): ReactNode {
  const words = useWords(tableWords).tidings;
  const { entries } = state;
  const [read, setRead] = useState(() => endOf(since ?? lastOf(entries)));
  const title = useId();
  const history = useHistory(face);
  const tiding = useMemo(
    () => (history === null ? null : latest(history, state, read, language, face.id)),
    [history, state, read, language, face],
  );
  const shown = tiding?.at ?? null;
  useEffect(() => {
    if (shown === null) return;
    const close = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      // One key, one thing: what is held stays held.
      event.preventDefault();
      setRead(shown);
    };
    window.addEventListener("keydown", close, { capture: true });
    return () => window.removeEventListener("keydown", close, { capture: true });
  }, [shown]);
  // Whoever goes on playing has read how the year or the battle ended; other news stay until they are put away.
  const passed =
    tiding !== null &&
    tiding.kind !== undefined &&
    entries.some(({ n, seat, by }) => n > tiding.at.n && seat === state.you && !by);
  if (tiding === null || passed) return null;
  return (
    <section className="tidings" data-is={tiding.is} aria-labelledby={title}>
      <h2 id={title}>{tiding.title}</h2>
      <div className="tidings-said">
        {tiding.lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same of two blocks that nobody can tell apart.
          <p key={i}>{line}</p>
        ))}
      </div>
      <div className="row">
        <button type="button" className="button" onClick={() => setRead(tiding.at)}>
          {words.close}
        </button>
        {tiding.kind !== undefined && (
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              rememberEnough(`${face.id}.${tiding.kind}`);
              setRead(tiding.at);
            }}
          >
            {words.enough}
          </button>
        )}
        {tiding.is === "year" && (
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              setRead(tiding.at);
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
export function latest(
  history: FaceHistory,
  state: TableState,
  read: Moment,
  language: Language,
  game: string,
): Tiding | null {
  const counted = counting(state.entries);
  let passing: Tiding | null = null;
  let closing: Moment | null = null;
  for (const { n, events } of counted.filter((entry) => entry.n >= read.n))
    for (const [i, event] of events.entries()) {
      const at = { n, event: i };
      if (!isAfter(at, read)) continue;
      if (history.closes(event)) closing = at;
      const before = () => [
        ...counted.filter((each) => each.n < n).flatMap((each) => each.events),
        ...events.slice(0, i),
      ];
      const news = history.news?.(event, state.sight, state.you, language, before) ?? null;
      if (news === null || (news.kind !== undefined && isEnough(`${game}.${news.kind}`))) continue;
      if (news.kind === undefined) return { ...news, at, is: "news" };
      // Of news that pass the last is told: what came before stands in the log.
      passing = { ...news, at, is: "news" };
    }
  // A year that is over tells of its winter too.
  if (closing === null || isEnough(`${game}.year`) || (passing !== null && passing.at.n > closing.n)) return passing;
  const annal = history.annals(eventsOf(state.entries), language).findLast(({ over }) => over);
  if (annal === undefined) return passing;
  return { at: closing, is: "year", kind: "year", title: annal.title, lines: annal.paragraphs };
}
