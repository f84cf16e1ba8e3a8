/** F2 and F3: Armenia, and the points of the year (4.2.h, 10, R21, R24, R82, R85, R112). */
import { nth } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import type { Event } from "../events/index.ts";
import type { People } from "../peoples.ts";
import { PAX, type Position } from "../position.ts";
import { ENEMY, ROME } from "../sides.ts";
import { at, box, goTo, isReduced, type Layout, lay, run, side, told } from "../testing/table.ts";

/** Lines of a table that has no others of its own: no Augustus in Rome, Praetorians there, a usurper or not. */
const lines = (p: Position): Record<string, number> =>
  Object.fromEntries(told(run(goTo(p, { step: "points" })), "points").map(({ rule, points }) => [rule, points]));

const QUIET = { rome: { roma: ["praetoria_1"] }, armenia: "enemy" } as const;

describe("lines of Rome", () => {
  test("IMP-10.e IMP-10.f IMP-10.g IMP-10.m IMP-10.o IMP-10.r IMP-C115 a tally", () => {
    const p = lay({
      rome: { roma: ["marcus_aurelius*"] },
      armenia: "rome",
      war: ["marcomanni"],
      enemy: { noricum: ["marcomanni_1", "marcomanni_2-"], raetia: ["marcomanni_3"], venetia: ["marcomanni_4"] },
    });
    expect(lines(p)).toEqual({
      "IMP-10.e": 1,
      "IMP-10.f": 1,
      "IMP-10.g": 1,
      "IMP-10.m": 3,
      "IMP-10.o": 1,
      "IMP-10.r": 3,
    });
    expect([p.vp[ROME], p.vp[ENEMY]]).toEqual([3, 7]);
  });

  test("IMP-10.e two Augusti in Rome are worth no more than one, and a Caesar nothing", () => {
    const two = lay({ ...QUIET, rome: { roma: ["marcus_aurelius*", "lucius_verus*", "praetoria_1"] } });
    expect(lines(two)["IMP-10.e"]).toBe(1);
    const caesar = lay({ ...QUIET, rome: { roma: ["commodus+", "praetoria_1"], dacia: ["marcus_aurelius*"] } });
    expect(lines(caesar)["IMP-10.e"]).toBeUndefined();
  });

  test("IMP-10.d IMP-10.h IMP-R85 Peoples pacified by arms: one for a minor, two for a major one", () => {
    const p = lay({
      ...QUIET,
      war: ["roxolani", "chatti", "quades", "parthes", "marcomanni"],
      enemy: { marcomanni: ["marcomanni_1-"] },
      mutiny: { parthes_media: ["parthes_1"] },
    });
    expect(lines(p)).toMatchObject({ "IMP-10.d": 2, "IMP-10.h": 2 });
  });

  test("IMP-10.i IMP-10.s a Pax Romana turn", () => {
    expect(lines(lay({ ...QUIET, flags: PAX }))).toEqual({
      "IMP-10.g": 1,
      "IMP-10.i": 3,
      "IMP-10.n": 1,
      "IMP-10.s": -1,
    });
  });

  test("IMP-3.3.g IMP-10.l IMP-R24 IMP-C034 a Front that is not in reserve with legions outside it: three points, once", () => {
    const p = lay({
      ...QUIET,
      year: 173,
      reserve: ["danube"],
      rome: { roma: ["praetoria_1", "iv_flavia"], belgica: ["viii_augusta", "i_minervia"], dacia: ["xiii_gemina"] },
    });
    expect(lines(p)["IMP-10.l"]).toBe(-3);
    const both = lay({ ...QUIET, rome: { roma: ["praetoria_1", "iv_flavia", "viii_augusta"] } });
    expect(lines(both)["IMP-10.l"]).toBe(-6);
  });

  test("IMP-R24 IMP-3.3.d IMP-3.3.e vexillations, garrison, rebels, mutineers and the dead never count; abroad and aboard do", () => {
    const p = lay({
      ...QUIET,
      rome: { roma: ["praetoria_1", "vexillatio_rhin_1"], dacia: ["urbanae_roma_1"] },
      mutiny: { belgica: ["viii_augusta"] },
    });
    expect(lines(p)["IMP-10.l"]).toBeUndefined();
    const abroad = lay({ ...QUIET, rome: { roma: ["praetoria_1"], quades: ["x_gemina"] }, war: ["quades"] });
    expect(lines(abroad)["IMP-10.l"]).toBe(-3);
    const aboard = lay({ ...QUIET, rome: { roma: ["praetoria_1"], "aboard-classis_ravennas": ["x_gemina"] } });
    expect(lines(aboard)["IMP-10.l"]).toBe(-3);
  });

  test("IMP-3.3.h IMP-10.l a Front that a usurpation has freed costs nothing", () => {
    const p = lay({
      ...QUIET,
      freed: ["oriental"],
      rome: { roma: ["praetoria_1", "iii_gallica"] },
      enemy: { arabia: ["avidius_cassius!", "iii_cyrenaica"] },
    });
    expect(lines(p)["IMP-10.l"]).toBeUndefined();
  });

  test("IMP-9.1.b IMP-10.l a legion in a zone that has joined the East is in its Front", () => {
    const layout: Layout = { ...QUIET, year: 198, rome: { roma: ["praetoria_1"], osrhoene: ["i_parthica"] } };
    expect(lines(lay({ ...layout, grown: true }))["IMP-10.l"]).toBeUndefined();
    expect(lines(lay({ ...layout, grown: false }))["IMP-10.l"]).toBe(-3);
  });

  test("IMP-10.k IMP-10.t IMP-6.3.m IMP-R112 IMP-C190 mutinies, by zone, of Romans and of Parthes", () => {
    const p = lay({
      ...QUIET,
      mutiny: { dacia: ["xiii_gemina", "iv_flavia"], parthes_media: ["parthes_1", "parthes_2"] },
    });
    expect(lines(p)).toMatchObject({ "IMP-10.k": -2, "IMP-10.t": -2 });
    const romans = lay({ ...QUIET, mutiny: { dacia: ["xiii_gemina"], numidia: ["iii_augusta"] } });
    expect([lines(romans)["IMP-10.k"], lines(romans)["IMP-10.t"]]).toEqual([-4, undefined]);
  });
});

describe("lines of the Enemy", () => {
  test("IMP-4.2.a IMP-10.m IMP-10.r IMP-C153 rebels are his but no barbarians", () => {
    const p = lay({
      ...QUIET,
      war: ["marcomanni"],
      enemy: { arabia: ["avidius_cassius!", "iii_cyrenaica", "vi_ferrata"], noricum: ["marcomanni_1", "marcomanni_2"] },
    });
    expect(lines(p)["IMP-10.m"]).toBe(2);
    expect(lines(p)["IMP-10.r"]).toBeUndefined();
  });

  test("IMP-10.m outside the empire nothing is to be had", () => {
    const p = lay({ ...QUIET, war: ["marcomanni"], enemy: { quades: ["marcomanni_1"], marcomanni: ["marcomanni_2"] } });
    expect(lines(p)["IMP-10.m"]).toBeUndefined();
  });

  test("IMP-10.o no Praetorians in Rome; a rebel or mutinous unit there is there", () => {
    expect(lines(lay({ ...QUIET, rome: { dacia: ["praetoria_1"] } }))["IMP-10.o"]).toBe(1);
    const second = lay({ ...QUIET, rome: { dacia: ["praetoria_1"], roma: ["praetoria_2"] } });
    expect(lines(second)["IMP-10.o"]).toBeUndefined();
    expect(lines(lay({ armenia: "enemy", mutiny: { roma: ["praetoria_1"] } }))["IMP-10.o"]).toBeUndefined();
    const rebel = lay({ armenia: "enemy", enemy: { roma: ["didius_julianus!", "praetoria_1"] } });
    expect(lines(rebel)["IMP-10.o"]).toBeUndefined();
    expect(lines(lay({ ...QUIET, rome: { roma: ["urbanae_roma_1"] } }))["IMP-10.o"]).toBe(1);
  });

  test("IMP-4.5G.q IMP-10.g IMP-10.q IMP-C166 a civil war", () => {
    const p = lay({ ...QUIET, enemy: { arabia: ["avidius_cassius!"] } });
    expect(lines(p)).toEqual({ "IMP-10.n": 1, "IMP-10.q": 3 });
  });

  test("IMP-10.j IMP-10.p IMP-10.q IMP-10.x IMP-C220 counters on the map and a civil war", () => {
    const p = lay({
      ...QUIET,
      enemy: { arabia: ["avidius_cassius!"] },
      markers: [
        ["coup_etat_parthe", "parthes_babylonia"],
        ["intrigue_au_senat", "roma"],
      ],
    });
    expect(lines(p)).toEqual({ "IMP-10.j": 3, "IMP-10.n": 1, "IMP-10.p": 2, "IMP-10.q": 3 });
    expect([p.vp[ROME], p.vp[ENEMY]]).toEqual([3, 6]);
  });

  test("IMP-10.n IMP-10.f IMP-S.h IMP-C230 nobody scores for Armenia where it is not used", () => {
    const p = lay({ scenario: "s1_avidius_cassius", asSetUp: true });
    const scored = lines(p);
    expect([scored["IMP-10.f"], scored["IMP-10.n"]]).toEqual([undefined, undefined]);
  });

  test("IMP-2.F.a lines that are worth nothing are not told", () => {
    const quiet = lay({ ...QUIET, enemy: { arabia: ["avidius_cassius!"] }, armenia: "rome" });
    expect(lines(quiet)).toEqual({ "IMP-10.f": 1, "IMP-10.q": 3 });
  });
});

describe("Armenia (F2)", () => {
  const before = nth<People>(box.armenia - 1);
  const conquer = (p: Position): Event[] =>
    run(goTo(p, { step: "winterOfPeoples", people: before }, { step: "points" }, { step: "armenia" }));

  test("IMP-4.2.h IMP-4.2.i IMP-10.n IMP-R82 IMP-C116 the other side alone holds it: it turns, scores, and has its unit again", () => {
    const p = lay({
      armenia: "rome",
      war: ["parthes"],
      rome: { roma: ["praetoria_1"] },
      enemy: { armenia: ["parthes_1", "parthes_2"] },
    });
    const events = conquer(p);
    expect(told(events, "armenia")).toEqual([{ e: "armenia", rule: "IMP-4.2.h", side: "enemy" }]);
    expect(told(events, "points").find(({ rule }) => rule === "IMP-10.n")).toMatchObject({ side: "enemy", points: 1 });
    expect([at(p, "armenia_1"), side(p, "armenia_1")]).toEqual(["armenia", "enemy"]);
  });

  test("IMP-4.2.h IMP-4.2.j IMP-9.2.4.i IMP-9.2.4.k IMP-C155 nobody holds it: the status stays, and the unit is back", () => {
    const p = lay({ armenia: "enemy", rome: { roma: ["praetoria_1"] } });
    const events = conquer(p);
    expect(told(events, "armenia")).toEqual([]);
    expect([p.armenia, at(p, "armenia_1"), isReduced(p, "armenia_1"), side(p, "armenia_1")]).toEqual([
      ...[ENEMY, "armenia", false, "enemy"],
    ]);
    expect(told(events, "mustered")).toMatchObject([{ rule: "IMP-9.2.4.i", people: "armenia", side: "enemy" }]);
  });

  test("IMP-R82 not while a unit of its holder, or its own, is there; a leader alone conquers nothing", () => {
    const own: Layout = {
      armenia: "rome",
      war: ["parthes"],
      rome: { armenia: ["armenia_1-"] },
      enemy: { armenia: ["parthes_1"] },
    };
    expect(run(goTo(lay(own), { step: "armenia" }))).toEqual([]);
    const legion: Layout = { ...own, rome: { armenia: ["iii_gallica"] } };
    expect(run(goTo(lay(legion), { step: "armenia" }))).toEqual([]);
    const leader: Layout = { ...own, rome: {}, enemy: { armenia: ["chosroes"] } };
    expect(run(goTo(lay(leader), { step: "armenia" }))).toEqual([]);
    const romans = lay({ armenia: "enemy", rome: { armenia: ["iii_gallica"] } });
    expect(run(goTo(romans, { step: "armenia" }))).toMatchObject([{ e: "armenia", side: "rome" }]);
  });
});
