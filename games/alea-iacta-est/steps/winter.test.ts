/** The winter sets in (9.0, 9.1, 9.2.a to 9.2.c). */
import { describe, expect, test } from "vitest";
import { NOWHERE } from "../board.ts";
import { broken } from "../faults.ts";
import { NO_PIECE } from "../pieces.ts";
import { CHIEF_SLAIN, FACTION_LEADER, hasTitle, isFlagged, mark, own, SPARED } from "../position.ts";
import { at, box, check, goTo, isReduced, type Layout, lay, piece, play, run, told, zone } from "../testing/table.ts";

function ships(layout: Layout) {
  const p = goTo(lay(layout), { step: "winterOfShips" });
  return { p, events: run(p) };
}

function legions(layout: Layout) {
  const p = goTo(lay(layout), { step: "winterOfLegions" });
  return { p, events: run(p) };
}

describe("ships", () => {
  test("AIE-9.1.a AIE-9.1.b AIE-9.1.c AIE-9.1.d AIE-C210 in a port they recover; elsewhere they are lost", () => {
    const { p, events } = ships({
      caesarians: {
        "gallia-8": ["naves-6sp-t0-1-", "naves-6sp-t0-2"],
        "italia-1": ["naves-4sp-t0-1", "legio-I", "legio-II", "sulla"],
        "mare-internum-centralis": ["naves-8sp-q2-t1-1", "legio-III", "legio-IV", "bassus"],
      },
    });
    expect([isReduced(p, "naves-6sp-t0-1"), at(p, "naves-6sp-t0-1"), at(p, "naves-6sp-t0-2")]).toEqual([
      false,
      "gallia-8",
      "gallia-8",
    ]);
    // Off a coast without port the troops ashore live, and the leader with them.
    expect(["naves-4sp-t0-1", "legio-I", "legio-II", "sulla"].map((name) => at(p, name))).toEqual([
      "reserve",
      "italia-1",
      "italia-1",
      "italia-1",
    ]);
    expect(["naves-8sp-q2-t1-1", "legio-III", "legio-IV", "bassus"].map((name) => at(p, name))).toEqual([
      "reserve",
      "reserve",
      "reserve",
      "absent",
    ]);
    expect(told(events, "winter-lost").map(({ zone, absent }) => [zone, absent])).toEqual([
      ["italia-1", []],
      ["mare-internum-centralis", ["bassus"]],
    ]);
  });

  test("AIE-4.4.1.i AIE-9.1.b AIE-9.1.c a People aboard ships that F.4 has given to the other goes down with them; its leader is absent", () => {
    const p = lay({
      war: { aegyptii: "caesarians", nabatenei: "republicans" },
      caesarians: { "mare-internum-orientalis": ["aegyptii-u5"] },
      republicans: { "mare-internum-orientalis": ["nabatenei-u2", "cato"] },
    });
    expect(broken(p)).toContain("swims");
    goTo(p, { step: "winterOfShips" });
    check(p);
    const events = run(p);
    expect(told(events, "winter-lost").map(({ side, units, absent }) => [side, units, absent])).toEqual([
      ["caesarians", ["aegyptii-u5"], []],
      ["republicans", ["nabatenei-u2"], ["cato"]],
    ]);
    expect(["nabatenei-u2", "cato"].map((name) => at(p, name))).toEqual(["box", "absent"]);
    check(p);
  });

  test("AIE-9.1.c AIE-R169 AIE-R171 a leader without troops ashore shares their fate: he is absent, not dead, and keeps his office", () => {
    const { p } = ships({
      year: -47,
      caesarians: { "italia-6": ["naves-4sp-t0-1", "caesar*"] },
      score: 0,
    });
    expect([at(p, "caesar"), p.due[box.caesar], p.score]).toEqual(["absent", -46, 0]);
    expect(hasTitle(p, box.caesar, FACTION_LEADER)).toBe(true);
  });

  test("AIE-9.1.a AIE-9.1.b the Aegyptii have ships too", () => {
    const { p } = ships({
      war: { aegyptii: "republicans" },
      republicans: {
        aegyptii: ["aegyptii-u5-"],
        "mare-internum-orientalis": ["aegyptii-u6", "aegyptii-u1", "achillas"],
      },
    });
    expect([isReduced(p, "aegyptii-u5"), at(p, "aegyptii-u5")]).toEqual([false, "aegyptii"]);
    expect(["aegyptii-u6", "aegyptii-u1", "achillas"].map((name) => at(p, name))).toEqual(["box", "box", "absent"]);
  });

  test("AIE-9.1.a AIE-9.1.b whoever holds the port: each side's ships by themselves", () => {
    const { p } = ships({
      caesarians: { "mare-internum-occidentalis": ["naves-6sp-t0-1", "sulla"] },
      republicans: { "mare-internum-occidentalis": ["naves-6sp-t1-1", "legio-I"], "italia-5": ["naves-4sp-t1-1-"] },
      control: { caesarians: ["italia"] },
    });
    expect(["naves-6sp-t0-1", "naves-6sp-t1-1", "legio-I"].map((name) => at(p, name))).toEqual([
      "reserve",
      "reserve",
      "reserve",
    ]);
    expect([at(p, "naves-4sp-t1-1"), isReduced(p, "naves-4sp-t1-1")]).toEqual(["italia-5", false]);
    check(p);
  });
});

describe("recovery", () => {
  /** Gallia 5 has a city, Gallia 4 has none; they touch. Alpes 1 touches Gallia 5 from outside. */
  function recovers(where: string, enemies: Record<string, readonly string[]>, options = {}): boolean {
    const { p } = legions({ caesarians: { [where]: ["legio-I-"] }, republicans: enemies, options });
    return !isReduced(p, "legio-I");
  }
  const near = { "gallia-6": ["legio-II"] };
  const abroad = { "alpes-1": ["legio-II", "cato"] };

  test("AIE-9.2.a AIE-C211 in a city, or where no adjacent zone inside holds an enemy", () => {
    expect(recovers("gallia-5", {})).toBe(true);
    expect(recovers("gallia-5", near)).toBe(true);
    expect(recovers("gallia-4", {})).toBe(true);
    expect(recovers("italia-2", abroad)).toBe(true);
    expect(recovers("gallia-4", near)).toBe(false);
  });

  test("AIE-9.2.a AIE-R23 both are asked for where the table plays it so", () => {
    const options = { winterRecovery: "both" };
    expect(recovers("gallia-5", {}, options)).toBe(true);
    expect(recovers("gallia-5", near, options)).toBe(false);
    expect(recovers("gallia-4", {}, options)).toBe(false);
  });

  test("AIE-9.2.a enemy leaders threaten nobody, units of Peoples do, and ships", () => {
    expect(recovers("gallia-4", { "gallia-6": ["cato"] })).toBe(true);
    const { p } = legions({
      caesarians: { "gallia-2": ["legio-I-"], "hispania-4": ["legio-II-"] },
      war: { germani: "republicans" },
      republicans: { "gallia-1": ["germani-u1"], "hispania-2": ["naves-6sp-t0-1"] },
    });
    expect([isReduced(p, "legio-I"), isReduced(p, "legio-II")]).toEqual([true, true]);
  });

  test("AIE-9.2.a all kinds of land units recover, and both sides", () => {
    const { p, events } = legions({
      caesarians: { "gallia-4": ["auxilia-1-", "equites2-1-"] },
      republicans: { "asia-3": ["legio-II-"] },
    });
    expect(["auxilia-1", "equites2-1", "legio-II"].map((name) => isReduced(p, name))).toEqual([false, false, false]);
    expect(told(events, "recovered")).toMatchObject([{ units: ["legio-II", "auxilia-1", "equites2-1"] }]);
  });

  test("AIE-9.2.j a neutral army recovers beside whomever", () => {
    const p = lay({ caesarians: { "sicilia-3": ["legio-I-"] }, republicans: { "sicilia-2": ["legio-II", "cato"] } });
    own.triumvir(p)[box.region[zone("sicilia-3")]] = piece("cato");
    run(goTo(p, { step: "winterOfLegions" }));
    expect(isReduced(p, "legio-I")).toBe(false);
  });
});

describe("abroad", () => {
  test("AIE-9.2.b AIE-9.2.c AIE-C275 AIE-C050 Roman land units outside are lost, their leaders absent until Phase C", () => {
    const { p, events } = legions({
      year: -46,
      score: 0,
      caesarians: { "parthi-1": ["bassus", "caesar*", "legio-I", "legio-II-", "equites2-1"] },
    });
    expect(["legio-I", "legio-II", "equites2-1"].map((name) => at(p, name))).toEqual(["reserve", "reserve", "reserve"]);
    expect(["bassus", "caesar"].map((name) => [at(p, name), p.due[piece(name)]])).toEqual([
      ["absent", -45],
      ["absent", -45],
    ]);
    expect([hasTitle(p, box.caesar, FACTION_LEADER), isFlagged(p, CHIEF_SLAIN), p.score]).toEqual([true, false, 0]);
    expect(told(events, "winter-lost")).toMatchObject([{ zone: "parthi-1", absent: ["bassus", "caesar"] }]);
    check(p);
  });

  test("AIE-9.2.c AIE-R192 a leader with ships or allies alone is not touched", () => {
    const { p } = legions({
      scenario: "thapsus-and-munda",
      allegiance: { numidae: "republicans" },
      republicans: { numidae: ["scipio", "numidae-u1", "juba-i"], aegyptii: ["naves-6sp-t1-1", "cato"] },
    });
    expect(["scipio", "cato", "numidae-u1", "juba-i"].map((name) => at(p, name))).toEqual([
      "numidae",
      "aegyptii",
      "numidae",
      "numidae",
    ]);
  });

  test("AIE-9.2.k allied units abroad follow 9.3", () => {
    const { p } = legions({
      allegiance: { numidae: "republicans" },
      republicans: { "mauri-2": ["numidae-u1", "legio-I", "scipio"] },
    });
    expect(["numidae-u1", "legio-I", "scipio"].map((name) => at(p, name))).toEqual(["mauri-2", "reserve", "absent"]);
  });

  test("AIE-9.2.c AIE-S7.f Cleopatra stays with her own, and shares the fate of Romans where she has none", () => {
    const allegiance = { aegyptii: "republicans" } as const;
    const queen = (units: readonly string[]): string =>
      at(
        legions({ scenario: "actium", allegiance, republicans: { judaei: ["cleopatra-vii", ...units] } }).p,
        "cleopatra-vii",
      );
    expect(queen(["legio-I", "aegyptii-u1"])).toBe("judaei");
    expect(queen(["legio-I"])).toBe("absent");
  });

  test("AIE-R35 what is spared stays", () => {
    const p = lay({ republicans: { aegyptii: ["legio-I", "legio-II", "m-antonius"] } });
    for (const name of ["legio-I", "m-antonius"]) mark(p, piece(name), SPARED);
    run(goTo(p, { step: "winterOfLegions" }));
    expect(["legio-I", "legio-II", "m-antonius"].map((name) => at(p, name))).toEqual([
      "aegyptii",
      "reserve",
      "aegyptii",
    ]);
  });
});

test("AIE-9.2.i AIE-9.2.a recovery is judged before anybody goes into quarters", () => {
  // The Republicans in Italia 4 will leave for a region of their own; until then they are near.
  const p = lay({
    control: { caesarians: ["italia"], republicans: ["asia"] },
    caesarians: { "italia-2": ["legio-I-"] },
    republicans: { "italia-4": ["legio-II", "cato"] },
    initiative: "republicans",
  });
  const frame = { step: "quarters", side: p.initiative, leader: NO_PIECE, zone: NOWHERE } as const;
  run(goTo(p, frame, { step: "winterOfLegions" }));
  play(p, "station asia-1");
  expect([at(p, "legio-II"), isReduced(p, "legio-I")]).toEqual(["asia-1", true]);
});
