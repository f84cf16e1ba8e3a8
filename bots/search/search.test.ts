import { seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { ballUnder, shells } from "../testing/shells.ts";
import { Purse, save, withPurse } from "./purse.ts";
import { mixOf } from "./regret.ts";
import { Worlds } from "./worlds.ts";

describe("a purse", () => {
  const noClock = (): number => {
    throw new Error("nobody asked for the time");
  };

  test("of evaluations is empty when they are spent, and asks no clock", () => {
    const purse = new Purse({ evaluations: 10 }, 2, noClock);
    for (let i = 0; i < 19; i++) purse.spend();
    expect([purse.empty, purse.left, purse.evaluations]).toEqual([false, 1, 19]);
    purse.spend();
    expect([purse.empty, purse.share]).toEqual([true, 1]);
  });

  test("is emptied in the end by what leads nowhere", () => {
    const purse = new Purse({ evaluations: 5 }, 1, noClock);
    let tries = 0;
    for (; !purse.empty; tries++) purse.waste();
    expect(tries).toBe(20);
    expect(purse.evaluations).toBe(0);
  });

  test("of time is empty when it is over, and does not look at the clock all the time", () => {
    let now = 100;
    let looks = 0;
    const clock = (): number => {
      looks++;
      return now;
    };
    const purse = new Purse({ ms: 20 }, 1, clock);
    let spent = 0;
    while (!purse.empty) {
      purse.spend();
      spent++;
      if (spent % 50 === 0) now++;
    }
    expect(spent).toBeGreaterThanOrEqual(20 * 50);
    expect(spent).toBeLessThan(22 * 50 + 50);
    expect(looks).toBeLessThan(spent / 10);
  });

  test("a part of it is empty when it is spent, or when the whole is, and is spent from the whole", () => {
    const whole = new Purse({ evaluations: 10 }, 1, noClock);
    const part = whole.part(6);
    for (let i = 0; i < 6; i++) part.spend();
    expect([part.empty, whole.empty, whole.left]).toEqual([true, false, 4]);
    const rest = whole.part(6);
    for (let i = 0; i < 4; i++) rest.spend();
    expect([rest.empty, rest.share, whole.empty]).toEqual([true, 1, true]);
  });

  test("what is not needed is kept, up to a limit, and a plan may take it", () => {
    const notes = { plan: [], chain: 0, bank: 0 };
    for (let i = 0; i < 100; i++) save(notes);
    expect(notes.bank).toBe(10);
    const spent = withPurse({ notes, clock: noClock }, { evaluations: 10 }, 6, (purse) => {
      while (!purse.empty) purse.spend();
      return purse.evaluations;
    });
    expect(spent).toBe(60);
    expect(notes.bank).toBe(5);
    withPurse({ notes, clock: noClock }, { evaluations: 10 }, 1, () => {});
    expect(notes.bank).toBe(6);
  });
});

describe("worlds", () => {
  test("are guessed once each, and the dice of a sample fall the same for everybody", () => {
    let guesses = 0;
    const random = seededDice("worlds");
    const guess = () => {
      guesses++;
      return shells.guess(ballUnder(0), "guesser", random);
    };
    const worlds = new Worlds(guess, 3, seededDice("luck"));
    for (let sample = 0; sample < 12; sample++) expect(worlds.world(sample)).toBe(worlds.world(sample % 3));
    expect(guesses).toBe(3);
    const throws = (sample: number) => {
      const dice = worlds.diceOf(sample);
      return Array.from({ length: 8 }, () => dice.roll(6));
    };
    expect(throws(5)).toEqual(throws(5));
    expect(throws(5)).not.toEqual(throws(6));
  });
});

describe("regret matching", () => {
  const GAME = [
    [0, -1, 1],
    [1, 0, -1],
    [-1, 1, 0],
  ];

  test("mixes evenly what beats one another in a ring", () => {
    for (const share of mixOf(GAME, [[0, 1, 2]])) expect(share).toBeCloseTo(1 / 3, 1);
  });

  test("never does what is worse whatever the other does", () => {
    const mix = mixOf(
      [
        [1, 2],
        [0, 1],
      ],
      [[0, 1]],
    );
    expect(mix[1]).toBe(0);
  });

  test("goes by what the other can hold: who has only one choice is answered", () => {
    const mix = mixOf(GAME, [[0]]);
    expect(mix[1]).toBeGreaterThan(0.95);
  });

  test("two who may be before us are answered as they come", () => {
    const mix = mixOf(GAME, [[0], [0], [1]]);
    expect(mix.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
    expect(mix[1]).toBeGreaterThan(0.9);
  });
});
