/** What nobody should have to think about is done, and nothing else. */
import { describe, expect, test } from "vitest";
import type { Moment } from "../plays/moments.ts";
import { PERTINAX_HUNTED, SUCCESS } from "../position.ts";
import { ENEMY } from "../sides.ts";
import { inSteps } from "../steps/index.ts";
import { goTo, type Layout, lay, run } from "../testing/table.ts";
import { openWindow } from "../windows.ts";
import { weed } from "./weeds.ts";

describe("IMP-4.5K.d the yearly attempt on Pertinax", () => {
  /** What is left to think about for the enemies of Rome at that moment. */
  function left(moment: Moment, layout: Layout = {}): string[] {
    const p = lay({
      scenario: "s4_five_emperors",
      year: 193,
      rome: { pannonia_superior: ["helvius_pertinax*", "x_gemina"] },
      enemy: { campania: ["didius_julianus!", "praetoria_1"] },
      flags: PERTINAX_HUNTED,
      ...layout,
    });
    goTo(p);
    openWindow(p, moment, ENEMY);
    run(p);
    const acts = [...inSteps.legal(p)];
    expect(acts.map((act) => act.do)).toEqual(["pass", "strike"]);
    weed(p, acts);
    return acts.map((act) => act.do);
  }

  test("is always made in the last year, when nobody has to be Rome any more", () => {
    expect(left("sequence", { year: 197 })).toEqual(["strike"]);
    expect(left("truce", { year: 197 })).toEqual(["strike"]);
  });

  test("IMP-4.5S.e is always made where the roles are exchanged anyhow", () => {
    const inRome = { enemy: { roma: ["didius_julianus!", "praetoria_1"] } };
    expect(left("sequence", { flags: PERTINAX_HUNTED | SUCCESS })).toEqual(["strike"]);
    expect(left("truce", inRome)).toEqual(["strike"]);
    expect(left("sequence", inRome)).toContain("pass");
  });

  test("IMP-4.5S.c is a matter for thought where it would make its side Rome", () => {
    expect(left("sequence")).toContain("pass");
    expect(left("truce")).toContain("pass");
  });
});
