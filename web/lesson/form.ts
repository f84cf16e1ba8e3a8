/**
 * The form of a lesson: a table that is played step by step. A step says what it is about, what is to be done, and what
 * falls and is answered then. It is data: the rules of the game decide what is legal, here as everywhere.
 *
 * A lesson is judged by the acts that come to the table, not by clicks. So it does not matter whether somebody clicks,
 * drags, uses the keyboard or makes a whole gesture of it: a chain of acts goes through as far as the step wants them.
 */
import type { Game, Language, Options, Pack, Seat } from "@rubicon/engine";
import type { ComponentType } from "react";
import type { Catalogue } from "../app/words.ts";
import type { Thing } from "../games/face.ts";
import type { WrittenAct } from "../table/source.ts";

/** Acts that are meant: their kind and, for each field that is named, the one name or any of several. */
export interface Meant {
  readonly do: string;
  readonly [field: string]: string | readonly string[];
}

/** Something that is to be done once. */
export interface Wanted {
  readonly act: Meant;
  /** The dice that fall with it, in their order. */
  readonly dice?: readonly number[];
}

/** Something that others do. */
export interface Reply {
  readonly act: WrittenAct;
  readonly dice?: readonly number[];
}

export interface Step {
  /** Its texts stand under this name. */
  readonly id: string;
  /** The rules that its text speaks of. */
  readonly rules: readonly string[];
  /** What is shown on the map while it lasts; the last of them is brought into sight. */
  readonly points?: readonly Thing[];
  /** What is to be done, in the order in which "show me" does it; whoever plays may choose another that the rules allow. */
  readonly wants?: readonly Wanted[];
  /**
   * What the rules forbid, and is to be tried all the same. All that they allow is lit then, as at every table, and an arrow
   * points at what is not: whoever clicks it is told why, and goes on. Such a step wants nothing else.
   */
  readonly tries?: WrittenAct;
  /**
   * What others do when they are asked: while this step lasts and, where nothing is to be done in it, when it has been
   * read. Whoever is asked beyond that gives the answer that the game has for somebody who gives none. In a window that
   * is what everybody does whose next reply, or the learner whose step, has nothing that can be done in it.
   */
  readonly replies?: readonly Reply[];
}

export interface StepText {
  readonly title: string;
  /** What is going on and why, in short paragraphs. */
  readonly says: readonly string[];
  /** What is to be done, in one sentence; missing where nothing is. */
  readonly task?: string;
  /** What is said when somebody does something else; the task follows. */
  readonly otherwise?: string;
}

export interface LessonText<Id extends string = string> {
  readonly title: string;
  /** One sentence for lists. */
  readonly about: string;
  readonly steps: Readonly<Record<Id, StepText>>;
}

export interface Lesson {
  readonly id: string;
  /** How long it takes a newcomer. */
  readonly minutes: number;
  readonly scenario: string;
  readonly options?: Options;
  /** Who is taught. */
  readonly seat: Seat;
  /** The dice of the opening: shuffling, dealing. */
  readonly dice: readonly number[];
  readonly steps: readonly Step[];
  readonly texts: Catalogue<LessonText>;
}

export interface PictureProps {
  readonly lesson: string;
  readonly step: string;
  readonly language: Language;
}

/** What a game brings to teach it. */
export interface Lessons {
  /** The first is the one to begin with. */
  readonly lessons: readonly Lesson[];
  /** Drawn beside the text of a step; nothing for most. */
  readonly Picture: ComponentType<PictureProps>;
}

export type MakeLessons = (game: Game, pack: Pack) => Lessons;

/** The pieces and the turn of a game on one page, in pictures. */
export type Primer = ComponentType<{ readonly language: Language }>;
export type MakePrimer = (game: Game, pack: Pack) => Primer;

/** Beside a rule of the book: the piece, the card or the place that it speaks of, by the number of the rule. */
export type RulePictures = Readonly<Record<string, Primer>>;
export type MakeRulePictures = (game: Game, pack: Pack) => RulePictures;

export const isMeant = (meant: Meant, act: WrittenAct): boolean =>
  Object.entries(meant).every(([field, names]) =>
    typeof names === "string" ? act[field] === names : names.includes(act[field]),
  );

/** Where nothing is to be done one only reads, and goes on. */
export const isReading = ({ wants = [] }: Step): boolean => wants.length === 0;

/** Whether there is something to do at the table: what is wanted, or what is to be tried. */
export const isAtTable = (step: Step): boolean => !isReading(step) || step.tries !== undefined;
