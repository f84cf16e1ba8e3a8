/** Whose Roman units are (3.7.2). */
import { expect, test } from "vitest";
import type { Event } from "./events/index.ts";
import { reviewOwners } from "./owners.ts";
import { NO_PIECE } from "./pieces.ts";
import { own, type Position } from "./position.ts";
import { NOBODY } from "./sides.ts";
import { type Layout, lay, piece, region, side, told } from "./testing/table.ts";

function review(p: Position): Event[] {
  const events: Event[] = [];
  reviewOwners(p, (event) => events.push(event));
  return events;
}

/** A Caesarian legion without a leader in a Republican region. */
const alone: Layout = { control: { republicans: ["hispania"] }, caesarians: { "hispania-5": ["legio-V"] } };

test("AIE-3.7.2.b AIE-3.7.2.c AIE-C080 a legion alone in an enemy region passes to its holder", () => {
  const p = lay(alone);
  expect(told(review(p), "passed-over")).toMatchObject([
    { rule: "AIE-3.7.2.b", side: "republicans", zone: "hispania-5", units: ["legio-V"] },
  ]);
  expect(side(p, "legio-V")).toBe("republicans");
});

test("AIE-3.7.2.a AIE-3.7.2.f AIE-C080 AIE-C293 not with a leader of its own in its zone, or in any zone of the region", () => {
  const withLeader = [
    { "hispania-5": ["legio-V", "curio"] },
    { "hispania-5": ["legio-V"], "hispania-2": ["legio-VI"], "hispania-1": ["curio"] },
  ];
  for (const caesarians of withLeader) {
    const p = lay({ ...alone, caesarians });
    expect(review(p)).toEqual([]);
    expect(side(p, "legio-V")).toBe("caesarians");
  }
});

test("AIE-3.7.2.f AIE-C080 AIE-C293 nor where its own faction holds the region", () => {
  const p = lay({ ...alone, control: { caesarians: ["hispania"] } });
  expect(review(p)).toEqual([]);
});

test("AIE-3.7.2.e AIE-C080 in a region that nobody controls, outside and at sea it keeps its owner", () => {
  const p = lay({
    ...alone,
    caesarians: { "hispania-5": ["legio-V"], noricum: ["legio-VI"], "mare-internum-centralis": ["naves-6sp-t0-1"] },
  });
  own.control(p)[region("hispania")] = NOBODY;
  expect(review(p)).toEqual([]);
});

test("AIE-3.7.2.f AIE-C080 AIE-R103 a neutral leader does not hold it, nor does an allied king", () => {
  // The king's People is allied, but he is no Roman leader.
  const p = lay({
    ...alone,
    caesarians: { "hispania-5": ["legio-V"], "hispania-1": ["juba-i"] },
    allegiance: { numidae: "caesarians" },
  });
  review(p);
  expect(side(p, "legio-V")).toBe("republicans");
  // A neutral region has no controller: there nothing changes hands.
  const q = lay({ ...alone, caesarians: { "hispania-5": ["legio-V"], "hispania-1": ["lepidus"] } });
  own.triumvir(q)[region("hispania")] = piece("lepidus");
  own.control(q)[region("hispania")] = NOBODY;
  expect(q.triumvir[region("hispania")]).not.toBe(NO_PIECE);
  expect(review(q)).toEqual([]);
});

test("AIE-3.7.2.d AIE-C254 an enemy leader among them wins nobody over", () => {
  const p = lay({
    control: { caesarians: ["hispania"] },
    caesarians: { "hispania-5": ["legio-V"] },
    republicans: { "hispania-5": ["cato"] },
  });
  expect(review(p)).toEqual([]);
  expect(side(p, "legio-V")).toBe("caesarians");
});

test("AIE-3.7.2.b ships pass over too, allied units do not", () => {
  const p = lay({
    control: { republicans: ["hispania"] },
    caesarians: { "hispania-1": ["naves-6sp-t0-1", "numidae-u1"] },
    allegiance: { numidae: "caesarians" },
  });
  review(p);
  expect(side(p, "naves-6sp-t0-1")).toBe("republicans");
  expect(side(p, "numidae-u1")).toBe("caesarians");
});

test("AIE-S7.f Cleopatra counts as a Roman leader where she reigns", () => {
  const p = lay({
    scenario: "actium",
    control: { caesarians: ["hispania"] },
    republicans: { "hispania-5": ["legio-I"], "hispania-1": ["cleopatra-vii"] },
    allegiance: { aegyptii: "republicans" },
  });
  expect(review(p)).toEqual([]);
});
