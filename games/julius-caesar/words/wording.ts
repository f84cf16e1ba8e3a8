/** What a language has to say. Every kind of event, question, act and refusal is a key: one left out does not compile. */
import type { LedgerWords } from "@rubicon/engine";
import type { Act, OvertKind } from "../acts.ts";
import type { ColourName, SideName } from "../blocks.ts";
import type { God } from "../cards.ts";
import type { Event } from "../events.ts";
import type { Forecast } from "../forecasts.ts";
import type { Intent } from "../gestures/intents.ts";
import type { OPTIONS, ScenarioId } from "../options.ts";
import type { Question } from "../questions.ts";
import type { Why } from "../refusals.ts";
import type { BoardWords } from "./board-words.ts";
import type { CloserWords } from "./closer-words.ts";
import type { BlockRef, CardRef, Titles } from "./titles.ts";

export type EventOf = { [K in Event["e"]]: Extract<Event, { e: K }> };
export type QuestionOf = { [K in Question["ask"]]: Extract<Question, { ask: K }> };
export type ForecastOf = { [K in Forecast["f"]]: Extract<Forecast, { f: K }> };
export type IntentOf = { [K in Intent["do"]]: Extract<Intent, { do: K }> };
export type ActOf = { [K in Act["do"]]: Extract<Act, { do: K }> };

export type EventWords = { readonly [K in keyof EventOf]: (event: EventOf[K]) => string };
export type QuestionWords = { readonly [K in keyof QuestionOf]: (question: QuestionOf[K]) => string };
export type ForecastWords = { readonly [K in keyof ForecastOf]: (forecast: ForecastOf[K]) => string };
export type IntentWords = { readonly [K in keyof IntentOf]: (intent: IntentOf[K]) => string };
export type ActWords = { readonly [K in keyof ActOf]: (act: ActOf[K]) => string };

/** Acts that are done in the open name nothing in this game. */
export type DeedWords = Readonly<Record<OvertKind, string>>;

/** A sentence that depends on a limit gets it as a number, and sees to its own plural. */
export type RefusalWords = { readonly [K in Why]: string | ((limit: number) => string) };

type OptionOf = (typeof OPTIONS)[number];
export type OptionWords = { readonly [O in OptionOf as O["id"]]: { readonly [V in O["values"][number]]: string } };

export type How = EventOf["over"]["how"];

/** Names of things, alike in all sentences of a language. */
export interface Names {
  readonly sides: Readonly<Record<SideName, string>>;
  readonly gods: Readonly<Record<God, string>>;
  /** A block that can be mistaken for none of the other side: those whose title both sides have name their owner. */
  block(block: BlockRef): string;
  /** As printed, for a line that already says whose it is. */
  title(block: BlockRef): string;
  card(card: CardRef): string;
  /** A card in a list of cards, without the word for it. */
  face(card: CardRef): string;
  colour(colour: ColourName, count: number): string;
}

/** What is said of the things of one box to whoever decides. */
export interface FirstWords {
  readonly titles: Titles;
  readonly names: Names;
  readonly questions: QuestionWords;
  readonly acts: ActWords;
  readonly forecasts: ForecastWords;
  readonly intents: IntentWords;
  /** What was lost in a battle: a mean, or a figure. */
  losses(steps: number, blocks: number): string;
  readonly outcomes: Outcomes;
  /** Last touch on every text, such as spaces that do not break. */
  typeset(text: string): string;
}

/** What was agreed on, what is told of the past, and what is explained to whoever asks: nobody reads it before the board stands. */
export interface LaterWords {
  readonly scenarios: Readonly<Record<ScenarioId, string>>;
  readonly options: OptionWords;
  readonly events: EventWords;
  readonly deeds: DeedWords;
  readonly refusals: RefusalWords;
  readonly board: BoardWords;
  readonly ledger: LedgerWords;
  readonly closer: CloserWords;
}

/** What a language says of the things of one box. */
export interface Wording extends FirstWords, LaterWords {}

export interface Outcomes {
  readonly won: { readonly [H in Exclude<How, "draw">]: (winner: SideName) => string };
  readonly draw: string;
  score(caesar: number, pompeius: number): string;
}

export function saying({ won, draw }: Outcomes, how: How, winner: SideName | null): string {
  return how === "draw" || winner === null ? draw : won[how](winner);
}

// Generic in the kind, so that the compiler sees that each sentence gets the data it was written for.
export function sayEvent<K extends keyof EventOf>(words: EventWords, event: EventOf[K] & { readonly e: K }): string {
  const kind: K = event.e;
  return words[kind](event);
}

export function sayQuestion<K extends keyof QuestionOf>(
  words: QuestionWords,
  question: QuestionOf[K] & { readonly ask: K },
): string {
  const kind: K = question.ask;
  return words[kind](question);
}

export function sayAct<K extends keyof ActOf>(words: ActWords, act: ActOf[K] & { readonly do: K }): string {
  const kind: K = act.do;
  return words[kind](act);
}

export function sayForecast<K extends keyof ForecastOf>(
  words: ForecastWords,
  forecast: ForecastOf[K] & { readonly f: K },
): string {
  const kind: K = forecast.f;
  return words[kind](forecast);
}

export function sayIntent<K extends keyof IntentOf>(
  words: IntentWords,
  intent: IntentOf[K] & { readonly do: K },
): string {
  const kind: K = intent.do;
  return words[kind](intent);
}
