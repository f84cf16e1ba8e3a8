import { describe, expect, test } from "vitest";
import { onMap } from "./board.ts";
import {
  CAESAR_DIED,
  CAESAR_OUSTED,
  CHIEF_SLAIN,
  FACTION_LEADER,
  FOLLOWER,
  factionLeaders,
  hasTitle,
  isFlagged,
  own,
  type Position,
  PRETENDER,
} from "./position.ts";
import { isOverthrown } from "./pretenders.ts";
import { CAES, REP, type Side } from "./sides.ts";
import { BATTLES } from "./testing/battles.ts";
import { levelled, proclaim } from "./testing/coups.ts";
import { attacking, fieldOf, toTheEnd } from "./testing/field.ts";
import { asked, at, box, isReduced, type Layout, piece, play, question, run, side, told } from "./testing/table.ts";

const chiefs = (p: Position, of: Side): string[] => factionLeaders(p, of).map((leader) => box.pieceIds[leader]);
const isFollower = (p: Position, name: string): boolean => hasTitle(p, piece(name), FOLLOWER);

const FOUR = ["legio-I", "legio-II", "legio-III", "legio-IV"];
const FIVE = ["legio-V", "legio-VI", "legio-VII", "legio-VIII", "legio-IX"];

/** Scipio, Pretender to the leadership of the Republicans, attacks in Gallia 5. */
function rebel(
  layout: Layout,
  die: number | readonly number[],
  before: (p: Position) => void = () => {},
  tbs: Readonly<Record<string, number>> = {},
) {
  const p = pretending(attacking("caesarians", { scenario: "rise-of-caesar", ...layout }), "scipio", tbs);
  before(p);
  const events = run(p);
  while (asked(p) === "evasions" || asked(p) === "fleetEvasions") events.push(...play(p, "stand"));
  const [zone] = Object.keys(layout.republicans ?? {});
  events.push(...play(p, `fight ${zone}`, typeof die === "number" ? [die] : die));
  if (asked(p) === "losses") events.push(...play(p, "rest"));
  return { p, events };
}

const POMPEIUS: Layout = {
  caesarians: { "gallia-5": ["scipio", "cato", ...FIVE], "italia-1": ["caesar*"] },
  republicans: { "gallia-5": ["pompeius*", "labienus", ...FOUR] },
  score: 8,
};

const pretending = (p: Position, name: string, tbs: Readonly<Record<string, number>> = {}): Position =>
  proclaim(levelled(p, tbs), name);

describe("A Pretender wins (3.6.4)", () => {
  test("AIE-3.6.4.a AIE-3.6.4.c AIE-3.6.4.e AIE-3.6.4.f AIE-3.6.4.g AIE-C069 the last Faction Leader is beaten", () => {
    const { p, events } = rebel(POMPEIUS, 3);
    expect(told(events, "battle-decided")).toMatchObject([{ winner: "caesarians", attacker: "R", defender: "R" }]);
    expect(told(events, "died")).toMatchObject([{ leader: "pompeius", rule: "AIE-3.6.4.c", how: "combat" }]);
    expect(told(events, "coup-won")).toMatchObject([
      { rule: "AIE-3.6.4.a", side: "caesarians", against: "republicans", leader: "scipio" },
    ]);
    expect(told(events, "changed-sides")).toMatchObject([
      { rule: "AIE-3.6.4.e", side: "caesarians", zone: "gallia-5", leaders: ["labienus"], units: FOUR },
    ]);
    expect(told(events, "retreated")).toEqual([]);
    for (const name of ["labienus", ...FOUR]) expect([side(p, name), at(p, name)]).toEqual(["caesarians", "gallia-5"]);
    expect(isFollower(p, "labienus")).toBe(true);
    // A point for the leader, and one for a battle of 35 SP.
    expect(p.score).toBe(10);
    expect(chiefs(p, REP)).toEqual([]);
    expect(told(events, "named")).toEqual([]);
    expect(hasTitle(p, piece("scipio"), PRETENDER)).toBe(true);
    expect(isOverthrown(p, REP)).toBe(true);
    expect(isFlagged(p, CHIEF_SLAIN)).toBe(true);
    expect(asked(p)).toBe("nothing");
  });

  test("AIE-3.6.4.f AIE-R87 until the players change sides nobody else comes to lead it", () => {
    const { p, events } = rebel(
      { ...POMPEIUS, republicans: { ...POMPEIUS.republicans, "africa-1": ["bibulus", "legio-XXV"] } },
      3,
    );
    expect(told(events, "leaderless")).toEqual([]);
    expect([asked(p), chiefs(p, REP)]).toEqual(["nothing", []]);
  });

  test("AIE-3.6.4.b AIE-3.6.4.e AIE-C071 of two Faction Leaders one is beaten: the other leads on", () => {
    const { p, events } = rebel(
      {
        ...POMPEIUS,
        republicans: { "gallia-5": ["bibulus*", "labienus", ...FOUR], "africa-1": ["cassius*", "legio-XXV"] },
      },
      4,
    );
    expect(at(p, "bibulus")).toBe("gone");
    expect([side(p, "labienus"), isFollower(p, "labienus")]).toEqual(["caesarians", true]);
    expect(chiefs(p, REP)).toEqual(["cassius"]);
    expect(isOverthrown(p, REP)).toBe(false);
    expect(told(events, "coup-won")).toEqual([]);
    expect(hasTitle(p, piece("scipio"), PRETENDER)).toBe(true);
  });

  test("AIE-3.6.4.b both at once, or the second one later", () => {
    const both = rebel({ ...POMPEIUS, republicans: { "gallia-5": ["bibulus*", "cassius*", "labienus", ...FOUR] } }, 4);
    expect([chiefs(both.p, REP), isOverthrown(both.p, REP)]).toEqual([[], true]);
    const later = rebel({ ...POMPEIUS, republicans: { "gallia-5": ["cassius*", ...FOUR] } }, 4);
    expect(isOverthrown(later.p, REP)).toBe(true);
  });

  test("AIE-3.6.4.e AIE-3.6.3.f AIE-C295 who never changes sides is alone among enemies", () => {
    const layout: Layout = {
      ...POMPEIUS,
      republicans: { "gallia-5": ["pompeius*", "labienus", "g-pompeius", ...FOUR] },
    };
    for (const face of [0, 7, 8, 9]) {
      const { p, events } = rebel(layout, [3, face + 1]);
      expect([side(p, "labienus"), side(p, "g-pompeius")]).toEqual(["caesarians", "republicans"]);
      expect(at(p, "g-pompeius") === "gone").toBe(face >= 8);
      if (face >= 8) expect(told(events, "hunted")).toMatchObject([{ leader: "g-pompeius", die: face }]);
      else expect(question(p)).toMatchObject({ ask: "loneLeader", leader: "g-pompeius" });
      expect(chiefs(p, REP)).toEqual([]);
    }
  });

  test("AIE-3.6.4.h losses are those of the table, and what is left of the beaten stays", () => {
    const { p, events } = rebel(POMPEIUS, 6);
    expect(told(events, "battle-decided")).toMatchObject([{ defender: "A" }]);
    for (const name of FOUR)
      expect([isReduced(p, name), side(p, name), at(p, name)]).toEqual([true, "caesarians", "gallia-5"]);
    expect(told(events, "losses").map((each) => each.side)).toContain("caesarians");
  });

  test("AIE-3.6.4.h AIE-8.5.1.a nothing is left of a Force that is wiped out, but the coup has succeeded", () => {
    const { p, events } = rebel(
      {
        caesarians: { "gallia-5": ["scipio", "cato", ...FIVE], "italia-1": ["caesar*"] },
        republicans: { "gallia-5": ["pompeius*", "labienus", "auxilia-1"] },
      },
      6,
      () => {},
      { scipio: 4 },
    );
    expect(told(events, "battle-decided")).toMatchObject([{ defender: "E" }]);
    expect(told(events, "died").map(({ leader, rule }) => [leader, rule])).toEqual([
      ["labienus", "AIE-8.5.1.a"],
      ["pompeius", "AIE-3.6.4.c"],
    ]);
    expect(isOverthrown(p, REP)).toBe(true);
  });

  test("AIE-3.6.4.c AIE-8.5.2.c an Assassin in the Pretender's army does not save the Faction Leader", () => {
    const p = pretending(
      attacking("republicans", {
        scenario: "philippi",
        republicans: { "gallia-5": ["lepidus", "d-brutus", ...FIVE], "graecia-1": ["m-brutus*"] },
        caesarians: { "gallia-5": ["octavianus*", "agrippa", ...FOUR] },
      }),
      "lepidus",
    );
    run(p);
    play(p, "stand");
    play(p, "fight gallia-5", [5]);
    if (asked(p) === "losses") play(p, "rest");
    expect(at(p, "octavianus")).toBe("gone");
    expect(side(p, "agrippa")).toBe("republicans");
    expect(isOverthrown(p, CAES)).toBe(true);
  });

  test("AIE-3.6.4.a nothing of it without the Faction Leader, or without the Pretender", () => {
    const cato = rebel(
      { ...POMPEIUS, republicans: { "gallia-5": ["labienus", ...FOUR], "graecia-1": ["pompeius*"] } },
      3,
    );
    expect([asked(cato.p), side(cato.p, "labienus")]).toEqual(["retreat", "republicans"]);
    const { p } = rebel({ ...POMPEIUS, caesarians: { "gallia-5": ["caesar*", ...FIVE], "gallia-1": ["scipio"] } }, 3);
    // AIE-8.5.2.a kills Pompeius, and the Republicans choose another leader: it is no coup.
    expect([at(p, "pompeius"), isOverthrown(p, REP), chiefs(p, REP)]).toEqual(["gone", false, ["labienus"]]);
    expect(asked(p)).toBe("retreat");
  });

  test("AIE-3.6.4.g AIE-R148 ships in the harbour stay as well; allies retreat", () => {
    const p = pretending(
      attacking("caesarians", {
        scenario: "rise-of-caesar",
        allegiance: { numidae: "republicans" },
        caesarians: { "africa-1": ["scipio", ...FIVE], "italia-1": ["caesar*"] },
        republicans: { "africa-1": ["pompeius*", "legio-I", "naves-6sp-t0-1", "numidae-u1", "juba-i"] },
      }),
      "scipio",
    );
    run(p);
    while (asked(p) !== "battles") play(p, asked(p) === "assigning" ? "done" : "stand");
    play(p, "fight africa-1", [3]);
    if (asked(p) === "losses") play(p, "rest");
    expect(["legio-I", "naves-6sp-t0-1", "numidae-u1", "juba-i"].map((name) => side(p, name))).toEqual([
      "caesarians",
      "caesarians",
      "republicans",
      "republicans",
    ]);
    expect(question(p)).toMatchObject({ ask: "retreat", pieces: ["numidae-u1", "juba-i"] });
    play(p, "retreat numidae");
    expect([at(p, "numidae-u1"), at(p, "legio-I")]).toEqual(["numidae", "africa-1"]);
  });

  test("AIE-3.6.4.g AIE-3.6.4.e at sea ships and all aboard are the victor's; who stays loyal goes down", () => {
    const sea = "mare-internum-centralis";
    const p = pretending(
      attacking("caesarians", {
        scenario: "rise-of-caesar",
        caesarians: { [sea]: ["scipio", "naves-8sp-q2-t1-1", "naves-8sp-q2-t1-2"], "italia-1": ["caesar*"] },
        republicans: { [sea]: ["pompeius*", "labienus", "s-pompeius", "naves-8sp-q1-t1-1", "legio-I"] },
      }),
      "scipio",
    );
    run(p);
    play(p, "stand");
    const events = play(p, `fight ${sea}`, [1]);
    if (asked(p) === "losses") events.push(...play(p, "rest"));
    expect(told(events, "battle-decided")).toMatchObject([{ winner: "caesarians", defender: "R" }]);
    expect(["naves-8sp-q1-t1-1", "legio-I", "labienus"].map((name) => side(p, name))).toEqual([
      "caesarians",
      "caesarians",
      "caesarians",
    ]);
    expect(at(p, "legio-I")).toBe(sea);
    expect([at(p, "pompeius"), at(p, "s-pompeius")]).toEqual(["gone", "gone"]);
  });

  test("AIE-3.6.4.g a naval victory on a coast brings the ships, and the armies fight on", () => {
    const p = pretending(
      attacking("caesarians", {
        scenario: "rise-of-caesar",
        caesarians: {
          "africa-1": ["scipio", "naves-8sp-q2-t1-1", "naves-8sp-q2-t1-2", "legio-V"],
          "italia-1": ["caesar*"],
        },
        republicans: { "africa-1": ["pompeius*", "labienus", "naves-6sp-t0-1", "legio-I", "legio-II"] },
      }),
      "scipio",
    );
    run(p);
    play(p, ["afloat scipio", "afloat pompeius", "done"]);
    while (asked(p) !== "battles") play(p, "stand");
    play(p, "fight africa-1", [1, 3]);
    expect([side(p, "naves-6sp-t0-1"), at(p, "pompeius")]).toEqual(["caesarians", "gone"]);
    // Labienus served ashore: he was not in that Force.
    expect([side(p, "labienus"), side(p, "legio-I")]).toEqual(["republicans", "republicans"]);
  });

  test("AIE-3.5.2.j AIE-R93 M. Brutus goes to Caesar when Pompeius falls, and not with the Pretender", () => {
    const { p } = rebel({ ...POMPEIUS, republicans: { "gallia-5": ["pompeius*", "m-brutus", ...FOUR] } }, 3);
    expect([side(p, "m-brutus"), at(p, "m-brutus"), isFollower(p, "m-brutus")]).toEqual([
      "caesarians",
      "italia-1",
      false,
    ]);
  });

  test("AIE-3.5.2.f AIE-3.5.2.i AIE-R98 Caesar, beaten by a Pretender, has no heirs by right", () => {
    const p = pretending(
      attacking("republicans", {
        scenario: "from-caesar-to-augustus",
        republicans: { "gallia-5": ["lepidus", ...FIVE], "graecia-1": ["pompeius*"] },
        caesarians: { "gallia-5": ["caesar*", "curio", ...FOUR], "italia-1": ["m-antonius"] },
      }),
      "lepidus",
    );
    p.flags = 0;
    run(p);
    play(p, "stand");
    play(p, "fight gallia-5", [5]);
    if (asked(p) === "losses") play(p, "rest");
    expect(at(p, "caesar")).toBe("gone");
    expect(hasTitle(p, piece("m-antonius"), FACTION_LEADER)).toBe(false);
    expect([isFlagged(p, CAESAR_DIED), isFlagged(p, CAESAR_OUSTED), isOverthrown(p, CAES)]).toEqual([true, true, true]);
    // The leaders marked A are expected all the same.
    expect(p.due[piece("octavianus")]).toBe(p.year + 1);
  });
});

describe("A Pretender loses (3.6.4)", () => {
  const BEATEN: Layout = {
    caesarians: { "gallia-5": ["scipio", "cato", "curio", ...FOUR], "italia-1": ["caesar*"] },
    republicans: { "gallia-5": ["pompeius*", ...FIVE] },
  };

  test("AIE-3.6.4.d AIE-3.6.4.g AIE-10.1.b AIE-C072 he and all leaders of his army die, and his units are the victor's", () => {
    const { p, events } = rebel(BEATEN, 1);
    expect(told(events, "battle-decided")).toMatchObject([{ winner: "republicans", attacker: "A" }]);
    const rules = told(events, "died").map(({ leader, rule }) => `${leader} ${rule}`);
    expect(rules.sort()).toEqual(["cato AIE-3.6.4.d", "curio AIE-3.6.4.d", "scipio AIE-3.6.4.d"]);
    for (const name of FOUR)
      expect([isReduced(p, name), side(p, name), at(p, name)]).toEqual([true, "republicans", "gallia-5"]);
    expect(told(events, "retreated")).toEqual([]);
    // Three leaders, and a battle of 35 SP.
    expect(p.score).toBe(-4);
    expect(told(events, "coup-over")).toMatchObject([{ rule: "AIE-3.6.4.i", leader: "scipio", side: "caesarians" }]);
    expect(box.romanLeaders.some((leader) => hasTitle(p, leader, PRETENDER))).toBe(false);
    expect(asked(p)).toBe("nothing");
  });

  test("AIE-3.6.4.d AIE-3.6.4.i followers elsewhere are followers no more", () => {
    const { p } = rebel({ ...BEATEN, caesarians: { ...BEATEN.caesarians, "gallia-1": ["afranius"] } }, 1, (table) => {
      own.title(table)[piece("afranius")] |= FOLLOWER;
    });
    expect([side(p, "afranius"), isFollower(p, "afranius")]).toEqual(["caesarians", false]);
  });

  test("AIE-3.6.4.d two Pretenders in one battle: the beaten one dies with all his friends", () => {
    const { p } = rebel(
      {
        caesarians: { "gallia-5": ["scipio", "caesar*", ...FIVE] },
        republicans: { "gallia-5": ["pompeius*", "lepidus", "labienus", "legio-I", "legio-II"] },
      },
      5,
      (table) => proclaim(table, "lepidus"),
    );
    expect(["pompeius", "lepidus", "labienus"].map((name) => at(p, name))).toEqual(["gone", "gone", "gone"]);
    expect([isOverthrown(p, REP), side(p, "legio-I")]).toEqual([true, "caesarians"]);
  });

  test("AIE-8.5.2.b two Pretenders without a Faction Leader fight like others", () => {
    const { p } = rebel(
      {
        caesarians: { "gallia-5": ["scipio", ...FIVE], "italia-1": ["caesar*"] },
        republicans: { "gallia-5": ["lepidus", "legio-I", "legio-II", "legio-III"], "graecia-1": ["pompeius*"] },
      },
      2,
      (table) => proclaim(table, "lepidus"),
    );
    expect([asked(p), at(p, "lepidus"), side(p, "legio-I")]).toEqual(["retreat", "gallia-5", "republicans"]);
  });
});

test("AIE-3.6.4.c AIE-3.6.4.d AIE-3.6.4.g AIE-3.6.4.h AIE-8.6.3.a AIE-C149 a Pretender attacks the Faction Leader, by every face", () => {
  const known = BATTLES.find(({ id }) => id === "AIE-C149");
  if (known === undefined) throw new Error("the case is missing");
  for (const [i, line] of known.byDie.entries()) {
    const { p } = fieldOf(known);
    const [, , , winner, ...losses] = line.split(" ");
    const beaten = winner === "attacker" ? REP : CAES;
    const units = box.romanUnits.filter((unit) => p.side[unit] === beaten);
    const events = toTheEnd(p, [i + 1]);
    expect(told(events, "retreated")).toEqual([]);
    // All seven are the victor's now, where they stood.
    expect(units.filter((unit) => onMap(p.at[unit]) && p.side[unit] !== beaten)).toHaveLength(7);
    const reduced = losses[winner === "attacker" ? 1 : 0] === "-7/0" ? 7 : 0;
    expect(units.filter((unit) => p.face[unit] === 1)).toHaveLength(reduced);
  }
});
