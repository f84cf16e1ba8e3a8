import { BadInput, type Game } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { rubicon } from "../testing/desk.ts";
import { skirmish } from "../testing/skirmish.ts";

/** Fights a whole game; the forces say on which ground. */
const withLab: Game = {
  ...skirmish,
  lab: {
    help: '{"ground": "drill"}',
    begin(forces) {
      if (typeof forces !== "object" || forces === null || !("ground" in forces))
        throw new BadInput('The forces need a "ground".');
      return skirmish.begin(String(forces.ground));
    },
    over: (p) => skirmish.toMove(p) === "over",
    tally(_, after) {
      const outcome = skirmish.outcome(after);
      const lostBy = (seat: string) => ({ steps: 60, blocks: 30 - (outcome?.score[seat] ?? 0) });
      return { winner: outcome?.winner ?? null, lost: { north: lostBy("north"), south: lostBy("south") } };
    },
  },
};

const fight = (stdin: string, ...rest: string[]) =>
  rubicon([withLab], ["battle", "--game", "skirmish", "--games", "20", "--json", ...rest], { stdin });

test("the odds add up", async () => {
  const { code, out } = await fight('{"ground":"drill"}', "--bots", "random");
  expect(code).toBe(0);
  const odds = JSON.parse(out);
  expect(Object.keys(odds)).toEqual(["games", "win", "draw", "lost"]);
  expect(odds.win.north + odds.win.south + odds.draw).toBeCloseTo(1, 3);
  expect(odds.lost.north.steps).toBeCloseTo(60, 6);
  expect(odds.lost.south.blocks).toBeGreaterThan(0);
  expect(odds.lost.south.blocks).toBeLessThanOrEqual(30);
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
  expect(out).toMatch(/^north wins \d+\.\d % and loses 60 steps, /);
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
