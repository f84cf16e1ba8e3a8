/** A battle that is only drawn is reckoned like one that is written down in figures. */
import { seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { resolve } from "./figures.ts";
import { type Figures, meeting } from "./meeting.ts";

const dice = seededDice("meeting");

function force(): Figures {
  const units = Array.from({ length: dice.roll(12) }, () => ({ sp: dice.roll(8), qu: dice.roll(5) - 1 }));
  return {
    sp: units.map(({ sp }) => sp),
    qu: units.map(({ qu }) => qu),
    tb: dice.roll(4) - 1,
    pc: dice.roll(3) === 1 ? null : dice.roll(6),
  };
}

const written = ({ sp, qu, tb, pc }: Figures) => ({ sp: [...sp], qu: [...qu], tb, pc });

describe("AIE-8.3.c, AIE-CT.p, AIE-CT.g, AIE-8.6.3.a", () => {
  test("column, shift and modifier are those of the table", () => {
    for (let i = 0; i < 200; i++) {
      const [attacker, defender] = [force(), force()];
      const { baseColumn, column, shift, modifier } = meeting(attacker, defender);
      const rest = { nonRomanOnly: null, outsideRepublic: false, crossing: false, otherModifier: 0 };
      const table = resolve({ attacker: written(attacker), defender: written(defender), ...rest });
      expect(table).toMatchObject({ baseColumn, column, shift, modifier });
    }
  });

  test("what moves the die is named, with its rule", () => {
    const legion = { sp: [5], qu: [3] };
    const { modifiers } = meeting({ ...legion, tb: 3, pc: 6 }, { ...legion, tb: 1, pc: 5 });
    expect(modifiers).toEqual([
      { key: "tactical", rule: "AIE-CT.a", value: 2 },
      { key: "morePolitical", rule: "AIE-CT.d", value: 1 },
    ]);
  });
});
