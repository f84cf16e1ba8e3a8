/** A chapter of the log. Those far from what is read are only as high as they will be: long games stay fast. */
import type { Language } from "@rubicon/engine";
import { memo, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useWords } from "../app/words.ts";
import type { GameFace, Thing } from "../games/face.ts";
import type { Chapter, Passage } from "./chronicle.ts";
import { Rule } from "./Rule.tsx";
import { type TableWords, tableWords } from "./words.ts";

interface ChapterProps {
  readonly face: GameFace;
  readonly language: Language;
  readonly chapter: Chapter;
  readonly voided: ReadonlySet<number>;
  /** The entry of this chapter whose moment is shown. */
  readonly at: number | null;
  /** The entry of this chapter at which Tab stops. */
  readonly stop: number | null;
  readonly isNew: boolean;
  choose(n: number): void;
  show(n: number): void;
  glance(things: readonly Thing[]): void;
}

/** Height of an entry that has not been laid out yet. */
const USUAL = 46;

export function LogChapter(props: ChapterProps): ReactNode {
  const { face, language, chapter, voided, at, stop, isNew, choose, show, glance } = props;
  const words = useWords(tableWords).log;
  const place = useRef<HTMLElement>(null);
  const near = useNear(place);
  const { heading, rule, passages } = chapter;
  return (
    <section className="log-chapter" ref={place}>
      {heading !== null && (
        <h3>
          {heading} {rule !== null && <Rule game={face.game} id={rule} tabIndex={-1} />}
        </h3>
      )}
      {isNew || near || at !== null || stop !== null ? (
        <ol>
          {passages.map((passage) => (
            <Entry
              key={passage.entry.n}
              face={face}
              language={language}
              passage={passage}
              words={words}
              isVoid={voided.has(passage.entry.n)}
              isShown={passage.entry.n === at}
              isStop={passage.entry.n === stop}
              choose={choose}
              show={show}
              glance={glance}
            />
          ))}
        </ol>
      ) : (
        <div style={{ height: passages.length * USUAL }} />
      )}
    </section>
  );
}

/** Whether it has ever come near to what is read. */
function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    const root = place.current.closest(".log");
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { root, rootMargin: "600px 0px" },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [near, place]);
  return near;
}

interface EntryProps {
  readonly face: GameFace;
  readonly language: Language;
  readonly passage: Passage;
  readonly words: TableWords["log"];
  readonly isVoid: boolean;
  readonly isShown: boolean;
  /** Where Tab stops in the list; arrows go on from there. */
  readonly isStop: boolean;
  choose(n: number): void;
  show(n: number): void;
  glance(things: readonly Thing[]): void;
}

const Entry = memo(function Entry(props: EntryProps): ReactNode {
  const { face, language, passage, words, isVoid, isShown, isStop, choose, show, glance } = props;
  const { entry, sentences } = passage;
  const { n, seat, back, by } = entry;
  const things = sentences.flatMap((sentence) => sentence.things);
  const tab = isStop ? 0 : -1;
  const lines =
    back === undefined
      ? sentences
      : [{ text: words.wentBack(seat ? face.game.words(language).seat(seat) : ""), rule: null }];
  return (
    <li
      className="log-entry"
      data-entry={n}
      data-seat={seat}
      data-void={isVoid || undefined}
      aria-current={isShown ? "step" : undefined}
      onPointerEnter={() => glance(things)}
      onPointerLeave={() => glance([])}
    >
      <button
        type="button"
        className="log-show"
        tabIndex={tab}
        aria-label={words.show(n)}
        title={words.show(n)}
        onClick={() => show(n)}
        onFocus={() => {
          choose(n);
          glance(things);
        }}
        onBlur={() => glance([])}
      />
      {lines.map(({ text, rule }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of an entry never change their order.
        <p key={i}>
          {isVoid ? <s>{text}</s> : text}
          {isVoid && i === 0 && <span className="log-void"> ({words.takenBack})</span>}{" "}
          {i === 0 && by !== undefined && (
            <span className="log-void">({by === "orders" ? words.byOrders : words.byTime}) </span>
          )}
          {rule !== null && <Rule game={face.game} id={rule} tabIndex={tab} />}
        </p>
      ))}
    </li>
  );
});
