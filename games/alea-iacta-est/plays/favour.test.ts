import { describe, expect, test } from "vitest";
import { CAES } from "../sides.ts";
import { asked, goTo, type Layout, lay, legal, play, question, reason, run, told, toMove } from "../testing/table.ts";

/** The field of AIE-C173: even odds, and a modifier of +2 for the attacker. */
const FIELD: Layout = {
  caesarians: { "gallia-6": ["caesar*", "legio-V", "legio-VI"] },
  republicans: { "gallia-6": ["legio-I", "legio-III"] },
};

function beneath(layout: Layout) {
  const p = goTo(lay(layout), { step: "movesAndCombats", side: CAES, extra: false, begun: true });
  p.stack.push({ step: "combats", announced: true, side: CAES });
  return p;
}

/** Everybody stands and passes until the die of the battle has fallen. */
function thrown(layout: Layout, die: number) {
  const p = beneath(layout);
  run(p);
  while (asked(p) !== "battles") play(p, asked(p) === "window" ? "pass" : "stand");
  const events = play(p, "fight gallia-6", []);
  while (asked(p) === "window" && question(p).window !== "battle-die")
    events.push(...play(p, "pass", asked(p) === "window" && toMove(p) === "quirinal" ? [die] : []));
  return { p, events };
}

describe("Faveur divine (6.3.2)", () => {
  test("AIE-6.3.2.a AIE-6.3.2.b AIE-C173 the die is turned, then the modifiers count", () => {
    const { p } = thrown({ ...FIELD, hands: { caesarians: ["13"], republicans: ["02"] } }, 1);
    expect(question(p)).toMatchObject({ ask: "window", moment: "die", die: 1, sides: 6 });
    const events = play(p, "set-die stratagem-13-b 6");
    expect(told(events, "die-set")).toMatchObject([{ from: 1, to: 6, sides: 6 }]);
    const rest = asked(p) === "window" ? play(p, "pass") : [];
    const [decided] = told([...events, ...rest], "battle-decided");
    const added = decided.modifiers.reduce((sum, { value }) => sum + value, 0);
    expect(decided).toMatchObject({ die: 6, row: Math.min(9, 6 + added) });
  });

  test("AIE-6.3.2.a the other side may turn it too; the active side is asked first", () => {
    const { p } = thrown({ ...FIELD, hands: { caesarians: ["02"], republicans: ["13"] } }, 6);
    expect(toMove(p)).toBe("palatine");
    play(p, "pass");
    expect(toMove(p)).toBe("quirinal");
    const [decided] = told(play(p, "set-die stratagem-13-b 1"), "battle-decided");
    expect(decided.die).toBe(1);
  });

  test("AIE-6.3.2.a faces that the die has, and does not show", () => {
    const { p } = thrown({ ...FIELD, hands: { caesarians: ["13"], republicans: ["02"] } }, 4);
    expect(legal(p, "set-die")).toEqual([1, 2, 3, 5, 6].map((face) => `set-die stratagem-13-b ${face}`));
    expect(reason(p, "set-die stratagem-13-b 0")).toBe("AIE-6.3.2.a dieHasNoSuchFace");
    expect(reason(p, "set-die stratagem-13-b 7")).toBe("AIE-6.3.2.a dieHasNoSuchFace");
    expect(reason(p, "set-die stratagem-13-b 4")).toBe("AIE-6.0.g dieShowsThat");
  });

  test("AIE-6.3.2.a AIE-C174 a d10 of Phase E: a lone leader who would have died", () => {
    const p = beneath({
      caesarians: { "gallia-6": ["legio-V"] },
      republicans: { "gallia-6": ["labienus"] },
      hands: { republicans: ["13"] },
    });
    p.stack.pop();
    p.stack.push({ step: "endOfMovement", side: CAES });
    run(p, [10]);
    expect(question(p)).toMatchObject({ moment: "die", window: "other-die", die: 9, sides: 10 });
    expect(legal(p, "set-die")).toHaveLength(9);
    const events = play(p, "set-die stratagem-13-b 0");
    expect(told(events, "die-set")).toMatchObject([{ from: 9, to: 0 }]);
    expect(asked(p)).toBe("loneLeader");
  });

  test("AIE-6.3.2.c AIE-C174 dice of the other phases are not waited for", () => {
    const p = goTo(lay({ ...FIELD, flags: 0, hands: { caesarians: ["13"] } }), { step: "initiative" });
    run(p, [2]);
    expect(question(p)).toMatchObject({ moment: "gates" });
    goTo(p, { step: "embassy", side: CAES, tried: false });
    p.stack.push({ step: "cast", sides: 10, side: CAES, face: -1 });
    expect(() => run(p, [3])).toThrow(/no use for a die/);
  });
});
