/** Phase C: whose turn it is, the wars of the year, and whether there will be a campaign (2.C, S.f). */
import { describe, expect, test } from "vitest";
import { ABSENT } from "../board.ts";
import type { Event } from "../events/index.ts";
import { PEACE, WAR } from "../peoples.ts";
import { isFlagged, own, PAX, PAX_BROKEN, type Position } from "../position.ts";
import { ENEMY, ROME } from "../sides.ts";
import { isInPlay } from "../table.ts";
import { asked, at, box, byDefault, goTo, lay, people, piece, play, run, side, told } from "../testing/table.ts";
import { augusti } from "../titles.ts";

/** Everything that happens and is asked, with the default answers, until something is asked that is none of ours. */
function drive(p: Position, dice: number[], until: readonly string[] = []): string[] {
  const seen: string[] = [];
  const note = (events: readonly Event[]) => seen.push(...events.map(({ e }) => e));
  const source = { roll: () => dice.shift() ?? 1 };
  note(run(p, source));
  while (p.stack.length > 0 && !until.includes(asked(p))) {
    seen.push(`${asked(p)}?`);
    note(play(p, byDefault(p), source));
  }
  return seen;
}

describe("order (2.C.a)", () => {
  const layout = {
    rome: {
      roma: ["marcus_aurelius*"],
      germania_inferior: ["i_minervia", "xxx_ulpia"],
      germania_superior: ["xxii_primigenia"],
    },
    peoples: { quades: ["quades_1"] },
  } as const;
  const rome = ["arrived", "reserve-count", "reserve", "vexillations?"];
  const enemy = ["arrived", "marker"];

  test.each(["rome", "enemy"] as const)(
    "IMP-2.B.c IMP-2.C.a IMP-2.C.c IMP-2.C.d IMP-C123 all operations of the side with the initiative, then all of the other: %s",
    (initiative) => {
      const p = lay({ ...layout, initiative });
      own.due(p)[piece("martius_verus")] = p.year;
      own.at(p)[piece("quades_chief_1")] = ABSENT;
      // All legions but two stand in one zone: the first legal unit is theirs, and both leaders are placed unasked or by default.
      goTo(p, { step: "geostrategy" });
      const seen = drive(p, initiative === "rome" ? [1, 8] : [8, 1]).filter((each) => each !== "arrivals?");
      expect(seen).toEqual(initiative === "rome" ? [...rome, ...enemy] : [...enemy, ...rome]);
    },
  );
});

const draws = (p: Position, ...dice: number[]): Event[] => run(goTo(p, { step: "wars" }), dice);

/** How many markers one is drawn from. */
function markersFor(p: Position): number {
  let count = 0;
  const last = (sides: number): number => {
    count = sides;
    return sides;
  };
  run(goTo(p, { step: "wars" }), { roll: last });
  return count;
}

describe("the marker of the year (2.C.f to 2.C.i)", () => {
  test("IMP-2.C.h IMP-4.4.a IMP-1.1.c IMP-C011 a major People at peace goes to war, and its leaders turn", () => {
    const p = lay({ peoples: { marcomanni: ["marcomanni_1", "marcomanni_chief_1"] } });
    expect(isInPlay(p, piece("marcomanni_chief_1"))).toBe(false);
    const events = draws(p, box.majors.indexOf(people("marcomanni")) + 1);
    expect(events).toEqual([
      { e: "marker", rule: "IMP-2.C.h", people: "marcomanni", status: "peace" },
      { e: "war", rule: "IMP-4.4.a", people: "marcomanni" },
    ]);
    expect(p.status[people("marcomanni")]).toBe(WAR);
    expect([side(p, "marcomanni_1"), side(p, "marcomanni_chief_1")]).toEqual(["enemy", "enemy"]);
    expect(isInPlay(p, piece("marcomanni_chief_1"))).toBe(true);
  });

  test("IMP-2.C.f IMP-2.C.g IMP-C010 a decoy or a People at war brings nobody to war; there are eight markers", () => {
    const p = lay({ war: ["quades"] });
    expect(draws(p, 6)).toEqual([{ e: "marker", rule: "IMP-2.C.g", people: null, status: null }]);
    expect(draws(p, box.majors.indexOf(people("quades")) + 1)).toEqual([
      { e: "marker", rule: "IMP-2.C.g", people: "quades", status: "war" },
    ]);
    expect(box.peoples.filter((each) => p.status[each] === WAR)).toEqual([people("quades")]);
    expect(markersFor(p)).toBe(8);
  });

  test("IMP-2.C.f IMP-9.2.4.g IMP-C012 a People with five years of peace is not in the cup, and is again in the year of its return", () => {
    const sizes = (year: number): number => markersFor(lay({ ban: { quades: 185 }, year }));
    expect([sizes(183), sizes(184), sizes(185)]).toEqual([7, 7, 8]);
    const p = lay({ ban: { quades: 185 }, year: 183 });
    const drawn = [1, 2, 3, 4, 5].map((die) => told(draws(p, die), "marker")[0].people);
    expect(drawn).toEqual(["parthes", "marcomanni", "jazyges", "maetae", null]);
    expect(p.status[people("quades")]).toBe(PEACE);
  });

  test("IMP-2.C.f IMP-R10 where only decoys are left one of them is drawn", () => {
    const ban = Object.fromEntries(box.majors.map((each) => [box.peopleIds[each], 190]));
    expect(draws(lay({ ban, year: 186 }), 3)).toMatchObject([{ people: null }]);
  });

  test("IMP-2.C.i IMP-C125 who was drawn is in the cup again next year", () => {
    const p = lay({ peoples: { maetae: ["maetae_1"] } });
    draws(p, 5);
    expect(p.status[people("maetae")]).toBe(WAR);
    expect(markersFor(p)).toBe(8);
  });

  test("IMP-S.h IMP-C230 no draw where no Peoples are used", () => {
    expect(draws(lay({ scenario: "s1_avidius_cassius" }))).toEqual([]);
  });
});

describe("wars of the scenario (S.f)", () => {
  test.each([
    ["at peace", {}, true, 2],
    ["at war", { war: ["parthes"] }, true, 1],
    ["under a five-year peace", { ban: { parthes: 220 } }, false, 1],
  ] as const)("IMP-S.f IMP-6.2.k IMP-C228 Parthes %s in 216", (_how, more, atWar, events) => {
    const p = lay({ scenario: "s6_severus_caracalla", year: 216, ...more });
    const told = draws(p, 7);
    expect(told.length).toBe(events);
    expect(p.status[people("parthes")] === WAR).toBe(atWar);
    if (events === 2) expect(told[0]).toEqual({ e: "war", rule: "IMP-S.f", people: "parthes" });
  });

  test("IMP-S.f IMP-4.4.b a minor People stands at home before the marker is drawn; in no other year", () => {
    const p = lay({ scenario: "s2_parthian_war", year: 162 });
    expect(draws(p, 6).map(({ e }) => e)).toEqual(["war", "mustered", "marker"]);
    expect(["chatti_1", "chatti_2", "chatti_3"].map((name) => at(p, name))).toEqual(["chatti", "chatti", "chatti"]);
    expect(side(p, "chatti_1")).toBe("enemy");
    expect(draws(lay({ scenario: "s2_parthian_war", year: 163 }), 6).map(({ e }) => e)).toEqual(["marker"]);
  });
});

describe("peace or war (2.C.l to 2.C.p)", () => {
  const peaceful = {
    year: 168,
    initiative: "rome",
    armenia: "enemy",
    rome: { roma: ["marcus_aurelius*", "praetoria_1"] },
  } as const;

  test("IMP-2.C.l IMP-2.C.m IMP-C014 nobody at war and no usurpation: a Pax Romana turn, whoever has Armenia", () => {
    for (const armenia of ["rome", "enemy"] as const) {
      const p = goTo(lay({ ...peaceful, armenia }), { step: "peaceOrWar" });
      expect(run(p)).toEqual([{ e: "pax", rule: "IMP-2.C.l" }]);
      expect(isFlagged(p, PAX)).toBe(true);
    }
  });

  test.each([
    ["a major People", { war: ["maetae"] }],
    ["a minor People", { war: ["frisii"] }],
    ["a usurpation", { enemy: { arabia: ["avidius_cassius!"] } }],
  ])("IMP-2.C.l IMP-R11 no Pax Romana with %s", (_what, more) => {
    const p = goTo(lay({ ...peaceful, ...more }), { step: "peaceOrWar" });
    const events = drive(p, [1, 1], ["window", "movement"]);
    expect(events.slice(0, 2)).toEqual(["sequences", "event"]);
    expect(isFlagged(p, PAX)).toBe(false);
  });

  test("IMP-2.C.l IMP-2.C.n IMP-10.i IMP-10.s IMP-C013 deaths, reinforcements, then Phase F: no sequences, no event, no nomination", () => {
    const p = goTo(
      lay({ ...peaceful, year: 169, rome: { roma: ["marcus_aurelius*", "lucius_verus*", "praetoria_1"] } }),
    );
    goTo(p, { step: "results" }, { step: "peaceOrWar" });
    const events: Event[] = run(p, [9 + 1]);
    expect(events.slice(0, 4).map(({ e }) => e)).toEqual(["pax", "life-tested", "reinforced", "reinforced"]);
    const points = told(events, "points");
    expect(points.filter(({ rule }) => rule === "IMP-10.i")).toMatchObject([{ side: "rome", points: 3 }]);
    expect(points.filter(({ rule }) => rule === "IMP-10.s")).toMatchObject([{ side: "enemy", points: -1 }]);
    expect([p.event, p.sequences[ROME], p.sequences[ENEMY]]).toEqual([0, 0, 0]);
    expect(events.some(({ e }) => e === "sequences" || e === "event")).toBe(false);
  });

  test("IMP-2.C.n IMP-9.1.c IMP-TD.g IMP-C017 reinforcements come in a Pax Romana turn", () => {
    const p = goTo(lay({ ...peaceful, year: 169 }), { step: "peaceOrWar" });
    run(p);
    expect([at(p, "ii_italica"), at(p, "iii_italica")]).toEqual(["noricum", "raetia"]);
  });

  test("IMP-2.C.o IMP-3.6.k IMP-2.D.c IMP-2.D.d IMP-C015 the death of the sole Augustus breaks it, though a Caesar succeeds", () => {
    const p = lay({
      year: 180,
      initiative: "rome",
      rome: { roma: ["marcus_aurelius*", "commodus+", "martius_verus"] },
    });
    goTo(p, { step: "results" }, { step: "peaceOrWar" });
    const seen: Event[] = [];
    // Marcus Aurelius 4 of 5; Martius Verus 7 of 5; event 9; then the campaign of one sequence
    const dice = [4 + 1, 7 + 1, 6, 3 + 1];
    seen.push(...run(p, { roll: () => dice.shift() ?? 6 }));
    const names = seen.map(({ e }) => e);
    expect(names.slice(0, 8)).toEqual([
      "pax",
      "life-tested",
      "died",
      "pax-broken",
      "emperor",
      "life-tested",
      "sequences",
      "event",
    ]);
    expect(augusti(p)).toEqual([piece("commodus")]);
    expect(told(seen, "sequences")).toMatchObject([{ total: 1, rome: 1, enemy: 0 }]);
    expect(told(seen, "life-tested").map(({ leader }) => leader)).toEqual(["marcus_aurelius", "martius_verus"]);
    expect([isFlagged(p, PAX), isFlagged(p, PAX_BROKEN)]).toEqual([false, true]);
  });

  test("IMP-2.C.p IMP-3.6.j IMP-C016 the death of one of two Augusti does not break it", () => {
    const p = lay({ ...peaceful, rome: { roma: ["marcus_aurelius*", "lucius_verus*"] } });
    const events = run(goTo(p, { step: "peaceOrWar" }), [3 + 1]);
    expect(told(events, "died")).toMatchObject([{ leader: "lucius_verus" }]);
    expect([augusti(p), isFlagged(p, PAX), p.stack.length]).toEqual([[piece("marcus_aurelius")], true, 0]);
  });

  test("IMP-2.C.o IMP-2.C.p IMP-R13 IMP-C126 of two Augusti who die in one year the second breaks it", () => {
    const p = lay({ year: 214, rome: { roma: ["septimius_severus*", "caracalla*", "geta+"] } });
    const dice = [3 + 1, 1 + 1, 5 + 1, 6, 6];
    const events = run(goTo(p, { step: "peaceOrWar" }), { roll: () => dice.shift() ?? 6 });
    const order = events.map((event) => (event.e === "died" ? event.leader : event.e));
    expect(order.slice(0, 9)).toEqual([
      "pax",
      "life-tested",
      "septimius_severus",
      "emperor",
      "life-tested",
      "caracalla",
      "pax-broken",
      "emperor",
      "life-tested",
    ]);
    expect(augusti(p)).toEqual([piece("geta")]);
    expect(order).toContain("sequences");
  });
});
