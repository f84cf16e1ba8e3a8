import { BadInput, winnerOf } from "@rubicon/engine";
import { altered } from "@rubicon/engine/testing";
import { describe, expect, test } from "vitest";
import { rubicon } from "../testing/desk.ts";
import { skirmishRules } from "../testing/skirmish.ts";

/** Fights a whole game; the forces say on which ground. */
const withLab = altered(skirmishRules, (game) => ({
  ...game,
  words: (language) => ({
    ...game.words(language),
    losses: ({ courage, pieces }) => `${courage} of courage, ${pieces} pieces`,
  }),
  lab: {
    help: '{"ground": "drill"}',
    begin(forces) {
      if (typeof forces !== "object" || forces === null || !("ground" in forces))
        throw new BadInput('The forces need a "ground".');
      return game.begin(String(forces.ground));
    },
    over: (p) => game.toMove(p) === "over",
    tally(_, after) {
      const outcome = game.outcome(after);
      const lostBy = (seat: string) => ({ courage: 60, pieces: 30 - (outcome?.score[seat] ?? 0) });
      return { winner: outcome && winnerOf(outcome), lost: { north: lostBy("north"), south: lostBy("south") } };
    },
  },
}));

const fight = (stdin: string, ...rest: string[]) =>
  rubicon([withLab], ["battle", "--game", "skirmish", "--games", "20", "--json", ...rest], { stdin });

test("the odds add up", async () => {
  const { code, out } = await fight('{"ground":"drill"}', "--bots", "random");
  expect(code).toBe(0);
  const odds = JSON.parse(out);
  expect(Object.keys(odds)).toEqual(["games", "win", "draw", "lost"]);
  expect(odds.win.north + odds.win.south + odds.draw).toBeCloseTo(1, 3);
  expect(odds.lost.north.courage).toBeCloseTo(60, 6);
  expect(odds.lost.south.pieces).toBeGreaterThan(0);
  expect(odds.lost.south.pieces).toBeLessThanOrEqual(30);
});

test("the same seed gives the same odds", async () => {
  const once = async () => (await fight('{"ground":"drill"}', "--seed", "5", "--bots", "random")).out;
  expect(await once()).toBe(await once());
});

test("who does not flee by chance is the default", async () => {
  const steadfast = (await fight('{"ground":"drill"}', "--bots", "steadfast,steadfast")).out;
  expect((await fight('{"ground":"drill"}')).out).toBe(steadfast);
  expect((await fight('{"ground":"drill"}', "--bots", "random")).out).not.toBe(steadfast);
});

test("people read it in sentences", async () => {
  const argv = ["battle", "--game", "skirmish", "--games", "3"];
  const { out } = await rubicon([withLab], argv, { stdin: '{"ground":"drill"}' });
  expect(out).toMatch(/^north wins \d+\.\d % and loses 60 of courage, \d[\d.]* pieces on average\n/);
  expect(out).toMatch(/3 battles fought\n$/);
});

test("help shows how the forces are written", async () => {
  expect((await rubicon([withLab], ["battle", "--help"])).out).toContain('{"ground": "drill"}');
});

describe("forces that cannot fight", () => {
  test.each([
    ["", /not JSON/],
    ["{ground", /not JSON/],
    ["[]", /need a "ground"/],
    [`"${"x".repeat(1_100_000)}"`, /more than 1000000 characters/],
  ])("%#", async (stdin, sentence) => {
    const { code, err } = await fight(stdin);
    expect(code).toBe(2);
    expect(err).toMatch(sentence);
  });

  test("are not waited for at a terminal", async () => {
    const { code, err } = await rubicon([withLab], ["battle", "--game", "skirmish"], { tty: true });
    expect(code).toBe(2);
    expect(err).toContain("standard input");
  });
});
