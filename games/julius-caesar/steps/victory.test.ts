/** The victory check (1.2, 8.4), and the two orders of winter. */
import { pick, seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { isSea } from "../board.ts";
import type { Event } from "../events.ts";
import { juliusCaesar } from "../index.ts";
import { isOpen, type Position, put } from "../position.ts";
import { asked, box, ending, lay, legal, play, push, run, told, toMove } from "../testing/table.ts";

const ORDERS = ["supply-first", "victory-first"];

const TAN = ["legio-7", "legio-8", "legio-9", "legio-10", "legio-11", "legio-12", "legio-13", "legio-14", "legio-16"];
const GREEN = [
  "legio-1",
  "legio-2",
  "legio-3",
  "legio-4",
  "legio-5",
  "legio-6",
  "legio-32",
  "legio-33",
  "legio-34",
  "legio-35",
];

/** The end of a year, one block in each city; Cleopatra serves whoever holds Alexandria. */
function winterTable(
  year: number,
  caesar: string,
  pompeius: string,
  trophies: readonly string[] = [],
  order = ORDERS[0],
): Position {
  const map: Record<string, string[]> = {};
  for (const [i, city] of caesar.split(" ").entries()) map[city] = [TAN[i]];
  for (const [i, city] of pompeius.split(" ").entries()) map[city] = [GREEN[i]];
  map.alexandria.push(`cleopatra 4 ${caesar.includes("alexandria") ? "caesar" : "pompeius"}`);
  return push(lay({ map, year, turn: 5, trophies, options: { winterOrder: order } }), { step: "winter" });
}

const winterOf = (...table: Parameters<typeof winterTable>): Event[] => run(winterTable(...table));

const pointsTold = (events: readonly Event[]): number[][] =>
  told(events, "points").map((each) => [each.caesar, each.pompeius]);
const overTold = (events: readonly Event[]): unknown[] =>
  told(events, "over").map(({ winner, how, rule }) => [winner, how, rule]);

const EAST = "athenae byzantium ephesus";
const WEST = "massilia tarraco carthago-nova syracusae utica";

describe("the check", () => {
  test("JC-C107, JC-1.2.c, JC-8.4.a ten points win in any winter, nine do not", () => {
    for (const order of ORDERS) {
      const ten = winterOf(706, `alexandria roma ${WEST} antiochia`, EAST, [], order);
      expect(pointsTold(ten), order).toEqual([[10, 3]]);
      expect(overTold(ten), order).toEqual([["caesar", "ten", "JC-1.2.c"]]);

      const table = winterTable(706, `alexandria roma ${WEST}`, `antiochia ${EAST}`, [], order);
      const nine = run(table);
      expect(pointsTold(nine), order).toEqual([[9, 4]]);
      expect([overTold(nine), table.outcome, asked(table)], order).toEqual([[], null, "disband"]);
    }
  });

  test("JC-1.2.c Pompeius wins with ten too, and with more than ten; trophies count", () => {
    const events = winterOf(
      705,
      "massilia",
      `alexandria roma tarraco carthago-nova syracusae utica antiochia ${EAST}`,
      ["caesar"],
    );
    expect(pointsTold(events)).toEqual([[1, 13]]);
    expect(overTold(events)).toEqual([["pompeius", "ten", "JC-1.2.c"]]);
    const exactly = winterOf(
      705,
      "massilia antiochia tarraco",
      `alexandria roma carthago-nova syracusae utica ${EAST}`,
    );
    expect([pointsTold(exactly), overTold(exactly)]).toEqual([[[3, 10]], [["pompeius", "ten", "JC-1.2.c"]]]);
  });

  test("JC-C108, JC-1.2.d, JC-1.2.e after the fifth winter more points win, then Roma, then nobody", () => {
    const more = winterOf(709, `alexandria ${WEST}`, `roma antiochia ${EAST}`);
    expect([pointsTold(more), overTold(more)]).toEqual([[[7, 6]], [["caesar", "points", "JC-1.2.d"]]]);

    const roma = winterOf(709, "alexandria massilia tarraco carthago-nova syracusae", `roma antiochia ${EAST}`);
    expect([pointsTold(roma), overTold(roma)]).toEqual([[[6, 6]], [["pompeius", "roma", "JC-1.2.e"]]]);

    const draw = winterOf(709, "alexandria massilia tarraco carthago-nova syracusae", `utica antiochia ${EAST}`, [
      "antonius",
    ]);
    expect([pointsTold(draw), overTold(draw)]).toEqual([[[6, 6]], [[null, "draw", "JC-1.2.e"]]]);
  });

  test("JC-1.2.d, JC-1.2.e Pompeius ahead wins though Caesar holds Roma; Caesar in Roma wins when level", () => {
    const behind = winterOf(709, "roma massilia", `alexandria utica ${EAST}`);
    expect([pointsTold(behind), overTold(behind)]).toEqual([[[3, 6]], [["pompeius", "points", "JC-1.2.d"]]]);
    const level = winterOf(709, `roma massilia tarraco`, `alexandria utica ${EAST}`, ["scipio", "brutus"]);
    expect([pointsTold(level), overTold(level)]).toEqual([[[6, 6]], [["caesar", "roma", "JC-1.2.e"]]]);
  });

  test("JC-1.2.d before the fifth winter nobody wins by being ahead", () => {
    const p = winterTable(708, `alexandria ${WEST}`, `roma antiochia ${EAST}`);
    expect(overTold(run(p))).toEqual([]);
    expect([p.outcome, toMove(p)]).toEqual([null, "caesar"]);
  });

  test("JC-1.2.a a game left to itself has five years of five turns and five winters", () => {
    const QUIET = ["end-moves", "end-levy", "decline", "end-disband"];
    const p = juliusCaesar.begin("historical");
    const events: Event[] = [];
    juliusCaesar.open(p, seededDice("idle"), (event) => events.push(event));
    for (let acts = 0; toMove(p) !== "over"; acts++) {
      const choices = legal(p);
      events.push(...play(p, choices.find((act) => QUIET.includes(act)) ?? choices[0], seededDice(acts)));
    }
    const count = (e: Event["e"]): number => told(events, e).length;
    expect([count("year"), count("turn"), count("winter"), count("points")]).toEqual([5, 25, 5, 5]);
    expect(told(events, "year").map((event) => event.year)).toEqual([705, 706, 707, 708, 709]);
    expect(told(events, "turn").map((event) => event.turn)).toEqual(new Array(5).fill([1, 2, 3, 4, 5]).flat());
    expect(ending(p)).toMatchObject({ winner: "pompeius", how: "points", score: { caesar: 1, pompeius: 7 } });
  });
});

describe("both orders of winter", () => {
  /** Blocks strewn over the map as the rules allow; few places, so that cities overflow. */
  function anyWinter(seed: number, order: string): Position {
    const dice = seededDice(seed);
    const p = lay({ turn: 5, year: 705 + (seed % 5), options: { winterOrder: order } });
    const { blocks, cleopatra, full, isNavis, isPort, owner } = box;
    const places = Array.from({ length: 12 }, () => pick(box.places, dice));
    for (const block of blocks) {
      const place = pick(places, dice);
      const fits = isSea(box, place) ? isNavis[block] : !isNavis[block] || isPort[place];
      const waits = block === cleopatra || block === box.thirdLeader[owner[block]];
      if (!fits || waits || !isOpen(p, owner[block], place)) continue;
      put(p, block, place, full[block]);
    }
    return push(p, { step: "winter" });
  }

  /** Plays the winter at random up to the disbanding; returns what was told. */
  function playOut(p: Position, seed: number): Event[] {
    const dice = seededDice(seed);
    const events = run(p);
    while (asked(p) === "port" || asked(p) === "surplus") {
      const choices = legal(p);
      events.push(...play(p, choices[dice.roll(choices.length) - 1]));
    }
    return events;
  }

  test("JC-C110, JC-8.0.a, JC-8.2.a, JC-8.3.b the points are the same whichever comes first", () => {
    let changed = 0;
    for (let seed = 0; seed < 200; seed++) {
      const tables = ORDERS.map((order) => anyWinter(seed, order));
      const [usual, other] = tables.map((p) => playOut(p, seed));
      expect(pointsTold(usual), `winter ${seed}`).toHaveLength(1);
      expect(pointsTold(other), `winter ${seed}`).toEqual(pointsTold(usual));
      expect(tables[1].outcome, `winter ${seed}`).toEqual(tables[0].outcome);
      changed += told(usual, "disbanded").length + told(usual, "to-port").length;
    }
    expect(changed).toBeGreaterThan(500);
  });

  test("JC-C110, JC-8.0.a the option does change when the check is made", () => {
    const checkedAfter = ORDERS.map((order) => {
      const p = lay({
        map: { utica: ["legio-7", "legio-8", "legio-9", "legio-10", "legio-11"] },
        turn: 5,
        options: { winterOrder: order },
      });
      return told(run(push(p, { step: "winter" })), "points").length;
    });
    // Utica feeds four: before the fifth is sent home only the other order has counted.
    expect(checkedAfter).toEqual([0, 1]);
  });
});
