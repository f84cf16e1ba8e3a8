/** A referee's expectations: the fifteen events. */
import { seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import type { Position } from "../position.ts";
import { ENEMY, NOBODY, ROME } from "../sides.ts";
import { drawnUp, fought, many, pitched, routed, toTheEnd } from "../testing/field.ts";
import { moving, whySteps } from "../testing/moving.ts";
import {
  asked,
  at,
  goTo,
  inZone,
  isReduced,
  type Layout,
  lay,
  legal,
  people,
  play,
  run,
  side,
  told,
  why,
} from "../testing/table.ts";
import { holders } from "../testing/usurping.ts";
import { ILL, SUMMONED } from "../titles.ts";
import { d10, steps, TO_POINTS, where, wintered } from "./flow.ts";

/** Event of that number, by dice that give it. */
function befalls(number: number, layout: Layout): Position {
  const p = lay({ year: 170, ...layout });
  const d6 = Math.min(6, number);
  steps(p, [{ step: "event" }], [d6, ...d10(number - d6)]);
  return p;
}

/** The row and die of a battle under an event. */
const row = (event: number, attacker: "rome" | "enemy", enemyPeople: string | undefined): number => {
  const p = pitched({
    attacker,
    event,
    rome: { units: many(2, "10/2/0") },
    enemy: { units: many(2, "10/2/0"), ...(enemyPeople === undefined ? {} : { people: enemyPeople }) },
  });
  return told(toTheEnd(p, [3]), "battle-decided")[0]?.row ?? -99;
};

describe("the dice", () => {
  test("IMP-2.D.f IMP-0.1.a d6 and d10 together: one to fifteen", () => {
    const p = lay({ year: 170, rome: { roma: ["marcus_aurelius*"] } });
    const events = steps(p, [{ step: "event" }], [6, ...d10(9)]);
    expect(told(events, "event")[0]).toMatchObject({ number: 15, d6: 6, d10: 9 });
  });
  test("IMP-S.g a forced event needs no dice", () => {
    const p = lay({ scenario: "s3_marcomannic_wars", year: 166, asSetUp: true });
    const events = steps(p, [{ step: "event" }]);
    expect(told(events, "event")[0]?.number).toBe(13);
  });
});

describe("one by one", () => {
  test("IMP-TE.1.a IMP-TE.1.b 1: all in Rome reduced, none lost; the Augustus there is ill", () => {
    const p = befalls(1, {
      rome: { roma: ["marcus_aurelius*", "praetoria_1", "equites_singulares-"], dacia: ["lucius_verus*"] },
    });
    expect(where(p, "praetoria_1", "equites_singulares")).toEqual(["roma-", "roma-"]);
    expect(holders(p, ILL)).toEqual(["marcus_aurelius"]);
    const q = befalls(1, { rome: { roma: ["praetoria_1"], dacia: ["lucius_verus*"] } });
    expect(holders(q, ILL)).toEqual([]);
    const r = befalls(1, { rome: { roma: ["marcus_aurelius*", "lucius_verus*"] } });
    expect(asked(r)).toBe("illness");
    play(r, "ail lucius_verus");
    expect(holders(r, ILL)).toEqual(["lucius_verus"]);
  });

  test("IMP-TE.3.a IMP-TE.12.a IMP-TE.x.a 3 and 12: one against or for Rome, whoever attacks; nothing between Romans", () => {
    expect([row(0, "rome", "jazyges"), row(3, "rome", "jazyges"), row(12, "rome", "jazyges")]).toEqual([3, 2, 4]);
    expect([row(3, "enemy", "jazyges"), row(12, "enemy", "jazyges")]).toEqual([4, 2]);
    expect([row(3, "rome", undefined), row(12, "enemy", undefined)]).toEqual([3, 3]);
  });

  test("IMP-TE.5.a IMP-TE.15.b 5 and 15: two for, one against the Enemy, if a German fights", () => {
    expect([row(5, "rome", "quades"), row(5, "enemy", "quades"), row(5, "rome", "jazyges")]).toEqual([1, 5, 3]);
    expect([row(15, "rome", "quades"), row(15, "enemy", "quades"), row(15, "enemy", "jazyges")]).toEqual([4, 2, 3]);
  });

  test("IMP-TE.4.a IMP-TE.4.c 4: he does not leave his zone and lends no TB", () => {
    const p = befalls(4, { rome: { dacia: ["marcus_aurelius*", "xiii_gemina"] } });
    expect(holders(p, ILL)).toEqual(["marcus_aurelius"]);
    goTo(p, { step: "movement", side: ROME });
    run(p);
    expect(why(p, "take marcus_aurelius")).toBe("IMP-TE.4.a");
    // TB 1 of Marcus Aurelius is not counted; XIII Gemina has 1 of its own, quades 0.
    const q = drawnUp(
      "rome",
      {
        war: ["quades"],
        ill: "marcus_aurelius",
        rome: { dacia: ["marcus_aurelius*", "xiii_gemina-"] },
        enemy: { dacia: ["quades_1"] },
      },
      "dacia",
    );
    const decided = told(toTheEnd(q, [4]), "battle-decided")[0];
    expect(decided?.row).toBe(4);
  });

  test("IMP-TE.4.b IMP-R92 beaten out of his zone he dies, for a point, and evades with nobody", () => {
    const { p } = fought(
      "enemy",
      {
        war: ["quades"],
        ill: "marcus_aurelius",
        rome: { dacia: ["marcus_aurelius*", "xiii_gemina"], roma: ["commodus+"] },
        enemy: { dacia: ["quades_1", "quades_2", "quades_3", "quades_chief_1"] },
      },
      "dacia",
      // Nobody is asked whether he evades.
      [6],
    );
    while (p.stack.length > 0) play(p, legal(p)[0]);
    expect(at(p, "marcus_aurelius")).toBe("gone");
    // One for the battle of 39 points, one for him.
    expect(p.vp[ENEMY]).toBe(2);
  });

  test("IMP-TE.4.a with two Augusti Rome chooses", () => {
    const p = befalls(4, { rome: { dacia: ["marcus_aurelius*"], roma: ["lucius_verus*"] } });
    expect(legal(p, "ail").sort()).toEqual(["ail lucius_verus", "ail marcus_aurelius"]);
  });

  test("IMP-TE.6.a IMP-TE.6.b 6: the Augustus goes to Rome first of all, by the shortest way with all his points", () => {
    const p = befalls(6, { rome: { pannonia_superior: ["marcus_aurelius*", "x_gemina"], dacia: ["martius_verus"] } });
    goTo(p, { step: "movement", side: ROME });
    run(p);
    expect(why(p, "take martius_verus")).toBe("IMP-TE.6.b");
    expect(why(p, "end-moves")).toBe("IMP-TE.6.a");
    play(p, "take marcus_aurelius");
    // Venetia, then Ravenna or Transpadana, Umbria, Rome: four.
    expect(legal(p, "step")).toEqual(["step venetia"]);
    play(p, "step venetia");
    expect(legal(p, "step").sort()).toEqual(["step ravenna", "step transpadana"]);
    play(p, ["step ravenna", "step umbria", "step roma"]);
    expect(at(p, "marcus_aurelius")).toBe("roma");
  });

  test("IMP-TE.6.a 6: an Augustus in Rome stays there; of two one is enough", () => {
    const p = befalls(6, { rome: { roma: ["marcus_aurelius*"], dacia: ["lucius_verus*"] } });
    goTo(p, { step: "movement", side: ROME });
    run(p);
    expect(why(p, "take lucius_verus")).toBe("legal");
    expect(why(p, "take marcus_aurelius")).not.toBe("legal");
    const q = befalls(6, { rome: { numidia: ["marcus_aurelius*"], dacia: ["lucius_verus*"] } });
    expect(asked(q)).toBe("summons");
    play(q, "summon lucius_verus");
    expect(holders(q, SUMMONED)).toEqual(["lucius_verus"]);
  });

  const shares = (number: number, rome: number, enemy: number, initiative: "rome" | "enemy"): number[] => {
    const p = befalls(number, { rome: { roma: ["marcus_aurelius*"] }, sequences: { rome, enemy }, initiative });
    return [p.sequences[ROME], p.sequences[ENEMY]];
  };

  test("IMP-TE.7.a IMP-R16 7: one fewer in all, and shared anew; never below none", () => {
    expect([
      shares(7, 3, 3, "rome"),
      shares(7, 3, 2, "rome"),
      shares(7, 3, 3, "enemy"),
      shares(7, 0, 0, "rome"),
    ]).toEqual([
      [3, 2],
      [2, 2],
      [2, 3],
      [0, 0],
    ]);
  });

  test("IMP-TE.8.a IMP-R16 8: one each, unless there were fewer", () => {
    expect([shares(8, 3, 3, "rome"), shares(8, 1, 0, "rome"), shares(8, 0, 0, "rome")]).toEqual([
      [1, 1],
      [1, 0],
      [0, 0],
    ]);
  });

  test("IMP-TE.10.a IMP-R17 10: one more for the Enemy after all others", () => {
    const p = befalls(10, {
      war: ["quades"],
      rome: { roma: ["marcus_aurelius*"] },
      enemy: { quades: ["quades_1"] },
      sequences: { rome: 1, enemy: 1 },
      initiative: "rome",
    });
    expect(p.extra).toBe(ENEMY);
    goTo(p, { step: "campaign" });
    const order: string[] = [];
    const events = run(p);
    order.push(...told(events, "sequence").map((event) => event.side));
    while (asked(p) === "movement") order.push(...told(play(p, "end-moves"), "sequence").map((event) => event.side));
    expect(order).toEqual(["rome", "enemy", "enemy"]);
    expect(p.extra).toBe(NOBODY);
  });

  test("IMP-TE.11.a 11: one for who has all Praetorians in play in the battle, rebels too", () => {
    const battle = (layout: Layout, attacker: "rome" | "enemy"): number | undefined => {
      const p = drawnUp(attacker, { event: 11, ...layout }, "venetia");
      return told(toTheEnd(p, [3]), "battle-decided")[0]?.row;
    };
    const war: Layout = {
      war: ["quades"],
      rome: { venetia: ["praetoria_1-", "vexillatio_oriental_1"] },
      enemy: { venetia: ["quades_1"] },
    };
    expect(battle(war, "rome")).toBe(4);
    expect(battle(war, "enemy")).toBe(2);
    // The second one is elsewhere.
    expect(battle({ ...war, year: 195, rome: { ...war.rome, roma: ["praetoria_2"] } }, "rome")).toBe(3);
  });

  test("IMP-TE.13.a IMP-R85 13: the East reduced, reduced ones out for the year; nobody is pacified by it; chiefs are well", () => {
    const p = befalls(13, {
      war: ["osrhoene"],
      armenia: "enemy",
      rome: {
        syria_coele: ["iv_scythica", "xvi_flavia-", "avidius_cassius"],
        dacia: ["xiii_gemina"],
        aegyptus: ["ii_traiana"],
      },
      enemy: { osrhoene: ["osrhoene_1-"], armenia: ["armenia_1"] },
      peoples: { parthes_media: ["parthes_3", "parthes_8-"] },
    });
    expect(where(p, "iv_scythica", "xvi_flavia", "xiii_gemina", "ii_traiana", "armenia_1", "parthes_3")).toEqual([
      "syria_coele-",
      "withdrawn",
      "dacia",
      "aegyptus",
      "armenia-",
      "parthes_media-",
    ]);
    expect([at(p, "osrhoene_1"), at(p, "avidius_cassius")]).toEqual(["withdrawn", "syria_coele"]);
    steps(p, TO_POINTS);
    wintered(p);
    expect([p.status[people("osrhoene")], where(p, "osrhoene_1", "parthes_8")]).toEqual([
      1,
      ["osrhoene", "parthes_media"],
    ]);
    expect(at(p, "xvi_flavia")).toBe("syria_coele");
  });

  test("IMP-TE.14.a IMP-R82 14: Armenia changes at once; who stands there with it fights in the next E.2", () => {
    const p = befalls(14, { armenia: "rome", rome: { armenia: ["armenia_1", "xv_apollinaris"] } });
    expect([p.armenia, side(p, "armenia_1")]).toEqual([ENEMY, "enemy"]);
    goTo(p, { step: "combats", side: ROME, done: [] });
    run(p);
    expect(legal(p, "fight")).toEqual(["fight armenia"]);
  });

  test("IMP-TE.15.a 15: every German reduced, at peace too; reduced ones stay", () => {
    const p = befalls(15, {
      war: ["quades", "chatti", "jazyges"],
      enemy: { dacia: ["quades_1", "quades_2-"], chatti: ["chatti_1"], jazyges: ["jazyges_1"] },
      peoples: { marcomanni: ["marcomanni_1"] },
    });
    expect(where(p, "quades_1", "quades_2", "chatti_1", "jazyges_1", "marcomanni_1")).toEqual([
      "dacia-",
      "dacia-",
      "chatti-",
      "jazyges",
      "marcomanni-",
    ]);
  });
});

describe("what lasts", () => {
  test("IMP-R92 an ill Augustus is tested no more next year", () => {
    const p = lay({ year: 170, ill: "marcus_aurelius", rome: { roma: ["marcus_aurelius*"] } });
    goTo(p, { step: "newYear" });
    run(p, seededDice("a year later"));
    expect(holders(p, ILL)).toEqual([]);
    expect(p.event).toBe(0);
  });

  test("IMP-R84 the ill one dies by a retreat that the others survive", () => {
    const p = routed(
      "defender",
      "enemy",
      {
        war: ["quades"],
        ill: "marcus_aurelius",
        rome: { dacia: ["marcus_aurelius*", "martius_verus", "xiii_gemina"], roma: ["commodus+"] },
        enemy: { dacia: ["quades_1"] },
      },
      "dacia",
    );
    while (asked(p) === "retreat") play(p, legal(p)[0]);
    expect(inZone(p, "dacia")).not.toContain("xiii_gemina");
    expect(at(p, "martius_verus")).not.toBe("dacia");
    expect(isReduced(p, "xiii_gemina")).toBe(false);
    expect(whySteps(moving("rome", { rome: { dacia: ["martius_verus"] } }), ["daci"])[0]).not.toBe("legal");
  });
});
