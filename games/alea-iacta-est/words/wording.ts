/**
 * What a language has to say, chapter by chapter. Every kind of event, question, act and refusal is a key: one left out does
 * not compile.
 */
import type { Act } from "../acts.ts";
import type { CombatEvent } from "../events/combat.ts";
import type { CoupEvent } from "../events/coups.ts";
import type { IdesEvent } from "../events/ides.ts";
import type { Event } from "../events/index.ts";
import type { MovementEvent } from "../events/movement.ts";
import type { ResultsEvent } from "../events/results.ts";
import type { StratagemEvent } from "../events/stratagems.ts";
import type { YearEvent } from "../events/year.ts";
import type { Forecast } from "../forecasts.ts";
import type { Intent } from "../gestures/intents.ts";
import type { ModifierKey } from "../modifiers.ts";
import type { OPTIONS } from "../options.ts";
import type { PlayKind } from "../plays/play.ts";
import type { CombatQuestion } from "../questions/combat.ts";
import type { CoupQuestion } from "../questions/coups.ts";
import type { IdesQuestion } from "../questions/ides.ts";
import type { Question } from "../questions/index.ts";
import type { MovementQuestion } from "../questions/movement.ts";
import type { ResultsQuestion } from "../questions/results.ts";
import type { StratagemQuestion } from "../questions/stratagems.ts";
import type { YearQuestion } from "../questions/year.ts";
import type { COMBAT_NO } from "../refusals/combat.ts";
import type { COUP_NO } from "../refusals/coups.ts";
import type { IDES_NO } from "../refusals/ides.ts";
import type { Why } from "../refusals/index.ts";
import type { MOVEMENT_NO } from "../refusals/movement.ts";
import type { RESULTS_NO } from "../refusals/results.ts";
import type { STRATAGEM_NO } from "../refusals/stratagems.ts";
import type { YEAR_NO } from "../refusals/year.ts";
import type { ScenarioId } from "../scenarios.ts";
import type { SideName } from "../sides.ts";
import type { OrderId } from "../steps/window.ts";
import type { Title } from "../stratagems.ts";
import type { BoardWords } from "./board-words.ts";
import type { Titles } from "./titles.ts";

type EventsOf<E extends { e: string }> = { readonly [K in E["e"]]: (event: Extract<E, { e: K }>) => string };
type QuestionsOf<Q extends { ask: string }> = {
  readonly [K in Q["ask"]]: (question: Extract<Q, { ask: K }>) => string;
};
type ActsOf<K extends Act["do"]> = { readonly [D in K]: (act: Extract<Act, { do: D }>) => string };

/** Numbers and names that come with a refusal. */
export type With = Readonly<Record<string, string | number>>;
type RefusalsOf<N extends Record<string, { readonly why: string }>> = {
  readonly [W in N[keyof N]["why"]]: string | ((said: With) => string);
};

interface Chapter<
  E extends { e: string },
  Q extends { ask: string },
  A extends Act["do"],
  N extends Record<string, { readonly why: string }>,
> {
  readonly events: EventsOf<E>;
  readonly questions: QuestionsOf<Q>;
  readonly acts: ActsOf<A>;
  readonly refusals: RefusalsOf<N>;
}

/** Whose sentence an act is, where several chapters have it: the first one's. */
type YearAct =
  | "parley"
  | "ail"
  | "forsake"
  | "second"
  | "succeed"
  | "disband"
  | "station"
  | "rest"
  | "done"
  | "decline";
type MovementAct = "take" | "all" | "add" | "step" | "drop" | "halt" | "end-moves";
type ResultsAct = "deployed" | "send" | "recruit" | "return";
type StratagemAct = PlayKind | "pass" | "raise-too" | "evacuate" | "lure-unit" | "suborn";
type IdesAct = "keep";
type CoupAct = "appoint";
type CombatAct = Exclude<Act["do"], YearAct | MovementAct | ResultsAct | StratagemAct | IdesAct | CoupAct>;

export type YearWords = Chapter<YearEvent, YearQuestion, YearAct, typeof YEAR_NO>;
export interface MovementWords extends Chapter<MovementEvent, MovementQuestion, MovementAct, typeof MOVEMENT_NO> {
  /** A whole gesture, as the label of a button. */
  intent(intent: Intent): string;
}
export interface CombatWords extends Chapter<CombatEvent, CombatQuestion, CombatAct, typeof COMBAT_NO> {
  /** What moves the die of a battle. */
  readonly modifiers: Readonly<Record<ModifierKey, string>>;
}
export type ResultsWords = Chapter<ResultsEvent, ResultsQuestion, ResultsAct, typeof RESULTS_NO>;

export type IdesWords = Chapter<IdesEvent, IdesQuestion, IdesAct, typeof IDES_NO>;

export type CoupWords = Chapter<CoupEvent, CoupQuestion, CoupAct, typeof COUP_NO>;

export interface StratagemWords extends Chapter<StratagemEvent, StratagemQuestion, StratagemAct, typeof STRATAGEM_NO> {
  /** What a standing order is about. */
  readonly orders: Readonly<Record<OrderId, string>>;
}

export type EventWords = EventsOf<Event>;
export type QuestionWords = QuestionsOf<Question>;
export type ActWords = ActsOf<Act["do"]>;
export type ForecastWords = { readonly [K in Forecast["f"]]: (forecast: Extract<Forecast, { f: K }>) => string };
export type RefusalWords = { readonly [W in Why]: string | ((said: With) => string) };

type OptionOf = (typeof OPTIONS)[number];
export type OptionWords = { readonly [O in OptionOf as O["id"]]: { readonly [V in O["values"][number]]: string } };

/** What a language says of the things of one box. */
export interface Wording {
  readonly titles: Titles;
  readonly sides: Readonly<Record<SideName, string>>;
  readonly scenarios: Readonly<Record<ScenarioId, string>>;
  readonly options: OptionWords;
  readonly stratagems: Readonly<Record<Title, string>>;
  readonly events: EventWords;
  readonly questions: QuestionWords;
  readonly acts: ActWords;
  readonly refusals: RefusalWords;
  readonly forecasts: ForecastWords;
  readonly intent: MovementWords["intent"];
  readonly modifiers: CombatWords["modifiers"];
  readonly orders: StratagemWords["orders"];
  losses(lost: Readonly<Record<string, number>>): string;
  readonly outcomes: Outcomes;
  readonly board: BoardWords;
  /** Last touch on every text, such as spaces that do not break. */
  typeset(text: string): string;
}

export interface Outcomes {
  /** By level: simple, decisive, total, definitive. */
  won(winner: SideName, level: string): string;
  readonly draw: string;
  readonly bothLost: string;
  /** "12 points for the Caesarians." */
  score(score: number): string;
}

// Generic in the kind, so that the compiler sees that each sentence gets the data it was written for.
export function sayEvent<K extends Event["e"]>(words: EventWords, event: Extract<Event, { e: K }>): string {
  const say: (event: Extract<Event, { e: K }>) => string = words[event.e as K];
  return say(event);
}

export function sayQuestion<K extends Question["ask"]>(
  words: QuestionWords,
  question: Extract<Question, { ask: K }>,
): string {
  const say: (question: Extract<Question, { ask: K }>) => string = words[question.ask as K];
  return say(question);
}

export function sayAct<K extends Act["do"]>(words: ActWords, act: Extract<Act, { do: K }>): string {
  const say: (act: Extract<Act, { do: K }>) => string = words[act.do as K];
  return say(act);
}

export function sayForecast<K extends Forecast["f"]>(
  words: ForecastWords,
  forecast: Extract<Forecast, { f: K }>,
): string {
  const say: (forecast: Extract<Forecast, { f: K }>) => string = words[forecast.f as K];
  return say(forecast);
}
