import { describe, expect, test } from "vitest";
import { ENEMY } from "../sides.ts";
import { PLAYED } from "../stratagems.ts";
import { handIn, titlesIn } from "../testing/playing.ts";
import { asked, goTo, type Layout, lay, legal, play, question, reason, run, told, toMove } from "../testing/table.ts";
import { rated } from "../testing/usurping.ts";

const RULER: Layout = { rome: { roma: ["commodus*"] }, year: 170 };
/** Rome has thrown for the initiative, against a PC of 4. */
const thrown = (layout: Layout, die: number) => {
  const p = rated(lay({ ...RULER, ...layout }), { commodus: 4 });
  const events = run(goTo(p, { step: "initiative" }), [die]);
  return { p, events };
};

describe("Initiative (6.3)", () => {
  test("IMP-2.B.d IMP-6.3.a IMP-C009 against whom the die fell turns it", () => {
    const { p } = thrown({ hands: { enemy: ["initiative"] } }, 2);
    expect(p.initiative).toBe(0);
    expect([question(p).window, toMove(p)]).toEqual(["initiative", "aventine"]);
    const events = play(p, "play initiative");
    expect(told(events, "initiative")).toMatchObject([{ side: "enemy", rule: "IMP-6.3.a" }]);
    expect(p.initiative).toBe(1);
    expect(titlesIn(p, PLAYED)).toEqual(["initiative"]);
    expect(asked(p)).toBe("nothing");
  });

  test("IMP-2.B.d a second one turns it again", () => {
    const { p } = thrown({ hands: { rome: ["initiative"], enemy: ["initiative"] } }, 2);
    play(p, "play initiative");
    expect(toMove(p)).toBe("capitoline");
    play(p, "play initiative");
    expect([p.initiative, asked(p)]).toEqual([0, "nothing"]);
  });

  test("IMP-6.3.a Rome too, where the die went against it; whoever has the initiative is not asked", () => {
    const { p } = thrown({ hands: { rome: ["initiative"], enemy: ["assassinat"] } }, 5);
    expect([asked(p), toMove(p)]).toEqual(["window", "capitoline"]);
    play(p, "pass");
    expect(asked(p)).toBe("nothing");
    expect(handIn(p, "rome")).toEqual(["initiative"]);
  });

  test("IMP-6.3.a nobody turns it who has it", () => {
    const { p: again } = thrown({ hands: { enemy: ["initiative", "initiative"] } }, 2);
    play(again, "play initiative");
    expect(asked(again)).toBe("nothing");
    const { p } = thrown({ hands: { enemy: ["initiative", "initiative"] } }, 2);
    expect(legal(p)).toEqual(["pass", "play initiative"]);
    p.initiative = ENEMY;
    expect(reason(p, "play initiative")).toBe("IMP-6.3.a initiativeIsYours");
  });

  test("IMP-S.d IMP-6.3.a IMP-C226 a fixed initiative stands without a die, and cannot be turned", () => {
    const p = lay({ scenario: "s3_marcomannic_wars", ...RULER, year: 166, hands: { rome: ["initiative"] } });
    const events = run(goTo(p, { step: "initiative" }), []);
    expect(told(events, "initiative")).toEqual([{ e: "initiative", rule: "IMP-S.d", side: "enemy" }]);
    expect([p.initiative, asked(p)]).toEqual([1, "nothing"]);
  });
});
