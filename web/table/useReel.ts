/** The moment that a table shows, with the buttons to move it: the reel, wound by time and by its viewer. */
import type { Eyes, Json, Seat } from "@rubicon/engine";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { movesFreely, useSettings } from "../app/settings.ts";
import { advance, arrived, begin, dwell, following, hold, isCut, playFrom, type Reel, toPresent } from "./reel.ts";
import type { Heard, Moment, TableSource, TableState } from "./source.ts";

/** What the map shows. */
export interface Shown {
  readonly sight: Json;
  readonly viewer: Eyes;
  readonly toMove: Seat | null;
  /** Number of the entry that led here. */
  readonly n: number;
  readonly entry: Heard | undefined;
  readonly events: readonly Json[];
}

export interface Winding {
  readonly shown: Shown;
  readonly mode: Reel["mode"];
  readonly last: number;
  /** How often something was shown that does not follow from what was shown before. */
  readonly cuts: number;
  /** Shows the moment after an entry and stays there. */
  hold(n: number): void;
  /** Plays what came after an entry. */
  play(from: number): void;
  present(): void;
}

/** How many moments are asked for at once. */
const FETCHED = 40;
const NO_EVENTS: readonly Json[] = [];

const presentMoment = (state: TableState): Moment => ({
  n: state.entries[state.entries.length - 1]?.n ?? -1,
  viewer: state.you,
  toMove: state.toMove,
  sight: state.sight,
});

export function useReel(source: TableSource, state: TableState): Winding {
  const { pace } = useSettings();
  const { entries, you } = state;
  const present = presentMoment(state);
  const [reel, setReel] = useState<Reel>(() => {
    const live = begin(entries, you);
    // A journal is opened at its first page.
    return source.kind === "replay" ? hold(live, source.remote?.from ?? 0) : live;
  });

  let now = reel;
  if (reel.last !== present.n || reel.viewer !== you) {
    now = arrived(reel, entries, you, { plays: movesFreely() && !document.hidden && source.hurried?.now !== true });
    setReel(now);
  }

  const moments = useMoments(source, present);
  const moment = now.mode === "live" ? present : moments.get(now.at);
  const next = now.mode === "playing" ? following(entries, now.at) : null;

  // What is shown stays until what comes next is there: the map never goes blank.
  const latest = useRef<Moment>(moment ?? source.begins ?? present);
  const visible = moment ?? latest.current;
  useEffect(() => {
    latest.current = visible;
  }, [visible]);

  const frame = { n: visible.n, live: now.mode === "live" };
  const [film, setFilm] = useState({ frame, cuts: 0 });
  if (film.frame.n !== frame.n || film.frame.live !== frame.live)
    setFilm({ frame, cuts: film.cuts + (isCut(entries, film.frame, frame, reel.viewer) ? 1 : 0) });

  const { need } = moments;
  useEffect(() => {
    if (now.mode !== "live") need(now.at, Math.min(now.last, now.at + FETCHED));
    if (now.mode === "still") need(Math.max(0, now.at - FETCHED), now.at);
  }, [need, now.mode, now.at, now.last]);

  const since = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts anew with every entry shown.
  useEffect(() => {
    since.current = performance.now();
  }, [visible.n]);

  const ready = next !== null && (next >= now.last || moments.get(next) !== undefined);
  useEffect(() => {
    if (!ready) return;
    const shownFor = performance.now() - since.current;
    const entry = entries.find(({ n }) => n === now.at);
    const timer = setTimeout(
      () => setReel((then) => advance(then, entries)),
      Math.max(0, dwell(entry, pace) - shownFor),
    );
    return () => clearTimeout(timer);
  }, [ready, entries, now.at, pace]);

  const shown = useMemo<Shown>(() => {
    const entry = entries.find(({ n }) => n === visible.n);
    const { sight, viewer, toMove, n } = visible;
    return { sight, viewer, toMove, n, entry, events: entry?.events ?? NO_EVENTS };
  }, [visible, entries]);

  const holdAt = useCallback((n: number) => setReel((then) => hold(then, n)), []);
  const play = useCallback((from: number) => setReel((then) => playFrom(then, from)), []);

  const { remote } = source;
  useEffect(() => {
    remote?.hold({ hold: holdAt, play });
    return () => remote?.hold(null);
  }, [remote, holdAt, play]);
  const playing = now.mode === "playing";
  useEffect(() => remote?.shows(visible.n, playing), [remote, visible.n, playing]);

  return {
    shown,
    mode: now.mode,
    last: now.last,
    cuts: film.cuts,
    hold: holdAt,
    play,
    present: useCallback(() => setReel(toPresent), []),
  };
}

interface Moments {
  get(n: number): Moment | undefined;
  /** Asks for the moments of a range that are not known yet. */
  need(from: number, to: number): void;
}

/** Moments that were looked at or fetched. */
function useMoments(source: TableSource, present: Moment): Moments {
  const [known, setKnown] = useState<ReadonlyMap<number, Moment>>(new Map());
  const asked = useRef(new Set<number>());
  const kept = useRef<{ readonly n: number; readonly sight: Json } | null>(null);

  // The present becomes the past with the next entry, and is shown until that one is.
  useEffect(() => {
    const before = kept.current;
    if (before?.n === present.n && before.sight === present.sight) return;
    kept.current = present;
    asked.current.add(present.n);
    setKnown((all) => new Map(all).set(present.n, present));
  });

  const need = useCallback(
    (from: number, to: number) => {
      let first = from;
      let end = to;
      while (first <= end && asked.current.has(first)) first++;
      while (end >= first && asked.current.has(end)) end--;
      if (first > end) return;
      for (let n = first; n <= end; n++) asked.current.add(n);
      source.past(first, end).then(
        (fetched) => setKnown((before) => new Map([...before, ...fetched.map((each) => [each.n, each] as const)])),
        () => {
          // Without a line the past cannot be shown: it is asked for again at the next step.
          for (let n = first; n <= end; n++) asked.current.delete(n);
        },
      );
    },
    [source],
  );
  return { get: (n) => known.get(n), need };
}
