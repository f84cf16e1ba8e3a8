import { describe, expect, test } from "vitest";
import { attacking, type Came, toTheEnd } from "../testing/field.ts";
import {
  asked,
  at,
  byDefault,
  inZone,
  type Layout,
  legal,
  play,
  question,
  reason,
  run,
  told,
  toMove,
} from "../testing/table.ts";

/** That side attacks there, nobody evades, and the die shows that; the victor's losses are by default. */
function battle(
  side: "caesarians" | "republicans",
  layout: Layout,
  zone: string,
  die: number,
  ...came: readonly Came[]
) {
  const p = attacking(side, layout, ...came);
  const events = run(p);
  while (["assigning", "evasions", "fleetEvasions"].includes(asked(p)))
    events.push(...play(p, asked(p) === "assigning" ? "done" : "stand"));
  events.push(...play(p, `fight ${zone}`, [die]));
  while (asked(p) === "losses") events.push(...play(p, "rest"));
  return { p, events };
}

const MANY = ["legio-V", "legio-VI", "legio-VIII", "legio-IX"];

describe("AIE-8.4.1.b AIE-8.4.1.i the beaten leave", () => {
  test("and only one side is left", () => {
    const { p } = battle(
      "caesarians",
      { caesarians: { "gallia-5": MANY }, republicans: { "gallia-5": ["cato", "legio-I", "legio-III"] } },
      "gallia-5",
      3,
    );
    expect([asked(p), toMove(p)]).toEqual(["retreat", "quirinal"]);
    expect(question(p)).toMatchObject({ pieces: ["legio-I", "legio-III", "cato"], wayOut: true });
    expect(legal(p)).toEqual([
      "retreat gallia-1",
      "retreat gallia-2",
      "retreat gallia-4",
      "retreat gallia-6",
      "retreat gallia-8",
    ]);
    const events = play(p, "retreat gallia-4");
    expect(told(events, "retreated")).toMatchObject([{ from: "gallia-5", to: "gallia-4" }]);
    expect(inZone(p, "gallia-5").sort()).toEqual([...MANY].sort());
  });

  test("by default towards their Faction Leader", () => {
    const { p } = battle(
      "caesarians",
      { caesarians: { "gallia-5": MANY }, republicans: { "gallia-5": ["legio-I"], "hispania-1": ["pompeius*"] } },
      "gallia-5",
      2,
    );
    expect(byDefault(p)).toBe("retreat gallia-6");
  });
});

describe("AIE-8.4.1.c the limits of evasion bind", () => {
  test("AIE-8.2.f no zone with enemy units", () => {
    const { p } = battle(
      "caesarians",
      { caesarians: { "gallia-5": MANY, "gallia-4": ["legio-XI"] }, republicans: { "gallia-5": ["legio-I"] } },
      "gallia-5",
      3,
    );
    expect(reason(p, "retreat gallia-4")).toBe("AIE-8.2.f enemyThere");
    expect(reason(p, "retreat gallia-7")).toBe("AIE-8.2.e notNextToIt");
  });

  test("AIE-8.4.1.f AIE-8.2.k AIE-C191 a legion in Graecia 2 does not go to Thracia", () => {
    const { p } = battle(
      "caesarians",
      {
        war: { thracii: "caesarians" },
        caesarians: { "graecia-2": MANY },
        republicans: { "graecia-2": ["legio-I"] },
      },
      "graecia-2",
      3,
    );
    expect(reason(p, "retreat thracii-1")).toBe("AIE-8.2.k romansStayInside");
    expect(legal(p)).toEqual(["retreat graecia-1", "retreat graecia-3"]);
  });

  test("AIE-8.2.m for the defender where the attackers came from is closed, even if all of those have fallen", () => {
    const p = attacking(
      "caesarians",
      {
        caesarians: { "gallia-5": ["caesar", "legio-V", "legio-VI", "legio-VIII", "legio-I-R-"] },
        republicans: { "gallia-5": ["legio-I", "legio-III", "legio-XXI", "legio-XXII"] },
      },
      { from: "gallia-6", pieces: ["legio-V", "legio-VI", "legio-VIII"] },
      { from: "gallia-8", pieces: ["legio-I-R"] },
    );
    run(p);
    play(p, "fight gallia-5", [4]);
    play(p, ["lose legio-I-R", "rest"]);
    expect([asked(p), toMove(p), at(p, "legio-I-R")]).toEqual(["retreat", "quirinal", "reserve"]);
    expect(reason(p, "retreat gallia-8")).toBe("AIE-8.2.m attackersCameFromThere");
    expect(reason(p, "retreat gallia-6")).toBe("AIE-8.2.m attackersCameFromThere");
  });

  test("AIE-8.4.1.j AIE-C192 a beaten attacker goes back where he came from", () => {
    const { p } = battle(
      "caesarians",
      { caesarians: { "gallia-5": ["legio-V"] }, republicans: { "gallia-5": ["legio-I", "legio-III", "legio-XXI"] } },
      "gallia-5",
      1,
      { from: "gallia-6", pieces: ["legio-V"] },
    );
    expect(toMove(p)).toBe("palatine");
    expect(legal(p)).toContain("retreat gallia-6");
  });

  test("AIE-4.3.m a People beaten at the end of its reach, with no other zone, is lost", () => {
    const { p, events } = battle(
      "caesarians",
      {
        war: { alpes: "republicans" },
        caesarians: {
          "gallia-6": MANY,
          "gallia-5": ["legio-XI"],
          "gallia-8": ["legio-XII"],
          "gallia-4": ["legio-XIV"],
          "gallia-9": ["legio-II"],
        },
        republicans: { "gallia-6": ["alpes-u1", "alpes-u2"] },
      },
      "gallia-6",
      3,
    );
    expect(told(events, "cut-off")).toMatchObject([{ units: ["alpes-u1", "alpes-u2"] }]);
    expect(at(p, "alpes-u1")).toBe("box");
  });
});

test("AIE-8.4.1.d AIE-8.4.1.e AIE-8.4.1.h AIE-C273 block by block, without a die, a leader or a command", () => {
  const legions = ["legio-I", "legio-III", "legio-XXI", "legio-XXII", "legio-XXV", "legio-XXVI", "legio-XXVIII"];
  const { p } = battle(
    "caesarians",
    {
      allegiance: { numidae: "republicans" },
      caesarians: {
        "africa-2": ["caesar", ...MANY, "legio-XI", "legio-XII", "legio-XIV", "legio-II", "legio-VII", "legio-X"],
      },
      republicans: { "africa-2": ["petreius", ...legions, "numidae-u1", "numidae-u2", "naves-6sp-t0-1"] },
    },
    "africa-2",
    2,
  );
  expect(question(p)).toMatchObject({ pieces: [...legions, "petreius"], ships: 1 });
  // The land of the Numidae is outside: Romans of a region do not retreat there.
  expect(legal(p, "retreat")).toEqual(["retreat africa-1", "retreat africa-3"]);
  play(p, "retreat africa-3");
  expect(inZone(p, "africa-3")).toHaveLength(8);
  expect(question(p)).toMatchObject({ pieces: ["numidae-u1", "numidae-u2"] });
  expect(legal(p, "retreat")).toEqual(["retreat africa-1", "retreat africa-3", "retreat numidae"]);
  play(p, "retreat numidae");
  // The ships have one sea to go to and are not asked.
  expect(at(p, "naves-6sp-t0-1")).toBe("mare-internum-centralis");
  expect(inZone(p, "africa-2").every((name) => !legions.includes(name))).toBe(true);
});

describe("AIE-8.4.1.f AIE-8.5.1.b AIE-C190 who cannot retreat", () => {
  test("is lost, with the leaders", () => {
    const { p, events } = battle(
      "caesarians",
      {
        caesarians: { "graecia-5": MANY },
        republicans: { "graecia-5": ["cato", "scipio", "legio-I", "legio-III", "legio-XXI"] },
      },
      "graecia-5",
      4,
    );
    expect(told(events, "cut-off")).toMatchObject([
      { units: ["legio-I", "legio-III", "legio-XXI"], leaders: ["cato", "scipio"] },
    ]);
    expect(told(events, "died").map(({ leader, rule }) => [leader, rule])).toEqual([
      ["cato", "AIE-8.5.1.b"],
      ["scipio", "AIE-8.5.1.b"],
    ]);
    // Two leaders and a battle of 35 SP.
    expect(p.score).toBe(3);
    expect(asked(p)).toBe("nothing");
  });

  test("AIE-8.2.n block by block: another may have a way", () => {
    const { p, events } = battle(
      "caesarians",
      {
        allegiance: { numidae: "republicans" },
        caesarians: { "africa-1": [...MANY, "legio-XI"], "africa-2": ["legio-XII"] },
        republicans: { "africa-1": ["legio-I", "numidae-u1"] },
      },
      "africa-1",
      3,
    );
    expect(told(events, "cut-off")).toMatchObject([{ units: ["legio-I"] }]);
    expect(at(p, "numidae-u1")).toBe("numidae");
  });
});

test("AIE-8.4.1.g AIE-C194 leaders whose units are gone retreat, and no die is thrown for them", () => {
  const { p, events } = battle(
    "caesarians",
    {
      caesarians: { "gallia-5": MANY },
      republicans: { "gallia-5": ["scipio", "legio-I-", "legio-III-", "legio-XXI-"] },
    },
    "gallia-5",
    3,
  );
  expect(told(events, "losses")[0].lost).toHaveLength(3);
  expect(question(p)).toMatchObject({ ask: "retreat", pieces: ["scipio"] });
  const away = play(p, "retreat gallia-2");
  expect(told([...events, ...away], "die")).toHaveLength(1);
  expect(at(p, "scipio")).toBe("gallia-2");
});

describe("AIE-8.4.1.h ships go with a beaten army", () => {
  test("even if they have won their own battle; who has fought and lost at sea leaves the coast before", () => {
    const p = attacking("caesarians", {
      caesarians: { "gallia-8": ["labienus", "naves-8sp-q2-t1-1", "naves-8sp-q2-t1-2", "legio-V"] },
      republicans: { "gallia-8": ["naves-4sp-t0-1", "legio-I", "legio-III", "legio-XXI"] },
    });
    run(p);
    play(p, "done");
    const events = play(p, "fight gallia-8", [5, 1]);
    expect(told(events, "battle-decided").map(({ naval, winner }) => [naval, winner])).toEqual([
      [true, "caesarians"],
      [false, "republicans"],
    ]);
    expect(told(events, "retreated")[0]).toMatchObject({ side: "republicans", pieces: ["naves-4sp-t0-1"] });
    play(p, "retreat gallia-9");
    // The sea is not free for the victors of the battle there: they are lost.
    expect(inZone(p, "gallia-8").sort()).toEqual(["legio-I", "legio-III", "legio-XXI"]);
  });

  test("also where no ships have fought", () => {
    const { p } = battle(
      "caesarians",
      {
        caesarians: { "gallia-8": MANY },
        republicans: { "gallia-8": ["cato", "naves-6sp-t0-1", "naves-6sp-t0-2", "legio-I"] },
      },
      "gallia-8",
      4,
    );
    play(p, "retreat gallia-9");
    expect(inZone(p, "mare-internum-occidentalis")).toEqual(["naves-6sp-t0-1", "naves-6sp-t0-2"]);
  });
});

describe("AIE-8.4.1.k AIE-8.4.1.l AIE-C274 aboard their ships", () => {
  const port = (ships: readonly string[], around: readonly string[]): Layout => ({
    caesarians: {
      "gallia-8": ["caesar", ...MANY, "legio-XI", "legio-XII", "legio-XIV", "legio-II"],
      ...Object.fromEntries(around.map((zone, i) => [zone, [`legio-${["VII", "X", "XIII"][i]}`]])),
    },
    republicans: { "gallia-8": ["cato", ...ships, "legio-I", "legio-III", "legio-XXI", "legio-XXII", "legio-XXV"] },
  });
  const ALL_AROUND = ["gallia-5", "gallia-6", "gallia-9"];

  test("beaten land units may leave, as many as there are places for; the others are lost without a way", () => {
    const { p } = battle("caesarians", port(["naves-6sp-t0-1"], ALL_AROUND), "gallia-8", 3);
    expect(question(p)).toMatchObject({ ask: "retreat", ships: 1, wayOut: false });
    expect(byDefault(p)).toBe("rest");
    play(p, ["embark cato", "embark legio-I", "embark legio-III"]);
    const events = play(p, "embark legio-XXI");
    expect(told(events, "cut-off")).toMatchObject([{ units: ["legio-XXII", "legio-XXV"], leaders: [] }]);
    expect(inZone(p, "mare-internum-occidentalis").sort()).toEqual([
      "cato",
      "legio-I",
      "legio-III",
      "legio-XXI",
      "naves-6sp-t0-1",
    ]);
  });

  test("by default the leaders and the strongest", () => {
    const { p } = battle("caesarians", port(["naves-4sp-t0-1"], ALL_AROUND), "gallia-8", 3);
    const events = play(p, "rest");
    expect(told(events, "embarked")[0].pieces).toEqual(["cato", "legio-I", "legio-III"]);
    expect(told(events, "cut-off")[0].units).toHaveLength(3);
  });

  test("with a way by land it is their choice, one by one", () => {
    const { p } = battle("caesarians", port(["naves-6sp-t0-1"], ["gallia-5"]), "gallia-8", 3);
    expect(reason(p, "rest")).toBe("AIE-8.4.1.e wayLeft");
    expect(reason(p, "embark legio-V")).toBe("AIE-8.4.1.e notRetreatingNow");
    play(p, ["embark legio-I", "embark legio-III", "embark legio-XXI"]);
    expect(reason(p, "embark legio-XXII")).toBe("AIE-3.4.2.k noPlaceAboard");
    expect(reason(p, "embark legio-I")).toBe("AIE-8.4.1.e notRetreatingNow");
    play(p, "retreat gallia-6");
    expect(inZone(p, "gallia-6").sort()).toEqual(
      ["cato", "legio-VII", "legio-XXII", "legio-XXV"].filter((n) => n !== "legio-VII"),
    );
    expect(inZone(p, "mare-internum-occidentalis")).toHaveLength(4);
  });

  test("not without ships, and not where the sea is the enemy's", () => {
    const none = battle("caesarians", port([], ["gallia-5"]), "gallia-8", 3).p;
    expect(reason(none, "embark legio-I")).toBe("AIE-8.4.1.k noShipsToBoard");
    const layout = port(["naves-6sp-t0-1"], ["gallia-5"]);
    const closed = battle(
      "caesarians",
      { ...layout, caesarians: { ...layout.caesarians, "mare-internum-occidentalis": ["curio", "naves-8sp-q2-t1-1"] } },
      "gallia-8",
      3,
    ).p;
    expect(reason(closed, "embark legio-I")).toBe("AIE-8.2.o noSeaway");
    play(closed, "retreat gallia-6");
    expect(at(closed, "naves-6sp-t0-1")).toBe("reserve");
  });

  test("AIE-8.4.1.l at sea everybody aboard goes along, and lands where the ships land", () => {
    const { p } = battle(
      "caesarians",
      {
        caesarians: {
          "mare-internum-centralis": ["caesar", "naves-8sp-q2-t1-1", "naves-8sp-q2-t1-2"],
          "mare-internum-orientalis": ["curio", "naves-4sp-t0-1"],
          "italia-4": ["legio-X"],
        },
        republicans: { "mare-internum-centralis": ["cato", "naves-6sp-t0-1", "legio-I", "equites2-1"] },
      },
      "mare-internum-centralis",
      1,
    );
    expect(question(p)).toMatchObject({ pieces: ["legio-I", "equites2-1", "naves-6sp-t0-1", "cato"] });
    expect(reason(p, "retreat mare-internum-orientalis")).toBe("AIE-8.2.o enemyShipsThere");
    expect(reason(p, "retreat italia-4")).toBe("AIE-8.2.o enemyOnThatCoast");
    expect(reason(p, "retreat illyrii")).toBe("AIE-3.4.1.p onlyInTransit");
    play(p, "retreat graecia-1");
    expect(inZone(p, "graecia-1")).toHaveLength(4);
  });
});

describe("AIE-8.5.1.c leaders of a beaten fleet", () => {
  test("go with its ships, and by land when there are none left", () => {
    const layout = (ship: string): Layout => ({
      caesarians: { "graecia-3": ["caesar", "naves-8sp-q2-t1-1", "naves-8sp-q2-t1-2"] },
      republicans: { "graecia-3": ["cato", ship] },
    });
    const afloat = battle("caesarians", layout("naves-6sp-t0-1"), "graecia-3", 1).p;
    expect(legal(afloat)).toEqual(["retreat mare-internum-centralis", "retreat mare-internum-orientalis"]);
    const ashore = battle("caesarians", layout("naves-6sp-t0-1-"), "graecia-3", 1).p;
    expect(question(ashore)).toMatchObject({ pieces: ["cato"] });
    expect(legal(ashore)).toEqual(["retreat graecia-1", "retreat graecia-2", "retreat graecia-4"]);
  });

  test("an army ashore does not leave because its ships were beaten", () => {
    const p = attacking("caesarians", {
      caesarians: { "gallia-8": ["caesar", "naves-8sp-q2-t1-1", "naves-8sp-q2-t1-2"] },
      republicans: { "gallia-8": ["naves-6sp-t0-1", "legio-I"] },
    });
    run(p);
    toTheEnd(p, [6, 10]);
    expect(at(p, "legio-I")).toBe("gallia-8");
  });
});

test("AIE-R146 a leader found alone where the beaten go is hunted", () => {
  const { p } = battle(
    "caesarians",
    { caesarians: { "gallia-5": MANY, "gallia-4": ["curio"] }, republicans: { "gallia-5": ["legio-I"] } },
    "gallia-5",
    2,
  );
  const events = play(p, "retreat gallia-4", [10]);
  expect(told(events, "hunted")).toMatchObject([{ leader: "curio", escapes: false }]);
});
