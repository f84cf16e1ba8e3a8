/** A referee's expectations: Peoples, their limits, war and peace, Armenia, Osrhoene and Adiabene. */
import { describe, expect, test } from "vitest";
import type { Position } from "../position.ts";
import { ENEMY, ROME } from "../sides.ts";
import { fought, routed } from "../testing/field.ts";
import { march, moving, whySteps } from "../testing/moving.ts";
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
import { steps, TO_POINTS, where, wintered } from "./flow.ts";

describe("into the empire", () => {
  test("IMP-4.3.k Quades by the Danube only; Hermunduri stand before both and take the Rhine", () => {
    const p = moving("enemy", { war: ["hermunduri"], enemy: { hermunduri: ["hermunduri_1"] } });
    play(p, "take hermunduri_1");
    expect(whySteps(p, ["germania_superior", "raetia"])).toEqual(["legal", "IMP-4.3.k"]);
    const q = moving("enemy", { war: ["quades", "hermunduri"], enemy: { hermunduri: ["quades_1", "quades_chief_1"] } });
    play(q, ["take quades_chief_1", "add quades_1"]);
    expect(whySteps(q, ["germania_superior", "raetia"])).toEqual(["IMP-4.3.k", "legal"]);
  });

  test("IMP-4.3.k IMP-R44 once inside any Front; outside again they need their own", () => {
    const p = moving("enemy", { war: ["quades", "chatti"], enemy: { raetia: ["quades_1", "quades_chief_1"] } });
    play(p, ["take quades_chief_1", "add quades_1", "step germania_superior"]);
    expect(whySteps(p, ["argentorate", "trans_rhenum"])).toEqual(["legal", "legal"]);
    play(p, "step trans_rhenum");
    expect(whySteps(p, ["germania_superior", "chatti"])).toEqual(["IMP-4.3.k", "legal"]);
  });

  test("IMP-4.3.m IMP-4.3.p the Interior only with a leader of their People; who is left there may leave, not go deeper", () => {
    const p = moving("enemy", {
      war: ["quades", "marcomanni"],
      enemy: { noricum: ["quades_1", "marcomanni_chief_1", "marcomanni_1"], venetia: ["quades_2"] },
    });
    play(p, "take quades_1");
    expect(whySteps(p, ["venetia", "raetia"])).toEqual(["IMP-4.3.m", "legal"]);
    const q = moving("enemy", { war: ["quades"], enemy: { venetia: ["quades_2"] } });
    play(q, "take quades_2");
    expect(whySteps(q, ["ravenna", "transpadana", "dalmatia", "noricum", "raetia"])).toEqual([
      "IMP-4.3.p",
      "IMP-4.3.p",
      "IMP-4.3.p",
      "legal",
      "legal",
    ]);
    const r = moving("enemy", { war: ["quades"], enemy: { noricum: ["quades_1", "quades_chief_1"] } });
    march(r, ["quades_chief_1", "quades_1"], "venetia", "ravenna");
    expect(at(r, "quades_1")).toBe("ravenna");
  });

  test("IMP-4.3.m minor Peoples never enter it", () => {
    const p = moving("enemy", { war: ["chatti"], enemy: { argentorate: ["chatti_1"] } });
    play(p, "take chatti_1");
    expect(whySteps(p, ["lugdunensis", "belgica", "raetia"])).toEqual(["IMP-4.3.m", "IMP-4.3.m", "legal"]);
  });

  test("IMP-4.3.n IMP-R47 chiefs neither march alone in the empire nor into it", () => {
    const p = moving("enemy", {
      war: ["quades"],
      enemy: { quades: ["quades_chief_1"], noricum: ["quades_chief_2", "quades_1"] },
    });
    play(p, "take quades_chief_1");
    expect(whySteps(p, ["pannonia_superior", "lugiorum_silva"])).toEqual(["IMP-4.3.n", "legal"]);
    const q = moving("enemy", { war: ["quades"], enemy: { noricum: ["quades_chief_2"] } });
    expect(why(q, "take quades_chief_2")).toBe("IMP-4.3.n");
  });

  test("IMP-4.3.n a chief may lead on in the empire with the unit that is left to him only", () => {
    const p = moving("enemy", { war: ["quades"], enemy: { noricum: ["quades_chief_1", "quades_1", "quades_2"] } });
    play(p, [
      "take quades_chief_1",
      "add quades_1",
      "add quades_2",
      "step raetia",
      "drop quades_1",
      "step germania_superior",
    ]);
    expect([at(p, "quades_1"), at(p, "quades_chief_1")]).toEqual(["raetia", "germania_superior"]);
  });

  test("IMP-4.3.l IMP-R45 five zones from home and no sixth", () => {
    // Maetae: Deva, Londinium, Belgica, Lugdunensis, Narbonensis are five, Alpes by Argentorate too; Tarraco is six.
    const p = moving("enemy", { war: ["maetae"], enemy: { lugdunensis: ["maetae_1", "maetae_chief"] } });
    play(p, ["take maetae_chief", "add maetae_1", "step narbonensis"]);
    expect(whySteps(p, ["alpes", "tarraconensis", "argentorate"])).toEqual(["legal", "IMP-4.3.l", "legal"]);
  });

  test("IMP-4.3.l of several homes the nearest counts", () => {
    const p = moving("enemy", { war: ["parthes"], enemy: { syria_palaestina: ["parthes_1", "vologeses_iii"] } });
    play(p, ["take vologeses_iii", "add parthes_1", "step aegyptus"]);
    expect(whySteps(p, ["cyrenaica"])).toEqual(["legal"]);
  });

  test("IMP-4.3.l driven beyond five zones they die", () => {
    const p = routed(
      "defender",
      "rome",
      {
        war: ["maetae"],
        rome: {
          narbonensis: ["vexillatio_rhin_1"],
          lugdunensis: ["vexillatio_sud_1"],
          aquitania: ["vexillatio_danube_1"],
          argentorate: ["vexillatio_danube_2"],
          alpes: ["vexillatio_danube_3"],
        },
        enemy: { narbonensis: ["maetae_1", "maetae_chief"] },
      },
      "narbonensis",
      { from: "lugdunensis", pieces: ["vexillatio_rhin_1"] },
    );
    while (p.stack.length > 0) play(p, legal(p)[0]);
    expect(where(p, "maetae_1", "maetae_chief")).toEqual(["box", "absent"]);
  });
});

describe("outside", () => {
  test("IMP-4.3.i IMP-4.3.j homes of others only if these are at war; nameless land is open", () => {
    const p = moving("enemy", { war: ["quades"], enemy: { quades: ["quades_1"] } });
    play(p, "take quades_1");
    expect(whySteps(p, ["marcomanni", "lugiorum_silva"])).toEqual(["IMP-4.3.i", "legal"]);
    const q = moving("enemy", { war: ["quades", "marcomanni"], enemy: { quades: ["quades_1"] } });
    play(q, "take quades_1");
    expect(whySteps(q, ["marcomanni"])).toEqual(["legal"]);
  });

  test("IMP-4.3.f chiefs lead their own People", () => {
    const p = moving("enemy", {
      war: ["quades", "marcomanni"],
      enemy: { quades: ["quades_1", "marcomanni_1", "quades_chief_1"] },
    });
    play(p, "take quades_chief_1");
    expect(why(p, "add marcomanni_1")).toBe("IMP-4.3.f");
    play(p, "add quades_1");
  });

  test("IMP-4.3.h IMP-R43 at peace units shift at home by one zone, chiefs do nothing", () => {
    const p = moving("enemy", {
      war: ["quades"],
      peoples: { parthes_mesopotamia: ["parthes_2", "vologeses_iii"] },
      enemy: { quades: ["quades_1"] },
    });
    expect(why(p, "take vologeses_iii")).not.toBe("legal");
    play(p, "take parthes_2");
    expect(legal(p, "step").sort()).toEqual(["step parthes_babylonia", "step parthes_media"]);
  });

  test("IMP-4.2.k IMP-R43 at peace they do not shift to where a rebel leader stands", () => {
    const p = moving("enemy", {
      rome: { roma: ["marcus_aurelius*"] },
      peoples: { parthes_mesopotamia: ["parthes_2"] },
      enemy: { parthes_media: ["martius_verus"], syria_coele: ["avidius_cassius!", "iv_scythica"] },
    });
    play(p, "take parthes_2");
    expect(whySteps(p, ["parthes_media", "parthes_babylonia"])).toEqual(["IMP-4.2.k", "legal"]);
  });

  test("IMP-4.2.k IMP-4.2.l IMP-4.3.o West and East never share a zone, in passing either; Daces are of the West", () => {
    const p = moving("enemy", {
      war: ["roxolani", "parthes"],
      enemy: { thracia: ["parthes_1", "vologeses_iii"], moesia_inferior: ["roxolani_1"] },
    });
    play(p, ["take vologeses_iii", "add parthes_1"]);
    expect(whySteps(p, ["moesia_inferior"])).toEqual(["IMP-4.2.k"]);
    const q = moving("enemy", { war: ["daci", "jazyges"], enemy: { daci: ["daci_1"], jazyges: ["jazyges_1"] } });
    play(q, "take daci_1");
    expect(why(q, "step jazyges")).toBe("legal");
  });
});

describe("war and peace", () => {
  const draw = (layout: Layout, face: number): Position => {
    const p = lay(layout);
    steps(p, [{ step: "marker" }], [face]);
    return p;
  };

  test("IMP-2.C.f five markers and three decoys; with two Peoples under five years of peace six", () => {
    const faces: (string | null)[] = [];
    for (let face = 1; face <= 8; face++) {
      const p = lay({ year: 180 });
      const events = steps(p, [{ step: "marker" }], [face]);
      faces.push(told(events, "marker")[0]?.people ?? null);
    }
    expect(faces.filter((name) => name === null).length).toBe(3);
    expect(new Set(faces.filter((name) => name !== null)).size).toBe(5);
    const q = lay({ year: 180, ban: { quades: 185, parthes: 181 } });
    expect(() => steps(q, [{ step: "marker" }], [6])).not.toThrow();
  });

  test("IMP-2.C.g IMP-2.C.h a People at peace goes to war, one at war changes nothing", () => {
    const p = draw({ year: 180, peoples: { quades: ["quades_chief_1", "quades_1"] } }, 1);
    const wars = ["maetae", "marcomanni", "quades", "jazyges", "parthes"].filter(
      (name) => p.status[people(name)] === 1,
    );
    expect(wars.length).toBeLessThanOrEqual(1);
  });

  test("IMP-9.2.4.b IMP-R86 pacified by arms in 202 a People may rise from 208 on", () => {
    const p = lay({ year: 202, war: ["roxolani"], rome: { roma: ["septimius_severus*"] } });
    wintered(p);
    const rises = (year: number): string => {
      const q = lay({ year, ban: { roxolani: p.ban[people("roxolani")] }, hands: { enemy: ["soulevement_mineur_1"] } });
      goTo(q, { step: "uprisings" });
      run(q);
      return q.stack.length === 0 ? "unasked" : why(q, "raise soulevement_mineur_1 roxolani");
    };
    expect([rises(203), rises(207), rises(208)]).toEqual(["IMP-6.2.k", "IMP-6.2.k", "legal"]);
  });

  test("IMP-4.4.b IMP-R48 a minor People rises normal, where the Enemy likes among its homes", () => {
    const p = lay({ hands: { enemy: ["soulevement_mineur_1"] } });
    goTo(p, { step: "uprisings" });
    run(p);
    play(p, "raise soulevement_mineur_1 chatti");
    expect(where(p, "chatti_1", "chatti_2", "chatti_3")).toEqual(["chatti", "chatti", "chatti"]);
    expect(side(p, "chatti_1")).toBe("enemy");
  });

  test("IMP-4.1.g IMP-9.2.4.h a generic chief comes back next C, a king does not; his heir comes the year after", () => {
    const { p } = fought(
      "rome",
      {
        year: 180,
        event: 12,
        war: ["parthes"],
        rome: {
          parthes_babylonia: [
            "iv_scythica",
            "xvi_flavia",
            "iii_gallica",
            "xii_fulminata",
            "avidius_cassius",
            "xv_apollinaris",
          ],
        },
        enemy: { parthes_babylonia: ["parthes_7-", "vologeses_iii", "parthes_chief"], parthes_media: ["parthes_3"] },
      },
      "parthes_babylonia",
    );
    while (asked(p) === "evasions") play(p, "stand", [6]);
    expect([at(p, "vologeses_iii"), at(p, "parthes_chief"), at(p, "parthes_7")]).toEqual(["gone", "absent", "box"]);
    expect(p.vp[ROME]).toBeGreaterThanOrEqual(2);
    p.year = 181;
    steps(p, [{ step: "arrivals", side: ENEMY }]);
    while (asked(p) === "arrivals") play(p, legal(p)[0]);
    expect([at(p, "parthes_chief"), at(p, "vologeses_iv")]).toEqual(["parthes_media", "parthes_media"]);
    expect(at(p, "vologeses_v")).not.toBe("parthes_media");
  });
});

describe("Armenia", () => {
  test("IMP-4.2.f IMP-4.2.i its unit never moves; beaten it dies and comes back", () => {
    const p = moving("enemy", { armenia: "enemy", war: ["parthes"], enemy: { armenia: ["armenia_1", "parthes_1"] } });
    expect(why(p, "take armenia_1")).toBe("IMP-4.2.f");
    const q = routed(
      "defender",
      "rome",
      {
        armenia: "enemy",
        war: ["parthes"],
        rome: { armenia: ["xv_apollinaris"] },
        enemy: { armenia: ["armenia_1", "parthes_1"] },
      },
      "armenia",
      { from: "armenia_minor", pieces: ["xv_apollinaris"] },
    );
    while (q.stack.length > 0) play(q, legal(q)[0]);
    expect(["dead", "box"]).toContain(at(q, "armenia_1"));
    expect(at(q, "parthes_1")).not.toBe("armenia");
    wintered(q);
    expect(where(q, "armenia_1")).toEqual(["armenia"]);
  });

  test("IMP-4.2.h IMP-R82 the other side alone in it in F has it; then its unit is back", () => {
    const held = (layout: Layout): number => {
      const p = lay(layout);
      steps(p, TO_POINTS);
      return p.armenia;
    };
    expect(held({ armenia: "enemy", rome: { armenia: ["xv_apollinaris"] } })).toBe(ROME);
    expect(held({ armenia: "enemy", rome: { armenia: ["martius_verus"] } })).toBe(ENEMY);
    expect(held({ armenia: "enemy", rome: { armenia: ["xv_apollinaris"] }, enemy: { armenia: ["armenia_1"] } })).toBe(
      ENEMY,
    );
    expect(held({ armenia: "rome", war: ["parthes"], enemy: { armenia: ["parthes_1"] } })).toBe(ENEMY);
    expect(held({ armenia: "enemy", rome: { roma: ["marcus_aurelius*"] } })).toBe(ENEMY);
    const p = lay({ armenia: "enemy", rome: { armenia: ["xv_apollinaris"] } });
    steps(p, TO_POINTS);
    wintered(p);
    expect([at(p, "armenia_1"), side(p, "armenia_1"), at(p, "xv_apollinaris"), isReduced(p, "xv_apollinaris")]).toEqual(
      ["armenia", "rome", "armenia_minor", true],
    );
  });

  test("IMP-4.2.g IMP-4.2.m it fights for whom it serves; Parthians stop at a Roman one", () => {
    const p = moving("enemy", {
      armenia: "rome",
      war: ["parthes"],
      enemy: { parthes_atropatene: ["parthes_1", "vologeses_iii"] },
      rome: { armenia: ["armenia_1"] },
    });
    play(p, ["take vologeses_iii", "add parthes_1", "step armenia"]);
    expect(asked(p) === "group" ? legal(p, "step") : []).toEqual([]);
    const q = moving("enemy", {
      armenia: "enemy",
      war: ["parthes"],
      enemy: { parthes_atropatene: ["parthes_1", "vologeses_iii"], armenia: ["armenia_1"] },
    });
    play(q, ["take vologeses_iii", "add parthes_1", "step armenia"]);
    expect(legal(q, "step").length).toBeGreaterThan(0);
  });

  test("IMP-4.2.k Germans do not come to Armenia's unit, which stands with Parthians", () => {
    const p = lay({ armenia: "enemy", war: ["parthes"], enemy: { armenia: ["armenia_1", "parthes_1"] } });
    expect(inZone(p, "armenia").sort()).toEqual(["armenia_1", "parthes_1"]);
  });
});

describe("Osrhoene and Adiabene", () => {
  test("IMP-4.2.b IMP-4.2.c IMP-R103 gone in F of 195, scored before, their land Roman; they never rise again", () => {
    const p = lay({
      year: 195,
      war: ["osrhoene", "adiabene"],
      enemy: { syria_coele: ["osrhoene_1"], adiabene: ["adiabene_1"] },
      rome: { osrhoene: ["martius_verus"] },
    });
    steps(p, [{ step: "points" }]);
    expect(p.vp[ENEMY]).toBe(1 + 1 + 1);
    steps(p, [{ step: "departures" }]);
    expect(where(p, "osrhoene_1", "adiabene_1", "adiabene_2")).toEqual(["gone", "gone", "gone"]);
    expect(p.epoch).toBe(1);
    const q = lay({
      year: 200,
      asSetUp: false,
      scenario: "s6_severus_caracalla",
      hands: { enemy: ["soulevement_mineur_1"] },
    });
    steps(q, [{ step: "departures" }]);
    goTo(q, { step: "uprisings" });
    run(q);
    expect(q.stack.length === 0 ? "unasked" : why(q, "raise soulevement_mineur_1 osrhoene")).not.toBe("legal");
  });

  test("IMP-9.1.b IMP-TD.j in 196 the Parthicae come, and Osrhoene is of the East Front", () => {
    const p = lay({ year: 196, grown: true, rome: { roma: ["septimius_severus*"] } });
    steps(p, [{ step: "reinforcements" }]);
    expect(where(p, "i_parthica", "ii_parthica", "iii_parthica", "urbanae_roma_2")).toEqual([
      "osrhoene",
      "roma",
      "adiabene",
      "roma",
    ]);
    goTo(p, { step: "movement", side: ROME });
    run(p);
    play(p, "take i_parthica");
    expect(whySteps(p, ["syria_coele", "adiabene", "armenia"])).toEqual(["legal", "legal", "IMP-3.3.c"]);
  });

  test("IMP-3.3.b before 196 Osrhoene is abroad", () => {
    const p = moving("rome", { year: 194, war: ["osrhoene"], rome: { syria_coele: ["iv_scythica"] } });
    play(p, "take iv_scythica");
    expect(whySteps(p, ["osrhoene"])).toEqual(["IMP-3.3.c"]);
  });
});
