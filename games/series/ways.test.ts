import { Found, type Json, numbersOf } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { cutOff, readEnds } from "./ways.ts";

const zones = numbersOf<number>(["roma", "ostia", "veii"]);
const read = (...pairs: Json[]): unknown =>
  readEnds(new Found({ ways: pairs.map((between) => ({ between })) }, "The map").get("ways"), zones);

describe("AIE-7.2.a IMP-7.1.a ways", () => {
  test("join two zones, whichever is named first", () => {
    expect(read(["roma", "ostia"], ["veii", "roma"])).toEqual([
      [0, 1],
      [0, 2],
    ]);
  });

  test.each<[Json[], string]>([
    [[["roma", "roma"]], "ways[0].between: must name two zones, not the same one twice."],
    [[["roma"]], "ways[0].between: must name two zones, not 1."],
    [[["roma", "ostia", "veii"]], "ways[0].between: must name two zones, not 3."],
    [[["roma", "capua"]], 'ways[0].between[1]: "capua" is no zone.'],
    [
      [
        ["roma", "ostia"],
        ["ostia", "roma"],
      ],
      "ways[1].between: there is a way between them already.",
    ],
  ])("%j do not", (pairs, sentence) => {
    expect(() => read(...pairs)).toThrow(sentence);
  });

  test("lead everywhere, or to the first zone they do not lead to", () => {
    expect(cutOff(3, [[0, 1], [1, 2]])).toBe(-1); // biome-ignore format: one line
    expect(cutOff(4, [[2, 3], [0, 2], [1, 3]])).toBe(-1); // biome-ignore format: one line
    expect(cutOff(4, [[0, 2], [1, 3]])).toBe(1); // biome-ignore format: one line
  });
});
