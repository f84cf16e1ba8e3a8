/** The buttons of the prompt: what can be chosen that lies nowhere on the table. */
import type { Thing } from "../games/face.ts";
import { nameIntent, nameWay } from "../hands/speaking.ts";
import { touches } from "./choosing.ts";
import { sayForecasts, wastedBy } from "./foreseeing.ts";
import { type Prompting, voiceOf } from "./prompt-said.ts";
import type { WrittenAct, WrittenReach } from "./source.ts";
import { sayAct } from "./speaking.ts";
import type { TableWords } from "./words.ts";

export interface PromptButton {
  /** What it says, and what tells it from the others. */
  readonly text: string;
  /** What is thrown away with it. */
  readonly wasted: string;
  /** It declines or ends something. */
  readonly quiet: boolean;
  /** The one that a key presses. */
  readonly main: boolean;
  /** What it costs and brings, in sentences. */
  readonly foretold: readonly string[];
  /** What it is about, to be shown on the table. */
  readonly things: readonly Thing[];
  /** The way that is shown while it is pointed at. */
  readonly way: WrittenReach | null;
  /** It was chosen before it was asked for. */
  readonly chosen: boolean | null;
  press(): void;
}

type Plain = Omit<PromptButton, "main">;

const PLAIN = { wasted: "", quiet: false, foretold: [], things: [], way: null, chosen: null };

export function buttonsOf(props: Prompting, words: TableWords): readonly PromptButton[] {
  const { face, language, play, state } = props;
  const { choice, crossroads } = play;
  if (crossroads !== null)
    return [...crossroads.ways.map((way) => wayButton(props, words, way)), ...actsOf(props, crossroads.acts)].map(
      (button) => ({ ...button, main: false }),
    );
  const offers = play.held.length + play.picked.length === 0 && play.standing === null ? play.offers : [];
  const offered = offers.map((offer) => ({
    ...PLAIN,
    text: nameIntent({ face, language }, offer.intent),
    things: offer.acts.flatMap((act) => touches(play.rules, act)),
    press: () => play.mean(offer),
  }));
  // Whoever has something in the hand ends nothing: first he puts it down.
  const plain = play.canLetGo ? [] : actsOf(props, choice.buttons);
  // The only thing that can be done need not be looked for on the table.
  const only = !play.canLetGo && offers.length === 0 && choice.lit.size === 1 && state.legal.length === 1;
  const complete = actsOf(props, only ? state.legal : choice.complete);
  return withMain([...offered, ...complete, ...plain], offered[0]);
}

/** What a key presses: what is offered first; otherwise what alone does something; otherwise what alone can be done. */
function withMain(buttons: readonly Plain[], offered: Plain | undefined): readonly PromptButton[] {
  const active = buttons.filter(({ quiet }) => !quiet);
  const main = offered ?? (active.length === 1 ? active[0] : buttons.length === 1 ? buttons[0] : undefined);
  return buttons.map((button) => ({ ...button, main: button === main }));
}

function actsOf({ face, language, state, play }: Prompting, acts: readonly WrittenAct[]): readonly Plain[] {
  const answer = state.ahead?.answer ?? null;
  // Where nothing else can be done, nothing is declined.
  const isOnly =
    play.choice.lit.size === 0 && play.offers.length === 0 && acts.length === 1 && play.picked.length === 0;
  return acts.map((act) => {
    const forecasts = state.forecasts[state.legal.indexOf(act)] ?? [];
    return {
      ...PLAIN,
      text: sayAct(face.game, language, act, state.question),
      wasted: wastedBy(face.game, language, forecasts),
      // What was chosen ahead can be changed, but nothing more has to be done.
      quiet: answer !== null || (face.quiet.includes(act.do) && !isOnly),
      foretold: sayForecasts(face.game, language, forecasts),
      things: touches(play.rules, act),
      chosen: answer === null ? null : isSame(act, answer),
      press: () => play.act(act),
    };
  });
}

function wayButton(props: Prompting, words: TableWords, way: WrittenReach): Plain {
  const { face, language, play } = props;
  const voice = voiceOf(props, words);
  const named = nameWay(voice, way, face.game.gestures?.places ?? "");
  const all = play.held.length;
  return {
    ...PLAIN,
    text: way.count < all ? `${named} · ${words.prompt.someOf(way.count, all)}` : named,
    foretold: sayForecasts(face.game, language, way.forecasts ?? []),
    way,
    press: () => play.bring(way),
  };
}

const isSame = (a: WrittenAct, b: WrittenAct): boolean => Object.keys(a).every((field) => a[field] === b[field]);
