/**
 * What a language has to say, chapter by chapter. Every kind of event, question, act and refusal is a key: one left out does
 * not compile.
 */
import type { LedgerWords } from "@rubicon/engine";
import type { ActsOf, Chapter as ChapterOf, EventsOf, ForecastsOf, QuestionsOf, Reason } from "@rubicon/series";
import type { Act, OvertKind } from "../acts.ts";
import type { CombatEvent } from "../events/combat.ts";
import type { CoupEvent } from "../events/coups.ts";
import type { IdesEvent } from "../events/ides.ts";
import type { Event } from "../events/index.ts";
import type { MovementEvent } from "../events/movement.ts";
import type { ResultsEvent, Trouble } from "../events/results.ts";
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
import type { Why } from "../refusals/index.ts";
import type { ScenarioId } from "../scenarios.ts";
import type { SideName } from "../sides.ts";
import type { OrderId } from "../steps/window.ts";
import type { Title } from "../stratagems.ts";
import type { BoardWords } from "./board-words.ts";
import type { CloserWords } from "./closer-words.ts";
import type { Titles } from "./titles.ts";

type Chapter<E extends { e: string }, Q extends { ask: string }, K extends Act["do"]> = ChapterOf<E, Q, Act, K>;

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

export type YearWords = Chapter<YearEvent, YearQuestion, YearAct>;
export interface MovementWords extends Chapter<MovementEvent, MovementQuestion, MovementAct> {
  /** A whole gesture, as the label of a button. */
  intent(intent: Intent): string;
}
export interface CombatWords extends Chapter<CombatEvent, CombatQuestion, CombatAct> {
  /** What moves the die of a battle. */
  readonly modifiers: Readonly<Record<ModifierKey, string>>;
}
export interface ResultsWords extends Chapter<ResultsEvent, ResultsQuestion, ResultsAct> {
  /** What moves the SPQR marker, and how far: "+1 Asia lacks its garrison". */
  trouble(trouble: Trouble): string;
  /** What leaving the rest comes to in recruitment. */
  readonly recruitsEnd: string;
}

export type IdesWords = Chapter<IdesEvent, IdesQuestion, IdesAct>;

export type CoupWords = Chapter<CoupEvent, CoupQuestion, CoupAct>;

export interface StratagemWords extends Chapter<StratagemEvent, StratagemQuestion, StratagemAct> {
  /** What a standing order is about. */
  readonly orders: Readonly<Record<OrderId, string>>;
}

export type EventWords = EventsOf<Event>;
export type QuestionWords = QuestionsOf<Question>;
export type ActWords = ActsOf<Act>;
export type DeedWords = ActsOf<Act, OvertKind>;
export type ForecastWords = ForecastsOf<Forecast>;
export type RefusalWords = { readonly [W in Why]: Reason };

type OptionOf = (typeof OPTIONS)[number];
export type OptionWords = { readonly [O in OptionOf as O["id"]]: { readonly [V in O["values"][number]]: string } };

/** What is said of the things of one box to whoever decides, and of what has happened. */
export interface FirstWords {
  readonly titles: Titles;
  readonly sides: Readonly<Record<SideName, string>>;
  readonly scenarios: Readonly<Record<ScenarioId, string>>;
  readonly options: OptionWords;
  readonly stratagems: Readonly<Record<Title, string>>;
  readonly events: EventWords;
  readonly questions: QuestionWords;
  readonly acts: ActWords;
  readonly forecasts: ForecastWords;
  readonly intent: MovementWords["intent"];
  readonly trouble: ResultsWords["trouble"];
  readonly recruitsEnd: ResultsWords["recruitsEnd"];
  readonly modifiers: CombatWords["modifiers"];
  readonly orders: StratagemWords["orders"];
  losses(lost: Readonly<Record<string, number>>): string;
  readonly outcomes: Outcomes;
  /** Last touch on every text, such as spaces that do not break. */
  typeset(text: string): string;
}

/** What is explained to whoever asks, and told where no event does: nobody reads it before the board stands. */
export interface LaterWords {
  readonly deeds: DeedWords;
  readonly refusals: RefusalWords;
  readonly board: BoardWords;
  readonly ledger: LedgerWords;
  readonly closer: CloserWords;
}

/** What a language says of the things of one box. */
export interface Wording extends FirstWords, LaterWords {}

export interface Outcomes {
  /** By level: simple, decisive, total, definitive. */
  won(winner: SideName, level: string): string;
  readonly draw: string;
  readonly bothLost: string;
  /** "12 points for the Caesarians." */
  score(score: number): string;
}
