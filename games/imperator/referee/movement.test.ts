/** A referee's expectations: movement of Romans, terrain, and leaders alone. */

import { describe, expect, test } from "vitest";
import type { Position } from "../position.ts";
import { ENEMY } from "../sides.ts";
import { march, moving, whySteps } from "../testing/moving.ts";
import { asked, at, type Layout, legal, play, question, told, why } from "../testing/table.ts";
import { d10, pass, sequence } from "./flow.ts";

/** How many points are left to those who march. */
const points = (p: Position): number => {
  const asking = question(p);
  return asking.ask === "group" ? asking.points : -1;
};

describe("points", () => {
  test("IMP-1.1.d IMP-1.2.b IMP-3.5.a IMP-3.5.b a leader alone has four points, with a unit three", () => {
    const layout: Layout = { rome: { roma: ["martius_verus", "vexillatio_danube_1"] } };
    const p = moving("rome", layout);
    play(p, "take martius_verus");
    expect(points(p)).toBe(4);
    play(p, ["step umbria", "step transpadana", "step raetia", "step germania_superior"]);
    const q = moving("rome", layout);
    play(q, ["take martius_verus", "add vexillatio_danube_1"]);
    expect(points(q)).toBe(3);
    play(q, ["step umbria", "step transpadana"]);
    // After the third step nothing is left.
    play(q, "step raetia");
    expect(asked(q) === "group" ? legal(q, "step") : []).toEqual([]);
  });

  test("IMP-TE.2.a in a year of disastrous climate three and two", () => {
    const layout: Layout = { event: 2, rome: { roma: ["martius_verus", "vexillatio_danube_1"] } };
    const p = moving("rome", layout);
    play(p, "take martius_verus");
    expect(points(p)).toBe(3);
    const q = moving("rome", layout);
    play(q, ["take martius_verus", "add vexillatio_danube_1"]);
    expect(points(q)).toBe(2);
  });

  test("IMP-3.5.d IMP-R32 a unit alone goes one zone whatever it costs, in a bad year too", () => {
    for (const event of [0, 2]) {
      const p = moving("rome", { event, rome: { moesia_inferior: ["xi_claudia"] } });
      march(p, ["xi_claudia"], "dacia");
      expect(at(p, "xi_claudia")).toBe("dacia");
      expect(asked(p) === "group" ? legal(p, "step") : []).toEqual([]);
    }
  });

  test("IMP-7.1.c IMP-7.1.e IMP-7.1.d great rivers and straits cost one more", () => {
    const left = (from: string, to: string): number => {
      const p = moving("rome", { war: ["roxolani", "hermunduri"], rome: { [from]: ["martius_verus"] } });
      play(p, "take martius_verus");
      const before = points(p);
      play(p, `step ${to}`);
      return before - (asked(p) === "group" ? points(p) : 0);
    };
    expect(left("roxolani", "moesia_inferior")).toBe(2);
    expect(left("hermunduri", "germania_superior")).toBe(1);
    expect(left("britannia_londinium", "belgica")).toBe(2);
    expect(left("thracia", "asia")).toBe(2);
    expect(left("osrhoene", "adiabene")).toBe(1);
    expect(left("adiabene", "armenia")).toBe(2);
    expect(left("lugdunensis", "narbonensis")).toBe(1);
  });
});

describe("leaders and their units", () => {
  test("IMP-3.5.b IMP-R31 CC limits them; two leaders together have both CC", () => {
    const layout: Layout = {
      rome: {
        pannonia_superior: [
          "macrinus_vindex",
          "basseus_rufus",
          "x_gemina",
          "xiv_gemina",
          "i_adiutrix",
          "ii_adiutrix",
          "vexillatio_danube_1",
          "vexillatio_danube_2",
          "vexillatio_danube_3",
        ],
      },
    };
    const p = moving("rome", layout);
    play(p, ["take macrinus_vindex", "add x_gemina", "add xiv_gemina", "add i_adiutrix"]);
    expect(why(p, "add ii_adiutrix")).toBe("IMP-3.5.b");
    play(p, ["add basseus_rufus", "add ii_adiutrix", "add vexillatio_danube_1", "add vexillatio_danube_2"]);
    expect(why(p, "add vexillatio_danube_3")).toBe("IMP-3.5.b");
  });

  test("IMP-3.5.c nobody is picked up on the way, and nobody outruns his last unit", () => {
    const p = moving("rome", {
      rome: { moesia_superior: ["martius_verus", "iv_flavia"], pannonia_inferior: ["ii_adiutrix"] },
    });
    play(p, ["take martius_verus", "add iv_flavia", "step pannonia_inferior"]);
    expect(why(p, "add ii_adiutrix")).not.toBe("legal");
    play(p, "drop iv_flavia");
    // The last unit is left: he stays with it.
    expect(asked(p) === "group" ? legal(p, "step") : []).toEqual([]);
    if (asked(p) === "group") play(p, "halt");
    expect(why(p, "take iv_flavia")).not.toBe("legal");
    expect(why(p, "take martius_verus")).not.toBe("legal");
    expect(why(p, "take ii_adiutrix")).toBe("legal");
  });

  test("IMP-3.5.c one of two units may be left and the other go on", () => {
    const p = moving("rome", { rome: { moesia_inferior: ["martius_verus", "i_italica", "xi_claudia"] } });
    play(p, ["take martius_verus", "add i_italica", "add xi_claudia", "step moesia_superior", "drop i_italica"]);
    play(p, "step pannonia_inferior");
    expect([at(p, "i_italica"), at(p, "xi_claudia"), at(p, "martius_verus")]).toEqual([
      "moesia_superior",
      "pannonia_inferior",
      "pannonia_inferior",
    ]);
  });

  test("IMP-3.5.f IMP-3.5.g IMP-R26 the garrison marches with an Augustus or a Caesar only: in Rome, Lugdunum, and as II Parthica", () => {
    for (const [zone, unit] of [
      ["roma", "praetoria_1"],
      ["lugdunensis", "urbanae_lugdunum"],
      ["roma", "ii_parthica"],
    ]) {
      const table = (title: string): Position =>
        moving("rome", { year: 200, rome: { [zone]: [unit, `laetus${title}`] } });
      const p = table("");
      expect(why(p, `take ${unit}`)).toBe("IMP-3.5.f");
      play(p, "take laetus");
      expect(why(p, `add ${unit}`)).toBe("IMP-3.5.f");
      for (const title of ["*", "+"]) {
        const q = table(title);
        play(q, ["take laetus", `add ${unit}`]);
        expect(legal(q, "step").length).toBeGreaterThan(0);
      }
    }
  });

  test("IMP-3.5.f another leader cannot carry on the garrison beyond the Caesar who stops", () => {
    const p = moving("rome", { rome: { roma: ["commodus+", "martius_verus", "praetoria_1"] } });
    play(p, ["take martius_verus", "add commodus", "add praetoria_1", "step umbria"]);
    expect(legal(p, "drop")).not.toContain("drop commodus");
  });
});

describe("where they may go", () => {
  test("IMP-3.5.h IMP-R33 units enter homes of Peoples at war only, nameless land and Armenia always; a leader alone goes anywhere", () => {
    const table = (war: readonly string[]): Position =>
      moving("rome", {
        war,
        armenia: "rome",
        rome: {
          pannonia_superior: ["vexillatio_danube_1", "martius_verus"],
          noricum: ["vexillatio_danube_2"],
          armenia_minor: ["vexillatio_oriental_1"],
        },
      });
    const peace = table([]);
    play(peace, "take vexillatio_danube_1");
    expect(whySteps(peace, ["quades", "marcomanni"])).toEqual(["IMP-3.5.h", "IMP-3.5.h"]);
    const war = table(["quades"]);
    play(war, "take vexillatio_danube_1");
    expect(whySteps(war, ["quades", "marcomanni"])).toEqual(["legal", "IMP-3.5.h"]);
    const north = table([]);
    play(north, "take vexillatio_danube_2");
    expect(whySteps(north, ["silva_gabreta", "marcomanni"])).toEqual(["legal", "IMP-3.5.h"]);
    const east = table([]);
    play(east, "take vexillatio_oriental_1");
    expect(why(east, "step armenia")).toBe("legal");
    const alone = table([]);
    play(alone, "take martius_verus");
    expect(whySteps(alone, ["quades", "marcomanni"])).toEqual(["legal", "legal"]);
  });

  test("IMP-7.a IMP-7.b IMP-7.c units stop at enemy units, pass leaders; leaders alone pass units", () => {
    const layout: Layout = {
      war: ["quades"],
      rome: { noricum: ["martius_verus", "vexillatio_danube_1"] },
      enemy: { pannonia_superior: ["quades_1"] },
    };
    const p = moving("rome", layout);
    play(p, ["take martius_verus", "add vexillatio_danube_1", "step pannonia_superior"]);
    expect(asked(p) === "group" ? legal(p, "step") : []).toEqual([]);
    const q = moving("rome", layout);
    play(q, ["take martius_verus", "step pannonia_superior", "step pannonia_inferior"]);
    expect(at(q, "martius_verus")).toBe("pannonia_inferior");
    const r = moving("rome", { ...layout, enemy: { pannonia_superior: ["quades_chief_1"] } });
    play(r, ["take martius_verus", "add vexillatio_danube_1", "step pannonia_superior", "step pannonia_inferior"]);
    expect([at(r, "vexillatio_danube_1"), at(r, "quades_chief_1")]).toEqual(["pannonia_inferior", "pannonia_superior"]);
  });

  test("IMP-7.a who starts beside an enemy in his own zone may leave it", () => {
    // An event has brought them together: nothing holds them.
    const p = moving("rome", {
      armenia: "enemy",
      war: ["parthes"],
      rome: { armenia: ["xv_apollinaris", "xii_fulminata", "martius_verus"] },
      enemy: { armenia: ["armenia_1"] },
      reserve: ["oriental"],
    });
    play(p, "take xv_apollinaris");
    expect(why(p, "step armenia_minor")).toBe("legal");
  });
});

describe("the wild", () => {
  test("IMP-7.2.a the first example: from Deva two zones to the North and no farther", () => {
    const p = moving("rome", {
      year: 208,
      war: ["maetae"],
      reserve: ["bretagne"],
      rome: { britannia_deva: ["septimius_severus*", "vexillatio_bretagne_1", "vexillatio_rhin_1"] },
      enemy: { caledonia_ultima: ["maetae_1"] },
    });
    play(p, ["take septimius_severus", "add vexillatio_bretagne_1", "step maetae", "step caledonia"]);
    expect(asked(p) === "group" ? why(p, "step caledonia_ultima") : "IMP-7.2.a").toBe("IMP-7.2.a");
  });

  test("IMP-7.2.c the second example: Jazyges, Daces, Dacia, Roxolani", () => {
    const p = moving("rome", {
      war: ["jazyges", "daci", "roxolani"],
      rome: { jazyges: ["helvius_pertinax", "vexillatio_danube_1"] },
      enemy: { quades: [], jazyges: [] },
    });
    play(p, ["take helvius_pertinax", "add vexillatio_danube_1", "step daci", "step dacia", "step roxolani"]);
    expect(at(p, "vexillatio_danube_1")).toBe("roxolani");
  });

  test("IMP-7.2.a the zone of departure does not count: out of the empire two points, not three", () => {
    const p = moving("rome", {
      war: ["chatti", "cherusci"],
      rome: { germania_superior: ["martius_verus", "vexillatio_rhin_1"] },
    });
    play(p, ["take martius_verus", "add vexillatio_rhin_1", "step trans_rhenum", "step cherusci"]);
    expect(asked(p) === "group" ? legal(p, "step") : []).toEqual([]);
  });

  test("IMP-7.2.a IMP-7.1.c two points across the Rhine are all there is", () => {
    const p = moving("rome", { rome: { germania_inferior: ["martius_verus", "vexillatio_rhin_1"] } });
    play(p, ["take martius_verus", "add vexillatio_rhin_1", "step trans_rhenum"]);
    // Into Germania Superior again: that is the empire.
    expect(whySteps(p, ["germania_superior", "bructeri"])).toEqual(["legal", "IMP-3.5.h"]);
    const q = moving("rome", {
      war: ["bructeri", "chatti"],
      rome: { germania_inferior: ["martius_verus", "vexillatio_rhin_1"] },
    });
    play(q, ["take martius_verus", "add vexillatio_rhin_1", "step trans_rhenum"]);
    expect(whySteps(q, ["bructeri", "chatti"])).toEqual(["IMP-7.2.a", "IMP-7.2.a"]);
  });

  test("IMP-R113 a leader alone may go beyond two if he can still come out, and must then do so", () => {
    const p = moving("rome", { rome: { germania_inferior: ["martius_verus"] } });
    play(p, ["take martius_verus", "step trans_rhenum"]);
    // Three spent in Chatti, Germania Superior for the fourth; from Cherusci there is no way out.
    expect(whySteps(p, ["chatti", "cherusci"])).toEqual(["legal", "IMP-7.2.a"]);
    play(p, "step chatti");
    expect(why(p, "halt")).toBe("IMP-7.2.a");
    expect(legal(p, "step")).toEqual(["step germania_superior"]);
  });

  test("IMP-7.2.b IMP-R06 the East and Cantabria are free of it; Africa is not", () => {
    const p = moving("rome", {
      war: ["parthes", "adiabene", "osrhoene"],
      rome: { osrhoene: ["martius_verus", "vexillatio_oriental_1"] },
    });
    play(p, [
      "take martius_verus",
      "add vexillatio_oriental_1",
      "step adiabene",
      "step parthes_media",
      "step parthes_susiana",
    ]);
    expect(at(p, "vexillatio_oriental_1")).toBe("parthes_susiana");
    const q = moving("rome", {
      war: ["gaetuli", "garamantes"],
      rome: { numidia: ["martius_verus", "vexillatio_sud_1"] },
    });
    play(q, ["take martius_verus", "add vexillatio_sud_1", "step gaetuli", "step garamantes"]);
    expect(asked(q) === "group" ? legal(q, "step libya_deserta") : []).toEqual([]);
    expect(asked(q) === "group" ? why(q, "step tripolitania") : "").toBe("legal");
    const r = moving("rome", { war: ["cantabri"], rome: { cantabri: ["martius_verus", "vexillatio_sud_1"] } });
    play(r, ["take martius_verus", "add vexillatio_sud_1", "step tarraconensis", "step cantabri", "step gallaecia"]);
    expect(at(r, "martius_verus")).toBe("gallaecia");
  });
});

describe("alone among enemies", () => {
  const layout: Layout = {
    war: ["quades"],
    rome: { noricum: ["martius_verus"] },
    enemy: { pannonia_superior: ["quades_1"], pannonia_inferior: ["quades_2"] },
  };

  test("IMP-7.d 9 kills, anything else lets him go to a free neighbour at any cost", () => {
    const p = moving("rome", layout);
    play(p, ["take martius_verus", "step pannonia_superior"]);
    play(p, "halt", d10(8));
    expect(asked(p)).toBe("loneLeader");
    expect(
      legal(p, "escape")
        .map((text) => text.slice(7))
        .sort(),
    ).toEqual(["dalmatia", "marcomanni", "noricum", "quades", "venetia"]);
    play(p, "escape marcomanni");
    expect(at(p, "martius_verus")).toBe("marcomanni");
    const q = moving("rome", layout);
    play(q, ["take martius_verus", "step pannonia_superior"]);
    const events = play(q, "halt", d10(9));
    expect(at(q, "martius_verus")).toBe("gone");
    expect([told(events, "points").length, q.vp[ENEMY]]).toEqual([0, 0]);
  });

  test("IMP-7.e without a free zone he dies, without a die", () => {
    const p = moving("rome", {
      war: ["quades"],
      rome: { armenia_minor: ["martius_verus"], sicilia: ["avidius_cassius"] },
      enemy: { apulia: ["quades_1", "quades_chief_1"], campania: ["quades_2"], sicilia: [], umbria: [] },
    });
    play(p, ["take avidius_cassius", "step apulia"]);
    // Sicilia alone is free.
    play(p, "halt", d10(0));
    expect(at(p, "avidius_cassius")).toBe("sicilia");
    const q = moving("rome", {
      war: ["quades"],
      rome: { maetae: ["avidius_cassius"] },
      enemy: { caledonia: ["quades_1"], caledonia_ultima: ["quades_2"], maetae: [] },
    });
    play(q, ["take avidius_cassius", "step caledonia", "step caledonia_ultima"]);
    if (asked(q) === "group") play(q, "halt");
    expect(at(q, "avidius_cassius")).toBe("gone");
  });

  test("IMP-7.d IMP-R104 the enemy's march into his zone hunts him too, if it ends there", () => {
    const p = moving("enemy", {
      war: ["quades"],
      rome: { noricum: ["martius_verus"] },
      enemy: { pannonia_superior: ["quades_1", "quades_chief_1"] },
    });
    play(p, ["take quades_chief_1", "add quades_1", "step noricum", "step raetia"]);
    expect([at(p, "martius_verus"), asked(p)]).toEqual(["noricum", "group"]);
    const q = moving("enemy", {
      war: ["quades"],
      rome: { noricum: ["martius_verus"] },
      enemy: { pannonia_superior: ["quades_1", "quades_chief_1"] },
    });
    play(q, ["take quades_chief_1", "add quades_1", "step noricum"]);
    play(q, "halt", d10(3));
    expect([asked(q), legal(q, "escape").length > 0]).toEqual(["loneLeader", true]);
  });
});

describe("the sequence", () => {
  test("IMP-2.E.b movement before combat, and none after it", () => {
    const p = sequence("rome", {
      war: ["quades"],
      rome: { noricum: ["martius_verus", "vexillatio_danube_1"], venetia: ["vexillatio_danube_2"] },
      enemy: { pannonia_superior: ["quades_1"] },
    });
    play(p, ["take martius_verus", "add vexillatio_danube_1", "step pannonia_superior"]);
    if (asked(p) === "group") play(p, "halt");
    play(p, "end-moves");
    expect(asked(p)).toBe("combats");
    expect(why(p, "take vexillatio_danube_2")).not.toBe("legal");
  });

  test("IMP-2.E.b IMP-2.E.c a sequence may be empty, and counts", () => {
    const p = sequence("enemy", { sequences: { rome: 1, enemy: 2 }, rome: { roma: ["marcus_aurelius*"] } });
    play(p, "end-moves");
    pass(p);
    expect(p.sequences[ENEMY]).toBe(1);
  });
});
