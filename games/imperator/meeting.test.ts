/** A battle that is only drawn is reckoned like one that is written down in figures. */
import { seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { resolve } from "./lab.ts";
import { type Figures, meeting } from "./meeting.ts";

const dice = seededDice("meeting");

function force(isForeign: boolean): Figures {
  const units = Array.from({ length: dice.roll(12) }, () => ({ sp: dice.roll(15), qu: dice.roll(4) - 1 }));
  return {
    sp: units.map(({ sp }) => sp),
    qu: units.map(({ qu }) => qu),
    tb: dice.roll(4) - 1,
    pc: isForeign ? null : dice.roll(6),
    isForeign,
  };
}

const written = ({ sp, qu, tb, pc }: Figures) => ({ sp: [...sp], qu: [...qu], tb, pc });

describe("IMP-8.2.a, IMP-TC.g, IMP-TC.j", () => {
  test("column, shift and modifier are those of the table", () => {
    for (let i = 0; i < 200; i++) {
      const [foreignAttacker, outside] = [dice.roll(2) === 1, dice.roll(2) === 1];
      const foreignDefender = !foreignAttacker && dice.roll(2) === 1;
      const [attacker, defender] = [force(foreignAttacker), force(foreignDefender)];
      const { baseColumn, column, shift, modifier } = meeting(attacker, defender, outside);
      const nonRomanOnly = foreignAttacker ? "attacker" : foreignDefender ? "defender" : null;
      const rest = { nonRomanOnly, outsideRepublic: outside, crossing: false, otherModifier: 0 };
      const table = resolve({ attacker: written(attacker), defender: written(defender), ...rest });
      expect(table).toMatchObject({ baseColumn, column, shift, modifier });
    }
  });

  test("IMP-TC.b, IMP-TC.c, IMP-TC.e what moves the die is named, with its rule", () => {
    const legion = { sp: [10], qu: [3] };
    const romans = { isForeign: false };
    const barbarians = { ...legion, tb: 2, pc: null, isForeign: true };
    expect(meeting({ ...legion, ...romans, tb: 1, pc: 6 }, barbarians, true).modifiers).toEqual([
      { key: "tactical", rule: "IMP-TC.b", value: -1 },
      { key: "foreignDefender", rule: "IMP-TC.c", value: -1 },
    ]);
    expect(
      meeting({ ...legion, ...romans, tb: 1, pc: 6 }, { ...legion, ...romans, tb: 1, pc: 4 }, false).modifiers,
    ).toEqual([{ key: "morePolitical", rule: "IMP-TC.e", value: 1 }]);
  });
});
