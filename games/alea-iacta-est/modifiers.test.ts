import type { Modifier } from "@rubicon/series";
import { describe, expect, test } from "vitest";
import { seenBattle } from "./seen-battle.ts";
import { attacking } from "./testing/field.ts";
import { asked, type Layout, play, run } from "./testing/table.ts";

type SideName = "caesarians" | "republicans";

/** What moves the die when that side attacks, before it falls. */
function modifiers(attacker: SideName, layout: Layout, crossing: readonly string[] = []): Record<string, number> {
  const p = attacking(attacker, layout, { from: "gallia-2", pieces: crossing, crossing: true });
  run(p);
  while (asked(p) !== "battles") play(p, "stand");
  const seen = seenBattle(p);
  return Object.fromEntries((seen?.modifiers ?? []).map(({ key, value }: Modifier) => [key, value]));
}

const ROMANS = ["legio-V", "legio-VI"];
const against = (
  event: number,
  romans: readonly string[],
  foreigners: Record<string, readonly string[]>,
  war: string,
): Layout => ({
  event,
  war: { [war]: "republicans" },
  caesarians: Object.fromEntries(Object.keys(foreigners).map((zone) => [zone, romans])),
  republicans: foreigners,
});

describe("AIE-EV0.b AIE-EV3.a AIE-C024 event 3", () => {
  const inside = against(3, ROMANS, { "gallia-5": ["alpes-u1"] }, "alpes");

  test("moves the die against Romans who fight a People, whoever attacks", () => {
    expect(modifiers("caesarians", inside)).toEqual({ discouragement: -1 });
    expect(modifiers("republicans", inside)).toEqual({ discouragement: 1 });
  });

  test("not between Romans, nor between allies and a People", () => {
    const romans: Layout = { event: 3, caesarians: { "gallia-5": ROMANS }, republicans: { "gallia-5": ["legio-I"] } };
    expect(modifiers("caesarians", romans)).toEqual({});
    const allies: Layout = {
      event: 3,
      allegiance: { numidae: "caesarians" },
      war: { mauri: "republicans" },
      caesarians: { "africa-1": ["numidae-u1"] },
      republicans: { "africa-1": ["mauri-u1", "mauri-u2"] },
    };
    expect(modifiers("caesarians", allies)).not.toHaveProperty("discouragement");
  });
});

describe("AIE-EV5.a AIE-C025 event 5", () => {
  test("two for a Force with a German or a Celt in it; both have it, nobody has", () => {
    const celts = against(5, ROMANS, { "gallia-5": ["alpes-u1"] }, "alpes");
    expect(modifiers("republicans", celts)).toEqual({ vigour: 2 });
    expect(modifiers("caesarians", celts)).toEqual({ vigour: -2 });
    const germans = against(5, ROMANS, { "gallia-5": ["germani-u1"] }, "germani");
    expect(modifiers("caesarians", germans)).toEqual({ vigour: -2 });
    const illyrians = against(5, ROMANS, { "italia-2": ["illyrii-u1"] }, "illyrii");
    expect(modifiers("caesarians", illyrians)).toEqual({});
  });
});

describe("AIE-EV12.a AIE-C026 event 12", () => {
  const layout = (romans: readonly string[]): Layout => against(12, romans, { "gallia-5": ["alpes-u1"] }, "alpes");

  test("one in favour of legions that fight a People", () => {
    expect(modifiers("caesarians", layout(ROMANS))).toEqual({ donation: 1 });
    expect(modifiers("republicans", layout(ROMANS))).toEqual({ donation: -1 });
  });

  test("not of Romans without a legion, nor against Romans", () => {
    expect(modifiers("caesarians", layout(["auxilia-1", "auxilia-2"]))).toEqual({});
    const romans: Layout = { event: 12, caesarians: { "gallia-5": ROMANS }, republicans: { "gallia-5": ["legio-I"] } };
    expect(modifiers("caesarians", romans)).toEqual({});
  });
});

describe("AIE-EV15.b AIE-C027 event 15", () => {
  test("one against a Force with a German or a Celt", () => {
    const celts = against(15, ROMANS, { "gallia-5": ["alpes-u1-"] }, "alpes");
    expect(modifiers("republicans", celts)).toEqual({ famine: -1 });
    expect(modifiers("caesarians", celts)).toEqual({ famine: 1 });
  });
});

describe("AIE-CT.b AIE-CT.c AIE-R140 a Force without Romans outside", () => {
  const noricum = (republicans: readonly string[]): Layout => ({
    war: { alpes: "republicans" },
    caesarians: { noricum: ROMANS },
    republicans: { noricum: republicans },
  });

  test("is favoured, attacking or defending", () => {
    expect(modifiers("caesarians", noricum(["alpes-u1"]))).toEqual({ foreignDefender: -1 });
    expect(modifiers("republicans", noricum(["alpes-u1"]))).toEqual({ foreignAttacker: 1 });
    expect(modifiers("caesarians", noricum(["legio-I"]))).toEqual({});
  });

  test("allies count as well; at sea nobody is outside", () => {
    const ships = (zone: string): Layout => ({
      allegiance: { aegyptii: "republicans" },
      caesarians: { [zone]: ["naves-6sp-t0-1"] },
      republicans: { [zone]: EGYPTIAN_SHIPS },
    });
    expect(modifiers("caesarians", ships("mare-internum-orientalis"))).not.toHaveProperty("foreignDefender");
    expect(modifiers("caesarians", ships("aegyptii"))).toMatchObject({ foreignDefender: -1 });
  });
});

const EGYPTIAN_SHIPS = ["aegyptii-u5", "aegyptii-u6"];

describe("AIE-CT.f AIE-R34 AIE-R137 across a great river or a strait", () => {
  const layout: Layout = { caesarians: { "gallia-5": ROMANS }, republicans: { "gallia-5": ["legio-I"] } };

  test("one unit is enough, whoever leads", () => {
    expect(modifiers("caesarians", layout, ["legio-V"])).toEqual({ crossing: -1 });
    expect(modifiers("caesarians", layout)).toEqual({});
  });

  test("the defender crosses nothing, and at sea nobody does (AIE-CT.q)", () => {
    expect(modifiers("republicans", layout, ["legio-V"])).toEqual({});
    const sea: Layout = {
      caesarians: { "mare-internum-centralis": ["naves-6sp-t0-1"] },
      republicans: { "mare-internum-centralis": ["naves-6sp-t0-2"] },
    };
    expect(modifiers("caesarians", sea, ["naves-6sp-t0-1"])).toEqual({});
  });
});

describe("AIE-CT.d AIE-CT.e AIE-8.6.3.a politics", () => {
  const layout = (caes: readonly string[], rep: readonly string[]): Layout => ({
    caesarians: { "gallia-5": [...ROMANS, ...caes] },
    republicans: { "gallia-5": ["legio-I", ...rep] },
  });

  test("between two Faction Leaders", () => {
    expect(modifiers("caesarians", layout(["caesar*"], ["pompeius*"]))).toEqual({ morePolitical: 1 });
    expect(modifiers("republicans", layout(["caesar*"], ["pompeius*"]))).toEqual({ lessPolitical: -1 });
    expect(modifiers("caesarians", layout(["caesar*"], ["pompeius"]))).toEqual({});
  });

  test("between Roman Forces only: allies without a legion are none", () => {
    const allies: Layout = {
      allegiance: { numidae: "republicans" },
      caesarians: { "africa-1": [...ROMANS, "caesar*"] },
      republicans: { "africa-1": ["numidae-u1", "pompeius*"] },
    };
    expect(modifiers("caesarians", allies)).toEqual({});
  });
});
