import { describe, expect, test } from "vitest";
import type { Event } from "../events/index.ts";
import { isFlagged, type Position, SUCCESS } from "../position.ts";
import { ENEMY, ROME } from "../sides.ts";
import { drawnUp, type Pitched, pitched, toTheEnd } from "../testing/field.ts";
import { asked, at, check, inZone, type Layout, play, run, side, told } from "../testing/table.ts";

const died = (events: readonly Event[]) => told(events, "died").map(({ leader, rule }) => `${leader} ${rule}`);
const vp = (p: Position) => [p.vp[ROME], p.vp[ENEMY]];

describe("IMP-8.4.a IMP-8.3.b leaders of a Force that is wiped out, or cannot leave", () => {
  const overwhelming = (enemy: Pitched["enemy"]): Pitched => ({
    rome: { units: ["40/2"], leaders: ["4/0"] },
    enemy,
  });
  const tribe = { people: "marcomanni", units: ["3/2", "3/2", "4/2"], leaders: ["0/0"] };

  test("IMP-8.3.c IMP-10.b IMP-C198 an E kills them all, and Rome scores for battle and leader", () => {
    const p = pitched(overwhelming(tribe));
    const events = toTheEnd(p, [4]);
    expect(told(events, "battle-decided")[0]).toMatchObject({ defender: "E" });
    expect(inZone(p, "pannonia_superior")).toEqual(["ii_augusta", "lucius_verus"]);
    expect(died(events)).toEqual(["marcomanni_chief_1 IMP-8.4.a"]);
    expect(at(p, "marcomanni_chief_1")).toBe("absent");
    expect(vp(p)).toEqual([2, 0]);
  });

  const cornered: Layout = {
    war: ["maetae"],
    rome: {
      caledonia: ["ii_augusta", "vi_victrix", "xx_valeria_victrix", "i_minervia", "septimius_severus"],
      caledonia_ultima: ["viii_augusta"],
    },
    enemy: { caledonia: ["maetae_1", "maetae_2", "maetae_3", "maetae_chief"] },
  };

  test("IMP-8.3.b IMP-C198 without a free zone the beaten are lost with their leader", () => {
    const p = drawnUp("rome", cornered, "caledonia", { from: "maetae", pieces: ["ii_augusta"] });
    const events = toTheEnd(p, [4]);
    expect(told(events, "battle-decided")[0]).toMatchObject({ defender: "A", winner: "rome" });
    expect(told(events, "cut-off")[0]).toMatchObject({ rule: "IMP-8.3.b", leaders: ["maetae_chief"] });
    expect(["maetae_1", "maetae_2", "maetae_3"].map((unit) => at(p, unit))).toEqual(["box", "box", "box"]);
    expect(died(events)).toEqual(["maetae_chief IMP-8.4.a"]);
    expect(vp(p)).toEqual([2, 0]);
  });

  test("IMP-8.3.a IMP-C198 with a free zone they live", () => {
    const p = drawnUp("rome", cornered, "caledonia");
    toTheEnd(p, [4]);
    expect(inZone(p, "maetae")).toEqual(["maetae_1", "maetae_2", "maetae_3", "maetae_chief"]);
    expect(vp(p)).toEqual([1, 0]);
  });

  test("IMP-R84 leaders whose units have all died leave too", () => {
    const p = pitched({
      rome: { units: ["10/2"] },
      enemy: { people: "marcomanni", units: ["9/2 reduced"], leaders: ["0/0"] },
      at: "quades",
    });
    const events = toTheEnd(p, [6]);
    expect(told(events, "battle-decided")[0]).toMatchObject({ defender: "A" });
    expect(told(events, "retreated")[0]).toMatchObject({ pieces: ["marcomanni_chief_1"] });
    expect(vp(p)).toEqual([0, 0]);
  });

  test("IMP-10.c the Enemy scores for leaders of Rome", () => {
    const p = pitched({
      attacker: "enemy",
      rome: { units: ["5/1"], leaders: ["0/2", "0/3"] },
      enemy: { people: "parthes", units: ["40/2"], leaders: ["5/0"] },
      at: "syria_coele",
    });
    const events = toTheEnd(p, [6]);
    expect(died(events)).toEqual(["lucius_verus IMP-8.4.a", "marcus_aurelius IMP-8.4.a"]);
    expect(vp(p)).toEqual([0, 3]);
  });
});

describe("IMP-8.4.b IMP-R94 Romans against Romans", () => {
  /** Even odds: a 3 is R/R for the defender, a 4 for the attacker. */
  const civil: Layout = {
    rome: {
      thracia: ["v_macedonica", "xi_claudia", "marcus_aurelius*", "commodus+", "claudius_pompeianus"],
    },
    enemy: { thracia: ["xii_fulminata", "iii_gallica", "avidius_cassius!", "martius_verus"] },
    year: 175,
  };

  test("a usurper whose Force is beaten dies whatever the result, his other leaders do not", () => {
    const p = drawnUp("enemy", civil, "thracia");
    // 20 against 20; QU 1 against 3 is two to the left, a TB equal and a PC lower: 6 - 1 = 5 is R/R for the defender.
    const events = toTheEnd(p, [6]);
    expect(told(events, "battle-decided")[0]).toMatchObject({
      column: "2/3",
      attacker: "R",
      defender: "R",
      winner: "rome",
    });
    expect(died(events)).toEqual(["avidius_cassius IMP-8.4.b"]);
    expect(at(p, "martius_verus")).not.toBe("gone");
  });

  const rising: Layout = {
    rome: { thracia: ["xii_fulminata", "iii_gallica", "marcus_aurelius*", "commodus+", "martius_verus"] },
    enemy: { thracia: ["v_macedonica", "xi_claudia", "avidius_cassius!"] },
    year: 175,
  };

  test("IMP-10.c IMP-4.5S.b IMP-C078 beaten by rebels: two leaders and a great battle, and the usurpation has succeeded", () => {
    const p = drawnUp("enemy", rising, "thracia");
    // 20 against 20; two to the right: 3/2; TB 2 against 1, PC 4 against 6: a 2 is R/R for the attacker.
    const events = toTheEnd(p, [2]);
    expect(told(events, "battle-decided")[0]).toMatchObject({
      column: "3/2",
      attacker: "R",
      defender: "R",
      winner: "enemy",
    });
    expect(died(events)).toEqual(["commodus IMP-8.4.b", "marcus_aurelius IMP-8.4.b"]);
    expect(at(p, "martius_verus")).not.toBe("gone");
    expect(vp(p)).toEqual([0, 3]);
    expect(isFlagged(p, SUCCESS)).toBe(true);
    check(p);
  });

  test("IMP-4.5S.d IMP-C091 one of two Augusti is not enough", () => {
    const layout: Layout = { ...rising, rome: { ...rising.rome, roma: ["lucius_verus*", "urbanae_roma_1"] } };
    const p = drawnUp("enemy", layout, "thracia");
    toTheEnd(p, [2]);
    expect(at(p, "marcus_aurelius")).toBe("gone");
    expect(isFlagged(p, SUCCESS)).toBe(false);
  });

  test("IMP-4.5F.a when the last usurper has fallen, those who have retreated are loyal where they are", () => {
    const p = drawnUp("enemy", civil, "thracia", { from: "moesia_superior", pieces: ["xii_fulminata"] });
    const events = run(p, [6]);
    expect(asked(p)).toBe("retreat");
    expect(side(p, "martius_verus")).toBe("enemy");
    events.push(...play(p, "retreat moesia_superior"));
    for (const name of ["xii_fulminata", "iii_gallica", "martius_verus"]) {
      expect(at(p, name)).toBe("moesia_superior");
      expect(side(p, name)).toBe("rome");
    }
    expect(told(events, "usurpation-failed")).toHaveLength(1);
    expect(vp(p)).toEqual([2, 0]);
  });

  test("IMP-R94 not in a battle with a People, even in a civil war", () => {
    const layout: Layout = {
      war: ["parthes"],
      rome: { syria_coele: ["xii_fulminata", "marcus_aurelius*", "commodus+"] },
      enemy: {
        syria_coele: ["parthes_1", "parthes_2", "vologeses_iii"],
        britannia_isca: ["clodius_albinus!", "ii_augusta"],
      },
      reserve: ["oriental"],
    };
    const p = drawnUp("enemy", layout, "syria_coele");
    const events = toTheEnd(p, [4]);
    expect(told(events, "battle-decided")[0]).toMatchObject({ winner: "enemy", defender: "A" });
    expect(died(events)).toEqual([]);
  });
});

describe("IMP-C175 IMP-R61 an emperor beaten by barbarians in a civil war", () => {
  const layout = (units: string[]): Layout => ({
    war: ["parthes"],
    rome: { syria_coele: [...units, "marcus_aurelius*"], moesia_superior: ["iv_flavia", "claudius_pompeianus"] },
    enemy: {
      syria_coele: ["parthes_1", "parthes_2", "parthes_3", "vologeses_iii", "chosroes"],
      britannia_isca: ["clodius_albinus!", "ii_augusta"],
    },
    freed: ["oriental"],
    year: 175,
  });

  test("he lives where he can retreat", () => {
    const p = drawnUp("enemy", layout(["xii_fulminata", "iii_gallica"]), "syria_coele");
    const events = toTheEnd(p, [4]);
    expect(told(events, "battle-decided")[0]).toMatchObject({ winner: "enemy", defender: "A" });
    expect(at(p, "marcus_aurelius")).not.toBe("gone");
    expect(isFlagged(p, SUCCESS)).toBe(false);
  });

  test("IMP-3.6.m if he dies, he is succeeded: no usurpation has won", () => {
    const p = drawnUp("enemy", layout(["vi_ferrata-"]), "syria_coele");
    const events = run(p, [6]);
    expect(told(events, "battle-decided")[0]).toMatchObject({ winner: "enemy", defender: "E" });
    expect(at(p, "marcus_aurelius")).toBe("gone");
    expect(isFlagged(p, SUCCESS)).toBe(false);
    expect(told(events, "emperor")).toMatchObject([{ leader: "claudius_pompeianus" }]);
  });
});

describe("IMP-TE.4.b IMP-R92 an ill Augustus", () => {
  const layout: Layout = {
    war: ["quades"],
    rome: { pannonia_superior: ["x_gemina", "marcus_aurelius*", "claudius_pompeianus"], roma: ["lucius_verus*"] },
    enemy: { pannonia_superior: ["quades_1", "quades_2", "quades_3", "quades_chief_1"] },
    ill: "marcus_aurelius",
  };

  test("IMP-C205 dies where the others retreat, as killed in battle", () => {
    const p = drawnUp("enemy", layout, "pannonia_superior");
    const events = toTheEnd(p, [5]);
    expect(told(events, "battle-decided")[0]).toMatchObject({ winner: "enemy" });
    expect(died(events)).toEqual(["marcus_aurelius IMP-TE.4.b"]);
    expect(told(events, "retreated")[0].pieces).toEqual(["x_gemina", "claudius_pompeianus"]);
    expect(told(events, "points").map(({ rule }) => rule)).toContain("IMP-10.c");
  });

  test("stays alive where his side wins", () => {
    const p = drawnUp("enemy", { ...layout, enemy: { pannonia_superior: ["quades_1"] } }, "pannonia_superior");
    toTheEnd(p, [1]);
    expect(at(p, "marcus_aurelius")).toBe("pannonia_superior");
  });
});
