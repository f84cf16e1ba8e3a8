import { describe, expect, test } from "vitest";
import { type ActsOf, act0 } from "./acts.ts";
import { type Dice, listDice } from "./dice.ts";
import type { EventShape, QuestionShape } from "./game.ts";
import { copyStack, next, pop, push, type Steps, sequence, top } from "./steps.ts";

const knock = act0("knock");
const wait = act0("wait");
type Act = ActsOf<[typeof knock, typeof wait]>;

type Frame =
  | { readonly step: "count"; readonly left: number }
  | { readonly step: "door"; readonly seat: string; readonly tried: number[] }
  | { readonly step: "stuck" };

interface Position {
  readonly stack: Frame[];
}

const steps: Steps<Position, Frame, Act, EventShape, QuestionShape> = {
  count: {
    run(p, f, dice: Dice, tell) {
      if (f.left === 0) return pop(p);
      next(p, { step: "count", left: f.left - 1 });
      tell({ e: `rolled ${dice.roll(6)}`, rule: "T-1" });
      if (f.left === 1) push(p, { step: "door", seat: "guest", tried: [] });
    },
  },
  door: {
    decides: (_p, f) => f.seat,
    question: () => ({ ask: "door", rule: "T-2" }),
    legal: (_p, f, list) => void list.push(knock(), ...(f.tried.length === 0 ? [wait()] : [])),
    refuse: (_p, f, act) => (act.do === "wait" && f.tried.length > 0 ? { rule: "T-2", why: "too late" } : null),
    play(p, f, act) {
      if (act.do === "wait") f.tried.push(1);
      else pop(p);
    },
  },
  stuck: { run: () => {} },
};

const game = sequence(steps);

describe("a sequence of steps", () => {
  test("runs by itself to the first question", () => {
    const p: Position = { stack: [{ step: "count", left: 3 }] };
    const told: string[] = [];
    game.open(p, listDice([4, 5, 6]), (event) => told.push(event.e));
    expect(told).toEqual(["rolled 4", "rolled 5", "rolled 6"]);
    expect(game.toMove(p)).toBe("guest");
    expect(game.question(p)).toEqual({ ask: "door", rule: "T-2" });
    expect(p.stack).toHaveLength(2);
  });

  test("asks the step on top, and is over when the stack is empty", () => {
    const p: Position = { stack: [{ step: "door", seat: "host", tried: [] }] };
    expect(game.legal(p)).toEqual([knock(), wait()]);
    game.play(p, wait(), listDice([]));
    expect(game.legal(p)).toEqual([knock()]);
    expect(game.refuse(p, wait())).toEqual({ rule: "T-2", why: "too late" });
    expect(game.refuse(p, knock())).toBeNull();
    game.play(p, knock(), listDice([]));
    expect(game.toMove(p)).toBe("over");
    expect(game.legal(p)).toEqual([]);
  });

  test("a list that is given is emptied and filled", () => {
    const p: Position = { stack: [{ step: "door", seat: "host", tried: [] }] };
    const list: Act[] = [wait(), wait(), wait()];
    expect(game.legal(p, list)).toBe(list);
    expect(list).toEqual([knock(), wait()]);
  });

  test("a step that forgets its frame is found", () => {
    expect(() => game.open({ stack: [{ step: "stuck" }] }, listDice([]))).toThrow("step stuck runs without end");
  });

  test("a step that asks nobody cannot be answered", () => {
    expect(() => game.question({ stack: [{ step: "stuck" }] })).toThrow("step stuck asks nobody");
  });

  test("a copied stack shares nothing", () => {
    const stack: Frame[] = [{ step: "door", seat: "host", tried: [1] }, { step: "stuck" }];
    const copy = copyStack(stack);
    expect(copy).toEqual(stack);
    const door = copy[0];
    if (door.step === "door") door.tried.push(2);
    expect(stack[0]).toEqual({ step: "door", seat: "host", tried: [1] });
    expect(top({ stack: copy })).toEqual({ step: "stuck" });
  });
});
