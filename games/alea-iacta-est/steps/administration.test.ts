import { expect, test } from "vitest";
import { NO_PIECE } from "../pieces.ts";
import { ILL, own, type Position, PRETENDER } from "../position.ts";
import { CAES, REP, type SideName } from "../sides.ts";
import {
  asked,
  box,
  byDefault,
  goTo,
  lay,
  legal,
  piece,
  play,
  reason,
  region,
  run,
  told,
  toMove,
  why,
} from "../testing/table.ts";

const counted = (caesarians: string[], republicans: string[], initiative: SideName = "caesarians", halvings = 0) => {
  const p = lay({ caesarians: { "italia-1": caesarians }, republicans: { "asia-1": republicans }, initiative });
  p.halvings = halvings;
  return p;
};

const share = (p: Position) => [p.sequences[CAES], p.sequences[REP]];

/** The year's sequences, and then the event with these dice. */
function withEvent(p: Position, d6: number, d10: number): Position {
  run(goTo(p, { step: "event" }, { step: "sequences" }), [d6, d10 + 1]);
  return p;
}

test("AIE-2.D.a AIE-C001 the best SR of both sides together", () => {
  const p = counted(["caesar*"], ["pompeius*"]);
  const events = run(goTo(p, { step: "sequences" }));
  expect(told(events, "sequences")).toMatchObject([{ rule: "AIE-2.D.a", total: 11, halved: false }]);
});

test("AIE-2.D.c AIE-C002 an odd total gives one more to the side with the initiative", () => {
  const p = counted(["caesar*"], ["pompeius*"]);
  run(goTo(p, { step: "sequences" }));
  expect(share(p)).toEqual([6, 5]);
});

test("AIE-2.D.c AIE-C004 likewise to the Republicans", () => {
  const p = counted(["caesar*"], ["pompeius*"], "republicans");
  run(goTo(p, { step: "sequences" }));
  expect(share(p)).toEqual([5, 6]);
});

test("AIE-2.D.b AIE-C005 an even total is shared equally", () => {
  // Caesar 6 and Cassius 4.
  const p = counted(["caesar*"], ["cassius*"], "republicans");
  run(goTo(p, { step: "sequences" }));
  expect(share(p)).toEqual([5, 5]);
});

test("AIE-2.D.a AIE-C006 of two leaders only the higher SR counts", () => {
  // Octavianus 4, M. Antonius 5; M. Brutus 3, Spinther 2.
  const p = counted(["octavianus*", "m-antonius*"], ["m-brutus*", "spinther*"]);
  expect(told(run(goTo(p, { step: "sequences" })), "sequences")[0].total).toBe(8);
});

test("AIE-3.5.2.m AIE-C246 a side without leader has SR 0", () => {
  const p = counted(["caesar"], ["pompeius*"]);
  expect(told(run(goTo(p, { step: "sequences" })), "sequences")[0].total).toBe(5);
});

test("AIE-2.D.d AIE-C010 a halving rounds down, and is used up", () => {
  const p = counted(["caesar*"], ["pompeius*"], "caesarians", 1);
  expect(told(run(goTo(p, { step: "sequences" })), "sequences")).toMatchObject([{ rule: "AIE-2.D.d", total: 5 }]);
  expect(share(p)).toEqual([3, 2]);
  expect(p.halvings).toBe(0);
});

test("AIE-EV7.a AIE-2.D.e AIE-C007 AIE-C008 a severe winter takes one sequence, and the rest is shared anew", () => {
  expect(share(withEvent(counted(["caesar*"], ["pompeius*"]), 3, 4))).toEqual([5, 5]);
  expect(share(withEvent(counted(["caesar*"], ["cassius*"], "republicans"), 3, 4))).toEqual([4, 5]);
  expect(share(withEvent(counted([], []), 3, 4))).toEqual([0, 0]);
});

test("AIE-2.D.d AIE-EV7.a AIE-C011 first the halving, then the winter", () => {
  expect(share(withEvent(counted(["caesar*"], ["pompeius*"], "caesarians", 1), 3, 4))).toEqual([2, 2]);
});

test("AIE-EV8.a AIE-C009 divine influence leaves one sequence to each", () => {
  expect(share(withEvent(counted(["caesar*"], ["pompeius*"], "republicans"), 4, 4))).toEqual([1, 1]);
  // Two or fewer are left alone.
  expect(share(withEvent(counted(["caesar"], ["spinther*"], "republicans", 1), 4, 4))).toEqual([0, 1]);
});

test("AIE-2.D.d AIE-EV8.a AIE-C012 halved and then made two", () => {
  // Caesar 6 and Scipio 3: 9, halved 4.
  expect(share(withEvent(counted(["caesar*"], ["scipio*"], "republicans", 1), 4, 4))).toEqual([1, 1]);
});

test("AIE-2.D.e AIE-2.D.f AIE-2.D.h AIE-2.D.j AIE-2.D.k AIE-2.D.l AIE-2.B.g the steps of Phase D, the initiative first", () => {
  const p = lay({
    year: -43,
    caesarians: { "italia-1": ["caesar*", "curio", "legio-I", "legio-II", "legio-III"] },
    republicans: { "asia-1": ["scipio*", "cato", "legio-V", "legio-VI", "legio-VII", "legio-VIII"] },
    control: { caesarians: ["italia"], republicans: ["asia"] },
    initiative: "republicans",
  });
  const events = run(goTo(p, { step: "administration" }), [2, 1]);
  expect(events.map(({ e }) => e)).toEqual(["sequences", "event"]);
  expect([asked(p), toMove(p)]).toEqual(["secondLeader", "quirinal"]);
  play(p, "decline");
  expect([asked(p), toMove(p)]).toEqual(["secondLeader", "palatine"]);
  // Then Caesar and Cato are tested, and nobody has recruits.
  const then = play(p, "decline", [10, 10]);
  expect(told(then, "life-tested").map(({ leader }) => leader)).toEqual(["caesar", "cato"]);
  expect([asked(p), toMove(p)]).toEqual(["disbanding", "quirinal"]);
  play(p, "done");
  expect([asked(p), toMove(p)]).toEqual(["disbanding", "palatine"]);
});

test("AIE-2.D.g AIE-2.D.i AIE-C016 neither a new leader nor a death changes the sequences of the year", () => {
  const p = lay({
    year: -38,
    caesarians: { "italia-1": ["caesar*"] },
    republicans: { "asia-1": ["scipio*", "cassius"] },
    initiative: "caesarians",
  });
  run(goTo(p, { step: "deaths" }, { step: "secondLeader", side: REP }, { step: "sequences" }));
  expect(share(p)).toEqual([5, 4]);
  play(p, "second cassius", [1]);
  expect(told([], "died")).toEqual([]);
  expect(share(p)).toEqual([5, 4]);
});

const naming = (p: Position, side = CAES) => {
  run(goTo(p, { step: "secondLeader", side }));
  return p;
};

test("AIE-3.5.1.a the leaders of a scenario are those it names", () => {
  for (const id of ["rise-of-caesar", "pharsalus", "thapsus-and-munda"] as const) {
    const p = lay({ scenario: id, asSetUp: true });
    const chiefs = box.leaders.filter((leader) => (p.title[leader] & 1) !== 0).map((leader) => box.pieceIds[leader]);
    const rightly = id === "thapsus-and-munda" ? ["caesar", "g-pompeius", "scipio"] : ["caesar", "pompeius"];
    expect(chiefs).toEqual(rightly);
  }
});

test("AIE-3.5.1.d AIE-C047 while Caesar and Pompeius lead, nobody names a second", () => {
  const p = lay({ caesarians: { "italia-1": ["caesar*", "curio"] }, republicans: { "asia-1": ["pompeius*", "cato"] } });
  for (const side of [CAES, REP]) {
    goTo(p, { step: "secondLeader", side });
    expect(why(p, side === CAES ? "second curio" : "second cato")).toBe("AIE-3.5.1.d");
    run(p);
    expect(p.stack).toEqual([]);
  }
});

test("AIE-3.5.1.c AIE-3.5.1.d AIE-2.D.f AIE-C048 after Pompeius both may", () => {
  const p = lay({ caesarians: { "italia-1": ["caesar*", "curio"] }, republicans: { "asia-1": ["scipio*", "cato"] } });
  naming(p);
  expect(legal(p)).toEqual(["decline", "second curio"]);
  expect(byDefault(p)).toBe("decline");
  expect(told(play(p, "second curio"), "named")).toEqual([
    { e: "named", rule: "AIE-3.5.1.c", side: "caesarians", leader: "curio", as: "second" },
  ]);
  naming(p, REP);
  expect(legal(p)).toEqual(["decline", "second cato"]);
  play(p, "decline");
  expect(p.title[piece("cato")]).toBe(0);
});

test("AIE-3.5.1.b AIE-3.5.1.f no faction has a third leader, and nobody steps down", () => {
  const p = lay({ caesarians: { "italia-1": ["caesar*", "lepidus*", "curio"] } });
  goTo(p, { step: "secondLeader", side: CAES });
  expect(why(p, "second curio")).toBe("AIE-3.5.1.b");
  run(p);
  expect(p.stack).toEqual([]);
  const one = naming(lay({ caesarians: { "italia-1": ["caesar*", "curio"] } }));
  expect(reason(one, "second caesar")).toBe("AIE-3.5.1.c leadsAlready");
});

test("AIE-3.5.1.c only leaders of one's own, Roman, on the map, not neutral and no Pretender", () => {
  const p = lay({
    caesarians: {
      "italia-1": ["caesar*", "curio"],
      "africa-1": ["hirtius"],
      "gallia-1": ["lepidus"],
      numidae: ["juba-i"],
    },
    republicans: { "asia-1": ["scipio*"] },
    allegiance: { numidae: "caesarians" },
  });
  own.triumvir(p)[region("africa")] = piece("hirtius");
  own.side(p)[piece("trebonius")] = CAES;
  naming(p);
  expect(legal(p)).toEqual(["decline", "second curio", "second lepidus"]);
  expect(reason(p, "second scipio")).toBe("AIE-3.5.1.c leadNotYours");
  expect(reason(p, "second juba-i")).toBe("AIE-3.5.1.c leadForeign");
  expect(reason(p, "second trebonius")).toBe("AIE-3.5.1.c leadOffMap");
  expect(reason(p, "second hirtius")).toBe("AIE-3.5.1.c leadNeutral");
  expect(reason(p, "second legio-X")).toBe("AIE-3.5.1.c leadNotYours");
  own.title(p)[piece("lepidus")] |= PRETENDER | ILL;
  expect(reason(p, "second lepidus")).toBe("AIE-3.5.1.c leadPretender");
  own.triumvir(p)[region("africa")] = NO_PIECE;
});

test("AIE-3.5.1.e AIE-C049 a faction with a Pretender in play names no second leader; the other may", () => {
  const p = lay({
    caesarians: { "italia-1": ["caesar*", "curio"], "asia-2": ["labienus"] },
    republicans: { "asia-1": ["scipio*", "cato"] },
  });
  own.title(p)[piece("labienus")] = PRETENDER;
  goTo(p, { step: "secondLeader", side: REP });
  expect(why(p, "second cato")).toBe("AIE-3.5.1.e");
  run(p);
  expect(p.stack).toEqual([]);
  expect(legal(naming(p))).toContain("second curio");
});
