import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Json } from "./game.ts";
import { Hasher, hashOf } from "./hash.ts";
import { canonical } from "./json.ts";

describe("hashes", () => {
  test("are sixteen hexadecimal digits and the same on every machine", () => {
    expect(hashOf({ roma: 1, ravenna: [2, 3.5, null, true, "x"] })).toBe("eaf22d0bda68fc0c");
    expect(hashOf([])).toMatch(/^[0-9a-f]{16}$/);
  });

  test("do not depend on the order of fields, but on the order of lists", () => {
    expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }));
    expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]));
  });

  test("equal data, equal hash; other data, other hash", () => {
    const json = fc.jsonValue({ maxDepth: 3 });
    fc.assert(
      fc.property(json, json, (a, b) => {
        const [one, other]: Json[] = [JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b))];
        expect(hashOf(one) === hashOf(other)).toBe(canonical(one) === canonical(other));
      }),
      { numRuns: 500 },
    );
  });

  test("kinds of data are told apart", () => {
    const alike: Json[] = [0, "0", false, null, [], {}, "", [0], ["0"], [[]], { 0: 0 }, -1, 0.5, 2 ** 40, "null"];
    expect(new Set(alike.map((json) => hashOf(json))).size).toBe(alike.length);
  });

  test("a typed array is a list of numbers", () => {
    expect(hashOf(Int8Array.of(-1, 2, 3))).toBe(hashOf([-1, 2, 3]));
  });

  test("small changes in long rows do not meet", () => {
    const row = new Uint8Array(120);
    const seen = new Set<string>();
    for (let at = 0; at < row.length; at++)
      for (let value = 0; value < 256; value++) {
        row[at] = value;
        if (value > 0) seen.add(new Hasher().numbers(row).digest());
        row[at] = 0;
      }
    expect(seen.size).toBe(120 * 255);
  });

  test("where one row ends and the next begins makes a difference", () => {
    const split = (a: number[], b: number[]) => new Hasher().numbers(a).numbers(b).digest();
    expect(split([1, 2], [3])).not.toBe(split([1], [2, 3]));
    expect(new Hasher().text("ab").text("c").digest()).not.toBe(new Hasher().text("a").text("bc").digest());
  });

  test("more can be taken in after a digest", () => {
    const hasher = new Hasher().number(1);
    const first = hasher.digest();
    expect(hasher.digest()).toBe(first);
    expect(hasher.number(2).digest()).toBe(new Hasher().number(1).number(2).digest());
  });
});
