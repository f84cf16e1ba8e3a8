import { describe, expect, test } from "vitest";
import { FLAG, type FrameOf, type FrameShapes, listOf, nthOf, nthOrNone, oneOf, readFrame, upTo } from "./frames.ts";
import { BadInput, type Json } from "./game.ts";
import type { Nth } from "./numbers.ts";
import { Found, Misread } from "./reading.ts";

const zones: Json = { map: { zones: [{ id: "roma", ports: ["ostia", 3] }, { id: "gallia" }] }, year: 49 };
const found = new Found(zones, "The pack");

describe("what is found", () => {
  test("is read by what it must be", () => {
    expect(found.get("year").whole(1, 49)).toBe(49);
    expect(
      found
        .get("map")
        .get("zones")
        .each((zone) => zone.get("id").text()),
    ).toEqual(["roma", "gallia"]);
    expect(new Found(true, "it").flag()).toBe(true);
    expect(new Found(1.5, "it").number()).toBe(1.5);
    expect(new Found("b", "it").oneOf(["a", "b"])).toBe("b");
    expect(new Found("b", "it").named(new Map([["b", 7]]), "letter")).toBe(7);
    expect(found.get("nothing").missing).toBe(true);
    expect(found.get("nothing").maybe((it) => it.text())).toBeNull();
    expect(new Found({ a: 1, b: 2 }, "it").entries().map(([name, it]) => [name, it.whole(0, 9)])).toEqual([
      ["a", 1],
      ["b", 2],
    ]);
  });

  const wrong: readonly [read: () => unknown, sentence: string][] = [
    [
      () => found.get("map").get("zones").items()[0].get("ports").items()[1].text(),
      "map.zones[0].ports[1]: must be a text",
    ],
    [
      () => found.get("map").get("zones").items()[1].get("ports").items(),
      "map.zones[1].ports: must be a list, not missing.",
    ],
    [() => found.get("year").whole(50, 60), 'year: must be a whole number from 50 to 60, not "49".'],
    [() => found.get("year").get("month"), 'year: must be an object, not "49".'],
    [() => found.get("map").flag(), "map: must be true or false, not an object."],
    [() => found.get("map").number(), "map: must be a number, not an object."],
    [() => found.only("map"), "year: there is no such field; the fields are map."],
    [() => found.text(), "The pack: must be a text, not an object."],
    [() => found.get("year").oneOf(["a", "b"]), 'year: must be one of a, b, not "49".'],
    [() => found.get("year").named(new Map(), "zone"), 'year: "49" is no zone.'],
    [() => new Found("", "it").text(), 'it: must be a text, not "".'],
    [
      () =>
        found.get("year").as(() => {
          throw new BadInput("too early.");
        }),
      "year: too early.",
    ],
  ];
  test("a fault says apart where it lies and what it is", () => {
    const fault = found.get("map").get("zones").items()[1].get("ports").wrong("must not be empty.");
    expect(fault).toBeInstanceOf(Misread);
    expect([fault.at, fault.why]).toEqual(["map.zones[1].ports", "must not be empty."]);
    expect(fault.message).toBe("map.zones[1].ports: must not be empty.");
    expect(found.wrong("is empty.").at).toBe("");
  });

  test.each(wrong)("%# is refused with its place", (read, sentence) => {
    expect(read).toThrow(BadInput);
    expect(read).toThrow(sentence);
  });

  test("a fault of the program is not taken for one of the data", () => {
    const read = () =>
      found.get("year").as(() => {
        throw new TypeError("oh");
      });
    expect(read).toThrow(TypeError);
  });
});

type Zone = Nth<"zone">;
const FRAMES = {
  march: {
    zone: nthOf<Zone>("zone"),
    from: nthOrNone<Zone>("zone"),
    spent: upTo(4),
    by: oneOf(["land", "sea"]),
    led: FLAG,
  },
  losses: { dead: listOf(upTo(9)) },
  over: {},
} satisfies FrameShapes;

describe("frames", () => {
  const read = (json: Json): FrameOf<typeof FRAMES> => readFrame(FRAMES, new Found(json, "it"), { zone: 3 });

  test("are read as they are declared", () => {
    const march = { step: "march", zone: 2, from: -1, spent: 4, by: "sea", led: true };
    expect(read(march)).toEqual(march);
    expect(read({ step: "losses", dead: [1, 2] })).toEqual({ step: "losses", dead: [1, 2] });
    expect(read({ step: "over" })).toEqual({ step: "over" });
  });

  test("are refused with the place of the fault", () => {
    expect(() => read({ step: "flee" })).toThrow('step: there is no step "flee".');
    expect(() => read({ step: "toString" })).toThrow('there is no step "toString".');
    expect(() => read({ step: "march", zone: 3, from: 0, spent: 0, by: "sea", led: true })).toThrow("zone: must be");
    expect(() => read({ step: "march", zone: 0, from: -2, spent: 0, by: "sea", led: true })).toThrow("from: must be");
    expect(() => read({ step: "losses", dead: [1, 10] })).toThrow("dead[1]: must be a whole number from 0 to 9");
    expect(() => read({ step: "over", more: 1 })).toThrow("more: there is no such field");
  });
});
