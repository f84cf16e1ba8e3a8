/** F4, 9.2.2: where Roman units and leaders go in the winter (R41, R98 to R100). */
import { describe, expect, test } from "vitest";
import type { Position } from "../position.ts";
import { ROME } from "../sides.ts";
import {
  asked,
  at,
  byDefault,
  type Layout,
  lay,
  legal,
  piece,
  play,
  question,
  reason,
  told,
  toMove,
} from "../testing/table.ts";
import { lost, now, occupyAll, winter } from "../testing/winter.ts";
import { augusti } from "../titles.ts";

describe("abroad (9.2.2.a to 9.2.2.e)", () => {
  test("IMP-9.2.2.a IMP-9.2.2.e IMP-C110 a legion goes to its camp, reduced, and its leader with it; who is alone is lost", () => {
    const p = lay({
      war: ["quades"],
      rome: { quades: ["x_gemina", "maximianus"], cotini: ["macrinus_vindex"], roma: ["marcus_aurelius*"] },
    });
    const events = winter(p);
    expect(told(events, "went-home")).toEqual([
      {
        e: "went-home",
        rule: "IMP-9.2.2.a",
        unit: "x_gemina",
        from: "quades",
        zone: "pannonia_superior",
        reduced: true,
      },
    ]);
    expect([now(p, "x_gemina"), at(p, "maximianus"), at(p, "macrinus_vindex")]).toEqual([
      ...["pannonia_superior-", "pannonia_superior", "gone"],
    ]);
    expect(told(events, "died")).toMatchObject([{ leader: "macrinus_vindex", how: "stranded", rule: "IMP-9.2.2.e" }]);
  });

  test("IMP-9.2.2.a IMP-9.2.2.k reduced is said only of whom the way home reduces", () => {
    const p = lay({ war: ["quades"], rome: { quades: ["x_gemina", "xiv_gemina-"], noricum: ["i_adiutrix-"] } });
    const events = winter(p);
    expect(told(events, "went-home").map(({ unit, reduced }) => [unit, reduced])).toEqual([
      ["i_adiutrix", false],
      ["x_gemina", true],
      ["xiv_gemina", false],
    ]);
    expect(told(events, "recovered")).toMatchObject([{ units: ["i_adiutrix"] }]);
  });

  test("IMP-9.2.2.a a unit of the garrison goes to its town, reduced", () => {
    const p = lay({ war: ["quades"], rome: { quades: ["praetoria_1"], osrhoene: ["urbanae_lugdunum-"] } });
    winter(p);
    expect([now(p, "praetoria_1"), now(p, "urbanae_lugdunum")]).toEqual(["roma-", "lugdunensis-"]);
  });

  test.each([
    [165, ["pannonia_inferior"]],
    [170, ["noricum", "pannonia_inferior"]],
  ])("IMP-9.2.2.b IMP-9.2.2.a IMP-R100 IMP-C213 the camp nearest to its own, in %i: %j", (year, zones) => {
    const p = lay({
      year,
      war: ["marcomanni", "quades"],
      rome: { quades: ["i_adiutrix"] },
      enemy: { pannonia_superior: ["marcomanni_1"] },
    });
    winter(p);
    if (zones.length > 1) {
      expect([asked(p), toMove(p)]).toEqual(["quarters", "capitoline"]);
      expect(question(p)).toMatchObject({ rule: "IMP-9.2.2.b", unit: "i_adiutrix", left: 1 });
      expect(legal(p)).toEqual([...zones.map((zone) => `station ${zone}`), "rest"]);
      expect(reason(p, "station pannonia_superior")).toBe("IMP-9.2.2.b quartersNearest");
      play(p, `station ${zones[1]}`);
    }
    expect(now(p, "i_adiutrix")).toBe("pannonia_inferior-");
  });

  test("IMP-9.2.2.c IMP-9.2.2.d IMP-9.2.2.o IMP-C214 all camps and Rome are occupied: the Interior, a town for the garrison, reduced", () => {
    const layout = occupyAll();
    const p = lay({
      ...layout,
      war: [...(layout.war ?? []), "maetae"],
      rome: { armenia: ["i_adiutrix", "praetoria_1"], umbria: ["marcus_aurelius*"] },
      enemy: { ...layout.enemy, roma: ["maetae_1"], ravenna: ["maetae_2"] },
    });
    lost(p, ROME, "x_gemina", "equites_singulares");
    winter(p);
    expect(question(p)).toMatchObject({ unit: "i_adiutrix", left: 2 });
    expect(legal(p)).toContain("station umbria");
    expect(reason(p, "station dacia")).toBe("IMP-9.2.2.c quartersInterior");
    expect(reason(p, "station roma")).toBe("IMP-9.2.2.c quartersOccupied");
    play(p, "station umbria");
    expect(question(p)).toMatchObject({ unit: "praetoria_1", left: 1 });
    expect(reason(p, "station umbria")).toBe("IMP-9.2.2.d quartersTown");
    play(p, "station campania");
    expect(question(p)).toMatchObject({ ask: "revival", rule: "IMP-9.2.2.o", unit: "x_gemina", left: 2 });
    play(p, "station umbria");
    expect(legal(p)).not.toContain("station umbria");
    play(p, "station venetia");
    expect(["i_adiutrix", "praetoria_1", "x_gemina", "equites_singulares"].map((name) => now(p, name))).toEqual([
      ...["umbria-", "campania-", "umbria-", "venetia-"],
    ]);
  });

  test("IMP-9.2.2.e IMP-R99 a leader chooses with which of his units he goes", () => {
    const p = lay({ war: ["quades"], rome: { quades: ["x_gemina", "xiii_gemina", "maximianus", "marcus_aurelius*"] } });
    winter(p);
    expect(question(p)).toMatchObject({ ask: "retinue", rule: "IMP-9.2.2.e", leader: "marcus_aurelius", stays: false });
    expect(legal(p)).toEqual(["go-with x_gemina", "go-with xiii_gemina", "rest"]);
    expect(reason(p, "decline")).toBe("IMP-9.2.2.e goWithSomebody");
    expect(reason(p, "go-with maximianus")).toBe("IMP-9.2.2.e goWithUnit");
    expect(told(play(p, "go-with xiii_gemina"), "went-with")).toEqual([
      {
        e: "went-with",
        rule: "IMP-9.2.2.e",
        leader: "marcus_aurelius",
        unit: "xiii_gemina",
        from: "quades",
        zone: "dacia",
      },
    ]);
    expect(byDefault(p)).toBe("rest");
    play(p, "rest");
    expect([at(p, "marcus_aurelius"), at(p, "maximianus")]).toEqual(["dacia", "pannonia_superior"]);
  });

  test("IMP-9.2.2.e a leader who is abroad with the Armenian unit alone is not alone, and stays", () => {
    const p = lay({ armenia: "rome", rome: { armenia: ["armenia_1", "martius_verus"] } });
    winter(p);
    expect([at(p, "martius_verus"), at(p, "armenia_1")]).toEqual(["armenia", "armenia"]);
  });

  test("IMP-R41 IMP-9.2.2.e Augusti who are both alone abroad fall together, and are succeeded at once", () => {
    const p = lay({ rome: { quades: ["marcus_aurelius*"], cotini: ["lucius_verus*"], dacia: ["commodus+"] } });
    winter(p);
    expect([augusti(p), at(p, "lucius_verus")]).toEqual([[piece("commodus")], "gone"]);
  });
});

describe("in the empire (9.2.2.f to 9.2.2.i)", () => {
  test("IMP-9.2.2.f IMP-9.2.2.g IMP-9.2.2.h IMP-C111 next to an enemy or out of their Front they stay, otherwise they go home", () => {
    const p = lay({
      year: 170,
      war: ["quades"],
      rome: { pannonia_inferior: ["i_adiutrix"], moesia_inferior: ["ii_adiutrix"], noricum: ["i_minervia"] },
      enemy: { quades: ["quades_1"] },
    });
    winter(p);
    expect(["i_adiutrix", "ii_adiutrix", "i_minervia"].map((name) => at(p, name))).toEqual([
      ...["pannonia_inferior", "pannonia_inferior", "noricum"],
    ]);
  });

  const away = (more: Layout): Position => {
    const p = lay({ year: 170, ...more, rome: { moesia_inferior: ["xiii_gemina"], ...more.rome } });
    winter(p);
    return p;
  };

  test.each<[string, Layout, string]>([
    ["nobody near", {}, "dacia"],
    ["a People at war across the river", { war: ["roxolani"], enemy: { roxolani: ["roxolani_1"] } }, "moesia_inferior"],
    [
      "a People at war in the zone",
      { war: ["roxolani"], enemy: { moesia_inferior: ["roxolani_1"] } },
      "moesia_inferior",
    ],
    ["rebels in the next zone", { enemy: { thracia: ["avidius_cassius!", "iv_flavia"] } }, "moesia_inferior"],
    ["a rebel leader alone", { enemy: { thracia: ["avidius_cassius!"] } }, "dacia"],
    ["a leader of a People at war alone", { war: ["quades"], enemy: { thracia: ["quades_chief_1"] } }, "dacia"],
    ["a People at peace", { peoples: { jazyges: ["jazyges_1"] } }, "dacia"],
    ["mutineers in the next zone", { mutiny: { thracia: ["iv_flavia"] } }, "dacia"],
  ])("IMP-9.2.2.f IMP-9.2.2.h IMP-R98 with %s", (_what, more, zone) => {
    expect(at(away(more), "xiii_gemina")).toBe(zone);
  });

  test("IMP-9.2.2.f across a strait is near", () => {
    const p = lay({
      war: ["gaetuli"],
      rome: { baetica: ["vii_gemina"] },
      enemy: { mauretania_tingitana: ["gaetuli_1"] },
    });
    winter(p);
    expect(at(p, "vii_gemina")).toBe("baetica");
  });

  test("IMP-R98 the Armenian unit is of no People at war", () => {
    const p = lay({ armenia: "enemy", rome: { cappadocia: ["iii_gallica"] }, enemy: { armenia: ["armenia_1"] } });
    winter(p);
    expect(at(p, "iii_gallica")).toBe("syria_phoenice");
  });

  test("IMP-R98 adjacency is judged once, before anybody goes home", () => {
    // IV Flavia goes home to a zone beside the Jazyges; VII Claudia stands beside them now and stays.
    const p = lay({
      year: 170,
      war: ["jazyges"],
      rome: { moesia_inferior: ["iv_flavia"], pannonia_inferior: ["vii_claudia"] },
      enemy: { jazyges: ["jazyges_1"] },
    });
    winter(p);
    expect([at(p, "iv_flavia"), at(p, "vii_claudia")]).toEqual(["moesia_superior", "pannonia_inferior"]);
  });

  test("IMP-9.2.2.g a garrison outside the Interior stays, inside it goes home unless an enemy is near", () => {
    const p = lay({
      war: ["marcomanni"],
      rome: { dacia: ["praetoria_1"], sicilia: ["urbanae_roma_1"], venetia: ["equites_singulares"] },
      enemy: { noricum: ["marcomanni_1"] },
    });
    winter(p);
    expect(["praetoria_1", "urbanae_roma_1", "equites_singulares"].map((name) => at(p, name))).toEqual([
      ...["dacia", "roma", "venetia"],
    ]);
  });

  test("IMP-9.2.2.i IMP-9.2.2.g IMP-C215 home is taken: a legion goes to the nearest camp, a garrison stays", () => {
    const p = lay({
      year: 170,
      war: ["roxolani"],
      rome: { noricum: ["xiii_gemina"], apulia: ["praetoria_1"] },
      enemy: { dacia: ["roxolani_1"], roma: ["didius_julianus!", "urbanae_roma_1"] },
    });
    winter(p);
    expect(question(p)).toMatchObject({ ask: "quarters", unit: "xiii_gemina" });
    expect(legal(p)).toEqual(["station moesia_superior", "station moesia_inferior", "rest"]);
    play(p, "station moesia_inferior");
    expect([now(p, "xiii_gemina"), at(p, "praetoria_1")]).toEqual(["moesia_inferior", "apulia"]);
  });

  test("IMP-R100 a legion in the empire for which no camp is left goes to the Interior, and is reduced even in a town", () => {
    const p = lay({ ...occupyAll(), rome: { tripolitania: ["vii_gemina"] } });
    winter(p);
    expect(question(p)).toMatchObject({ ask: "quarters", unit: "vii_gemina" });
    play(p, "station campania");
    expect(now(p, "vii_gemina")).toBe("campania-");
  });

  test("IMP-R99 a leader in the empire stays, or goes with a unit of his zone that is sent home", () => {
    const layout: Layout = {
      year: 170,
      rome: {
        moesia_inferior: ["xiii_gemina", "iv_flavia", "i_italica", "maximianus", "perennis"],
        roma: ["commodus*"],
      },
    };
    const p = lay(layout);
    winter(p);
    expect(question(p)).toMatchObject({ ask: "retinue", rule: "IMP-9.2.2.h", leader: "maximianus", stays: true });
    expect(legal(p)).toEqual(["decline", "go-with iv_flavia", "go-with xiii_gemina", "rest"]);
    // I Italica is at home there.
    expect(reason(p, "go-with i_italica")).toBe("IMP-9.2.2.h goWithSent");
    expect(told(play(p, "go-with iv_flavia"), "went-with")).toMatchObject([
      { rule: "IMP-9.2.2.h", zone: "moesia_superior" },
    ]);
    play(p, "decline");
    expect([at(p, "maximianus"), at(p, "perennis"), p.stack.length]).toEqual(["moesia_superior", "moesia_inferior", 0]);
    const rest = lay(layout);
    winter(rest);
    play(rest, "rest");
    expect([at(rest, "maximianus"), at(rest, "perennis")]).toEqual(["moesia_inferior", "moesia_inferior"]);
  });
});
