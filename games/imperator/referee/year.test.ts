/** A referee's expectations: the order of a year, peace, deaths, arrivals, reinforcements. */
import { seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { TO_COME } from "../board.ts";
import type { Event } from "../events/index.ts";
import { isFlagged, own, PAX, type Position } from "../position.ts";
import { ENEMY, ROME } from "../sides.ts";
import { inSteps } from "../steps/index.ts";
import { SPENT } from "../stratagems.ts";
import { asked, at, goTo, type Layout, lay, legal, piece, play, run, told, why } from "../testing/table.ts";
import { holders } from "../testing/usurping.ts";
import { AUGUSTUS, USURPER } from "../titles.ts";
import { d10, steps, where } from "./flow.ts";

describe("sequences", () => {
  const shares = (layout: Layout): number[] => {
    const p = lay({ year: 170, initiative: "rome", ...layout });
    steps(p, [{ step: "sequences" }]);
    return [p.sequences[ROME], p.sequences[ENEMY]];
  };

  test("IMP-2.D.a IMP-2.D.d the example: Severus 4 and the chief of the Maetae 1 make 3 and 2", () => {
    const table: Layout = {
      year: 203,
      war: ["maetae"],
      rome: { roma: ["septimius_severus*"] },
      enemy: { maetae: ["maetae_chief", "maetae_1"] },
    };
    expect(shares(table)).toEqual([3, 2]);
    expect(shares({ ...table, initiative: "enemy" })).toEqual([2, 3]);
  });

  test("IMP-2.D.b IMP-2.D.c the better Augustus; chiefs at peace do not count; nobody is 0", () => {
    expect(
      shares({
        rome: { roma: ["lucius_verus*", "marcus_aurelius*"] },
        war: ["chatti"],
        enemy: { chatti: ["chatti_1"] },
        peoples: { quades: ["quades_chief_1"] },
      }),
    ).toEqual([2, 1]);
    expect(
      shares({
        rome: { roma: ["marcus_aurelius*"] },
        war: ["quades"],
        enemy: { quades: ["quades_chief_2", "quades_chief_1"] },
      }),
    ).toEqual([3, 3]);
  });

  test("IMP-2.D.a rebels count as well", () => {
    expect(
      shares({
        rome: { roma: ["marcus_aurelius*"] },
        enemy: { syria_coele: ["statius_priscus!", "avidius_cassius", "iv_scythica"] },
      }),
    ).toEqual([4, 3]);
  });
});

describe("Pax Romana", () => {
  const peace = (layout: Layout, dice: readonly number[] = []): { p: Position; events: Event[] } => {
    const p = lay({ ...layout });
    goTo(p, { step: "peaceOrWar" });
    return { p, events: run(p, dice) };
  };

  test("IMP-2.C.l IMP-2.C.m IMP-2.C.n no war and no usurpation: no event, no sequence; deaths and reinforcements", () => {
    const { p, events } = peace({ year: 169, armenia: "enemy", rome: { roma: ["martius_verus*"] } });
    expect([isFlagged(p, PAX), told(events, "event").length, told(events, "sequences").length]).toEqual([true, 0, 0]);
    expect(where(p, "ii_italica", "iii_italica")).toEqual(["noricum", "raetia"]);
  });

  test("IMP-2.C.o IMP-R13 the sole Augustus dies: it is broken, nobody is tested again, D begins anew", () => {
    const { p, events } = peace(
      { year: 184, rome: { roma: ["marcus_aurelius*"], dacia: ["commodus+"], africa: ["avidius_cassius"] } },
      // Both are tested for less than 9; 8 kills. Then the event of D.
      [...d10(8, 9), 1, ...d10(1)],
    );
    expect([told(events, "pax-broken").length, isFlagged(p, PAX), holders(p, AUGUSTUS)]).toEqual([
      1,
      false,
      ["commodus"],
    ]);
    expect([
      told(events, "life-tested").length,
      told(events, "event").length,
      told(events, "sequences").length,
    ]).toEqual([2, 1, 1]);
  });

  test("IMP-2.C.p one of two does not break it", () => {
    const { p, events } = peace({ year: 173, rome: { roma: ["marcus_aurelius*", "lucius_verus*"] } }, d10(0));
    expect([told(events, "pax-broken").length, isFlagged(p, PAX), holders(p, AUGUSTUS)]).toEqual([
      0,
      true,
      ["marcus_aurelius"],
    ]);
  });

  test("IMP-2.C.l a usurpation or a minor People at war prevents it", () => {
    const war = lay({
      year: 170,
      war: ["chatti"],
      rome: { roma: ["martius_verus*"] },
      enemy: { chatti: ["chatti_1"] },
    });
    goTo(war, { step: "peaceOrWar" });
    run(war, [3, ...d10(0)]);
    expect(isFlagged(war, PAX)).toBe(false);
    const civil = lay({
      year: 170,
      rome: { roma: ["martius_verus*"] },
      enemy: { syria_coele: ["avidius_cassius!", "iv_scythica"] },
    });
    goTo(civil, { step: "peaceOrWar" });
    run(civil, [3, ...d10(0)]);
    expect(isFlagged(civil, PAX)).toBe(false);
  });
});

describe("deaths", () => {
  test("IMP-2.D.h IMP-R18 kings at peace are tested, chiefs without a name never", () => {
    const p = lay({
      year: 180,
      peoples: { parthes_babylonia: ["vologeses_iii", "parthes_chief"] },
      rome: { roma: ["lucius_verus*"] },
    });
    const events = steps(p, [{ step: "deaths", begun: false, left: [] }], d10(4));
    expect(told(events, "life-tested").map(({ leader }) => leader)).toContain("vologeses_iii");
    expect([at(p, "vologeses_iii"), at(p, "parthes_chief")]).toEqual(["gone", "parthes_babylonia"]);
  });

  test("IMP-TL.m Vologeses IV comes in C of the year after, V and Artabanus in that after his", () => {
    const p = lay({
      year: 180,
      war: ["parthes"],
      enemy: { parthes_babylonia: ["vologeses_iii", "parthes_1"] },
      rome: { roma: ["lucius_verus*"] },
    });
    steps(p, [{ step: "deaths", begun: false, left: [] }], d10(0));
    const arrive = (year: number): string[] => {
      p.year = year;
      steps(p, [{ step: "arrivals", side: ENEMY }]);
      while (asked(p) === "arrivals") play(p, legal(p)[0]);
      return where(p, "vologeses_iv", "vologeses_v", "artabanus_v").map((text) =>
        text === "parthes_babylonia" ? "here" : "-",
      );
    };
    expect([arrive(180), arrive(181)]).toEqual([
      ["-", "-", "-"],
      ["here", "-", "-"],
    ]);
    p.year = 200;
    steps(p, [{ step: "deaths", begun: false, left: [] }]);
    expect(at(p, "vologeses_iv")).toBe("gone");
    expect(arrive(201)).toEqual(["-", "here", "here"]);
  });

  test("IMP-2.D.j IMP-3.6.m an Augustus dying in D makes a civil war; the sequences stand", () => {
    const p = lay({
      year: 184,
      war: ["chatti"],
      initiative: "rome",
      rome: { roma: ["marcus_aurelius*", "macrinus_vindex"], syria_coele: ["tarrutenius_paternus", "iv_scythica"] },
      enemy: { chatti: ["chatti_1"] },
    });
    steps(p, [{ step: "sequences" }]);
    expect([p.sequences[ROME], p.sequences[ENEMY]]).toEqual([2, 1]);
    steps(p, [{ step: "deaths", begun: false, left: [] }], d10(8));
    play(p, "succeed macrinus_vindex");
    if (asked(p) === "rival") play(p, "proclaim tarrutenius_paternus");
    while (asked(p) === "extension") play(p, "decline");
    expect([holders(p, USURPER), p.sequences[ROME], p.sequences[ENEMY]]).toEqual([["tarrutenius_paternus"], 2, 1]);
  });
});

/** Whoever is to enter in the year of the table. */
function entering(p: Position, ...names: string[]): Position {
  for (const name of names) {
    own.at(p)[piece(name)] = TO_COME;
    own.due(p)[piece(name)] = p.year;
  }
  return p;
}

describe("arrivals", () => {
  test("IMP-TL.a IMP-R105 Romans on any loyal unit, vexillations and garrison too, not on mutineers or rebels", () => {
    const p = lay({
      year: 175,
      rome: {
        roma: ["marcus_aurelius*", "praetoria_1"],
        dacia: ["vexillatio_danube_1"],
        quades: [],
        moesia_superior: ["martius_verus"],
      },
      mutiny: { noricum: ["ii_italica"] },
      enemy: { syria_coele: ["avidius_cassius!", "iv_scythica"] },
    });
    steps(entering(p, "commodus"), [{ step: "arrivals", side: ROME }]);
    expect(asked(p)).toBe("arrivals");
    expect(legal(p, "station").sort()).toEqual(["station dacia", "station roma"]);
  });

  test("IMP-R105 kings on a unit of their own; without one they wait a year", () => {
    const p = lay({ year: 181, rome: { roma: ["commodus*"] }, war: ["quades"], enemy: { quades: ["quades_1"] } });
    steps(entering(p, "vologeses_iv"), [{ step: "arrivals", side: ENEMY }]);
    expect([asked(p), at(p, "vologeses_iv") === "quades"]).toEqual(["nothing", false]);
  });

  test("IMP-R40 the throne is vacant: who enters is Augustus", () => {
    const p = entering(
      lay({ year: 175, rome: { roma: ["praetoria_1"], dacia: ["xiii_gemina"] } }),
      "commodus",
      "maximianus",
    );
    steps(p, [{ step: "arrivals", side: ROME }]);
    while (asked(p) === "arrivals") play(p, legal(p)[0]);
    expect(holders(p, AUGUSTUS).length).toBe(1);
  });
});

describe("reinforcements", () => {
  test("IMP-9.1.c IMP-TD.g IMP-TD.i IMP-TD.j in D of their years, normal", () => {
    const came = (year: number): string[] => {
      const p = lay({ year, rome: { roma: ["septimius_severus*"] }, grown: year > 195 });
      return told(steps(p, [{ step: "reinforcements" }]), "reinforced")
        .map(({ unit }) => unit)
        .sort();
    };
    expect(came(168)).toEqual([]);
    expect(came(169)).toEqual(["ii_italica", "iii_italica"]);
    expect(came(194)).toEqual(["praetoria_2"]);
    expect(came(196)).toEqual(["i_parthica", "ii_parthica", "iii_parthica", "urbanae_roma_2"]);
  });

  test("IMP-9.1.e IMP-R109 the zone is occupied: a legion reduced in the nearest free camp, the garrison in a town of the Interior", () => {
    const p = lay({
      year: 169,
      war: ["quades"],
      rome: { roma: ["marcus_aurelius*"] },
      enemy: { noricum: ["quades_1"] },
    });
    steps(p, [{ step: "reinforcements" }]);
    while (asked(p) === "reinforcements") {
      expect(legal(p, "station").sort()).toEqual(["station pannonia_superior", "station raetia"]);
      play(p, "station raetia");
    }
    expect(where(p, "ii_italica", "iii_italica")).toEqual(["raetia-", "raetia"]);
    const q = lay({
      year: 194,
      rome: { dacia: ["septimius_severus*"] },
      enemy: { roma: ["didius_julianus!", "praetoria_1"] },
    });
    steps(q, [{ step: "reinforcements" }]);
    expect([why(q, "station ravenna"), why(q, "station umbria")].map((rule) => rule === "legal")).toEqual([
      true,
      false,
    ]);
    play(q, "station ravenna");
    expect(where(q, "praetoria_2")).toEqual(["ravenna-"]);
  });
});

describe("the order of a year", () => {
  test("IMP-2.C.a IMP-R09 the side with the initiative ends its geostrategy before the other begins", () => {
    for (const [initiative, first] of [
      ["rome", "reserve-count"],
      ["enemy", "marker"],
    ] as const) {
      const p = lay({ year: 170, initiative, rome: { roma: ["marcus_aurelius*"] } });
      for (const counter of p.box.counters) own.counter(p)[counter] = SPENT;
      goTo(p, { step: "geostrategy" });
      const events = run(p, seededDice("geostrategy"));
      while (p.stack.length > 0 && told(events, "reserve-count").length + told(events, "marker").length < 2)
        inSteps.play(p, inSteps.byDefault(p), seededDice("again"), (event) => events.push(event));
      const order = events.filter(({ e }) => e === "reserve-count" || e === "marker").map(({ e }) => e);
      expect(order[0]).toBe(first);
    }
  });

  test("IMP-2.A.a IMP-2.A.c each draws one, Rome first", () => {
    const p = lay({ year: 170, rome: { roma: ["marcus_aurelius*"] } });
    const events = steps(p, [{ step: "draw" }], [1, 1]);
    expect(told(events, "drew").map(({ side }) => side)).toEqual(["rome", "enemy"]);
  });
});
