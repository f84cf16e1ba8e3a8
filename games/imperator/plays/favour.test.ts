import { describe, expect, test } from "vitest";
import { ENEMY, ROME } from "../sides.ts";
import { PLAYED } from "../stratagems.ts";
import { beforeBattle, enemyAsked, titlesIn, until } from "../testing/playing.ts";
import {
  asked,
  at,
  goTo,
  type Layout,
  lay,
  legal,
  piece,
  play,
  question,
  reason,
  run,
  told,
  toMove,
} from "../testing/table.ts";

/** Even odds; the attacker has a bonus of 1 with his leader. */
const FIELD: Layout = {
  rome: { dacia: ["statius_priscus", "i_minervia", "viii_augusta"] },
  enemy: { dacia: ["marcomanni_1", "marcomanni_2"] },
  war: ["marcomanni"],
};

const thrown = (hands: NonNullable<Layout["hands"]>, die: number) => {
  const { p } = beforeBattle("rome", { ...FIELD, hands }, "dacia");
  until(p, "die", [die]);
  return p;
};

describe("Divine Favour (6.3)", () => {
  test("IMP-6.3.p IMP-C105 the die is turned, then the modifiers count", () => {
    const p = thrown({ rome: ["faveur_divine"] }, 2);
    expect(question(p)).toMatchObject({
      ask: "window",
      moment: "die",
      window: "battle-die",
      die: 2,
      sides: 6,
      zone: "dacia",
    });
    const events = play(p, "set-die faveur_divine 6");
    expect(told(events, "die-set")).toMatchObject([{ from: 2, to: 6, sides: 6, side: "rome" }]);
    const [decided] = told(events, "battle-decided");
    const added = decided.modifiers.reduce((sum, { value }) => sum + value, 0);
    expect([added, decided.die, decided.row]).toEqual([1, 6, 7]);
    expect(titlesIn(p, PLAYED)).toEqual(["faveur_divine"]);
  });

  test("IMP-6.3.p IMP-R80 a die of the other one too; the active side is asked first", () => {
    const p = thrown({ rome: ["desertion"], enemy: ["faveur_divine"] }, 6);
    expect(toMove(p)).toBe("capitoline");
    play(p, "pass");
    expect(toMove(p)).toBe("aventine");
    expect(told(play(p, "set-die faveur_divine 1"), "battle-decided")).toMatchObject([{ die: 1 }]);
  });

  test("IMP-6.3.p faces that the die has, and does not show", () => {
    const p = thrown({ rome: ["faveur_divine"] }, 4);
    expect(legal(p)).toEqual(["pass", ...[1, 2, 3, 5, 6].map((face) => `set-die faveur_divine ${face}`)]);
    expect(reason(p, "set-die faveur_divine 4")).toBe("IMP-6.3.p dieShowsThat");
    expect(reason(p, "set-die faveur_divine 0")).toBe("IMP-6.3.p dieHasNoSuchFace");
    expect(reason(p, "set-die faveur_divine 7")).toBe("IMP-6.3.p dieHasNoSuchFace");
  });

  test("IMP-6.3.p a d10 of Phase E: a murder that would have succeeded", () => {
    const layout: Layout = { rome: { roma: ["commodus*"] }, hands: { rome: ["faveur_divine"], enemy: ["assassinat"] } };
    const p = enemyAsked(layout);
    play(p, "murder assassinat commodus", [10]);
    expect(question(p)).toMatchObject({
      moment: "die",
      window: "other-die",
      die: 9,
      sides: 10,
      trial: "murder",
      piece: "commodus",
    });
    expect(legal(p, "set-die")).toHaveLength(9);
    const events = play(p, "set-die faveur_divine 0");
    expect(told(events, "murder")).toMatchObject([{ die: 0, killed: false }]);
    expect(at(p, "commodus")).toBe("roma");
  });

  test("IMP-6.e only while a die waits", () => {
    const p = enemyAsked({ ...FIELD, hands: { enemy: ["faveur_divine"] } });
    expect([legal(p), reason(p, "set-die faveur_divine 3")]).toEqual([["pass"], "IMP-6.e notItsMoment"]);
    const moving = lay({ ...FIELD, sequences: { rome: 1, enemy: 0 }, hands: { rome: ["faveur_divine"] } });
    run(goTo(moving, { step: "movement", side: ROME }));
    expect(reason(moving, "set-die faveur_divine 3")).toBe("IMP-6.e notItsMoment");
  });

  test("IMP-R80 dice of the other phases take effect at once", () => {
    const p = lay({ ...FIELD, year: 170, hands: { rome: ["faveur_divine"] } });
    run(goTo(p, { step: "initiative" }), [1]);
    expect(asked(p)).toBe("window");
    expect(question(p)).toMatchObject({ moment: "initiative" });
    goTo(p, { step: "murder", side: ENEMY, leader: piece("statius_priscus"), die: -1 });
    run(p, [10]);
    expect([asked(p), at(p, "statius_priscus")]).toEqual(["nothing", "gone"]);
  });
});
