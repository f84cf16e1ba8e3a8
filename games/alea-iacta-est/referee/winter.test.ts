/** A referee's expectations of Phase F: the Republic, control, points, the winter, recruitment, and what comes in Phase D of the next turn. */
import { describe, expect, test } from "vitest";
import { PEACE, WAR } from "../peoples.ts";
import { CHIEF_FOUGHT, CHIEF_SLAIN, FIRST_TURN, own, type Position } from "../position.ts";
import { CAES, NOBODY, REP } from "../sides.ts";
import {
  asked,
  at,
  byDefault,
  goTo,
  isReduced,
  type Layout,
  lay,
  legal,
  people,
  piece,
  play,
  question,
  region,
  run,
  side,
  told,
  toMove,
  why,
} from "../testing/table.ts";
import { holding, LEVY, steps, WINTER } from "./flow.ts";

const ALL = ["italia", "asia", "gallia", "africa", "graecia", "sicilia", "hispania"];

/** Phase F is about to begin. */
function atF(layout: Layout, flags = 0): Position {
  const p = lay({ year: -48, scenario: "rise-of-caesar", flags, ...layout });
  p.flags &= ~FIRST_TURN;
  return goTo(p, { step: "results" });
}

/** Every question answered by default, to the end of Phase F. */
function toTheEnd(p: Position): void {
  while (p.stack.length > 0) play(p, byDefault(p));
}

/** Garrisons of all regions, of one side: sixteen legions and ten more. */
const LEGIONS = Array.from({ length: 38 }, (_, i) => i + 1);
const NUMERALS = [
  "I",
  "II",
  "III",
  "IV",
  "V",
  "VI",
  "VII",
  "VIII",
  "IX",
  "X",
  "XI",
  "XII",
  "XIII",
  "XIV",
  "XV",
  "XVI",
  "XVII",
  "XVIII",
  "XIX",
  "XX",
  "XXI",
  "XXII",
  "XXIII",
  "XXIV",
  "XXV",
  "XXVI",
  "XXVII",
  "XXVIII",
  "XXIX",
  "XXX",
  "XXXI",
  "XXXII",
  "XXXIII",
  "XXXIV",
  "XXXV",
  "XXXVI",
  "XXXVII",
  "XXXVIII",
];
const legio = (n: number): string => `legio-${NUMERALS[n - 1]}`;
const some = (from: number, to: number): string[] => LEGIONS.slice(from - 1, to).map(legio);

/** Twenty-six legions, all garrisons kept: nothing moves the marker but what a test adds. */
const QUIET: Record<string, readonly string[]> = {
  "italia-1": some(1, 4),
  "asia-1": some(5, 8),
  "gallia-5": some(9, 12),
  "africa-1": some(13, 15),
  "graecia-2": some(16, 20),
  "hispania-1": some(21, 26),
};

describe("AIE-5.1.1.a the Republic", () => {
  const republic = (layout: Layout, flags = CHIEF_FOUGHT) => {
    const p = atF(
      { caesarians: QUIET, control: holding(ALL), spqr: 2, war: { mauri: "republicans" }, ...layout },
      flags,
    );
    goTo(p, { step: "republic" });
    const [event] = told(run(p), "republic");
    return { p, change: event.change, whys: event.troubles.map(({ why: cause }) => cause) };
  };

  test("AIE-5.1.1.f AIE-5.1.1.g AIE-5.1.1.h nothing to report: one Minor People at war, a chief has fought, 26 legions", () => {
    expect(republic({})).toMatchObject({ change: 0, whys: [] });
  });

  test("AIE-5.1.1.b a Faction Leader slain: one, however many", () => {
    expect(republic({}, CHIEF_FOUGHT | CHIEF_SLAIN)).toMatchObject({ change: 1, whys: ["chief-slain"] });
  });

  test("AIE-5.1.1.c one for each region below its garrison, whosever the legions are", () => {
    const { "asia-1": _asia, ...rest } = QUIET;
    // 22 legions besides: one more for that.
    expect(republic({ caesarians: rest })).toMatchObject({ change: 2, whys: ["garrison", "few-legions"] });
    expect(republic({ caesarians: rest, republicans: { "asia-1": some(5, 8) } })).toMatchObject({ change: 0 });
  });

  test("AIE-5.1.1.d two Peoples at war, a Major one among them", () => {
    expect(republic({ war: { mauri: "republicans", germani: "republicans" } }).change).toBe(0);
    expect(republic({ war: { mauri: "republicans", parthi: "republicans" } }).change).toBe(1);
    expect(republic({ war: { parthi: "republicans" } }).change).toBe(0);
  });

  test("AIE-5.1.1.e 25 legions or fewer, 40 or more", () => {
    const short = { ...QUIET, "hispania-1": some(21, 25) };
    expect(republic({ caesarians: short }).change).toBe(1);
    const many = { ...QUIET, "hispania-1": [...some(21, 38), "legio-I-R"] };
    expect(republic({ caesarians: many }).change).toBe(0);
    expect(republic({ caesarians: { ...many, "italia-7": ["legio-II-R"] } }).change).toBe(1);
  });

  test("AIE-5.1.1.f AIE-5.1.1.g AIE-5.1.1.h AIE-5.1.1.i peace, no chief in battle, Egypt an ally: three less, but not below 0", () => {
    expect(republic({ war: {} }).change).toBe(-1);
    expect(republic({}, 0).change).toBe(-1);
    expect(republic({ allegiance: { aegyptii: "caesarians" } }).change).toBe(-1);
    const all = republic({ war: {}, allegiance: { aegyptii: "caesarians" }, spqr: 1 }, 0);
    expect(all.p.spqr).toBe(0);
  });

  test("AIE-5.1.1.j AIE-2.F.b on 5 the game is over and both have lost", () => {
    const p = atF({ caesarians: { "italia-1": ["caesar*"] }, control: holding(ALL), spqr: 3, score: 40 });
    run(p);
    expect(p.outcome).toMatchObject({ results: { palatine: "lost", quirinal: "lost" } });
  });
});

describe("AIE-3.7.3.a control", () => {
  const control = (layout: Layout) => {
    const p = atF(layout);
    goTo(p, { step: "control" });
    run(p);
    return p;
  };

  test("AIE-3.7.3.b AIE-3.7.3.c AIE-3.7.3.d Africa changes hands with a leader, two zones and one city; not without the leader", () => {
    const army = { "africa-1": ["curio", "legio-V"], "africa-2": ["legio-VI"] };
    expect(control({ control: holding([]), caesarians: army }).control[region("africa")]).toBe(CAES);
    const leaderless = { "africa-1": ["legio-V"], "africa-2": ["legio-VI"], "sicilia-1": ["curio"] };
    expect(control({ control: holding([]), caesarians: leaderless }).control[region("africa")]).toBe(REP);
  });

  test("AIE-3.7.3.c AIE-3.7.3.e three zones of Italia are not enough, though all are cities; four with three cities are", () => {
    const three = { "italia-3": ["caesar*", "legio-VI"], "italia-4": ["legio-VII"], "italia-6": ["legio-VIII"] };
    expect(control({ control: holding([]), caesarians: three }).control[region("italia")]).toBe(REP);
    expect(
      control({ control: holding([]), caesarians: { ...three, "italia-2": ["legio-V"] } }).control[region("italia")],
    ).toBe(CAES);
  });

  test("AIE-3.7.3.d AIE-3.7.3.e five zones of Gallia with one city are not enough; with two they are", () => {
    const north = { "gallia-2": ["caesar*", "legio-V"], "gallia-3": ["legio-VI"], "gallia-4": ["legio-VII"] };
    const one = { ...north, "gallia-6": ["legio-VIII"], "gallia-1": ["legio-IX"] };
    expect(control({ control: holding([]), caesarians: one }).control[region("gallia")]).toBe(REP);
    const two = { ...north, "gallia-5": ["legio-VIII"], "gallia-1": ["legio-IX"] };
    expect(control({ control: holding([]), caesarians: two }).control[region("gallia")]).toBe(CAES);
    // One city is enough for Africa: by its table, not by the number of its cities.
    const africa = { "africa-2": ["curio", "legio-V"], "africa-3": ["legio-VI"] };
    expect(control({ control: holding([]), caesarians: africa }).control[region("africa")]).toBe(CAES);
  });

  test("AIE-3.7.3.g allies do not count", () => {
    const p = control({
      control: holding([]),
      allegiance: { numidae: "caesarians" },
      caesarians: { "africa-1": ["curio", "legio-V"], "africa-2": ["numidae-u1"] },
    });
    expect(p.control[region("africa")]).toBe(REP);
  });

  test("AIE-3.7.3.h a region that its master has left stays his", () => {
    expect(control({ control: holding(["africa"]) }).control[region("africa")]).toBe(CAES);
  });

  test("AIE-3.7.3.i AIE-3.7.3.j warriors in most of a region and a city of it: nobody's, and back to the last master when they are gone", () => {
    const p = control({
      control: holding(["hispania"]),
      war: { celtiberes: "republicans" },
      republicans: {
        "hispania-1": ["celtiberes-u1"],
        "hispania-4": ["celtiberes-u2"],
        "hispania-5": ["celtiberes-u3"],
      },
    });
    expect(p.control[region("hispania")]).toBe(NOBODY);
    for (const unit of p.box.unitsOf[people("celtiberes")]) own.at(p)[unit] = p.box.homes[people("celtiberes")][0];
    const again = lay({
      year: -48,
      scenario: "rise-of-caesar",
      war: { celtiberes: "republicans" },
      control: holding(["hispania"]),
    });
    own.control(again)[region("hispania")] = NOBODY;
    goTo(again, { step: "control" });
    run(again);
    expect(again.control[region("hispania")]).toBe(CAES);
  });

  test("AIE-3.7.3.l AIE-3.7.3.m AIE-3.7.3.n Roma: a leader and no enemy there; with both of them it is nobody's", () => {
    expect(control({ caesarians: { "italia-1": ["sulla"] } }).roma).toBe(CAES);
    expect(control({ caesarians: { "italia-1": ["sulla"] }, republicans: { "italia-1": ["cato"] } }).roma).toBe(NOBODY);
    expect(control({ caesarians: { "italia-1": ["legio-V"] } }).roma).toBe(NOBODY);
  });

  test("AIE-3.7.2.b AIE-3.7.2.c in the same breath leaderless units of the region that has changed hands go over", () => {
    // Caesar takes Hispania with three zones and two cities; Legio I in the fourth has no leader left.
    const p = control({
      control: holding([]),
      caesarians: { "hispania-1": ["caesar*", "legio-V"], "hispania-2": ["legio-VI"], "hispania-5": ["legio-VII"] },
      republicans: { "hispania-4": ["legio-I"] },
    });
    expect(p.control[region("hispania")]).toBe(CAES);
    expect(side(p, "legio-I")).toBe("caesarians");
  });

  test("AIE-4.4.1.f AIE-R113 control of a People at war is settled anew by the regions of that moment", () => {
    const p = control({
      control: holding(["asia"]),
      war: { parthi: "caesarians" },
      republicans: { "asia-1": ["cato", "legio-I"], "asia-2": ["legio-II"], "asia-3": ["legio-III"] },
      caesarians: { "parthi-1": ["parthi-u1"] },
    });
    // Cato has taken Asia; the Parthi serve whoever has not.
    expect([p.control[region("asia")], p.holder[people("parthi")]]).toEqual([REP, CAES]);
    const kept = control({
      control: holding(["asia"]),
      war: { parthi: "caesarians" },
      caesarians: { "parthi-1": ["parthi-u1"] },
    });
    expect(kept.holder[people("parthi")]).toBe(REP);
  });
});

describe("AIE-10.2.b points", () => {
  const points = (layout: Layout): number => {
    const p = atF({ score: 0, ...layout });
    goTo(p, { step: "points" });
    run(p);
    return p.score;
  };

  test("AIE-10.2.c AIE-10.2.d 12 to 14 control points bring two, 15 three, Roma one, allies one each", () => {
    // Italia 5, Asia 3, Africa 3: 11; with Roma 13.
    expect(points({ control: holding(["italia", "asia", "africa"]), roma: null })).toBe(0);
    expect(points({ control: holding(["italia", "asia", "africa"]), roma: "caesarians" })).toBe(3);
    // 18 points and no Roma.
    expect(points({ control: holding(ALL), roma: null })).toBe(3);
    // 15 for the others and Roma.
    expect(points({ control: holding(["asia"]), roma: "republicans" })).toBe(-4);
    expect(
      points({
        control: holding(["italia", "asia", "africa"]),
        roma: null,
        allegiance: { numidae: "caesarians", pontici: "republicans", aegyptii: "caesarians" },
      }),
    ).toBe(1);
  });
});

describe("the winter", () => {
  const winter = (layout: Layout): Position => {
    return steps(atF({ control: holding(ALL), ...layout }), WINTER);
  };

  test("AIE-9.1.a AIE-9.1.b AIE-9.1.c AIE-9.1.d ships in a port recover; at sea they are lost with all aboard, but the leader comes back", () => {
    const p = winter({
      caesarians: {
        "italia-7": ["naves-6sp-t0-1-"],
        "mare-internum-centralis": ["sulla", "naves-4sp-t0-1", "legio-V"],
        "africa-3": ["curio", "naves-4sp-t1-1"],
      },
    });
    expect([isReduced(p, "naves-6sp-t0-1"), at(p, "naves-6sp-t0-1")]).toEqual([false, "italia-7"]);
    expect([at(p, "naves-4sp-t0-1"), at(p, "legio-V"), at(p, "sulla")]).toEqual(["reserve", "reserve", "absent"]);
    expect([at(p, "naves-4sp-t1-1"), at(p, "curio")]).toEqual(["reserve", "absent"]);
    expect(p.score).toBe(0);
  });

  test("AIE-9.1.c AIE-R171 a leader ashore with his troops does not go down with the ships", () => {
    const p = winter({ caesarians: { "africa-3": ["curio", "legio-V", "naves-4sp-t1-1"] } });
    expect([at(p, "naves-4sp-t1-1"), at(p, "curio"), at(p, "legio-V")]).toEqual(["reserve", "africa-3", "africa-3"]);
  });

  test("AIE-9.2.a AIE-R23 a reduced legion recovers in a city, or where no enemy inside is near; not else", () => {
    const p = winter({
      control: { caesarians: ["gallia", "hispania"], republicans: ["italia", "asia", "africa", "graecia", "sicilia"] },
      caesarians: {
        "gallia-5": ["hirtius", "legio-V-"],
        "gallia-6": ["sulla", "legio-VI-"],
        "gallia-3": ["legio-VII-"],
        "gallia-2": ["curio", "legio-X-"],
      },
      republicans: { "gallia-4": ["cato", "germani-u2"], "germani-1": ["germani-u1"] },
      war: { germani: "republicans" },
    });
    // Bibracte; beside the Germani in Gallia 4; so is Gallia 3; Gallia 2 has them only across the Rhenus.
    expect(["legio-V", "legio-VI", "legio-VII", "legio-X"].map((each) => isReduced(p, each))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test("AIE-9.2.b AIE-9.2.c AIE-3.5.2.n Romans outside are lost; their leader is only away and keeps his office", () => {
    const p = winter({
      caesarians: { "germani-1": ["caesar*", "legio-V"] },
      war: { germani: "republicans" },
      republicans: { "germani-2": ["germani-u1"] },
    });
    expect([at(p, "legio-V"), at(p, "caesar"), p.title[piece("caesar")]]).toEqual(["reserve", "absent", 1]);
  });

  test("AIE-9.2.d AIE-9.2.e the stack in a foreign region goes to one zone of an own region that is free of enemies", () => {
    const p = winter({
      control: holding(["italia"]),
      caesarians: { "graecia-1": ["caesar*", "hirtius", "legio-V", "legio-VI", "auxilia-1"] },
      republicans: { "italia-5": ["cato", "legio-I"] },
    });
    expect([asked(p), toMove(p)]).toEqual(["quarters", "palatine"]);
    expect(legal(p, "station").sort()).toEqual(
      ["italia-1", "italia-2", "italia-3", "italia-4", "italia-6", "italia-7"].map((zone) => `station ${zone}`),
    );
    expect(why(p, "station italia-5")).toBe("AIE-9.2.d");
    expect(why(p, "station gallia-1")).toBe("AIE-9.2.d");
    play(p, "station italia-4");
    for (const name of ["caesar", "hirtius", "legio-V", "legio-VI", "auxilia-1"]) expect(at(p, name)).toBe("italia-4");
    // AIE-R08: Cato's stack stands in a foreign region too.
    expect([asked(p), toMove(p)]).toEqual(["quarters", "quirinal"]);
  });

  test("AIE-9.2.g who controls nothing stays", () => {
    const p = winter({ control: holding([]), caesarians: { "graecia-1": ["caesar*", "legio-V"] } });
    expect([at(p, "caesar"), asked(p)]).toEqual(["graecia-1", "nothing"]);
  });

  test("AIE-9.2.h AIE-R08 a leader alone goes wherever his side is master, and may stay where it is", () => {
    const p = winter({
      control: holding(["italia", "gallia"]),
      caesarians: { "italia-1": ["sulla"], "italia-4": ["hirtius", "legio-V"] },
    });
    expect(asked(p)).toBe("quarters");
    expect(why(p, "station italia-1")).toBe("legal");
    expect(why(p, "station gallia-9")).toBe("legal");
    expect(why(p, "station graecia-1")).toBe("AIE-9.2.h");
    play(p, "station gallia-9");
    expect([at(p, "sulla"), asked(p)]).toEqual(["gallia-9", "nothing"]);
  });

  test("AIE-9.2.i recovery is judged before anybody moves", () => {
    const p = winter({
      control: holding(["italia"]),
      caesarians: { "graecia-3": ["caesar*", "legio-V-"] },
      republicans: { "graecia-2": ["scipio", "legio-I"] },
    });
    play(p, "station italia-1");
    // Graecia 3 has no city and the enemy was near; that Roma has one comes too late.
    expect(isReduced(p, "legio-V")).toBe(true);
  });

  test("AIE-9.2.f AIE-R45 ships of such a stack go along, and so it must be a port", () => {
    const p = winter({
      control: holding(["italia"]),
      caesarians: { "graecia-4": ["caesar*", "legio-V", "naves-6sp-t0-1"] },
    });
    expect(legal(p, "station").sort()).toEqual(["station italia-5", "station italia-7"]);
    expect(why(p, "station italia-1")).toBe("AIE-9.2.f");
  });

  test("AIE-9.3.a AIE-9.3.f AIE-R120 a Minor People without a unit left is at peace, and banned until five years later", () => {
    const p = winter({ year: -48, war: { germani: "republicans" } });
    expect([p.status[people("germani")], p.ban[people("germani")]]).toEqual([PEACE, -43]);
  });

  test("AIE-9.3.b AIE-9.3.c with one left it stays at war: recovered at home, the others back at home", () => {
    const p = winter({ war: { germani: "republicans" }, republicans: { "germani-1": ["germani-u1-"] } });
    toTheEnd(p);
    expect([p.status[people("germani")], isReduced(p, "germani-u1")]).toEqual([WAR, false]);
    expect(at(p, "germani-u2")).toMatch(/^germani/);
    expect(at(p, "germani-u3")).toMatch(/^germani/);
  });

  test("AIE-9.3.b a reduced unit of theirs abroad recovers only in a city", () => {
    const p = winter({
      war: { germani: "republicans" },
      republicans: { "gallia-5": ["germani-u1-"], "gallia-2": ["germani-u2-"] },
    });
    toTheEnd(p);
    expect([isReduced(p, "germani-u1"), isReduced(p, "germani-u2")]).toEqual([false, true]);
    expect([at(p, "germani-u1"), at(p, "germani-u2")]).toEqual(["gallia-5", "gallia-2"]);
  });

  test("AIE-9.3.d AIE-9.3.i AIE-10.1.d a Major People without a unit left: home at full strength and at peace; its points for the other side", () => {
    const p = winter({ war: { pontici: "republicans" }, republicans: { "asia-2": ["pharnaces-ii"] } });
    toTheEnd(p);
    expect([p.status[people("pontici")], p.ban[people("pontici")], p.score]).toEqual([PEACE, -43, 2]);
    expect([at(p, "pontici-u1"), isReduced(p, "pontici-u1"), at(p, "pharnaces-ii")]).toEqual([
      "pontici",
      false,
      "gone",
    ]);
  });

  test("AIE-9.3.e AIE-4.3.n allies who winter abroad stay, and recover in a city", () => {
    const p = winter({
      control: holding([]),
      allegiance: { numidae: "republicans" },
      republicans: { "sicilia-1": ["scipio", "legio-I", "numidae-u1-"] },
    });
    expect([at(p, "numidae-u1"), isReduced(p, "numidae-u1")]).toEqual(["sicilia-1", false]);
    toTheEnd(p);
    expect(at(p, "numidae-u2")).toBe("numidae");
  });
});

describe("garrisons and recruits", () => {
  const levy = (layout: Layout): Position => {
    return steps(atF(layout), LEVY);
  };

  test("AIE-9.4.a AIE-9.4.b AIE-9.4.c a region below its garrison gets legions from where there are enough, into a city", () => {
    const p = levy({
      control: holding(["italia", "africa"]),
      caesarians: { "italia-1": some(1, 4), "africa-2": ["curio"] },
    });
    expect(asked(p)).toBe("garrisons");
    // Africa needs one; Italia has four and needs two.
    play(p, "send legio-I");
    if (asked(p) === "garrisons") {
      expect(why(p, "station africa-2")).toBe("AIE-9.4.b");
      play(p, "station africa-1");
    }
    expect(at(p, "legio-I")).toBe("africa-1");
  });

  /** The other side has its garrisons. */
  const OTHERS = {
    "asia-1": some(9, 12),
    "gallia-5": some(13, 16),
    "graecia-2": some(17, 20),
    "hispania-1": some(21, 23),
  };

  test("AIE-9.4.c AIE-9.4.d where nobody can be spared the garrison must be recruited", () => {
    const p = levy({
      control: holding(["italia", "africa"]),
      caesarians: { "italia-1": some(1, 2), "africa-2": ["curio"] },
      republicans: OTHERS,
    });
    // Italia, Asia, Gallia may decline; Africa may not.
    play(p, ["done", "done", "done"]);
    expect(question(p)).toMatchObject({ ask: "recruitment", region: "africa", must: true });
    expect(why(p, "done")).toBe("AIE-9.4.d");
    expect(why(p, "recruit legio-XXX")).toBe("AIE-9.4.i");
    play(p, "recruit legio-I-R");
    expect(at(p, "legio-I-R")).toBe("waiting-africa");
    expect(why(p, "done")).toBe("legal");
  });

  test("AIE-9.4.e AIE-9.4.f AIE-9.4.h AIE-9.4.i one of each type in a turn, recruits first, up to the limit, region by region", () => {
    const p = levy({
      control: { caesarians: ["italia", "gallia"], republicans: ["asia", "africa", "graecia", "sicilia", "hispania"] },
      caesarians: { "italia-1": some(1, 4), "gallia-5": some(5, 8) },
      republicans: {
        "asia-1": some(9, 12),
        "africa-1": some(13, 15),
        "graecia-2": some(16, 19),
        "hispania-1": some(20, 23),
      },
    });
    expect([asked(p), toMove(p)]).toEqual(["recruitment", "palatine"]);
    expect(why(p, "recruit legio-XXX")).toBe("AIE-9.4.i");
    play(p, "recruit legio-I-R");
    expect(why(p, "recruit legio-II-R")).toBe("AIE-9.4.f");
    expect(why(p, "recruit auxilia-1")).toBe("AIE-9.4.h");
    play(p, ["recruit equites2-1", "recruit naves-6sp-t0-1"]);
    // Asia is next, and it is the other side's.
    if (toMove(p) === "palatine") play(p, "done");
    expect(toMove(p)).toBe("quirinal");
    play(p, ["recruit legio-II-R", "done"]);
    expect(toMove(p)).toBe("palatine");
    play(p, ["recruit legio-III-R", "done"]);
    // Africa, Graecia, Sicilia, Hispania decline; the second round begins with Italia, where now any legion will do.
    play(p, ["done", "done", "done", "done"]);
    expect(toMove(p)).toBe("palatine");
    expect(why(p, "recruit legio-XXX")).toBe("legal");
    // One horse was all.
    expect(why(p, "recruit equites2-2")).toBe("AIE-9.4.h");
  });

  test("AIE-3.3.2.d AIE-2.D.j AIE-9.4.n in Phase D of the next turn they are placed, in a city or a port, at full strength", () => {
    const q = levy({
      control: holding(["italia", "africa"]),
      caesarians: { "italia-1": some(1, 4), "africa-1": ["curio", ...some(5, 7)] },
      republicans: { ...OTHERS, "africa-3": ["cato", "legio-XXX"] },
    });
    play(q, ["done", "done", "done", "recruit legio-I-R", "recruit naves-6sp-t0-1"]);
    while (asked(q) === "recruitment") play(q, "done");
    expect(at(q, "legio-I-R")).toBe("waiting-africa");
    goTo(q, { step: "placing", side: CAES });
    run(q);
    expect(asked(q)).toBe("placing");
    // Utica and the port of Hadrumetum; Cyrene is a city, but the enemy is there.
    expect(legal(q, "station").sort()).toEqual(["station africa-1", "station africa-2"]);
    expect(why(q, "station africa-3")).toBe("AIE-3.3.2.d");
    expect(why(q, "station italia-1")).toBe("AIE-3.3.2.d");
    play(q, ["station africa-2", "station africa-1"]);
    expect([at(q, "legio-I-R"), at(q, "naves-6sp-t0-1")].sort()).toEqual(["africa-1", "africa-2"]);
  });

  test("AIE-2.D.k AIE-10.1.c AIE-9.4.o seven legions disbanded are two points, and they are out of the game; garrisons stay", () => {
    const p = lay({
      scenario: "rise-of-caesar",
      year: -48,
      control: holding(["italia"]),
      caesarians: { "italia-1": some(1, 8), "graecia-1": ["sulla", "legio-XX"] },
    });
    goTo(p, { step: "disbanding", side: CAES, count: 0 });
    run(p);
    for (const legion of some(1, 6)) play(p, `disband ${legion}`);
    expect(why(p, "disband legio-VII")).toBe("AIE-2.D.k");
    play(p, "disband legio-XX");
    expect(p.score).toBe(2);
    expect(at(p, "legio-I")).toBe("gone");
  });

  test("AIE-3.3.2.a AIE-9.1.c AIE-9.2.c a leader who was away comes back in Phase C, to a city of an own region free of enemies", () => {
    const p = steps(
      atF({
        control: holding(["africa"]),
        caesarians: { "mare-internum-centralis": ["sulla", "naves-4sp-t0-1"], "africa-1": ["legio-V"] },
        republicans: { "africa-3": ["cato", "legio-I"] },
      }),
      WINTER.slice(0, 2),
    );
    expect(at(p, "sulla")).toBe("absent");
    p.year++;
    goTo(p, { step: "arrivals", side: CAES });
    run(p);
    // Cyrene is a city, but Legio I is there: nothing is left to choose.
    expect(at(p, "sulla")).toBe("africa-1");
  });
});
