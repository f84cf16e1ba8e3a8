import { expect, test } from "vitest";
import { aleaIactaEst } from "./index.ts";
import { broken } from "./faults.ts";
import { copy } from "./position.ts";
import { check, lay } from "./testing/table.ts";

test("every scenario can be set up, copied, written down and read again", () => {
  for (const { id } of aleaIactaEst.scenarios) {
    const p = aleaIactaEst.begin(id);
    expect(broken(p)).toBe(null);
    expect(aleaIactaEst.hash(copy(p))).toBe(aleaIactaEst.hash(p));
    expect(aleaIactaEst.hash(aleaIactaEst.read(aleaIactaEst.write(p)))).toBe(aleaIactaEst.hash(p));
  }
});

test("a copy shares no list with what it was copied from", () => {
  const p = aleaIactaEst.begin("philippi");
  const copied = copy(p);
  const shared = Object.entries(p).filter(([key, value]) => Array.isArray(value) && Reflect.get(copied, key) === value);
  expect(shared.map(([key]) => key)).toEqual([]);
  expect(copied).toEqual(p);
});

test("a table is laid in words", () => {
  const p = lay({
    caesarians: { "italia-4": ["caesar*", "legio-XIII"] },
    republicans: { "italia-1": ["pompeius*", "legio-XV-"] },
    war: { germani: "republicans" },
  });
  check(p);
});
