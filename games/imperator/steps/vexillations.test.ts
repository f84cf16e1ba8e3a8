/** C.R3: vexillations are formed and dissolved (3.4, 9.1.d, R27, R28, R29). */
import { describe, expect, test } from "vitest";
import { own, type Position } from "../position.ts";
import {
  asked,
  at,
  box,
  byDefault,
  front,
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
  why,
} from "../testing/table.ts";
import { spareOf } from "../vexillations.ts";

const ask = (layout: Layout): Position => {
  const p = goTo(lay(layout), { step: "vexillations" });
  run(p);
  return p;
};

const RHINE = {
  germania_inferior: ["i_minervia", "xxx_ulpia"],
  germania_superior: ["xxii_primigenia"],
  argentorate: ["viii_augusta"],
} as const;

describe("forming one (3.4.c)", () => {
  test("IMP-3.4.c IMP-2.C.d IMP-C037 three legions of a Front are reduced, and it stands, normal, with one of them", () => {
    const p = ask({ rome: RHINE });
    expect([asked(p), toMove(p), byDefault(p)]).toEqual(["vexillations", "capitoline", "done"]);
    expect(legal(p)).toEqual(["done", "detach rhin"]);
    play(p, "detach rhin");
    expect(question(p)).toMatchObject({ ask: "detaching", front: "rhin", left: 3 });
    expect(legal(p)).toEqual([
      ...["weaken i_minervia", "weaken viii_augusta", "weaken xxii_primigenia", "weaken xxx_ulpia"],
      "rest",
    ]);
    expect(reason(p, "station germania_inferior")).toBe("IMP-3.4.c detachFirst");
    play(p, ["weaken i_minervia", "weaken viii_augusta", "weaken xxx_ulpia"]);
    expect(question(p)).toMatchObject({ ask: "detaching", left: 0 });
    expect(reason(p, "weaken xxii_primigenia")).toBe("IMP-3.4.c weakenEnough");
    expect(reason(p, "station germania_superior")).toBe("IMP-3.4.c detachZone");
    expect(legal(p)).toEqual(["station germania_inferior", "station argentorate", "rest"]);
    expect(told(play(p, "station germania_inferior"), "detached")).toEqual([
      {
        e: "detached",
        rule: "IMP-3.4.c",
        unit: "vexillatio_rhin_1",
        zone: "germania_inferior",
        legions: ["i_minervia", "viii_augusta", "xxx_ulpia"],
      },
    ]);
    expect(["i_minervia", "viii_augusta", "xxx_ulpia", "xxii_primigenia"].map((name) => isReduced(p, name))).toEqual([
      ...[true, true, true, false],
    ]);
    expect([at(p, "vexillatio_rhin_1"), side(p, "vexillatio_rhin_1"), isReduced(p, "vexillatio_rhin_1")]).toEqual([
      ...["germania_inferior", "rome", false],
    ]);
  });

  test("IMP-3.4.c the rest by itself: the first legions, and the zone of the first of them", () => {
    const p = ask({ rome: RHINE });
    play(p, "detach rhin");
    expect(byDefault(p)).toBe("rest");
    play(p, "rest");
    expect(["i_minervia", "viii_augusta", "xxii_primigenia"].every((name) => isReduced(p, name))).toBe(true);
    expect([at(p, "vexillatio_rhin_1"), isReduced(p, "xxx_ulpia")]).toEqual(["germania_inferior", false]);
  });

  test("IMP-3.4.c with three legions in one zone nothing more is asked", () => {
    const p = ask({ rome: { pannonia_superior: ["i_adiutrix", "x_gemina", "xiv_gemina"] } });
    play(p, "detach danube");
    expect([at(p, "vexillatio_danube_1"), asked(p)]).toEqual(["pannonia_superior", "vexillations"]);
  });

  test("IMP-3.4.c IMP-3.4.g IMP-R28 who gives no men: another Front's, away, reduced, rebel, mutinous, no legion", () => {
    const p = ask({
      rome: {
        pannonia_superior: ["i_adiutrix", "x_gemina", "xiv_gemina", "ii_adiutrix-", "vexillatio_danube_1"],
        dacia: ["xiii_gemina"],
        roma: ["iv_flavia", "praetoria_1"],
        argentorate: ["viii_augusta"],
      },
      enemy: { moesia_superior: ["avidius_cassius!", "vii_claudia"] },
      mutiny: { moesia_inferior: ["xi_claudia"] },
    });
    play(p, "detach danube");
    expect(legal(p, "weaken")).toEqual([
      ...["weaken i_adiutrix", "weaken x_gemina", "weaken xiv_gemina", "weaken xiii_gemina"],
    ]);
    expect(reason(p, "weaken viii_augusta")).toBe("IMP-3.4.c weakenOtherFront");
    expect(reason(p, "weaken iv_flavia")).toBe("IMP-3.4.g weakenAway");
    expect(reason(p, "weaken ii_adiutrix")).toBe("IMP-3.4.c weakenReduced");
    expect(reason(p, "weaken vii_claudia")).toBe("IMP-3.4.c weakenNotLoyal");
    expect(reason(p, "weaken xi_claudia")).toBe("IMP-3.4.c weakenNotLoyal");
    expect(reason(p, "weaken i_italica")).toBe("IMP-3.4.c weakenNotLoyal");
    expect(reason(p, "weaken praetoria_1")).toBe("IMP-3.4.c weakenLegion");
    expect(reason(p, "weaken vexillatio_danube_1")).toBe("IMP-3.4.c weakenLegion");
  });

  test("IMP-3.4.c with two legions there is none", () => {
    const p = ask({ rome: { ...RHINE, britannia_deva: ["vi_victrix", "xx_valeria_victrix"], roma: ["ii_augusta"] } });
    expect(reason(p, "detach bretagne")).toBe("IMP-3.4.c detachThree");
    expect(reason(p, "detach sud")).toBe("IMP-3.4.c detachThree");
  });

  const SIX = {
    danube: ["vexillatio_danube_1", "vexillatio_danube_2", "vexillatio_danube_3"],
    others: ["vexillatio_bretagne_1", "vexillatio_rhin_1", "vexillatio_oriental_1"],
  };
  const pannonia = ["i_adiutrix", "x_gemina", "xiv_gemina"];

  test("IMP-3.4.b IMP-4.5G.m IMP-C038 no seventh on the map, unless a usurpation is in progress", () => {
    const six = { roma: [...SIX.danube, ...SIX.others], pannonia_superior: pannonia };
    expect(why(goTo(lay({ year: 170, rome: six }), { step: "vexillations" }), "detach danube")).toBe("IMP-3.4.b");
    const war = goTo(lay({ year: 170, rome: six, enemy: { arabia: ["avidius_cassius!"] } }), { step: "vexillations" });
    expect(why(war, "detach danube")).toBe("legal");
    const held = goTo(
      lay({ year: 170, rome: { roma: SIX.danube, pannonia_superior: pannonia }, mutiny: { raetia: SIX.others } }),
      { step: "vexillations" },
    );
    expect(reason(held, "detach danube")).toBe("IMP-3.4.b vexillationsSix");
  });

  test("IMP-3.4.b IMP-R27 rebel ones count for the counters of their Front", () => {
    const p = lay({
      rome: RHINE,
      enemy: { arabia: ["avidius_cassius!", "vexillatio_rhin_1"] },
    });
    expect(reason(goTo(p, { step: "vexillations" }), "detach rhin")).toBe("IMP-3.4.b vexillationsSpent");
  });

  test("IMP-3.4.b IMP-R27 more than six may stay when the usurpation is over, but no new one is made", () => {
    const seven = [...SIX.danube, ...SIX.others, "vexillatio_sud_1"];
    const p = goTo(lay({ year: 170, rome: { roma: seven, pannonia_superior: pannonia } }), { step: "vexillations" });
    expect(reason(p, "detach danube")).toBe("IMP-3.4.b vexillationsSix");
  });

  test.each([
    [169, false],
    [170, true],
  ])("IMP-3.4.b IMP-9.1.d IMP-TD.h IMP-C136 with three of the Danube on the map a fourth in %i: %s", (year, able) => {
    const p = lay({ year, rome: { roma: SIX.danube, pannonia_superior: pannonia } });
    expect(why(goTo(p, { step: "vexillations" }), "detach danube")).toBe(able ? "legal" : "IMP-3.4.b");
  });

  test.each([
    ["danube", 169, 3],
    ["danube", 170, 4],
    ["oriental", 196, 2],
    ["oriental", 197, 3],
  ])("IMP-9.1.d IMP-TD.h IMP-C211 counters of %s in %i: %i", (name, year, count) => {
    const p = lay({ year });
    let spare = 0;
    for (let unit = spareOf(p, front(name)); unit !== undefined; unit = spareOf(p, front(name))) {
      spare++;
      own.at(p)[unit] = box.roma;
    }
    expect(spare).toBe(count);
  });

  test("IMP-S.h dated counters of years before the scenario are there even without reinforcements", () => {
    const p = lay({ scenario: "s1_avidius_cassius" });
    for (const name of SIX.danube) own.at(p)[piece(name)] = box.roma;
    expect(spareOf(p, front("danube"))).toBe(piece("vexillatio_danube_4"));
    expect(spareOf(p, front("bretagne"))).toBe(piece("vexillatio_bretagne_1"));
  });
});

describe("dissolving one (3.4.d to 3.4.g)", () => {
  const danube = (vexillation: string) => ({
    rome: {
      dacia: ["xiii_gemina-", vexillation],
      moesia_inferior: ["i_italica-", "v_macedonica-"],
      moesia_superior: ["iv_flavia-", "vii_claudia"],
    },
  });

  test("IMP-3.4.e IMP-C039 a normal one restores three, that of its zone among them", () => {
    const p = ask(danube("vexillatio_danube_1"));
    expect(legal(p)).toEqual(["done", "dissolve vexillatio_danube_1"]);
    play(p, "dissolve vexillatio_danube_1");
    expect([at(p, "vexillatio_danube_1"), side(p, "vexillatio_danube_1")]).toEqual(["box", null]);
    expect(question(p)).toMatchObject({ ask: "dissolving", front: "danube", left: 3 });
    expect(legal(p)).toEqual([
      ...["restore xiii_gemina", "restore i_italica", "restore iv_flavia", "restore v_macedonica", "rest"],
    ]);
    play(p, ["restore i_italica", "restore iv_flavia"]);
    // Only he is left who must be: nobody is asked.
    expect(["i_italica", "iv_flavia", "xiii_gemina", "v_macedonica"].map((name) => isReduced(p, name))).toEqual([
      ...[false, false, false, true],
    ]);
    expect(asked(p)).toBe("vexillations");
  });

  test("IMP-3.4.f IMP-C039 a reduced one restores two", () => {
    const p = ask(danube("vexillatio_danube_1-"));
    play(p, "dissolve vexillatio_danube_1");
    expect(question(p)).toMatchObject({ left: 2 });
    expect(byDefault(p)).toBe("rest");
    play(p, "rest");
    expect(["xiii_gemina", "i_italica", "iv_flavia", "v_macedonica"].map((name) => isReduced(p, name))).toEqual([
      ...[false, false, true, true],
    ]);
  });

  test("IMP-3.4.d where two stand with it the last choice is between them, if neither has been chosen", () => {
    const p = ask({
      rome: {
        moesia_inferior: ["i_italica-", "v_macedonica-", "vexillatio_danube_1-"],
        dacia: ["xiii_gemina-"],
        moesia_superior: ["iv_flavia-"],
      },
    });
    play(p, ["dissolve vexillatio_danube_1", "restore xiii_gemina"]);
    expect(reason(p, "restore iv_flavia")).toBe("IMP-3.4.d restoreHereFirst");
    expect(legal(p)).toEqual(["restore i_italica", "restore v_macedonica", "rest"]);
    play(p, "restore v_macedonica");
    expect(asked(p)).toBe("nothing");
    expect([isReduced(p, "i_italica"), isReduced(p, "v_macedonica"), isReduced(p, "iv_flavia")]).toEqual([
      ...[true, false, true],
    ]);
    const early = ask({
      rome: {
        moesia_inferior: ["i_italica-", "vexillatio_danube_1-"],
        dacia: ["xiii_gemina-"],
        raetia: ["iv_flavia-"],
      },
    });
    play(early, ["dissolve vexillatio_danube_1", "restore i_italica"]);
    expect(why(early, "restore iv_flavia")).toBe("legal");
  });

  test("IMP-3.4.e IMP-R29 where fewer are reduced all of them are restored, unasked", () => {
    const p = ask({ rome: { dacia: ["xiii_gemina-", "vexillatio_danube_1"], raetia: ["iv_flavia-"] } });
    expect(told(play(p, "dissolve vexillatio_danube_1"), "restored")).toEqual([
      { e: "restored", rule: "IMP-3.4.e", units: ["xiii_gemina", "iv_flavia"] },
    ]);
  });

  test("IMP-3.4.e IMP-3.4.g who is not restored: of another Front, away, rebel, normal", () => {
    const p = ask({
      rome: {
        dacia: ["xiii_gemina-", "vexillatio_danube_1-", "viii_augusta-"],
        moesia_superior: ["iv_flavia-", "vii_claudia"],
        raetia: ["i_italica-"],
        roma: ["x_gemina-"],
      },
      enemy: { pannonia_superior: ["avidius_cassius!", "xiv_gemina-"] },
    });
    play(p, "dissolve vexillatio_danube_1");
    expect(reason(p, "restore viii_augusta")).toBe("IMP-3.4.e restoreLegion");
    expect(reason(p, "restore x_gemina")).toBe("IMP-3.4.g restoreAway");
    expect(reason(p, "restore xiv_gemina")).toBe("IMP-3.4.e restoreNotLoyal");
    expect(reason(p, "restore vii_claudia")).toBe("IMP-3.4.e restoreNormal");
  });

  test("IMP-3.4.a IMP-3.4.d IMP-3.4.g IMP-C135 where and when", () => {
    const p = lay({
      rome: {
        dacia: ["xiii_gemina-", "vexillatio_danube_1"],
        moesia_superior: ["iv_flavia", "vexillatio_danube_2"],
        roma: ["x_gemina-", "vexillatio_danube_3"],
        numidia: ["iii_augusta-", "vexillatio_oriental_1"],
      },
      enemy: { arabia: ["avidius_cassius!", "vexillatio_oriental_2", "iii_cyrenaica-"] },
    });
    goTo(p, { step: "vexillations" });
    expect(why(p, "dissolve vexillatio_danube_1")).toBe("legal");
    expect(reason(p, "dissolve vexillatio_danube_2")).toBe("IMP-3.4.d dissolveBesideReduced");
    expect(reason(p, "dissolve vexillatio_danube_3")).toBe("IMP-3.4.g dissolveAway");
    expect(reason(p, "dissolve vexillatio_oriental_1")).toBe("IMP-3.4.g dissolveAway");
    expect(reason(p, "dissolve vexillatio_oriental_2")).toBe("IMP-3.4.a dissolveNotYours");
    expect(reason(p, "dissolve vexillatio_sud_1")).toBe("IMP-3.4.a dissolveNotYours");
    expect(reason(p, "dissolve xiii_gemina")).toBe("IMP-3.4.d dissolveVexillation");
    // In Phase E there is no such act.
    goTo(p, { step: "movement", side: p.initiative });
    expect(why(p, "dissolve vexillatio_danube_1")).not.toBe("legal");
  });
});

test("IMP-3.4.a nothing to form and nothing to dissolve: nobody is asked", () => {
  expect(ask({ rome: { roma: ["praetoria_1"] } }).stack).toEqual([]);
});
