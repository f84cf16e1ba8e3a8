/** A referee's expectations: the two fleets. */

import { describe, expect, test } from "vitest";
import type { Position } from "../position.ts";
import { ENEMY, ROME } from "../sides.ts";
import { moving } from "../testing/moving.ts";
import { asked, at, isReduced, type Layout, lay, legal, play, told, why } from "../testing/table.ts";
import { holders } from "../testing/usurping.ts";
import { AUGUSTUS } from "../titles.ts";
import { pass, sequence, steps, where, wintered } from "./flow.ts";

const AT_RAVENNA: Layout = {
  rome: { ravenna: ["septimius_severus*", "ii_parthica", "vexillatio_danube_1", "vexillatio_danube_2"] },
};

/** The fleet with these goes there. */
function sail(p: Position, fleet: string, aboard: readonly string[], to: string): void {
  play(p, [`take ${fleet}`, ...aboard.map((name) => `add ${name}`), `step ${to}`]);
}

describe("by sea", () => {
  test("IMP-3.5.n IMP-3.5.o IMP-3.5.p IMP-3.5.q the example: Ravenna, the open sea, Cyrene; on from there in the next sequence", () => {
    const p = moving("rome", AT_RAVENNA);
    sail(p, "classis_ravennas", ["septimius_severus", "ii_parthica"], "mare_internum_centralis");
    play(p, ["all", "land cyrenaica"]);
    if (asked(p) === "voyage") play(p, "halt");
    expect([at(p, "septimius_severus"), at(p, "ii_parthica"), at(p, "classis_ravennas")]).toEqual([
      "cyrenaica",
      "cyrenaica",
      "mare_internum_centralis",
    ]);
    expect(why(p, "take septimius_severus")).not.toBe("legal");
    expect(why(p, "take classis_ravennas")).not.toBe("legal");
  });

  test("IMP-3.5.o IMP-3.5.q the fleet goes home in the next sequence, who has landed marches on", () => {
    const p = moving("rome", {
      rome: { cyrenaica: ["septimius_severus*", "ii_parthica"] },
      fleets: { classis_ravennas: "mare_internum_centralis" },
    });
    play(p, ["take classis_ravennas", "step ravenna"]);
    if (asked(p) === "voyage") play(p, "halt");
    expect(at(p, "classis_ravennas")).toBe("ravenna");
    play(p, ["take septimius_severus", "add ii_parthica", "step aegyptus"]);
    expect(at(p, "ii_parthica")).toBe("aegyptus");
  });

  test("IMP-3.5.j two units at most, any number of leaders", () => {
    const p = moving("rome", {
      rome: {
        ravenna: [
          "septimius_severus*",
          "laetus",
          "fabius_cilo",
          "vexillatio_danube_1",
          "vexillatio_danube_2",
          "vexillatio_danube_3",
        ],
      },
    });
    play(p, ["take classis_ravennas", "add vexillatio_danube_1", "add vexillatio_danube_2"]);
    expect(why(p, "add vexillatio_danube_3")).toBe("IMP-3.5.j");
    play(p, ["add septimius_severus", "add laetus", "add fabius_cilo", "step mare_internum_centralis"]);
    expect(legal(p, "land cyrenaica").length + legal(p, "add").length).toBeGreaterThan(0);
  });

  test("IMP-3.5.n who has moved in this sequence does not go aboard, nor who stands elsewhere", () => {
    const p = moving("rome", {
      rome: { umbria: ["martius_verus", "vexillatio_danube_1"], ravenna: ["vexillatio_danube_2"] },
    });
    play(p, ["take martius_verus", "add vexillatio_danube_1", "step ravenna"]);
    if (asked(p) === "group") play(p, "halt");
    play(p, "take classis_ravennas");
    expect(why(p, "add vexillatio_danube_1")).not.toBe("legal");
    expect(why(p, "add vexillatio_danube_2")).toBe("legal");
    const q = moving("rome", { rome: { umbria: ["vexillatio_danube_1"] } });
    play(q, "take classis_ravennas");
    expect(why(q, "add vexillatio_danube_1")).not.toBe("legal");
  });

  test("IMP-3.5.p they may stay aboard, cross another sea, and land there", () => {
    const p = sequence("rome", { ...AT_RAVENNA, sequences: { rome: 2, enemy: 0 } });
    sail(p, "classis_ravennas", ["vexillatio_danube_1"], "mare_internum_centralis");
    if (asked(p) === "voyage") play(p, "halt");
    expect(at(p, "vexillatio_danube_1")).toBe("aboard-classis_ravennas");
    play(p, "end-moves");
    pass(p);
    const q = moving("rome", {
      rome: { "aboard-classis_ravennas": ["vexillatio_danube_1"] },
      fleets: { classis_ravennas: "mare_internum_centralis" },
    });
    play(q, ["take classis_ravennas", "step mare_internum_orientalis"]);
    play(q, ["all", "land syria_coele"]);
    expect(at(q, "vexillatio_danube_1")).toBe("syria_coele");
  });

  test("IMP-3.5.k IMP-3.5.l outer seas and the other fleet's port are closed", () => {
    const p = moving("rome", {
      rome: { roma: ["marcus_aurelius*"] },
      fleets: { classis_ravennas: "mare_internum_occidentalis" },
    });
    play(p, "take classis_ravennas");
    expect(legal(p, "step")).toEqual(["step mare_internum_centralis"]);
    expect(why(p, "step oceanus_atlanticus")).toBe("IMP-3.5.k");
    expect(why(p, "step campania")).toBe("IMP-3.5.l");
    const q = moving("rome", {
      rome: { roma: ["marcus_aurelius*"] },
      fleets: { classis_misenensis: "mare_internum_orientalis" },
    });
    play(q, "take classis_misenensis");
    expect(legal(q, "step").sort()).toEqual(["step mare_internum_centralis", "step pontus_euxinus"]);
  });

  test("IMP-3.5.s IMP-3.5.f the garrison sails with an Augustus or a Caesar; a legion needs nobody", () => {
    const p = moving("rome", { rome: { campania: ["praetoria_1", "martius_verus", "vexillatio_danube_1"] } });
    play(p, ["take classis_misenensis", "add martius_verus", "add vexillatio_danube_1", "add praetoria_1"]);
    expect(why(p, "step mare_internum_occidentalis")).toBe("IMP-3.5.s");
    const r = moving("rome", { rome: { campania: ["vexillatio_danube_1"] } });
    sail(r, "classis_misenensis", ["vexillatio_danube_1"], "mare_internum_occidentalis");
    const q = moving("rome", { rome: { campania: ["praetoria_1", "commodus+"] } });
    play(q, ["take classis_misenensis", "add commodus", "add praetoria_1", "step mare_internum_occidentalis"]);
    expect(asked(q)).toBe("voyage");
  });

  test("IMP-3.5.s the Caesar does not land without the garrison units that are aboard with him, unless another stays", () => {
    const q = moving("rome", { rome: { campania: ["praetoria_1", "commodus+"] } });
    play(q, ["take classis_misenensis", "add commodus", "add praetoria_1", "step mare_internum_occidentalis"]);
    // Only the Praetorians go ashore: they would move without him.
    play(q, "add praetoria_1");
    expect(why(q, "land africa")).toBe("IMP-3.5.s");
  });

  test("IMP-3.3.i IMP-3.5.s a legion of a Front that is not in reserve may come home by sea, and lands wherever it likes", () => {
    const p = moving("rome", { rome: { ravenna: ["xi_claudia"] } });
    sail(p, "classis_ravennas", ["xi_claudia"], "mare_internum_centralis");
    play(p, "all");
    expect(why(p, "land cyrenaica")).toBe("legal");
  });

  test("IMP-TE.9.a in a year of storms nobody sails", () => {
    const p = moving("rome", { ...AT_RAVENNA, event: 9 });
    expect(why(p, "take classis_ravennas")).toBe("IMP-TE.9.a");
  });

  test("IMP-3.5.r IMP-R36 rebels do not sail, and the fleet in their midst is Rome's", () => {
    const layout: Layout = {
      rome: { roma: ["marcus_aurelius*"] },
      enemy: { ravenna: ["avidius_cassius!", "iv_scythica"] },
    };
    expect(why(moving("enemy", layout), "take classis_ravennas")).toBe("IMP-3.5.r");
    const p = moving("rome", layout);
    play(p, "take classis_ravennas");
    expect(why(p, "add iv_scythica")).not.toBe("legal");
    play(p, "step mare_internum_centralis");
  });
});

describe("landing among enemies", () => {
  test("IMP-R34 IMP-R84 a battle; beaten, they do not go back aboard", () => {
    const p = sequence("rome", {
      war: ["gaetuli"],
      rome: { "aboard-classis_misenensis": ["vexillatio_sud_1"] },
      fleets: { classis_misenensis: "mare_internum_occidentalis" },
      enemy: { africa: ["gaetuli_1", "gaetuli_2"] },
    });
    play(p, ["take classis_misenensis", "all", "land africa"]);
    if (asked(p) === "voyage") play(p, "halt");
    play(p, "end-moves");
    expect(asked(p)).toBe("combats");
    // 9 to 10, quality 2 to 1: 4/5 becomes 3/2. A 1 is R/R for the defender.
    const events = play(p, "fight africa", [1]);
    expect(told(events, "battle-decided")[0]?.winner).toBe("enemy");
    expect(legal(p, "retreat").sort()).toEqual(["retreat gaetuli", "retreat numidia", "retreat tripolitania"]);
  });
});

describe("winter at sea", () => {
  test("IMP-9.2.1.a IMP-9.2.1.b IMP-R37 IMP-R38 lost until the sixth year; units are home at once, leaders drown without points", () => {
    const p = lay({
      year: 178,
      rome: {
        roma: ["marcus_aurelius*"],
        "aboard-classis_ravennas": ["x_gemina-", "vexillatio_danube_1", "martius_verus"],
      },
      fleets: { classis_ravennas: "mare_internum_centralis" },
    });
    wintered(p);
    expect(where(p, "x_gemina", "vexillatio_danube_1", "martius_verus")).toEqual(["pannonia_superior", "box", "gone"]);
    expect([p.vp[ROME], p.vp[ENEMY]]).toEqual([0, 0]);
    const back = (year: number): string => {
      p.year = year;
      steps(p, [{ step: "reinforcements" }]);
      return at(p, "classis_ravennas");
    };
    expect(back(183)).not.toBe("ravenna");
    expect(back(184)).toBe("ravenna");
  });

  test("IMP-9.2.1.a in its own port it is safe, and who is aboard goes ashore there; in the other's sea it is not", () => {
    const p = lay({
      rome: {
        roma: ["marcus_aurelius*"],
        "aboard-classis_ravennas": ["vexillatio_danube_1", "martius_verus"],
        pannonia_superior: ["x_gemina", "xiv_gemina", "i_adiutrix"],
      },
    });
    wintered(p);
    expect(where(p, "vexillatio_danube_1", "martius_verus", "classis_ravennas")).toEqual([
      "ravenna",
      "ravenna",
      "ravenna",
    ]);
  });

  test("IMP-3.6.n IMP-R41 an Augustus who drowns is succeeded there and then", () => {
    const p = lay({
      rome: { roma: ["commodus+"], "aboard-classis_ravennas": ["marcus_aurelius*"] },
      fleets: { classis_ravennas: "mare_internum_centralis" },
    });
    wintered(p);
    expect(holders(p, AUGUSTUS)).toEqual(["commodus"]);
    expect(isReduced(p, "commodus")).toBe(false);
  });

  test("IMP-R41 drowned without an heir: a new Augustus and a usurper in the midst of winter", () => {
    const p = lay({
      rome: {
        roma: ["martius_verus"],
        "aboard-classis_ravennas": ["marcus_aurelius*"],
        syria_coele: ["avidius_cassius", "iv_scythica"],
      },
      fleets: { classis_ravennas: "mare_internum_centralis" },
    });
    steps(p, [{ step: "winterOfFleets" }]);
    expect(asked(p)).toBe("acclamation");
    play(p, "succeed martius_verus");
    if (asked(p) === "rival") play(p, "proclaim avidius_cassius");
    if (asked(p) === "extension") play(p, "decline");
    expect(holders(p, AUGUSTUS)).toEqual(["martius_verus"]);
  });
});
