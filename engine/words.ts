/** Sentences. Events, questions, acts and refusals are data; every language writes its own words from them. */

import type { EventShape, ForecastShape, Json, Outcome, QuestionShape, Refusal, Seat } from "./game.ts";
import type { IntentShape } from "./gestures.ts";
import type { LedgerWords } from "./ledger.ts";

export const LANGUAGES = ["en", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Words<
  A,
  E extends EventShape = EventShape,
  Q extends QuestionShape = QuestionShape,
  C extends ForecastShape = ForecastShape,
> {
  /** Who sits there. A seat may lead another side than it began with: the sight says which, where there is one. */
  seat(seat: Seat, sight?: Json): string;
  scenario(id: string): string;
  option(id: string, value: string): string;
  /** What a standing order is about: "Before a battle". */
  order(id: string): string;
  /** From an event as a viewer heard it: what he may not know is missing, and the sentence does without. */
  event(event: E): string;
  question(question: Q): string;
  /** One act may come to different things in different decisions: the question says in which it is offered. */
  act(act: A, question?: Q): string;
  /** What an act that is done in the open has come to, where no event tells of it: "the march ends here". */
  deed(act: A): string;
  refusal(refusal: Refusal): string;
  forecast(forecast: C): string;
  /** What is meant by a whole gesture: "All fire". */
  intent?(intent: IntentShape): string;
  /** What a force lost in a battle of the lab: "2.1 steps, 0.4 blocks". */
  losses(lost: Readonly<Record<string, number>>): string;
  outcome(outcome: Outcome): string;
  /** The table as text, from what a viewer sees. */
  board(sight: Json): string;
  /** What can be said of a part of the table. A game may do without. */
  readonly closer?: Closer<A>;
  /** What stands in the ledger, where a game keeps one. */
  readonly ledger?: LedgerWords;
}

/** Words on one thing at a time, all of them from what a viewer sees. */
export interface Closer<A> {
  /** What a list adds to an act: that it is an attack, how many stand there. "" for nothing. */
  note(act: A, sight: Json): string;
  /** What acts have in common that are about pieces which differ in nothing but their names; "" for all others. */
  alike?(act: A, sight: Json): string;
  /** What a decision is about, in few lines, such as the battle being fought; "" where the question says enough. */
  scene(sight: Json): string;
  /** A place and what is around it. */
  look(place: string, sight: Json): string;
}
