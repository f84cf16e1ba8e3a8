/** Sentences. Events, questions, acts and refusals are data; every language writes its own words from them. */
import type { EventShape, Json, Outcome, QuestionShape, Refusal, Seat } from "./game.ts";

export const LANGUAGES = ["en", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Words<A, E extends EventShape = EventShape, Q extends QuestionShape = QuestionShape> {
  seat(seat: Seat): string;
  scenario(id: string): string;
  option(id: string, value: string): string;
  /** From an event as a viewer heard it: what he may not know is missing, and the sentence does without. */
  event(event: E): string;
  question(question: Q): string;
  act(act: A): string;
  refusal(refusal: Refusal): string;
  outcome(outcome: Outcome): string;
  /** The table as text, from what a viewer sees. */
  board(sight: Json): string;
}
