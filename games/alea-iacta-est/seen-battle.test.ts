import { describe, expect, test } from "vitest";
import type { Forecast } from "./forecasts.ts";
import { foreseeBattle } from "./foresight.ts";
import { seenBattle } from "./seen-battle.ts";
import { CAES } from "./sides.ts";
import { fought } from "./testing/field.ts";
import { asked, foreseen, type Layout, lay, piece, play, toMove, zone } from "./testing/table.ts";

const LAYOUT: Layout = {
  caesarians: { "gallia-5": ["caesar*", "legio-V", "legio-VI", "legio-VIII"] },
  republicans: { "gallia-5": ["pompeius*", "legio-I", "legio-III"] },
};

describe("AIE-CT.p a battle is seen before the die falls", () => {
  test("while the defender may still evade it, and when the attacker is about to throw", () => {
    const { p } = fought("caesarians", LAYOUT);
    const seen = seenBattle(p);
    expect(seen).toMatchObject({
      zone: "gallia-5",
      naval: false,
      attacker: { side: "caesarians", sp: 15, quality: 3, tb: 3, pc: 6, leaders: ["caesar"] },
      defender: { side: "republicans", sp: 10, quality: 3, tb: 3, pc: 5 },
      baseColumn: "3/2",
      shift: 0,
      column: "3/2",
      modifiers: [{ key: "morePolitical", value: 1, rule: "AIE-CT.d" }],
      modifier: 1,
      decided: false,
      die: null,
    });
    expect(seen?.byDie).toHaveLength(6);
    expect(seen?.byDie[0]).toEqual({ die: 1, row: 2, attacker: "R", defender: "R", winner: "attacker" });
    play(p, "stand");
    expect(seenBattle(p)).toEqual(seen);
    expect(foreseen(p, "fight gallia-5")).toMatchObject([
      { f: "battle", column: "3/2", modifier: 1, wins: 6, naval: false },
    ]);
  });

  test("with its die while it is being settled, the odds being those of that moment", () => {
    const { p } = fought("caesarians", LAYOUT);
    play(p, ["stand"]);
    play(p, "fight gallia-5", [3]);
    expect(seenBattle(p)).toMatchObject({
      decided: true,
      die: 3,
      column: "3/2",
      attacker: { sp: 15 },
      defender: { sp: 10 },
    });
  });

  test("not where several are waiting, nor when nothing is", () => {
    const { p } = fought("caesarians", {
      caesarians: { "gallia-5": ["legio-V"], "gallia-4": ["legio-VI"] },
      republicans: { "gallia-5": ["legio-I"], "gallia-4": ["legio-III"] },
    });
    expect(seenBattle(p)).toBeNull();
    expect(seenBattle(lay(LAYOUT))).toBeNull();
  });
});

test("AIE-8.2.q the next battle is seen as it will be fought while ships of the attacker have to put to sea elsewhere", () => {
  const { p } = fought("caesarians", {
    caesarians: { ...LAYOUT.caesarians, "gallia-8": ["lepidus", "hirtius", "naves-8sp-q2-t1-1", "naves-8sp-q2-t1-2"] },
    republicans: { ...LAYOUT.republicans, "gallia-8": ["legio-IV", "naves-4sp-t0-1"] },
  });
  play(p, "stand");
  expect(seenBattle(p)).toBeNull();
  play(p, ["fight gallia-8"], [6]);
  expect([asked(p), toMove(p)]).toEqual(["fleetEvasions", "palatine"]);
  expect(seenBattle(p)).toMatchObject({
    zone: "gallia-5",
    naval: false,
    attacker: { side: "caesarians", sp: 15 },
    defender: { side: "republicans", sp: 10 },
  });
});

describe("AIE-CT.f a battle is foreseen before the march", () => {
  const foresee = (layout: Layout, where: string, comers: readonly string[], crosses = false): Forecast[] => {
    const list: Forecast[] = [];
    foreseeBattle(lay(layout), { side: CAES, zone: zone(where), comers: comers.map(piece), crosses }, list);
    return list;
  };

  test("with those who stand there already, and the river on the way", () => {
    const layout: Layout = {
      caesarians: { "gallia-5": ["legio-V"], "germani-2": ["caesar", "legio-VI", "legio-VIII"] },
      republicans: { "gallia-5": ["cato", "legio-I", "legio-III"] },
    };
    expect(foresee(layout, "gallia-5", ["caesar", "legio-VI", "legio-VIII"], true)).toMatchObject([
      {
        f: "battle",
        zone: "gallia-5",
        column: "3/2",
        modifiers: [
          { key: "tactical", value: 3 },
          { key: "crossing", value: -1 },
        ],
        modifier: 2,
        wins: 6,
        battle: { crossing: true, caesarians: { units: ["legio-V", "legio-VI", "legio-VIII"] } },
      },
    ]);
  });

  test("by sea and by land at once", () => {
    const layout: Layout = {
      caesarians: { "mare-internum-occidentalis": ["caesar", "naves-6sp-t0-1", "legio-V"] },
      republicans: { "gallia-8": ["naves-6sp-t0-2", "legio-I"] },
    };
    const both = foresee(layout, "gallia-8", ["caesar", "naves-6sp-t0-1", "legio-V"]);
    expect(both.map((forecast) => (forecast.f === "battle" ? forecast.naval : null))).toEqual([true, false]);
  });

  test("nowhere where nobody would fight", () => {
    const layout: Layout = {
      caesarians: { "gallia-5": ["legio-V"] },
      republicans: { "gallia-4": ["cato"] },
      peoples: { aegyptii: ["aegyptii-u1"] },
    };
    expect(foresee(layout, "gallia-4", ["legio-V"])).toEqual([]);
    expect(foresee(layout, "gallia-6", ["legio-V"])).toEqual([]);
    expect(foresee(layout, "aegyptii", ["legio-V"])).toEqual([]);
  });
});
