import { describe, expect, test } from "vitest";
import { ABSENT } from "../board.ts";
import { aleaIactaEst } from "../index.ts";
import { CAESAR_MURDERED, FIRST_TURN, hasTitle, own, type Position, PRETENDER, takeOff } from "../position.ts";
import { REP, SEATS } from "../sides.ts";
import { PLAYED } from "../stratagems.ts";
import { plotting, proclaim, settleTriumvir } from "../testing/coups.ts";
import {
  asked,
  at,
  box,
  foreseen,
  type Layout,
  legal,
  piece,
  play,
  question,
  reason,
  side,
  told,
  toMove,
} from "../testing/table.ts";

/** Scipio in Asia, Pompeius in Graecia. */
const TABLE: Layout = {
  caesarians: { "italia-1": ["caesar*", "legio-X"], "gallia-1": ["m-antonius", "lepidus", "legio-V"] },
  republicans: {
    "graecia-1": ["pompeius*", "cato", "legio-I"],
    "asia-5": ["scipio", "legio-XXIII"],
    "africa-1": ["bibulus", "g-pompeius", "s-pompeius", "legio-XXV"],
  },
  control: { caesarians: ["italia", "gallia"], republicans: ["graecia", "asia", "africa", "sicilia", "hispania"] },
};

const isPretender = (p: Position, name: string): boolean => hasTitle(p, piece(name), PRETENDER);

/** Whether each face of the die proclaims him. */
function provedBy(face: string, name: string, pc?: number): number[] {
  return [1, 2, 3, 4, 5, 6].filter((die) => {
    const p = plotting("caesarians", TABLE, pc === undefined ? {} : { [name]: pc });
    play(p, `pretend stratagem-${face}-a ${name}`, [die]);
    return isPretender(p, name);
  });
}

describe("Validation (3.6.2)", () => {
  test("AIE-3.6.1.a AIE-3.6.2.a AIE-3.6.2.b AIE-6.2.1.a AIE-C059 the coup of Scipio", () => {
    expect(provedBy("04", "scipio")).toEqual([1, 2, 3, 4]);
    const p = plotting("caesarians", TABLE);
    const events = play(p, "pretend stratagem-04-a scipio", [4]);
    expect(told(events, "coup")).toMatchObject([
      {
        rule: "AIE-3.6.2.a",
        side: "caesarians",
        against: "republicans",
        leader: "scipio",
        zone: "asia-5",
        die: 4,
        modifier: 0,
        pc: 4,
        validated: true,
      },
    ]);
    expect([side(p, "scipio"), isPretender(p, "scipio"), at(p, "scipio")]).toEqual(["caesarians", true, "asia-5"]);
  });

  test.each([
    ["04", [1, 2, 3]],
    ["05", [1, 2, 3, 4]],
    ["06", [1, 2, 3, 4, 5]],
  ])("AIE-3.6.2.a AIE-6.2.1.a AIE-C060 PC 3 with the coup of counter %s", (face, dice) => {
    expect(provedBy(face, "bibulus", 3)).toEqual(dice);
  });

  test("AIE-3.6.2.c AIE-3.6.2.e AIE-C249 a coup that fails leaves everything as it was, and the counter in the cup", () => {
    const p = plotting("caesarians", TABLE);
    const events = play(p, "pretend stratagem-04-a scipio", [5]);
    expect(told(events, "coup")).toMatchObject([{ die: 5, pc: 4, validated: false }]);
    expect([side(p, "scipio"), isPretender(p, "scipio"), at(p, "scipio")]).toEqual(["republicans", false, "asia-5"]);
    expect(side(p, "legio-XXIII")).toBe("republicans");
    expect(p.counter[box.counters[3]]).toBe(PLAYED);
    // Neither a Triumvir nor friends: the plotter goes on with his phase.
    expect([asked(p), toMove(p)]).toEqual(["embassy", "palatine"]);
    expect(legal(p, "pretend stratagem-04")).toEqual([]);
    expect(legal(p, "pretend stratagem-05-a scipio")).toHaveLength(1);
  });

  test("AIE-3.6.2.e a coup that is validated costs the counter as well", () => {
    const p = plotting("caesarians", TABLE);
    play(p, "pretend stratagem-04-a scipio", [1]);
    expect(p.counter[box.counters[3]]).toBe(PLAYED);
  });

  test("AIE-3.6.2.d it goes by the PC of the face before the flip", () => {
    // Scipio has 4 as a Republican and 3 as a Caesarian.
    const p = plotting("caesarians", TABLE);
    expect(box.pc.slice(2 * piece("scipio"), 2 * piece("scipio") + 2)).toEqual([3, 4]);
    play(p, "pretend stratagem-04-a scipio", [4]);
    expect(isPretender(p, "scipio")).toBe(true);
    // From now on he has 3: that is what a Triumvir's throw must be below (AIE-R83).
    expect(question(p)).toMatchObject({ ask: "triumvirate", pc: 3 });
  });

  test("AIE-3.6.2.a it is foretold what the die must show", () => {
    const p = plotting("caesarians", TABLE);
    expect(foreseen(p, "pretend stratagem-04-a scipio")).toEqual([
      { f: "throw", rule: "AIE-3.6.2.a", sides: 6, below: 5 },
    ]);
    expect(foreseen(p, "pretend stratagem-06-a scipio")).toMatchObject([{ below: 7 }]);
  });
});

describe("Who can be made Pretender (3.6.1)", () => {
  const refused = (layout: Layout, name: string, change: (p: Position) => void = () => {}): string => {
    const p = plotting("caesarians", { ...TABLE, ...layout });
    change(p);
    const text = `pretend stratagem-04-a ${name}`;
    const because = reason(p, text);
    // What is refused is not listed, and the other way round.
    expect(legal(p, text).length === 0).toBe(because !== "legal");
    return because;
  };

  test("AIE-3.6.1.a leaders of the other faction on the map", () => {
    expect(legal(plotting("caesarians", TABLE), "pretend stratagem-04")).toEqual([
      "pretend stratagem-04-a bibulus",
      "pretend stratagem-04-a scipio",
    ]);
    expect(refused({}, "legio-XXIII")).toBe("AIE-3.6.1.a pretendNotRoman");
    expect(refused({}, "lepidus")).toBe("AIE-3.6.1.a pretendNotEnemy");
    const expected = (p: Position): void => {
      own.side(p)[piece("labienus")] = REP;
    };
    expect(refused({}, "labienus", expected)).toBe("AIE-3.6.1.a pretendOffMap");
  });

  test("AIE-3.6.1.a AIE-R157 no king, and not Cleopatra either", () => {
    const layout: Layout = { ...TABLE, allegiance: { aegyptii: "republicans" }, scenario: "actium" };
    layout.republicans = { ...TABLE.republicans, "asia-1": ["cleopatra-vii", "aegyptii-u1"] };
    expect(refused(layout, "cleopatra-vii")).toBe("AIE-3.6.1.a pretendNotRoman");
  });

  test("AIE-3.6.1.b AIE-C063 no Faction Leader, and nobody in a zone with one of his own", () => {
    expect(refused({}, "cato")).toBe("AIE-3.6.1.b pretendBesideChief");
    expect(refused({}, "pompeius")).toBe("AIE-3.6.1.b pretendChief");
    // A Faction Leader of the other side does not keep him from it.
    expect(refused({ caesarians: { "asia-5": ["caesar*"] } }, "scipio")).toBe("legal");
  });

  test("AIE-3.6.1.c AIE-C063 never Octavianus or the sons of Pompeius", () => {
    expect(refused({}, "g-pompeius")).toBe("AIE-3.6.1.c pretendNever");
    expect(refused({}, "s-pompeius")).toBe("AIE-3.6.1.c pretendNever");
    const p = plotting("republicans", { ...TABLE, caesarians: { "gallia-1": ["octavianus", "lepidus"] } });
    expect(reason(p, "pretend stratagem-04-a octavianus")).toBe("AIE-3.6.1.c pretendNever");
    expect(legal(p, "pretend stratagem-04")).toEqual(["pretend stratagem-04-a lepidus"]);
  });

  test("AIE-3.6.1.d AIE-3.7.1.b AIE-C253 nobody who never changes sides", () => {
    expect(refused({ republicans: { "asia-5": ["pompeius"] } }, "pompeius")).toBe("AIE-3.6.1.d pretendBound");
    const p = plotting("republicans", { ...TABLE, caesarians: { "gallia-1": ["caesar", "lepidus"] } });
    expect(reason(p, "pretend stratagem-04-a caesar")).toBe("AIE-3.6.1.d pretendBound");
    const steadfast = box.romanLeaders.filter((leader) => !box.hasFace[2 * leader] || !box.hasFace[2 * leader + 1]);
    expect(steadfast.map((leader) => box.pieceIds[leader]).sort()).toEqual([
      "caesar",
      "g-pompeius",
      "octavianus",
      "pompeius",
      "s-pompeius",
    ]);
    for (const leader of steadfast) expect(box.mayPretend[leader]).toBe(false);
  });

  test("AIE-3.6.1.d AIE-3.5.3.h AIE-C058 no Assassin of Caesar, once he is one", () => {
    const layout: Layout = {
      ...TABLE,
      scenario: "from-caesar-to-augustus",
      republicans: { "graecia-1": ["cato*"], "asia-5": ["trebonius", "legio-XXIII"] },
    };
    expect(refused(layout, "trebonius")).toBe("legal");
    expect(refused({ ...layout, flags: CAESAR_MURDERED }, "trebonius")).toBe("AIE-3.6.1.d pretendAssassin");
    // In scenario 5 from the start.
    expect(refused({ ...layout, scenario: "philippi" }, "trebonius")).toBe("AIE-3.6.1.d pretendAssassin");
  });

  test("AIE-3.6.5.m nobody who is neutral", () => {
    expect(refused({}, "scipio", (p) => settleTriumvir(p, "scipio", "asia"))).toBe("AIE-3.6.5.m pretendNeutral");
  });

  test("AIE-3.6.1.e AIE-6.2.1.b AIE-C248 one Pretender of a faction at a time, and one of each", () => {
    const table: Layout = {
      ...TABLE,
      caesarians: { "italia-1": ["caesar*"], "gallia-1": ["lepidus", "legio-V"], "hispania-1": ["afranius"] },
    };
    const own = proclaim(plotting("caesarians", table), "afranius");
    expect(legal(own, "pretend")).toEqual([]);
    expect(reason(own, "pretend stratagem-04-a scipio")).toBe("AIE-3.6.1.e coupOnFoot");
    const other = proclaim(plotting("republicans", table), "afranius");
    expect(legal(other, "pretend stratagem-04")).toEqual(["pretend stratagem-04-a lepidus"]);
    // AIE-3.6.4.j: he who has his own coup on foot is not up for another one.
    expect(reason(other, "pretend stratagem-04-a afranius")).toBe("AIE-3.6.4.j pretendAlready");
    play(other, "pretend stratagem-04-a lepidus", [1]);
    expect([isPretender(other, "afranius"), isPretender(other, "lepidus")]).toEqual([true, true]);
  });

  test("AIE-3.6.1.e AIE-R169 a Pretender who winters abroad is still one", () => {
    const p = proclaim(plotting("caesarians", TABLE), "lepidus");
    takeOff(p, piece("lepidus"), ABSENT);
    expect(reason(p, "pretend stratagem-04-a scipio")).toBe("AIE-3.6.1.e coupOnFoot");
  });

  test("AIE-6.2.1.b nothing to play where nobody is eligible", () => {
    const p = plotting("caesarians", { ...TABLE, republicans: { "graecia-1": ["pompeius*", "cato", "legio-I"] } });
    expect(legal(p, "pretend")).toEqual([]);
  });

  test("AIE-S1.j AIE-R160 AIE-C115 in the year of the Rubicon the Republicans play none", () => {
    const year = { ...TABLE, scenario: "rise-of-caesar", year: -49 } as const;
    const p = plotting("republicans", { ...year, flags: FIRST_TURN });
    expect(reason(p, "pretend stratagem-04-a lepidus")).toBe("AIE-S1.j coupAtRubicon");
    expect(legal(p, "pretend")).toEqual([]);
    expect(legal(plotting("caesarians", { ...year, flags: FIRST_TURN }), "pretend").length).toBeGreaterThan(0);
    expect(legal(plotting("republicans", { ...year, flags: 0 }), "pretend").length).toBeGreaterThan(0);
    const pharsalus = plotting("republicans", { ...TABLE, flags: FIRST_TURN });
    expect(legal(pharsalus, "pretend").length).toBeGreaterThan(0);
  });

  test("AIE-3.6.1.f the marker is that of the faction he wants to lead, and everybody sees it", () => {
    const p = plotting("caesarians", TABLE);
    const events = play(p, ["pretend stratagem-04-a scipio", "decline"], [1]);
    expect(told(events, "coup")[0].against).toBe("republicans");
    expect(side(p, "scipio")).toBe("caesarians");
    for (const seat of SEATS)
      expect(JSON.stringify(aleaIactaEst.sight(p, seat))).toContain(
        '{"piece":"scipio","at":"asia-5","side":"caesarians","titles":["pretender"]}',
      );
  });
});
