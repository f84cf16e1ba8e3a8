/** Phase F: its order (2.F, R21), unusable counters (F6), the guard (F7), and who has won (10.u to 10.w, R102). */
import { nth } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { own, type Position } from "../position.ts";
import { ENEMY, type Person, ROME } from "../sides.ts";
import { handOf, ON_MAP, returnedBy, TITLES } from "../stratagems.ts";
import { asked, box, byDefault, goTo, lay, legal, piece, play, reason, run, told, toMove } from "../testing/table.ts";
import { GUARD, hasTitle } from "../titles.ts";
import { judge } from "../victory.ts";
import { resultsSteps as steps } from "./chapter-results.ts";

describe("order (2.F, R21)", () => {
  test("IMP-2.F.a IMP-2.F.b IMP-2.F.d IMP-2.F.f IMP-C131 success, Armenia, points, fleets, Romans, vexillations, Peoples, and then the rest", () => {
    const p = goTo(lay({ year: 170 }), { step: "results" });
    const order: string[] = [];
    // The first step lays all of them out.
    const { run: layOut } = steps.results;
    layOut(p, { step: "results" }, { roll: () => 1 }, () => {});
    for (const { step } of [...p.stack].reverse()) order.push(step);
    expect(order).toEqual([
      ...["capture", "armenia", "points", "winterOfFleets", "winterOfRomans", "upkeep", "winterOfPeoples"],
      ...["departures", "hands", "custody", "ending"],
    ]);
  });

  test("IMP-2.F.f IMP-10.x IMP-C131 points are counted before anybody goes home, each once", () => {
    const p = lay({
      year: 170,
      rome: { roma: ["praetoria_1"], quades: ["viii_augusta", "i_minervia"] },
      war: ["quades", "parthes", "marcomanni"],
      enemy: { quades: ["quades_1"], marcomanni: ["marcomanni_1"] },
      markers: [["coup_etat_parthe", "parthes_babylonia"]],
    });
    const points = told(run(goTo(p, { step: "winterOfRomans" }, { step: "points" })), "points");
    const lineOf = (rule: string) => points.filter((each) => each.rule === rule).map((each) => each.points);
    expect([lineOf("IMP-10.j"), lineOf("IMP-10.l")]).toEqual([[3], [-3]]);
  });
});

describe("unusable counters (F6)", () => {
  test("IMP-2.F.c IMP-6.a IMP-6.b IMP-R71 IMP-C106 what the other side alone could use goes back; what one can use is kept", () => {
    const p = lay({
      hands: {
        rome: ["furor_germanicus", "assassinat", "roma_victor"],
        enemy: ["pax_romana", "usurpation", "faveur_divine"],
      },
      markers: [["intrigue_au_senat", "roma"]],
    });
    const events = told(run(goTo(p, { step: "hands" })), "returned");
    expect(events).toEqual([
      {
        e: "returned",
        rule: "IMP-2.F.c",
        side: "rome",
        seat: "capitoline",
        stratagem: "furor_germanicus",
        reveals: true,
      },
      { e: "returned", rule: "IMP-2.F.c", side: "enemy", seat: "aventine", stratagem: "pax_romana", reveals: true },
    ]);
    const held = (person: number) =>
      box.counters.filter((c) => p.counter[c] === handOf(nth<Person>(person))).map((c) => TITLES[box.borne[c]]);
    expect([held(0), held(1)]).toEqual([
      ["roma_victor", "assassinat"],
      ["usurpation", "faveur_divine"],
    ]);
    expect(box.counters.filter((c) => p.counter[c] === returnedBy(nth<Person>(0))).length).toBe(1);
    expect(box.counters.filter((c) => p.counter[c] === ON_MAP).length).toBe(1);
  });

  test("IMP-R71 IMP-R117 the role of the moment decides, not the seat", () => {
    const p = lay({ hands: { rome: ["furor_germanicus"], enemy: ["roma_victor"] } });
    own.leads(p)[ROME] = nth<Person>(1);
    own.leads(p)[ENEMY] = nth<Person>(0);
    expect(told(run(goTo(p, { step: "hands" })), "returned")).toEqual([]);
  });

  test("IMP-2.A.a IMP-2.F.c that nothing goes back tells something of hands, where there are any", () => {
    const kept = run(goTo(lay({ hands: { rome: ["roma_victor"] } }), { step: "hands" }));
    expect(kept).toEqual([{ e: "kept", rule: "IMP-2.F.c", reveals: true }]);
    expect(run(goTo(lay({}), { step: "hands" }))).toEqual([]);
  });
});

describe("the guard (F7)", () => {
  const court = { rome: { roma: ["marcus_aurelius*", "perennis"], dacia: ["commodus+"] } } as const;

  test("IMP-2.F.d IMP-3.6.o IMP-3.6.p it may go to any Augustus or Caesar, anywhere; by default it stays", () => {
    const p = goTo(lay({ ...court, guard: "marcus_aurelius" }), { step: "custody" });
    run(p);
    expect([asked(p), toMove(p), byDefault(p)]).toEqual(["custody", "capitoline", "done"]);
    expect(legal(p)).toEqual(["done", "guard commodus"]);
    expect(reason(p, "guard perennis")).toBe("IMP-3.6.o guardTitle");
    expect(reason(p, "guard marcus_aurelius")).toBe("IMP-3.6.p guardAlready");
    expect(play(p, "guard commodus")).toEqual([{ e: "guarded", rule: "IMP-3.6.p", leader: "commodus" }]);
    expect([hasTitle(p, piece("commodus"), GUARD), hasTitle(p, piece("marcus_aurelius"), GUARD)]).toEqual([
      true,
      false,
    ]);
    const kept = goTo(lay({ ...court, guard: "marcus_aurelius" }), { step: "custody" });
    run(kept);
    play(kept, "done");
    expect(hasTitle(kept, piece("marcus_aurelius"), GUARD)).toBe(true);
  });

  test("IMP-3.6.p IMP-R42 IMP-C148 out of use since its holder died, it is given to whom Rome likes", () => {
    const p = goTo(lay(court), { step: "custody" });
    run(p);
    expect(legal(p)).toEqual(["done", "guard marcus_aurelius", "guard commodus"]);
  });

  test("IMP-2.F.d nobody is asked where nobody else could have it", () => {
    const p = goTo(lay({ rome: { roma: ["marcus_aurelius*"] }, guard: "marcus_aurelius" }), { step: "custody" });
    expect([run(p), p.stack.length]).toEqual([[], 0]);
  });
});

describe("who has won (10.u to 10.w)", () => {
  const level = (rome: number, enemy: number): string => {
    const { how, level: name } = judge(lay({ vp: { rome, enemy } }));
    return how === "draw" ? "draw" : (name ?? "?");
  };

  test.each([
    [30, 30, "draw"],
    [31, 30, "plain"],
    [61, 30, "decisive"],
    [60, 30, "plain"],
    [151, 30, "definitive"],
    [150, 30, "decisive"],
    [10, 0, "definitive"],
    [30, 61, "decisive"],
  ])("IMP-10.u IMP-10.v IMP-10.w IMP-C117 %i to %i: %s", (rome, enemy, name) => {
    expect(level(rome, enemy)).toBe(name);
  });

  test.each([
    [5, -2, "definitive"],
    [0, -4, "plain"],
    [-3, -8, "plain"],
    [-1, -1, "draw"],
  ])("IMP-10.u IMP-R102 IMP-C221 %i to %i: %s", (rome, enemy, name) => {
    expect(level(rome, enemy)).toBe(name);
  });

  test("IMP-10.u IMP-R117 the person who has the role wins", () => {
    const p = lay({ vp: { rome: 1, enemy: 9 } });
    expect(judge(p).results).toEqual({ capitoline: "lost", aventine: "won" });
    own.leads(p)[ROME] = nth<Person>(1);
    own.leads(p)[ENEMY] = nth<Person>(0);
    expect(judge(p).results).toEqual({ capitoline: "won", aventine: "lost" });
  });

  test("IMP-2.F.e after the last year of the scenario the game is over", () => {
    const p = goTo(lay({ scenario: "s2_parthian_war", year: 166, vp: { rome: 3, enemy: 1 } }), { step: "ending" });
    expect(told(run(p), "over")).toMatchObject([{ how: "points", level: "decisive", winner: "rome" }]);
    const before: Position = goTo(lay({ scenario: "s2_parthian_war", year: 165 }), { step: "ending" });
    expect([run(before), before.outcome]).toEqual([[], null]);
  });
});
