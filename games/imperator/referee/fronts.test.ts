/** A referee's expectations: reserve Fronts, the half that stays, and what a civil war frees. */
import { describe, expect, test } from "vitest";
import type { Position } from "../position.ts";
import { ROME } from "../sides.ts";
import { fought, routed } from "../testing/field.ts";
import { march, moving, whySteps } from "../testing/moving.ts";
import {
  at,
  goTo,
  type Layout,
  lay,
  legal,
  piece,
  play,
  question,
  reason,
  run,
  side,
  told,
  why,
} from "../testing/table.ts";
import { die, rise } from "../testing/usurping.ts";
import { lost } from "../testing/winter.ts";
import { d10, scored, sequence, steps, TO_POINTS } from "./flow.ts";

const BRITONS = ["ii_augusta", "vi_victrix", "xx_valeria_victrix"];
const EAST = [
  "xii_fulminata",
  "xv_apollinaris",
  "iii_gallica",
  "iv_scythica",
  "xvi_flavia",
  "vi_ferrata",
  "x_fretensis",
  "iii_cyrenaica",
];

/** The die for reserve Fronts, and how many there may be. */
function reserves(augusti: readonly string[], face: number): Position {
  const p = lay({ rome: { roma: augusti }, initiative: "rome" });
  goTo(p, { step: "reserves", most: -1, before: 0 });
  run(p, d10(face));
  return p;
}
const most = (p: Position): number => {
  if (p.stack.length === 0) return 0;
  const asking = question(p);
  return asking.ask === "reserves" ? asking.left : -1;
};

describe("reserve Fronts", () => {
  test("IMP-3.2.a IMP-0.1.a d10 and SR, a quarter rounded down; the die's 0 is zero", () => {
    expect([0, 1, 4, 5, 8, 9].map((face) => most(reserves(["marcus_aurelius*"], face)))).toEqual([0, 1, 1, 2, 2, 3]);
    expect([3, 4, 7, 8].map((face) => most(reserves(["septimius_severus*"], face)))).toEqual([1, 2, 2, 3]);
  });

  test("IMP-3.2.a of two Augusti the better SR", () => {
    expect(most(reserves(["lucius_verus*"], 1))).toBe(0);
    expect(most(reserves(["lucius_verus*", "marcus_aurelius*"], 1))).toBe(1);
  });

  test("IMP-3.2.b fewer may be marked, none twice, and last year's markers are lifted", () => {
    const p = lay({ rome: { roma: ["marcus_aurelius*"] }, reserve: ["rhin", "sud"] });
    goTo(p, { step: "reserves", most: -1, before: 0 });
    run(p, d10(9));
    expect(p.reserve).toBe(0);
    play(p, "reserve danube");
    expect(why(p, "reserve danube")).toBe("IMP-3.2.b");
    expect(legal(p, "reserve").length).toBe(4);
    const events = play(p, "done");
    expect(told(events, "reserve")[0]?.fronts).toEqual(["danube"]);
    expect(p.stack.length).toBe(0);
  });
});

describe("the borders of Fronts", () => {
  const danube = (layout: Layout = {}): Position =>
    moving("rome", {
      war: ["quades", "daci"],
      rome: { dacia: ["xiii_gemina"], pannonia_superior: ["x_gemina", "xiv_gemina", "i_adiutrix", "martius_verus"] },
      ...layout,
    });

  test("IMP-3.3.b IMP-3.3.c a legion whose Front is not in reserve leaves it neither for the empire nor for barbarian land", () => {
    const p = danube();
    play(p, "take xiii_gemina");
    expect(whySteps(p, ["daci", "carpates", "moesia_superior"])).toEqual(["IMP-3.3.c", "IMP-3.3.c", "legal"]);
    const q = danube();
    play(q, "take x_gemina");
    expect(whySteps(q, ["venetia", "dalmatia", "quades", "noricum"])).toEqual([
      "IMP-3.3.c",
      "IMP-3.3.c",
      "IMP-3.3.c",
      "legal",
    ]);
    const r = danube({
      reserve: ["danube"],
      rome: { pannonia_superior: ["x_gemina", "xiv_gemina", "i_adiutrix", "ii_adiutrix", "i_italica", "iv_flavia"] },
    });
    play(r, "take x_gemina");
    expect(whySteps(r, ["venetia", "dalmatia", "quades"])).toEqual(["legal", "legal", "legal"]);
  });

  test("IMP-3.3.c with a leader it is the same: he may go on without them", () => {
    const p = danube();
    play(p, ["take martius_verus", "add x_gemina"]);
    expect(why(p, "step venetia")).toBe("IMP-3.3.c");
    const q = danube();
    play(q, "take martius_verus");
    expect(why(q, "step venetia")).toBe("legal");
  });

  test("IMP-3.3.d IMP-3.3.e vexillations and the garrison of Rome know no Fronts", () => {
    const p = moving("rome", {
      rome: { pannonia_superior: ["vexillatio_danube_1", "marcus_aurelius*", "praetoria_1"] },
    });
    march(p, ["marcus_aurelius", "vexillatio_danube_1", "praetoria_1"], "venetia", "raetia", "argentorate");
    expect(at(p, "praetoria_1")).toBe("argentorate");
  });

  test("IMP-3.3.f one of three may leave Britain, and then no other", () => {
    const p = moving("rome", { reserve: ["bretagne"], rome: { britannia_londinium: BRITONS } });
    march(p, ["ii_augusta"], "belgica");
    play(p, "take vi_victrix");
    expect(why(p, "step belgica")).toBe("IMP-3.3.f");
    expect(why(p, "step britannia_deva")).toBe("legal");
  });

  test("IMP-3.3.f two who would leave together are judged together", () => {
    const p = moving("rome", { reserve: ["bretagne"], rome: { britannia_londinium: [...BRITONS, "statius_priscus"] } });
    play(p, ["take statius_priscus", "add ii_augusta", "add vi_victrix"]);
    expect(why(p, "step belgica")).toBe("IMP-3.3.f");
    const q = moving("rome", { reserve: ["bretagne"], rome: { britannia_londinium: [...BRITONS, "statius_priscus"] } });
    play(q, ["take statius_priscus", "add ii_augusta"]);
    expect(why(q, "step belgica")).toBe("legal");
  });

  test("IMP-3.3.f IMP-R23 the half is that of the whole complement, the dead with it; reduced legions are present", () => {
    const table = (names: readonly string[]): Position => {
      const p = moving("rome", { reserve: ["oriental"], rome: { syria_coele: names } });
      return lost(p, ROME, ...EAST.filter((name) => !names.some((each) => each.startsWith(name))));
    };
    const five = table(EAST.slice(0, 5).map((name) => `${name}-`));
    march(five, ["xii_fulminata"], "cilicia");
    play(five, "take xv_apollinaris");
    expect(why(five, "step cilicia")).toBe("IMP-3.3.f");
    const four = table(EAST.slice(0, 4));
    play(four, "take xii_fulminata");
    expect(why(four, "step cilicia")).toBe("IMP-3.3.f");
  });

  test("IMP-3.3.f IMP-R23 IMP-9.1.c the legions of 169 and 196 count when they have come", () => {
    const danubians = ["i_adiutrix", "ii_adiutrix", "x_gemina", "xiv_gemina", "i_italica", "iv_flavia"];
    const fallen = ["v_macedonica", "vii_claudia", "xi_claudia", "xiii_gemina"];
    const table = (year: number, more: readonly string[] = []): Position => {
      const p = moving("rome", { year, reserve: ["danube"], rome: { pannonia_superior: danubians, noricum: more } });
      if (year >= 169) lost(p, ROME, ...["ii_italica", "iii_italica"].filter((name) => !more.includes(name)));
      return lost(p, ROME, ...fallen);
    };
    // Ten belong to it in 168: five stay.
    const before = table(168);
    march(before, ["i_adiutrix"], "venetia");
    play(before, "take ii_adiutrix");
    expect(why(before, "step venetia")).toBe("IMP-3.3.f");
    // Twelve in 170: six stay.
    const after = table(170);
    play(after, "take i_adiutrix");
    expect(why(after, "step venetia")).toBe("IMP-3.3.f");
    const with2 = table(170, ["ii_italica"]);
    play(with2, "take i_adiutrix");
    expect(why(with2, "step venetia")).toBe("legal");
    // Ten in the East of 197: four of it are not enough to let one go, six are.
    const east = (names: readonly string[]): Position => {
      const p = moving("rome", { year: 197, grown: true, reserve: ["oriental"], rome: { syria_coele: names } });
      return lost(p, ROME, ...[...EAST, "i_parthica", "iii_parthica"].filter((name) => !names.includes(name)));
    };
    const five = east(EAST.slice(0, 5));
    play(five, "take xii_fulminata");
    expect(why(five, "step cilicia")).toBe("IMP-3.3.f");
    const six = east([...EAST.slice(0, 5), "i_parthica"]);
    play(six, "take xii_fulminata");
    expect(why(six, "step cilicia")).toBe("legal");
  });

  test("IMP-3.3.i IMP-R24 who is abroad wanders on, and once home stays there", () => {
    const p = sequence("rome", {
      sequences: { rome: 3, enemy: 0 },
      rome: { venetia: ["x_gemina"], noricum: ["xiv_gemina"] },
    });
    march(p, ["x_gemina"], "transpadana");
    const q = sequence("rome", { rome: { venetia: ["x_gemina", "martius_verus"] } });
    play(q, ["take martius_verus", "add x_gemina", "step noricum"]);
    expect(why(q, "step venetia")).toBe("IMP-3.3.c");
  });

  test("IMP-6.3.n IMP-R23 mutineers are neither present nor belong to it", () => {
    const p = moving("rome", {
      reserve: ["bretagne"],
      rome: { britannia_londinium: ["ii_augusta", "vi_victrix"] },
      mutiny: { britannia_deva: ["xx_valeria_victrix"] },
    });
    march(p, ["ii_augusta"], "belgica");
    expect(at(p, "ii_augusta")).toBe("belgica");
    play(p, "take vi_victrix");
    expect(why(p, "step belgica")).toBe("IMP-3.3.f");
  });
});

describe("what it costs", () => {
  const BASE = 1;
  test("IMP-10.l IMP-3.3.g three points for each Front with a legion abroad, once; none for one in reserve", () => {
    const table = (reserve: readonly string[]): number =>
      scored({
        reserve,
        armenia: "enemy",
        rome: { venetia: ["x_gemina", "xiv_gemina"], belgica: ["viii_augusta"], galatia: ["xii_fulminata"] },
      })[0];
    expect(table([])).toBe(BASE - 9);
    expect(table(["danube", "rhin"])).toBe(BASE - 3);
    expect(table(["danube", "rhin", "oriental"])).toBe(BASE);
  });

  test("IMP-10.l IMP-R24 outside the empire is abroad, aboard a ship too; vexillations, garrison and the dead are not counted", () => {
    expect(scored({ armenia: "enemy", rome: { lugiorum_silva: ["x_gemina"] } })[0]).toBe(BASE - 3);
    expect(
      scored({
        armenia: "enemy",
        rome: { "aboard-classis_ravennas": ["x_gemina"] },
        fleets: { classis_ravennas: "mare_internum_centralis" },
      })[0],
    ).toBe(BASE - 3);
    const p = lay({
      armenia: "enemy",
      rome: { venetia: ["vexillatio_danube_1"], belgica: ["urbanae_lugdunum"], germania_superior: ["praetoria_1"] },
    });
    lost(p, ROME, "x_gemina");
    steps(p, TO_POINTS);
    expect(p.vp[ROME]).toBe(BASE);
  });
});

describe("civil war", () => {
  const war: Layout = {
    rome: {
      roma: ["marcus_aurelius*"],
      britannia_londinium: BRITONS,
      syria_coele: ["iv_scythica", "avidius_cassius"],
      syria_phoenice: ["iii_gallica"],
    },
  };

  test("IMP-3.3.h IMP-R25 only Fronts of which somebody is rebel are free", () => {
    const p = lay(war);
    rise(p, "avidius_cassius");
    while (p.stack.length > 0) play(p, "decline");
    goTo(p, { step: "movement", side: ROME });
    run(p);
    play(p, "take iii_gallica");
    expect(why(p, "step scenarchia")).toBe("IMP-3.5.h");
    play(p, "step arabia");
    play(p, "take ii_augusta");
    expect(why(p, "step belgica")).toBe("IMP-3.3.c");
  });

  test("IMP-3.3.h a free Front knows no half and costs nothing", () => {
    const layout: Layout = {
      freed: ["oriental"],
      rome: { roma: ["marcus_aurelius*"], cilicia: ["iii_gallica"], cappadocia: ["xii_fulminata"] },
      enemy: { syria_coele: ["avidius_cassius!", "iv_scythica"] },
    };
    const p = moving("rome", layout);
    march(p, ["xii_fulminata"], "galatia");
    expect(at(p, "xii_fulminata")).toBe("galatia");
    // An Augustus in Rome, and Armenia: nothing is lost.
    expect(scored({ ...layout, armenia: "rome" })[0]).toBe(2);
  });

  test("IMP-R25 garrison units that rebel free no Front", () => {
    const p = lay({
      rome: {
        roma: ["marcus_aurelius*"],
        cappadocia: ["praetoria_1", "avidius_cassius"],
        syria_coele: ["iv_scythica"],
      },
    });
    rise(p, "avidius_cassius");
    while (p.stack.length > 0) play(p, "decline");
    expect([side(p, "praetoria_1"), p.freed]).toEqual(["enemy", 0]);
  });

  test("IMP-R25 IMP-4.5F.a when it is over the Fronts bind again", () => {
    const p = lay(war);
    rise(p, "avidius_cassius");
    while (p.stack.length > 0) play(p, "decline");
    expect(p.freed).not.toBe(0);
    die(p, "avidius_cassius", "natural");
    expect([p.freed, side(p, "iv_scythica")]).toEqual([0, "rome"]);
  });
});

describe("evasion and retreat", () => {
  test("IMP-8.1.b IMP-8.3.a IMP-3.3.c retreats stay within a Front that is not in reserve", () => {
    const layout: Layout = {
      war: ["quades"],
      rome: { pannonia_superior: ["x_gemina"] },
      enemy: { pannonia_superior: ["quades_1", "quades_chief_1"] },
    };
    const p = routed("defender", "enemy", layout, "pannonia_superior", { from: "quades", pieces: ["quades_1"] });
    expect(legal(p, "retreat").sort()).toEqual(["retreat noricum", "retreat pannonia_inferior"]);
    const q = routed("defender", "enemy", { ...layout, reserve: ["danube"] }, "pannonia_superior", {
      from: "quades",
      pieces: ["quades_1"],
    });
    // The half would be broken: the same.
    expect(legal(q, "retreat").sort()).toEqual(["retreat noricum", "retreat pannonia_inferior"]);
  });

  test("IMP-8.3.b a legion with nowhere to go but out of its Front is lost, and its leader is not when he can go", () => {
    const p = routed(
      "defender",
      "enemy",
      {
        war: ["quades"],
        rome: { pannonia_superior: ["x_gemina", "martius_verus"] },
        enemy: { pannonia_superior: ["quades_1"], noricum: ["quades_2"], pannonia_inferior: ["quades_3"] },
      },
      "pannonia_superior",
      { from: "quades", pieces: ["quades_1"] },
    );
    // No zone suits both: they split.
    expect(reason(p, "retreat noricum")).not.toBe("legal");
    while (p.stack.length > 0) play(p, legal(p)[0]);
    expect(at(p, "x_gemina")).toBe("dead");
    expect(["venetia", "dalmatia"]).toContain(at(p, "martius_verus"));
  });

  test("IMP-8.1.b IMP-3.3.f an evasion takes no legion out of a Front that cannot spare it", () => {
    const { p } = fought(
      "enemy",
      {
        war: ["quades"],
        rome: { pannonia_superior: ["x_gemina", "martius_verus"] },
        enemy: { pannonia_superior: ["quades_1"] },
      },
      "pannonia_superior",
      [],
      { from: "quades", pieces: ["quades_1"] },
    );
    play(p, "evade martius_verus", [1]);
    play(p, "bring x_gemina");
    expect(why(p, "slip venetia")).toBe("IMP-3.3.c");
    expect(why(p, "slip noricum")).toBe("legal");
    expect(why(p, "slip quades")).not.toBe("legal");
    expect(piece("x_gemina")).toBeGreaterThanOrEqual(0);
  });
});
