import { describe, expect, test } from "vitest";
import { own } from "../position.ts";
import { CAES, NOBODY, REP } from "../sides.ts";
import { ON_MAP, PLAYED } from "../stratagems.ts";
import { asked, box, goTo, type Layout, lay, legal, play, region, run, told, toMove } from "../testing/table.ts";
import { openWindow } from "../windows.ts";

const LEGIONS = ["legio-V", "legio-VI", "legio-VIII"];
const TABLE: Layout = {
  scenario: "rise-of-caesar",
  caesarians: { "gallia-1": ["caesar*", "legio-X"] },
  republicans: { "graecia-1": ["pompeius*", "legio-I"] },
  roma: null,
};
const [FOURTEEN, EIGHTEEN] = [box.counters[13], box.counters[17]];

/** F.5 with both intrigues on the map. */
function pointsWith(layout: Layout, holder: typeof CAES) {
  const p = lay({ ...TABLE, ...layout });
  own.counter(p)[FOURTEEN] = ON_MAP;
  own.counter(p)[EIGHTEEN] = ON_MAP;
  for (const each of box.regions) own.control(p)[each] = NOBODY;
  own.control(p)[region("italia")] = holder;
  goTo(p, { step: "points" });
  return { p, events: run(p) };
}

describe("Intrigue au Sénat (6.3.11)", () => {
  test("AIE-6.3.11.a it lies in Roma, and is nobody's any more", () => {
    const p = goTo(lay({ ...TABLE, hands: { republicans: ["14"] } }));
    openWindow(p, "sequence", REP);
    run(p);
    play(p, "play stratagem-14-b");
    expect(p.counter[FOURTEEN]).toBe(ON_MAP);
  });

  test("AIE-6.3.11.c AIE-C182 three points each for whoever does not control Italia", () => {
    expect(told(pointsWith({}, CAES).events, "points").map(({ rule, side, points }) => [rule, side, points])).toEqual([
      ["AIE-6.3.11.c", "republicans", 6],
    ]);
    expect(pointsWith({}, REP).p.score).toBe(6);
  });

  test("AIE-6.3.11.d AIE-C182 nobody scores while nobody controls Italia", () => {
    expect(told(pointsWith({}, NOBODY).events, "points")).toEqual([]);
  });

  test("AIE-6.3.11.b AIE-C182 a Faction Leader with three legions in Roma ends them", () => {
    const { p, events } = pointsWith({ caesarians: { "italia-1": ["caesar*", ...LEGIONS] } }, CAES);
    expect(told(events, "intrigue-ended")).toHaveLength(2);
    expect(p.score).toBe(0);
    expect(p.counter[FOURTEEN]).toBe(PLAYED);
    const few = pointsWith({ caesarians: { "italia-1": ["caesar*", ...LEGIONS.slice(1)] } }, CAES);
    expect(few.p.score).toBe(-6);
    const leaderless = pointsWith(
      { caesarians: { "italia-1": ["labienus", ...LEGIONS], "gallia-1": ["caesar*"] } },
      CAES,
    );
    expect(leaderless.p.score).toBe(-6);
    // Not those of the other side, which does not control Italia.
    const enemy = pointsWith({ caesarians: { "italia-1": ["caesar*", ...LEGIONS] } }, REP);
    expect(enemy.p.score).toBe(6);
  });

  test("AIE-6.3.11.b AIE-R72 it is looked at when a sequence ends", () => {
    const p = lay({ ...TABLE, caesarians: { "italia-1": ["caesar*", ...LEGIONS] } });
    own.counter(p)[FOURTEEN] = ON_MAP;
    own.control(p)[region("italia")] = CAES;
    goTo(p, { step: "movesAndCombats", side: CAES, extra: true, begun: true });
    expect(told(run(p), "intrigue-ended")).toHaveLength(1);
  });
});

describe("Imperium (6.4.2)", () => {
  test("AIE-6.4.2.a AIE-C197 the Republic is saved before it is judged", () => {
    const p = lay({ ...TABLE, spqr: 5, hands: { republicans: ["14"] } });
    goTo(p, { step: "hands", side: CAES }, { step: "verdict" });
    openWindow(p, "republic", CAES);
    run(p);
    expect(toMove(p)).toBe("quirinal");
    play(p, "play stratagem-14-a");
    expect([p.spqr, p.outcome]).toEqual([4, null]);
  });

  test("AIE-5.1.1.j without it the Republic is dead", () => {
    const p = lay({ ...TABLE, spqr: 5, hands: { republicans: ["14"] } });
    goTo(p, { step: "hands", side: CAES }, { step: "verdict" });
    openWindow(p, "republic", CAES);
    run(p);
    play(p, "pass");
    expect(p.outcome?.how).toBe("republic-dead");
  });

  test("AIE-6.0.g AIE-6.4.2.a not below 0", () => {
    const p = lay({ ...TABLE, spqr: 0, hands: { republicans: ["14"] } });
    goTo(p, { step: "verdict" });
    openWindow(p, "republic", REP);
    run(p);
    expect(asked(p)).toBe("nothing");
  });
});

describe("Triumphus (6.4.4)", () => {
  test("AIE-6.4.4.a AIE-C208 the printed points, for whoever plays it", () => {
    const p = goTo(lay({ ...TABLE, hands: { republicans: ["18"], caesarians: ["17"] } }));
    openWindow(p, "triumph", REP);
    run(p);
    play(p, ["play stratagem-18-a", "play stratagem-17-a"]);
    expect(p.score).toBe(-1);
    expect(legal(p)).toEqual([]);
  });

  test("AIE-S1.n a triumph may be the last point of a game", () => {
    const p = lay({ ...TABLE, scenario: "from-caesar-to-augustus", score: 74, hands: { caesarians: ["18"] } });
    goTo(p, { step: "points" });
    openWindow(p, "triumph", CAES);
    run(p);
    play(p, "play stratagem-18-a");
    expect(p.outcome?.rule).toBe("AIE-S1.n");
  });
});
