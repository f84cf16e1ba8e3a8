/** For tests: what every lesson of every game has to pass, so that none rusts when rules, words or gestures change. */
import {
  type Dice,
  type Game,
  handsOf,
  LANGUAGES,
  type Language,
  pick,
  plain,
  reachOf,
  seededDice,
} from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import type { Poster } from "../games/face.ts";
import { writtenAct } from "../table/reading.ts";
import type { WrittenAct } from "../table/source.ts";
import { sayEvent } from "../table/speaking.ts";
import { isAtTable, isReading, type Lesson, type Step } from "./form.ts";
import { LessonPlay } from "./playing.ts";
import { type LessonSource, lessonSource, NOT_NOW } from "./source.ts";
import { saysOtherwise, taughtGame, textOf } from "./speaking.ts";

/** More acts than any lesson asks for. */
const MOST = 500;

/** Dice of which exactly so many fall as are written down. */
function strictDice(): { make(faces: readonly number[]): Dice; unthrown(): number } {
  const made: { readonly faces: readonly number[]; fallen: number }[] = [];
  return {
    make(faces) {
      const dice = { faces, fallen: 0 };
      made.push(dice);
      return {
        roll(sides) {
          const face = faces[dice.fallen++];
          if (face === undefined || face > sides) throw new Error(`no die of ${sides} sides is written down: ${faces}`);
          return face;
        },
      };
    },
    unthrown: () => made.reduce((sum, { faces, fallen }) => sum + faces.length - fallen, 0),
  };
}

/** Plays a lesson to its end; `choose` says which of the wanted acts is done. Calls `at` before every deed. */
function playThrough(
  game: Game,
  lesson: Lesson,
  choose: (wanted: readonly WrittenAct[], play: LessonPlay) => WrittenAct | null,
  at: (play: LessonPlay, step: Step) => void = () => {},
): LessonPlay {
  const dice = strictDice();
  const play = new LessonPlay(game, lesson, dice.make);
  for (let deeds = 0; play.step !== null; deeds++) {
    if (deeds > MOST) throw new Error(`the lesson does not come past ${play.step.id}`);
    at(play, play.step);
    if (isReading(play.step)) play.read();
    else {
      const act = choose(play.accepted, play);
      if (act === null) throw new Error(`nothing that ${play.step.id} wants is legal`);
      expect(play.act(act).is).toBe("wanted");
    }
  }
  expect(dice.unthrown()).toBe(0);
  return play;
}

const asShown = (_: readonly WrittenAct[], play: LessonPlay): WrittenAct | null => play.shown;

/** A lesson at the beginning of a step, and what the learner was told since the step before. */
export function reached(
  game: Game,
  lesson: Lesson,
  step: string,
): { readonly play: LessonPlay; readonly told: readonly string[] } {
  let since = 0;
  let before = "";
  const play = new LessonPlay(game, lesson);
  for (let deeds = 0; play.step !== null && play.step.id !== step; deeds++) {
    if (deeds > MOST) throw new Error(`the lesson does not come past ${play.step.id}`);
    if (play.step.id !== before) since = play.entries.length;
    before = play.step.id;
    const { shown } = play;
    if (isReading(play.step)) play.read();
    else if (shown !== null) play.act(shown);
  }
  if (play.step === null) throw new Error(`the lesson has no step ${step}`);
  const told = play.entries
    .slice(since)
    .flatMap(({ events }) => events.map((event) => sayEvent(game, "en", game.hear(event, lesson.seat))));
  return { play, told: told.filter((text) => text !== null) };
}

const legalNow = ({ game, position }: LessonPlay): readonly WrittenAct[] =>
  game.legal(position).map((act) => writtenAct(game.acts.write(act)));

/** Every act of the book, or an even share of those of each kind. */
function someActs({ acts }: Game): readonly WrittenAct[] {
  const share = Math.max(1, Math.floor(acts.size / 400));
  return Array.from({ length: Math.floor(acts.size / share) }, (_, i) =>
    writtenAct(acts.write(acts.decode(i * share))),
  );
}

const sourceOf = (play: LessonPlay, language: Language): LessonSource =>
  lessonSource(play, {
    otherwise: (step) => saysOtherwise(play.lesson, step, play.game, language),
    keep: () => {},
  });

export function lessonSuite(game: Game, lessons: readonly Lesson[], poster: Poster): void {
  test("the first page leads to every lesson, under its title", () => {
    const further = lessons.slice(1).map(({ id, texts }) => ({
      lesson: id,
      title: Object.fromEntries(LANGUAGES.map((language) => [language, texts[language].title])),
    }));
    expect(poster.further ?? []).toEqual(further);
  });

  describe.each(lessons.map((lesson) => ({ name: `${game.id}: ${lesson.id}`, lesson })))("$name", ({ lesson }) => {
    test.each(LANGUAGES)("every step has its texts (%s)", (language) => {
      const { title, about, steps } = lesson.texts[language];
      expect([title, about].every((text) => text.trim() !== "")).toBe(true);
      expect(Object.keys(steps).sort()).toEqual(lesson.steps.map(({ id }) => id).sort());
      for (const step of lesson.steps) {
        const text = textOf(lesson, step, game, language);
        expect(text.title.trim(), step.id).not.toBe("");
        expect(text.says.length, step.id).toBeGreaterThan(0);
        expect(text.task === undefined, step.id).toBe(!isAtTable(step));
        expect(text.otherwise === undefined, step.id).toBe(!isAtTable(step));
        // Buttons are named by their acts, and none is left unnamed.
        expect(Object.values(text).flat().join(" "), step.id).not.toMatch(/[{}]/);
      }
    });

    test.each(LANGUAGES)("it names rules of the book (%s)", async (language) => {
      const { rules } = await game.rulebook(language);
      const known = new Set(rules.map(({ id }) => id));
      for (const { id, rules: named } of lesson.steps) {
        expect(named.length, id).toBeGreaterThan(0);
        expect(
          named.filter((rule) => !known.has(rule)),
          id,
        ).toEqual([]);
      }
    });

    test("it comes to its end as it is shown, and everybody is done with what he has to do", () => {
      const left: string[] = [];
      playThrough(game, lesson, asShown, ({ position }) => {
        if (game.broken(position) !== null) left.push(String(game.broken(position)));
      });
      expect(left).toEqual([]);
    });

    test("it comes to the same end in whatever order its acts are done", () => {
      const end = game.hash(playThrough(game, lesson, asShown).position);
      for (let seed = 0; seed < 40; seed++) {
        const luck = seededDice(`lesson ${seed}`);
        const play = playThrough(game, lesson, (wanted) => (wanted.length === 0 ? null : pick(wanted, luck)));
        expect(game.hash(play.position)).toBe(end);
      }
    });

    test.each(LANGUAGES)("whatever else is tried does not happen, and says why (%s)", async (language) => {
      const others = someActs(game);
      const tried: Promise<void>[] = [];
      playThrough(game, lesson, asShown, (play, step) => {
        if (isReading(step)) return;
        const source = sourceOf(play, language);
        const before = game.hash(play.position);
        const words = taughtGame(game, lesson, () => step).words(language);
        const reason = saysOtherwise(lesson, step, game, language);
        const wanted = play.accepted.map((act) => JSON.stringify(act));
        expect(wanted.length, step.id).toBeGreaterThan(0);
        const unwanted = legalNow(play).filter((act) => !wanted.includes(JSON.stringify(act)));
        for (const act of unwanted) {
          expect(play.act(act), step.id).toEqual({ is: "unwanted" });
          expect(words.refusal({ rule: step.rules[0], why: NOT_NOW })).toBe(reason);
        }
        const legal = new Set(legalNow(play).map((act) => JSON.stringify(act)));
        const illegal = others.filter((act) => !legal.has(JSON.stringify(act)));
        for (const act of illegal) {
          const judged = play.act(act);
          expect(judged.is, `${step.id}: ${JSON.stringify(act)}`).toBe("illegal");
          if (judged.is === "illegal") expect(words.refusal(judged.refusal)).not.toBe("");
        }
        expect(game.hash(play.position)).toBe(before);
        const { legal: shown } = source.state.now ?? { legal: [] };
        expect(shown.map((act) => JSON.stringify(act)).sort()).toEqual(wanted.sort());
        if (unwanted.length > 0) tried.push(answers(source, unwanted[0], reason));
        source.close();
      });
      await Promise.all(tried);
    });

    test.each(LANGUAGES)("what is to be tried is forbidden by a rule that the step names (%s)", async (language) => {
      const { rules } = await game.rulebook(language);
      playThrough(game, lesson, asShown, (play, step) => {
        if (step.tries === undefined) return;
        const source = sourceOf(play, language);
        const { now } = source.state;
        expect(now?.question, step.id).toEqual(plain(game.question(play.position)));
        expect(now?.legal, step.id).toEqual(legalNow(play));
        expect(source.stand.now.tried).toBeNull();
        expect(source.showMe()).toBe(true);
        const { tried } = source.stand.now;
        expect(step.rules, step.id).toContain(tried?.rule);
        expect(rules.some(({ id }) => id === tried?.rule)).toBe(true);
        expect(play.judge(step.tries)).toEqual({ is: "illegal", refusal: tried });
        // What the rules would allow does not happen either.
        for (const act of legalNow(play)) expect(play.act(act), step.id).toEqual({ is: "unwanted" });
        expect(source.showMe()).toBe(false);
        source.close();
      });
    });

    test("whole gestures go through where all of their acts are wanted", () => {
      playThrough(game, lesson, asShown, (play, step) => {
        if (isReading(step)) return;
        const hands = handsOf(game, play.position);
        const chains = (hands?.groups ?? [])
          .flatMap((group) => [group, ...group.map((piece) => [piece])])
          .flatMap((pieces) => reachOf(game, play.position, pieces))
          .map(({ acts }) => acts.map((act) => writtenAct(game.acts.write(act))));
        for (const chain of chains.filter((acts) => play.wantsAll(acts))) {
          const again = new LessonPlay(game, lesson);
          again.resume(play.deeds);
          for (const act of chain) expect(again.act(act).is, `${step.id}: ${JSON.stringify(chain)}`).toBe("wanted");
        }
      });
    });

    test("it goes on where it was left; what was done can be taken back, and done again", () => {
      playThrough(game, lesson, asShown, (play) => {
        const again = new LessonPlay(game, lesson);
        again.resume(play.deeds);
        const here = [play.at, game.hash(play.position)];
        expect([again.at, game.hash(again.position)]).toEqual(here);
        for (const to of again.returns.slice(0, 3)) {
          const before = again.deeds.length;
          again.takeBack(to);
          expect(again.deeds.length).toBeLessThan(before);
          expect(again.isAsked).toBe(true);
        }
        again.resume(play.deeds.slice(again.deeds.length));
        expect([again.at, game.hash(again.position)]).toEqual(here);
      });
    });
  });
}

async function answers(source: LessonSource, act: WrittenAct, reason: string): Promise<void> {
  const { mistakes } = source.stand.now;
  const result = await source.act(act);
  expect(result).toEqual({ is: "error", message: reason });
  expect(source.stand.now.mistakes).toBe(mistakes + 1);
}
