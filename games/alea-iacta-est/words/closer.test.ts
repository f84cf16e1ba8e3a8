/** A zone seen closer, what a list adds to acts, and the battle that is next. */
import { LANGUAGES, type Language } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import type { Position } from "../position.ts";
import { CAES } from "../sides.ts";
import { sight } from "../sight.ts";
import { settleTriumvir } from "../testing/coups.ts";
import { fought } from "../testing/field.ts";
import { moving } from "../testing/moving.ts";
import { actOf, asked, box, foreseen, goTo, type Layout, lay, play, reason, run, told } from "../testing/table.ts";
import { words } from "./index.ts";

const en = words(box, "en");
const lines = (text: string, about: string): string[] => text.split("\n").filter((line) => line.includes(about));

const table = () =>
  lay({
    caesarians: {
      "italia-1": ["caesar*", "legio-X", "legio-XIII-", "legio-VIII", "naves-6sp-t0-1"],
      "italia-6": ["legio-I"],
    },
    republicans: { "italia-7": ["pompeius*", "legio-II", "legio-III"] },
  });

describe("a closer look", () => {
  const look = (place: string): string => en.closer?.look(place, sight(table(), "palatine")) ?? "";

  test("a zone is found by its number, its id, its land, its city or a few letters", () => {
    const first = "ITALIA 4 (AEMILIA, AGER GALLICUS ET PICENUM)";
    for (const typed of ["italia 4", "Italia-4", "ravenna", "picenum", "aemil"]) expect(look(typed)).toContain(first);
    for (const typed of ["latium", "roma"]) expect(look(typed)).toContain("ITALIA 1 (LATIUM)");
    expect(look("brundisium")).toContain("city: Brundisium; port: Brundisium");
    expect(look("maur")).toBe("Which one: Mauri 1 (Mauretania Bogudis) or Mauri 2 (Mauretania Bocchi)?");
    expect(look("hibernia")).toBe("No zone and no piece is called hibernia.");
    expect(look("")).toBe("No zone and no piece is called .");
  });

  test("AIE-1.2.a AIE-1.3.a everybody there with what is printed on him, ships apart", () => {
    expect(look("italia 1").split("\n").slice(0, 7)).toEqual([
      "ITALIA 1 (LATIUM): region of Italia (Caesarians); city: Roma",
      "Caesarians, 3 units, 13 SP:",
      "  Caesar (Faction Leader): CC 12, TB +3, PC 6, SR 6",
      "  5-4 +1: Legio VIII, Legio X",
      "  3-3 +1: Legio XIII−",
      "Caesarians, ships, 1 unit, 6 SP:",
      "  6-1: Naves 5",
    ]);
  });

  test("AIE-1.2.a AIE-1.3.a a piece by its name: what is printed on it, and where it is", () => {
    expect(look("caesar")).toBe("Caesar (Faction Leader): CC 12, TB +3, PC 6, SR 6 · Italia 1 (Latium)");
    expect(look("naves-6sp-t0-1")).toBe("Naves 5: 6-1 · Italia 1 (Latium)");
    expect(look("Naves 5")).toBe(look("naves-6sp-t0-1"));
    expect(look("legio XIII")).toBe("Legio XIII−: 3-3 +1 · Italia 1 (Latium)");
    expect(look("legio").split("\n").length).toBeGreaterThan(10);
    for (const language of LANGUAGES)
      expect(words(box, language).closer?.look("pompeius", sight(table(), "palatine"))).toContain(
        "· Italia 7 (Campania",
      );
  });

  test("AIE-7.2.b AIE-7.2.d AIE-7.2.e where one goes from there, and what it costs", () => {
    expect(lines(look("italia 1"), "→ Italia 7")).toEqual([
      "→ Italia 7 (Campania et Samnium) · Republicans: Pompeius*, Legio II, Legio III (by land, 1 MP)",
    ]);
    expect(lines(look("italia 5"), "→ Sicilia 1")).toEqual(["→ Sicilia 1 (Sicilia) · nobody (across the water, 2 MP)"]);
    expect(lines(look("brundisium"), "by ship").length).toBeGreaterThan(0);
    expect(look("mare internum centralis").split("\n")[0]).toBe("MARE INTERNUM CENTRALIS: sea");
  });

  test("lands of Peoples, mountains and closed seas are called so", () => {
    expect(look("mauri 1").split("\n")[0]).toContain("Outside the Republic; land of the Mauri (at peace)");
    const closed = box.seas.find((zone) => !box.isOpenSea[zone]);
    expect(closed === undefined ? "" : look(box.zoneIds[closed])).toContain("sea closed to ships");
    const alps = box.land.find((zone) => box.isMountain[zone]);
    expect(alps === undefined ? "" : look(box.zoneIds[alps])).toContain("mountains");
  });

  test("every language has all of it", () => {
    for (const zone of box.zones) {
      const texts = LANGUAGES.map(
        (language) => words(box, language).closer?.look(box.zoneIds[zone], sight(table(), "palatine")) ?? "",
      );
      expect(new Set(texts.map((text) => text.split("\n").length)).size).toBe(1);
      for (const text of texts) expect(text).not.toMatch(/undefined|NaN|\[object|AIE-/);
    }
  });
});

describe("a march through where it may not end", () => {
  const LAYOUT: Layout = {
    caesarians: { "graecia-2": ["caesar*", "legio-X"], "thracii-1": ["thracii-u1", "thracii-u2"] },
    war: { thracii: "caesarians" },
  };
  const note = (p: Position, written: string, language: Language = "en"): string =>
    words(box, language).closer?.note(actOf(written), sight(p, "palatine")) ?? "";

  test.each([
    ["en", "2 units there of a People at war that you control: only in passing"],
    ["fr", "là-bas 2 unités d’un Peuple en guerre que vous contrôlez\u00a0: en passant seulement"],
    ["it", "lì 2 unità di un Popolo in guerra che controlli: solo di passaggio"],
  ] as const)("AIE-3.4.1.u AIE-4.2.4.c warriors of one's own are not called units of yours: %s", (language, said) => {
    const p = moving("caesarians", LAYOUT);
    play(p, ["take caesar", "all"]);
    expect(note(p, "step thracii-1", language)).toBe(said);
    play(p, "step thracii-1");
    expect(reason(p, "halt")).toBe("AIE-3.4.1.u ownWarriors");
  });

  test("AIE-4.2.4.b with whom one may stay is: a People in allegiance", () => {
    const p = moving("caesarians", {
      caesarians: { "africa-1": ["caesar*", "legio-X"], numidae: ["numidae-u1", "numidae-u2"] },
      allegiance: { numidae: "caesarians" },
    });
    play(p, ["take caesar", "all"]);
    expect(note(p, "step numidae")).toBe("2 units of yours there");
  });

  test("AIE-4.2.4.c nor are Romans to a People at war", () => {
    const war: Layout = {
      caesarians: { pontici: ["pharnaces-ii", "pontici-u1"], "asia-2": ["legio-X"] },
      war: { pontici: "caesarians" },
    };
    const p = moving("caesarians", war);
    play(p, ["take pharnaces-ii", "all"]);
    expect(note(p, "step asia-2")).toBe("1 Roman unit of yours there: only in passing");
    play(p, "step asia-2");
    expect(reason(p, "halt")).toBe("AIE-4.2.4.c noRomansWithWarriors");
  });
});

test("acts are noted with who stands where they lead, and with what is printed on whom", () => {
  const seen = sight(table(), "palatine");
  const note = (written: string): string | undefined => en.closer?.note(actOf(written), seen);
  expect(note("step italia-7")).toBe("2 enemy units there");
  expect(note("step italia-6")).toBe("1 unit of yours there");
  expect([note("step italia-4"), note("done")]).toEqual(["", ""]);
  expect([note("take legio-X"), note("take legio-XIII"), note("take caesar")]).toEqual([
    "5-4 +1, Italia 1",
    "3-3 +1, Italia 1",
    "CC 12, TB +3, PC 6, SR 6, Italia 1",
  ]);
  expect([note("add legio-X"), note("recruit legio-VIII-R")]).toEqual(["5-4 +1", "4-2"]);
});

test("AIE-6.3.4.d acts that lead into the plague say what it does there", () => {
  const p = table();
  p.plague = box.roma;
  const seen = sight(p, "quirinal");
  const note = (written: string, language: Language): string =>
    words(box, language).closer?.note(actOf(written), seen) ?? "";
  expect(note("step italia-1", "en")).toBe(
    "4 enemy units there, plague: each leader or unit that comes throws a d10; on a 9 a leader dies, a unit loses a step",
  );
  expect(note("flee stratagem-10-a italia-1", "fr")).toContain(
    "peste\u00a0: chaque chef ou unité qui arrive lance un d10",
  );
  expect(note("retreat italia-1", "it")).toContain("peste: ogni capo o unità che arriva tira un d10");
  for (const language of LANGUAGES) {
    expect(note("fight italia-1", language)).not.toContain("d10");
    expect(note("step italia-4", language)).toBe("");
  }
});

test("units that differ in nothing but their names are alike, others are not", () => {
  const seen = sight(table(), "palatine");
  const alike = (written: string): string | undefined => en.closer?.alike?.(actOf(written), seen);
  expect(alike("take legio-X")).toBe(alike("take legio-VIII"));
  expect(alike("recruit legio-VIII-R")).toBe(alike("recruit legio-IX-R"));
  // Reduced; elsewhere; of another model; no unit at all.
  const others = ["take legio-XIII", "take legio-I", "take naves-6sp-t0-1", "take caesar", "station italia-4"].map(
    alike,
  );
  expect(new Set([alike("take legio-X"), ...others]).size).toBe(5);
  expect(others.slice(3)).toEqual(["", ""]);
});

test("AIE-3.6.5.m neutral units are nobody’s enemies", () => {
  const p = lay({ republicans: { "graecia-1": ["cato", "legio-II"] } });
  const note = (): string | undefined => en.closer?.note(actOf("step graecia-1"), sight(p, "palatine"));
  expect(note()).toBe("1 enemy unit there");
  settleTriumvir(p, "cato", "graecia");
  expect(note()).toBe("");
});

test("the battle that is next is shown with every die", () => {
  const p = lay({ caesarians: { "italia-1": ["caesar*", "legio-X"] }, republicans: { "italia-1": ["legio-II"] } });
  run(goTo(p, { step: "battles", side: CAES, done: [] }));
  const scene = en.closer?.scene(sight(p, "palatine")) ?? "";
  expect(scene.split("\n")[0]).toMatch(/^Battle: Italia 1 \(Latium\) · column /);
  expect(lines(scene, "die ")).toHaveLength(6);
  expect(en.closer?.scene(sight(table(), "palatine"))).toBe("");
});

describe("a battle against troops of half the quality", () => {
  const beset = () => {
    const { p } = fought("caesarians", {
      caesarians: { "gallia-5": ["caesar*", "legio-V", "legio-VI", "legio-VIII-"] },
      republicans: { "gallia-5": ["pompeius*", "auxilia-1", "auxilia-2", "legio-I-", "legio-III-"] },
    });
    play(p, "stand");
    return p;
  };
  const SHIFTED: Readonly<Record<Language, string>> = {
    en: "column 3/2 (1/1, +2 for quality)",
    fr: "colonne 3/2 (1/1, +2 pour la qualité)",
    it: "colonna 3/2 (1/1, +2 per la qualità)",
  };

  test.each(LANGUAGES)("AIE-CT.h AIE-CT.p what shifts its column is told wherever the column is: %s", (language) => {
    const p = beset();
    const said = words(box, language);
    const [ahead] = foreseen(p, "fight gallia-5");
    expect(said.closer?.scene(sight(p, "palatine"))).toContain(SHIFTED[language]);
    expect(said.forecast(ahead)).toContain(SHIFTED[language]);
    const [decided] = told(play(p, "fight gallia-5", [4]), "battle-decided");
    expect(said.event(decided).toLowerCase()).toContain(SHIFTED[language]);
    expect(said.closer?.scene(sight(p, "palatine"))).toContain(SHIFTED[language]);
  });

  test("AIE-8.4.2.g when it is decided, no figure of what is left stands beside the strength that has fought", () => {
    const p = beset();
    const forces = (language: Language): readonly string[] =>
      words(box, language).closer?.scene(sight(p, "palatine")).split("\n").slice(1, 3) ?? [];
    expect(forces("en")[1]).toBe("  defender, Republicans, 12 (1): Pompeius, Legio I, Legio III, Auxilia 1, Auxilia 2");
    play(p, "fight gallia-5", [4]);
    expect(asked(p)).toBe("losses");
    expect(forces("en")).toEqual([
      "  attacker, Caesarians, 13; left: Caesar, Legio V, Legio VI, Legio VIII",
      "  defender, Republicans, 12; left: Pompeius, Auxilia 1, Auxilia 2",
    ]);
    expect(forces("fr")[1]).toContain("12\u00a0; il reste\u00a0: Pompeius");
    expect(forces("it")[1]).toContain("12; restano: Pompeius");
  });
});
