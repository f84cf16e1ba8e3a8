/** The log: a chronicle with a rule behind every sentence; an entry shows its things on the map, and its moment when chosen. */
import type { Language } from "@rubicon/engine";
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useWords } from "../app/words.ts";
import type { GameFace, Thing } from "../games/face.ts";
import { type Chapter, chronicler } from "./chronicle.ts";
import { takenBack } from "./counting.ts";
import { LogChapter } from "./LogChapter.tsx";
import type { Heard } from "./source.ts";
import { useLatest } from "./useLatest.ts";
import { tableWords } from "./words.ts";

interface Props {
  readonly face: GameFace;
  readonly language: Language;
  readonly entries: readonly Heard[];
  /** The entry whose moment is shown; null while that is the present. */
  readonly at: number | null;
  show(n: number): void;
  glance(things: readonly Thing[]): void;
}

/** Nearer to the end than this counts as being there. */
const NEAR = 48;

/** So many chapters at the end are laid out at once; older ones when one scrolls to them. */
const NEWEST = 3;

const isIn = ({ passages }: Chapter, n: number): boolean => passages.some(({ entry }) => entry.n === n);

export function Log({ face, language, entries, at, show, glance }: Props): ReactNode {
  const words = useWords(tableWords).log;
  const chaptersOf = useMemo(() => chronicler(face, language), [face, language]);
  const chapters = useMemo(() => chaptersOf(entries), [chaptersOf, entries]);
  const voided = useMemo(() => takenBack(entries), [entries]);
  const last = chapters.findLast(({ passages }) => passages.length > 0)?.passages.at(-1)?.entry.n ?? -1;
  const [chosen, setChosen] = useState<number | null>(null);
  const stop = at ?? chosen ?? last;
  const { scroller, atEnd, toEnd, leave, follow } = useEnd(last);

  // Whoever looks at a moment of the past reads there, and not how it went on.
  useEffect(() => {
    if (at === null) return toEnd();
    leave();
    scroller.current?.querySelector(`[data-entry="${at}"]`)?.scrollIntoView({ block: "nearest" });
  }, [at, scroller, toEnd, leave]);

  const walk = (event: KeyboardEvent<HTMLElement>): void => {
    const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
    const by = steps[event.key];
    if (by === undefined || !(event.target instanceof HTMLElement)) return;
    const all = [...(scroller.current?.querySelectorAll<HTMLElement>("button.log-show") ?? [])];
    const here = all.indexOf(event.target);
    if (here < 0) return;
    event.preventDefault();
    all[Math.min(all.length - 1, Math.max(0, here + by))]?.focus();
  };

  const showEntry = useLatest(show);
  const glanceAt = useLatest(glance);

  if (last < 0) return <p className="quiet">{words.empty}</p>;
  return (
    <div className="log-room">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows walk from entry to entry, which are buttons. */}
      <div className="log" ref={scroller} onScroll={follow} onKeyDown={walk}>
        <div>
          {chapters.map((chapter, i) => (
            <LogChapter
              // biome-ignore lint/suspicious/noArrayIndexKey: chapters are only ever added at the end.
              key={i}
              face={face}
              language={language}
              chapter={chapter}
              voided={voided}
              at={at !== null && isIn(chapter, at) ? at : null}
              stop={isIn(chapter, stop) ? stop : null}
              isNew={i >= chapters.length - NEWEST}
              choose={setChosen}
              show={showEntry}
              glance={glanceAt}
            />
          ))}
        </div>
      </div>
      {!atEnd && (
        <button type="button" className="log-to-end" onClick={toEnd}>
          {words.toEnd}
        </button>
      )}
    </div>
  );
}

/** Keeps the newest in sight as long as its reader is at the end; whoever reads further up is left in peace. */
function useEnd(last: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const pinned = useRef(true);
  const top = useRef(0);
  const [atEnd, setAtEnd] = useState(true);

  const toEnd = useLatest(() => {
    const box = scroller.current;
    if (!box) return;
    pinned.current = true;
    box.scrollTop = box.scrollHeight;
    setAtEnd(true);
  });

  const leave = useLatest(() => {
    pinned.current = false;
    setAtEnd(false);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new entry may move the end.
  useEffect(() => {
    if (pinned.current) toEnd();
  }, [last, toEnd]);

  // Chapters not yet seen are only guessed at; when they come into sight they may be longer.
  useEffect(() => {
    const inside = scroller.current?.firstElementChild;
    if (!inside) return;
    const watch = new ResizeObserver(() => {
      if (pinned.current) toEnd();
    });
    watch.observe(inside);
    return () => watch.disconnect();
  }, [toEnd]);

  const follow = useLatest(() => {
    const box = scroller.current;
    if (!box) return;
    const near = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    // Only whoever scrolls up has left the end; a text that grows has not.
    if (near) pinned.current = true;
    else if (box.scrollTop < top.current) pinned.current = false;
    top.current = box.scrollTop;
    setAtEnd(pinned.current);
  });

  return { scroller, atEnd, toEnd, leave, follow };
}
