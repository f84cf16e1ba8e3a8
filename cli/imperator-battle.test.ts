import { imperatorRules } from "@rubicon/imperator";
import { describe, expect, test } from "vitest";
import { rubicon } from "./testing/desk.ts";

const battle = (stdin: string, ...rest: string[]) =>
  rubicon([imperatorRules], ["battle", "--game", "imperator", ...rest], { stdin });

const FIGURES = {
  attacker: { sp: [11, 11, 11, 11, 11], qu: [2, 2, 2, 2, 2], tb: 1, pc: 4 },
  defender: { sp: [10, 10, 10, 7], qu: [2, 2, 2, 2], tb: 1, pc: 5 },
  nonRomanOnly: null,
  outsideRepublic: false,
  crossing: true,
  otherModifier: 0,
};

describe("a battle of Imperator", () => {
  test("by its figures is printed for every die, and nothing else is", async () => {
    const { code, out, err } = await battle(JSON.stringify(FIGURES), "--json");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toBe(
      `${JSON.stringify({
        ratio: 55 / 37,
        baseColumn: "5/4",
        column: "5/4",
        shift: 0,
        modifier: -1,
        byDie: [
          { die: 1, row: 0, attacker: "A", defender: "1/2", winner: "defender" },
          { die: 2, row: 1, attacker: "A", defender: "3/4", winner: "defender" },
          { die: 3, row: 2, attacker: "R", defender: "R", winner: "defender" },
          { die: 4, row: 3, attacker: "R", defender: "R", winner: "attacker" },
          { die: 5, row: 4, attacker: "3/4", defender: "A", winner: "attacker" },
          { die: 6, row: 5, attacker: "1/2", defender: "A", winner: "attacker" },
        ],
      })}\n`,
    );
  });

  test.each([
    ["", /not JSON/],
    ["{}", /^attacker: is missing\.\n$/],
    [JSON.stringify({ ...FIGURES, outsideRepublic: "no" }), /outsideRepublic: must be/],
    [JSON.stringify({ zone: "roma", attacker: "rome" }), /the forces of rome are missing/],
  ])("that cannot be read gets one sentence: %s", async (stdin, sentence) => {
    const { code, out, err } = await battle(stdin, "--json");
    expect(code).not.toBe(0);
    expect(out).toBe("");
    expect(err.trim().split("\n")).toHaveLength(1);
    expect(err).toMatch(sentence);
  });

  test("with pieces is fought many times", async () => {
    const forces = {
      zone: "pannonia_superior",
      attacker: "enemy",
      rome: { units: ["xiv_gemina", "x_gemina"], leaders: ["marcus_aurelius"], augusti: ["marcus_aurelius"] },
      enemy: { units: ["marcomanni_1", "marcomanni_2"], leaders: ["marcomanni_chief_1"] },
    };
    const { code, out } = await battle(JSON.stringify(forces), "--json", "--games", "20");
    expect(code).toBe(0);
    const odds = JSON.parse(out);
    expect(odds.win.capitoline + odds.win.aventine + odds.draw).toBeCloseTo(1, 3);
  });
});
