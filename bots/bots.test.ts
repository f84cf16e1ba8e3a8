import { BadInput, type Dice, type Game, seededDice } from "@rubicon/engine";
import { makeSkirmish, SMALL_PACK } from "@rubicon/engine/testing";
import { describe, expect, test } from "vitest";
import { BOTS, type Bot, botNamed, greedy, random, sitDown, steadfast } from "./index.ts";
import { ballUnder, lift, shells } from "./testing/shells.ts";

/** How often a bot lifts each shell when the ball lies under `ball`. */
function lifts(bot: Bot, ball: number, times: number): number[] {
  const choose = sitDown(bot, shells, seededDice(`lifts ${ball}`));
  const counts = [0, 0, 0];
  for (let i = 0; i < times; i++) counts[choose(ballUnder(ball)).shell]++;
  return counts;
}

describe("a bot's name", () => {
  test.each(BOTS.map((bot) => bot.name))("%s is found", (name) => expect(botNamed(name).name).toBe(name));

  test.each(["", "Random", "hal", "__proto__"])("%j is nobody's", (name) => {
    expect(() => botNamed(name)).toThrow(BadInput);
    expect(() => botNamed(name)).toThrow(
      `There is no bot "${name}"; the bots are random, greedy, steadfast, tiro, miles, centurio, legatus.`,
    );
  });
});

describe("no bot", () => {
  test.each(BOTS)("$name plays otherwise when only what is hidden is otherwise", (bot) => {
    for (let seed = 0; seed < 50; seed++) {
      const [one, other] = [0, 2].map((ball) => sitDown(bot, shells, seededDice(seed))(ballUnder(ball)));
      expect(one).toBe(other);
    }
  });

  test.each(BOTS)("$name changes the table it looks at", (bot) => {
    const table = ballUnder(1);
    sitDown(bot, shells, seededDice(1))(table);
    expect(table).toEqual(ballUnder(1));
  });

  test.each(BOTS)("$name is asked, or uses luck, where there is no choice", (bot) => {
    const oneShell: Game<ReturnType<typeof ballUnder>, ReturnType<typeof lift>> = {
      ...shells,
      legal: (_, into = []) => {
        into.length = 0;
        into.push(lift(1));
        return into;
      },
    };
    const noLuck: Dice = {
      roll() {
        throw new Error("nothing to roll for");
      },
    };
    expect(sitDown(bot, oneShell, noLuck)(ballUnder(0))).toBe(lift(1));
  });

  test("can act where a game offers nothing, and the game is named", () => {
    const stuck = { ...shells, legal: () => [] };
    expect(() => sitDown(random, stuck, seededDice(1))(ballUnder(0))).toThrow("shells: guesser is asked");
  });
});

test("random takes every act about equally often", () => {
  for (const count of lifts(random, 0, 3000)) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

test("steadfast takes the first act", () => {
  expect(lifts(steadfast, 2, 10)).toEqual([10, 0, 0]);
});

describe("greedy", () => {
  test("goes by what is likely, not by what is true", () => {
    const [left, , right] = lifts(greedy, 2, 300);
    expect(left).toBeGreaterThan(200);
    expect(right).toBeLessThan(60);
  });

  test("takes what wins for certain", () => {
    const sure = { ...shells, guess: (p: ReturnType<typeof ballUnder>) => ({ ...p, ball: 1 }) };
    const choose = sitDown(greedy, sure, seededDice(1));
    for (let i = 0; i < 20; i++) expect(choose(ballUnder(0))).toBe(lift(1));
  });

  test("draws lots between equals", () => {
    const equal = { ...shells, value: () => 0 };
    const choose = sitDown(greedy, equal, seededDice(1));
    const chosen = new Set(Array.from({ length: 60 }, () => choose(ballUnder(0)).shell));
    expect(chosen.size).toBe(3);
  });
});

test.each(BOTS)("$name answers in a window in the middle of what others do, as it answers anything else", (bot) => {
  const skirmish = makeSkirmish(SMALL_PACK);
  const dice = seededDice("windows");
  const choose = sitDown(bot, skirmish, seededDice(bot.name));
  const p = skirmish.begin("meadow");
  skirmish.open(p, dice);
  // Whoever rests never strikes, and no window opens: a blow is dealt wherever one can be.
  const blow = () => skirmish.legal(p).find((act) => act.do === "strike");
  let answered = 0;
  while (skirmish.toMove(p) !== "over" && answered < 3) {
    const inWindow = skirmish.question(p).window !== undefined;
    const act = inWindow
      ? choose(p)
      : (blow() ?? skirmish.legal(p).find(({ do: deed }) => deed === "march") ?? choose(p));
    expect(skirmish.refuse(p, act)).toBeNull();
    if (inWindow) answered++;
    skirmish.play(p, act, dice);
  }
  expect(answered).toBe(3);
});
