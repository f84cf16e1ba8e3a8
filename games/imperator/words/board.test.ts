/** The table as text, a zone seen closer, and what a list adds to acts. */
import { type Json, LANGUAGES, type Language } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { ABSENT } from "../board.ts";
import { ROME } from "../sides.ts";
import { sight } from "../sight.ts";
import { takeOff } from "../table.ts";
import { attacking } from "../testing/field.ts";
import { actOf, box, foreseen, goTo, lay, piece, play, run } from "../testing/table.ts";
import { words } from "./index.ts";

const en = words(box, "en");
const lines = (text: string, about: string): string[] => text.split("\n").filter((line) => line.includes(about));

/** A year in which much lies on the table. */
const crowded = () =>
  lay({
    year: 175,
    rome: { roma: ["marcus_aurelius*", "commodus+"], noricum: ["x_gemina", "xiv_gemina-"] },
    enemy: { quades: ["quades_1", "quades_chief_1"], syria_coele: ["avidius_cassius!", "iv_scythica"] },
    war: ["quades"],
    hands: { rome: ["roma_victor"], enemy: ["desertion", "assassinat"] },
    markers: [["intrigue_au_senat", "roma"]],
    claims: { avidius_cassius: { bonus: 2, front: "oriental" } },
    reserve: ["danube"],
  });

describe("the table as text", () => {
  test("tracks, stacks and titles", () => {
    const text = en.board(sight(crowded(), "capitoline"));
    expect(lines(text, "AD 175")[0]).toContain("civil war");
    expect(lines(text, "Reserve Fronts")).toHaveLength(1);
    expect(lines(text, "Your stratagems")).toEqual(["Your stratagems: Roma Victor · your opponent holds 2"]);
    expect(lines(text, "On the map")).toEqual(["On the map: Intrigue in the Senate (Latium (Roma))"]);
    expect(lines(text, "Noricum")).toEqual(["  Noricum · Rome: X Gemina, XIV Gemina−"]);
    expect(lines(text, "Latium (Roma) ·")[0]).toContain("Marcus Aurelius (Augustus)");
    expect(lines(text, "Syria (Antiochia)")[0]).toContain("Avidius Cassius (usurper, bonus 2)");
    expect(lines(text, "Peoples at war")).toEqual(["Peoples at war: Quadi"]);
  });

  test("IMP-2.A.a a watcher is told how many counters each has", () => {
    const text = en.board(sight(crowded(), "watcher"));
    expect(lines(text, "Stratagem counters")).toEqual(["Stratagem counters: Rome 1, Enemies of Rome 2"]);
    expect(text).not.toContain("Roma Victor");
  });

  test("every language has all of it", () => {
    const rows = LANGUAGES.map(
      (language) => words(box, language).board(sight(crowded(), "capitoline")).split("\n").length,
    );
    expect(new Set(rows).size).toBe(1);
    for (const language of LANGUAGES)
      expect(words(box, language).board(sight(crowded(), "aventine"))).not.toMatch(/undefined|NaN|\[object|IMP-/);
  });

  test("what is no sight is turned away", () => {
    const strange: readonly Json[] = [[], {}, { year: 1 }, "sight"];
    for (const json of strange) expect(() => en.board(json)).toThrow("This is no sight of a table of Imperator.");
  });

  test("IMP-R117 a seat is called by the role it has", () => {
    expect([en.seat("capitoline"), en.seat("aventine"), en.seat("watcher")]).toEqual([
      "Rome",
      "Enemies of Rome",
      "watcher",
    ]);
    const seen = sight(crowded(), "capitoline");
    expect(en.seat("aventine", seen)).toBe("Enemies of Rome");
  });
});

test.each([
  ["en", "Back in Phase C: First chief of the Quadi"],
  ["fr", "De retour en phase C\u00a0: "],
  ["it", "Di ritorno nella Fase C: "],
] as const)("IMP-4.1.g whoever comes back in Phase C is not said to wait longer: %s", (language, said) => {
  const p = crowded();
  takeOff(p, piece("quades_chief_1"), ABSENT);
  expect(words(box, language).board(sight(p, "capitoline"))).toContain(said);
});

describe("a closer look", () => {
  const look = (place: string): string => en.closer?.look(place, sight(crowded(), "capitoline")) ?? "";

  test("a zone is found by its name, its id, a few letters or what stands in it", () => {
    expect(look("noricum").split("\n")[0]).toBe("NORICUM: the Danube Front; camp: Lauriacum");
    expect(look("aquincum")).toContain("PANNONIA INFERIOR");
    expect(look("pannonia_superior")).toContain("PANNONIA SUPERIOR");
    expect(look("pan")).toBe("Which one: Pannonia Superior or Pannonia Inferior?");
    expect(look("hibernia")).toBe("No zone and no piece is called hibernia.");
  });

  test("with who is there, and where one goes from it", () => {
    const text = look("quades");
    expect(text.split("\n")[0]).toContain("Outside the empire; home of Quadi");
    expect(lines(text, "→ Pannonia Inferior")).toEqual(["→ Pannonia Inferior · nobody (across the water, 2 MP)"]);
    expect(look("mare internum centralis")).toContain("by ship");
    expect(look("oceanus")).toContain("sea closed to fleets");
  });

  test("IMP-1.1.a IMP-1.2.a everybody there with what is printed on him", () => {
    expect(look("quades").split("\n").slice(1, 4)).toEqual([
      "Enemies of Rome, 1 unit, 9 SP:",
      "  First chief of the Quadi: CC 4, TB +1, SR 3",
      "  9-2: Quadi 1",
    ]);
    expect(look("noricum").split("\n").slice(1, 4)).toEqual([
      "Rome, 2 units, 17 SP:",
      "  10-3 +1: X Gemina",
      "  7-2: XIV Gemina−",
    ]);
    expect(look("roma")).toContain("Marcus Aurelius (Augustus): CC 6, TB +1, PC 6, SR 3");
  });

  test("IMP-1.1.a IMP-1.2.a a piece by its name: what is printed on it, and where it is", () => {
    expect(look("aurelius")).toBe("Marcus Aurelius (Augustus): CC 6, TB +1, PC 6, SR 3 · Latium (Roma)");
    expect(look("XIV Gemina")).toBe("XIV Gemina−: 7-2 · Noricum");
    expect(look("quadi").split("\n")[0]).toContain("QUADI");
    expect(look("gemina").split("\n").length).toBeGreaterThan(2);
    for (const language of LANGUAGES)
      expect(words(box, language).closer?.look("x_gemina", sight(crowded(), "capitoline"))).toContain(
        "10-3 +1 · Noric",
      );
  });

  test("IMP-9.1.a camps are there from their year on", () => {
    expect(look("raetia")).toContain("Castra Regina");
    const before = sight(lay({ year: 161 }), "capitoline");
    expect(en.closer?.look("raetia", before)).not.toContain("Castra Regina");
  });

  test("acts are noted with who stands where they lead", () => {
    const seen = sight(crowded(), "capitoline");
    const note = (written: string): string | undefined => en.closer?.note(actOf(written), seen);
    expect(note("step quades")).toBe("1 enemy unit there");
    expect(note("step noricum")).toBe("2 units of yours there");
    expect([note("take x_gemina"), note("add x_gemina")]).toEqual(["10-3 +1, Noricum", "10-3 +1"]);
    expect([note("step raetia"), note("done")]).toEqual(["", ""]);
  });

  test("IMP-6.3.f IMP-6.3.h acts that lead into the plague say what it does there", () => {
    const seen = sight(
      lay({ rome: { noricum: ["x_gemina"] }, markers: [["epidemie_de_peste", "raetia"]] }),
      "capitoline",
    );
    const note = (written: string, language: Language): string | undefined =>
      words(box, language).closer?.note(actOf(written), seen);
    const deadly = {
      en: "plague: units at full strength are reduced, reduced ones die, leaders die on a 9",
      fr: "peste\u00a0: les unités complètes sont affaiblies, les affaiblies perdues, les chefs meurent sur un 9",
      it: "peste: le unità intere sono ridotte, quelle ridotte perdute, i capi muoiono con un 9",
    };
    for (const language of LANGUAGES) {
      expect([note("step raetia", language), note("retreat raetia", language)]).toEqual(
        Array(2).fill(deadly[language]),
      );
      expect(words(box, language).closer?.look("raetia", seen)).toContain(deadly[language]);
    }
    expect(note("step noricum", "en")).toBe(
      "1 unit of yours there, plague: units at full strength are reduced, leaders die on a 9",
    );
    expect([note("fight raetia", "en"), note("step quades", "en")]).toEqual(["", ""]);
  });

  test("the battle that is next is shown with every die", () => {
    const p = lay({ rome: { quades: ["x_gemina"] }, enemy: { quades: ["quades_1"] }, war: ["quades"] });
    run(goTo(p, { step: "combats", side: ROME, done: [] }));
    const scene = en.closer?.scene(sight(p, "capitoline")) ?? "";
    expect(scene.split("\n")[0]).toMatch(/^Battle: Quadi · column /);
    expect(lines(scene, "die ")).toHaveLength(6);
    expect(en.closer?.scene(sight(crowded(), "capitoline"))).toBe("");
  });

  test.each([
    ["en", "column 5/4 (1/1, +1 for quality)", "18 (2): First", "18; left: First"],
    ["fr", "colonne 5/4 (1/1, +1 pour la qualité)", "18 (2)\u00a0: Premier", "18\u00a0; il reste\u00a0: Premier"],
    ["it", "colonna 5/4 (1/1, +1 per la qualità)", "18 (2): Primo", "18; restano: Primo"],
  ] as const)(
    "IMP-TC.h IMP-TC.j what shifts the column is told, and no quality of what is left: %s",
    (language, column, before, after) => {
      const army = ["x_gemina", "xiv_gemina", "claudius_pompeianus"];
      const enemy = ["quades_1", "quades_2", "quades_chief_1"];
      const p = attacking("rome", {
        war: ["quades"],
        rome: { pannonia_superior: army },
        enemy: { pannonia_superior: enemy },
      });
      const said = words(box, language);
      const scene = (): string => said.closer?.scene(sight(p, "capitoline")) ?? "";
      run(p);
      expect(said.forecast(foreseen(p, "fight pannonia_superior")[0])).toContain(column);
      expect(scene()).toContain(column);
      expect(lines(scene(), before)).toHaveLength(1);
      play(p, "fight pannonia_superior");
      play(p, "stand", [6]);
      expect(lines(scene(), after)).toHaveLength(1);
    },
  );
});
