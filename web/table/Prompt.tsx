/** The prompt bar: the single place that says what is asked, of whom, and what the next click does. */
import type { Json, Language, Seat } from "@rubicon/engine";
import type { ReactNode } from "react";
import { useWords } from "../app/words.ts";
import type { GameFace, Thing } from "../games/face.ts";
import { touches } from "./choosing.ts";
import { sayForecasts } from "./foreseeing.ts";
import { ruleOfOutcome, sayOutcome } from "./outcome.ts";
import { Rule } from "./Rule.tsx";
import type { TableState, WrittenAct } from "./source.ts";
import { type Asked, nameThing, sayAct, sayQuestion } from "./speaking.ts";
import type { Play, Trouble } from "./usePlay.ts";
import { type TableWords, tableWords } from "./words.ts";

interface Props {
  readonly face: GameFace;
  readonly language: Language;
  readonly state: TableState;
  readonly play: Play;
  readonly online: boolean;
  /** The thing under the pointer or the focus. */
  readonly pointed: Thing | null;
  /** Where there is anything to take back at all. */
  readonly canTakeBack: boolean;
  /** False while the past is shown. */
  readonly isPresent: boolean;
  /** Who decides at the moment shown, and how the table looked then. */
  readonly toMove: Seat | null;
  readonly sight: Json;
  glance(things: readonly Thing[]): void;
}

interface Said {
  readonly text: string;
  readonly rule: string | null;
  readonly tone: "ask" | "wait" | "over" | "trouble";
}

export function Prompt(props: Props): ReactNode {
  const { face, language, state, play, online, canTakeBack } = props;
  const words = useWords(tableWords);
  const said = whatIsSaid(props, words);
  const hint = hintOf(props, words);
  const { complete, buttons } = play.choice;
  const running = state.status === "running";
  return (
    <section
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
        {!online && running && (
          <p className="prompt-offline">{play.sending ? words.prompt.kept : words.prompt.offline}</p>
        )}
        <p className="prompt-hint">{hint}</p>
      </div>
      <fieldset className="prompt-buttons" aria-label={words.prompt.choices}>
        {complete.map((act) => (
          <ActButton key={sayAct(face.game, language, act)} act={act} main {...props} />
        ))}
        {buttons.map((act) => (
          <ActButton key={sayAct(face.game, language, act)} act={act} main={complete.length === 0} {...props} />
        ))}
        {play.picked.length > 0 && (
          <button type="button" className="button quiet" onClick={play.letGo}>
            {words.prompt.letGo} <kbd>Esc</kbd>
          </button>
        )}
        {state.ahead?.answer && (
          <button type="button" className="button quiet" onClick={play.withdraw} disabled={play.sending !== null}>
            {words.prompt.withdraw}
          </button>
        )}
        {canTakeBack && running && play.undo.is !== "none" && (
          <button
            type="button"
            className="button quiet prompt-undo"
            onClick={play.takeBack}
            disabled={play.undoAsked || play.sending !== null}
          >
            {play.undo.is === "free" ? words.prompt.undo : words.prompt.askUndo} <kbd>U</kbd>
          </button>
        )}
      </fieldset>
    </section>
  );
}

function ActButton({
  act,
  main,
  face,
  language,
  state,
  play,
  glance,
}: Props & { readonly act: WrittenAct; readonly main: boolean }): ReactNode {
  const show = () => glance(touches(play.rules, act));
  const hide = () => glance([]);
  const foretold = sayForecasts(face.game, language, state.forecasts[state.legal.indexOf(act)] ?? []);
  const answer = state.ahead?.answer ?? null;
  return (
    <button
      type="button"
      aria-pressed={answer === null ? undefined : isSame(act, answer)}
      title={foretold.length === 0 ? undefined : foretold.join("\n")}
      // What was chosen ahead can be changed, but nothing more has to be done.
      className={main && answer === null ? "button" : "button quiet"}
      onClick={() => {
        hide();
        play.act(act);
      }}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {sayAct(face.game, language, act)}
    </button>
  );
}

function whatIsSaid(props: Props, words: TableWords): Said {
  const { face, language, state, play, isPresent, toMove, sight } = props;
  const { prompt } = words;
  if (play.trouble) return troubleSaid(face, language, play.trouble, words);
  const asked = sayQuestion(face.game, language, state.question);
  if (!isPresent && asked === null && toMove !== null)
    return { text: prompt.thenToMove(face.game.words(language).seat(toMove, sight)), rule: null, tone: "wait" };
  if (state.status === "over") {
    const { outcome } = state;
    return {
      text: outcome ? sayOutcome(face.game, language, outcome, state.sight) : prompt.over,
      rule: outcome && ruleOfOutcome(outcome),
      tone: "over",
    };
  }
  if (state.status === "open") return { text: prompt.notBegun, rule: null, tone: "wait" };
  if (play.sending)
    return { text: `${sayAct(face.game, language, play.sending)} · ${prompt.sending}`, rule: null, tone: "wait" };
  if (play.undoAsked) return { text: prompt.undoAsked, rule: null, tone: "wait" };
  if (play.picked.length > 0) {
    const names = play.picked.map((it) => nameThing(face, it, state.sight, language)).join(" → ");
    const text = play.choice.lit.size > 0 ? prompt.picked(names) : prompt.whichOne(names);
    return { text, rule: null, tone: "ask" };
  }
  if (asked && !isPresent) return { ...asked, text: prompt.meanwhile(asked.text), tone: "wait" };
  if (asked && state.ahead !== null) return saidAhead(props, asked, words);
  if (asked) return { ...asked, tone: "ask" };
  if (state.toMove === null) return { text: prompt.nobodyAsked, rule: null, tone: "wait" };
  const holder = state.seats.find(({ seat }) => seat === state.toMove);
  const seat = face.game.words(language).seat(state.toMove, state.sight);
  return {
    text: prompt.waiting(seat, holder?.name === seat ? null : (holder?.name ?? null)),
    rule: null,
    tone: "wait",
  };
}

const isSame = (a: WrittenAct, b: WrittenAct): boolean => Object.keys(a).every((field) => a[field] === b[field]);

/** Both choose in secret: who is not asked yet may choose already, and change it until the other has answered. */
function saidAhead({ face, language, state }: Props, asked: Asked, { prompt }: TableWords): Said {
  const other = state.toMove === null ? "" : face.game.words(language).seat(state.toMove, state.sight);
  const answer = state.ahead?.answer ?? null;
  if (answer === null) return { ...asked, text: `${asked.text} · ${prompt.choosingToo(other)}`, tone: "ask" };
  return { ...asked, text: prompt.chosenAhead(sayAct(face.game, language, answer), other), tone: "wait" };
}

function troubleSaid(face: GameFace, language: Language, trouble: Trouble, { prompt }: TableWords): Said {
  switch (trouble.is) {
    case "refused":
      return {
        text: prompt.refused(face.game.words(language).refusal(trouble.refusal)),
        rule: trouble.refusal.rule,
        tone: "trouble",
      };
    case "stale":
      return { text: prompt.stale, rule: null, tone: "trouble" };
    case "error":
      return { text: trouble.message, rule: null, tone: "trouble" };
  }
}

/** What a click on the thing pointed at would do. */
function hintOf({ face, language, state, play, pointed }: Props, { prompt }: TableWords): string {
  if (pointed === null || play.sending) return "";
  const act = play.outcomeOf(pointed);
  if (act) {
    const foretold = sayForecasts(face.game, language, state.forecasts[state.legal.indexOf(act)] ?? []);
    return [prompt.clickDoes(sayAct(face.game, language, act)), ...foretold].join(" · ");
  }
  const name = nameThing(face, pointed, state.sight, language);
  if (play.choice.lit.has(pointed)) return prompt.clickPicks(name);
  return play.picked.includes(pointed) ? prompt.clickLetsGo(name) : "";
}
