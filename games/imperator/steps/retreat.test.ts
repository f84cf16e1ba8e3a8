import { describe, expect, test } from "vitest";
import { type Came, drawnUp, routed } from "../testing/field.ts";
import {
  asked,
  at,
  box,
  byDefault,
  inZone,
  type Layout,
  legal,
  people,
  play,
  question,
  reason,
  run,
  side,
  told,
  toMove,
  zone,
} from "../testing/table.ts";

describe("IMP-8.3.a IMP-R84 where the beaten go", () => {
  const battle: Layout = {
    war: ["quades"],
    rome: { pannonia_superior: ["vexillatio_danube_1", "vexillatio_danube_2", "claudius_pompeianus"] },
    enemy: { pannonia_superior: ["quades_1", "quades_2", "quades_chief_1"] },
  };
  const QUADES: Came = { from: "quades", pieces: ["quades_1", "quades_2"] };
  const where = "pannonia_superior";

  test("IMP-8.1.d IMP-C200 the defender not where the attackers came from", () => {
    const p = routed("defender", "enemy", battle, where, QUADES);
    expect([asked(p), toMove(p)]).toEqual(["retreat", "capitoline"]);
    expect(legal(p)).toEqual(["venetia", "noricum", "pannonia_inferior", "dalmatia"].map((zone) => `retreat ${zone}`));
    expect(reason(p, "retreat quades")).toBe("IMP-8.1.d attackersCameFromThere");
  });

  test("IMP-C200 the attacker back to where he came from, or elsewhere", () => {
    const p = routed("attacker", "enemy", battle, where, QUADES);
    expect([asked(p), toMove(p)]).toEqual(["retreat", "aventine"]);
    expect(legal(p)).toContain("retreat quades");
    expect(legal(p)).toContain("retreat pannonia_inferior");
  });

  test("all together to one zone, free of enemy units", () => {
    const rome = { ...battle.rome, pannonia_inferior: ["i_adiutrix"], noricum: ["statius_priscus"] };
    const p = routed("attacker", "enemy", { ...battle, rome }, where, QUADES);
    expect(question(p)).toMatchObject({ together: true, pieces: ["quades_1", "quades_2", "quades_chief_1"] });
    expect(reason(p, "retreat pannonia_inferior")).toBe("IMP-8.1.b enemyThere");
    expect(reason(p, "bring quades_1")).toBe("IMP-8.3.a retreatTogether");
    expect(reason(p, "retreat jazyges")).toBe("IMP-8.1.b notNextToIt");
    expect(reason(p, "retreat noricum")).toBe("legal");
    const events = play(p, "retreat quades");
    expect(told(events, "retreated")[0]).toMatchObject({ rule: "IMP-8.3.a", from: where, to: "quades" });
    expect(inZone(p, "quades")).toEqual(["quades_1", "quades_2", "quades_chief_1"]);
  });

  test("where there is one zone for all, nobody is asked", () => {
    const rome = { caledonia: ["ii_augusta", "vi_victrix"] };
    const p = routed("defender", "rome", { war: ["maetae"], rome, enemy: { caledonia: ["maetae_1"] } }, "caledonia", {
      from: "maetae",
      pieces: ["ii_augusta"],
    });
    expect(at(p, "maetae_1")).toBe("caledonia_ultima");
  });

  test("no leader, no command is needed", () => {
    const enemy = { pannonia_superior: ["quades_1", "quades_2", "quades_3", "quades_4", "marcomanni_3"] };
    const p = routed("defender", "rome", { ...battle, enemy, war: ["quades", "marcomanni"] }, where);
    play(p, "retreat quades");
    expect(inZone(p, "quades")).toHaveLength(5);
  });

  test("who does not answer goes home, or towards the emperor", () => {
    expect(byDefault(routed("attacker", "enemy", battle, where, QUADES))).toBe("retreat quades");
    const rome = { ...battle.rome, roma: ["commodus*"] };
    expect(byDefault(routed("defender", "enemy", { ...battle, rome }, where, QUADES))).toBe("retreat venetia");
  });

  test("a landing force does not go back aboard", () => {
    const layout: Layout = {
      war: ["gaetuli"],
      rome: { cyrenaica: ["vexillatio_sud_1"] },
      enemy: { cyrenaica: ["gaetuli_1"] },
      fleets: { classis_ravennas: "mare_internum_centralis" },
    };
    const p = routed("attacker", "rome", layout, "cyrenaica");
    expect(legal(p)).toEqual(["retreat aegyptus", "retreat tripolitania", "retreat libya_deserta"]);
  });
});

describe("IMP-R84 limits of zones", () => {
  const maetae: Layout = {
    war: ["maetae"],
    rome: { britannia_londinium: ["ii_augusta", "vi_victrix", "xx_valeria_victrix"] },
    enemy: { britannia_londinium: ["maetae_2"], britannia_isca: ["maetae_1"] },
  };
  const FROM_DEVA: Came = { from: "britannia_deva", pieces: ["maetae_2"] };

  test("IMP-3.3.f IMP-R23 no more legions leave their Front than may; their owner says which, the rest is lost", () => {
    const p = routed("defender", "enemy", { ...maetae, reserve: ["bretagne"] }, "britannia_londinium", FROM_DEVA);
    expect(question(p)).toMatchObject({ ask: "retreat", together: false });
    expect(legal(p)).toEqual(["retreat belgica", "bring ii_augusta", "bring vi_victrix", "bring xx_valeria_victrix"]);
    expect(reason(p, "bring maetae_2")).toBe("IMP-8.3.a notRetreating");
    play(p, "bring vi_victrix");
    expect(reason(p, "bring ii_augusta")).toBe("IMP-8.1.b noCommonWay");
    expect(reason(p, "bring vi_victrix")).toBe("IMP-8.1.f comesAlready");
    expect(reason(p, "retreat britannia_deva")).toBe("IMP-8.1.d attackersCameFromThere");
    const events = play(p, "retreat belgica");
    expect(at(p, "vi_victrix")).toBe("belgica");
    expect(told(events, "cut-off")[0]).toMatchObject({ units: ["ii_augusta", "xx_valeria_victrix"] });
    expect([at(p, "ii_augusta"), at(p, "xx_valeria_victrix")]).toEqual(["dead", "dead"]);
  });

  test("where nobody picks, as many go as may, the strongest of them", () => {
    const p = routed("defender", "enemy", { ...maetae, reserve: ["bretagne"] }, "britannia_londinium", FROM_DEVA);
    play(p, "retreat belgica");
    expect(inZone(p, "belgica")).toEqual(["vi_victrix"]);
  });

  test("parts of a Force go to zones of their own: a vexillation out of its Front, its legion not", () => {
    const layout: Layout = {
      war: ["quades", "marcomanni"],
      rome: { noricum: ["x_gemina", "vexillatio_danube_1"] },
      enemy: { noricum: ["marcomanni_3"], raetia: ["quades_1"] },
    };
    const p = routed("defender", "enemy", layout, "noricum", { from: "pannonia_superior", pieces: ["marcomanni_3"] });
    expect(question(p)).toMatchObject({ together: false });
    expect(reason(p, "bring x_gemina")).toBe("IMP-8.1.b noCommonWay");
    const events = play(p, "retreat venetia");
    expect(inZone(p, "venetia")).toEqual(["vexillatio_danube_1"]);
    expect(told(events, "cut-off")[0]).toMatchObject({ units: ["x_gemina"] });
  });

  test("IMP-3.3.c not one legion where the Front is not in reserve", () => {
    const p = routed("defender", "enemy", maetae, "britannia_londinium", FROM_DEVA);
    expect(["ii_augusta", "vi_victrix", "xx_valeria_victrix"].map((legion) => at(p, legion))).toEqual([
      "dead",
      "dead",
      "dead",
    ]);
  });

  test("IMP-4.3.d IMP-C156 rebels stay in the empire, which grows", () => {
    const layout = (grown: boolean): Layout => ({
      grown,
      rome: { cappadocia: ["xiii_gemina"] },
      enemy: { cappadocia: ["xii_fulminata", "martius_verus"], belgica: ["pescennius_niger!"] },
    });
    const p = routed("defender", "rome", layout(false), "cappadocia");
    expect(reason(p, "retreat osrhoene")).toBe("IMP-4.3.d rebelsStayInEmpire");
    expect(reason(p, "retreat galatia")).toBe("legal");
    expect(reason(routed("defender", "rome", layout(true), "cappadocia"), "retreat osrhoene")).toBe("legal");
  });

  test("IMP-3.5.h Romans not into land at peace", () => {
    const layout: Layout = {
      war: ["quades"],
      rome: { pannonia_superior: ["vexillatio_danube_1"] },
      enemy: { pannonia_superior: ["quades_1"] },
    };
    const p = routed("defender", "enemy", layout, "pannonia_superior");
    expect(reason(p, "retreat marcomanni")).toBe("IMP-3.5.h landAtPeace");
    expect(reason(p, "retreat quades")).toBe("legal");
  });

  test("IMP-4.3.i IMP-4.3.m Peoples: to Peoples at war with Rome, into the Interior with a leader of theirs", () => {
    const layout = (...enemy: string[]): Layout => ({
      war: ["marcomanni"],
      rome: { pannonia_superior: ["x_gemina"] },
      enemy: { pannonia_superior: enemy },
    });
    const p = routed("defender", "rome", layout("marcomanni_3", "marcomanni_4"), "pannonia_superior");
    expect(reason(p, "retreat venetia")).toBe("IMP-4.3.m interiorNeedsLeader");
    expect(reason(p, "retreat quades")).toBe("IMP-4.3.i peopleAtPeaceThere");
    expect(reason(p, "retreat noricum")).toBe("legal");
    const led = routed("defender", "rome", layout("marcomanni_3", "marcomanni_chief_2"), "pannonia_superior");
    expect(reason(led, "retreat venetia")).toBe("legal");
  });

  test("IMP-4.3.k into the empire by their own Front only", () => {
    const layout: Layout = {
      war: ["hermunduri"],
      rome: { silva_gabreta: ["x_gemina"] },
      enemy: { silva_gabreta: ["hermunduri_1"] },
    };
    const p = routed("defender", "rome", layout, "silva_gabreta");
    expect(reason(p, "retreat noricum")).toBe("IMP-4.3.k notTheirFront");
    expect(reason(p, "retreat hermunduri")).toBe("legal");
  });

  test("IMP-4.3.l beyond five zones from home they are lost", () => {
    const far = (name: string): number => box.fromHome[people("marcomanni")][zone(name)];
    expect(["britannia_londinium", "britannia_isca", "britannia_deva"].map(far)).toEqual([5, 6, 6]);
    const layout: Layout = {
      war: ["marcomanni"],
      rome: { britannia_londinium: ["ii_augusta"], belgica: ["xxx_ulpia"] },
      enemy: { britannia_londinium: ["marcomanni_3", "marcomanni_chief_1"] },
    };
    const p = routed("defender", "rome", layout, "britannia_londinium");
    expect([at(p, "marcomanni_3"), at(p, "marcomanni_chief_1")]).toEqual(["box", "absent"]);
  });

  test("IMP-4.2.k IMP-R46 not to Enemies of another kind", () => {
    const layout: Layout = {
      war: ["parthes"],
      rome: { syria_phoenice: ["xiii_gemina"] },
      enemy: { syria_phoenice: ["parthes_4"], syria_coele: ["xii_fulminata", "avidius_cassius!"] },
    };
    const p = routed("defender", "rome", layout, "syria_phoenice");
    expect(reason(p, "retreat syria_coele")).toBe("IMP-4.2.k notTheirKind");
  });

  test("IMP-R84 the garrison leaves without an Augustus", () => {
    const enemy = { roma: ["xiii_gemina", "avidius_cassius!"] };
    const p = routed("defender", "enemy", { rome: { roma: ["praetoria_1"] }, enemy }, "roma");
    expect(legal(p)).toEqual(["retreat campania", "retreat umbria"]);
  });

  test("IMP-R108 that of a usurper too", () => {
    const enemy = { roma: ["praetoria_1", "perennis"], belgica: ["avidius_cassius!"] };
    const p = routed("defender", "rome", { rome: { roma: ["xiii_gemina"] }, enemy }, "roma");
    play(p, "retreat umbria");
    expect(inZone(p, "umbria")).toEqual(["praetoria_1", "perennis"]);
    expect(side(p, "praetoria_1")).toBe("enemy");
  });
});

describe("the Armenian unit", () => {
  test("IMP-4.2.i IMP-C116 is lost where it would have to leave; those with it go", () => {
    const layout: Layout = {
      armenia: "rome",
      war: ["parthes"],
      rome: { armenia: ["armenia_1", "vexillatio_oriental_1"] },
      enemy: { armenia: ["parthes_1"] },
    };
    const p = routed("defender", "enemy", layout, "armenia", { from: "parthes_atropatene", pieces: ["parthes_1"] });
    expect(at(p, "armenia_1")).toBe("box");
    play(p, "retreat cappadocia");
    expect(inZone(p, "armenia")).toEqual(["parthes_1"]);
    expect(at(p, "vexillatio_oriental_1")).toBe("cappadocia");
  });

  test("IMP-4.2.g IMP-C154 fights beside whoever has it, and stays where they win", () => {
    const layout: Layout = {
      armenia: "rome",
      war: ["parthes"],
      rome: { armenia: ["armenia_1", "xii_fulminata", "xv_apollinaris"] },
      enemy: { armenia: ["parthes_4-"] },
    };
    const p = drawnUp("enemy", layout, "armenia");
    const events = run(p, [2]);
    expect(told(events, "battle")[0].defender.units).toEqual(["xii_fulminata", "xv_apollinaris", "armenia_1"]);
    expect(told(events, "battle-decided")[0].winner).toBe("rome");
    expect(at(p, "armenia_1")).toBe("armenia");
  });
});

test("IMP-R104 a leader upon whom the beaten come must escape", () => {
  const layout: Layout = {
    war: ["quades"],
    rome: { pannonia_superior: ["x_gemina"], quades: ["statius_priscus"] },
    enemy: { pannonia_superior: ["quades_1"] },
  };
  const p = routed("defender", "rome", layout, "pannonia_superior");
  const events = play(p, "retreat quades", [10]);
  expect(told(events, "hunted")[0]).toMatchObject({ leader: "statius_priscus", escapes: false, rule: "IMP-7.d" });
});
