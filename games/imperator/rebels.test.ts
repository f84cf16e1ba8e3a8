import { describe, expect, test } from "vitest";
import { DEAD } from "./board.ts";
import { own } from "./position.ts";
import { comeOver, followersIn, reviewLoyalty } from "./rebels.ts";
import { ENEMY, ROME } from "./sides.ts";
import { GROUP, isMarked, MOVED, mark } from "./table.ts";
import { at, check, front, isReduced, lay, piece, side, told, zone } from "./testing/table.ts";
import { CIVIL_WAR, die, fallTogether, holders, TWO_USURPERS } from "./testing/usurping.ts";
import { CAESAR, GUARD, isFreed, USURPER } from "./titles.ts";

describe("failure", () => {
  test("IMP-4.5F.a IMP-R63 IMP-R25 with the usurper all rebels are loyal where they are, the dead of this turn too", () => {
    const p = lay({
      ...CIVIL_WAR,
      enemy: { ...CIVIL_WAR.enemy, cappadocia: ["valerius_valerianus", "xii_fulminata-"] },
    });
    const dead = piece("xv_apollinaris");
    own.side(p)[dead] = ENEMY;
    own.at(p)[dead] = DEAD;
    const events = die(p, "pescennius_niger", "natural");
    expect(told(events, "usurpation-failed")).toMatchObject([{ leader: "pescennius_niger", rule: "IMP-4.5F.a" }]);
    for (const name of ["iv_scythica", "iii_gallica", "asellius_aemilianus", "valerius_valerianus", "xii_fulminata"])
      expect(side(p, name), name).toBe("rome");
    expect(side(p, "xv_apollinaris")).toBe("rome");
    expect([at(p, "iii_gallica"), isReduced(p, "xii_fulminata")]).toEqual(["syria_phoenice", true]);
    expect([p.freed, p.claim[piece("pescennius_niger")], holders(p, USURPER)]).toEqual([0, 0, []]);
  });

  test("IMP-C092 IMP-4.5D.f IMP-R63 of two usurpers both must die: what the first had is the other's", () => {
    const p = lay(TWO_USURPERS);
    const events = die(p, "clodius_albinus", "civil");
    expect(told(events, "usurpation-failed")).toEqual([]);
    expect([side(p, "pescennius_niger"), side(p, "iv_scythica")]).toEqual(["enemy", "enemy"]);
    expect(told(die(p, "pescennius_niger", "civil"), "usurpation-failed")).toHaveLength(1);
    expect(side(p, "iv_scythica")).toBe("rome");
  });

  test("IMP-C170 IMP-4.5D.d IMP-4.5D.f a usurper's leaders and units serve the other when he dies", () => {
    const p = lay({
      ...TWO_USURPERS,
      enemy: { syria_coele: ["pescennius_niger!", "clodius_albinus!", "iv_scythica", "ii_augusta"] },
    });
    die(p, "clodius_albinus", "assassinated");
    expect([side(p, "ii_augusta"), side(p, "iv_scythica")]).toEqual(["enemy", "enemy"]);
  });

  test("IMP-4.5D.f two usurpers who fall together have failed once, and the second of them fails it", () => {
    const p = lay({
      ...TWO_USURPERS,
      enemy: { syria_coele: ["pescennius_niger!", "clodius_albinus!", "iv_scythica"] },
    });
    const events = fallTogether(p, ["pescennius_niger", "clodius_albinus"], "civil");
    expect(told(events, "usurpation-failed")).toHaveLength(1);
    expect([side(p, "iv_scythica"), p.vp[ROME]]).toEqual(["rome", 2]);
  });

  test("IMP-10.b who falls with the usurper has died a rebel: he counts for Rome", () => {
    const p = lay({
      ...CIVIL_WAR,
      enemy: { syria_coele: ["pescennius_niger!", "laetus", "fabius_cilo", "iv_scythica"] },
      rome: {},
    });
    fallTogether(p, ["pescennius_niger", "laetus", "fabius_cilo"], "civil");
    expect([p.vp[ROME], p.vp[ENEMY], side(p, "iv_scythica")]).toEqual([3, 0, "rome"]);
  });

  test("IMP-4.5F.a the death of another rebel leader is no failure", () => {
    const p = lay(CIVIL_WAR);
    expect(told(die(p, "asellius_aemilianus", "natural"), "usurpation-failed")).toEqual([]);
    expect(side(p, "iv_scythica")).toBe("enemy");
  });
});

describe("rebel units without a rebel leader", () => {
  test("IMP-C089 IMP-4.3.b IMP-R58 are loyal at once when he is murdered", () => {
    const p = lay({
      ...CIVIL_WAR,
      enemy: { ...CIVIL_WAR.enemy, arabia: ["marius_maximus", "iii_cyrenaica", "x_fretensis", "vi_ferrata-"] },
    });
    const events = die(p, "marius_maximus", "assassinated");
    expect(told(events, "loyal-again")).toMatchObject([
      { rule: "IMP-4.3.b", zone: "arabia", leaders: [], units: ["vi_ferrata", "x_fretensis", "iii_cyrenaica"] },
    ]);
    expect([p.units[3 * zone("arabia") + ROME], p.units[3 * zone("arabia") + ENEMY]]).toEqual([3, 0]);
    expect(side(p, "iii_gallica")).toBe("enemy");
  });

  test("IMP-4.3.b not while another rebel leader is with them", () => {
    const p = lay({
      ...CIVIL_WAR,
      enemy: { ...CIVIL_WAR.enemy, arabia: ["marius_maximus", "laetus", "iii_cyrenaica"] },
    });
    die(p, "marius_maximus", "assassinated");
    expect(side(p, "iii_cyrenaica")).toBe("enemy");
    expect(reviewLoyalty(p, zone("arabia"), () => {})).toBe(false);
  });

  test("IMP-4.3.b it is looked at whenever somebody asks, and Peoples are no rebels", () => {
    const p = lay({
      ...CIVIL_WAR,
      war: ["parthes"],
      enemy: { ...CIVIL_WAR.enemy, arabia: ["iii_cyrenaica"], parthes_babylonia: ["parthes_1"] },
    });
    expect(reviewLoyalty(p, zone("parthes_babylonia"), () => {})).toBe(false);
    expect(reviewLoyalty(p, zone("arabia"), () => {})).toBe(true);
    expect([side(p, "iii_cyrenaica"), side(p, "parthes_1")]).toEqual(["rome", "enemy"]);
    check(p);
  });
});

describe("coming over", () => {
  const nobody = () => {};
  test("IMP-4.5G.a IMP-R53 IMP-R42 a Caesar loses title and guard, an Augustus and mutineers stay behind", () => {
    const p = lay({
      ...CIVIL_WAR,
      rome: { cappadocia: ["septimius_severus*", "caracalla+", "laetus", "xii_fulminata"] },
      mutiny: { cappadocia: ["xv_apollinaris"] },
      markers: [["mutinerie", "cappadocia"]],
      guard: "caracalla",
    });
    comeOver(p, followersIn(p, zone("cappadocia")), piece("pescennius_niger"), "IMP-4.5G.a", nobody);
    check(p);
    expect(["caracalla", "laetus", "xii_fulminata"].map((name) => side(p, name))).toEqual(["enemy", "enemy", "enemy"]);
    expect([side(p, "septimius_severus"), side(p, "xv_apollinaris")]).toEqual(["rome", "mutiny"]);
    expect([holders(p, CAESAR), holders(p, GUARD)]).toEqual([[], []]);
  });

  test("IMP-3.3.h IMP-R25 the Front of a band is freed, wherever its unit joins; the garrison frees none", () => {
    const p = lay({ ...CIVIL_WAR, freed: [], rome: { cappadocia: ["x_gemina", "vexillatio_rhin_1", "praetoria_1"] } });
    comeOver(p, followersIn(p, zone("cappadocia")), piece("pescennius_niger"), "IMP-4.5G.a", nobody);
    expect(p.freed).toBe((1 << front("rhin")) | (1 << front("danube")));
  });

  test("IMP-R25 by the other reading it is the Front in which they join, and none elsewhere", () => {
    const options = { freedFronts: "place" };
    const p = lay({
      ...CIVIL_WAR,
      options,
      freed: [],
      rome: { cappadocia: ["x_gemina"], roma: ["xiv_gemina"], numidia: ["praetoria_1"] },
    });
    for (const where of ["roma", "numidia"])
      comeOver(p, followersIn(p, zone(where)), piece("pescennius_niger"), "IMP-4.5G.a", nobody);
    expect(p.freed).toBe(0);
    comeOver(p, followersIn(p, zone("cappadocia")), piece("pescennius_niger"), "IMP-4.5G.a", nobody);
    expect([isFreed(p, front("oriental")), isFreed(p, front("danube"))]).toEqual([true, false]);
  });

  test("IMP-R31 who has moved has moved, but he is in nobody's group any more", () => {
    const p = lay({ ...CIVIL_WAR, rome: { cappadocia: ["x_gemina"] } });
    mark(p, piece("x_gemina"), MOVED | GROUP);
    comeOver(p, [piece("x_gemina")], piece("pescennius_niger"), "IMP-4.5G.i", nobody);
    expect([isMarked(p, piece("x_gemina"), MOVED), isMarked(p, piece("x_gemina"), GROUP)]).toEqual([true, false]);
  });
});
