/** What is said of a table, and how pieces are put, turned and taken off it (0, 1, 4.1, 4.2, 9.1). */
import { describe, expect, test } from "vitest";
import { broken } from "./faults.ts";
import { PEACE, WAR } from "./peoples.ts";
import { copy, own, type Position } from "./position.ts";
import { BOTH, ENEMY, MUTINY, ROME } from "./sides.ts";
import { stratagemNamed } from "./stratagems.ts";
import {
  cameFrom,
  canRise,
  changeSide,
  combatUnitsIn,
  eliminate,
  enemyUnits,
  forgetMarks,
  giveArmenia,
  hasCamp,
  isFree,
  isInEmpire,
  isInPlay,
  isInterior,
  isLoyal,
  isOnFront,
  isRebel,
  leadersIn,
  loseStep,
  MOVED,
  mark,
  markCameFrom,
  mutineersIn,
  partOf,
  piecesIn,
  put,
  setStatus,
  unitsOf,
} from "./table.ts";
import { at, box, check, front, isReduced, lay, people, piece, side, zone } from "./testing/table.ts";
import { bestOfAugusti, bestow, CAESAR, claimOf, ILL, isCivilWar, setClaim } from "./titles.ts";

const CIVIL: Position = lay({
  rome: { roma: ["marcus_aurelius*", "praetoria_1"], noricum: ["xiii_gemina", "x_gemina-"] },
  enemy: { syria_coele: ["avidius_cassius!", "iv_scythica"] },
});

describe("land", () => {
  test("IMP-3.1.b IMP-C132 Fronts, the Interior, and the outside", () => {
    const p = lay({ year: 161 });
    const named = (name: string): string | null => {
      const part = partOf(p, zone(name));
      return part < 0 ? null : (box.frontIds[part] ?? "interior");
    };
    const zones = ["roma", "lugdunensis", "dacia", "gallaecia", "aegyptus", "belgica", "thracia", "quades"];
    expect(zones.map(named)).toEqual(["interior", "interior", "danube", "sud", "sud", "interior", "interior", null]);
    expect([isInterior(p, box.roma), isOnFront(p, box.roma), isInEmpire(p, box.roma)]).toEqual([true, false, true]);
    expect([isInterior(p, zone("dacia")), isOnFront(p, zone("dacia"))]).toEqual([false, true]);
    expect([isOnFront(p, zone("quades")), isInEmpire(p, zone("quades"))]).toEqual([false, false]);
  });

  test("IMP-4.2.b IMP-9.1.b two zones belong to the East when it has grown", () => {
    for (const name of ["osrhoene", "adiabene"]) {
      expect(isInEmpire(lay({ grown: false }), zone(name))).toBe(false);
      expect(partOf(lay({ grown: true }), zone(name))).toBe(front("oriental"));
    }
  });

  test("IMP-9.1.a a camp is there from its year on", () => {
    const camp = (year: number, name: string): boolean => hasCamp(lay({ year }), zone(name));
    expect([camp(168, "noricum"), camp(169, "noricum"), camp(161, "dacia")]).toEqual([false, true, true]);
    expect([camp(195, "roma"), camp(196, "roma"), camp(217, "umbria")]).toEqual([false, true, false]);
  });
});

describe("who stands where", () => {
  test("IMP-0.4.a any number of pieces of a side share a zone, and are counted", () => {
    expect([unitsOf(CIVIL, ROME, zone("noricum")), unitsOf(CIVIL, ENEMY, zone("syria_coele"))]).toEqual([2, 1]);
    expect(piecesIn(CIVIL, ROME, box.roma).map((each) => box.pieceIds[each])).toEqual([
      "praetoria_1",
      "marcus_aurelius",
    ]);
    expect([combatUnitsIn(CIVIL, ROME, box.roma).length, leadersIn(CIVIL, ROME, box.roma).length]).toEqual([1, 1]);
  });

  test("IMP-4.2.a IMP-1.1.b a Roman piece of the Enemy is a rebel", () => {
    expect([
      isLoyal(CIVIL, piece("x_gemina")),
      isRebel(CIVIL, piece("iv_scythica")),
      isRebel(CIVIL, piece("avidius_cassius")),
    ]).toEqual([true, true, true]);
  });

  test("IMP-6.3.l mutineers are enemies of both", () => {
    const p = lay({ rome: { dacia: ["x_gemina"] }, mutiny: { dacia: ["xiii_gemina"] } });
    for (const each of BOTH) expect(enemyUnits(p, each, zone("dacia"))).toBe(each === ROME ? 1 : 2);
    expect([mutineersIn(p, zone("dacia")), isFree(p, ROME, zone("dacia")), side(p, "xiii_gemina")]).toEqual([
      1,
      false,
      "mutiny",
    ]);
  });

  test("IMP-1.1.c IMP-2.D.c a People at peace is nobody's enemy, and its leaders are not in play", () => {
    const p = lay({ peoples: { quades: ["quades_1", "quades_chief_1"] }, rome: { quades: ["x_gemina"] } });
    expect([enemyUnits(p, ROME, zone("quades")), isInPlay(p, piece("quades_chief_1"))]).toEqual([0, false]);
    setStatus(p, people("quades"), WAR);
    expect([enemyUnits(p, ROME, zone("quades")), isInPlay(p, piece("quades_chief_1"))]).toEqual([1, true]);
    check(p);
    setStatus(p, people("quades"), PEACE);
    expect(enemyUnits(p, ROME, zone("quades"))).toBe(0);
    check(p);
  });

  test("IMP-4.2.g the Armenian unit is with whoever has Armenia", () => {
    const p = lay({ armenia: "enemy", enemy: { armenia: ["armenia_1"] } });
    expect([side(p, "armenia_1"), enemyUnits(p, ROME, zone("armenia"))]).toEqual(["enemy", 1]);
    giveArmenia(p, ROME);
    expect([side(p, "armenia_1"), enemyUnits(p, ROME, zone("armenia")), enemyUnits(p, ENEMY, zone("armenia"))]).toEqual(
      ["rome", 0, 1],
    );
    check(p);
  });
});

describe("pieces put, turned and taken off", () => {
  test("IMP-9.2.2.n a legion is dead until the winter and remembers whose it was", () => {
    const p = copy(CIVIL);
    eliminate(p, piece("x_gemina"));
    eliminate(p, piece("iv_scythica"));
    expect([at(p, "x_gemina"), side(p, "x_gemina"), side(p, "iv_scythica"), isReduced(p, "x_gemina")]).toEqual([
      "dead",
      "rome",
      "enemy",
      false,
    ]);
    expect([unitsOf(p, ROME, zone("noricum")), at(CIVIL, "x_gemina")]).toEqual([1, "noricum"]);
  });

  test("IMP-9.2.2.s IMP-9.2.4.e vexillations and units of Peoples go to their box", () => {
    const p = lay({ war: ["parthes"], rome: { dacia: ["vexillatio_danube_1"] }, enemy: { dacia: ["parthes_1"] } });
    eliminate(p, piece("vexillatio_danube_1"));
    eliminate(p, piece("parthes_1"));
    expect([at(p, "vexillatio_danube_1"), side(p, "vexillatio_danube_1")]).toEqual(["box", null]);
    expect([at(p, "parthes_1"), side(p, "parthes_1")]).toEqual(["box", "enemy"]);
    check(p);
  });

  test("IMP-6.3.l a mutineer who is eliminated is loyal again, or with his People", () => {
    const p = lay({ war: ["parthes"], mutiny: { dacia: ["xiii_gemina"], parthes_media: ["parthes_3"] } });
    eliminate(p, piece("xiii_gemina"));
    eliminate(p, piece("parthes_3"));
    expect([side(p, "xiii_gemina"), side(p, "parthes_3")]).toEqual(["rome", "enemy"]);
    check(p);
  });

  test("IMP-6.3.l mutineers stay so when their People makes peace", () => {
    const p = lay({ war: ["parthes"], mutiny: { parthes_media: ["parthes_3"] } });
    setStatus(p, people("parthes"), PEACE);
    expect(side(p, "parthes_3")).toBe("mutiny");
    check(p);
  });

  test("IMP-8.3.d a step is lost, then the unit", () => {
    const p = copy(CIVIL);
    expect([loseStep(p, piece("xiii_gemina")), isReduced(p, "xiii_gemina")]).toEqual([false, true]);
    expect([loseStep(p, piece("xiii_gemina")), at(p, "xiii_gemina")]).toEqual([true, "dead"]);
  });

  test("changing sides is counted", () => {
    const p = copy(CIVIL);
    changeSide(p, piece("x_gemina"), ENEMY);
    expect([unitsOf(p, ROME, zone("noricum")), unitsOf(p, ENEMY, zone("noricum"))]).toEqual([1, 1]);
    changeSide(p, piece("x_gemina"), MUTINY);
    expect([unitsOf(p, ENEMY, zone("noricum")), mutineersIn(p, zone("noricum"))]).toEqual([0, 1]);
  });

  test("IMP-6.3.k IMP-6.3.l the marker of a mutiny goes with the last of them, and is lifted with the last of them", () => {
    const p = lay({ mutiny: { dacia: ["xiii_gemina", "x_gemina"], noricum: ["i_italica"] } });
    const markers = (): string[] =>
      box.copiesOf[stratagemNamed("mutinerie")]
        .map((each) => (p.lies[each] < 0 ? "cup" : box.zoneIds[p.lies[each]]))
        .sort();
    expect(markers()).toEqual(["dacia", "noricum"]);
    put(p, piece("xiii_gemina"), zone("daci"));
    expect(markers()).toEqual(["dacia", "noricum"]);
    put(p, piece("x_gemina"), zone("daci"));
    expect(markers()).toEqual(["daci", "noricum"]);
    put(p, piece("i_italica"), zone("daci"));
    expect(markers()).toEqual(["cup", "daci"]);
    eliminate(p, piece("i_italica"));
    changeSide(p, piece("x_gemina"), ROME);
    check(p);
    eliminate(p, piece("xiii_gemina"));
    expect(markers()).toEqual(["cup", "cup"]);
    check(p);
  });

  test("IMP-0.2.a whoever is aboard is in the hold of the fleet", () => {
    const p = lay({
      rome: { "aboard-classis_ravennas": ["praetoria_1", "marcus_aurelius*"] },
      fleets: { classis_ravennas: "mare_internum_centralis" },
    });
    expect(broken(p)).toBe("the game stopped");
    expect(unitsOf(p, ROME, box.holds[0])).toBe(1);
  });
});

describe("what is remembered", () => {
  test("where somebody came from, until the sequence is over", () => {
    const p = copy(CIVIL);
    mark(p, piece("x_gemina"), MOVED);
    markCameFrom(p, piece("x_gemina"), zone("raetia"));
    expect([cameFrom(p, piece("x_gemina")), cameFrom(p, piece("xiii_gemina"))]).toEqual([zone("raetia"), -1]);
    forgetMarks(p);
    expect([cameFrom(p, piece("x_gemina")), p.marks[piece("x_gemina")]]).toEqual([-1, 0]);
  });

  test("IMP-4.5G.n IMP-4.5D.b IMP-4.5D.c the claim of a usurper", () => {
    const p = copy(CIVIL);
    const claim = { bonus: 2, front: front("sud"), chosen: front("oriental") };
    setClaim(p, piece("avidius_cassius"), claim);
    expect([claimOf(p, piece("avidius_cassius")), isCivilWar(p)]).toEqual([claim, true]);
  });

  test("IMP-2.B.b the better of two Augusti", () => {
    const p = lay({ rome: { roma: ["marcus_aurelius*", "lucius_verus*"] } });
    expect([bestOfAugusti(p, box.pc), bestOfAugusti(p, box.sr)]).toEqual([6, 3]);
    expect(bestOfAugusti(lay({}), box.pc)).toBe(0);
  });

  test("IMP-6.2.k IMP-4.2.c IMP-4.2.e who can be brought to war", () => {
    const p = lay({ war: ["chatti"], ban: { quades: 185, frisii: 180 }, year: 180 });
    const can = ["chatti", "quades", "frisii", "armenia", "parthes"].map((name) => canRise(p, people(name)));
    expect(can).toEqual([false, false, true, false, true]);
    const late = lay({ scenario: "s6_severus_caracalla" });
    expect(canRise(late, people("osrhoene"))).toBe(false);
  });
});

test("copies go their own way, whichever of them writes first", () => {
  for (const writer of [0, 1]) {
    const first = copy(CIVIL);
    const pair = [first, copy(first)];
    const p = pair[writer];
    put(p, piece("x_gemina"), zone("raetia"));
    bestow(p, piece("marcus_aurelius"), ILL | CAESAR);
    own.vp(p)[ROME] = 7;
    own.infested(p)[box.roma] = 2;
    own.ban(p)[people("chatti")] = 190;
    own.lies(p)[box.counters[0]] = box.roma;
    const other = pair[1 - writer];
    expect([other.at[piece("x_gemina")], other.title[piece("marcus_aurelius")]]).toEqual([zone("noricum"), 1]);
    expect([
      other.vp[ROME],
      other.infested[box.roma],
      other.ban[people("chatti")],
      other.lies[box.counters[0]],
    ]).toEqual([0, 0, 0, -1]);
  }
});
