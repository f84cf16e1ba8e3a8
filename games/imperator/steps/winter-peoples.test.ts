/** F4 and F5: the winter of the Peoples (9.2.4, 4.2.b, R85, R86, R103, R110). */
import { describe, expect, test } from "vitest";
import { ABSENT, BOX, GONE, WITHDRAWN } from "../board.ts";
import type { Event } from "../events/index.ts";
import { PEACE, REMOVED, ROMAN, WAR } from "../peoples.ts";
import { own, type Position } from "../position.ts";
import { ENEMY, ROME } from "../sides.ts";
import { canRise, isOnFront, takeOff } from "../table.ts";
import {
  asked,
  at,
  box,
  byDefault,
  goTo,
  isReduced,
  lay,
  legal,
  people,
  piece,
  play,
  question,
  run,
  side,
  told,
  why,
  zone,
} from "../testing/table.ts";

/** With every other People whole at home, so that nobody is asked about it. */
function winter(p: Position): Event[] {
  for (const each of box.majors)
    for (const unit of box.unitsOf[each])
      if (p.status[each] === PEACE && p.at[unit] < 0 && p.at[unit] !== WITHDRAWN && !touched(p, each))
        own.at(p)[unit] = box.station[unit];
  return run(goTo(p, { step: "winterOfPeoples", people: ROMAN }, { step: "points" }));
}
const touched = (p: Position, each: (typeof box.majors)[number]): boolean => p.appeased === 1 << each;

const now = (p: Position, name: string): string => `${at(p, name)}${isReduced(p, name) ? "-" : ""}`;

describe("extinct (9.2.4.a, 9.2.4.f)", () => {
  test("IMP-9.2.4.a IMP-9.2.4.b IMP-10.d IMP-R85 IMP-R86 IMP-C108 Roxolani in 202: a point for Rome, and again in 208", () => {
    const p = lay({ year: 202, war: ["roxolani"] });
    const events = winter(p);
    expect(told(events, "points").find(({ rule }) => rule === "IMP-10.d")).toMatchObject({ side: "rome", points: 1 });
    expect(told(events, "pacified")).toEqual([{ e: "pacified", rule: "IMP-9.2.4.a", people: "roxolani", how: "arms" }]);
    expect([p.status[people("roxolani")], p.ban[people("roxolani")], at(p, "roxolani_1")]).toEqual([PEACE, 208, "box"]);
  });

  test("IMP-9.2.4.f IMP-9.2.4.g IMP-10.h IMP-C109 Quades in 179: two points, all home at peace, the marker back in 185", () => {
    const p = lay({ year: 179, war: ["quades"], enemy: { noricum: ["quades_chief_1"] } });
    own.at(p)[piece("quades_chief_2")] = ABSENT;
    const events = winter(p);
    expect(told(events, "points").find(({ rule }) => rule === "IMP-10.h")).toMatchObject({ side: "rome", points: 2 });
    expect(told(events, "pacified")).toMatchObject([{ rule: "IMP-9.2.4.f", people: "quades", how: "arms" }]);
    expect(["quades_1", "quades_2", "quades_3", "quades_4", "quades_chief_1"].map((name) => now(p, name))).toEqual([
      ...["quades", "quades", "quades", "quades", "quades"],
    ]);
    // Whoever died this year is put back with them.
    expect([at(p, "quades_chief_2"), side(p, "quades_chief_2")]).toEqual(["quades", null]);
    expect([side(p, "quades_1"), side(p, "quades_chief_1"), p.status[people("quades")]]).toEqual([null, null, PEACE]);
    expect(p.ban[people("quades")]).toBe(185);
    p.year = 184;
    expect(canRise(p, people("quades"))).toBe(false);
    p.year = 185;
    expect(canRise(p, people("quades"))).toBe(true);
  });

  test("IMP-9.2.4.f IMP-TL.m leaders with a name who died stay dead", () => {
    const p = lay({ year: 165, war: ["parthes"] });
    own.at(p)[piece("parthes_chief")] = ABSENT;
    own.at(p)[piece("chosroes")] = GONE;
    winter(p);
    while (asked(p) === "muster") play(p, "rest");
    expect([p.box.homeOf[p.at[piece("parthes_chief")]], at(p, "chosroes")]).toEqual([people("parthes"), "gone"]);
  });

  test("IMP-9.2.4.h IMP-4.1.g of a People that stays at war they come back in Phase C", () => {
    const p = lay({ year: 179, war: ["quades"], enemy: { noricum: ["quades_1"] } });
    own.at(p)[piece("quades_chief_2")] = ABSENT;
    winter(p);
    expect(at(p, "quades_chief_2")).toBe("absent");
  });

  test("IMP-9.2.4.f where it has several homes the Enemy says where", () => {
    const p = lay({ year: 165, war: ["parthes"] });
    winter(p);
    expect([asked(p), byDefault(p)]).toEqual(["muster", "rest"]);
    expect(question(p)).toMatchObject({ rule: "IMP-9.2.4.f", people: "parthes", piece: "parthes_1", left: 8 });
  });

  test("IMP-R85 whoever is only withdrawn is not lost: no peace, no points, and home in the winter", () => {
    const p = lay({ year: 166, war: ["osrhoene"] });
    takeOff(p, piece("osrhoene_1"), WITHDRAWN);
    const events = winter(p);
    expect(told(events, "points").some(({ rule }) => rule === "IMP-10.d")).toBe(false);
    expect([p.status[people("osrhoene")], now(p, "osrhoene_1"), side(p, "osrhoene_1")]).toEqual([
      ...[WAR, "osrhoene", "enemy"],
    ]);
  });

  test("IMP-R85 units in mutiny are on the map", () => {
    const p = lay({ year: 166, war: ["parthes"], mutiny: { parthes_media: ["parthes_1-"] } });
    winter(p);
    expect(p.status[people("parthes")]).toBe(WAR);
    play(p, "rest");
    expect([now(p, "parthes_1"), side(p, "parthes_1"), at(p, "parthes_2")]).toEqual([
      ...["parthes_media-", "mutiny", "parthes_mesopotamia"],
    ]);
  });
});

describe("still at war (9.2.4.c to 9.2.4.e, 9.2.4.h)", () => {
  test("IMP-9.2.4.d IMP-9.2.4.e IMP-9.2.4.c IMP-C114 reduced ones recover at home or in a town, lost ones return home", () => {
    const p = lay({
      year: 170,
      war: ["marcomanni"],
      enemy: {
        marcomanni: ["marcomanni_1-"],
        raetia: ["marcomanni_2-"],
        noricum: ["marcomanni_3-"],
        silva_gabreta: ["marcomanni_4-"],
      },
    });
    const events = winter(p);
    expect([1, 2, 3, 4, 5].map((i) => now(p, `marcomanni_${i}`))).toEqual([
      ...["marcomanni", "raetia", "noricum-", "silva_gabreta-", "marcomanni"],
    ]);
    expect(told(events, "recovered")).toEqual([
      { e: "recovered", rule: "IMP-9.2.4.d", units: ["marcomanni_1", "marcomanni_2"] },
    ]);
    expect(told(events, "mustered")[0]).toMatchObject({ rule: "IMP-9.2.4.e", side: "enemy", pieces: ["marcomanni_5"] });
    expect([p.status[people("marcomanni")], side(p, "marcomanni_5")]).toEqual([WAR, "enemy"]);
  });

  test("IMP-9.2.4.c IMP-9.2.4.h IMP-9.2.4.d IMP-C218 Jazyges: a camp is no town to them; a lost chief waits for Phase C", () => {
    const p = lay({
      year: 170,
      war: ["jazyges"],
      enemy: { moesia_superior: ["jazyges_1-"], pannonia_inferior: ["jazyges_2-"], jazyges: ["jazyges_3-"] },
    });
    own.at(p)[piece("jazyges_chief_1")] = ABSENT;
    winter(p);
    expect([1, 2, 3, 4].map((i) => now(p, `jazyges_${i}`))).toEqual([
      ...["moesia_superior-", "pannonia_inferior", "jazyges", "jazyges"],
    ]);
    expect([at(p, "jazyges_chief_1"), p.status[people("jazyges")]]).toEqual(["absent", WAR]);
  });

  test("IMP-9.2.4.c IMP-9.2.4.e a minor People with one unit left stays at war, and is whole again", () => {
    const p = lay({ year: 170, war: ["chatti"], enemy: { germania_superior: ["chatti_2-"] } });
    winter(p);
    expect([now(p, "chatti_1"), now(p, "chatti_2"), now(p, "chatti_3")]).toEqual([
      ...["chatti", "germania_superior-", "chatti"],
    ]);
  });

  test("IMP-6.3.n mutineers do not recover, not even at home", () => {
    const p = lay({ year: 170, war: ["parthes"], mutiny: { parthes_babylonia: ["parthes_1-"] } });
    winter(p);
    expect(isReduced(p, "parthes_1")).toBe(true);
  });
});

describe("at peace (9.2.4.j, 9.2.4.k)", () => {
  test("IMP-9.2.4.k IMP-2.C.f IMP-R110 IMP-C219 what a plague took from a People at peace is back, without any change of status", () => {
    const p = lay({ year: 170, peoples: { quades: ["quades_1-"] } });
    const events = run(goTo(p, { step: "winterOfPeoples", people: before("quades") }, { step: "points" }));
    expect([1, 2, 3, 4].map((i) => now(p, `quades_${i}`))).toEqual(["quades", "quades", "quades", "quades"]);
    expect([p.status[people("quades")], p.ban[people("quades")], side(p, "quades_2")]).toEqual([PEACE, 0, null]);
    expect(told(events, "recovered")[0]).toMatchObject({ rule: "IMP-9.2.4.k", units: ["quades_1"] });
    expect(told(events, "mustered")[0]).toMatchObject({ rule: "IMP-9.2.4.k", side: null });
    expect(told(events, "points").some(({ rule }) => rule === "IMP-10.h")).toBe(false);
    const gone = lay({ year: 170 });
    run(goTo(gone, { step: "winterOfPeoples", people: before("quades") }));
    expect([now(gone, "quades_1"), gone.ban[people("quades")]]).toEqual(["quades", 0]);
  });

  test("IMP-9.2.4.j a minor People pacified by stratagem stays in its box, whatever was withdrawn of it", () => {
    const p = lay({ year: 170 });
    takeOff(p, piece("osrhoene_1"), WITHDRAWN);
    winter(p);
    expect([at(p, "osrhoene_1"), p.ban[people("osrhoene")]]).toEqual(["box", 0]);
  });

  test("IMP-9.2.4.i IMP-9.2.4.k IMP-4.2.j Armenia: its unit recovers and returns, even when it was withdrawn", () => {
    const p = lay({ year: 170, armenia: "rome", rome: { armenia: ["armenia_1-"] } });
    expect(told(winter(p), "mustered")).toEqual([]);
    expect(now(p, "armenia_1")).toBe("armenia");
    takeOff(p, piece("armenia_1"), WITHDRAWN);
    winter(p);
    expect([now(p, "armenia_1"), side(p, "armenia_1"), p.armenia]).toEqual(["armenia", "rome", ROME]);
  });

  test("IMP-TE.15.a IMP-9.2.4.k IMP-C209 what famine has weakened recovers at home, at war and at peace", () => {
    const p = lay({
      year: 170,
      war: ["marcomanni", "chatti"],
      enemy: { marcomanni: ["marcomanni_1-"], chatti: ["chatti_1-"] },
      peoples: { quades: ["quades_1-"] },
    });
    winter(p);
    expect(["marcomanni_1", "chatti_1", "quades_1"].map((name) => isReduced(p, name))).toEqual([false, false, false]);
  });

  test("IMP-S.h nothing happens where no Peoples are used", () => {
    const p = lay({ scenario: "s1_avidius_cassius", asSetUp: true });
    expect(run(goTo(p, { step: "winterOfPeoples", people: ROMAN }))).toEqual([]);
  });
});

const before = (name: string) => box.peoples[people(name) - 1] ?? ROMAN;

describe("Osrhoene and Adiabene (4.2.b)", () => {
  test("IMP-4.2.b IMP-4.2.c IMP-9.1.b IMP-R103 IMP-C118 in Phase F of 195 they leave for good, and their zones join the East", () => {
    const p = lay({
      year: 195,
      war: ["osrhoene", "parthes"],
      enemy: { syria_coele: ["osrhoene_1"], adiabene: ["parthes_1"] },
    });
    expect(run(goTo(p, { step: "departures" }))).toEqual([
      { e: "annexed", rule: "IMP-4.2.b", peoples: ["adiabene", "osrhoene"], zones: ["osrhoene", "adiabene"] },
    ]);
    expect(["osrhoene_1", "adiabene_1", "adiabene_2"].map((name) => at(p, name))).toEqual(["gone", "gone", "gone"]);
    expect([p.status[people("osrhoene")], p.status[people("adiabene")]]).toEqual([REMOVED, REMOVED]);
    expect([canRise(p, people("osrhoene")), canRise(p, people("adiabene"))]).toEqual([false, false]);
    expect([isOnFront(p, zone("osrhoene")), isOnFront(p, zone("adiabene"))]).toEqual([true, true]);
    expect([p.vp[ROME], p.vp[ENEMY], at(p, "parthes_1")]).toEqual([0, 0, "adiabene"]);
  });

  test("IMP-4.2.b in no other year", () => {
    for (const year of [194, 196]) {
      const p = lay({ year, grown: year > 195 });
      expect(run(goTo(p, { step: "departures" }))).toEqual([]);
    }
  });
});

test("IMP-9.2.4.e IMP-4.2.k IMP-R78 where units of a People are in mutiny, its others still find no place among rebels", () => {
  const p = lay({
    war: ["parthes"],
    mutiny: { parthes_media: ["parthes_1"] },
    enemy: {
      parthes_mesopotamia: ["avidius_cassius!", "iii_gallica"],
      parthes_babylonia: [
        "parthes_chief",
        "parthes_3",
        "parthes_4",
        "parthes_5",
        "parthes_6",
        "parthes_7",
        "parthes_8",
      ],
    },
  });
  takeOff(p, piece("parthes_2"), BOX);
  own.side(p)[piece("parthes_2")] = ENEMY;
  goTo(p, { step: "muster", people: people("parthes") });
  run(p);
  expect(legal(p, "station ")).not.toContain("station parthes_mesopotamia");
  expect(why(p, "station parthes_mesopotamia")).toBe("IMP-4.2.k");
});
