import { createHash, createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  commitmentOf,
  committedDice,
  type Dice,
  draw,
  listDice,
  pick,
  recording,
  seededDice,
  shuffle,
} from "./dice.ts";

function throws(dice: Dice, sides: number, count: number): number[] {
  return Array.from({ length: count }, () => dice.roll(sides));
}

/** Chi-square of so many throws against even faces. */
function unevenness(dice: Dice, sides: number, count: number): number {
  const faces = new Array<number>(sides + 1).fill(0);
  for (let i = 0; i < count; i++) faces[dice.roll(sides)]++;
  expect(faces[0]).toBe(0);
  const even = count / sides;
  return faces.slice(1).reduce((sum, seen) => sum + (seen - even) ** 2 / even, 0);
}

/** Chi-square goes beyond this once in a thousand cases (Wilson and Hilferty's approximation). */
function limit(freedom: number): number {
  const c = 2 / (9 * freedom);
  return freedom * (1 - c + 3.09 * Math.sqrt(c)) ** 3;
}

describe("seeded dice", () => {
  test("the same seed gives the same dice, for ever", () => {
    expect(throws(seededDice("alea iacta est"), 6, 12)).toEqual([5, 4, 3, 1, 6, 5, 4, 3, 3, 4, 1, 3]);
    expect(throws(seededDice(7), 10, 10)).toEqual(throws(seededDice("7"), 10, 10));
  });

  test("seeds that resemble each other give other dice", () => {
    const seen = new Set(Array.from({ length: 1000 }, (_, i) => throws(seededDice(i), 6, 12).join("")));
    expect(seen.size).toBe(1000);
  });

  test.each([2, 6, 10, 36, 100])("a die of %i sides is even", (sides) => {
    expect(unevenness(seededDice(`even ${sides}`), sides, 60_000)).toBeLessThan(limit(sides - 1));
  });

  test("the first die is even over all seeds", () => {
    let seed = 0;
    expect(unevenness({ roll: (sides) => seededDice(seed++).roll(sides) }, 6, 30_000)).toBeLessThan(limit(5));
  });

  test("one die tells nothing about the next", () => {
    const dice = seededDice("pairs");
    expect(unevenness({ roll: () => 6 * (dice.roll(6) - 1) + dice.roll(6) }, 36, 72_000)).toBeLessThan(limit(35));
  });

  test("a copy falls as its original will", () => {
    const dice = seededDice("copy");
    throws(dice, 6, 5);
    const copy = dice.copy();
    expect(throws(copy, 6, 20)).toEqual(throws(dice, 6, 20));
  });

  test("dice can be skipped, however many sides they have", () => {
    const dice = seededDice("skip");
    dice.roll(6);
    dice.roll(52);
    expect(throws(seededDice("skip").skip(2), 6, 10)).toEqual(throws(dice, 6, 10));
  });
});

describe("dice that are written down", () => {
  test("fall in order, and tell how many are left", () => {
    const dice = listDice([3, 6]);
    expect([dice.roll(6), dice.left, dice.roll(6), dice.left]).toEqual([3, 1, 6, 0]);
    expect(() => dice.roll(6)).toThrow("Only 2 dice were written down and one more is needed.");
  });

  test.each([0, 7, 2.5, -1])("a die of six sides cannot show %d", (face) => {
    expect(() => listDice([face]).roll(6)).toThrow(`A die of 6 sides cannot show ${face}.`);
  });

  test("recorded dice can be thrown again", () => {
    const { dice, taken } = recording(seededDice("record"));
    const faces = throws(dice, 6, 10);
    expect(taken()).toEqual(faces);
    expect(throws(listDice(taken()), 6, 10)).toEqual(faces);
  });
});

describe("committed dice", () => {
  const seed = "3f2a-a secret nobody knows";
  const committed = { seed, table: "rubico" };

  test("the commitment is the SHA-256 of the seed", () => {
    expect(commitmentOf("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(commitmentOf(seed)).toBe(createHash("sha256").update(seed).digest("hex"));
  });

  test("each die is an HMAC of seed, table and number", () => {
    const dice = committedDice(committed);
    for (let k = 0; k < 50; k++) {
      const number = createHmac("sha256", seed).update(`rubico:${k}`).digest().readUInt32BE(0);
      expect(dice.roll(6)).toBe(1 + (number % 6));
    }
  });

  test("a number that would favour some faces is passed over for the next", () => {
    // With three thousand million sides almost a third of all numbers is passed over.
    const sides = 3_000_000_000;
    const dice = committedDice(committed);
    let passed = 0;
    for (let k = 0; k < 60; k++) {
      const bytes = createHmac("sha256", seed).update(`rubico:${k}`).digest();
      const at = [0, 4, 8, 12, 16, 20, 24, 28].find((i) => bytes.readUInt32BE(i) < sides) ?? 0;
      if (at > 0) passed++;
      expect(dice.roll(sides)).toBe(1 + bytes.readUInt32BE(at));
    }
    expect(passed).toBeGreaterThan(5);
  });

  test("they go on where they stopped", () => {
    const dice = committedDice(committed);
    throws(dice, 6, 7);
    expect(dice.next).toBe(7);
    expect(throws(committedDice({ ...committed, from: 7 }), 6, 20)).toEqual(throws(dice, 6, 20));
  });

  test("they are even", () => {
    expect(unevenness(committedDice(committed), 6, 6000)).toBeLessThan(limit(5));
  });

  test("another table, other dice", () => {
    expect(throws(committedDice(committed), 6, 20)).not.toEqual(throws(committedDice({ seed, table: "b" }), 6, 20));
  });
});

describe("drawing", () => {
  test("every order is equally likely", () => {
    const orders = ["abc", "acb", "bac", "bca", "cab", "cba"];
    const dice = seededDice("orders");
    const shuffled: Dice = {
      roll() {
        const cards = ["a", "b", "c"];
        shuffle(cards, dice);
        return 1 + orders.indexOf(cards.join(""));
      },
    };
    expect(unevenness(shuffled, 6, 30_000)).toBeLessThan(limit(5));
  });

  test("only the first places are shuffled when so asked", () => {
    const row = Uint8Array.from({ length: 40 }, (_, i) => i);
    shuffle(row, seededDice("part"), 20);
    expect([...row.subarray(20)]).toEqual(Array.from({ length: 20 }, (_, i) => 20 + i));
    expect([...row.subarray(0, 20)].sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i));
    expect([...row.subarray(0, 20)]).not.toEqual(Array.from({ length: 20 }, (_, i) => i));
  });

  test("what is drawn is gone", () => {
    const bag = [1, 2, 3, 4];
    const dice = seededDice("bag");
    expect([draw(bag, dice), draw(bag, dice), draw(bag, dice), draw(bag, dice)].sort()).toEqual([1, 2, 3, 4]);
    expect(bag).toEqual([]);
  });

  test("picking takes any of them", () => {
    expect(pick(["a", "b", "c"], listDice([2]))).toBe("b");
  });
});
