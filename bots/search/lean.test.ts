import type { Game, Thought } from "@rubicon/engine";
import { seededDice } from "@rubicon/engine";
import { expect, test } from "vitest";
import { leaner } from "./lean.ts";
import { Purse } from "./purse.ts";
import { candidate, look } from "./race.ts";
import type { Question } from "./trial.ts";
import { Worlds } from "./worlds.ts";

/** A table on which one marches here and there until he ends his moves; every march is worth something, or nothing. */
interface Table {
  readonly marched: string[];
  over: boolean;
}
interface Act {
  readonly do: string;
}

const END: Act = { do: "end" };
const march = (to: string): Act => ({ do: to });

function question(worth: Readonly<Record<string, number>>, evaluations = 1000): Question<Table, Act> {
  const game = {
    id: "marches",
    copy: (p: Table) => ({ marched: [...p.marched], over: p.over }),
    refuse: () => null,
    play(p: Table, act: Act) {
      if (act === END) p.over = true;
      else p.marched.push(act.do);
    },
  } as unknown as Game<Table, Act>;
  const thought = {
    moment: (p: Table) => (p.over ? 1 : 0),
    chain: (p: Table) => (p.over ? 0 : 1),
    depth: () => 0,
    level: () => 0,
    uncertain: true,
    script: () => END,
    value: (p: Table) => p.marched.reduce((sum, to) => sum + worth[to], worth.start ?? 0),
  } as unknown as Thought<Table, Act>;
  const random = seededDice("lean");
  const worlds = new Worlds<Table>(() => ({ marched: [], over: false }), 4, random);
  const purse = new Purse({ evaluations }, 1, () => 0);
  return { game, thought, seat: "one", worlds, purse, random, foresight: null };
}

function made(q: Question<Table, Act>, ...places: readonly string[]): string[] {
  const plan = candidate([...places.map(march), END]);
  look(q, plan, 8);
  return leaner(q, plan, 0.01).acts.map((act) => act.do);
}

test("marches that bring nothing are left out, or less than they have to; the others stay", () => {
  const q = question({ rome: 0.2, nowhere: 0, capua: 0.05, back: -0.1, near: 0.004 });
  expect(made(q, "nowhere", "rome", "back", "capua", "near")).toEqual(["rome", "capua", "end"]);
  expect(made(q, "rome", "capua")).toEqual(["rome", "capua", "end"]);
});

test("the nearer a game is to being decided, the less a march has to bring", () => {
  const worth = { near: 0.004 };
  expect(made(question(worth), "near")).toEqual(["end"]);
  expect(made(question({ ...worth, start: -0.95 }), "near")).toEqual(["near", "end"]);
});

test("what there is no time for is not looked at", () => {
  expect(made(question({ nowhere: 0 }, 10), "nowhere", "nowhere", "nowhere")).toHaveLength(4);
});
