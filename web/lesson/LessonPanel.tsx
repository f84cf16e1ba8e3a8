/**
 * What a lesson says: beside the map where there is room, above it on a phone. It never lies over the table, so that
 * it cannot cover what is to be clicked. On a phone one reads first, and then the text is folded away to what is to do.
 */
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { to } from "../app/routes.ts";
import { useLanguage } from "../app/settings.ts";
import { useStore } from "../app/store.ts";
import { useWords } from "../app/words.ts";
import type { GameFace } from "../games/face.ts";
import { Rule } from "../table/Rule.tsx";
import { useNarrow } from "../table/useSize.ts";
import { isAtTable, isReading, type Lesson, type PictureProps, type Step } from "./form.ts";
import type { LessonSource } from "./source.ts";
import { textOf } from "./speaking.ts";
import { lessonWords } from "./words.ts";

interface Props {
  readonly lesson: Lesson;
  /** The one that comes after it; null after the last. */
  readonly next: Lesson | null;
  readonly face: GameFace;
  readonly source: LessonSource;
  readonly Picture: ComponentType<PictureProps>;
  /** On a phone: whether the text is read now, or the board is played. */
  readonly reading: boolean;
  setReading(reading: boolean): void;
  restart(): void;
}

/** Milliseconds between two acts that are shown. */
const SHOWN_FOR = 700;

export function LessonPanel(props: Props): ReactNode {
  const { lesson, source, restart } = props;
  const words = useWords(lessonWords);
  const language = useLanguage();
  const { at, step } = useStore(source.stand);
  const { steps } = lesson;
  const { title } = lesson.texts[language];
  return (
    <section
      className="lesson-panel"
      aria-label={words.lesson(title)}
      data-step={step?.id ?? "done"}
      data-folded={(step !== null && isAtTable(step) && !props.reading) || undefined}
    >
      <header className="lesson-head">
        <h1>{title}</h1>
        <progress
          max={steps.length}
          value={at}
          aria-label={step === null ? words.doneTitle : words.step(at + 1, steps.length)}
        />
        <p className="lesson-count figures" aria-hidden="true">
          {step === null ? "" : `${at + 1} / ${steps.length}`}
        </p>
      </header>
      {step === null ? (
        <Done face={props.face} next={props.next} restart={restart} />
      ) : (
        <StepText key={step.id} {...props} step={step} last={at === steps.length - 1} />
      )}
      {step !== null && <Doors restart={restart} begun={at > 0} />}
    </section>
  );
}

function StepText(props: Props & { readonly step: Step; readonly last: boolean }): ReactNode {
  const { lesson, face, source, Picture, step, last, reading, setReading } = props;
  const words = useWords(lessonWords);
  const language = useLanguage();
  const narrow = useNarrow();
  const { mistakes, tried } = useStore(source.stand);
  const [before] = useState(mistakes);
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, says, task, otherwise } = textOf(lesson, step, face.game, language);
  const atTable = isAtTable(step);
  const canGoOn = isReading(step) && (!atTable || tried !== null);
  useFocusKept(heading);
  const folded = narrow && !reading;
  return (
    <div className="lesson-step" aria-live="polite">
      <div className="lesson-text" hidden={folded}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Picture lesson={lesson.id} step={step.id} language={language} />
        {says.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="lesson-rules">
          <span className="unseen">{words.rules}</span>
          {step.rules.map((rule) => (
            <Rule key={rule} game={face.game} id={rule} />
          ))}
        </p>
      </div>
      {/* Always in sight, however long the text. */}
      <div className="lesson-do" data-kept-free>
        {task !== undefined && (
          <p className="lesson-task">
            <span className="lesson-task-name">{words.task}</span> {task}
          </p>
        )}
        {tried !== null && (
          <p className="lesson-tried">
            {face.game.words(language).refusal(tried)} <Rule game={face.game} id={tried.rule} />
          </p>
        )}
        {/* Said anew with every mistake. */}
        {tried === null && mistakes > before && otherwise !== undefined && (
          <p className="lesson-otherwise" key={mistakes}>
            {otherwise}
          </p>
        )}
        <div className="lesson-buttons">
          {canGoOn && (
            <button type="button" className="button" onClick={source.read}>
              {last ? words.finish : words.next}
            </button>
          )}
          {atTable && narrow && (
            <button
              type="button"
              className={reading && !canGoOn ? "button" : "button quiet"}
              onClick={() => setReading(!reading)}
            >
              {reading ? words.toBoard : words.readAgain}
            </button>
          )}
          {!canGoOn && <ShowMe source={source} begin={() => setReading(false)} />}
        </div>
      </div>
    </div>
  );
}

/** Does the step for whoever does not find out how, one act after the other, so that he sees it. */
function ShowMe({ source, begin }: { readonly source: LessonSource; begin(): void }): ReactNode {
  const words = useWords(lessonWords);
  const [showing, setShowing] = useState(false);
  useEffect(() => {
    if (!showing) return;
    // When the step is done this button goes, and the timer with it.
    const timer = setInterval(() => {
      if (!source.showMe()) setShowing(false);
    }, SHOWN_FOR);
    return () => clearInterval(timer);
  }, [showing, source]);
  return (
    <button
      type="button"
      className="button quiet"
      aria-disabled={showing}
      onClick={() => {
        begin();
        setShowing(true);
      }}
    >
      {showing ? words.showing : words.showMe}
    </button>
  );
}

/** Whoever pressed a button that has gone with its step goes on reading at the top of the next. */
function useFocusKept(heading: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (isLost && pressedInPanel) heading.current?.focus({ preventScroll: true });
    pressedInPanel = false;
  }, [heading]);
}

/** Whether the last thing pressed was a button of this panel. */
let pressedInPanel = false;

/** To be called by whatever lies around the panel and the table, before anything is done. */
export function notePress(target: EventTarget): void {
  pressedInPanel = target instanceof Element && target.closest(".lesson-panel button") !== null;
}

function Doors({ begun, restart }: { readonly begun: boolean; restart(): void }): ReactNode {
  const words = useWords(lessonWords);
  const [sure, setSure] = useState(false);
  return (
    <footer className="lesson-doors">
      <Link href="/" title={words.kept}>
        {words.leave}
      </Link>
      {begun && (
        <button
          type="button"
          className="link-button"
          onBlur={() => setSure(false)}
          onClick={() => (sure ? restart() : setSure(true))}
        >
          {sure ? words.againSure : words.again}
        </button>
      )}
    </footer>
  );
}

interface DoneProps {
  readonly face: GameFace;
  readonly next: Lesson | null;
  restart(): void;
}

function Done({ face, next, restart }: DoneProps): ReactNode {
  const words = useWords(lessonWords);
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(heading);
  const { id, title } = face.game;
  return (
    <div className="lesson-text lesson-done" aria-live="polite">
      <h2 ref={heading} tabIndex={-1}>
        {words.doneTitle}
      </h2>
      <p>{words.doneText(title)}</p>
      {next !== null && (
        <>
          <Link href={to.lesson(id, next.id)} className="button">
            {words.nextLesson(next.texts[language].title)}
          </Link>
          <p className="hint">{next.texts[language].about}</p>
        </>
      )}
      <Link href={`${to.newLocal(id)}&curtain=no`} className={next === null ? "button" : "button quiet"}>
        {words.playAlone}
      </Link>
      <p className="hint">{words.playAloneHint}</p>
      <Link href={`${to.newLocal(id)}&curtain=yes`} className="button quiet">
        {words.playTwo}
      </Link>
      <p className="hint">{words.playTwoHint}</p>
      <Link href="/lobby" className="button quiet">
        {words.opponent}
      </Link>
      <p className="hint">{words.opponentHint}</p>
      <p className="lesson-doors">
        <Link href={to.primer(id)}>{words.primer}</Link>
        <Link href={to.rules(id)}>{words.rulebook}</Link>
        <button type="button" className="link-button" onClick={restart}>
          {words.again}
        </button>
      </p>
    </div>
  );
}
