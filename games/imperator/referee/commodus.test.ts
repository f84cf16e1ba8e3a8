/** A referee's expectations: the death of Commodus, Pertinax and Didius Julianus. */

import { describe, expect, test } from "vitest";
import type { Position } from "../position.ts";
import { ENEMY, ROME } from "../sides.ts";
import { romeAsked } from "../testing/playing.ts";
import { asked, at, goTo, type Layout, lay, legal, play, run, side, told, why } from "../testing/table.ts";
import { die, holders } from "../testing/usurping.ts";
import { AUGUSTUS, CAESAR, GUARD, USURPER } from "../titles.ts";
import { openWindow } from "../windows.ts";
import { d10, steps } from "./flow.ts";

const COURT: Layout = {
  year: 192,
  rome: {
    roma: ["commodus*", "laetus", "praetoria_1", "equites_singulares", "urbanae_roma_1", "x_gemina"],
    dacia: ["helvius_pertinax", "xiii_gemina"],
    syria_coele: ["pescennius_niger", "iv_scythica"],
  },
};
const sides = (p: Position, ...names: string[]): (string | null)[] => names.map((name) => side(p, name));

describe("the death of Commodus", () => {
  test("IMP-4.5K.a IMP-4.5K.b IMP-4.5K.c Pertinax reigns, Didius rises in Rome with all who are there", () => {
    for (const how of ["natural", "assassinated", "battle", "plague"] as const) {
      const p = lay(COURT);
      die(p, "commodus", how);
      expect([holders(p, AUGUSTUS), holders(p, USURPER), at(p, "didius_julianus"), asked(p)]).toEqual([
        ["helvius_pertinax"],
        ["didius_julianus"],
        "roma",
        "nothing",
      ]);
      expect(sides(p, "laetus", "praetoria_1", "equites_singulares", "urbanae_roma_1", "x_gemina")).toEqual([
        "enemy",
        "enemy",
        "enemy",
        "enemy",
        "enemy",
      ]);
      expect(sides(p, "xiii_gemina", "pescennius_niger", "helvius_pertinax")).toEqual(["rome", "rome", "rome"]);
    }
  });

  test("IMP-4.5K.a IMP-R65 over the head of a Caesar, who keeps his title", () => {
    const p = lay({ ...COURT, rome: { ...COURT.rome, africa: ["geta+"] } });
    die(p, "commodus", "natural");
    expect([holders(p, AUGUSTUS), holders(p, CAESAR)]).toEqual([["helvius_pertinax"], ["geta"]]);
  });

  test("IMP-R65 a Caesar in Rome follows Didius in step A and is Caesar no more", () => {
    const p = lay({ ...COURT, rome: { ...COURT.rome, roma: ["commodus*", "geta+", "praetoria_1"] } });
    die(p, "commodus", "natural");
    expect([holders(p, CAESAR), side(p, "geta")]).toEqual([[], "enemy"]);
  });

  test("IMP-R67 IMP-7.d Pertinax in Rome is loyal and must escape; his death there leaves the throne to an ordinary heir", () => {
    const layout: Layout = {
      year: 192,
      rome: { roma: ["commodus*", "helvius_pertinax", "praetoria_1"], africa: ["geta+"] },
    };
    const p = lay(layout);
    die(p, "commodus", "natural", d10(5));
    expect([asked(p), holders(p, AUGUSTUS)]).toEqual(["loneLeader", ["helvius_pertinax"]]);
    expect(legal(p, "escape").sort()).toEqual(["escape campania", "escape umbria"]);
    const q = lay(layout);
    die(q, "commodus", "natural", d10(9));
    expect([holders(q, AUGUSTUS), holders(q, USURPER)]).toEqual([["geta"], ["didius_julianus"]]);
    expect(q.vp[ENEMY]).toBe(0);
  });

  test("IMP-R66 IMP-4.5K.g Pertinax dead or rebel: Rome chooses, also over a Caesar, and Didius rises all the same", () => {
    const p = lay({ year: 192, rome: { roma: ["commodus*", "praetoria_1"], africa: ["geta+"], dacia: ["laetus"] } });
    die(p, "commodus", "natural");
    expect([asked(p), legal(p, "succeed").sort()]).toEqual(["acclamation", ["succeed geta", "succeed laetus"]]);
    play(p, "succeed laetus");
    expect([holders(p, AUGUSTUS), holders(p, USURPER), side(p, "praetoria_1")]).toEqual([
      ["laetus"],
      ["didius_julianus"],
      "enemy",
    ]);
  });

  test("IMP-R66 IMP-4.5K.h Didius dead: an ordinary succession", () => {
    const p = lay({ ...COURT, year: 199, rome: { ...COURT.rome, africa: ["geta+"] } });
    const q = lay({ ...COURT, year: 201, rome: { ...COURT.rome, africa: ["geta+"] } });
    die(q, "commodus", "natural");
    expect([holders(q, AUGUSTUS), at(q, "didius_julianus") === "roma"]).toEqual([["geta"], false]);
    die(p, "commodus", "natural");
    die(p, "didius_julianus", "natural");
    expect(holders(p, AUGUSTUS)).toEqual(["helvius_pertinax"]);
  });

  test("IMP-R65 with a colleague: the colleague", () => {
    const p = lay({ ...COURT, rome: { ...COURT.rome, africa: ["marcus_aurelius*"] } });
    die(p, "commodus", "natural");
    expect([holders(p, AUGUSTUS), holders(p, USURPER)]).toEqual([["marcus_aurelius"], []]);
  });

  const CIVIL: Layout = { ...COURT, enemy: { cappadocia: ["clodius_albinus!", "xii_fulminata"] } };

  test("IMP-R65 murdered or beaten in a civil war he makes the usurper, and Pertinax nothing", () => {
    for (const how of ["assassinated", "civil"] as const) {
      const p = lay(CIVIL);
      expect(told(die(p, "commodus", how), "usurpation-won").length).toBe(1);
      expect([holders(p, AUGUSTUS), holders(p, USURPER)]).toEqual([[], ["clodius_albinus"]]);
    }
  });

  test("IMP-R65 dead of nature in a civil war: Didius is a second usurper; where there are two, Pertinax alone", () => {
    const p = lay(CIVIL);
    die(p, "commodus", "natural");
    expect([holders(p, AUGUSTUS), holders(p, USURPER).sort()]).toEqual([
      ["helvius_pertinax"],
      ["clodius_albinus", "didius_julianus"],
    ]);
    const q = lay({
      ...COURT,
      enemy: { cappadocia: ["clodius_albinus!", "xii_fulminata"], numidia: ["septimius_severus!", "iii_augusta"] },
    });
    die(q, "commodus", "natural");
    expect([holders(q, AUGUSTUS), at(q, "didius_julianus") === "roma", side(q, "praetoria_1")]).toEqual([
      ["helvius_pertinax"],
      false,
      "rome",
    ]);
  });

  test("IMP-4.5G.o Didius has no steps B and C", () => {
    const p = lay({ ...COURT, rome: { ...COURT.rome, umbria: ["fabius_cilo", "vexillatio_danube_1"] } });
    const events = die(p, "commodus", "natural");
    expect([told(events, "allegiance"), told(events, "extension"), side(p, "fabius_cilo")]).toEqual([[], [], "rome"]);
  });
});

describe("the hunt for Pertinax", () => {
  const hunt = (layout: Layout = {}): Position => {
    const p = lay({ year: 193, ...COURT, ...layout });
    die(p, "commodus", "natural");
    p.year = 193;
    return p;
  };
  /** A window of E in which the Enemy is asked. */
  const window = (p: Position): Position => {
    goTo(p, { step: "movesAndCombats", side: ROME, extra: false, begun: true });
    openWindow(p, "sequence", ENEMY);
    run(p);
    return p;
  };

  test("IMP-4.5K.d IMP-R68 once a year in E, without a counter; 8 kills him, and the usurpation has won", () => {
    const p = hunt();
    window(p);
    expect(legal(p, "strike")).toEqual(["strike"]);
    const events = play(p, "strike", d10(8));
    expect([at(p, "helvius_pertinax"), told(events, "usurpation-won")[0]?.by, p.vp[ENEMY]]).toEqual([
      "gone",
      "murder",
      1,
    ]);
  });

  test("IMP-4.5K.d IMP-6.3.d with the guard 8 is not enough, and there is no second attempt that year", () => {
    const p = hunt();
    goTo(p, { step: "custody" });
    run(p);
    if (asked(p) === "custody") play(p, "guard helvius_pertinax");
    expect(holders(p, GUARD)).toEqual(["helvius_pertinax"]);
    window(p);
    play(p, "strike", d10(8));
    expect(at(p, "helvius_pertinax")).toBe("dacia");
    expect(p.stack.length === 0 || legal(p, "strike").length === 0).toBe(true);
  });

  test("IMP-4.5K.e the right ends with Didius", () => {
    const p = hunt();
    die(p, "didius_julianus", "natural");
    window(p);
    expect(asked(p) === "window" ? why(p, "strike") : "over").not.toBe("legal");
  });

  test("IMP-R68 it is the Enemy's alone", () => {
    const p = romeAsked({
      year: 193,
      rome: { dacia: ["helvius_pertinax*"] },
      enemy: { roma: ["didius_julianus!", "praetoria_1"] },
      hands: { rome: ["assassinat"] },
    });
    expect(why(p, "strike")).not.toBe("legal");
  });
});

describe("Didius as Augustus", () => {
  test("IMP-4.5K.f IMP-R69 the new Enemy has a usurpation for nothing, in C, once", () => {
    const p = lay(COURT);
    die(p, "commodus", "natural");
    steps(p, [{ step: "capture" }]);
    steps(p, [{ step: "exchange" }]);
    expect(holders(p, AUGUSTUS)).toEqual(["didius_julianus"]);
    steps(p, [{ step: "usurpations" }]);
    expect(asked(p)).toBe("usurpations");
    expect(legal(p, "proclaim").sort()).toEqual(["proclaim pescennius_niger"]);
    play(p, "proclaim pescennius_niger");
    while (asked(p) === "extension") play(p, "decline");
    expect([holders(p, USURPER), side(p, "iv_scythica")]).toEqual([["pescennius_niger"], "enemy"]);
    steps(p, [{ step: "usurpations" }]);
    expect(asked(p)).toBe("nothing");
  });

  test("IMP-R69 it may be declined and is lost then", () => {
    const p = lay(COURT);
    die(p, "commodus", "natural");
    steps(p, [{ step: "capture" }]);
    steps(p, [{ step: "exchange" }]);
    steps(p, [{ step: "usurpations" }]);
    play(p, "decline");
    steps(p, [{ step: "usurpations" }]);
    expect(asked(p)).toBe("nothing");
  });
});
