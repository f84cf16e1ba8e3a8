import { seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { ABSENT } from "../board.ts";
import { slay } from "../deaths.ts";
import { aleaIactaEst } from "../index.ts";
import {
  CAESAR_MURDERED,
  CAESARIANS_OVERTHROWN,
  FACTION_LEADER,
  FOLLOWER,
  factionLeaders,
  flag,
  forgetTheYear,
  hasTitle,
  own,
  type Position,
  PRETENDER,
  REPUBLICANS_OVERTHROWN,
  TURNED,
  takeOff,
} from "../position.ts";
import { isOverthrown, isThreatened } from "../pretenders.ts";
import { CAES, REP, type Side, seatOf } from "../sides.ts";
import { handOf } from "../stratagems.ts";
import { proclaim, settleTriumvir } from "../testing/coups.ts";
import {
  asked,
  at,
  box,
  check,
  goTo,
  type Layout,
  lay,
  legal,
  piece,
  play,
  question,
  run,
  side,
  told,
  toMove,
} from "../testing/table.ts";

const chiefs = (p: Position, of: Side): string[] => factionLeaders(p, of).map((leader) => box.pieceIds[leader]);

/** After the battle of AIE-C069: Scipio has beaten Pompeius, Cato and Labienus are with him. */
const VICTORY: Layout = {
  caesarians: {
    "italia-1": ["caesar*", "legio-X"],
    "graecia-1": ["scipio", "labienus", "legio-I", "legio-II", "legio-III", "legio-IV"],
    "asia-1": ["cato", "legio-XXIII"],
  },
  republicans: { "africa-1": ["bibulus", "legio-XXV"] },
  control: { caesarians: ["italia", "gallia"], republicans: ["graecia", "asia", "africa", "sicilia", "hispania"] },
  score: 10,
};

function victory(layout: Layout = {}, followers: readonly string[] = ["labienus", "cato"]): Position {
  const p = proclaim(lay({ ...VICTORY, ...layout }), "scipio");
  for (const name of followers) own.title(p)[piece(name)] |= FOLLOWER;
  flag(p, REPUBLICANS_OVERTHROWN);
  return p;
}

function exchanged(p: Position, dice: readonly number[] = []) {
  goTo(p, { step: "exchange" });
  const events = run(p, dice);
  check(p);
  return { p, events };
}

describe("The players change sides (5.1.2)", () => {
  test("AIE-5.1.2.a AIE-5.1.2.b AIE-5.1.2.c AIE-3.5.2.a AIE-0.5.b AIE-C069 after a successful coup", () => {
    const { p, events } = exchanged(victory());
    expect(told(events, "exchange")).toMatchObject([
      { rule: "AIE-5.1.2.a", caesarians: "quirinal", republicans: "palatine", score: -10 },
    ]);
    expect([seatOf(p, CAES), seatOf(p, REP)]).toEqual(["quirinal", "palatine"]);
    expect(p.score).toBe(-10);
    expect([chiefs(p, REP), chiefs(p, CAES)]).toEqual([["scipio"], ["caesar"]]);
    expect(told(events, "named")).toMatchObject([{ rule: "AIE-5.1.2.b", side: "republicans", leader: "scipio" }]);
    for (const name of ["scipio", "labienus", "cato", "legio-I", "legio-IV", "legio-XXIII", "bibulus", "legio-XXV"])
      expect(side(p, name)).toBe("republicans");
    for (const name of ["caesar", "legio-X"]) expect(side(p, name)).toBe("caesarians");
    for (const leader of box.romanLeaders) expect(hasTitle(p, leader, PRETENDER | FOLLOWER)).toBe(false);
    expect([isOverthrown(p, REP), isThreatened(p, REP)]).toEqual([false, false]);
    expect(asked(p)).toBe("nothing");
  });

  test.each([
    [8, -8],
    [-3, 3],
    [0, 0],
  ])("AIE-5.1.2.c AIE-C070 a score of %d becomes %d: whoever led still leads", (before, after) => {
    const { p } = exchanged(victory({ score: before }));
    expect(Object.is(p.score, after)).toBe(true);
  });

  test("AIE-5.1.2.d AIE-R184 AIE-C266 hands stay with the persons, all else with the factions", () => {
    const p = victory({ allegiance: { aegyptii: "caesarians" }, hands: { caesarians: ["01"], republicans: ["02"] } });
    p.initiative = CAES;
    p.roma = CAES;
    const control = [...p.control];
    exchanged(p);
    expect(p.counter[box.counters[0]]).toBe(handOf(p.leads[REP]));
    expect(p.counter[box.counters[1]]).toBe(handOf(p.leads[CAES]));
    expect([p.holder[box.aegyptii], p.initiative, p.roma, [...p.control]]).toEqual([CAES, CAES, CAES, control]);
    expect(seatOf(p, p.holder[box.aegyptii])).toBe("quirinal");
    // Each sees his own counter still, and the other one's number only.
    const sight = Object(aleaIactaEst.sight(p, "palatine"));
    expect(sight.leads).toEqual({ caesarians: "quirinal", republicans: "palatine" });
    expect(sight.hands).toMatchObject({
      palatine: { count: 1, counters: ["stratagem-01"] },
      quirinal: { count: 1 },
    });
    expect(sight.hands.quirinal.counters).toBeUndefined();
  });

  test("AIE-5.1.2.e AIE-R175 AIE-C073 two coups in one turn: one exchange, and each leads what he has beaten", () => {
    const p = proclaim(
      victory(
        {
          score: 5,
          caesarians: { "graecia-1": ["scipio", "labienus", "legio-I"] },
          republicans: { "gallia-1": ["lepidus", "hirtius", "legio-V"], "africa-1": ["bibulus"] },
        },
        ["labienus", "hirtius"],
      ),
      "lepidus",
    );
    flag(p, CAESARIANS_OVERTHROWN);
    const { events } = exchanged(p);
    expect(told(events, "exchange")).toHaveLength(1);
    expect(p.score).toBe(-5);
    expect([chiefs(p, CAES), chiefs(p, REP)]).toEqual([["lepidus"], ["scipio"]]);
    expect(["scipio", "labienus", "legio-I", "lepidus", "hirtius", "legio-V"].map((name) => side(p, name))).toEqual([
      "republicans",
      "republicans",
      "republicans",
      "caesarians",
      "caesarians",
      "caesarians",
    ]);
    // Palatine has steered Scipio, quirinal Lepidus.
    expect([seatOf(p, REP), seatOf(p, CAES)]).toEqual(["palatine", "quirinal"]);
  });

  test("AIE-2.F.c AIE-0.5.b only in F.2, after the Republic has been judged and before anything else", () => {
    const p = victory({ scenario: "rise-of-caesar" });
    goTo(p, { step: "results" });
    const order = run(p).map(({ e }) => e);
    expect(order.indexOf("republic")).toBe(0);
    expect(order.indexOf("exchange")).toBe(1);
    expect(order.indexOf("control-points")).toBeGreaterThan(1);
    const nothing = lay(VICTORY);
    own.title(nothing)[piece("scipio")] |= PRETENDER;
    expect(exchanged(nothing).events).toEqual([]);
    expect([nothing.score, seatOf(nothing, CAES)]).toEqual([10, "palatine"]);
  });

  test("AIE-2.F.c AIE-5.1.1.j a Republic that dies sees no exchange", () => {
    const p = victory({ spqr: 5, scenario: "rise-of-caesar" });
    goTo(p, { step: "results" });
    const events = run(p);
    expect(told(events, "over")).toHaveLength(1);
    expect(told(events, "exchange")).toEqual([]);
  });

  test("AIE-5.1.2.a AIE-R87 also when the Pretender has died since: then the new player of the faction chooses", () => {
    const p = victory();
    slay(p, piece("scipio"), "plague", () => {});
    // His coup has succeeded: it is not over, and who followed him goes back.
    expect(hasTitle(p, piece("labienus"), FOLLOWER)).toBe(true);
    const { events } = exchanged(p);
    expect(told(events, "exchange")).toHaveLength(1);
    expect([side(p, "labienus"), side(p, "legio-I"), side(p, "cato")]).toEqual([
      "republicans",
      "republicans",
      "republicans",
    ]);
    expect([asked(p), toMove(p)]).toEqual(["succession", "palatine"]);
    // AIE-3.5.2.d: Cato has 4, Bibulus 3, Labienus 2.
    expect(legal(p)).toEqual(["succeed cato", "succeed bibulus"]);
    play(p, "succeed cato");
    expect(chiefs(p, REP)).toEqual(["cato"]);
  });

  test("AIE-5.1.2.b AIE-R88 units follow their leaders, unless a leader of the other faction stays with them", () => {
    const { p } = exchanged(
      victory(
        {
          caesarians: { "graecia-1": ["scipio", "legio-I"], "italia-1": ["caesar*", "labienus", "legio-X"] },
        },
        ["labienus"],
      ),
      [1],
    );
    expect([side(p, "legio-I"), side(p, "legio-X"), side(p, "labienus")]).toEqual([
      "republicans",
      "caesarians",
      "republicans",
    ]);
    // Labienus is alone among them, and has to get away.
    expect(question(p)).toMatchObject({ ask: "loneLeader", leader: "labienus" });
    expect(toMove(p)).toBe("palatine");
  });

  test("AIE-5.1.2.b AIE-R81 allies of the other faction leave the zone", () => {
    const { p } = exchanged(
      victory(
        {
          allegiance: { numidae: "caesarians" },
          caesarians: { "africa-1": ["scipio", "legio-I", "numidae-u1"], "italia-1": ["caesar*"] },
          republicans: { "graecia-1": ["bibulus"] },
        },
        [],
      ),
    );
    expect([asked(p), toMove(p)]).toEqual(["retreat", "quirinal"]);
    play(p, "retreat numidae");
    expect([side(p, "numidae-u1"), at(p, "numidae-u1")]).toEqual(["caesarians", "numidae"]);
  });

  test("AIE-5.1.2.b AIE-R169 one who is absent goes back as well; AIE-R85 one who is neutral does not", () => {
    const p = victory({
      caesarians: {
        "italia-1": ["caesar*", "legio-X"],
        "sicilia-1": ["scipio", "legio-I"],
        "graecia-1": ["labienus", "legio-II"],
        "asia-1": ["cato"],
      },
    });
    takeOff(p, piece("cato"), ABSENT);
    settleTriumvir(p, "labienus", "graecia");
    exchanged(p);
    expect([side(p, "cato"), side(p, "labienus"), side(p, "legio-II")]).toEqual([
      "republicans",
      "caesarians",
      "caesarians",
    ]);
    expect(hasTitle(p, piece("labienus"), FOLLOWER)).toBe(false);
  });

  test("AIE-5.1.2.b AIE-3.5.3.h a follower who has murdered Caesar since stays where he is", () => {
    const p = proclaim(
      lay({
        scenario: "from-caesar-to-augustus",
        caesarians: { "italia-1": ["agrippa", "legio-X"] },
        republicans: { "graecia-1": ["lepidus", "hirtius", "legio-V"], "asia-1": ["trebonius", "cato*"] },
        flags: CAESAR_MURDERED | CAESARIANS_OVERTHROWN,
      }),
      "lepidus",
    );
    for (const name of ["hirtius", "trebonius"]) own.title(p)[piece(name)] |= FOLLOWER;
    exchanged(p);
    expect(["lepidus", "hirtius", "trebonius"].map((name) => side(p, name))).toEqual([
      "caesarians",
      "caesarians",
      "republicans",
    ]);
    expect(hasTitle(p, piece("trebonius"), FOLLOWER)).toBe(false);
  });

  test("AIE-3.7.2.c units that are left without a leader of their faction in the region pass to who controls it", () => {
    const { p, events } = exchanged(
      victory(
        {
          caesarians: {
            "italia-1": ["caesar*"],
            "graecia-1": ["scipio", "legio-I"],
            "graecia-2": ["legio-II"],
          },
        },
        [],
      ),
    );
    expect(told(events, "passed-over")).toMatchObject([{ zone: "graecia-2", side: "republicans" }]);
    expect(side(p, "legio-II")).toBe("republicans");
  });

  test("AIE-S5.j AIE-R195 going back is a change of side, too, for Dolabella", () => {
    const p = victory(
      {
        scenario: "philippi",
        caesarians: { "italia-1": ["octavianus*"], "graecia-1": ["scipio", "dolabella", "legio-I"] },
      },
      ["dolabella"],
    );
    own.title(p)[piece("dolabella")] |= TURNED;
    const { events } = exchanged(p);
    expect(told(events, "died")).toMatchObject([{ leader: "dolabella", how: "other" }]);
    expect(told(events, "points")).toEqual([]);
  });

  test("AIE-5.1.2.a AIE-S2.b who has changed sides wins with the side he leads in the end, and it is said so", () => {
    const p = victory({ scenario: "rise-of-caesar", year: -44, score: 10 });
    exchanged(p);
    goTo(p, { step: "ending" });
    const events = run(p);
    // Palatine had the lead as a Caesarian, and has it as a Republican.
    expect(p.outcome).toMatchObject({
      results: { palatine: "won", quirinal: "lost" },
      score: { palatine: 10, quirinal: -10 },
      with: { winner: "republicans", score: -10 },
    });
    expect(told(events, "over")).toMatchObject([{ winner: "republicans" }]);
    if (p.outcome) expect(aleaIactaEst.words("en").outcome(p.outcome)).toBe("The Republicans win. Score -10.");
    expect(aleaIactaEst.hash(aleaIactaEst.read(aleaIactaEst.write(p)))).toBe(aleaIactaEst.hash(p));
  });

  test("AIE-3.6.4.f the flag of an overthrow does not outlive Phase F", () => {
    const { p } = exchanged(victory());
    forgetTheYear(p);
    expect(p.flags & (REPUBLICANS_OVERTHROWN | CAESARIANS_OVERTHROWN)).toBe(0);
  });
});

describe("A coup that lasts, or ends otherwise (3.6.4)", () => {
  const COUP: Layout = {
    caesarians: { "italia-1": ["caesar*"], "graecia-1": ["scipio", "labienus", "legio-I"] },
    republicans: { "asia-1": ["pompeius*", "cato", "bibulus", "afranius", "legio-II"] },
  };
  const coup = (): Position => {
    const p = proclaim(lay(COUP), "scipio");
    own.title(p)[piece("labienus")] |= FOLLOWER;
    return p;
  };

  test("AIE-3.6.4.i AIE-R91 AIE-C251 the Pretender is murdered: the coup is over, who followed him stays", () => {
    const p = coup();
    const events: Parameters<typeof slay>[3] extends (event: infer E) => void ? E[] : never = [];
    slay(p, piece("scipio"), "assassinated", (event) => events.push(event));
    expect(told(events, "coup-over")).toMatchObject([{ rule: "AIE-3.6.4.i", side: "caesarians", leader: "scipio" }]);
    expect([side(p, "labienus"), hasTitle(p, piece("labienus"), FOLLOWER)]).toEqual(["caesarians", false]);
    expect([isThreatened(p, REP), isOverthrown(p, REP)]).toEqual([false, false]);
    expect(exchanged(p).events).toEqual([]);
  });

  test("AIE-3.6.4.k AIE-C251 the Faction Leader is murdered: he is succeeded, and the coup goes on against his successor", () => {
    const p = coup();
    p.stack.length = 0;
    slay(p, piece("pompeius"), "assassinated", () => {});
    run(p);
    expect([asked(p), toMove(p)]).toEqual(["succession", "quirinal"]);
    // Cato has 4, Bibulus 3, Afranius 2.
    expect(legal(p)).toEqual(["succeed cato", "succeed bibulus"]);
    play(p, "succeed bibulus");
    expect(chiefs(p, REP)).toEqual(["bibulus"]);
    expect([isThreatened(p, REP), isOverthrown(p, REP)]).toEqual([true, false]);
    expect(exchanged(p).events).toEqual([]);
  });

  test("AIE-3.6.4.j a coup lasts from turn to turn", () => {
    const p = coup();
    goTo(p, { step: "newYear" });
    const events = run(p, seededDice("a year passes"));
    expect(told(events, "year")).toHaveLength(1);
    expect([isThreatened(p, REP), hasTitle(p, piece("labienus"), FOLLOWER)]).toEqual([true, true]);
    expect(hasTitle(p, piece("scipio"), FACTION_LEADER)).toBe(false);
  });

  test("AIE-3.6.4.i AIE-S5.i Dolabella, who wanted to lead, thinks better of it", () => {
    const p = proclaim(
      lay({
        scenario: "philippi",
        caesarians: { "italia-1": ["octavianus*", "legio-V"] },
        republicans: { "graecia-1": ["m-brutus*", "legio-I"], "asia-1": ["dolabella"] },
        flags: 0,
        initiative: "caesarians",
      }),
      "dolabella",
    );
    goTo(p, { step: "turncoat", turned: false });
    expect(told(run(p), "coup-over")).toMatchObject([{ leader: "dolabella" }]);
    expect([side(p, "dolabella"), isThreatened(p, CAES)]).toEqual(["caesarians", false]);
  });
});
