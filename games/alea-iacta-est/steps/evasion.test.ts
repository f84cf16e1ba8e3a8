import { describe, expect, test } from "vitest";
import { GROUP, ILL, isMarked, own } from "../position.ts";
import { attacking, fought } from "../testing/field.ts";
import {
  asked,
  at,
  byDefault,
  foreseen,
  inZone,
  type Layout,
  legal,
  piece,
  play,
  question,
  reason,
  region,
  run,
  told,
  toMove,
} from "../testing/table.ts";

/** A d10 is thrown as 1 to 10 and read as 0 to 9. */
const d10 = (...faces: number[]): number[] => faces.map((face) => face + 1);

const LEGIONS = ["legio-V", "legio-VI", "legio-VII", "legio-VIII", "legio-IX", "legio-X", "legio-XI", "legio-XII"];

/** Caesarians in Gallia 5, attacked by Republicans. */
const GALLIA: Layout = {
  caesarians: { "gallia-5": ["curio", "hirtius", ...LEGIONS] },
  republicans: { "gallia-5": ["petreius", "legio-I", "legio-III"] },
};

describe("AIE-8.2.a only the defender evades, and only with a leader", () => {
  test("the side that does not move is asked before any die falls", () => {
    const { p, events } = fought("republicans", GALLIA);
    expect([asked(p), toMove(p)]).toEqual(["evasions", "palatine"]);
    expect(question(p)).toMatchObject({ zones: ["gallia-5"], side: "caesarians" });
    expect(legal(p)).toEqual(["stand", "evade curio"]);
    expect(byDefault(p)).toBe("stand");
    expect(told(events, "die")).toEqual([]);
    expect(reason(p, "evade petreius")).toBe("AIE-8.2.a onlyLeadersEvade");
    expect(reason(p, "evade legio-X")).toBe("AIE-8.2.a onlyLeadersEvade");
  });

  test("without a leader nobody is asked", () => {
    const { p } = fought("republicans", { ...GALLIA, caesarians: { "gallia-5": LEGIONS } });
    expect([asked(p), toMove(p)]).toEqual(["battles", "quirinal"]);
  });

  test("a leader who is not beset has nothing to evade", () => {
    const { p } = fought("republicans", {
      ...GALLIA,
      caesarians: { "gallia-5": ["curio", "legio-X"], "gallia-1": ["caesar", "legio-V"] },
    });
    expect(reason(p, "evade caesar")).toBe("AIE-8.2.a nothingToEvade");
  });

  test("who stands is fought", () => {
    const { p } = fought("republicans", GALLIA);
    play(p, "stand");
    expect(legal(p)).toEqual(["fight gallia-5"]);
  });
});

describe("AIE-8.2.b AIE-8.2.c AIE-C116 the d10 and the best attacking TB must stay below the SR", () => {
  test.each([
    ["caesar", "labienus", [0, 1, 2, 3]],
    ["caesar", null, [0, 1, 2, 3, 4, 5]],
    ["m-antonius", "pompeius", [0, 1]],
    ["lepidus", "labienus", []],
    ["curio", "cato", [0, 1, 2, 3]],
  ])("%s against %s", (leader, enemy, succeeds) => {
    const attackers = enemy === null ? ["legio-I"] : ["legio-I", enemy];
    const layout: Layout = {
      caesarians: { "gallia-5": [leader, "legio-X"] },
      republicans: { "gallia-5": attackers },
    };
    for (let face = 0; face <= 9; face++) {
      const { p } = fought("republicans", layout);
      expect(foreseen(p, `evade ${leader}`)[0]).toMatchObject({ f: "throw", sides: 10, below: succeeds.length });
      const events = play(p, `evade ${leader}`, d10(face));
      expect(told(events, "evasion")).toMatchObject([{ leader, die: face, success: succeeds.includes(face as never) }]);
      expect(asked(p)).toBe(succeeds.includes(face as never) ? "evasion" : "battles");
    }
  });

  test("of several attackers the best counts, but not one who is ill", () => {
    const { p } = fought("republicans", {
      ...GALLIA,
      republicans: { "gallia-5": ["petreius", "labienus", "legio-I"] },
    });
    expect(foreseen(p, "evade curio")[0]).toMatchObject({ below: 2 });
    own.title(p)[piece("labienus")] |= ILL;
    expect(foreseen(p, "evade curio")[0]).toMatchObject({ below: 3 });
  });

  test("the highest SR tries; of equals whom the owner likes", () => {
    const { p } = fought("republicans", {
      ...GALLIA,
      caesarians: { "gallia-5": ["hirtius", "pollio", "sulla", "legio-X"] },
    });
    expect(legal(p)).toEqual(["stand", "evade hirtius", "evade pollio"]);
    expect(reason(p, "evade sulla")).toBe("AIE-8.2.b notTheBestLeader");
  });
});

test("AIE-8.2.d AIE-C117 leaders who are not Roman have an SR of 3", () => {
  const below = ["lepidus", "hirtius", "m-antonius", "caesar"].map((enemy) => {
    const { p } = fought("caesarians", {
      war: { pontici: "republicans", armenii: "republicans" },
      republicans: { pontici: ["pharnaces-ii", "pontici-u1"] },
      caesarians: { pontici: [enemy, "legio-X"] },
    });
    return foreseen(p, "evade pharnaces-ii")[0];
  });
  expect(below).toMatchObject([{ below: 3 }, { below: 2 }, { below: 1 }, { below: 0 }]);
});

describe("AIE-8.2.e AIE-8.2.g who gets away", () => {
  test("goes one zone, whatever it costs, with at most his CC in units and any number of leaders", () => {
    const { p } = fought("republicans", {
      ...GALLIA,
      caesarians: { "gallia-5": ["curio", "hirtius", "sulla", ...LEGIONS], "germani-2": [] },
    });
    play(p, "evade curio", d10(0));
    expect(question(p)).toMatchObject({ ask: "evasion", leader: "curio", command: 4, units: 0 });
    play(p, ["bring hirtius", "bring sulla", "bring legio-V", "bring legio-VI", "bring legio-VII", "bring legio-VIII"]);
    expect(question(p)).toMatchObject({ units: 4 });
    expect(reason(p, "bring legio-IX")).toBe("AIE-8.2.g overHisCommand");
    expect(reason(p, "bring hirtius")).toBe("AIE-8.2.g comesAlready");
    expect(reason(p, "bring petreius")).toBe("AIE-8.2.g notBeset");
    expect(reason(p, "slip gallia-7")).toBe("AIE-8.2.e notNextToIt");
    const events = play(p, "slip gallia-6");
    expect(told(events, "evaded")).toMatchObject([{ leader: "curio", from: "gallia-5", to: "gallia-6" }]);
    expect(inZone(p, "gallia-6")).toHaveLength(7);
    expect(box(p)).toEqual([]);
  });

  test("may take everybody who fits at one stroke, the strongest first", () => {
    const { p } = fought("republicans", {
      ...GALLIA,
      caesarians: {
        "gallia-5": ["curio", "hirtius", "legio-V-", "legio-VI", "equites2-1", "auxilia-1", "legio-I-R", "legio-VII"],
      },
    });
    play(p, "evade curio", d10(0));
    expect(byDefault(p)).toBe("all");
    play(p, ["all", "slip gallia-4"]);
    expect(inZone(p, "gallia-4").sort()).toEqual(
      ["curio", "hirtius", "legio-I-R", "legio-V", "legio-VI", "legio-VII"].sort(),
    );
    expect(reason(p, "all")).toContain("notNow");
  });

  test("may leave everybody behind, who then fight without him", () => {
    const { p } = fought("republicans", { ...GALLIA, caesarians: { "gallia-5": ["curio", "legio-X"] } });
    play(p, ["evade curio"], d10(0));
    play(p, "slip gallia-8");
    expect(legal(p)).toEqual(["fight gallia-5"]);
    expect(inZone(p, "gallia-5")).toContain("legio-X");
  });

  test("AIE-R116 a king takes his own People and nobody else", () => {
    const { p } = fought("caesarians", {
      allegiance: { numidae: "republicans" },
      republicans: { "africa-2": ["juba-i", "numidae-u1", "legio-I"] },
      caesarians: { "africa-2": ["legio-X"] },
    });
    play(p, "evade juba-i", d10(0));
    expect(reason(p, "bring legio-I")).toBe("AIE-4.3.p doesNotLeadThem");
    expect(legal(p, "bring")).toEqual(["bring numidae-u1"]);
  });
});

/** Pieces still marked as on their way. */
const box = (p: ReturnType<typeof attacking>): string[] =>
  p.box.pieces.filter((each) => isMarked(p, each, GROUP)).map((each) => p.box.pieceIds[each]);

describe("AIE-8.2.f the zone", () => {
  test("holds no enemy combat unit", () => {
    const { p } = fought("republicans", {
      ...GALLIA,
      republicans: { "gallia-5": ["legio-I"], "gallia-6": ["legio-III"], "gallia-4": ["cato"] },
    });
    play(p, "evade curio", d10(0));
    expect(reason(p, "slip gallia-6")).toBe("AIE-8.2.f enemyThere");
    expect(legal(p, "slip")).toContain("slip gallia-4");
  });

  test("AIE-8.2.f AIE-4.2.4.a allows the company", () => {
    const { p } = fought("caesarians", {
      war: { parthi: "republicans", armenii: "republicans", galatae: "republicans", cappadocii: "republicans" },
      republicans: { cappadocii: ["pacorus-surena", "parthi-u1"], galatae: ["galatae-u1"], armenii: ["armenii-u1"] },
      caesarians: { cappadocii: ["legio-X"] },
    });
    play(p, "evade pacorus-surena", d10(0));
    expect(reason(p, "slip galatae")).toBe("AIE-4.2.4.a otherGroup");
    expect(legal(p, "slip")).toContain("slip armenii");
  });

  test("AIE-R190 is no land at peace", () => {
    const { p } = fought("republicans", {
      caesarians: { noricum: ["curio", "legio-X"] },
      republicans: { noricum: ["legio-I"] },
      war: { pannonii: "republicans" },
    });
    play(p, "evade curio", d10(0));
    // A leader alone could go to the Alpes; his legion cannot.
    expect(legal(p, "slip")).toContain("slip alpes-1");
    play(p, "bring legio-X");
    expect(reason(p, "slip alpes-1")).toBe("AIE-3.4.1.p onlyInTransit");
    expect(legal(p, "slip")).toEqual(["slip italia-2", "slip pannonii"]);
  });
});

describe("AIE-8.2.h AIE-8.2.i AIE-C118 one after the other", () => {
  test("after a success the next may try; after a failure nobody", () => {
    const { p } = fought("republicans", GALLIA);
    const first = play(p, "evade curio", d10(2));
    expect(told(first, "evasion")).toMatchObject([{ die: 2, bonus: 1, sr: 4, success: true }]);
    play(p, ["bring legio-V", "bring legio-VI", "bring legio-VII", "bring legio-VIII", "slip gallia-4"]);
    expect(legal(p)).toEqual(["stand", "evade hirtius"]);
    const second = play(p, "evade hirtius", d10(2));
    expect(told(second, "evasion")).toMatchObject([{ die: 2, bonus: 1, sr: 3, success: false }]);
    expect(asked(p)).toBe("battles");
    expect(inZone(p, "gallia-5").filter((name) => name.startsWith("legio"))).toHaveLength(6);
  });

  test("a failure in one zone leaves the others open; who goes on elsewhere does not come back", () => {
    const p = attacking("republicans", {
      caesarians: {
        "gallia-5": ["curio", "hirtius", "legio-X"],
        "italia-2": ["caesar", "sulla", "legio-V"],
        "africa-1": ["pollio", "legio-VI"],
      },
      republicans: { "gallia-5": ["legio-I"], "italia-2": ["legio-III"], "africa-1": ["legio-XXV"] },
    });
    run(p);
    expect(legal(p)).toEqual(["stand", "evade caesar", "evade curio", "evade pollio"]);
    play(p, "evade pollio", d10(9));
    expect(reason(p, "evade pollio")).toBe("AIE-8.2.i heldFast");
    play(p, "evade curio", d10(0));
    play(p, ["slip gallia-4"]);
    expect(legal(p)).toEqual(["stand", "evade caesar", "evade hirtius"]);
    play(p, "evade caesar", d10(0));
    play(p, "slip italia-3");
    expect(reason(p, "evade hirtius")).toBe("AIE-8.2.h leftBehind");
    expect(legal(p)).toEqual(["stand", "evade sulla"]);
  });
});

describe("AIE-8.2.k AIE-8.2.l AIE-C290 the border of the Republic", () => {
  test("Romans inside stay inside", () => {
    const { p } = fought("republicans", { ...GALLIA, war: { alpes: "republicans", germani: "republicans" } });
    play(p, "evade curio", d10(0));
    for (const outside of ["alpes-1", "alpes-2", "germani-2"])
      expect(reason(p, `slip ${outside}`)).toBe("AIE-8.2.k romansStayInside");
  });

  test("Romans outside may go either way", () => {
    const { p } = fought("republicans", {
      war: { pannonii: "republicans" },
      caesarians: { noricum: ["curio", "legio-X"] },
      republicans: { noricum: ["legio-I"] },
    });
    play(p, "evade curio", d10(0));
    expect(legal(p, "slip")).toEqual(expect.arrayContaining(["slip italia-2", "slip pannonii"]));
  });

  test("others outside stay outside, and inside go where they like", () => {
    const outside = fought("caesarians", {
      war: { pontici: "republicans", galatae: "republicans" },
      republicans: { pontici: ["pharnaces-ii", "pontici-u1"] },
      caesarians: { pontici: ["legio-X"] },
    }).p;
    play(outside, "evade pharnaces-ii", d10(0));
    expect(reason(outside, "slip asia-2")).toBe("AIE-8.2.l foreignersStayOutside");
    const inside = fought("caesarians", {
      war: { pontici: "republicans" },
      republicans: { "asia-2": ["pharnaces-ii", "pontici-u1"] },
      caesarians: { "asia-2": ["legio-X"] },
    }).p;
    play(inside, "evade pharnaces-ii", d10(0));
    expect(legal(inside, "slip")).toEqual(["slip asia-1", "slip pontici"]);
  });

  test("AIE-4.3.m nor farther from home than their reach", () => {
    const { p } = fought("caesarians", {
      war: { pontici: "republicans" },
      republicans: { "asia-5": ["pharnaces-ii", "pontici-u1"] },
      caesarians: { "asia-5": ["legio-X"] },
    });
    play(p, "evade pharnaces-ii", d10(0));
    expect(legal(p, "slip")).toEqual(["slip asia-3"]);
  });
});

describe("AIE-8.2.m AIE-R189 where the attackers came from", () => {
  test("nobody evades; a landing and those who stood there bar nothing", () => {
    const p = attacking(
      "republicans",
      {
        caesarians: { "gallia-8": ["curio", "legio-X"] },
        republicans: { "gallia-8": ["cato", "legio-I", "legio-III", "legio-XXI", "naves-6sp-t0-1"] },
      },
      { from: "gallia-6", pieces: ["legio-I"] },
      { from: "gallia-9", pieces: ["cato"] },
      { from: "mare-internum-occidentalis", pieces: ["legio-III", "naves-6sp-t0-1"] },
    );
    run(p);
    play(p, "evade curio", d10(0));
    expect(reason(p, "slip gallia-6")).toBe("AIE-8.2.m attackersCameFromThere");
    // A leader alone bars nothing either.
    expect(legal(p, "slip")).toEqual(["slip gallia-5", "slip gallia-9"]);
  });
});

test("AIE-8.2.n AIE-C119 without a zone to go to there is no attempt", () => {
  const p = attacking(
    "republicans",
    {
      caesarians: { "graecia-1": ["curio", "legio-X"] },
      republicans: { "graecia-1": ["legio-I"], "graecia-3": ["legio-III"], "italia-5": ["legio-XXI"] },
      war: { illyrii: "republicans", thracii: "republicans" },
    },
    { from: "graecia-2", pieces: ["legio-I"] },
  );
  run(p);
  expect(asked(p)).toBe("battles");
});

test("AIE-8.2.n a leader who can go nowhere says so", () => {
  const p = attacking(
    "republicans",
    {
      caesarians: { "graecia-4": ["curio", "legio-X"], "gallia-5": ["hirtius", "legio-V"] },
      republicans: { "graecia-4": ["legio-I"], "gallia-5": ["legio-III"] },
    },
    { from: "graecia-3", pieces: ["legio-I"] },
  );
  run(p);
  expect(legal(p)).toEqual(["stand", "evade hirtius"]);
  expect(reason(p, "evade curio")).toBe("AIE-8.2.n noWayOut");
});

test("AIE-8.2.n AIE-S6.i who cannot go where the others can is not taken along", () => {
  const p = attacking("republicans", {
    scenario: "perusia-and-naulochus",
    caesarians: { "italia-5": ["agrippa", "octavianus", "legio-X"] },
    republicans: {
      "italia-5": ["legio-XIX"],
      "italia-4": ["legio-XX"],
      "italia-7": ["legio-XXI"],
      "sicilia-1": ["legio-XXII"],
    },
  });
  run(p);
  play(p, "evade agrippa", d10(0));
  expect(legal(p, "slip")).toEqual(["slip graecia-1"]);
  expect(reason(p, "bring octavianus")).toBe("AIE-8.2.n noCommonWay");
  expect(reason(p, "bring legio-X")).toBe("legal");
});

describe("AIE-EV4.a AIE-R187 a leader who is ill", () => {
  test("neither tries nor lends his SR nor comes along", () => {
    const p = attacking("republicans", {
      ...GALLIA,
      caesarians: { "gallia-5": ["caesar*", "hirtius", "legio-X"] },
    });
    own.title(p)[piece("caesar")] |= ILL;
    run(p);
    expect(legal(p)).toEqual(["stand", "evade hirtius"]);
    expect(reason(p, "evade caesar")).toBe("AIE-EV4.a tooIll");
    play(p, "evade hirtius", d10(0));
    expect(reason(p, "bring caesar")).toBe("AIE-EV4.a tooIll");
  });
});

describe("AIE-R146 whoever is left behind alone", () => {
  test("is hunted at once", () => {
    const { p } = fought("republicans", { ...GALLIA, caesarians: { "gallia-5": ["curio", "hirtius", "legio-X"] } });
    play(p, "evade curio", d10(0));
    const events = play(p, ["bring legio-X", "slip gallia-6"], d10(9));
    expect(told(events, "hunted")).toMatchObject([{ leader: "hirtius", escapes: false }]);
    expect(at(p, "hirtius")).toBe("gone");
  });

  test("and so is an enemy leader who stands alone where they come to", () => {
    const { p } = fought("republicans", {
      ...GALLIA,
      caesarians: { "gallia-5": ["curio", "legio-X"] },
      republicans: { "gallia-5": ["legio-I"], "gallia-6": ["cato"] },
    });
    play(p, "evade curio", d10(0));
    const events = play(p, ["bring legio-X", "slip gallia-6"], d10(8));
    expect(told(events, "hunted")).toMatchObject([{ leader: "cato" }]);
  });
});

test("AIE-3.6.5.d nobody fights or evades in a neutral region", () => {
  const p = attacking("republicans", GALLIA);
  own.triumvir(p)[region("gallia")] = piece("hirtius");
  run(p);
  expect(asked(p)).toBe("nothing");
});
