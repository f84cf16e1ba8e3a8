import fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import { type ActsOf, act0, act1, act2, act3, actBook, type Domain } from "./acts.ts";
import { BadInput, type Json } from "./game.ts";

const city: Domain = { of: "city", names: ["roma", "ravenna", "athenae"] };
const block: Domain = { of: "block", names: ["caesar", "legio-13"] };

const halt = act0("halt");
const pick = act1("pick", ["block", block]);
const move = act2("move", ["block", block], ["to", city]);
const ferry = act3("ferry", ["block", block], ["from", city], ["to", city]);
const makers = [halt, pick, move, ferry] as const;
const acts = actBook(makers);

describe("makers", () => {
  test("each act is made once and then shared", () => {
    expect(move(1, 2)).toBe(move(1, 2));
    expect(move(1, 2)).toEqual({ do: "move", block: 1, to: 2 });
    expect(ferry(0, 1, 2)).toBe(ferry(0, 1, 2));
    expect(ferry(0, 1, 2)).not.toBe(ferry(0, 2, 1));
    expect(halt()).toBe(halt());
  });

  test("acts cannot be changed", () => {
    expect(Object.isFrozen(move(0, 0))).toBe(true);
  });

  test("the kind of an act tells its fields", () => {
    expectTypeOf<ActsOf<typeof makers>["do"]>().toEqualTypeOf<"halt" | "pick" | "move" | "ferry">();
    const act = acts.read({ do: "move", block: "caesar", to: "roma" });
    if (act.do === "move") expectTypeOf(act.to).toBeNumber();
  });
});

describe("reading and writing", () => {
  test("names outside, the shared act inside", () => {
    expect(acts.read({ do: "move", block: "legio-13", to: "athenae" })).toBe(move(1, 2));
    expect(acts.read({ to: "athenae", block: "legio-13", do: "move" })).toBe(move(1, 2));
    expect(acts.write(move(1, 2))).toEqual({ do: "move", block: "legio-13", to: "athenae" });
    expect(acts.write(halt())).toEqual({ do: "halt" });
  });

  const wrong: readonly [Json, string][] = [
    [null, 'An act is an object whose "do" is one of: halt, pick, move, ferry.'],
    ["halt", 'An act is an object whose "do" is one of: halt, pick, move, ferry.'],
    [["halt"], 'An act is an object whose "do" is one of: halt, pick, move, ferry.'],
    [{}, 'An act is an object whose "do" is one of: halt, pick, move, ferry.'],
    [{ do: "fly" }, 'There is no act "fly"; the acts are: halt, pick, move, ferry.'],
    [{ do: "toString" }, 'There is no act "toString"; the acts are: halt, pick, move, ferry.'],
    [{ do: ["halt"] }, "There is no act a list; the acts are: halt, pick, move, ferry."],
    [{ do: "pick" }, 'The act "pick" must name a block in "block".'],
    [{ do: "move", block: "caesar" }, 'The act "move" must name a city in "to".'],
    [{ do: "move", block: "brutus", to: "roma" }, '"brutus" in "block" of the act "move" is no block.'],
    [{ do: "move", block: 1, to: "roma" }, '"1" in "block" of the act "move" is no block.'],
    [{ do: "pick", block: "__proto__" }, '"__proto__" in "block" of the act "pick" is no block.'],
    [{ do: "halt", now: true }, 'The act "halt" has no field "now"; it has none.'],
    [{ do: "pick", block: "caesar", to: "roma" }, 'The act "pick" has no field "to"; its fields are: block.'],
  ];
  test.each(wrong)("%j is no act", (written, sentence) => {
    expect(() => acts.read(written)).toThrow(new BadInput(sentence));
  });

  test("long garbage is not repeated at length", () => {
    expect(() => acts.read({ do: "x".repeat(10_000) })).toThrow(/^There is no act "x{40}\.\.\."; /);
  });

  test("anything at all is an act or bad input", () => {
    fc.assert(
      fc.property(fc.json(), (garbage) => {
        expect(() => acts.read(JSON.parse(garbage))).toThrow(BadInput);
      }),
    );
  });
});

describe("codes", () => {
  test("every act has a code of its own", () => {
    expect(acts.size).toBe(1 + 2 + 2 * 3 + 2 * 3 * 3);
    const all = Array.from({ length: acts.size }, (_, code) => acts.decode(code));
    expect(new Set(all).size).toBe(acts.size);
    all.forEach((act, code) => {
      expect(acts.code(act)).toBe(code);
    });
  });

  test.each([-1, 27, 0.5, Number.NaN, Number.POSITIVE_INFINITY])("no act has the code %d", (code) => {
    expect(() => acts.decode(code)).toThrow(RangeError);
  });

  test("codes stay exact beyond 32 bits", () => {
    const wide: Domain = { of: "thing", names: Array.from({ length: 40_000 }, (_, i) => `thing-${i}`) };
    const trade = act3("trade", ["a", wide], ["b", wide], ["c", block]);
    const book = actBook([halt, trade]);
    expect(book.size).toBe(1 + 40_000 * 40_000 * 2);
    const act = trade(39_999, 39_998, 1);
    expect(book.decode(book.code(act))).toBe(act);
  });
});

describe("a book that cannot be", () => {
  test("two makers of one kind", () => {
    expect(() => actBook([halt, act0("halt")])).toThrow('two makers make "halt"');
  });

  test("one name for two things", () => {
    const twins: Domain = { of: "twin", names: ["romulus", "romulus"] };
    expect(() => actBook([act1("feed", ["twin", twins])])).toThrow('two of kind "twin" have the same name');
  });

  test("more acts than numbers", () => {
    const many: Domain = { of: "thing", names: Array.from({ length: 300_000 }, (_, i) => `${i}`) };
    expect(() => actBook([act3("x", ["a", many], ["b", many], ["c", many])])).toThrow("more acts than numbers");
  });
});
