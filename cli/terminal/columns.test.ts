import { expect, test } from "vitest";
import { inColumns, wrapped } from "./columns.ts";

test("a short list stands in one column", () => {
  expect(inColumns(["a", "b", "c"], 80)).toEqual(["a", "b", "c"]);
});

test("a long list fills columns from top to bottom", () => {
  const items = Array.from({ length: 8 }, (_, i) => `item${i}`);
  expect(inColumns(items, 23)).toEqual(["item0   item3   item6", "item1   item4   item7", "item2   item5"]);
});

test("nothing that is listed gets lost and no line is wider than the screen", () => {
  for (let count = 0; count < 40; count++) {
    const items = Array.from({ length: count }, (_, i) => `${i}:${"x".repeat(i % 7)}`);
    const lines = inColumns(items, 40);
    expect(lines.join(" ").split(/\s+/).filter(Boolean).sort()).toEqual([...items].sort());
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(40);
  }
});

test("an item wider than the screen still gets its line", () => {
  expect(inColumns(Array(9).fill("x".repeat(50)), 20)).toHaveLength(9);
});

test("a text is broken between words, each line after the indent", () => {
  expect(wrapped("the die is cast", 9, "  ")).toEqual(["  the die", "  is cast"]);
  expect(wrapped("the die is cast", 9, "  ", "   ")).toEqual(["  the die", "   is", "   cast"]);
  expect(wrapped("unbreakable", 4)).toEqual(["unbreakable"]);
});
