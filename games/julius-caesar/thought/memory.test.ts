import { type Json, pick, seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { enemyOf, sideNamed } from "../blocks.ts";
import { onMap } from "../board.ts";
import type { Event } from "../events.ts";
import { juliusCaesar } from "../index.ts";
import { broken } from "../invariants.ts";
import { isMarked, type Position, SHOWN } from "../position.ts";
import { memory } from "./memory.ts";

const SEAT = "caesar";

interface Heard {
  readonly p: Position;
  readonly heard: readonly Json[];
}

/** A random game, at every so many decisions, with all that the seat has heard up to there. */
function* moments(seed: string, scenario: string, every: number): Generator<Heard> {
  const dice = seededDice(seed);
  const luck = seededDice(`${seed}/luck`);
  const heard: Json[] = [];
  const tell = (event: Event): void => {
    heard.push(juliusCaesar.hear(event, SEAT));
  };
  const p = juliusCaesar.begin(scenario);
  juliusCaesar.open(p, dice, tell);
  for (let n = 1; juliusCaesar.toMove(p) !== "over"; n++) {
    juliusCaesar.play(p, pick(juliusCaesar.legal(p), luck), dice, tell);
    if (n % every === 0 && juliusCaesar.toMove(p) !== "over") yield { p, heard };
  }
}

function remembering(scenario: string, heard: readonly Json[]) {
  const mind = memory.begin(juliusCaesar, scenario, {}, SEAT);
  for (const each of heard) mind.hear(each);
  return mind;
}

/** The share of the enemy's hidden blocks on the map that stand where they are guessed to stand. */
function rightIn(p: Position, guessed: Position): number {
  const enemy = enemyOf(sideNamed(SEAT));
  const hidden = p.box.blocks.filter(
    (block) => p.side[block] === enemy && onMap(p.place[block]) && !isMarked(p, block, SHOWN),
  );
  return hidden.filter((block) => guessed.place[block] === p.place[block]).length / Math.max(1, hidden.length);
}

describe("what a seat remembers", () => {
  test.each(["historical", "free"])("%s: its guesses fit what it sees, and are sound positions", (scenario) => {
    for (const { p, heard } of moments(`fits ${scenario}`, scenario, 23)) {
      const mind = remembering(scenario, heard);
      for (let i = 0; i < 4; i++) {
        const guessed = mind.guess(p, seededDice(i));
        expect(juliusCaesar.sight(guessed, SEAT)).toEqual(juliusCaesar.sight(p, SEAT));
        expect(broken(guessed)).toBeNull();
      }
    }
  });

  test("follows from what it has heard and from nothing else", () => {
    for (const { p, heard } of moments("pure", "historical", 97)) {
      const [one, other] = [1, 2].map(() => remembering("historical", heard).guess(p, seededDice("g")));
      expect(juliusCaesar.hash(one)).toBe(juliusCaesar.hash(other));
      // The same guess where only what is hidden is otherwise.
      const otherwise = juliusCaesar.guess(p, SEAT, seededDice("hidden"));
      const third = remembering("historical", heard).guess(otherwise, seededDice("g"));
      expect(juliusCaesar.hash(third)).toBe(juliusCaesar.hash(one));
    }
  });

  test("is right much oftener than who has only what lies before him", () => {
    let remembered = 0;
    let blind = 0;
    for (const seed of ["a", "b", "c"])
      for (const { p, heard } of moments(seed, "historical", 41)) {
        remembered += rightIn(p, remembering("historical", heard).guess(p, seededDice("g")));
        blind += rightIn(p, juliusCaesar.guess(p, SEAT, seededDice("g")));
      }
    expect(remembered).toBeGreaterThan(1.5 * blind);
  });
});
