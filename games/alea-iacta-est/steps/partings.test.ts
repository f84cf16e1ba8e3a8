/** After the murder of Caesar (3.5.3.g to 3.5.3.j): Assassins, and armies that are divided. */
import { describe, expect, test } from "vitest";
import { ABSENT, GONE, TO_COME } from "../board.ts";
import { neutralise } from "../neutrality.ts";
import { FOLLOWER, hasTitle, isAssassin, own, type Position, PRETENDER, put, takeOff } from "../position.ts";
import { CAES, REP } from "../sides.ts";
import {
  asked,
  at,
  box,
  byDefault,
  check,
  goTo,
  inZone,
  isReduced,
  type Layout,
  lay,
  legal,
  piece,
  play,
  question,
  reason,
  region,
  run,
  side,
  told,
  toMove,
  zone,
} from "../testing/table.ts";

const ALL = ["italia", "asia", "gallia", "africa", "graecia", "sicilia", "hispania"];

/** Caesar has just been murdered in Gallia 1, whoever else is where. */
function murdered(layout: Layout, before: (p: Position) => void = () => {}) {
  const { caesarians = {}, republicans = {}, ...rest } = layout;
  const p = lay({
    scenario: "from-caesar-to-augustus",
    year: -44,
    flags: 0,
    control: { caesarians: ALL },
    ...rest,
    caesarians: { ...caesarians, "gallia-1": ["caesar*", ...(caesarians["gallia-1"] ?? [])] },
    republicans: { "hispania-5": ["pompeius*"], ...republicans },
  });
  for (const name of ["m-brutus", "cassius", "trebonius", "d-brutus"])
    if (p.at[piece(name)] === TO_COME) takeOff(p, piece(name), GONE);
  before(p);
  const events = run(goTo(p, { step: "ides" }), [1, 6]);
  check(p);
  return { p, events };
}

const legions = (count: number): string[] => ["I", "II", "III", "IV", "V"].slice(0, count).map((n) => `legio-${n}`);
const sidesOf = (p: Position, names: readonly string[]) => names.map((name) => side(p, name));

describe("who is an Assassin", () => {
  test("AIE-3.5.3.g AIE-1.2.c AIE-R94 the four are Republicans now, wherever they stand; nobody else is", () => {
    const four = ["m-brutus", "cassius", "trebonius", "d-brutus"];
    const { p, events } = murdered({
      caesarians: { "italia-2": ["m-brutus"], "asia-2": ["cassius"], "gallia-8": ["trebonius"], "asia-1": ["lepidus"] },
      republicans: { "hispania-5": ["pompeius*", "d-brutus"] },
    });
    expect(sidesOf(p, [...four, "lepidus"])).toEqual([...four.map(() => "republicans"), "caesarians"]);
    expect(four.every((name) => isAssassin(p, piece(name)))).toBe(true);
    expect(told(events, "unmasked").map(({ leader, zone: where }) => [leader, where])).toEqual([
      ["m-brutus", "italia-2"],
      ["cassius", "asia-2"],
      ["trebonius", "gallia-8"],
    ]);
  });

  test("AIE-3.5.3.g AIE-R94 who is not in play yet, or absent, will come as a Republican", () => {
    const { p } = murdered({ caesarians: { "asia-1": ["trebonius", "m-antonius"] } }, (before) => {
      takeOff(before, piece("trebonius"), ABSENT);
      takeOff(before, piece("cassius"), TO_COME);
      own.side(before)[piece("cassius")] = CAES;
      own.due(before)[piece("cassius")] = -43;
    });
    expect([side(p, "trebonius"), at(p, "trebonius")]).toEqual(["republicans", "absent"]);
    expect([side(p, "cassius"), at(p, "cassius"), p.due[piece("cassius")]]).toEqual(["republicans", "to-come", -43]);
    // He enters where Republicans do, and not beside Caesar.
    own.control(p)[region("africa")] = REP;
    p.year = -43;
    run(goTo(p, { step: "arrivals", side: REP }));
    expect(question(p)).toMatchObject({ leader: "cassius", entry: "city" });
  });

  test("AIE-R94 AIE-R91 an Assassin who was a Pretender is none any more, and his followers stay", () => {
    const { p, events } = murdered(
      {
        caesarians: { "asia-1": ["d-brutus", "scipio"], "asia-2": ["m-antonius"] },
        republicans: { "hispania-5": ["pompeius*"], "hispania-2": ["trebonius"] },
      },
      (before) => {
        own.title(before)[piece("d-brutus")] = PRETENDER;
        own.title(before)[piece("trebonius")] = PRETENDER;
        own.title(before)[piece("scipio")] = FOLLOWER;
      },
    );
    for (const name of ["d-brutus", "trebonius"])
      expect([side(p, name), hasTitle(p, piece(name), PRETENDER)]).toEqual(["republicans", false]);
    expect([side(p, "scipio"), hasTitle(p, piece("scipio"), FOLLOWER)]).toEqual(["caesarians", false]);
    expect(told(events, "coup-over").map(({ leader }) => leader)).toEqual(["d-brutus", "trebonius"]);
  });

  test("AIE-R194 a neutral one is a Republican, and neutral still", () => {
    const { p, events } = murdered({ caesarians: { "asia-1": ["lepidus", "d-brutus", "legio-I"] } }, (before) => {
      neutralise(before, region("asia"), piece("lepidus"));
    });
    expect([sidesOf(p, ["d-brutus", "legio-I", "lepidus"]), at(p, "d-brutus")]).toEqual([
      ["republicans", "caesarians", "caesarians"],
      "asia-1",
    ]);
    expect([told(events, "divided"), told(events, "followed"), p.stack]).toEqual([[], [], []]);
  });
});

describe("troops with Assassins alone", () => {
  test("AIE-3.5.3.aa AIE-R193 they become Republican undivided, and nobody hunts their leaders", () => {
    const { p, events } = murdered({
      caesarians: {
        "gallia-1": ["d-brutus", "trebonius", "legio-I", "legio-II-", "auxilia-1"],
        "asia-1": ["m-antonius"],
      },
    });
    expect(sidesOf(p, ["legio-I", "legio-II", "auxilia-1", "d-brutus"])).toEqual(Array(4).fill("republicans"));
    expect(told(events, "followed")).toMatchObject([
      { rule: "AIE-3.5.3.aa", side: "republicans", zone: "gallia-1", units: ["legio-I", "legio-II", "auxilia-1"] },
    ]);
    expect([isReduced(p, "legio-II"), told(events, "hunted"), told(events, "divided")]).toEqual([true, [], []]);
    expect([at(p, "d-brutus"), p.stack]).toEqual(["gallia-1", []]);
  });

  test("AIE-3.5.3.aa those who stood with Caesar alone, or with nobody, stay Caesarian", () => {
    const { p } = murdered({
      caesarians: { "gallia-1": ["legio-I"], "gallia-2": ["legio-II"], "gallia-3": ["d-brutus"] },
    });
    expect(sidesOf(p, ["legio-I", "legio-II"])).toEqual(["caesarians", "caesarians"]);
  });

  test("AIE-3.5.3.aa at sea too", () => {
    const { p } = murdered({
      caesarians: { "mare-internum-centralis": ["cassius", "naves-8sp-q2-t1-1", "legio-I"], "asia-1": ["m-antonius"] },
    });
    expect(sidesOf(p, ["naves-8sp-q2-t1-1", "legio-I"])).toEqual(["republicans", "republicans"]);
    check(p);
  });

  test("AIE-3.5.3.aa units of allied Peoples do not change sides", () => {
    const { p, events } = murdered({
      allegiance: { numidae: "caesarians" },
      caesarians: { "africa-1": ["cassius", "numidae-u1"], "asia-1": ["m-antonius"] },
    });
    expect([side(p, "numidae-u1"), told(events, "hunted"), at(p, "cassius")]).toEqual(["caesarians", [], "africa-1"]);
  });
});

describe("stacks with leaders of both", () => {
  const OTHERS = ["equites4-1", "equites2-1", "auxilia-1"];

  /** M. Antonius and D. Brutus together in Italia 7. */
  const mixed = (units: readonly string[], more: Layout = {}) =>
    murdered({ ...more, caesarians: { "italia-7": ["m-antonius", "d-brutus", ...units], ...more.caesarians } });

  test("AIE-3.5.3.i AIE-3.5.3.j AIE-C054 the Caesarians keep half of each kind, rounded down, and choose", () => {
    const { p } = mixed([...legions(5), ...OTHERS]);
    expect([asked(p), toMove(p)]).toEqual(["division", "palatine"]);
    expect(question(p)).toMatchObject({ rule: "AIE-3.5.3.i", zone: "italia-7", legions: 2, others: 1, kept: [] });
    play(p, ["keep legio-V", "keep auxilia-1"]);
    expect(question(p)).toMatchObject({ legions: 1, others: 0, kept: ["legio-V", "auxilia-1"] });
    const events = play(p, "keep legio-III");
    expect(told(events, "divided")).toMatchObject([
      {
        side: "caesarians",
        kept: ["legio-V", "auxilia-1", "legio-III"],
        given: ["legio-I", "legio-II", "legio-IV", "equites4-1", "equites2-1"],
      },
    ]);
    expect([asked(p), toMove(p)]).toEqual(["exodus", "quirinal"]);
    play(p, "station sicilia-1");
    expect(inZone(p, "italia-7")).toEqual(["legio-III", "legio-V", "auxilia-1", "m-antonius"]);
    expect(inZone(p, "sicilia-1")).toEqual([
      ...["legio-I", "legio-II", "legio-IV", "equites4-1", "equites2-1", "d-brutus"],
    ]);
    expect(sidesOf(p, ["legio-III", "auxilia-1", "legio-I", "equites4-1"])).toEqual([
      ...["caesarians", "caesarians", "republicans", "republicans"],
    ]);
    expect(p.stack).toEqual([]);
  });

  test("AIE-3.5.3.i AIE-C054 of four legions, one auxilia and two ships they keep two and one", () => {
    const { p } = mixed([...legions(4), "auxilia-1", "naves-6sp-t0-1", "naves-6sp-t0-2"]);
    expect(question(p)).toMatchObject({ legions: 2, others: 1 });
    play(p, "rest");
    expect(at(p, "naves-6sp-t0-2")).toBe("italia-7");
    play(p, "station graecia-4");
    const own = (whose: string) => inZone(p, whose).length;
    expect([own("italia-7"), own("graecia-4")]).toEqual([4, 5]);
  });

  test("AIE-3.5.3.i AIE-C054 of one legion they keep none, and nobody asks them", () => {
    const { p, events } = mixed(["legio-I"]);
    expect(told(events, "divided")).toMatchObject([{ kept: [], given: ["legio-I"] }]);
    expect(asked(p)).toBe("exodus");
    play(p, "station sicilia-1");
    expect([at(p, "legio-I"), side(p, "legio-I"), at(p, "m-antonius")]).toEqual([
      ...["sicilia-1", "republicans", "italia-7"],
    ]);
  });

  test("AIE-3.5.3.i what can be kept and what not", () => {
    const { p } = mixed([...legions(3), "auxilia-1", "auxilia-2"], {
      caesarians: { "gallia-8": ["legio-VI"] },
      allegiance: { numidae: "caesarians" },
    });
    put(p, piece("numidae-u1"), zone("italia-7"));
    expect(legal(p)).toEqual([
      ...["rest", "keep legio-I", "keep legio-II", "keep legio-III", "keep auxilia-1", "keep auxilia-2"],
    ]);
    expect(["legio-VI", "m-antonius", "numidae-u1"].map((name) => reason(p, `keep ${name}`))).toEqual(
      Array(3).fill("AIE-3.5.3.i keepNotThere"),
    );
    play(p, "keep legio-II");
    expect(reason(p, "keep legio-II")).toBe("AIE-3.5.3.j keptAlready");
    expect(reason(p, "keep legio-I")).toBe("AIE-3.5.3.i keepHalfLegions");
    expect(legal(p)).toEqual(["rest", "keep auxilia-1", "keep auxilia-2"]);
    const { p: q } = mixed([...legions(2), "auxilia-1", "auxilia-2"]);
    play(q, "keep auxilia-2");
    expect(reason(q, "keep auxilia-1")).toBe("AIE-3.5.3.i keepHalfOthers");
  });

  test("AIE-3.5.3.j by default the strongest stay", () => {
    const { p } = mixed(["legio-X", "legio-I-R", "legio-XIII-", "legio-XII"]);
    expect(byDefault(p)).toBe("rest");
    play(p, "rest");
    play(p, "station sicilia-1");
    expect(inZone(p, "italia-7")).toEqual(["legio-X", "legio-XII", "m-antonius"]);
  });

  test("AIE-3.5.3.j AIE-R95 they go inside, where no Caesarian leader and no Caesarian unit is", () => {
    const { p } = mixed(["legio-I"], {
      allegiance: { numidae: "caesarians" },
      war: { daci: "republicans" },
      caesarians: { "gallia-9": ["lepidus"], "graecia-2": ["legio-VI"], "africa-1": ["numidae-u1"] },
      republicans: { "hispania-5": ["pompeius*"], "hispania-4": ["legio-VII"], "graecia-5": ["daci-u1"] },
    });
    expect(question(p)).toMatchObject({ rule: "AIE-3.5.3.j", pieces: ["legio-I", "d-brutus"] });
    expect(reason(p, "station aegyptii")).toBe("AIE-3.5.3.j exodusOutside");
    expect(reason(p, "station mare-internum-centralis")).toBe("AIE-3.5.3.j exodusOutside");
    expect(reason(p, "station gallia-9")).toBe("AIE-3.5.3.j exodusLeaders");
    expect(reason(p, "station italia-7")).toBe("AIE-3.5.3.j exodusLeaders");
    expect(reason(p, "station graecia-2")).toBe("AIE-3.5.3.j exodusEnemies");
    expect(reason(p, "station africa-1")).toBe("AIE-3.5.3.j exodusEnemies");
    expect(reason(p, "station graecia-5")).toBe("AIE-4.2.4.c noRomansWithWarriors");
    // Beside their own it is allowed, and a coast is not needed.
    expect([reason(p, "station hispania-4"), reason(p, "station gallia-5")]).toEqual(["legal", "legal"]);
  });

  test("AIE-3.5.3.j AIE-3.6.5.f not into a neutral region", () => {
    const { p } = murdered(
      { caesarians: { "italia-7": ["m-antonius", "d-brutus", "legio-I"], "asia-1": ["lepidus"] } },
      (before) => {
        neutralise(before, region("asia"), piece("lepidus"));
      },
    );
    expect(reason(p, "station asia-5")).toBe("AIE-3.6.5.f neutralRegion");
  });

  test("AIE-3.5.3.z AIE-C054 with naves among them they need a coast", () => {
    const { p } = mixed(["naves-6sp-t0-1"]);
    expect([reason(p, "station gallia-5"), reason(p, "station sicilia-3")]).toEqual([
      ...["AIE-3.5.3.z exodusCoast", "legal"],
    ]);
    expect(legal(p, "station").every((text) => !text.includes("gallia-5"))).toBe(true);
  });

  test("AIE-3.5.3.j by default they go to a region of their own, as near as can be", () => {
    const { p } = mixed(["legio-I"], {
      control: { caesarians: ALL.filter((name) => name !== "graecia"), republicans: ["graecia"] },
    });
    expect(byDefault(p)).toBe("station graecia-1");
  });

  test("AIE-3.5.3.i AIE-R95 zone by zone, each with its own choice", () => {
    const { p } = murdered({
      caesarians: {
        "italia-2": ["lepidus", "cassius", "legio-I", "legio-II"],
        "asia-5": ["m-antonius", "trebonius", "legio-III", "legio-IV"],
      },
    });
    expect(question(p)).toMatchObject({ ask: "division", zone: "italia-2" });
    play(p, ["keep legio-II", "station hispania-5"]);
    expect(question(p)).toMatchObject({ ask: "division", zone: "asia-5" });
    // Where the first ones went is free of Caesarians, so others may join them there.
    play(p, ["keep legio-III", "station hispania-5"]);
    expect(inZone(p, "hispania-5")).toEqual(["legio-I", "legio-IV", "cassius", "pompeius", "trebonius"]);
    expect(p.stack).toEqual([]);
  });

  test("AIE-3.5.3.j leaders without a single unit part as well", () => {
    const { p } = mixed([]);
    expect([asked(p), question(p)]).toMatchObject(["exodus", { pieces: ["d-brutus"] }]);
    play(p, "station italia-6");
    expect([at(p, "d-brutus"), at(p, "m-antonius")]).toEqual(["italia-6", "italia-7"]);
  });

  test("AIE-3.5.3.i AIE-R116 kings are no leaders of a stack", () => {
    const { p, events } = murdered({
      allegiance: { numidae: "caesarians" },
      caesarians: { "africa-1": ["cassius", "juba-i", "legio-I", "legio-II"], "asia-1": ["m-antonius"] },
    });
    expect([told(events, "followed")[0].units, p.stack]).toEqual([["legio-I", "legio-II"], []]);
  });

  test("AIE-3.5.3.i at sea: who is left without a ship is lost", () => {
    const crew = ["naves-6sp-t0-1", "legio-I", "legio-II"];
    const { p } = murdered({
      caesarians: { "mare-internum-occidentalis": ["lepidus", "d-brutus", ...crew], "asia-1": ["m-antonius"] },
    });
    // One ship among the others: the Republicans have it.
    const events = play(p, ["keep legio-II", "station sicilia-2"]);
    expect(inZone(p, "sicilia-2")).toEqual(["legio-I", "naves-6sp-t0-1", "d-brutus"]);
    expect(told(events, "drowned")).toMatchObject([{ units: ["legio-II"] }]);
    expect([at(p, "legio-II"), at(p, "lepidus")]).toEqual(["reserve", "gone"]);
  });

  test("AIE-3.5.3.i at sea: both have ships, and all is well", () => {
    const crew = ["naves-6sp-t0-1", "naves-6sp-t0-2", "legio-I", "legio-II"];
    const { p } = murdered({
      caesarians: { "mare-internum-occidentalis": ["lepidus", "d-brutus", ...crew], "asia-1": ["m-antonius"] },
    });
    play(p, ["keep legio-II", "keep naves-6sp-t0-1", "station sicilia-2"]);
    expect(inZone(p, "mare-internum-occidentalis")).toEqual(["legio-II", "naves-6sp-t0-1", "lepidus"]);
    expect(inZone(p, "sicilia-2")).toEqual(["legio-I", "naves-6sp-t0-2", "d-brutus"]);
  });

  test("AIE-3.5.3.j where no zone is open they stay", () => {
    const spare = box.romanUnits.filter((unit) => box.isLegio[unit]).map((unit) => box.pieceIds[unit]);
    const coasts = box.land
      .filter((each) => box.isCoast[each] && box.region[each] >= 0)
      .map((each) => box.zoneIds[each]);
    const filled = Object.fromEntries(coasts.map((where, i) => [where, [spare[i]]]));
    const { p, events } = murdered({
      caesarians: { ...filled, "italia-7": ["m-antonius", "d-brutus", "naves-6sp-t0-1"] },
    });
    expect([at(p, "d-brutus"), side(p, "naves-6sp-t0-1"), p.stack]).toEqual(["italia-7", "republicans", []]);
    expect(told(events, "withdrew")).toEqual([]);
  });
});
