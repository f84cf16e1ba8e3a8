/** A referee's expectations: battles, losses, deaths, evasion, retreat. */

import { describe, expect, test } from "vitest";
import type { Event } from "../events/index.ts";
import type { Position } from "../position.ts";
import { ENEMY, ROME } from "../sides.ts";
import {
  attacking,
  drawnUp,
  type Figures,
  fought,
  many,
  type Pitched,
  pitched,
  routed,
  toTheEnd,
} from "../testing/field.ts";
import { asked, at, isReduced, type Layout, legal, play, run, side, told, why } from "../testing/table.ts";
import { holders } from "../testing/usurping.ts";
import { AUGUSTUS } from "../titles.ts";
import { d10, where } from "./flow.ts";

const units = (...list: string[]): Figures => ({ units: list });
const decided = (events: readonly Event[]) => {
  const [found] = told(events, "battle-decided");
  if (found === undefined) throw new Error("there was no battle");
  return found;
};
/** Rome attacks Jazyges: the columns before and after shifts, the row, and the result. */
const battle = (pitch: Pitched, die = 3) => decided(toTheEnd(pitched(pitch), [die]));
const odds = (attack: string, defence: string): string =>
  battle({ rome: units(attack), enemy: { ...units(defence), people: "jazyges" } }).baseColumn;

describe("the columns", () => {
  test("IMP-8.2.a IMP-R90 rounded for the defender, without decimals", () => {
    expect(odds("55/2/0", "37/2/0")).toBe("5/4");
    expect([
      odds("10/2/0", "31/2/0"),
      odds("10/2/0", "30/2/0"),
      odds("10/2/0", "20/2/0"),
      odds("19/2/0", "40/2/0"),
    ]).toEqual(["1/3-", "1/3-", "1/2", "1/3-"]);
    expect([
      odds("2/2/0", "3/2/0"),
      odds("4/2/0", "5/2/0"),
      odds("79/2/0", "100/2/0"),
      odds("99/2/0", "100/2/0"),
    ]).toEqual(["2/3", "4/5", "2/3", "4/5"]);
    expect([odds("10/2/0", "10/2/0"), odds("5/2/0", "4/2/0"), odds("3/2/0", "2/2/0"), odds("2/2/0", "1/2/0")]).toEqual([
      "1/1",
      "5/4",
      "3/2",
      "2/1",
    ]);
    expect([
      odds("3/2/0", "1/2/0"),
      odds("39/2/0", "10/2/0"),
      odds("40/2/0", "10/2/0"),
      odds("90/2/0", "10/2/0"),
    ]).toEqual(["3/1", "3/1", "4/1+", "4/1+"]);
  });

  const column = (attack: readonly string[], defence: readonly string[]): string =>
    battle({ rome: units(...attack), enemy: { ...units(...defence), people: "jazyges" } }).column;

  test("IMP-8.5.a IMP-TC.h IMP-TC.i quality: means rounded down; one, two if double, none if equal", () => {
    expect(column(["10/2/0"], ["10/2/0"])).toBe("1/1");
    expect(column(["10/3/0"], ["10/2/0"])).toBe("5/4");
    expect(column(["10/2/0"], ["10/3/0"])).toBe("4/5");
    expect(column(["10/4/0"], ["10/2/0"])).toBe("3/2");
    expect(column(["10/1/0"], ["10/2/0"])).toBe("2/3");
    // 1, 1 and 3 make 1 (5/3).
    expect(column(["4/1/0", "3/1/0", "3/3/0"], ["10/1/0"])).toBe("1/1");
  });

  test("IMP-R91 any quality is double of none", () => {
    expect(column(["10/1/0"], ["10/0/0"])).toBe("3/2");
    expect(column(["10/0/0"], ["10/0/0"])).toBe("1/1");
    expect(column(["10/0/0"], ["10/1/0"])).toBe("2/3");
  });

  test("IMP-TC.j the first and the last column are the ends", () => {
    expect(column(["50/4/0"], ["10/2/0"])).toBe("4/1+");
    expect(column(["30/4/0"], ["10/2/0"])).toBe("4/1+");
    expect(column(["2/1/0"], ["10/2/0"])).toBe("1/3-");
  });
});

describe("the die", () => {
  const row = (pitch: Pitched, die = 3): number => battle(pitch, die).row;
  const even = { rome: units("10/2/0"), enemy: { ...units("10/2/0"), people: "jazyges" } };

  test("IMP-TC.b IMP-8.5.b the best leader's TB; without one the mean of the units, rounded down", () => {
    expect(row({ ...even, rome: { units: ["10/2/0"], leaders: ["2/1", "1/6"] } })).toBe(5);
    expect(row({ ...even, rome: { units: ["5/2/1", "5/2/0"] } })).toBe(3);
    expect(row({ ...even, rome: { units: ["5/2/1", "5/2/1"] } })).toBe(4);
    expect(row({ ...even, enemy: { units: ["10/2/1"], people: "jazyges" } })).toBe(2);
    // A leader without a TB leaves his units none.
    expect(row({ ...even, rome: { units: ["10/2/1"], leaders: ["0/6"] } })).toBe(3);
  });

  test("IMP-TC.c IMP-TC.d IMP-R114 barbarians outside the empire: +1 attacking, -1 defending", () => {
    expect(row({ ...even, at: "jazyges" })).toBe(2);
    expect(row({ ...even, at: "jazyges", attacker: "enemy" })).toBe(4);
    expect(row({ ...even, attacker: "enemy" })).toBe(3);
    // Osrhoene is the empire's from 196 on.
    const east = { rome: units("10/2/0"), enemy: { ...units("10/2/0"), people: "parthes" }, at: "osrhoene" };
    expect([row(east), row({ ...east, grown: true })]).toEqual([2, 3]);
  });

  test("IMP-TC.e IMP-TC.f IMP-8.5.c between Romans one for the higher PC; none is 0", () => {
    const romans = (attack: string[], defence: string[]): number =>
      row({ rome: { units: ["10/2/0"], leaders: attack }, enemy: { units: ["10/2/0"], leaders: defence } });
    expect([romans(["0/5"], ["0/4"]), romans(["0/4"], ["0/4"]), romans(["0/3"], ["0/4"])]).toEqual([4, 3, 2]);
    expect(romans([], ["0/1"])).toBe(2);
    expect(romans(["0/3", "0/6"], ["0/5"])).toBe(4);
    // Not against Peoples.
    expect(row({ ...even, rome: { units: ["10/2/0"], leaders: ["0/6"] } })).toBe(3);
  });

  test("IMP-TC.a rows end at -2 and 9", () => {
    const low = battle({ ...even, event: 3, enemy: { units: ["10/2/0"], leaders: ["9"], people: "jazyges" } }, 1);
    expect([low.attacker, low.defender]).toEqual(["A", "R"]);
    const high = battle({ ...even, rome: { units: ["10/2/0"], leaders: ["9"] } }, 6);
    expect([high.attacker, high.defender]).toEqual(["R", "A"]);
  });

  test("IMP-R88 R/R is won by the defender in its lower row and by the attacker in the higher", () => {
    expect(
      [battle(even, 3), battle(even, 4)].map(({ winner, attacker, defender }) => [winner, attacker, defender]),
    ).toEqual([
      ["enemy", "R", "R"],
      ["rome", "R", "R"],
    ]);
  });
});

describe("losses", () => {
  test("IMP-8.3.e IMP-R87 the example: six against nine, 1/2: four", () => {
    const p = pitched({
      rome: { units: many(6, "10/2/0"), leaders: ["2"] },
      enemy: { units: ["1/2/0", "1/2/0", "1/2/0", "57/2/0"].slice(0, 4), people: "jazyges" },
    });
    // 60 to 60 with four units; the share is taken of the loser's number.
    const events = toTheEnd(p, [4]);
    expect(decided(events)).toMatchObject({ row: 6, attacker: "1/2", defender: "A" });
    expect(told(events, "losses").find((event) => event.side === "rome")?.reduced.length).toBe(2);
  });

  test("IMP-8.3.f the second example: two against four reduced ones at 3/4: both are reduced, once", () => {
    const p = pitched({
      rome: { units: many(2, "10/2/0") },
      enemy: { units: many(4, "5/2/0 reduced"), people: "jazyges" },
    });
    const events = toTheEnd(p, [5]);
    expect(decided(events)).toMatchObject({ row: 5, attacker: "3/4", defender: "A" });
    const mine = told(events, "losses").filter((event) => event.side === "rome");
    expect(mine.flatMap((event) => event.reduced).length).toBe(2);
    expect(mine.flatMap((event) => event.lost).length).toBe(0);
    expect(
      told(events, "losses")
        .filter((event) => event.side === "enemy")
        .flatMap((event) => event.lost).length,
    ).toBe(4);
  });

  test("IMP-8.3.e a quarter of three units is none", () => {
    const p = pitched({ rome: { units: many(3, "10/2/0") }, enemy: { units: many(3, "10/2/0"), people: "jazyges" } });
    // Row 2 at 1/1 is A - 3/4: two of the winner.
    const events = toTheEnd(p, [2]);
    expect(decided(events)).toMatchObject({ winner: "enemy", attacker: "A", defender: "3/4" });
    expect(
      told(events, "losses")
        .filter((event) => event.side === "enemy")
        .flatMap((event) => event.reduced).length,
    ).toBe(2);
  });

  test("IMP-8.3.g the owner chooses, a reduced unit dies of it", () => {
    const { p } = fought(
      "enemy",
      {
        war: ["jazyges"],
        rome: { pannonia_inferior: ["ii_adiutrix", "x_gemina-", "xiv_gemina"] },
        enemy: { pannonia_inferior: ["jazyges_1", "jazyges_2", "jazyges_3"] },
      },
      "pannonia_inferior",
      // 27 to 27, quality 2 to 2 (8/3): 1/1; TB 1 to 0: row 2 is A - 3/4.
      [1],
    );
    expect(asked(p)).toBe("losses");
    play(p, ["lose x_gemina"]);
    expect(at(p, "x_gemina")).toBe("dead");
    expect(why(p, "lose x_gemina")).not.toBe("legal");
  });

  test("IMP-8.3.d IMP-R84 A: reduced ones die, the others are reduced and leave; leaders without units leave too", () => {
    const { p } = fought(
      "rome",
      {
        war: ["quades"],
        rome: { pannonia_superior: ["x_gemina", "xiv_gemina", "i_adiutrix", "claudius_pompeianus"] },
        enemy: { pannonia_superior: ["quades_1-", "quades_chief_1"] },
      },
      "pannonia_superior",
      [],
      { from: "noricum", pieces: ["x_gemina", "xiv_gemina", "i_adiutrix"] },
    );
    play(p, "stand", [3]);
    expect(at(p, "quades_1")).toBe("box");
    expect(asked(p)).toBe("retreat");
    // A chief without units may go wherever he likes, but not where the attackers came from.
    expect(legal(p, "retreat").sort()).toEqual([
      "retreat dalmatia",
      "retreat pannonia_inferior",
      "retreat quades",
      "retreat venetia",
    ]);
    play(p, "retreat quades");
    expect([at(p, "quades_chief_1"), p.vp[ROME]]).toEqual(["quades", 1]);
  });
});

describe("deaths", () => {
  test("IMP-8.4.a IMP-8.3.c IMP-10.b E: units and leaders, a point each", () => {
    const { p } = fought(
      "rome",
      {
        war: ["quades"],
        event: 12,
        rome: { pannonia_superior: ["x_gemina", "xiv_gemina", "i_adiutrix", "ii_adiutrix", "claudius_pompeianus"] },
        enemy: { pannonia_superior: ["quades_1-", "quades_chief_1", "quades_chief_2"] },
      },
      "pannonia_superior",
    );
    // 40 to 6, six and one for the gift, two against one: 8, R/E; 46 points of strength.
    play(p, "stand", [6]);
    expect(where(p, "quades_1", "quades_chief_1", "quades_chief_2")).toEqual(["box", "absent", "absent"]);
    expect(p.vp[ROME]).toBe(1 + 2);
  });

  test("IMP-8.3.b IMP-8.4.a no way out: all are lost, a point for each leader", () => {
    const p = routed(
      "defender",
      "enemy",
      {
        war: ["gaetuli", "garamantes"],
        rome: { aethiopia: ["vexillatio_sud_1", "martius_verus"] },
        enemy: { aethiopia: ["gaetuli_1"], thebais: ["garamantes_1"] },
      },
      "aethiopia",
      { from: "thebais", pieces: ["gaetuli_1"] },
    );
    while (p.stack.length > 0) play(p, legal(p)[0]);
    expect([at(p, "vexillatio_sud_1"), at(p, "martius_verus"), p.vp[ENEMY]]).toEqual(["box", "gone", 1]);
  });

  const civil = (
    rome: Figures,
    enemy: Figures,
    die: number,
    attacker: "rome" | "enemy" = "rome",
  ): { p: Position; events: Event[] } => {
    const p = pitched({ rome, enemy, attacker });
    return { p, events: toTheEnd(p, [die]) };
  };

  test("IMP-8.4.b beaten between Romans Augustus, Caesar and usurper die whatever the result; others leave", () => {
    // R/R for the defender: Rome attacks and is beaten.
    const { events } = civil(
      { units: ["10/2/0"], leaders: ["0/4 caesar", "0/4"] },
      { units: ["10/2/0"], leaders: ["0/4 usurper"] },
      3,
    );
    const dead = told(events, "died");
    expect([dead.length, dead[0]?.how]).toEqual([1, "civil"]);
    const { events: other } = civil(
      { units: ["10/2/0"], leaders: ["0/4 caesar"] },
      { units: ["10/2/0"], leaders: ["0/4 usurper", "0/4"] },
      4,
    );
    expect(told(other, "died").length).toBe(1);
  });

  test("IMP-8.4.b not against Peoples", () => {
    const { p } = fought(
      "enemy",
      {
        war: ["quades"],
        rome: { pannonia_superior: ["marcus_aurelius*", "x_gemina"] },
        enemy: { pannonia_superior: ["quades_1", "quades_2", "quades_3"] },
      },
      "pannonia_superior",
    );
    play(p, "stand", [6]);
    while (asked(p) !== "nothing") play(p, legal(p)[0]);
    expect(holders(p, AUGUSTUS)).toEqual(["marcus_aurelius"]);
    expect(at(p, "marcus_aurelius")).not.toBe("pannonia_superior");
  });

  test("IMP-4.5F.a IMP-8.4.b a usurper beaten dies, and his army is loyal where it has fled to", () => {
    const { p, events } = fought(
      "rome",
      {
        rome: {
          roma: ["marcus_aurelius*"],
          cappadocia: ["xii_fulminata", "xv_apollinaris", "iii_gallica", "martius_verus"],
        },
        enemy: { cappadocia: ["avidius_cassius!", "iv_scythica"] },
      },
      "cappadocia",
    );
    const more = [...events, ...play(p, "stand", [6])];
    while (asked(p) !== "nothing") more.push(...play(p, legal(p)[0]));
    expect([at(p, "avidius_cassius"), side(p, "iv_scythica"), isReduced(p, "iv_scythica")]).toEqual([
      "gone",
      "rome",
      true,
    ]);
    expect(told(more, "usurpation-failed").length).toBe(1);
    // 40 points of strength, and a leader.
    expect(p.vp[ROME]).toBe(2);
  });
});

describe("points", () => {
  const points = (attack: string, defence: string, die: number): number[] => {
    const p = pitched({ rome: units(attack), enemy: { ...units(defence), people: "jazyges" } });
    toTheEnd(p, [die]);
    return [p.vp[ROME], p.vp[ENEMY]];
  };
  test("IMP-10.a IMP-R97 35 points of strength in all make one, for either, R/R too; 34 make none", () => {
    expect(points("18/2/0", "17/2/0", 4)).toEqual([1, 0]);
    expect(points("18/2/0", "17/2/0", 3)).toEqual([0, 1]);
    expect(points("17/2/0", "17/2/0", 4)).toEqual([0, 0]);
  });

  test("IMP-R97 who has evaded is not counted", () => {
    const { p } = fought(
      "rome",
      {
        war: ["quades"],
        rome: { pannonia_superior: ["x_gemina", "xiv_gemina"] },
        enemy: { pannonia_superior: ["quades_1", "quades_2", "quades_chief_2"] },
      },
      "pannonia_superior",
    );
    play(p, "evade quades_chief_2", [1]);
    play(p, ["bring quades_1"]);
    play(p, "slip noricum", [6]);
    while (asked(p) !== "nothing") play(p, legal(p)[0]);
    // 20 and 9.
    expect(p.vp[ROME]).toBe(0);
  });
});

describe("evasion", () => {
  const LAYOUT: Layout = {
    war: ["quades"],
    rome: { pannonia_superior: ["x_gemina", "xiv_gemina", "i_adiutrix", "martius_verus", "macrinus_vindex"] },
    enemy: { pannonia_superior: ["quades_1", "quades_2"] },
  };
  const evading = (): Position =>
    fought("enemy", LAYOUT, "pannonia_superior", [], { from: "noricum", pieces: ["quades_1", "quades_2"] }).p;

  test("IMP-8.1.a IMP-R83 strictly below his SR; the best SR first, each once", () => {
    const p = evading();
    expect(why(p, "evade macrinus_vindex")).toBe("IMP-8.1.a");
    play(p, "evade martius_verus", [3]);
    // SR 3: a 3 fails. The other one, SR 2, may still try.
    expect(why(p, "evade martius_verus")).not.toBe("legal");
    play(p, "evade macrinus_vindex", [1]);
    expect(asked(p)).toBe("evasion");
  });

  test("IMP-8.1.f IMP-8.1.d with CC units, not to where the attackers came from", () => {
    const p = evading();
    play(p, "evade martius_verus", [2]);
    expect(why(p, "slip noricum")).toBe("IMP-8.1.d");
    // With all of them there is one way only.
    play(p, ["bring x_gemina", "bring xiv_gemina", "bring i_adiutrix", "bring macrinus_vindex"]);
    if (asked(p) === "evasion") play(p, "slip pannonia_inferior");
    expect(where(p, "x_gemina", "macrinus_vindex", "quades_1")).toEqual([
      "pannonia_inferior",
      "pannonia_inferior",
      "pannonia_superior",
    ]);
    expect(asked(p)).toBe("nothing");
  });

  test("IMP-8.1.f more than his CC stay behind and fight", () => {
    const { p } = fought(
      "enemy",
      {
        ...LAYOUT,
        rome: { pannonia_superior: ["x_gemina", "xiv_gemina", "i_adiutrix", "ii_adiutrix", "macrinus_vindex"] },
      },
      "pannonia_superior",
    );
    play(p, "evade macrinus_vindex", [1]);
    play(p, ["bring x_gemina", "bring xiv_gemina", "bring i_adiutrix"]);
    expect(why(p, "bring ii_adiutrix")).toBe("IMP-8.1.f");
  });

  test("IMP-8.1.c IMP-7.1.e across a strait", () => {
    const { p } = fought(
      "enemy",
      {
        war: ["maetae"],
        rome: { britannia_londinium: ["vexillatio_bretagne_1", "statius_priscus"] },
        enemy: { britannia_londinium: ["maetae_1"] },
      },
      "britannia_londinium",
      [],
      { from: "britannia_deva", pieces: ["maetae_1"] },
    );
    play(p, "evade statius_priscus", [1]);
    play(p, "bring vexillatio_bretagne_1");
    expect(legal(p, "slip").sort()).toEqual(["slip belgica", "slip britannia_isca"]);
  });

  test("IMP-3.5.f IMP-R83 the garrison evades with an Augustus or Caesar only; IMP-R108 rebel ones with nobody", () => {
    const { p } = fought(
      "enemy",
      {
        war: ["quades"],
        rome: { venetia: ["praetoria_1", "martius_verus", "vexillatio_danube_1"] },
        enemy: { venetia: ["quades_1", "quades_chief_1"] },
      },
      "venetia",
    );
    play(p, "evade martius_verus", [1]);
    expect(why(p, "bring praetoria_1")).toBe("IMP-3.5.f");
    const { p: q } = fought(
      "rome",
      {
        rome: { dacia: ["marcus_aurelius*"], roma: ["x_gemina"] },
        enemy: { roma: ["avidius_cassius!", "praetoria_1", "iv_scythica"] },
      },
      "roma",
    );
    play(q, "evade avidius_cassius", [1]);
    expect(why(q, "bring praetoria_1")).not.toBe("legal");
    play(q, ["bring iv_scythica", "slip campania"]);
    // Left without a rebel leader it is loyal at once, and there is no battle.
    expect([side(q, "praetoria_1"), asked(q)]).toEqual(["rome", "nothing"]);
  });
});

describe("retreat", () => {
  test("IMP-8.3.a IMP-R84 the attacker may go back where he came from, the defender not", () => {
    const layout: Layout = {
      war: ["quades"],
      rome: { pannonia_superior: ["vexillatio_danube_1"] },
      enemy: { pannonia_superior: ["quades_1", "quades_chief_1"] },
    };
    const back = routed("attacker", "enemy", layout, "pannonia_superior", { from: "quades", pieces: ["quades_1"] });
    expect(legal(back, "retreat")).toContain("retreat quades");
    const p = routed("defender", "enemy", layout, "pannonia_superior", { from: "noricum", pieces: ["quades_1"] });
    expect(legal(p, "retreat")).not.toContain("retreat noricum");
    expect(legal(p, "retreat")).toContain("retreat quades");
  });

  test("IMP-8.3.a into no zone with an enemy unit; an enemy leader does not bar it", () => {
    const p = routed(
      "defender",
      "enemy",
      {
        war: ["quades"],
        rome: { pannonia_superior: ["vexillatio_danube_1"] },
        enemy: { pannonia_superior: ["quades_1"], noricum: ["quades_2"], dalmatia: ["quades_chief_1"] },
      },
      "pannonia_superior",
    );
    expect(legal(p, "retreat")).not.toContain("retreat noricum");
    expect(legal(p, "retreat")).toContain("retreat dalmatia");
  });

  test("IMP-4.3.m IMP-R84 Peoples retreat into the Interior only with a chief of theirs", () => {
    const layout = (chief: readonly string[]): Layout => ({
      war: ["quades"],
      rome: { noricum: ["vexillatio_danube_1"] },
      enemy: { noricum: ["quades_1", ...chief] },
    });
    const p = routed("defender", "rome", layout([]), "noricum");
    expect(legal(p, "retreat")).not.toContain("retreat venetia");
    const q = routed("defender", "rome", layout(["quades_chief_1"]), "noricum");
    expect(legal(q, "retreat")).toContain("retreat venetia");
  });

  test("IMP-4.3.d rebels do not retreat out of the empire", () => {
    const p = routed(
      "defender",
      "rome",
      {
        rome: { roma: ["marcus_aurelius*"], syria_phoenice: ["vexillatio_oriental_1"] },
        enemy: { syria_phoenice: ["avidius_cassius!", "iii_gallica"] },
      },
      "syria_phoenice",
    );
    expect(legal(p, "retreat").sort()).toEqual(["retreat arabia", "retreat syria_coele", "retreat syria_palaestina"]);
  });

  test("IMP-R84 the garrison retreats without an Augustus", () => {
    const p = routed(
      "defender",
      "enemy",
      { war: ["quades"], rome: { venetia: ["praetoria_1"] }, enemy: { venetia: ["quades_1", "quades_chief_1"] } },
      "venetia",
    );
    expect(legal(p, "retreat").length).toBeGreaterThan(0);
  });

  test("IMP-3.5.h Romans do not retreat into the land of a People at peace", () => {
    const p = routed(
      "defender",
      "enemy",
      {
        war: ["quades"],
        rome: { pannonia_superior: ["vexillatio_danube_1"] },
        enemy: { pannonia_superior: ["quades_1"] },
      },
      "pannonia_superior",
    );
    expect(legal(p, "retreat")).not.toContain("retreat marcomanni");
    expect(legal(p, "retreat")).toContain("retreat quades");
  });
});

describe("combats", () => {
  test("IMP-8.a compulsory, everywhere, in the order the attacker likes", () => {
    const p = attacking("rome", {
      war: ["quades"],
      rome: { dacia: ["xiii_gemina"], noricum: ["vexillatio_danube_1"] },
      enemy: { dacia: ["quades_1"], noricum: ["quades_2"] },
    });
    run(p);
    expect(legal(p).sort()).toEqual(["fight dacia", "fight noricum"]);
  });

  test("IMP-8.b IMP-8.a leaders alone are hunted, not fought", () => {
    const p = attacking("rome", {
      war: ["quades"],
      rome: { dacia: ["xiii_gemina"] },
      enemy: { dacia: ["quades_chief_1"] },
    });
    run(p, d10(2));
    expect(asked(p)).toBe("nothing");
  });

  test("IMP-8.c everybody in the zone takes part", () => {
    const p = drawnUp(
      "rome",
      {
        war: ["quades", "jazyges"],
        rome: { dacia: ["xiii_gemina", "praetoria_1", "vexillatio_danube_1"] },
        enemy: { dacia: ["quades_1", "jazyges_1-"] },
      },
      "dacia",
    );
    const events = toTheEnd(p, [6]);
    const [drawn] = told(events, "battle");
    expect([drawn?.attacker.sp, drawn?.defender.sp]).toEqual([12 + 5 + 9, 9 + 6]);
  });
});
