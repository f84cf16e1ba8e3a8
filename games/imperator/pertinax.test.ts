import { describe, expect, test } from "vitest";
import type { Event } from "./events/index.ts";
import { strike, strikeRefusal } from "./pertinax.ts";
import { DIDIUS_DUE, forgetFlags, isFlagged, PERTINAX_HUNTED, type Position, STRUCK, SUCCESS } from "./position.ts";
import { ENEMY, ROME } from "./sides.ts";
import { at, type Layout, lay, run, told } from "./testing/table.ts";
import { die, holders } from "./testing/usurping.ts";
import { AUGUSTUS } from "./titles.ts";

const HUNTED: Layout = {
  year: 193,
  flags: PERTINAX_HUNTED | DIDIUS_DUE,
  rome: { pannonia_superior: ["helvius_pertinax*", "x_gemina"], noricum: ["septimius_severus"] },
  enemy: { roma: ["didius_julianus!", "praetoria_1"] },
};

const why = (p: Position, side = ENEMY): string => {
  const refusal = strikeRefusal(p, side);
  return refusal === null ? "legal" : `${refusal.rule} ${refusal.why}`;
};

/** A d10 is thrown as 1 to 10 and read as 0 to 9. */
function struck(p: Position, face: number): Event[] {
  const events: Event[] = [];
  strike(p, (event) => events.push(event));
  return [...events, ...run(p, [face + 1])];
}

describe("the attempt", () => {
  test("IMP-4.5K.d IMP-R68 once a year, and again in the next", () => {
    const p = lay(HUNTED);
    expect(why(p)).toBe("legal");
    const events = struck(p, 0);
    expect(told(events, "struck")).toMatchObject([{ leader: "helvius_pertinax", rule: "IMP-4.5K.d" }]);
    expect([at(p, "helvius_pertinax"), isFlagged(p, STRUCK)]).toEqual(["pannonia_superior", true]);
    expect(why(p)).toBe("IMP-4.5K.d strikeOnce");
    forgetFlags(p);
    expect(why(p)).toBe("legal");
  });

  test("IMP-4.5K.d it is the Enemy's, and only while the right lasts", () => {
    expect(why(lay(HUNTED), ROME)).toBe("IMP-4.5K.d strikeRight");
    expect(why(lay({ ...HUNTED, flags: 0 }))).toBe("IMP-4.5K.d strikeRight");
  });

  test("IMP-4.5K.e IMP-C172 it ends with the death of Didius", () => {
    const p = lay(HUNTED);
    die(p, "didius_julianus", "natural");
    expect(why(p)).toBe("IMP-4.5K.d strikeRight");
  });

  test("IMP-R68 IMP-R81 a Pertinax who rebels is nobody's enemy there", () => {
    const p = lay({
      ...HUNTED,
      rome: { noricum: ["septimius_severus*"] },
      enemy: { roma: ["didius_julianus!", "helvius_pertinax", "praetoria_1"] },
    });
    expect(why(p)).toBe("IMP-4.5K.d strikeRight");
  });

  test.each([
    [7, false, false],
    [8, false, true],
    [8, true, false],
    [9, true, true],
  ])(
    "IMP-4.5K.d IMP-R68 IMP-6.3.d a %d, guard: %s, kills: %s; the point counts, and the war is won",
    (face, guard, kills) => {
      const p = lay(guard ? { ...HUNTED, guard: "helvius_pertinax" } : HUNTED);
      struck(p, face);
      expect(at(p, "helvius_pertinax")).toBe(kills ? "gone" : "pannonia_superior");
      // IMP-R96, IMP-4.5S.c
      expect([p.vp[ENEMY], isFlagged(p, SUCCESS), holders(p, AUGUSTUS).length]).toEqual(
        kills ? [1, true, 0] : [0, false, 1],
      );
    },
  );
});
