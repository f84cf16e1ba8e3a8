/** The prompt bar: the single place that says what is asked, of whom, and what the next click does. */
import { type ReactNode, type RefCallback, useEffect, useRef, useState } from "react";
import { to } from "../app/routes.ts";
import { useWords } from "../app/words.ts";
import type { Thing } from "../games/face.ts";
import { KEY_CAPS } from "./keys.ts";
import { buttonsOf, type PromptButton } from "./prompt-buttons.ts";
import { hintOf, type Prompting, type Said, whatIsSaid } from "./prompt-said.ts";
import { Rule } from "./Rule.tsx";
import type { WrittenReach } from "./source.ts";
import { sayQuestion } from "./speaking.ts";
import type { Counselling } from "./useCounsel.ts";
import { useGuard } from "./useGuard.ts";
import { tableWords } from "./words.ts";

interface Props extends Prompting {
  readonly online: boolean;
  /** Where there is anything to take back at all. */
  readonly canTakeBack: boolean;
  readonly counsel: Counselling;
  glance(things: readonly Thing[]): void;
  /** A way is pointed at, or none. */
  showWay(way: WrittenReach | null): void;
  /** Takes its measure: what lies on the map begins below it. */
  readonly box?: RefCallback<HTMLElement>;
}

/** What takes no longer than this is not worth saying. */
const SOON = 250;

export function Prompt(props: Props): ReactNode {
  const { face, state, play, online, canTakeBack, counsel } = props;
  const words = useWords(tableWords);
  const busy = play.sending !== null;
  const late = useLasting(busy);
  const said = useSteady<Said>(whatIsSaid(props, words), busy && !late && play.trouble === null);
  const buttons = useSteady(buttonsOf(props, words), busy);
  const hint = hintOf(props, words);
  const rule = said.rule ?? sayQuestion(face.game, props.language, state.question)?.rule ?? null;
  const running = state.status === "running";
  const guard = useGuard(`${buttons.map(({ text }) => text).join("\n")}\n${play.canLetGo} ${play.undo.is}`);
  return (
    <section
      ref={props.box}
      className="prompt"
      data-tone={said.tone}
      data-ahead={state.ahead === null ? undefined : state.ahead.answer === null ? "open" : "chosen"}
      aria-label={words.prompt.label}
    >
      <div className="prompt-said">
        <p role="status" aria-live="polite" className="prompt-text">
          {said.text}
        </p>
        {said.rule !== null && <Rule game={face.game} id={said.rule} key={said.rule} />}
        {rule !== null && (
          <a
            className="prompt-book"
            href={to.rule(face.game.id, rule)}
            target="_blank"
            rel="noreferrer"
            aria-label={words.rule.about(rule)}
            title={words.rule.about(rule)}
          >
            ?
          </a>
        )}
        {!online && running && <p className="prompt-offline">{busy ? words.prompt.kept : words.prompt.offline}</p>}
        <p className="prompt-hint">{hint}</p>
      </div>
      <fieldset className="prompt-buttons" aria-label={words.prompt.choices} {...guard}>
        {buttons.map((button) => (
          <ActButton
            key={`${button.text} ${button.way?.way.join(" ") ?? ""}`}
            {...props}
            button={button}
            disabled={busy}
          />
        ))}
        {play.canLetGo && (
          <button type="button" className="button quiet" onClick={play.letGo}>
            {play.standing === null ? words.prompt.letGo : words.prompt.stop} <kbd>{KEY_CAPS.letGo}</kbd>
          </button>
        )}
        {state.ahead?.answer && (
          <button type="button" className="button quiet" onClick={play.withdraw} disabled={busy}>
            {words.prompt.withdraw}
          </button>
        )}
        {counsel.offered && !play.canLetGo && counsel.now.is === "none" && (
          <button type="button" className="button quiet prompt-counsel" onClick={counsel.ask} disabled={busy}>
            {words.prompt.counsel} <kbd>{KEY_CAPS.counsel}</kbd>
          </button>
        )}
        {canTakeBack && running && play.undo.is !== "none" && !play.canLetGo && (
          <button
            type="button"
            className="button quiet prompt-undo"
            onClick={play.takeBack}
            disabled={play.undoAsked || busy}
          >
            {play.undo.is === "free" ? words.prompt.undo : words.prompt.askUndo} <kbd>{KEY_CAPS.undo}</kbd>
          </button>
        )}
      </fieldset>
    </section>
  );
}

interface ButtonProps extends Props {
  readonly button: PromptButton;
  readonly disabled: boolean;
}

function ActButton({ button, disabled, glance, showWay }: ButtonProps): ReactNode {
  const { text, wasted, quiet, main, foretold, things, way, chosen, press } = button;
  const show = () => {
    glance(things);
    showWay(way);
  };
  const hide = () => {
    glance([]);
    showWay(null);
  };
  return (
    <button
      type="button"
      aria-pressed={chosen ?? undefined}
      aria-keyshortcuts={main ? "Enter" : undefined}
      data-main={main || undefined}
      data-choice
      title={foretold.length === 0 ? undefined : foretold.join("\n")}
      className={quiet ? "button quiet" : "button"}
      disabled={disabled}
      onClick={() => {
        hide();
        press();
      }}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {wasted === "" ? text : `${text} · ${wasted}`} {main && <kbd>{KEY_CAPS.main}</kbd>}
    </button>
  );
}

/** What was last shown before it became something that passes soon. */
function useSteady<T>(now: T, passing: boolean): T {
  const steady = useRef(now);
  useEffect(() => {
    if (!passing) steady.current = now;
  });
  return passing ? steady.current : now;
}

/** True when it has been so for a while. */
function useLasting(so: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!so) return setLasts(false);
    const timer = setTimeout(() => setLasts(true), SOON);
    return () => clearTimeout(timer);
  }, [so]);
  return so && lasts;
}
