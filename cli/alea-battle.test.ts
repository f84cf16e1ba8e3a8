import { aleaIactaEstRules } from "@rubicon/alea-iacta-est";
import { describe, expect, test } from "vitest";
import { rubicon } from "./testing/desk.ts";

const battle = (stdin: string, ...rest: string[]) =>
  rubicon([aleaIactaEstRules], ["battle", "--game", "alea-iacta-est", ...rest], { stdin });

const FIGURES = {
  attacker: { sp: [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5], qu: Array(11).fill(3), tb: 0, pc: null },
  defender: { sp: [5, 5, 5, 5, 5, 5, 5, 2], qu: Array(8).fill(3), tb: 0, pc: null },
  nonRomanOnly: null,
  outsideRepublic: false,
  crossing: false,
  otherModifier: 0,
};

describe("a battle of Alea Iacta Est", () => {
  test("by its figures is printed for every die, and nothing else is", async () => {
    const { code, out, err } = await battle(JSON.stringify(FIGURES), "--json");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toBe(
      `${JSON.stringify({
        ratio: 55 / 37,
        baseColumn: "5/4",
        column: "5/4",
        shift: 0,
        modifier: 0,
        byDie: [
          { die: 1, row: 1, attacker: "A", defender: "3/4", winner: "defender" },
          { die: 2, row: 2, attacker: "R", defender: "R", winner: "defender" },
          { die: 3, row: 3, attacker: "R", defender: "R", winner: "attacker" },
          { die: 4, row: 4, attacker: "3/4", defender: "A", winner: "attacker" },
          { die: 5, row: 5, attacker: "1/2", defender: "A", winner: "attacker" },
          { die: 6, row: 6, attacker: "1/2", defender: "A", winner: "attacker" },
        ],
      })}\n`,
    );
  });

  test.each([
    ["", /not JSON/],
    ["{}", /^attacker: is missing\.\n$/],
    [JSON.stringify({ ...FIGURES, crossing: 1 }), /crossing: must be/],
  ])("that cannot be read gets one sentence: %s", async (stdin, sentence) => {
    const { code, out, err } = await battle(stdin, "--json");
    expect(code).not.toBe(0);
    expect(out).toBe("");
    expect(err.trim().split("\n")).toHaveLength(1);
    expect(err).toMatch(sentence);
  });

  test("with pieces is fought many times", async () => {
    const forces = {
      zone: "graecia-3",
      attacker: "caesarians",
      caesarians: { units: ["legio-X", "legio-XIII"], leaders: ["caesar"] },
      republicans: { units: ["legio-I"], leaders: ["pompeius"] },
    };
    const { code, out } = await battle(JSON.stringify(forces), "--json", "--games", "20");
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 20 });
  });

  test("is explained", async () => {
    const { out } = await rubicon([aleaIactaEstRules], ["battle", "--help"]);
    expect(out).toContain('"nonRomanOnly": null');
  });
});
