/**
 * What a language has to say, chapter by chapter. Every kind of event, question, act and refusal is a key: one left out does
 * not compile.
 */
import type { LedgerWords } from "@rubicon/engine";
import type { ActsOf, Chapter as ChapterOf, EventsOf, ForecastsOf, QuestionsOf, Reason } from "@rubicon/series";
import type { Act, OvertKind } from "../acts.ts";
import type { CombatEvent } from "../events/combat.ts";
import type { Event } from "../events/index.ts";
import type { MovementEvent } from "../events/movement.ts";
import type { ResultsEvent } from "../events/results.ts";
import type { StratagemEvent } from "../events/stratagems.ts";
import type { UsurpationEvent } from "../events/usurpation.ts";
import type { YearEvent } from "../events/year.ts";
import type { Forecast } from "../forecasts.ts";
import type { Intent } from "../gestures/intents.ts";
import type { ModifierKey } from "../modifiers.ts";
import type { PlayKind } from "../plays/play.ts";
import type { CombatQuestion } from "../questions/combat.ts";
import type { Question } from "../questions/index.ts";
import type { MovementQuestion } from "../questions/movement.ts";
import type { ResultsQuestion } from "../questions/results.ts";
import type { StratagemQuestion } from "../questions/stratagems.ts";
import type { UsurpationQuestion } from "../questions/usurpation.ts";
import type { YearQuestion } from "../questions/year.ts";
import type { Why } from "../refusals/index.ts";
import type { SideName } from "../sides.ts";
import type { OrderId } from "../steps/window.ts";
import type { BoardWords } from "./board-words.ts";
import type { CloserWords } from "./closer-words.ts";
import type { Faces, Names, OptionWords, ScenariosWords } from "./names.ts";
import type { Titles } from "./titles.ts";

type Chapter<E extends { e: string }, Q extends { ask: string }, K extends Act["do"]> = ChapterOf<E, Q, Act, K>;

/** Whose sentence an act is, where several chapters have it: the first one's. */
type YearAct =
  | "station"
  | "reserve"
  | "detach"
  | "weaken"
  | "dissolve"
  | "restore"
  | "ail"
  | "summon"
  | "augustus"
  | "caesar"
  | "rest"
  | "done"
  | "decline";
type MovementAct = "take" | "all" | "add" | "step" | "drop" | "land" | "halt" | "end-moves" | "win-over";
type UsurpationAct = "succeed" | "proclaim" | "extend" | "strike";
type StratagemAct = PlayKind | "pass" | "raise-too" | "pacify-too";
type ResultsAct = "go-with" | "reduce" | "remove" | "guard";
type CombatAct = Exclude<Act["do"], YearAct | MovementAct | UsurpationAct | StratagemAct | ResultsAct>;

export type YearWords = Chapter<YearEvent, YearQuestion, YearAct>;
export interface MovementWords extends Chapter<MovementEvent, MovementQuestion, MovementAct> {
  /** A whole gesture, as the label of a button. */
  intent(intent: Intent): string;
}
export interface CombatWords extends Chapter<CombatEvent, CombatQuestion, CombatAct> {
  /** What moves the die of a battle. */
  readonly modifiers: Readonly<Record<ModifierKey, string>>;
}
export type UsurpationWords = Chapter<UsurpationEvent, UsurpationQuestion, UsurpationAct>;
export interface StratagemWords extends Chapter<StratagemEvent, StratagemQuestion, StratagemAct> {
  /** What a standing order is about. */
  readonly orders: Readonly<Record<OrderId, string>>;
}
export type ResultsWords = Chapter<ResultsEvent, ResultsQuestion, ResultsAct>;
export type RefusalWords = { readonly [W in Why]: Reason };
export type DeedWords = ActsOf<Act, OvertKind>;
export type ForecastWords = ForecastsOf<Forecast>;

/** The chapters of a language, in the order of the year. */
export interface Chapters {
  readonly year: YearWords;
  readonly movement: MovementWords;
  readonly combat: CombatWords;
  readonly usurpation: UsurpationWords;
  readonly stratagems: StratagemWords;
  readonly results: ResultsWords;
}

/** What is said in no chapter. */
export interface Rest {
  readonly phrases: Phrases;
  readonly forecasts: ForecastWords;
  losses(lost: Readonly<Record<string, number>>): string;
  readonly outcomes: Outcomes;
  /** Last touch on every text, such as spaces that do not break. */
  typeset(text: string): string;
}

/** Parts of sentences, for whoever writes others: the annals of a page. */
export interface Phrases {
  /** "in the land of the Quadi" */
  at(zone: string): string;
  /** "the Quadi", "Adiabene" */
  people(people: string): string;
}

export interface Outcomes {
  /** By level: plain, decisive, definitive. */
  won(winner: SideName, level: string): string;
  /** By the death of somebody (IMP-S.i). */
  sudden(winner: SideName): string;
  readonly draw: string;
  /** "Rome 12, enemies of Rome 9." */
  score(rome: number, enemy: number): string;
}

/** What is explained to whoever asks, and told where no event does: nobody reads it before the board stands. */
export interface LaterWords {
  readonly deeds: DeedWords;
  readonly refusals: RefusalWords;
  readonly board: BoardWords;
  readonly ledger: LedgerWords;
  readonly closer: CloserWords;
}

/** What is said of the things of one box to whoever decides, and of what has happened. */
export interface FirstWords extends Rest {
  readonly titles: Titles;
  readonly names: Names;
  readonly faces: Faces;
  readonly sides: Readonly<Record<SideName, string>>;
  readonly scenarios: Readonly<Record<string, string>>;
  readonly options: OptionWords;
  readonly events: EventsOf<Event>;
  readonly questions: QuestionsOf<Question>;
  readonly acts: ActsOf<Act>;
  readonly intent: MovementWords["intent"];
  readonly modifiers: CombatWords["modifiers"];
  readonly orders: StratagemWords["orders"];
}

/** What a language says of the things of one box. */
export interface Wording extends FirstWords, LaterWords {}

/** What a language calls things, and how its chapters speak of them. */
interface Called {
  readonly names: Names;
  readonly faces: Faces;
  readonly scenarios: ScenariosWords;
  readonly options: OptionWords;
}

export function firstWordsOf(titles: Titles, called: Called, chapters: Chapters, rest: Rest): FirstWords {
  const { year, movement, combat, usurpation, stratagems, results } = chapters;
  const { names, faces, scenarios, options } = called;
  return {
    ...rest,
    titles,
    names,
    faces,
    sides: names.sides,
    scenarios: Object.fromEntries(Object.entries(scenarios).map(([id, { title }]) => [id, title])),
    options,
    events: {
      ...year.events,
      ...movement.events,
      ...combat.events,
      ...usurpation.events,
      ...stratagems.events,
      ...results.events,
    },
    questions: {
      ...year.questions,
      ...movement.questions,
      ...combat.questions,
      ...usurpation.questions,
      ...stratagems.questions,
      ...results.questions,
    },
    acts: {
      ...year.acts,
      ...movement.acts,
      ...combat.acts,
      ...usurpation.acts,
      ...stratagems.acts,
      ...results.acts,
    },
    intent: movement.intent,
    modifiers: combat.modifiers,
    orders: stratagems.orders,
  };
}
