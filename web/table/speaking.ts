/** The game's sentences about data that came from a table. What cannot be said is left out, never guessed. */
import { type EventShape, type Game, isObject, type Json, type Language, type QuestionShape } from "@rubicon/engine";
import { type GameFace, nameOf, type Thing } from "../games/face.ts";
import type { Heard, WrittenAct } from "./source.ts";

export const isEvent = (json: Json): json is Json & EventShape =>
  isObject(json) && typeof json.e === "string" && typeof json.rule === "string";

const isQuestion = (json: Json): json is Json & QuestionShape =>
  isObject(json) && typeof json.ask === "string" && typeof json.rule === "string";

/** What happened, in a sentence; null where there is nothing to say. */
export function sayEvent(game: Game, language: Language, event: Json): string | null {
  return isEvent(event) ? game.words(language).event(event) : null;
}

export const ruleOfEvent = (event: Json): string | null => (isEvent(event) ? event.rule : null);

export interface Asked {
  readonly text: string;
  readonly rule: string;
}

export function sayQuestion(game: Game, language: Language, question: Json): Asked | null {
  return isQuestion(question) ? { text: game.words(language).question(question), rule: question.rule } : null;
}

/** An act as it is offered in a decision, where that is known. */
export function sayAct(game: Game, language: Language, act: WrittenAct, asked: Json = null): string {
  return game.words(language).act(game.acts.read(act), isQuestion(asked) ? asked : undefined);
}

/** What everybody saw done, where no event tells of it; null where that is nothing. */
export function sayDeed(game: Game, language: Language, { act }: Pick<Heard, "act">): string | null {
  return act === undefined ? null : game.words(language).deed(game.acts.read(act));
}

/** A thing by its name, as the game's own card about it is headed. */
export function nameThing(face: GameFace, it: Thing, sight: Json, language: Language): string {
  return face.describe(it, sight, language)?.title ?? nameOf(it);
}
