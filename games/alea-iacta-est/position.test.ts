import { expect, test } from "vitest";
import { broken } from "./faults.ts";
import { aleaIactaEst } from "./index.ts";
import { copy, own, type Position } from "./position.ts";
import { check, lay } from "./testing/table.ts";

test("every scenario can be set up, copied, written down and read again", () => {
  for (const { id } of aleaIactaEst.scenarios) {
    const p = aleaIactaEst.begin(id);
    expect(broken(p)).toBe(null);
    expect(aleaIactaEst.hash(copy(p))).toBe(aleaIactaEst.hash(p));
    expect(aleaIactaEst.hash(aleaIactaEst.read(aleaIactaEst.write(p)))).toBe(aleaIactaEst.hash(p));
  }
});

test("whoever writes in a list, copy or original, writes for itself alone", () => {
  for (const name of Object.keys(own) as (keyof typeof own)[]) {
    const p = aleaIactaEst.begin("philippi");
    const [first, second] = [copy(p), copy(p)];
    expect(first).toEqual(p);
    const list = (q: Position) => q[name] as readonly number[];
    const was = list(p)[0];
    (own[name](p) as number[])[0] = was + 1;
    (own[name](second) as number[])[0] = was + 2;
    (own[name](p) as number[])[1]++;
    expect([p, first, second].map((q) => list(q)[0])).toEqual([was + 1, was, was + 2]);
    expect(list(first)).toEqual(list(aleaIactaEst.begin("philippi")));
  }
});

test("a table is laid in words", () => {
  const p = lay({
    caesarians: { "italia-4": ["caesar*", "legio-XIII"] },
    republicans: { "italia-1": ["pompeius*", "legio-XV-"] },
    war: { germani: "republicans" },
  });
  check(p);
});
