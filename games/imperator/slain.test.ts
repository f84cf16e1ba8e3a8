import { describe, expect, test } from "vitest";
import { onMap } from "./board.ts";
import type { Death } from "./events/shapes.ts";
import { DIDIUS_DUE, isFlagged, PAX, PAX_BROKEN, PERTINAX_HUNTED, SUCCESS } from "./position.ts";
import { ENEMY, ROME } from "./sides.ts";
import { asked, at, type Layout, lay, piece, side, told } from "./testing/table.ts";
import { CIVIL_WAR, die, fallTogether, holders } from "./testing/usurping.ts";
import { AUGUSTUS, CAESAR, GUARD } from "./titles.ts";

const FOREIGN: Layout = { year: 170, war: ["parthes", "quades", "marcomanni", "maetae"] };

describe("who scores", () => {
  test.each<[Death, number]>([
    ["battle", 1],
    ["civil", 1],
    ["assassinated", 1],
    ["natural", 0],
    ["plague", 0],
    ["lone", 0],
    ["drowned", 0],
    ["stranded", 0],
  ])("IMP-10.b IMP-10.c IMP-R95 IMP-R96 death by %s is worth %d to the other side", (how, points) => {
    const p = lay(CIVIL_WAR);
    const events = die(p, "fabius_cilo", how);
    expect([p.vp[ROME], p.vp[ENEMY]]).toEqual([0, points]);
    expect(told(events, "points").map(({ rule }) => rule)).toEqual(points ? ["IMP-10.c"] : []);
    die(p, "asellius_aemilianus", how);
    expect([p.vp[ROME], p.vp[ENEMY]]).toEqual([points, points]);
    expect(at(p, "fabius_cilo")).toBe("gone");
  });

  test("IMP-10.b a foreign leader counts for Rome, even one who will come back", () => {
    const p = lay({ ...FOREIGN, enemy: { quades: ["quades_chief_1"] } });
    die(p, "quades_chief_1", "assassinated");
    expect(p.vp[ROME]).toBe(1);
  });

  test("IMP-R96 nobody scores for a leader of a People at peace", () => {
    const p = lay({ peoples: { quades: ["quades_chief_1"] } });
    die(p, "quades_chief_1", "plague");
    expect([p.vp[ROME], p.vp[ENEMY], at(p, "quades_chief_1")]).toEqual([0, 0, "absent"]);
  });
});

describe("who comes back", () => {
  test("IMP-C151 IMP-4.1.e IMP-4.1.g IMP-6.3.q IMP-TL.m generic leaders, however they were lost; others make room for heirs", () => {
    const p = lay({
      ...FOREIGN,
      rome: { syria_coele: ["martius_verus"], roma: ["marcus_aurelius*"] },
      enemy: {
        maetae: ["maetae_chief"],
        quades: ["quades_chief_1"],
        marcomanni: ["marcomanni_chief_1"],
        parthes_babylonia: ["vologeses_iii"],
      },
    });
    const fates: [string, Death][] = [
      ["maetae_chief", "lone"],
      ["quades_chief_1", "plague"],
      ["marcomanni_chief_1", "battle"],
      ["vologeses_iii", "assassinated"],
      ["martius_verus", "plague"],
    ];
    const back = fates.map(([name, how]) => told(die(p, name, how), "died")[0].back);
    expect(back).toEqual([true, true, true, false, false]);
    expect(fates.map(([name]) => at(p, name))).toEqual(["absent", "absent", "absent", "gone", "gone"]);
    expect(p.due[piece("vologeses_iv")]).toBe(171);
    expect(p.due[piece("vologeses_v")]).toBe(0);
  });

  test("IMP-TL.m both who follow Vologeses IV enter the year after his death; he who has entered is not due again", () => {
    const p = lay({ ...FOREIGN, year: 200, enemy: { parthes_babylonia: ["vologeses_iv"] } });
    die(p, "vologeses_iv", "natural");
    expect([p.due[piece("vologeses_v")], p.due[piece("artabanus_v")]]).toEqual([201, 201]);
    const q = lay({ ...FOREIGN, enemy: { parthes_babylonia: ["vologeses_iii", "vologeses_iv"] } });
    die(q, "vologeses_iii", "natural");
    expect(q.due[piece("vologeses_iv")]).toBe(0);
  });
});

describe("titles of the dead", () => {
  test("IMP-C148 IMP-3.6.o IMP-3.6.p IMP-R42 the guard is out when its holder dies, though another Augustus lives", () => {
    const p = lay({ rome: { roma: ["marcus_aurelius*", "lucius_verus*"] }, guard: "marcus_aurelius" });
    die(p, "marcus_aurelius", "assassinated");
    expect(holders(p, GUARD)).toEqual([]);
    expect(holders(p, AUGUSTUS)).toEqual(["lucius_verus"]);
  });

  test("IMP-C147 IMP-3.6.j IMP-3.6.n the other Augustus reigns alone, at once, in any phase; a Caesar stays Caesar", () => {
    const p = lay({ rome: { roma: ["marcus_aurelius*", "commodus+"], "aboard-classis_ravennas": ["lucius_verus*"] } });
    const events = die(p, "lucius_verus", "drowned");
    expect(told(events, "emperor")).toMatchObject([{ leader: "marcus_aurelius", by: "sole", rule: "IMP-3.6.j" }]);
    expect([holders(p, AUGUSTUS), holders(p, CAESAR)]).toEqual([["marcus_aurelius"], ["commodus"]]);
    expect(asked(p)).toBe("nothing");
  });

  test("IMP-3.6.j a Caesar who dies leaves no succession", () => {
    const p = lay({ rome: { roma: ["marcus_aurelius*", "commodus+", "lucius_verus"] } });
    die(p, "commodus", "natural");
    expect([holders(p, AUGUSTUS), holders(p, CAESAR), asked(p)]).toEqual([["marcus_aurelius"], [], "nothing"]);
  });
});

describe("Pax Romana", () => {
  test("IMP-C016 IMP-2.C.p IMP-R13 the death of one of two Augusti does not break it", () => {
    const p = lay({ year: 168, flags: PAX, rome: { roma: ["marcus_aurelius*", "lucius_verus*"] } });
    die(p, "lucius_verus", "natural");
    expect(isFlagged(p, PAX_BROKEN)).toBe(false);
    expect(holders(p, AUGUSTUS)).toEqual(["marcus_aurelius"]);
  });

  test("IMP-C126 IMP-2.C.o IMP-R13 of two who die in one year the second breaks it, even with a Caesar to follow", () => {
    const p = lay({ year: 214, flags: PAX, rome: { roma: ["septimius_severus*", "caracalla*", "geta+"] } });
    die(p, "septimius_severus", "natural");
    expect(isFlagged(p, PAX_BROKEN)).toBe(false);
    die(p, "caracalla", "natural");
    expect(isFlagged(p, PAX_BROKEN)).toBe(true);
    expect([holders(p, AUGUSTUS), holders(p, CAESAR)]).toEqual([["geta"], []]);
  });

  test("IMP-2.C.o no other death breaks it, and none does in a year of war", () => {
    const p = lay({ flags: PAX, rome: { roma: ["marcus_aurelius*", "martius_verus"] } });
    die(p, "martius_verus", "natural");
    expect(isFlagged(p, PAX_BROKEN)).toBe(false);
    const q = lay({ rome: { roma: ["marcus_aurelius*", "martius_verus"] } });
    die(q, "marcus_aurelius", "natural");
    expect(isFlagged(q, PAX_BROKEN)).toBe(false);
  });
});

describe("success by the fall of the emperor", () => {
  test("IMP-4.5S.b IMP-R61 he falls in a battle against rebels: no succession, his points are counted", () => {
    const p = lay(CIVIL_WAR);
    const events = die(p, "septimius_severus", "civil");
    expect(told(events, "usurpation-won")).toMatchObject([{ by: "battle", rule: "IMP-4.5S.b" }]);
    expect(isFlagged(p, SUCCESS)).toBe(true);
    expect([holders(p, AUGUSTUS), asked(p), p.vp[ENEMY]]).toEqual([[], "nothing", 1]);
    expect(side(p, "pescennius_niger")).toBe("enemy"); // IMP-R60: the war goes on till Phase A
  });

  test("IMP-C167 IMP-4.5S.c IMP-4.5S.g IMP-R60 murdered in a civil war: no succession, though there is a Caesar", () => {
    const p = lay({ ...CIVIL_WAR, rome: { pannonia_superior: ["septimius_severus*", "caracalla+", "x_gemina"] } });
    const events = die(p, "septimius_severus", "assassinated");
    expect(told(events, "usurpation-won")).toMatchObject([{ by: "murder", rule: "IMP-4.5S.c" }]);
    expect([isFlagged(p, SUCCESS), holders(p, AUGUSTUS), holders(p, CAESAR)]).toEqual([true, [], ["caracalla"]]);
    expect([p.vp[ENEMY], asked(p)]).toEqual([1, "nothing"]);
  });

  test("IMP-4.5S.c murdered without a civil war: he is succeeded", () => {
    const p = lay({ rome: { pannonia_superior: ["septimius_severus*", "caracalla+", "x_gemina"] } });
    die(p, "septimius_severus", "assassinated");
    expect([isFlagged(p, SUCCESS), holders(p, AUGUSTUS)]).toEqual([false, ["caracalla"]]);
  });

  test.each<Death>(["battle", "natural", "plague", "lone", "drowned"])(
    "IMP-C175 IMP-4.5S.b IMP-R61 IMP-R65 an emperor who dies otherwise (%s) is succeeded, even in a civil war",
    (how) => {
      const p = lay({ ...CIVIL_WAR, rome: { pannonia_superior: ["septimius_severus*", "caracalla+", "x_gemina"] } });
      die(p, "septimius_severus", how);
      expect([isFlagged(p, SUCCESS), holders(p, AUGUSTUS)]).toEqual([false, ["caracalla"]]);
    },
  );

  test("IMP-C091 IMP-4.5S.d IMP-R62 of two Augusti both must fall, by sword or dagger", () => {
    const two = () =>
      lay({ ...CIVIL_WAR, rome: { pannonia_superior: ["septimius_severus*", "x_gemina"], roma: ["caracalla*"] } });
    const one = two();
    die(one, "septimius_severus", "civil");
    expect([isFlagged(one, SUCCESS), holders(one, AUGUSTUS)]).toEqual([false, ["caracalla"]]);
    die(one, "caracalla", "civil");
    expect(isFlagged(one, SUCCESS)).toBe(true);
    const mixed = two();
    die(mixed, "caracalla", "assassinated");
    expect(isFlagged(mixed, SUCCESS)).toBe(false);
    die(mixed, "septimius_severus", "civil");
    expect(isFlagged(mixed, SUCCESS)).toBe(true);
    // The last of them has to.
    const nature = lay({ ...CIVIL_WAR, rome: { roma: ["septimius_severus*", "caracalla*", "geta+"] } });
    die(nature, "septimius_severus", "civil");
    die(nature, "caracalla", "natural");
    expect([isFlagged(nature, SUCCESS), holders(nature, AUGUSTUS)]).toEqual([false, ["geta"]]);
  });

  test("IMP-C078 IMP-8.4.b IMP-10.c Augustus and Caesar of a beaten force fall together: a point each, and the war is won", () => {
    const p = lay({
      ...CIVIL_WAR,
      rome: { pannonia_superior: ["septimius_severus*", "caracalla+", "fabius_cilo", "x_gemina"] },
    });
    fallTogether(p, ["septimius_severus", "caracalla"], "civil");
    expect([isFlagged(p, SUCCESS), p.vp[ENEMY], side(p, "fabius_cilo")]).toEqual([true, 2, "rome"]);
    expect([holders(p, AUGUSTUS), holders(p, CAESAR), asked(p)]).toEqual([[], [], "nothing"]);
  });

  test("IMP-3.6.k who falls with the Augustus does not succeed him", () => {
    const p = lay({ rome: { pannonia_superior: ["septimius_severus*", "caracalla+"], roma: ["fabius_cilo"] } });
    const events = fallTogether(p, ["septimius_severus", "caracalla"], "battle");
    expect(told(events, "emperor")).toMatchObject([{ leader: "fabius_cilo", by: "acclaimed" }]);
  });

  test("IMP-R65 Commodus who falls with another Augustus was not the only one: no special succession", () => {
    const p = lay({ year: 180, rome: { noricum: ["marcus_aurelius*", "commodus*"], roma: ["helvius_pertinax"] } });
    const events = fallTogether(p, ["marcus_aurelius", "commodus"], "battle");
    expect(told(events, "emperor").at(-1)).toMatchObject({ leader: "helvius_pertinax", by: "acclaimed" });
    expect(at(p, "didius_julianus")).toBe("to-come");
  });
});

describe("sudden endings", () => {
  test.each([
    ["avidius_cassius", "assassinated", "rome"],
    ["avidius_cassius", "natural", "rome"],
    ["marcus_aurelius", "battle", "enemy"],
    ["marcus_aurelius", "civil", "enemy"],
  ] as const)("IMP-C231 IMP-S.i the death of %s (%s) ends scenario 1 at once: %s wins", (name, how, winner) => {
    const p = lay({ scenario: "s1_avidius_cassius", asSetUp: true });
    const events = die(p, name, how);
    expect(told(events, "over")).toMatchObject([{ winner, rule: "IMP-S.i" }]);
    expect([p.stack.length, p.outcome?.with?.winner]).toEqual([0, winner]);
  });

  test("IMP-S.i the death of anybody else does not, nor of him in another scenario", () => {
    const p = lay({ scenario: "s1_avidius_cassius", asSetUp: true });
    die(p, "martius_verus", "natural");
    expect(p.outcome).toBeNull();
    const q = lay({ rome: { roma: ["marcus_aurelius*", "lucius_verus*"], syria_coele: ["avidius_cassius"] } });
    die(q, "avidius_cassius", "natural");
    expect(q.outcome).toBeNull();
  });
});

describe("what hangs on Didius", () => {
  const hunted: Layout = {
    year: 193,
    flags: PERTINAX_HUNTED | DIDIUS_DUE,
    rome: { pannonia_superior: ["helvius_pertinax*", "x_gemina"], noricum: ["septimius_severus"] },
    enemy: { roma: ["didius_julianus!", "praetoria_1"], syria_coele: ["pescennius_niger!", "iv_scythica"] },
  };
  test("IMP-C172 IMP-4.5K.e IMP-R68 with his death both rights end, though the other usurper lives", () => {
    const p = lay(hunted);
    die(p, "didius_julianus", "natural");
    expect([isFlagged(p, PERTINAX_HUNTED), isFlagged(p, DIDIUS_DUE)]).toEqual([false, false]);
    expect(onMap(p.at[piece("pescennius_niger")])).toBe(true);
  });
  test("IMP-R68 with the death of Pertinax only the attempts do", () => {
    const p = lay(hunted);
    die(p, "helvius_pertinax", "assassinated");
    expect([isFlagged(p, PERTINAX_HUNTED), isFlagged(p, DIDIUS_DUE), isFlagged(p, SUCCESS)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
