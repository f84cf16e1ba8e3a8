import { cellAt, columnFor, columnName, shifted, shiftFor } from "@rubicon/series";
import { describe, expect, test } from "vitest";
import type { Event } from "../events/index.ts";
import { resolve } from "../lab.ts";
import type { Position } from "../position.ts";
import { seenBattle } from "../seen-battle.ts";
import type { SideName } from "../sides.ts";
import { drawnUp, many, type Pitched, pitched, toTheEnd } from "../testing/field.ts";
import { asked, at, box, inZone, isReduced, type Layout, legal, play, reason, run, told } from "../testing/table.ts";

const COLUMNS = ["1/3-", "1/2", "2/3", "4/5", "1/1", "5/4", "3/2", "2/1", "3/1", "4/1+"];
const TRIBE = { people: "marcomanni" };

/** Steps and units that a side has lost. */
function lossesOf(events: readonly Event[], side: SideName): { reduced: number; lost: number } {
  const losses = told(events, "losses").filter((event) => event.side === side);
  return {
    reduced: losses.flatMap(({ reduced }) => reduced).length,
    lost: losses.flatMap(({ lost }) => lost).length,
  };
}

/** The table before the die, and what happens with it. */
function resolved(battle: Pitched, die: number): { p: Position; events: Event[]; rome: object; enemy: object } {
  const p = pitched(battle);
  const events = toTheEnd(p, [die]);
  return { p, events, rome: lossesOf(events, "rome"), enemy: lossesOf(events, "enemy") };
}

const decided = (events: readonly Event[]) => told(events, "battle-decided")[0];
const points = (events: readonly Event[], rule: string) =>
  told(events, "points").filter((event) => event.rule === rule);

describe("IMP-8.2.a IMP-R90 odds", () => {
  const column = (attack: number, defence: number) =>
    seenBattle(pitched({ rome: { units: [`${attack}/1`] }, enemy: { ...TRIBE, units: [`${defence}/1`] } }))?.baseColumn;

  test("IMP-C059 55 to 37 is five to four", () => {
    expect(column(55, 37)).toBe("5/4");
  });

  test.each([
    [36, 12, "3/1"],
    [35, 12, "2/1"],
    [10, 31, "1/3-"],
    [12, 24, "1/2"],
    [11, 24, "1/3-"],
    [30, 30, "1/1"],
    [29, 30, "4/5"],
    [48, 12, "4/1+"],
  ])("IMP-C060 %i to %i at the border of %s", (attack, defence, name) => {
    expect(column(attack, defence)).toBe(name);
    expect(columnName(columnFor(attack, defence))).toBe(name);
  });

  test("the strength of all units on a side counts together", () => {
    const p = pitched({ rome: { units: many(3, "10/1") }, enemy: { ...TRIBE, units: many(2, "10/1") } });
    expect(seenBattle(p)).toMatchObject({ baseColumn: "3/2", attacker: { sp: 30 }, defender: { sp: 20 } });
  });
});

describe("IMP-TC.h IMP-TC.i IMP-R91 quality", () => {
  test.each([
    [2, 1, "3/2"],
    [3, 2, "5/4"],
    [2, 2, "1/1"],
    [1, 2, "2/3"],
    [2, 3, "4/5"],
    [1, 0, "3/2"],
    [0, 0, "1/1"],
  ])("IMP-C067 %i against %i moves even odds to %s", (attacker, defender, column) => {
    const p = pitched({ rome: { units: [`9/${attacker}`] }, enemy: { ...TRIBE, units: [`9/${defender}`] } });
    expect(seenBattle(p)).toMatchObject({ baseColumn: "1/1", column });
  });

  test("IMP-TC.j IMP-C068 the shift stops at the last column, and at the first", () => {
    expect(COLUMNS[shifted(COLUMNS.indexOf("3/1") + 1, shiftFor(4, 1)) - 1]).toBe("4/1+");
    const p = pitched({ rome: { units: ["30/4"] }, enemy: { ...TRIBE, units: ["10/1"] } });
    expect(seenBattle(p)).toMatchObject({ baseColumn: "3/1", shift: 2, column: "4/1+" });
    const q = pitched({ rome: { units: ["10/1"] }, enemy: { ...TRIBE, units: ["20/4"] } });
    expect(seenBattle(q)).toMatchObject({ baseColumn: "1/2", shift: -2, column: "1/3-" });
  });
});

describe("IMP-TC.a IMP-R88 IMP-R89 the table", () => {
  const cell = (column: string, row: number) => {
    const { attacker, defender, attackerWins } = cellAt(row, COLUMNS.indexOf(column) + 1);
    return [`${attacker}/${defender}`, attackerWins ? "attacker" : "defender"];
  };

  test("IMP-C064 at even odds", () => {
    expect([2, 3, 4, 5].map((row) => cell("1/1", row))).toEqual([
      ["A/3/4", "defender"],
      ["R/R", "defender"],
      ["R/R", "attacker"],
      ["3/4/A", "attacker"],
    ]);
  });

  test("IMP-C065 both get off lightly at the corners", () => {
    expect([cell("4/1+", -2), cell("4/1+", -1), cell("1/3-", 7), cell("1/3-", 8)]).toEqual([
      ["R/R", "defender"],
      ["R/R", "attacker"],
      ["R/R", "defender"],
      ["R/R", "attacker"],
    ]);
  });

  test("IMP-C066 IMP-8.2.b the modified die stops at the outer rows", () => {
    const battle = (other: number) =>
      resolve({
        attacker: { sp: [20], qu: [1], tb: 0, pc: null },
        defender: { sp: [10], qu: [1], tb: 0, pc: null },
        nonRomanOnly: null,
        outsideRepublic: false,
        crossing: false,
        otherModifier: other,
      });
    expect(battle(-6)).toMatchObject({
      column: "2/1",
      byDie: [{ die: 1, row: -2, attacker: "A", defender: "1/4", winner: "defender" }, {}, {}, {}, {}, {}],
    });
    expect(battle(6)).toMatchObject({
      byDie: [{}, {}, {}, {}, {}, { die: 6, row: 9, attacker: "R", defender: "E", winner: "attacker" }],
    });
  });
});

describe("IMP-8.3 results", () => {
  test("IMP-8.3.d IMP-8.3.e IMP-R87 IMP-C061 half of nine is four, and nine lose a step", () => {
    // 72 to 54 is five to four; a modified 5 gives 1/2 / A.
    const battle = { rome: { units: many(6, "12/1") }, enemy: { units: many(9, "6/1") } };
    const { events, rome, enemy } = resolved(battle, 5);
    expect(decided(events)).toMatchObject({ column: "5/4", attacker: "1/2", defender: "A", winner: "rome" });
    expect(rome).toEqual({ reduced: 4, lost: 0 });
    expect(enemy).toEqual({ reduced: 9, lost: 0 });
  });

  test("IMP-8.3.f IMP-C062 three quarters of four, but there are only two", () => {
    const battle = { rome: { units: many(2, "10/1") }, enemy: { ...TRIBE, units: many(4, "5/1 reduced") } };
    const { events, rome, enemy } = resolved(battle, 5);
    expect(decided(events)).toMatchObject({ column: "1/1", attacker: "3/4", defender: "A", winner: "rome" });
    expect(rome).toEqual({ reduced: 2, lost: 0 });
    expect(enemy).toEqual({ reduced: 0, lost: 4 });
  });

  test("IMP-C071 a whole battle", () => {
    const battle: Pitched = {
      rome: { units: many(4, "8/2"), leaders: ["1/0"] },
      enemy: { ...TRIBE, units: many(5, "4/1"), leaders: ["1/0"] },
    };
    const { p, events, rome, enemy } = resolved(battle, 3);
    expect(decided(events)).toMatchObject({
      baseColumn: "3/2",
      column: "3/1",
      row: 3,
      attacker: "1/2",
      defender: "A",
      winner: "rome",
    });
    expect(rome).toEqual({ reduced: 2, lost: 0 });
    expect(enemy).toEqual({ reduced: 5, lost: 0 });
    expect(p.vp).toEqual([1, 0]);
  });

  test("IMP-8.3.c E: the whole Force is lost, either face", () => {
    const battle = { rome: { units: ["60/2"] }, enemy: { ...TRIBE, units: ["5/2", "5/2 reduced"] } };
    const { events, enemy, rome } = resolved({ ...battle, rome: { ...battle.rome, leaders: ["3/0"] } }, 6);
    expect(decided(events)).toMatchObject({ column: "4/1+", row: 9, attacker: "R", defender: "E" });
    expect(enemy).toEqual({ reduced: 0, lost: 2 });
    expect(rome).toEqual({ reduced: 0, lost: 0 });
  });

  test("IMP-8.3.h IMP-8.3.a R/R: nobody loses anything, and the loser leaves all the same", () => {
    for (const [die, winner] of [
      [3, "enemy"],
      [4, "rome"],
    ] as const) {
      const { events, rome, enemy } = resolved({ rome: { units: ["9/1"] }, enemy: { ...TRIBE, units: ["9/1"] } }, die);
      expect(decided(events)).toMatchObject({ attacker: "R", defender: "R", winner });
      expect([rome, enemy]).toEqual([
        { reduced: 0, lost: 0 },
        { reduced: 0, lost: 0 },
      ]);
      expect(told(events, "retreated").map(({ side }) => side)).toEqual([winner === "rome" ? "enemy" : "rome"]);
    }
  });
});

describe("IMP-8.3.g the victor chooses his losses", () => {
  /** Rome wins with 1/2 against four: two of its three are hit. */
  const choosing = (): Position => {
    const p = pitched({
      rome: { units: ["10/1", "10/1", "10/1 reduced"] },
      enemy: { ...TRIBE, units: many(4, "6/1") },
      event: 0,
    });
    const events = run(p, [5]);
    expect(decided(events)).toMatchObject({ column: "5/4", attacker: "1/2", winner: "rome" });
    expect(asked(p)).toBe("losses");
    return p;
  };

  const legionsLeft = (p: Position): string[] =>
    inZone(p, "pannonia_superior").filter((name) => !name.startsWith("marcomanni"));

  test("IMP-C199 two normal ones, and three are left", () => {
    const p = choosing();
    play(p, ["lose ii_augusta", "lose vi_victrix"]);
    expect(legionsLeft(p)).toEqual(["ii_augusta", "vi_victrix", "xx_valeria_victrix"]);
  });

  test("IMP-C199 a normal and a reduced one, and two are left", () => {
    const p = choosing();
    const events = play(p, ["lose ii_augusta", "lose xx_valeria_victrix"]);
    expect(legionsLeft(p)).toEqual(["ii_augusta", "vi_victrix"]);
    expect(at(p, "xx_valeria_victrix")).toBe("dead");
    expect(told(events, "losses").map(({ rule }) => rule)).toContain("IMP-8.3.e");
  });

  test("IMP-8.3.f IMP-C199 none of them twice, and nobody else's", () => {
    const p = choosing();
    play(p, "lose ii_augusta");
    expect(reason(p, "lose ii_augusta")).toBe("IMP-8.3.f hitAlready");
    expect(reason(p, "lose marcomanni_1")).toBe("IMP-8.3.g notInThatForce");
    expect(reason(p, "lose xiii_gemina")).toBe("IMP-8.3.g notInThatForce");
    expect(legal(p)).toEqual(["rest", "lose vi_victrix", "lose xx_valeria_victrix"]);
  });

  test("whoever leaves it to the table loses steps of normal units first", () => {
    const p = choosing();
    play(p, "rest");
    expect([isReduced(p, "ii_augusta"), isReduced(p, "vi_victrix"), at(p, "xx_valeria_victrix")]).toEqual([
      true,
      true,
      "pannonia_superior",
    ]);
  });

  test("what was hit can be hit again in another battle", () => {
    const p = choosing();
    play(p, "rest");
    expect(box.pieces.filter((piece) => p.marks[piece] !== 0)).toEqual([]);
  });
});

describe("IMP-10.a IMP-R97 a battle of 35 SP", () => {
  test.each([
    [16, 0],
    [17, 1],
  ])("IMP-C072 18 against %i: %i", (defence, vp) => {
    const { events } = resolved({ rome: { units: ["18/1"] }, enemy: { ...TRIBE, units: [`${defence}/1`] } }, 6);
    expect(decided(events).winner).toBe("rome");
    expect(points(events, "IMP-10.a")).toHaveLength(vp);
  });

  test("whoever wins, with whatever result", () => {
    const even = { rome: { units: ["20/1"] }, enemy: { ...TRIBE, units: ["20/1"] } };
    expect(points(resolved(even, 3).events, "IMP-10.a")).toMatchObject([{ side: "enemy", points: 1 }]);
    expect(points(resolved(even, 4).events, "IMP-10.a")).toMatchObject([{ side: "rome", points: 1 }]);
  });

  test("the Armenian unit counts", () => {
    const layout: Layout = {
      armenia: "rome",
      war: ["parthes"],
      rome: { armenia: ["armenia_1", "xii_fulminata"] },
      enemy: { armenia: ["parthes_2", "parthes_4-"] },
    };
    const events = toTheEnd(drawnUp("enemy", layout, "armenia"), [1]);
    expect(points(events, "IMP-10.a")).toHaveLength(1);
  });
});
