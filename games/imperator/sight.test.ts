/** Who may see what, and what a whole position might be that fits it (2.A). */
import { EVERYTHING, seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { guess } from "./guess.ts";
import { imperator } from "./index.ts";
import { own, type Position } from "./position.ts";
import type { Seen } from "./seen.ts";
import { ENEMY, ROME } from "./sides.ts";
import { hear } from "./sight.ts";
import { CUP, handOf, PLAYED, stratagemNamed } from "./stratagems.ts";
import { box, goTo, lay, piece, run } from "./testing/table.ts";
import { value } from "./value.ts";

const seen = (p: Position, eyes: string): Seen => Object(imperator.sight(p, eyes));
const held = (): Position =>
  goTo(
    lay({
      asSetUp: true,
      hands: { rome: ["roma_victor", "desertion"], enemy: ["usurpation", "usurpation"] },
      markers: [["intrigue_au_senat", "roma"]],
    }),
    { step: "movement", side: ENEMY },
  );

describe("hands", () => {
  test("IMP-2.A.a each sees his own, and how many the other has", () => {
    const p = held();
    run(p);
    expect(seen(p, "capitoline").hands).toEqual({
      capitoline: { count: 2, stratagems: ["roma_victor", "desertion"], returned: [] },
      aventine: { count: 2 },
    });
    expect(seen(p, "aventine").hands.capitoline).toEqual({ count: 2 });
    expect(seen(p, EVERYTHING).hands.aventine.stratagems).toEqual(["usurpation", "usurpation"]);
    expect([seen(p, "aventine").cup, seen(p, "aventine").markers]).toEqual([
      35,
      [{ stratagem: "intrigue_au_senat", zone: "roma" }],
    ]);
  });

  test("IMP-2.A.a which counter was drawn is for its owner to know", () => {
    const event = { e: "drew", rule: "IMP-2.A.a", side: "rome", seat: "capitoline", stratagem: "desertion" } as const;
    expect(hear(event, "capitoline")).toMatchObject({ stratagem: "desertion" });
    expect(hear(event, "aventine")).not.toHaveProperty("stratagem");
    expect(hear(event, "watcher")).not.toHaveProperty("stratagem");
  });

  test("a guess keeps what is seen, and deals the rest anew", () => {
    const p = held();
    const desertion = box.copiesOf[stratagemNamed("faveur_divine")][0];
    own.counter(p)[desertion] = PLAYED;
    run(p);
    const dealt = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const guessed = guess(p, "capitoline", seededDice(i));
      expect(imperator.sight(guessed, "capitoline")).toEqual(imperator.sight(p, "capitoline"));
      expect(guessed.counter[desertion]).toBe(PLAYED);
      dealt.add(String(seen(guessed, "aventine").hands.aventine.stratagems));
    }
    expect(dealt.size).toBeGreaterThan(10);
    expect(p.counter.indexOf(CUP)).toBeGreaterThanOrEqual(0);
    expect(handOf(p.leads[ROME])).not.toBe(handOf(p.leads[ENEMY]));
  });
});

describe("everything else is open", () => {
  test("titles, claims, mutiny, fleets, the plague", () => {
    const p = lay({
      war: ["parthes"],
      rome: { roma: ["marcus_aurelius*"], "aboard-classis_ravennas": ["praetoria_1"] },
      enemy: { syria_coele: ["avidius_cassius!", "iv_scythica-"] },
      mutiny: { dacia: ["xiii_gemina"] },
      fleets: { classis_ravennas: "mare_internum_centralis" },
      guard: "marcus_aurelius",
      ill: "marcus_aurelius",
      claims: { avidius_cassius: { bonus: 1, front: "oriental" } },
      reserve: ["danube"],
      freed: ["oriental"],
      ban: { chatti: 170 },
    });
    own.infested(p)[box.roma] = 2;
    goTo(p, { step: "movement", side: p.initiative });
    const table = seen(p, "watcher");
    const of = (name: string) => table.pieces[piece(name)];
    expect(of("marcus_aurelius")).toEqual({
      piece: "marcus_aurelius",
      at: "roma",
      side: "rome",
      titles: ["augustus", "guard", "ill"],
    });
    expect(of("avidius_cassius")).toMatchObject({
      titles: ["usurper"],
      claim: { bonus: 1, front: "oriental", chosen: null },
    });
    expect(of("iv_scythica")).toMatchObject({ side: "enemy", reduced: true });
    expect(of("xiii_gemina")).toMatchObject({ side: null, mutinous: true });
    expect([of("praetoria_1").at, of("classis_ravennas").at]).toEqual([
      "aboard-classis_ravennas",
      "mare_internum_centralis",
    ]);
    expect([table.civilWar, table.reserve, table.freed, table.infested]).toEqual([
      true,
      ["danube"],
      ["oriental"],
      { roma: "stricken" },
    ]);
    expect(table.peoples.find(({ people }) => people === "chatti")).toEqual({
      people: "chatti",
      status: "peace",
      ban: 170,
    });
    expect(table.peoples.find(({ people }) => people === "parthes")).toEqual({ people: "parthes", status: "war" });
  });

  test("what it is worth to one is lost to the other", () => {
    const p = imperator.begin("s5_grand_campaign");
    expect(value(p, "capitoline")).toBe(-value(p, "aventine"));
    own.vp(p)[ROME] = 9;
    expect(value(p, "capitoline")).toBeGreaterThan(value(imperator.begin("s5_grand_campaign"), "capitoline"));
  });
});
