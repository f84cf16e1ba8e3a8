import { describe, expect, test } from "vitest";
import { type ActsOf, act0 } from "./acts.ts";
import { type Dice, listDice } from "./dice.ts";
import type { EventShape, QuestionShape } from "./game.ts";
import { type Asking, NOT_NOW, type Steps, sequence, stackingOf } from "./steps.ts";

const knock = act0("knock");
const wait = act0("wait");
type Act = ActsOf<[typeof knock, typeof wait]>;

type Frame =
  | { readonly step: "count"; readonly left: number }
  | { readonly step: "door"; readonly seat: string; readonly waited: boolean }
  | { readonly step: "guests"; readonly left: number }
  | { readonly step: "stuck" };

interface Position {
  readonly stack: Frame[];
}

const { push, pop, next, top, frameOf } = stackingOf<Frame>();

const steps: Steps<Position, Frame, Act, EventShape, QuestionShape> = {
  count: {
    run(p, f, dice: Dice, tell) {
      if (f.left === 0) return pop(p);
      next(p, { step: "count", left: f.left - 1 });
      tell({ e: `rolled ${dice.roll(6)}`, rule: "T-1" });
      if (f.left === 1) push(p, { step: "door", seat: "guest", waited: false });
    },
  },
  door: {
    decides: (_p, f) => f.seat,
    question: () => ({ ask: "door", rule: "T-2" }),
    legal: (_p, f, list) => void list.push(knock(), ...(f.waited ? [] : [wait()])),
    acts: {
      knock: { play: (p) => pop(p) },
      wait: {
        refuse: (_p, f) => (f.waited ? { rule: "T-2", why: "too late" } : null),
        play: (p, f) => next(p, { ...f, waited: true }),
      },
    },
    byDefault: () => knock(),
    forecast: (_p, f, act, list) => {
      if (act.do === "wait") list.push({ f: f.seat, rule: "T-2" });
    },
    beside: (_p, f) => (f.seat === "guest" ? { ...f, seat: "host" } : null),
  },
  guests: {
    asks(p, f, _dice, tell) {
      if (f.left > 0) return true;
      tell({ e: "nobody left", rule: "T-3" });
      pop(p);
      return false;
    },
    decides: () => "host",
    question: () => ({ ask: "guests", rule: "T-3" }),
    legal: (_p, _f, list) => void list.push(knock()),
    acts: { knock: { play: (p, f) => next(p, { step: "guests", left: f.left - 1 }) } },
    byDefault: () => knock(),
  },
  stuck: { run: () => {} },
};

const game = sequence(steps, (p) => ({ stack: p.stack.slice() }));

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
    const p: Position = { stack: [{ step: "door", seat: "host", waited: false }] };
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
    const p: Position = { stack: [{ step: "door", seat: "host", waited: false }] };
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

  test("a step that has nothing to ask moves on by itself, at once or after an act", () => {
    const told: string[] = [];
    const p: Position = { stack: [{ step: "guests", left: 2 }] };
    game.open(p, listDice([]), (event) => told.push(event.e));
    expect(game.toMove(p)).toBe("host");
    game.play(p, knock(), listDice([]), (event) => told.push(event.e));
    expect(told).toEqual([]);
    game.play(p, knock(), listDice([]), (event) => told.push(event.e));
    expect([told, game.toMove(p)]).toEqual([["nobody left"], "over"]);
  });

  test("an act that the step does not take is refused by the engine, and never played", () => {
    const p: Position = { stack: [{ step: "guests", left: 1 }] };
    expect(game.refuse(p, wait())).toEqual({ rule: "T-3", why: NOT_NOW });
    expect(game.refuse(p, wait())).toBe(game.refuse(p, wait()));
    expect(() => game.play(p, wait(), listDice([]))).toThrow("step guests does not take the act wait");
  });

  test("defaults and forecasts come from the step, and none from a step that makes none", () => {
    const p: Position = { stack: [{ step: "door", seat: "host", waited: false }] };
    expect(game.byDefault(p)).toBe(knock());
    expect(game.forecast(p, wait())).toEqual([{ f: "host", rule: "T-2" }]);
    expect(game.forecast({ stack: [{ step: "guests", left: 1 }] }, knock())).toEqual([]);
  });

  test("who may choose beside another does so in a position of its own", () => {
    const p: Position = { stack: [{ step: "door", seat: "guest", waited: false }] };
    const turned = game.ahead(p, "host");
    expect(turned && game.toMove(turned)).toBe("host");
    expect(game.toMove(p)).toBe("guest");
    expect(game.ahead(p, "guest")).toBeNull();
    expect(game.ahead({ stack: [{ step: "door", seat: "host", waited: false }] }, "guest")).toBeNull();
    expect(game.ahead({ stack: [{ step: "guests", left: 1 }] }, "guest")).toBeNull();
    expect(game.ahead({ stack: [] }, "guest")).toBeNull();
  });

  test("frames are found on the stack, the nearest to the top first", () => {
    const p: Position = { stack: [{ step: "count", left: 1 }, { step: "count", left: 2 }, { step: "stuck" }] };
    expect(frameOf(p, "count")).toEqual({ step: "count", left: 2 });
    expect(frameOf(p, "door")).toBeUndefined();
    expect(top(p)).toEqual({ step: "stuck" });
  });
});

describe("steps that two games share", () => {
  type Shared = { readonly step: "march"; readonly left: number };
  interface Common {
    readonly stack: { readonly step: string }[];
    miles: number;
  }
  const halt = act0("halt");
  type CommonAct = ActsOf<[typeof halt]>;
  const shared = stackingOf<Shared>();

  // Written once, for what both games have; nothing in it knows either of them.
  const march: Asking<Common, Shared, CommonAct, EventShape, QuestionShape> = {
    decides: () => "host",
    question: () => ({ ask: "march", rule: "T-4" }),
    legal: (_p, _f, list) => void list.push(halt()),
    acts: {
      halt: {
        play(p, f) {
          p.miles += f.left;
          shared.pop(p);
        },
      },
    },
    byDefault: () => halt(),
  };

  interface Alea extends Common {
    readonly stack: (Shared | { readonly step: "senate"; readonly spqr: number })[];
    senate: number;
  }
  interface Imperator extends Common {
    readonly stack: (Shared | { readonly step: "limes" })[];
  }

  test("fit into the table of each game without a cast", () => {
    const alea: Steps<Alea, Alea["stack"][number], CommonAct | Act, EventShape, QuestionShape> = {
      march,
      senate: {
        run(p, f) {
          p.senate = f.spqr;
          shared.pop(p);
        },
      },
    };
    const imperator: Steps<Imperator, Imperator["stack"][number], CommonAct, EventShape, QuestionShape> = {
      march,
      limes: { run: (p) => shared.pop(p) },
    };
    const p: Alea = {
      stack: [
        { step: "senate", spqr: 4 },
        { step: "march", left: 3 },
      ],
      miles: 0,
      senate: 0,
    };
    sequence(alea, (each) => ({ ...each, stack: each.stack.slice() })).play(p, halt(), listDice([]));
    expect([p.miles, p.senate]).toEqual([3, 4]);
    const q: Imperator = { stack: [{ step: "limes" }, { step: "march", left: 2 }], miles: 0 };
    sequence(imperator, (each) => ({ ...each, stack: each.stack.slice() })).play(q, halt(), listDice([]));
    expect([q.miles, q.stack.length]).toEqual([2, 0]);
  });
});
