/** F4, 9.2.1 and 9.2.2: fleets, and Roman units and leaders in the winter (R37, R38, R41, R98 to R101). */
import { describe, expect, test } from "vitest";
import { DEAD, WITHDRAWN } from "../board.ts";
import type { Event } from "../events/index.ts";
import { own, type Position } from "../position.ts";
import { ENEMY, ROME } from "../sides.ts";
import { eliminate, takeOff } from "../table.ts";
import {
  asked,
  at,
  box,
  byDefault,
  goTo,
  isReduced,
  type Layout,
  lay,
  legal,
  piece,
  play,
  question,
  reason,
  run,
  side,
  told,
  toMove,
} from "../testing/table.ts";
import { augusti } from "../titles.ts";

const winter = (p: Position): Event[] => run(goTo(p, { step: "winterOfRomans" }));
const fleets = (p: Position): Event[] => run(goTo(p, { step: "winterOfRomans" }, { step: "winterOfFleets" }));
/** Where it is and on which face, as a test would say it. */
const now = (p: Position, name: string): string => `${at(p, name)}${isReduced(p, name) ? "-" : ""}`;

/** Units of this side lost this year. */
const lost = (p: Position, whose: typeof ROME, ...names: string[]): Position => {
  for (const name of names) {
    own.at(p)[piece(name)] = DEAD;
    own.side(p)[piece(name)] = whose;
  }
  return p;
};

/** An Enemy unit in every camp there is. */
const CAMPS = box.land.filter((zone) => box.campFrom[zone] <= 170).map((zone) => box.zoneIds[zone]);
const occupyAll = (): Layout => {
  const tribes = ["marcomanni", "quades", "jazyges", "roxolani", "parthes", "chatti"].flatMap((name) =>
    box.unitsOf[box.peopleNumbers.get(name) ?? box.armenia].map((unit) => box.pieceIds[unit]),
  );
  return {
    year: 170,
    war: ["marcomanni", "quades", "jazyges", "roxolani", "parthes", "chatti"],
    enemy: Object.fromEntries(CAMPS.map((name, i) => [name, [tribes[i]]])),
  };
};

describe("fleets (9.2.1)", () => {
  test("IMP-9.2.1.a IMP-9.2.1.b IMP-R37 IMP-R38 IMP-C107 lost at sea in 178: back in 184; its legion returns at once, its leaders do not", () => {
    const p = lay({
      year: 178,
      fleets: { classis_ravennas: "mare_internum_centralis" },
      rome: {
        "aboard-classis_ravennas": ["ii_adiutrix-", "vexillatio_sud_1", "maximianus"],
        roma: ["marcus_aurelius*"],
      },
    });
    const events = fleets(p);
    expect(told(events, "fleet-lost")).toEqual([
      {
        e: "fleet-lost",
        rule: "IMP-9.2.1.a",
        fleet: "classis_ravennas",
        units: ["ii_adiutrix", "vexillatio_sud_1"],
        back: 184,
      },
    ]);
    expect(told(events, "died")).toMatchObject([{ leader: "maximianus", how: "drowned", rule: "IMP-9.2.1.b" }]);
    expect([at(p, "classis_ravennas"), p.due[piece("classis_ravennas")]]).toEqual(["to-come", 184]);
    expect([now(p, "ii_adiutrix"), at(p, "vexillatio_sud_1"), at(p, "maximianus")]).toEqual([
      ...["pannonia_inferior", "box", "gone"],
    ]);
    expect([p.vp[ROME], p.vp[ENEMY]]).toEqual([0, 0]);
  });

  test("IMP-9.2.1.a a fleet in its own port is safe, and whoever is aboard goes ashore", () => {
    const p = lay({ rome: { "aboard-classis_misenensis": ["praetoria_1-", "marcus_aurelius*"] } });
    expect(told(fleets(p), "ashore")).toEqual([
      { e: "ashore", rule: "IMP-3.5.m", pieces: ["praetoria_1", "marcus_aurelius"], zone: "campania" },
    ]);
    // The garrison goes home from there, and its emperor may come with it.
    expect([at(p, "classis_misenensis"), asked(p), at(p, "praetoria_1")]).toEqual(["campania", "retinue", "roma"]);
  });

  test("IMP-9.2.1.a each by itself, and a fleet that is away already is left alone", () => {
    const p = lay({ year: 180, fleets: { classis_misenensis: "mare_internum_occidentalis" } });
    takeOff(p, piece("classis_ravennas"), p.at[piece("lucius_verus")]);
    own.due(p)[piece("classis_ravennas")] = 183;
    expect(told(fleets(p), "fleet-lost").map(({ fleet, back }) => [fleet, back])).toEqual([
      ["classis_misenensis", 186],
    ]);
    expect(p.due[piece("classis_ravennas")]).toBe(183);
  });

  test("IMP-R41 IMP-3.6.n an Augustus who drowns is succeeded at once; nobody who drowns with him is his heir", () => {
    const p = lay({
      fleets: { classis_ravennas: "mare_internum_centralis", classis_misenensis: "mare_internum_occidentalis" },
      rome: {
        "aboard-classis_ravennas": ["helvius_pertinax*"],
        "aboard-classis_misenensis": ["perennis+"],
        dacia: ["commodus+"],
      },
    });
    fleets(p);
    expect([augusti(p), at(p, "helvius_pertinax"), at(p, "perennis")]).toEqual([[piece("commodus")], "gone", "gone"]);
  });
});

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
    expect(question(p)).toMatchObject({ ask: "retinue", leader: "maximianus", stays: true });
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

describe("what quarters do (9.2.2.j to 9.2.2.m, 9.2.2.q to 9.2.2.t)", () => {
  test("IMP-9.2.2.j IMP-9.2.2.k IMP-9.2.2.l IMP-C112 a town or a camp restores, a port does nothing, the open reduces", () => {
    const p = lay({
      rome: {
        belgica: ["i_adiutrix-"],
        cappadocia: ["x_gemina-"],
        cilicia: ["xiv_gemina-", "ii_adiutrix"],
        galatia: ["i_italica", "iv_flavia-"],
      },
    });
    const events = winter(p);
    expect(
      ["i_adiutrix", "x_gemina", "xiv_gemina", "ii_adiutrix", "i_italica", "iv_flavia"].map((name) => now(p, name)),
    ).toEqual([...["belgica", "cappadocia", "cilicia-", "cilicia", "galatia-", "galatia-"]]);
    expect(told(events, "recovered")).toEqual([
      { e: "recovered", rule: "IMP-9.2.2.k", units: ["i_adiutrix", "x_gemina"] },
    ]);
    expect(told(events, "exhausted")).toEqual([
      { e: "exhausted", rule: "IMP-9.2.2.j", units: ["i_italica"], lost: [] },
    ]);
  });

  test.each([
    [168, "noricum-"],
    [169, "noricum"],
  ])("IMP-9.1.a IMP-9.2.2.j IMP-9.2.2.k IMP-C210 Lauriacum in the winter of %i: %s", (year, result) => {
    const p = lay({
      year,
      war: ["marcomanni"],
      rome: { noricum: ["i_adiutrix-"] },
      enemy: { marcomanni: ["marcomanni_1"] },
    });
    winter(p);
    expect(now(p, "i_adiutrix")).toBe(result);
  });

  test("IMP-9.2.2.h IMP-9.2.2.k a unit that goes home from within recovers there; IMP-R101 one from outside does not", () => {
    const p = lay({ war: ["quades"], rome: { moesia_inferior: ["xiii_gemina-"], quades: ["iv_flavia"] } });
    winter(p);
    expect([now(p, "xiii_gemina"), now(p, "iv_flavia")]).toEqual(["dacia", "moesia_superior-"]);
  });

  test("IMP-9.2.2.m IMP-9.2.2.p IMP-C216 rebels stay, and fare as their quarters; their dead come back to their usurper", () => {
    const p = lay({
      enemy: {
        umbria: ["perennis", "i_adiutrix", "x_gemina-"],
        roma: ["maximianus", "praetoria_1-"],
        syria_coele: ["avidius_cassius!"],
      },
    });
    lost(p, ENEMY, "iv_scythica");
    winter(p);
    expect(["i_adiutrix", "x_gemina", "praetoria_1", "iv_scythica"].map((name) => now(p, name))).toEqual([
      ...["umbria-", "umbria-", "roma", "syria_coele"],
    ]);
    expect(side(p, "iv_scythica")).toBe("enemy");
    const bare = lost(lay({ enemy: { galatia: ["avidius_cassius!"] } }), ENEMY, "iv_scythica");
    expect(told(winter(bare), "back-again")).toEqual([
      {
        e: "back-again",
        rule: "IMP-9.2.2.p",
        side: "enemy",
        unit: "iv_scythica",
        zone: "galatia",
        reduced: true,
      },
    ]);
    expect(now(bare, "iv_scythica")).toBe("galatia-");
  });

  test("IMP-9.2.2.p of two usurpers the Enemy chooses; a port will do", () => {
    const p = lay({
      enemy: { galatia: ["avidius_cassius!"], cilicia: ["pescennius_niger!"] },
      claims: { avidius_cassius: { front: "oriental" }, pescennius_niger: { front: "sud" } },
    });
    winter(lost(p, ENEMY, "iv_scythica", "iii_gallica"));
    expect([asked(p), toMove(p)]).toEqual(["revival", "aventine"]);
    expect(question(p)).toMatchObject({ rule: "IMP-9.2.2.p", unit: "iii_gallica", left: 2 });
    expect(legal(p)).toEqual(["station galatia", "station cilicia", "rest"]);
    expect(reason(p, "station arabia")).toBe("IMP-9.2.2.p revivalUsurper");
    play(p, ["station cilicia", "station galatia"]);
    expect([now(p, "iii_gallica"), now(p, "iv_scythica")]).toEqual(["cilicia", "galatia-"]);
  });

  test("IMP-9.2.2.q IMP-9.2.2.r IMP-C113 vexillations: in the wild reduced or lost, from abroad to the nearest camp as they are", () => {
    const p = lay({
      war: ["quades"],
      rome: { galatia: ["vexillatio_sud_1"], umbria: ["vexillatio_rhin_1-"], quades: ["vexillatio_danube_1-"] },
    });
    const events = winter(p);
    // Both camps of Pannonia are next to the Quades.
    expect(question(p)).toMatchObject({ ask: "quarters", unit: "vexillatio_danube_1" });
    events.push(...play(p, "rest"));
    expect(["vexillatio_sud_1", "vexillatio_danube_1", "vexillatio_rhin_1"].map((name) => now(p, name))).toEqual([
      ...["galatia-", "pannonia_superior-", "box"],
    ]);
    expect(told(events, "exhausted")).toMatchObject([{ units: ["vexillatio_sud_1"], lost: ["vexillatio_rhin_1"] }]);
    const normal = lay({ war: ["maetae"], rome: { maetae: ["vexillatio_danube_2", "maximianus"] } });
    winter(normal);
    expect([now(normal, "vexillatio_danube_2"), at(normal, "maximianus")]).toEqual([
      "britannia_deva",
      "britannia_deva",
    ]);
  });

  test("IMP-9.2.2.n IMP-9.2.2.s IMP-9.2.2.t IMP-C217 the dead come home, vexillations do not; a port is no help to these, a town does not restore them", () => {
    const p = lay({
      rome: { belgica: ["vexillatio_danube_2-"], cilicia: ["vexillatio_danube_3"], numidia: ["vexillatio_danube_1"] },
    });
    eliminate(p, piece("vexillatio_danube_1"));
    lost(p, ROME, "ii_traiana", "praetoria_1");
    const events = winter(p);
    expect(
      ["ii_traiana", "praetoria_1", "vexillatio_danube_1", "vexillatio_danube_2", "vexillatio_danube_3"].map((name) =>
        now(p, name),
      ),
    ).toEqual([...["aegyptus", "roma", "box", "belgica-", "cilicia-"]]);
    expect(told(events, "back-again").map(({ rule }) => rule)).toEqual(["IMP-9.2.2.n", "IMP-9.2.2.n"]);
  });

  test("IMP-9.2.2.o a dead legion whose camp is occupied comes back, reduced, in the nearest free one", () => {
    const p = lay({ war: ["gaetuli"], rome: {}, enemy: { numidia: ["gaetuli_1"] } });
    const [event] = told(winter(lost(p, ROME, "iii_augusta")), "back-again");
    // Four zones to Nicopolis, five to Legio.
    expect([now(p, "iii_augusta"), event.rule, p.stack.length]).toEqual(["aegyptus-", "IMP-9.2.2.o", 0]);
  });

  test("IMP-9.2.2.m a rebel vexillation in the wild suffers like any other", () => {
    const p = lay({ enemy: { galatia: ["avidius_cassius!", "vexillatio_oriental_1-", "vexillatio_oriental_2"] } });
    winter(p);
    expect([now(p, "vexillatio_oriental_1"), now(p, "vexillatio_oriental_2")]).toEqual(["box", "galatia-"]);
  });

  test("IMP-6.3.n mutineers are left alone: they neither go home nor suffer nor recover", () => {
    const p = lay({ mutiny: { galatia: ["iv_scythica"], belgica: ["i_minervia-"] } });
    winter(p);
    expect([now(p, "iv_scythica"), now(p, "i_minervia")]).toEqual(["galatia", "belgica-"]);
  });

  test("IMP-TE.13.a whoever was withdrawn returns with the dead: a legion normal in its camp, a vexillation reduced in a camp of its Front", () => {
    const p = lay({ rome: { syria_coele: ["vexillatio_rhin_1", "iv_scythica"] } });
    for (const name of ["vexillatio_rhin_1", "iv_scythica"]) takeOff(p, piece(name), WITHDRAWN);
    winter(p);
    expect(question(p)).toMatchObject({ ask: "revival", unit: "vexillatio_rhin_1" });
    expect(legal(p)).toEqual(["station germania_inferior", "station germania_superior", "station argentorate", "rest"]);
    expect(reason(p, "station dacia")).toBe("IMP-TE.13.a quartersOwnFront");
    play(p, "station argentorate");
    expect([now(p, "iv_scythica"), now(p, "vexillatio_rhin_1")]).toEqual(["syria_coele", "argentorate-"]);
  });
});

test("IMP-6.2.o IMP-R72 Praetorians who are placed in Rome beside an Augustus end the intrigue there", () => {
  const markers = [["intrigue_au_senat", "roma"]] as const;
  const p = lay({ markers, war: ["quades"], rome: { roma: ["marcus_aurelius*"], quades: ["praetoria_1"] } });
  expect(told(winter(p), "lifted")).toMatchObject([{ stratagem: "intrigue_au_senat" }]);
  const dead = lost(lay({ markers, rome: { roma: ["marcus_aurelius*"] } }), ROME, "praetoria_1");
  expect(told(winter(dead), "lifted").length).toBe(1);
});
