/** A lesson at the table: the real one, with the real rules, and somebody beside it who says what to do. */
import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { settings, useLanguage } from "../app/settings.ts";
import { useStore } from "../app/store.ts";
import { useTitle } from "../app/title.ts";
import type { GameFace, Thing } from "../games/face.ts";
import { touches } from "../table/choosing.ts";
import { Table } from "../table/Table.tsx";
import { useNarrow } from "../table/useSize.ts";
import { isAtTable, type Lesson, type PictureProps, type Step } from "./form.ts";
import { keepDeeds, keptDeeds } from "./keeping.ts";
import { LessonPanel, notePress } from "./LessonPanel.tsx";
import "./lesson.css";
import { Pointers } from "./Pointers.tsx";
import { LessonPlay } from "./playing.ts";
import { type LessonSource, lessonSource } from "./source.ts";
import { saysOtherwise, taughtFace } from "./speaking.ts";

interface Props {
  readonly lesson: Lesson;
  /** The one that comes after it; null after the last. */
  readonly next: Lesson | null;
  readonly face: GameFace;
  readonly Picture: ComponentType<PictureProps>;
}

const NOTHING: readonly Thing[] = [];

export function LessonTable(props: Props): ReactNode {
  const { lesson, face } = props;
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever begins anew gets another.
  const source = useMemo(() => taught(lesson, face), [lesson, face, tries]);
  useEffect(() => () => source.close(), [source]);
  return (
    <AtLesson
      key={tries}
      {...props}
      source={source}
      restart={() => {
        keepDeeds(face.game.id, lesson.id, []);
        setTries(tries + 1);
      }}
    />
  );
}

/** The lesson where it was left. */
function taught(lesson: Lesson, { game }: GameFace): LessonSource {
  const play = new LessonPlay(game, lesson);
  play.resume(keptDeeds(game.id, lesson.id));
  return lessonSource(play, {
    otherwise: (step) => saysOtherwise(lesson, step, game, settings.now.language),
    keep: (deeds) => keepDeeds(game.id, lesson.id, deeds),
  });
}

function AtLesson(props: Props & { readonly source: LessonSource; restart(): void }): ReactNode {
  const { lesson, next, face, Picture, source, restart } = props;
  const language = useLanguage();
  useTitle(`${lesson.texts[language].title} · ${face.game.title}`);
  const { at, step, tried } = useStore(source.stand);
  const narrow = useNarrow();
  const room = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => taughtFace(face, lesson, () => source.stand.now.step), [face, lesson, source]);
  // Every step is read before it is done.
  const [readAt, setReadAt] = useState(-1);
  const reading = readAt !== at;
  const doing = step !== null && isAtTable(step);
  const hasRead = !narrow || !reading;
  const points = step?.points ?? NOTHING;
  const closed = useMemo(() => forbiddenIn(step, face), [step, face]);
  const wanted = tried === null ? closed : NOTHING;

  const clicked = (event: MouseEvent): void => {
    notePress(event.target);
    if (doing && tried === null && room.current !== null && isMiss(room.current, event.target, closed)) source.miss();
  };
  const explained = (it: Thing): void => {
    if (closed.includes(it)) source.tryOut();
  };

  return (
    <div
      className="lesson"
      data-narrow={narrow || undefined}
      data-reading={(doing ? !hasRead : true) || undefined}
      onClickCapture={clicked}
    >
      <LessonPanel
        lesson={lesson}
        next={next}
        face={face}
        source={source}
        Picture={Picture}
        reading={reading}
        setReading={(wished) => setReadAt(wished ? -1 : at)}
        restart={restart}
      />
      <div className="lesson-table" ref={room}>
        <Table source={source} face={shown} guided={points} explained={explained} />
      </div>
      {(!doing || hasRead) && step !== null && (
        <Pointers
          room={room}
          points={step.tries === undefined ? points : wanted}
          doing={doing && step.tries === undefined}
        />
      )}
    </div>
  );
}

/** What is clicked by whoever tries what is forbidden: the last thing that it touches. */
function forbiddenIn(step: Step | null, { game, touchable }: GameFace): readonly Thing[] {
  return step?.tries === undefined ? NOTHING : touches({ acts: game.acts, touchable }, step.tries).slice(-1);
}

/** Something that could be clicked in a game, and is neither lit now, while something is, nor to be tried. */
function isMiss(room: HTMLElement, target: EventTarget, closed: readonly Thing[]): boolean {
  const it = target instanceof Element && room.contains(target) ? target.closest("[data-thing]") : null;
  if (it === null || it.getAttribute("tabindex") === "0") return false;
  if (closed.some((thing) => thing === it.getAttribute("data-thing"))) return false;
  // Whoever opens the stack in which it lies is on the right way.
  const place = it.getAttribute("data-place");
  if (place !== null && room.querySelector(`[data-thing][tabindex="0"][data-place="${place}"]`) !== null) return false;
  return room.querySelector('[data-thing][tabindex="0"], .prompt-buttons button[data-choice]') !== null;
}
