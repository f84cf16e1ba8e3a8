import { describe, expect, test } from "vitest";
import { OUTSIDE } from "../board.ts";
import type { Position } from "../position.ts";
import { appealIn } from "../rebels.ts";
import {
  asked,
  at,
  foreseen,
  front,
  goTo,
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
  zone,
} from "../testing/table.ts";
import { die, EMPIRE, east, holders, rated, rise } from "../testing/usurping.ts";
import { AUGUSTUS, CAESAR, claimOf, isCivilWar, USURPER } from "../titles.ts";

/** A d10 is thrown as 1 to 10 and read as 0 to 9. */
const d10 = (face: number): number => face + 1;

describe("step A", () => {
  test("IMP-C162 IMP-4.5G.a IMP-4.5V.d IMP-R53 everybody in his zone is rebel, a Caesar among them, vexillations and garrison too", () => {
    const p = lay({
      ...EMPIRE,
      rome: {
        roma: ["septimius_severus*"],
        syria_coele: [
          "pescennius_niger",
          "caracalla+",
          "laetus",
          "iv_scythica",
          "xvi_flavia",
          "vexillatio_rhin_1",
          "praetoria_1",
        ],
        syria_phoenice: ["iii_gallica"],
      },
    });
    const events = rise(p, "pescennius_niger");
    expect(told(events, "came-over")).toMatchObject([
      { rule: "IMP-4.5G.a", zone: "syria_coele", leaders: ["laetus", "caracalla"], usurper: "pescennius_niger" },
    ]);
    for (const name of ["caracalla", "laetus", "iv_scythica", "xvi_flavia", "vexillatio_rhin_1", "praetoria_1"])
      expect(side(p, name), name).toBe("enemy");
    expect([holders(p, CAESAR), holders(p, USURPER), side(p, "iii_gallica")]).toEqual([
      [],
      ["pescennius_niger"],
      "rome",
    ]);
  });

  test("IMP-C163 IMP-4.5G.p IMP-R53 IMP-7.d an Augustus there stays loyal and must get away at once, before step B", () => {
    const p = lay({
      ...EMPIRE,
      rome: {
        pannonia_superior: ["septimius_severus*", "pescennius_niger", "x_gemina", "xiv_gemina"],
        noricum: ["laetus", "ii_italica"],
      },
    });
    rise(p, "pescennius_niger", [d10(5)]);
    expect(asked(p)).toBe("loneLeader");
    expect([side(p, "x_gemina"), side(p, "septimius_severus")]).toEqual(["enemy", "rome"]);
    // He flees to Laetus, who is therefore not asked (IMP-4.5G.c).
    const events = play(p, "escape noricum");
    expect([at(p, "septimius_severus"), told(events, "allegiance")]).toEqual(["noricum", []]);
    expect([holders(p, AUGUSTUS), side(p, "laetus"), asked(p)]).toEqual([["septimius_severus"], "rome", "extension"]);
  });
});

describe("step B", () => {
  test("IMP-C081 IMP-4.5G.b IMP-4.5G.d IMP-R54 one die for a zone, against its highest PC: below it all stay", () => {
    const p = east();
    const events = rise(p, "pescennius_niger", [3]);
    expect(told(events, "allegiance")).toMatchObject([
      { leader: "asellius_aemilianus", zone: "cappadocia", die: 3, pc: 4, bonus: 0, joined: false },
    ]);
    expect(["asellius_aemilianus", "laetus", "xii_fulminata"].map((name) => side(p, name))).toEqual([
      "rome",
      "rome",
      "rome",
    ]);
  });

  test("IMP-C081 IMP-4.5G.b IMP-4.5G.d at it all leaders and units of the zone follow", () => {
    const p = east({
      rome: { ...EMPIRE.rome, cappadocia: ["asellius_aemilianus", "laetus", "xii_fulminata", "vexillatio_rhin_1"] },
    });
    const events = rise(p, "pescennius_niger", [4]);
    expect(told(events, "allegiance")).toMatchObject([{ die: 4, joined: true }]);
    for (const name of ["asellius_aemilianus", "laetus", "xii_fulminata", "vexillatio_rhin_1"])
      expect(side(p, name), name).toBe("enemy");
    // IMP-4.5G.b: who has no leader, and who is in another Front, is not asked.
    expect(["iii_cyrenaica", "fabius_cilo", "clodius_albinus"].map((name) => side(p, name))).toEqual([
      "rome",
      "rome",
      "rome",
    ]);
  });

  test("IMP-C082 IMP-4.5G.c a Caesar keeps his zone, though a better man is with him; no die falls", () => {
    const p = east({ rome: { ...EMPIRE.rome, cappadocia: ["asellius_aemilianus", "laetus+", "xii_fulminata"] } });
    const events = rise(p, "pescennius_niger");
    expect([told(events, "allegiance"), told(events, "die")]).toEqual([[], []]);
    expect(["asellius_aemilianus", "laetus", "xii_fulminata"].map((name) => side(p, name))).toEqual([
      "rome",
      "rome",
      "rome",
    ]);
  });

  test("IMP-4.5G.c an Augustus keeps his, too", () => {
    const p = east({
      rome: { syria_coele: ["pescennius_niger"], cappadocia: ["septimius_severus*", "laetus", "xii_fulminata"] },
    });
    expect(told(rise(p, "pescennius_niger"), "allegiance")).toEqual([]);
  });

  test("IMP-4.5G.b every zone of the Front has its own die", () => {
    const p = east({ rome: { ...EMPIRE.rome, arabia: ["marius_maximus", "iii_cyrenaica"] } });
    const events = rise(p, "pescennius_niger", [4, 1]);
    expect(told(events, "allegiance").map(({ zone: where, joined }) => [where, joined])).toEqual([
      ["cappadocia", true],
      ["arabia", false],
    ]);
  });

  test("IMP-4.2.k a zone in which Peoples stand does not come over", () => {
    const p = east({ war: ["parthes"], enemy: { cappadocia: ["parthes_1"] } });
    expect(told(rise(p, "pescennius_niger"), "allegiance")).toEqual([]);
  });

  test("IMP-C164 IMP-4.5G.h IMP-4.5G.o IMP-R56 once, as he rises; outside every Front never", () => {
    const p = lay({
      year: 193,
      rome: { pannonia_superior: ["helvius_pertinax*"], umbria: ["laetus"] },
      enemy: { roma: ["didius_julianus"] },
    });
    const events = rise(p, "didius_julianus");
    expect([told(events, "allegiance"), asked(p)]).toEqual([[], "nothing"]);
    expect(claimOf(p, piece("didius_julianus")).front).toBe(-1);
  });

  test("IMP-C227 IMP-S.e a usurper of the set-up is past them", () => {
    const p = lay({ scenario: "s1_avidius_cassius", asSetUp: true });
    expect([holders(p, USURPER), isCivilWar(p), p.stack.length]).toEqual([["avidius_cassius"], true, 0]);
    expect(claimOf(p, piece("avidius_cassius")).front).toBe(front("oriental"));
  });
});

describe("step C", () => {
  /** Niger has risen, and nobody of his own Front has joined. */
  const risen = (layout: Partial<Layout> = {}, bonus = 0): Position => {
    const p = east({
      ...layout,
      rome: {
        syria_coele: ["pescennius_niger", "iv_scythica"],
        aegyptus: ["fabius_cilo", "ii_traiana"],
        roma: ["septimius_severus*"],
        ...layout.rome,
      },
    });
    rise(p, "pescennius_niger", [], bonus);
    return p;
  };

  test("IMP-4.5G.e IMP-R55 he turns to a Front beside his own, or to none", () => {
    const p = risen();
    expect([asked(p), toMove(p), legal(p)]).toEqual(["extension", "aventine", ["extend sud", "decline"]]);
    expect(question(p)).toMatchObject({ leader: "pescennius_niger", pc: 5, bonus: 0 });
    play(p, "decline");
    expect([side(p, "fabius_cilo"), asked(p)]).toEqual(["rome", "nothing"]);
  });

  test("IMP-4.5G.e strictly below his PC it spreads there, as in step B", () => {
    const p = risen();
    expect(foreseen(p, "extend sud")).toMatchObject([{ f: "throw", sides: 10, below: 5 }]);
    const events = play(p, "extend sud", [d10(4), 3]);
    expect(told(events, "extension")).toMatchObject([
      { front: "sud", die: 4, modifier: 0, bonus: 0, pc: 5, spread: true },
    ]);
    expect(told(events, "allegiance")).toMatchObject([{ leader: "fabius_cilo", die: 3, joined: true }]);
    expect([side(p, "fabius_cilo"), side(p, "ii_traiana"), asked(p)]).toEqual(["enemy", "enemy", "nothing"]);
  });

  test("IMP-4.5G.e at his PC it does not, and there is no second try", () => {
    const p = risen();
    const events = play(p, "extend sud", [d10(5)]);
    expect(told(events, "extension")).toMatchObject([{ die: 5, spread: false }]);
    expect([side(p, "fabius_cilo"), asked(p)]).toEqual(["rome", "nothing"]);
    expect(claimOf(p, piece("pescennius_niger")).chosen).toBe(front("sud"));
  });

  test.each([
    [["septimius_severus*", "caracalla+"], 2, 2, true],
    [["septimius_severus*", "caracalla+"], 2, 3, false],
    [["septimius_severus", "caracalla+"], 1, 3, true],
    [["septimius_severus", "caracalla+"], 1, 4, false],
  ] as const)(
    "IMP-C083 IMP-4.5G.e IMP-4.5G.f with %s there the die is %d worse: a %d",
    (there, modifier, face, spread) => {
      const p = risen({ rome: { africa: there, roma: [] } });
      const events = play(p, "extend sud", spread ? [d10(face), 1] : [d10(face)]);
      expect(told(events, "extension")).toMatchObject([{ die: face, modifier, spread }]);
    },
  );

  test("IMP-4.5G.f an Augustus elsewhere makes no difference, nor one who is at sea beside it", () => {
    const p = risen({ rome: { "aboard-classis_ravennas": ["septimius_severus*"], roma: ["caracalla+"] } });
    expect(told(play(p, "extend sud", [d10(4), 1]), "extension")).toMatchObject([{ modifier: 0, spread: true }]);
  });

  test.each([
    ["oriental", "sud", "legal"],
    ["oriental", "danube", "IMP-4.5G.g extendAdjacent"],
    ["sud", "rhin", "IMP-4.5G.g extendAdjacent"],
    ["bretagne", "rhin", "legal"],
    ["rhin", "danube", "legal"],
    ["danube", "oriental", "IMP-4.5G.g extendAdjacent"],
    ["danube", "danube", "IMP-4.5G.g extendAdjacent"],
  ] as const)("IMP-C086 IMP-4.5G.g IMP-R55 from %s to %s: %s", (from, to, expected) => {
    const p = lay({
      ...EMPIRE,
      rome: { roma: ["septimius_severus*"] },
      enemy: { thebais: ["laetus!"] },
      claims: { laetus: { front: from } },
    });
    goTo(p, { step: "extension", leader: piece("laetus"), front: OUTSIDE, die: -1 });
    run(p);
    expect(reason(p, `extend ${to}`)).toBe(expected);
  });

  test("IMP-C085 IMP-4.5D.c IMP-4.5G.g what the other usurper has chosen is not to be had again, 197", () => {
    const p = lay({
      year: 197,
      rome: {
        roma: ["septimius_severus*"],
        pannonia_superior: ["pescennius_niger", "x_gemina"],
        germania_superior: ["laetus"],
      },
      enemy: { britannia_isca: ["clodius_albinus!", "ii_augusta"] },
      claims: { clodius_albinus: { front: "bretagne", chosen: "rhin" } },
    });
    goTo(p);
    rise(p, "pescennius_niger");
    // Nothing is left to choose, so he is not asked.
    expect(asked(p)).toBe("nothing");
    goTo(p, { step: "extension", leader: piece("pescennius_niger"), front: OUTSIDE, die: -1 });
    expect(reason(p, "extend rhin")).toBe("IMP-4.5D.c extendTaken");
    expect(reason(p, "extend oriental")).toBe("IMP-4.5G.g extendAdjacent");
    die(p, "clodius_albinus", "natural");
    expect(reason(p, "extend rhin")).toBe("legal");
  });
});

describe("bonus", () => {
  test.each([
    [3, 4, true, true],
    [2, 5, false, false],
  ] as const)("IMP-C084 IMP-4.5G.n IMP-R52 of 2: a %d in B, a %d in C", (b, c, joined, spread) => {
    const p = rated(lay(EMPIRE), { pescennius_niger: 3, asellius_aemilianus: 5, fabius_cilo: 6 });
    const events = rise(p, "pescennius_niger", [b], 2);
    expect(told(events, "allegiance")).toMatchObject([{ die: b, bonus: 2, pc: 5, joined }]);
    expect(foreseen(p, "extend sud")).toMatchObject([{ below: 5 }]);
    const more = play(p, "extend sud", spread ? [d10(c), 1] : [d10(c)]);
    expect(told(more, "extension")).toMatchObject([{ die: c, bonus: 2, pc: 3, spread }]);
  });

  test.each([
    [3, true],
    [2, false],
  ] as const)("IMP-C183 IMP-6.2.c IMP-4.5G.n of 1: a %d in B", (face, joined) => {
    const p = rated(lay(EMPIRE), { pescennius_niger: 4, asellius_aemilianus: 4 });
    expect(told(rise(p, "pescennius_niger", [face], 1), "allegiance")).toMatchObject([{ joined }]);
  });

  test("IMP-C084 IMP-4.5G.i IMP-4.5G.n IMP-R57 in D he appeals with his own PC, his followers with theirs and his bonus", () => {
    const p = rated(
      lay({
        ...EMPIRE,
        enemy: { arabia: ["pescennius_niger!", "laetus"], cappadocia: ["asellius_aemilianus", "marius_maximus"] },
        claims: { pescennius_niger: { front: "oriental", bonus: 2 } },
      }),
      { pescennius_niger: 3, laetus: 6, asellius_aemilianus: 2, marius_maximus: 4 },
    );
    expect(appealIn(p, zone("arabia"))).toEqual({ pc: 3, bonus: 2 });
    expect(appealIn(p, zone("cappadocia"))).toEqual({ pc: 4, bonus: 2 });
  });

  test("IMP-4.5D.d two usurpers in one zone: the stronger appeal", () => {
    const p = rated(
      lay({
        ...EMPIRE,
        enemy: { arabia: ["pescennius_niger!", "clodius_albinus!"], cappadocia: ["laetus"] },
        claims: { pescennius_niger: { front: "oriental", bonus: 2 }, clodius_albinus: { front: "bretagne" } },
      }),
      { pescennius_niger: 3, clodius_albinus: 4, laetus: 1 },
    );
    expect(appealIn(p, zone("arabia"))).toEqual({ pc: 3, bonus: 2 });
    expect(appealIn(p, zone("cappadocia"))).toEqual({ pc: 1, bonus: 2 });
  });
});

test("IMP-4.5D.a IMP-4.5G.q two usurpations run at once, each with its own steps", () => {
  const p = east();
  rise(p, "pescennius_niger", [1]);
  play(p, "decline");
  expect(isCivilWar(p)).toBe(true);
  const events = rise(p, "clodius_albinus");
  expect(told(events, "usurper")).toMatchObject([{ leader: "clodius_albinus", front: "bretagne" }]);
  expect([asked(p), legal(p)]).toEqual(["extension", ["extend rhin", "decline"]]);
  expect(holders(p, USURPER)).toEqual(["pescennius_niger", "clodius_albinus"]);
});

test("IMP-7.c IMP-4.5G.p a leader who passes enemies while somebody rises elsewhere is not tested for it", () => {
  const p = east({
    war: ["parthes"],
    rome: { ...EMPIRE.rome, armenia: ["iii_gallica"] },
    enemy: { armenia: ["vologeses_iv"] },
  });
  const events = rise(p, "pescennius_niger", [1]);
  expect([told(events, "hunted"), at(p, "vologeses_iv")]).toEqual([[], "armenia"]);
});
