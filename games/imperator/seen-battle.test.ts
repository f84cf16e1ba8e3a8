import { describe, expect, test } from "vitest";
import { imperator } from "./index.ts";
import type { Position } from "./position.ts";
import type { Seen } from "./seen.ts";
import { seenBattle } from "./seen-battle.ts";
import { attacking, drawnUp } from "./testing/field.ts";
import { asked, foreseen, type Layout, lay, play, run } from "./testing/table.ts";

const layout: Layout = {
  war: ["quades"],
  rome: { pannonia_superior: ["x_gemina", "xiv_gemina", "claudius_pompeianus"] },
  enemy: { pannonia_superior: ["quades_1", "quades_2", "quades_chief_1"] },
};

const seen = (p: Position): Seen["battle"] => {
  const sight = imperator.sight(p, "watcher");
  return JSON.parse(JSON.stringify(sight)).battle;
};

describe("IMP-8.2.b the battle ahead, before the die falls", () => {
  test("the next one is seen where there is no doubt which", () => {
    const p = attacking("rome", layout);
    run(p);
    expect(seen(p)).toMatchObject({
      zone: "pannonia_superior",
      attacker: {
        side: "rome",
        units: ["x_gemina", "xiv_gemina"],
        leaders: ["claudius_pompeianus"],
        sp: 20,
        quality: 3,
        tb: 2,
        pc: null,
      },
      defender: { side: "enemy", sp: 18, quality: 2, tb: 1 },
      baseColumn: "1/1",
      shift: 1,
      column: "5/4",
      modifiers: [{ key: "tactical", value: 1, rule: "IMP-TC.b" }],
      modifier: 1,
      decided: false,
      die: null,
    });
    expect(
      seen(p)?.byDie.map(({ row, attacker, defender, winner }) => `${row} ${attacker}/${defender} ${winner}`),
    ).toEqual([
      "2 R/R defender",
      "3 R/R attacker",
      "4 3/4/A attacker",
      "5 1/2/A attacker",
      "6 1/2/A attacker",
      "7 1/4/A attacker",
    ]);
  });

  test("not where there are two to choose from, and not without any", () => {
    const two: Layout = {
      ...layout,
      rome: { ...layout.rome, noricum: ["i_adiutrix"] },
      enemy: { ...layout.enemy, noricum: ["quades_3"] },
    };
    const p = attacking("rome", two);
    run(p);
    expect(seenBattle(p)).toBeNull();
    expect(seenBattle(lay({}))).toBeNull();
  });

  test("while its defender thinks of evading, it is the one he would have to fight", () => {
    const p = attacking("rome", layout);
    run(p);
    play(p, "fight pannonia_superior");
    expect(asked(p)).toBe("evasions");
    expect(seen(p)).toMatchObject({ attacker: { sp: 20 }, defender: { sp: 18 }, die: null });
  });

  test("when the die has fallen, the odds are those of that moment, and the Forces what is left of them", () => {
    const p = drawnUp("rome", layout, "pannonia_superior");
    run(p, [6]);
    expect(asked(p)).toBe("retreat");
    expect(seen(p)).toMatchObject({
      column: "5/4",
      modifier: 1,
      decided: true,
      die: 6,
      attacker: { sp: 20, quality: 3 },
      defender: { sp: 18, quality: 1 },
    });
  });

  test("IMP-8.a what a fight would bring is foreseen with every modifier", () => {
    const p = attacking("rome", { ...layout, event: 5 });
    run(p);
    expect(foreseen(p, "fight pannonia_superior")).toMatchObject([
      {
        f: "battle",
        rule: "IMP-8.a",
        attacker: "rome",
        attack: 20,
        defence: 18,
        column: "5/4",
        modifiers: [
          { key: "tactical", value: 1 },
          { key: "vigour", value: -2 },
        ],
        modifier: -1,
        wins: 3,
      },
    ]);
  });
});
