/** Under a replay: how the chances stood all along, with the turning points marked. A click goes there. */
import type { TurningPoint } from "@rubicon/bots";
import type { Game, Journal, Seat } from "@rubicon/engine";
import { type MouseEvent, type ReactNode, useEffect, useMemo, useState } from "react";
import { useLanguage } from "../app/settings.ts";
import { useStore } from "../app/store.ts";
import { useWords } from "../app/words.ts";
import type { GameFace } from "../games/face.ts";
import { percent } from "../odds/percent.ts";
import type { PageRemote } from "../replay/remote.ts";
import type { Heard, TableSource } from "../table/source.ts";
import { across, areaOf, chapterAt, HIGH, pathOf, standingAt, WIDE } from "./course.ts";
import { courseWords } from "./course-words.ts";
import { courseOf } from "./late.ts";
import "./win-line.css";
import type { Course } from "./worker.ts";

interface Props {
  readonly face: GameFace;
  readonly journal: Journal;
  readonly source: TableSource;
  readonly remote: PageRemote;
}

const NO_ENTRIES: readonly Heard[] = [];

export function WinLine({ face, journal, source, remote }: Props): ReactNode {
  const words = useWords(courseWords);
  const course = useCourse(face.game, journal);
  if (course === null) return <p className="win-line-wait">{words.thinking}</p>;
  if (course === "failed") return <p className="win-line-wait">{words.failed}</p>;
  return <Drawn face={face} course={course} source={source} remote={remote} />;
}

interface DrawnProps extends Omit<Props, "journal"> {
  readonly course: Course;
}

function Drawn({ face, course, source, remote }: DrawnProps): ReactNode {
  const words = useWords(courseWords);
  const language = useLanguage();
  const { n } = useStore(remote.at);
  const entries = useStore(source.state)?.entries ?? NO_ENTRIES;
  const last = entries.at(-1)?.n ?? 0;
  const { line, turns } = course;
  const other = face.game.seats.find((seat) => seat !== course.seat) ?? course.seat;
  const drawn = useMemo(() => ({ path: pathOf(line, last), area: areaOf(line, last) }), [line, last]);
  const seatName = (seat: Seat): string => face.game.words(language).seat(seat);
  const chance = (of: number): string => percent(of, language);
  const now = standingAt(line, n)?.chance ?? 0.5;

  const goThere = (event: MouseEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    remote.goTo(Math.round(((event.clientX - left) / width) * last));
  };
  const sayTurn = ({ n: at, swing }: TurningPoint): string => {
    const gainer = swing > 0 ? course.seat : other;
    const when = chapterAt(face, language, entries, at) ?? `${at} / ${last}`;
    return words.turn(when, seatName(gainer), chance(Math.abs(swing)));
  };

  return (
    <section className="win-line" aria-label={words.title} title={words.hint}>
      <p className="unseen">
        {words.title}.{" "}
        {words.told(seatName(course.seat), chance(line[0]?.chance ?? 0.5), chance(line.at(-1)?.chance ?? 0.5))}
      </p>
      <p className="win-line-now figures" aria-live="off">
        <span data-seat={course.seat}>{words.chance(seatName(course.seat), chance(now))}</span>
        <span data-seat={other}>{words.chance(seatName(other), chance(1 - now))}</span>
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the slider above does the same by keys. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as said. */}
      <div className="win-line-field" onClick={goThere}>
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
          <rect className="win-line-other" data-seat={other} width={WIDE} height={HIGH} />
          <path className="win-line-area" data-seat={course.seat} d={drawn.area} />
          <path className="win-line-half" d={`M0 ${HIGH / 2}H${WIDE}`} />
          <path className="win-line-path" d={drawn.path} />
          <path className="win-line-at" d={`M${across(n, last) * WIDE} 0V${HIGH}`} />
        </svg>
        <ul aria-label={words.turns}>
          {turns.map((turn) => (
            <li key={turn.n} style={{ left: `${across(turn.n, last) * 100}%`, top: `${(1 - turn.chance) * 100}%` }}>
              <button
                type="button"
                data-seat={turn.swing > 0 ? course.seat : other}
                aria-label={sayTurn(turn)}
                title={sayTurn(turn)}
                onClick={(event) => {
                  event.stopPropagation();
                  remote.goTo(turn.n);
                }}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function useCourse(game: Game, journal: Journal): Course | "failed" | null {
  const [course, setCourse] = useState<Course | "failed" | null>(null);
  useEffect(() => {
    let left = false;
    setCourse(null);
    courseOf(game, journal).then(
      (found) => left || setCourse(found),
      () => left || setCourse("failed"),
    );
    return () => {
      left = true;
    };
  }, [game, journal]);
  return course;
}
