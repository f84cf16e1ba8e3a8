/** What a lesson says, in a language, and a face that gives its reasons too. */
import type { Game, Language } from "@rubicon/engine";
import type { GameFace } from "../games/face.ts";
import type { Lesson, Step, StepText } from "./form.ts";
import { NOT_NOW, READING } from "./source.ts";
import { lessonWords } from "./words.ts";

/** A sentence in which buttons are named by the acts they do, in braces: "Press “{end-group}”". */
export function filledIn(text: string, game: Game, language: Language): string {
  return text.replace(/\{([\w-]+)\}/g, (_, kind: string) => game.words(language).act(game.acts.read({ do: kind })));
}

/** The texts of a step as they are shown. */
export function textOf(lesson: Lesson, step: Step, game: Game, language: Language): StepText {
  const { title, says, task, otherwise } = lesson.texts[language].steps[step.id];
  const fill = (text: string): string => filledIn(text, game, language);
  return {
    title,
    says: says.map(fill),
    ...(task === undefined ? {} : { task: fill(task) }),
    ...(otherwise === undefined ? {} : { otherwise: fill(otherwise) }),
  };
}

/** To whoever does something else: why not, and what is wanted. */
export function saysOtherwise(lesson: Lesson, step: Step, game: Game, language: Language): string {
  const { otherwise, task } = textOf(lesson, step, game, language);
  return [otherwise, task].filter((sentence) => sentence !== undefined).join(" ");
}

/** The face of a game that is taught. */
export const taughtFace = (face: GameFace, lesson: Lesson, stepNow: () => Step | null): GameFace => ({
  ...face,
  game: taughtGame(face.game, lesson, stepNow),
});

/** A game whose words know the reasons of the lesson beside those of the rules. */
export function taughtGame(game: Game, lesson: Lesson, stepNow: () => Step | null): Game {
  const words: Game["words"] = (language) => {
    const known = game.words(language);
    return {
      ...known,
      question: (question) => {
        if (question.ask !== READING) return known.question(question);
        return stepNow() === null ? lessonWords[language].over : lessonWords[language].reading;
      },
      refusal: (refusal) => {
        const step = refusal.why === NOT_NOW ? stepNow() : null;
        return step === null ? known.refusal(refusal) : saysOtherwise(lesson, step, game, language);
      },
    };
  };
  return { ...game, words };
}
