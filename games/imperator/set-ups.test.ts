/** The six set-ups (IMP-S), and that games begin, can be written down at any moment, and end. */
import { EVERYTHING, seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { broken } from "./faults.ts";
import { imperator } from "./index.ts";
import { REMOVED } from "./peoples.ts";
import { DIDIUS_DUE, isFlagged, PERTINAX_HUNTED, type Position, uses } from "./position.ts";
import { SCENARIO_IDS, type ScenarioId } from "./scenarios.ts";
import { ENEMY, ROME } from "./sides.ts";
import { at, box, front, inZone, people, piece, run, side } from "./testing/table.ts";
import { augusti, caesares, claimOf, GUARD, hasTitle, holdersOf, isCivilWar, usurpers } from "./titles.ts";

const begun = (id: ScenarioId): Position => imperator.begin(id);
const names = (pieces: readonly (typeof box.pieces)[number][]): string[] =>
  pieces.map((each) => box.pieceIds[each]).sort();
const onTheMap = (p: Position): string[] => names(box.units.filter((each) => p.at[each] >= 0));

describe("as they are set up", () => {
  test("IMP-S.a IMP-S.b IMP-S.c IMP-C225 scenario 1: units of the table, leaders as listed, nobody to come", () => {
    const p = begun("s1_avidius_cassius");
    const here = onTheMap(p);
    const count = (list: readonly (typeof box.pieces)[number][]): number =>
      names(list).filter((name) => here.includes(name)).length;
    expect([count(box.legionsOf[front("danube")]), count(box.garrison), p.vp[ROME], p.vp[ENEMY]]).toEqual([
      12, 4, 0, 0,
    ]);
    const rebels = box.legions.filter((each) => p.side[each] === ENEMY);
    expect(names(rebels)).toEqual(["iv_scythica", "vi_ferrata", "x_fretensis", "xvi_flavia"]);
    expect([at(p, "lucius_verus"), at(p, "perennis"), at(p, "marcus_aurelius")]).toEqual(["gone", "gone", "roma"]);
    // IMP-S.h: no People is used.
    expect(here.filter((name) => box.people[piece(name)] >= 0)).toEqual([]);
    expect([p.armenia, at(p, "maetae_chief")]).toEqual([-1, "gone"]);
  });

  test("IMP-S.e a usurper of the start is past steps A to C, and frees the Fronts of his legions", () => {
    const p = begun("s1_avidius_cassius");
    expect([names(usurpers(p)), isCivilWar(p)]).toEqual([["avidius_cassius"], true]);
    expect(claimOf(p, piece("avidius_cassius"))).toMatchObject({ bonus: 0, front: front("oriental") });
    expect(p.freed).toBe(1 << front("oriental"));
    expect([side(p, "statius_priscus"), side(p, "iii_gallica"), side(p, "martius_verus")]).toEqual([
      "enemy",
      "rome",
      "rome",
    ]);
  });

  test("IMP-3.6.b IMP-3.6.o titles and the guard", () => {
    const p = begun("s5_grand_campaign");
    expect([names(augusti(p)), names(caesares(p)), names(usurpers(p))]).toEqual([
      ["lucius_verus", "marcus_aurelius"],
      [],
      [],
    ]);
    expect(names(holdersOf(p, GUARD))).toEqual(["marcus_aurelius"]);
    expect(names(caesares(begun("s1_avidius_cassius")))).toEqual(["commodus"]);
  });

  test("IMP-S.a IMP-4.1.c IMP-4.1.d Peoples: Major ones at home, Minor ones in their box, Parthes at war", () => {
    const p = begun("s5_grand_campaign");
    expect([side(p, "parthes_2"), at(p, "parthes_2"), at(p, "parthes_1")]).toEqual([
      "enemy",
      "armenia",
      "parthes_babylonia",
    ]);
    expect([side(p, "quades_1"), at(p, "quades_1"), at(p, "chatti_1"), side(p, "chatti_1")]).toEqual([
      null,
      "quades",
      "box",
      null,
    ]);
    expect([at(p, "armenia_1"), side(p, "armenia_1"), side(p, "chosroes"), side(p, "quades_chief_1")]).toEqual([
      "armenia",
      "enemy",
      "enemy",
      null,
    ]);
    expect([at(p, "ii_italica"), at(p, "praetoria_2"), at(p, "vexillatio_rhin_1")]).toEqual([
      "to-come",
      "to-come",
      "box",
    ]);
  });

  test("IMP-TL.a IMP-TL.m who is expected when", () => {
    const p = begun("s5_grand_campaign");
    expect([p.due[piece("commodus")], p.due[piece("geta")], p.due[piece("vologeses_iv")]]).toEqual([175, 205, 0]);
    expect([at(p, "didius_julianus"), p.due[piece("didius_julianus")]]).toEqual(["to-come", 0]);
    const late = begun("s6_severus_caracalla");
    expect([at(late, "vologeses_iii"), at(late, "vologeses_iv"), at(late, "vologeses_v")]).toEqual([
      "gone",
      "parthes_babylonia",
      "to-come",
    ]);
    expect([late.due[piece("caracalla")], at(late, "commodus")]).toEqual([205, "gone"]);
  });

  test("IMP-4.2.b IMP-4.2.c scenario 6: the East has grown, and two Peoples are out of the game", () => {
    const p = begun("s6_severus_caracalla");
    expect([p.epoch, p.status[people("osrhoene")], at(p, "adiabene_1")]).toEqual([1, REMOVED, "gone"]);
    expect([inZone(p, "osrhoene"), inZone(p, "adiabene")]).toEqual([["i_parthica", "laetus"], ["iii_parthica"]]);
    expect(begun("s4_five_emperors").epoch).toBe(0);
  });

  test("IMP-S.b units dated in the first year are still to come, and those of years before are there", () => {
    expect([at(begun("s6_severus_caracalla"), "ii_parthica"), at(begun("s4_five_emperors"), "praetoria_2")]).toEqual([
      "roma",
      "to-come",
    ]);
  });

  test("IMP-S.j IMP-C232 scenario 4: Pertinax is Augustus, Didius Julianus a usurper in Rome with its garrison", () => {
    const p = begun("s4_five_emperors");
    expect([names(augusti(p)), names(usurpers(p))]).toEqual([["helvius_pertinax"], ["didius_julianus"]]);
    const rebels = box.units.filter((each) => box.people[each] < 0 && p.side[each] === ENEMY);
    expect(names(rebels)).toEqual(["equites_singulares", "praetoria_1", "urbanae_roma_1"]);
    expect([isFlagged(p, PERTINAX_HUNTED), isFlagged(p, DIDIUS_DUE)]).toEqual([true, true]);
    // IMP-4.5G.o: Rome lies in no Front.
    expect(claimOf(p, piece("didius_julianus")).front).toBe(-1);
    expect(isFlagged(begun("s5_grand_campaign"), PERTINAX_HUNTED)).toBe(false);
  });

  test("IMP-3.5.i both fleets lie in port", () => {
    for (const id of SCENARIO_IDS)
      expect(box.fleets.map((each) => box.zoneIds[begun(id).at[each]])).toEqual(["ravenna", "campania"]);
  });

  test("IMP-S.h IMP-C230 what scenario 1 leaves out", () => {
    const p = begun("s1_avidius_cassius");
    const rules = ["nonRomans", "stratagems", "events", "leaderEntry", "leaderDeath", "reinforcements"] as const;
    expect(rules.map((rule) => uses(p, rule))).toEqual(rules.map(() => false));
    expect(rules.map((rule) => uses(begun("s5_grand_campaign"), rule))).toEqual(rules.map(() => true));
    const events = run(p, seededDice(1));
    expect(events.some(({ e }) => e === "drew")).toBe(false);
  });

  test.each(SCENARIO_IDS)("nothing is wrong with %s", (id) => {
    expect(broken(begun(id))).toBeNull();
    expect(hasTitle(begun(id), piece("maetae_chief"), 63)).toBe(false);
  });
});

/** Not every decision is looked at: one in so many. */
const SAMPLE = 20;

test.each(SCENARIO_IDS)("%s begins and goes on", (id) => {
  const p = begun(id);
  const dice = seededDice(id);
  imperator.open(p, dice, () => {});
  for (let i = 0; imperator.outcome(p) === null && i < 800; i++) {
    if (i % SAMPLE === 0) {
      expect(broken(p)).toBeNull();
      expect(imperator.hash(imperator.read(imperator.write(p)))).toBe(imperator.hash(p));
      expect(imperator.sight(p, EVERYTHING)).toMatchObject({ scenario: id });
    }
    const acts = imperator.legal(p);
    imperator.play(p, acts[dice.roll(acts.length) - 1], dice, () => {});
  }
  expect(broken(p)).toBeNull();
});

test("IMP-0.3.a IMP-2.F.e IMP-C120 a year follows on a year, and the last one ends the game", () => {
  const years = [165, 166].map((year) => {
    const p = begun("s2_parthian_war");
    p.year = year;
    p.stack.length = 0;
    p.stack.push({ step: "newYear" }, { step: "ending" });
    run(p, seededDice(1));
    return p.outcome === null ? p.year : "over";
  });
  expect(years).toEqual([166, "over"]);
});
