/** F4, 9.2.2: what winter quarters do to Roman units, and how they come back from the dead (R98, R101). */
import { describe, expect, test } from "vitest";
import { WITHDRAWN } from "../board.ts";
import { ENEMY, ROME } from "../sides.ts";
import { eliminate, takeOff } from "../table.ts";
import {
  asked,
  at,
  box,
  type Layout,
  lay,
  legal,
  piece,
  play,
  question,
  reason,
  side,
  told,
  toMove,
} from "../testing/table.ts";
import { lost, now, occupyAll, winter } from "../testing/winter.ts";

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

  test("IMP-9.2.2.j IMP-9.2.2.k where nobody suffers or recovers nothing is told", () => {
    expect(winter(lay({ rome: { roma: ["praetoria_1"], cilicia: ["xiv_gemina-"], galatia: ["iv_flavia-"] } }))).toEqual(
      [],
    );
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

  test("IMP-TE.13.a IMP-R100 where all camps of its Front are occupied it has any other, and where all are, the Interior", () => {
    const away = (layout: Layout) => {
      const p = lay({ ...layout, rome: { syria_coele: ["vexillatio_rhin_1"] } });
      takeOff(p, piece("vexillatio_rhin_1"), WITHDRAWN);
      winter(p);
      return p;
    };
    const rhine = away({
      war: ["chatti"],
      enemy: { germania_inferior: ["chatti_1"], germania_superior: ["chatti_2"], argentorate: ["chatti_3"] },
    });
    expect(legal(rhine)).toContain("station dacia");
    expect(legal(rhine)).not.toContain("station argentorate");
    const everywhere = away(occupyAll());
    expect(legal(everywhere)).toContain("station umbria");
    expect(reason(everywhere, "station dacia")).toBe("IMP-9.2.2.c quartersInterior");
  });

  test("IMP-9.2.2.o of two camps as near Rome chooses", () => {
    const p = lay({ war: ["marcomanni"], year: 170, enemy: { pannonia_superior: ["marcomanni_1"] } });
    winter(lost(p, ROME, "x_gemina"));
    expect(legal(p)).toEqual(["station noricum", "station pannonia_inferior", "rest"]);
    expect(reason(p, "station dacia")).toBe("IMP-9.2.2.b quartersNearest");
  });

  test("IMP-9.2.2.d where every town of the Interior is occupied any of them will do", () => {
    const tribes = box.peoples.filter((each) => each !== box.armenia);
    const units = tribes.flatMap((each) => box.unitsOf[each]).map((unit) => box.pieceIds[unit]);
    const p = lay({
      war: tribes.map((each) => box.peopleIds[each]),
      enemy: Object.fromEntries(box.interior.map((zone, i) => [box.zoneIds[zone], [units[i]]])),
    });
    winter(lost(p, ROME, "praetoria_1"));
    expect(legal(p)).toContain("station roma");
    expect(legal(p)).not.toContain("station umbria");
  });
});

test("IMP-6.2.o IMP-R72 Praetorians who are placed in Rome beside an Augustus end the intrigue there", () => {
  const markers = [["intrigue_au_senat", "roma"]] as const;
  const p = lay({ markers, war: ["quades"], rome: { roma: ["marcus_aurelius*"], quades: ["praetoria_1"] } });
  expect(told(winter(p), "lifted")).toMatchObject([{ stratagem: "intrigue_au_senat" }]);
  const dead = lost(lay({ markers, rome: { roma: ["marcus_aurelius*"] } }), ROME, "praetoria_1");
  expect(told(winter(dead), "lifted").length).toBe(1);
});
