import { columnFor, columnName, lossesOfVictor } from "@rubicon/series";
import { describe, expect, test } from "vitest";
import {
  CAESAR_MURDERED,
  CHIEF_FOUGHT,
  CHIEF_SLAIN,
  flag,
  forgetTheYear,
  ILL,
  isFlagged,
  own,
  type Position,
  PRETENDER,
} from "../position.ts";
import { attacking, fought, toTheEnd } from "../testing/field.ts";
import {
  asked,
  at,
  byDefault,
  inZone,
  isReduced,
  type Layout,
  legal,
  piece,
  play,
  question,
  reason,
  run,
  told,
  toMove,
} from "../testing/table.ts";

const CAES_LEGIONS = [
  "legio-V",
  "legio-VI",
  "legio-VIII",
  "legio-IX",
  "legio-XI",
  "legio-XII",
  "legio-XIV",
  "legio-II",
];
const REP_LEGIONS = ["legio-I", "legio-III", "legio-XXI", "legio-XXII", "legio-XXV", "legio-XXVI", "legio-XXVIII"];

/** So many legions of 5 SP, quality 3, on each side, in Gallia 5. */
const field = (caesarians: number, republicans: number, leaders: { caes?: string[]; rep?: string[] } = {}): Layout => ({
  caesarians: { "gallia-5": [...CAES_LEGIONS.slice(0, caesarians), ...(leaders.caes ?? [])] },
  republicans: { "gallia-5": [...REP_LEGIONS.slice(0, republicans), ...(leaders.rep ?? [])] },
});

/** The Caesarians attack in Gallia 5, nobody evades, the die shows that. */
function battle(layout: Layout, die: number, before: (p: Position) => void = () => {}) {
  const p = attacking("caesarians", layout);
  before(p);
  run(p);
  if (asked(p) === "evasions") play(p, "stand");
  const events = play(p, "fight gallia-5", [die]);
  return { p, events };
}

describe("AIE-8.1.c AIE-C271 the active player attacks", () => {
  test("whoever moved in", () => {
    const { p } = fought("republicans", field(2, 3));
    const events = play(p, "fight gallia-5", [4]);
    expect(told(events, "battle")).toMatchObject([{ attacker: { side: "republicans", sp: 15 }, defender: { sp: 10 } }]);
    expect(told(events, "die")).toMatchObject([{ side: "republicans", sides: 6, face: 4 }]);
  });
});

describe("AIE-8.3.a all that is there takes part", () => {
  test("every land unit and every leader of both", () => {
    const { events } = battle(field(3, 2, { caes: ["caesar", "curio"], rep: ["cato"] }), 3);
    expect(told(events, "battle")[0]).toMatchObject({
      attacker: { units: ["legio-V", "legio-VI", "legio-VIII"].sort(byNumber), leaders: ["caesar", "curio"], tb: 3 },
      defender: { leaders: ["cato"], tb: 0, sp: 10, quality: 3 },
    });
  });

  test("AIE-4.4.2.j allies too, against Romans and against Peoples", () => {
    const { p } = fought("caesarians", {
      allegiance: { numidae: "caesarians" },
      war: { mauri: "republicans" },
      caesarians: { "africa-1": ["numidae-u1", "legio-V"], "mauri-2": ["numidae-u2"] },
      republicans: { "africa-1": ["legio-I"], "mauri-2": ["mauri-u1"] },
    });
    expect(legal(p)).toEqual(["fight africa-1", "fight mauri-2"]);
  });
});

const byNumber = (a: string, b: string): number => piece(a) - piece(b);

test("AIE-8.3.c AIE-8.3.d AIE-C124 the odds are rounded in the defender's favour", () => {
  const column = (attack: number, defence: number): string => columnName(columnFor(attack, defence));
  expect([column(55, 37), column(9, 30), column(29, 30), column(37, 30), column(38, 30), column(500, 30)]).toEqual([
    "5/4",
    "1/3-",
    "4/5",
    "1/1",
    "5/4",
    "4/1+",
  ]);
  expect([column(1, 4), column(3, 9), column(15, 30), column(89, 30), column(90, 30)]).toEqual([
    "1/3-",
    "1/3-",
    "1/2",
    "2/1",
    "3/1",
  ]);
});

describe("AIE-8.4.1.a AIE-CT.l AIE-CT.n AIE-CT.o AIE-C125 AIE-C126 the victor", () => {
  test.each([
    [3, "R", "R", "republicans"],
    [4, "R", "R", "caesarians"],
    [2, "A", "3/4", "republicans"],
    [5, "3/4", "A", "caesarians"],
  ])("with a %d between equals", (die, attacker, defender, winner) => {
    const { events } = battle(field(4, 4), die);
    expect(told(events, "battle-decided")).toMatchObject([{ attacker, defender, winner, column: "1/1", row: die }]);
  });
});

describe("AIE-8.4.2.b AIE-8.4.2.c AIE-C127 AIE-C128 losses", () => {
  test("a step from each of the beaten, a share of their number from the victor", () => {
    // 40 against 35, five of the beaten reduced already.
    const { p, events } = battle(
      {
        caesarians: { "gallia-5": CAES_LEGIONS },
        republicans: { "gallia-5": [...REP_LEGIONS.slice(0, 6), "legio-XXX-"] },
      },
      6,
    );
    expect(told(events, "losses")).toMatchObject([{ rule: "AIE-8.4.2.b", side: "republicans", lost: ["legio-XXX"] }]);
    expect(question(p)).toMatchObject({ ask: "losses", left: 3 });
    expect(toMove(p)).toBe("palatine");
  });

  test("AIE-C127 the share is rounded down", () => {
    const shares = (result: "1/4" | "1/2" | "3/4"): number[] =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((beaten) => lossesOfVictor(result, beaten, 20));
    expect(shares("1/4")).toEqual([0, 0, 0, 1, 1, 1, 1, 2, 2, 2]);
    expect(shares("1/2")).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5]);
    expect(shares("3/4")).toEqual([0, 1, 2, 3, 3, 4, 5, 6, 6, 7]);
  });

  test("AIE-8.4.2.d AIE-R144 AIE-C129 no more than the victor has, each of his units once, and the beaten still leave", () => {
    // Two full legions beat four reduced ones: 10 SP against 12, and the die is a 6 with Caesar.
    const { p, events } = battle(
      {
        caesarians: { "gallia-5": ["legio-V", "legio-VI", "labienus"] },
        republicans: { "gallia-5": ["legio-I-", "legio-III-", "legio-XXI-", "legio-XXII-"] },
      },
      3,
    );
    expect(told(events, "battle-decided")).toMatchObject([{ winner: "caesarians", attacker: "3/4" }]);
    expect(told(events, "losses").map(({ side, reduced, lost }) => [side, reduced.length, lost.length])).toEqual([
      ["republicans", 0, 4],
      ["caesarians", 2, 0],
    ]);
    expect(inZone(p, "gallia-5").sort()).toEqual(["labienus", "legio-V", "legio-VI"]);
  });

  test("AIE-8.4.2.a E takes every unit", () => {
    const { p, events } = battle(field(8, 1, { caes: ["caesar"] }), 6);
    expect(told(events, "battle-decided")).toMatchObject([{ defender: "E" }]);
    expect(at(p, "legio-I")).toBe("reserve");
  });

  test("AIE-8.4.2.f R takes nothing", () => {
    const { p, events } = battle(field(4, 4), 4);
    expect(told(events, "losses")).toEqual([]);
    expect(inZone(p, "gallia-5").filter((name) => isReduced(p, name))).toEqual([]);
  });
});

describe("AIE-8.4.2.e AIE-8.4.2.d AIE-C130 the victor chooses", () => {
  const layout: Layout = {
    caesarians: { "gallia-5": ["legio-V", "legio-VI-", "legio-VIII-", "legio-I-R-", "labienus"] },
    republicans: { "gallia-5": ["legio-I-", "legio-III-", "legio-XXI-", "legio-XXII-"] },
  };
  // 13 against 12 with +2: at 1/1 a die of 4 makes row 6, and half of four are two.
  const won = () => battle(layout, 4);

  test("a full one is reduced, a reduced one is lost, nobody is hit twice", () => {
    const { p } = won();
    expect(question(p)).toMatchObject({ left: 2 });
    expect(legal(p)).toEqual(["rest", "lose legio-V", "lose legio-VI", "lose legio-VIII", "lose legio-I-R"]);
    expect(reason(p, "lose legio-I")).toBe("AIE-8.4.2.e notInThatForce");
    play(p, "lose legio-V");
    expect(isReduced(p, "legio-V")).toBe(true);
    expect(reason(p, "lose legio-V")).toBe("AIE-8.4.2.d hitAlready");
    play(p, "lose legio-VI");
    expect(at(p, "legio-VI")).toBe("reserve");
    expect(asked(p)).not.toBe("losses");
  });

  test("by default full ones, the weakest first", () => {
    const { p } = won();
    expect(byDefault(p)).toBe("rest");
    play(p, "rest");
    expect([isReduced(p, "legio-V"), at(p, "legio-I-R")]).toEqual([true, "reserve"]);
  });

  test("what was hit in one battle can be hit in the next", () => {
    const { p } = won();
    play(p, "rest");
    expect(p.marks[piece("legio-V")]).toBe(0);
  });
});

test("AIE-8.4.2.g the beaten are counted before their losses", () => {
  // All four of the beaten are reduced and lost; the share is of four all the same.
  const { p, events } = battle(
    {
      caesarians: { "gallia-5": CAES_LEGIONS.slice(0, 4) },
      republicans: { "gallia-5": ["legio-I-", "legio-III-", "legio-XXI-", "legio-XXII-"] },
    },
    3,
  );
  expect(told(events, "battle-decided")).toMatchObject([{ attacker: "1/2", winner: "caesarians" }]);
  expect(inZone(p, "gallia-5")).toHaveLength(4);
  expect(question(p)).toMatchObject({ ask: "losses", left: 2 });
});

describe("AIE-8.6.1.a AIE-C131 quality", () => {
  test("is the mean of those who fight, rounded down", () => {
    const { events } = battle(
      { caesarians: { "gallia-5": ["legio-V", "legio-VI", "equites2-1"] }, republicans: { "gallia-5": ["legio-I"] } },
      4,
    );
    expect(told(events, "battle")[0].attacker.quality).toBe(2);
  });
});

describe("AIE-8.6.2.a AIE-8.6.2.b AIE-8.6.2.c AIE-C132 tactical bonus", () => {
  const tbOf = (names: readonly string[]): number =>
    told(battle({ caesarians: { "gallia-5": names }, republicans: { "gallia-5": ["legio-I"] } }, 4).events, "battle")[0]
      .attacker.tb;

  test("of the best leader, of the mean of the units without one, of the leader even if they are better", () => {
    expect(tbOf(["hirtius", "caesar", "legio-V"])).toBe(3);
    expect(tbOf(["equites4-1", "equites4-2", "legio-V"])).toBe(0);
    expect(tbOf(["equites4-1", "equites4-2"])).toBe(1);
    expect(tbOf(["curio", "equites4-1", "equites4-2"])).toBe(0);
  });

  test("AIE-8.6.2.d AIE-EV4.c a leader who is ill does not count; alone he leaves it to the units", () => {
    const ill = (p: Position): void => {
      own.title(p)[piece("caesar")] |= ILL;
    };
    const tb = (names: readonly string[]): number =>
      told(
        battle({ caesarians: { "gallia-5": names }, republicans: { "gallia-5": ["legio-I"] } }, 4, ill).events,
        "battle",
      )[0].attacker.tb;
    expect(tb(["caesar*", "hirtius", "legio-V"])).toBe(1);
    expect(tb(["caesar*", "equites4-1"])).toBe(1);
  });
});

describe("AIE-8.5.1.a AIE-8.5.1.c leaders of the beaten", () => {
  test("die with an E", () => {
    const { p, events } = battle(field(8, 1, { caes: ["caesar"], rep: ["cato", "scipio"] }), 6);
    expect([at(p, "cato"), at(p, "scipio")]).toEqual(["gone", "gone"]);
    expect(told(events, "died").map(({ rule, how }) => [rule, how])).toEqual([
      ["AIE-8.5.1.a", "combat"],
      ["AIE-8.5.1.a", "combat"],
    ]);
    expect(p.score).toBe(3);
  });

  test("retreat otherwise", () => {
    const { p } = battle(field(8, 4, { caes: ["caesar"], rep: ["cato"] }), 2);
    if (asked(p) === "losses") play(p, "rest");
    play(p, "retreat gallia-4");
    expect(at(p, "cato")).toBe("gallia-4");
  });

  test("AIE-3.5.2.j AIE-10.1.b with Pompeius fall all who are with him; nobody goes over in between", () => {
    const { p } = battle(field(8, 1, { caes: ["caesar*"], rep: ["pompeius*", "cassius", "m-brutus"] }), 6);
    expect(["pompeius", "cassius", "m-brutus"].map((name) => at(p, name))).toEqual(["gone", "gone", "gone"]);
    // Three leaders and a battle of 45 SP.
    expect(p.score).toBe(4);
  });
});

describe("AIE-8.5.2.a AIE-C185 Faction Leaders against each other", () => {
  test("the beaten one dies, whatever the result; ordinary leaders go (AIE-8.5.2.d)", () => {
    const { p, events } = battle(field(8, 7, { caes: ["lepidus*"], rep: ["scipio*", "cato"] }), 3);
    expect(told(events, "battle-decided")).toMatchObject([{ winner: "republicans", attacker: "R" }]);
    expect([at(p, "lepidus"), at(p, "scipio")]).toEqual(["gone", "gallia-5"]);
    const { p: other } = battle(field(8, 7, { caes: ["lepidus*"], rep: ["scipio*", "cato"] }), 5);
    play(other, [...(asked(other) === "losses" ? ["rest"] : [])]);
    expect(at(other, "scipio")).toBe("gone");
    expect(at(other, "cato")).not.toBe("gone");
    expect(isFlagged(other, CHIEF_SLAIN)).toBe(true);
  });

  test("AIE-8.5.2.b AIE-C188 one beaten by an ordinary leader gets away", () => {
    const { p } = battle(field(8, 4, { caes: ["curio"], rep: ["pompeius*"] }), 5);
    if (asked(p) === "losses") play(p, "rest");
    expect(at(p, "pompeius")).toBe("gallia-5");
    expect(asked(p)).toBe("retreat");
  });

  test("AIE-8.5.2.e at sea as well", () => {
    const p = attacking("caesarians", {
      caesarians: { "mare-internum-centralis": ["caesar*", "naves-8sp-q2-t1-1", "naves-8sp-q2-t1-2"] },
      republicans: { "mare-internum-centralis": ["scipio*", "cato", "naves-6sp-t0-1"] },
    });
    run(p);
    play(p, "stand");
    play(p, "fight mare-internum-centralis", [1]);
    expect(at(p, "scipio")).toBe("gone");
    expect(at(p, "cato")).toBe("mare-internum-centralis");
  });
});

describe("AIE-8.5.2.c Assassins of Caesar", () => {
  const philippi = (caes: string[], rep: string[]): Layout => ({ ...field(4, 4, { caes, rep }), scenario: "philippi" });

  test("AIE-C186 a Faction Leader whom one of them beats gets away, even if that one is a Faction Leader", () => {
    const { p } = battle(philippi(["octavianus*"], ["m-brutus*"]), 1);
    if (asked(p) === "losses") play(p, "rest");
    expect([asked(p), at(p, "octavianus")]).toEqual(["retreat", "gallia-5"]);
  });

  test("AIE-8.5.2.a AIE-C187 one of them beaten by a Faction Leader dies, who is with him does not", () => {
    const { p } = battle(philippi(["octavianus*"], ["d-brutus", "menas"]), 6);
    if (asked(p) === "losses") play(p, "rest");
    expect(at(p, "d-brutus")).toBe("gone");
    expect(at(p, "menas")).toBe("gallia-5");
  });

  test("AIE-8.5.2.b AIE-C189 against a Pretender, without a Faction Leader, nobody dies of it", () => {
    const { p } = battle(philippi(["salvidienus"], ["d-brutus"]), 2, (table) => {
      own.title(table)[piece("salvidienus")] |= PRETENDER;
    });
    if (asked(p) === "losses") play(p, "rest");
    expect(at(p, "salvidienus")).toBe("gallia-5");
  });

  test("AIE-10.1.a AIE-10.1.b one of them, beaten in a great battle, brings a point as well as the battle", () => {
    const { p, events } = battle(
      { ...field(8, 4, { caes: ["octavianus*"], rep: ["cassius"] }), scenario: "from-caesar-to-augustus" },
      6,
      (table) => flag(table, CAESAR_MURDERED),
    );
    events.push(...toTheEnd(p));
    expect(at(p, "cassius")).toBe("gone");
    expect(told(events, "points").map(({ rule, side }) => [rule, side])).toEqual([
      ["AIE-10.1.b", "caesarians"],
      ["AIE-10.1.a", "caesarians"],
    ]);
  });
});

describe("AIE-EV4.b AIE-C033 a Faction Leader who is ill", () => {
  test("dies when he would have to leave, though nobody has to answer for it", () => {
    const p = attacking("republicans", field(4, 4, { caes: ["caesar*", "hirtius"], rep: ["cato"] }));
    own.title(p)[piece("caesar")] |= ILL;
    run(p);
    play(p, "stand");
    const before = p.score;
    const events = play(p, "fight gallia-5", [6]);
    expect(told(events, "battle")[0].defender.tb).toBe(1);
    expect(told(events, "battle-decided")[0].winner).toBe("republicans");
    if (asked(p) === "losses") events.push(...play(p, "rest"));
    expect(at(p, "caesar")).toBe("gone");
    expect(told(events, "died")).toMatchObject([{ rule: "AIE-EV4.b", how: "combat" }]);
    expect(p.score).toBe(before - 1);
    expect(isFlagged(p, CHIEF_SLAIN)).toBe(true);
  });

  test("stays where he is when he wins", () => {
    const { p } = battle(field(8, 4, { caes: ["caesar*"] }), 6, (table) => {
      own.title(table)[piece("caesar")] |= ILL;
    });
    expect(at(p, "caesar")).toBe("gallia-5");
  });
});

describe("AIE-10.1.a AIE-10.1.b AIE-C209 points", () => {
  test("for a battle of 35 SP, to the victor", () => {
    const won = battle(field(4, 3), 3).p;
    toTheEnd(won);
    expect(won.score).toBe(1);
    const lost = battle(field(4, 3), 1).p;
    toTheEnd(lost);
    expect(lost.score).toBe(-1);
  });

  test("not for one of 34", () => {
    const { p } = battle(
      {
        caesarians: { "gallia-5": CAES_LEGIONS.slice(0, 4) },
        republicans: { "gallia-5": ["legio-I", "legio-III", "equites4-1"] },
      },
      3,
    );
    toTheEnd(p);
    expect(p.score).toBe(0);
  });

  test("AIE-10.1.b for leaders to their enemy, whoever has won", () => {
    // Two Republican leaders are cut off; a Caesarian who has won is not touched.
    const p = attacking("caesarians", {
      caesarians: { "graecia-5": ["caesar*", "legio-V", "legio-VI"] },
      republicans: { "graecia-5": ["cato", "scipio", "legio-I"] },
    });
    run(p);
    toTheEnd(p, [4]);
    expect([at(p, "cato"), at(p, "scipio"), at(p, "caesar")]).toEqual(["gone", "gone", "graecia-5"]);
    expect(p.score).toBe(2);
  });
});

describe("AIE-5.1.1.g a Faction Leader in a battle between Romans", () => {
  test("is remembered for the year", () => {
    expect(isFlagged(battle(field(2, 2, { rep: ["pompeius*"] }), 4).p, CHIEF_FOUGHT)).toBe(true);
    expect(isFlagged(battle(field(2, 2, { rep: ["cato"] }), 4).p, CHIEF_FOUGHT)).toBe(false);
    const { p } = battle(field(2, 2, { rep: ["pompeius*"] }), 4);
    forgetTheYear(p);
    expect(isFlagged(p, CHIEF_FOUGHT)).toBe(false);
  });

  test("against a People it is none", () => {
    const { p } = battle(
      {
        war: { alpes: "republicans" },
        caesarians: { "gallia-5": ["caesar*", "legio-V"] },
        republicans: { "gallia-5": ["alpes-u1"] },
      },
      4,
    );
    expect(isFlagged(p, CHIEF_FOUGHT)).toBe(false);
  });
});
