import { describe, expect, test } from "vitest";
import { DIDIUS_DUE, isFlagged, PERTINAX_HUNTED, SUCCESS } from "../position.ts";
import {
  asked,
  at,
  byDefault,
  type Layout,
  lay,
  legal,
  piece,
  play,
  reason,
  side,
  told,
  toMove,
  why,
} from "../testing/table.ts";
import { die, holders, rated } from "../testing/usurping.ts";
import { AUGUSTUS, CAESAR, claimOf, GUARD, isCivilWar, USURPER } from "../titles.ts";
import { enthrone } from "./succession.ts";

/** Marcus Aurelius reigns alone; generals on the Danube, in the East and in the Interior, and one abroad. */
const ALONE: Layout = {
  year: 176,
  rome: {
    pannonia_superior: ["marcus_aurelius*", "x_gemina"],
    dacia: ["maximianus", "xiii_gemina"],
    syria_coele: ["martius_verus", "iv_scythica"],
    roma: ["claudius_pompeianus", "praetoria_1"],
    silva_gabreta: ["macrinus_vindex"],
  },
};

describe("heirs", () => {
  test("IMP-C015 IMP-3.6.k one Caesar becomes Augustus, and is Caesar no more; the guard of the dead man is out", () => {
    const p = lay({ year: 180, rome: { roma: ["marcus_aurelius*", "commodus+"] }, guard: "marcus_aurelius" });
    const events = die(p, "marcus_aurelius", "natural");
    expect(told(events, "emperor")).toMatchObject([{ leader: "commodus", by: "caesar", rule: "IMP-3.6.k" }]);
    expect([holders(p, AUGUSTUS), holders(p, CAESAR), holders(p, GUARD)]).toEqual([["commodus"], [], []]);
    expect([isCivilWar(p), asked(p)]).toEqual([false, "nothing"]);
  });

  test("IMP-C095 IMP-3.6.l two Caesares become Augusti together", () => {
    const p = lay({
      year: 211,
      rome: { britannia_deva: ["septimius_severus*", "caracalla+", "geta+"] },
      guard: "geta",
    });
    const events = die(p, "septimius_severus", "natural");
    expect(told(events, "emperor").map(({ rule }) => rule)).toEqual(["IMP-3.6.l", "IMP-3.6.l"]);
    expect([holders(p, AUGUSTUS), holders(p, CAESAR)]).toEqual([["caracalla", "geta"], []]);
    expect(holders(p, GUARD)).toEqual(["geta"]); // IMP-R42: he keeps a title
  });
});

describe("nobody to follow", () => {
  test("IMP-C149 IMP-3.6.m IMP-4.5V.a IMP-4.5V.b Rome chooses first, wherever he is; then the Enemy a general in a Front, without a die", () => {
    const p = lay(ALONE);
    die(p, "marcus_aurelius", "natural");
    expect([asked(p), toMove(p)]).toEqual(["acclamation", "capitoline"]);
    expect(legal(p)).toEqual([
      "succeed claudius_pompeianus",
      "succeed martius_verus",
      "succeed macrinus_vindex",
      "succeed maximianus",
    ]);
    expect(why(p, "succeed vologeses_iii")).toBe("IMP-3.6.m");
    expect(why(p, "succeed x_gemina")).toBe("IMP-3.6.m");
    expect(byDefault(p)).toBe("succeed claudius_pompeianus");
    play(p, "succeed claudius_pompeianus");
    expect([asked(p), toMove(p)]).toEqual(["rival", "aventine"]);
    expect(holders(p, AUGUSTUS)).toEqual(["claudius_pompeianus"]);
    expect(legal(p)).toEqual(["proclaim martius_verus", "proclaim maximianus"]);
  });

  test("IMP-C149 IMP-4.5V.b IMP-R40 the rival stands in a Front, be it that of the new Augustus, and is not he", () => {
    const p = lay({ ...ALONE, rome: { ...ALONE.rome, noricum: ["basseus_rufus"] } });
    die(p, "marcus_aurelius", "natural");
    play(p, "succeed maximianus");
    expect(reason(p, "proclaim claudius_pompeianus")).toBe("IMP-4.5V.b usurperFront");
    expect(reason(p, "proclaim macrinus_vindex")).toBe("IMP-4.5V.b usurperFront");
    expect(reason(p, "proclaim maximianus")).toBe("IMP-3.6.m usurperIsAugustus");
    expect(reason(p, "proclaim avidius_cassius")).toBe("IMP-4.5V.c usurperLoyal");
    expect(legal(p)).toEqual(["proclaim martius_verus", "proclaim basseus_rufus"]);
    const events = play(p, "proclaim basseus_rufus");
    expect(told(events, "usurper")).toMatchObject([{ leader: "basseus_rufus", rule: "IMP-4.5V.a", bonus: 0 }]);
    expect(told(events, "validation")).toEqual([]);
    expect([side(p, "basseus_rufus"), side(p, "maximianus"), asked(p)]).toEqual(["enemy", "rome", "extension"]);
  });

  test("IMP-3.6.m where only one can be chosen nobody is asked", () => {
    const p = lay({ rome: { roma: ["marcus_aurelius*"], syria_coele: ["martius_verus", "iv_scythica"] } });
    const events = die(p, "marcus_aurelius", "natural");
    expect(told(events, "emperor")).toMatchObject([{ leader: "martius_verus" }]);
    expect([told(events, "usurper"), asked(p)]).toEqual([[], "nothing"]); // IMP-R40: nobody else is there
  });

  test("IMP-R40 no general in a Front where no living usurper was proclaimed: no usurpation", () => {
    const p = lay({
      rome: { roma: ["marcus_aurelius*", "perennis"], dacia: ["maximianus"] },
      enemy: { noricum: ["pescennius_niger!", "ii_italica"] },
      claims: { pescennius_niger: { front: "danube" } },
    });
    die(p, "marcus_aurelius", "natural");
    play(p, "succeed perennis");
    expect([holders(p, USURPER), side(p, "maximianus"), asked(p)]).toEqual([["pescennius_niger"], "rome", "nothing"]);
  });

  test("IMP-4.5V.f IMP-R40 two usurpers are in play: no third", () => {
    const p = lay({
      rome: { roma: ["marcus_aurelius*", "perennis"], dacia: ["maximianus"] },
      enemy: { syria_coele: ["pescennius_niger!", "iv_scythica"], britannia_isca: ["clodius_albinus!", "ii_augusta"] },
      claims: { pescennius_niger: { front: "oriental" }, clodius_albinus: { front: "bretagne" } },
    });
    die(p, "marcus_aurelius", "natural");
    play(p, "succeed perennis");
    expect([holders(p, USURPER), asked(p)]).toEqual([["pescennius_niger", "clodius_albinus"], "nothing"]);
  });

  test("IMP-R40 IMP-R61 in a civil war the Enemy has a second usurper of it", () => {
    const p = lay({
      rome: { roma: ["marcus_aurelius*", "perennis"], dacia: ["maximianus"] },
      enemy: { syria_coele: ["pescennius_niger!", "iv_scythica"] },
      claims: { pescennius_niger: { front: "oriental" } },
    });
    die(p, "marcus_aurelius", "natural");
    play(p, "succeed perennis");
    expect(holders(p, USURPER)).toEqual(["maximianus", "pescennius_niger"]);
    expect(claimOf(p, piece("maximianus")).front).toBe(2);
  });

  test("IMP-4.2.k where Peoples stand nobody can rise: rebels never share a zone with them", () => {
    const p = lay({ ...ALONE, war: ["quades"], enemy: { dacia: ["quades_1"] } });
    die(p, "marcus_aurelius", "plague");
    play(p, "succeed claudius_pompeianus");
    // Only Martius Verus was left, and so nobody was asked.
    expect(holders(p, USURPER)).toEqual(["martius_verus"]);
    const q = lay({
      ...ALONE,
      rome: { ...ALONE.rome, noricum: ["basseus_rufus"] },
      war: ["quades"],
      enemy: { dacia: ["quades_1"] },
    });
    die(q, "marcus_aurelius", "plague");
    play(q, "succeed claudius_pompeianus");
    expect(reason(q, "proclaim maximianus")).toBe("IMP-4.2.k usurperAmongForeigners");
  });

  test("IMP-R40 nobody is loyal on the map: the next Roman leader to enter is Augustus, and only he", () => {
    const p = lay({ year: 184, rome: { roma: ["marcus_aurelius*"] } });
    const events = die(p, "marcus_aurelius", "natural");
    expect(told(events, "vacant")).toHaveLength(1);
    expect([holders(p, AUGUSTUS), asked(p)]).toEqual([[], "nothing"]);
    const q = lay({ year: 185, rome: { roma: ["septimius_severus", "clodius_albinus"] } });
    const heard: string[] = [];
    for (const name of ["septimius_severus", "clodius_albinus"])
      enthrone(q, piece(name), ({ rule }) => heard.push(rule));
    expect([holders(q, AUGUSTUS), heard]).toEqual([["septimius_severus"], ["IMP-3.6.m"]]);
  });

  test("IMP-R40 IMP-R60 the throne is not vacant when a usurper has won it", () => {
    const p = lay({ flags: SUCCESS, rome: { roma: ["septimius_severus"] } });
    enthrone(p, piece("septimius_severus"), () => {});
    expect(holders(p, AUGUSTUS)).toEqual([]);
  });

  test("IMP-R40 whoever is loyal again when the last usurper dies can be Augustus, if nobody is; no rival is chosen then", () => {
    const p = lay({
      enemy: {
        syria_coele: ["pescennius_niger!", "iv_scythica"],
        cappadocia: ["laetus", "xii_fulminata"],
        arabia: ["fabius_cilo", "iii_cyrenaica"],
      },
    });
    die(p, "pescennius_niger", "natural");
    expect([asked(p), toMove(p)]).toEqual(["acclamation", "capitoline"]);
    play(p, "succeed laetus");
    expect([holders(p, AUGUSTUS), holders(p, USURPER), asked(p)]).toEqual([["laetus"], [], "nothing"]);
  });
});

/** Commodus reigns alone. */
const COMMODUS: Layout = {
  year: 192,
  rome: {
    roma: ["commodus*", "perennis", "praetoria_1", "equites_singulares", "urbanae_roma_1"],
    pannonia_superior: ["helvius_pertinax", "x_gemina"],
    dacia: ["maximianus", "xiii_gemina"],
  },
};

describe("the succession of Commodus", () => {
  test("IMP-C093 IMP-4.5K.a IMP-4.5K.b IMP-4.5K.c IMP-4.5K.d IMP-R67 Pertinax is Augustus, Didius a usurper in Rome with all who are there", () => {
    const p = lay(COMMODUS);
    const events = die(p, "commodus", "assassinated");
    expect(told(events, "emperor")).toMatchObject([{ leader: "helvius_pertinax", by: "commodus", rule: "IMP-4.5K.a" }]);
    expect(told(events, "usurper")).toMatchObject([{ leader: "didius_julianus", zone: "roma", front: null }]);
    expect([at(p, "didius_julianus"), side(p, "didius_julianus")]).toEqual(["roma", "enemy"]);
    expect([holders(p, AUGUSTUS), holders(p, USURPER)]).toEqual([["helvius_pertinax"], ["didius_julianus"]]);
    for (const name of ["praetoria_1", "equites_singulares", "urbanae_roma_1", "perennis"])
      expect(side(p, name), name).toBe("enemy");
    expect([side(p, "x_gemina"), side(p, "maximianus")]).toEqual(["rome", "rome"]);
    expect([isFlagged(p, PERTINAX_HUNTED), isFlagged(p, DIDIUS_DUE), isFlagged(p, SUCCESS)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([isCivilWar(p), asked(p), told(events, "allegiance")]).toEqual([true, "nothing", []]); // no steps B and C
  });

  test("IMP-C174 IMP-4.5K.a IMP-R65 over the head of a Caesar, who keeps his title; Pertinax may be a Caesar himself", () => {
    const p = lay({ ...COMMODUS, rome: { ...COMMODUS.rome, dacia: ["maximianus+"] } });
    die(p, "commodus", "natural");
    expect([holders(p, AUGUSTUS), holders(p, CAESAR)]).toEqual([["helvius_pertinax"], ["maximianus"]]);
    const q = lay({ ...COMMODUS, rome: { ...COMMODUS.rome, pannonia_superior: ["helvius_pertinax+"] } });
    die(q, "commodus", "natural");
    expect([holders(q, AUGUSTUS), holders(q, CAESAR)]).toEqual([["helvius_pertinax"], []]);
  });

  test("IMP-C094 IMP-C174 IMP-4.5K.g IMP-R66 without Pertinax Rome chooses whom it likes, and Didius comes all the same", () => {
    const { pannonia_superior: _, ...rome } = COMMODUS.rome ?? {};
    const p = lay({ ...COMMODUS, year: 195, rome: { ...rome, dacia: ["maximianus+"], noricum: ["fabius_cilo"] } });
    die(p, "commodus", "natural");
    expect(asked(p)).toBe("acclamation");
    expect(legal(p)).toEqual(["succeed perennis", "succeed fabius_cilo", "succeed maximianus"]);
    play(p, "succeed fabius_cilo");
    expect([holders(p, AUGUSTUS), holders(p, CAESAR)]).toEqual([["fabius_cilo"], ["maximianus"]]);
    expect([at(p, "didius_julianus"), holders(p, USURPER)]).toEqual(["roma", ["didius_julianus"]]);
    expect([isFlagged(p, PERTINAX_HUNTED), isFlagged(p, DIDIUS_DUE)]).toEqual([false, true]);
    expect(side(p, "perennis")).toBe("enemy");
  });

  test("IMP-R66 a Pertinax who rebels, or has not come yet, counts as dead", () => {
    const rebel = lay({
      ...COMMODUS,
      rome: { roma: ["commodus*"], dacia: ["maximianus"] },
      enemy: { syria_coele: ["pescennius_niger!", "helvius_pertinax", "iv_scythica"] },
      claims: { pescennius_niger: { front: "oriental" } },
    });
    const events = die(rebel, "commodus", "natural");
    expect(told(events, "emperor")).toMatchObject([{ leader: "maximianus", by: "acclaimed" }]);
    expect(at(rebel, "didius_julianus")).toBe("roma");
    const young = lay({ ...COMMODUS, rome: { roma: ["commodus*"], dacia: ["maximianus"] } });
    die(young, "commodus", "natural");
    expect([holders(young, AUGUSTUS), at(young, "didius_julianus")]).toEqual([["maximianus"], "roma"]);
  });

  test("IMP-C173 IMP-4.5K.h IMP-R66 after 200 it is an ordinary succession; in 200 it is not yet", () => {
    const late = lay({ ...COMMODUS, year: 201, rome: { ...COMMODUS.rome, dacia: ["maximianus+"] } });
    die(late, "commodus", "natural");
    expect([holders(late, AUGUSTUS), holders(late, USURPER)]).toEqual([["maximianus"], []]);
    const last = lay({ ...COMMODUS, year: 200, rome: { ...COMMODUS.rome, dacia: ["maximianus+"] } });
    die(last, "commodus", "natural");
    expect(holders(last, USURPER)).toEqual(["didius_julianus"]);
  });

  test("IMP-R65 another Augustus lives: he reigns alone", () => {
    const p = lay({ ...COMMODUS, year: 180, rome: { ...COMMODUS.rome, dacia: ["marcus_aurelius*"] } });
    die(p, "commodus", "natural");
    expect([holders(p, AUGUSTUS), at(p, "didius_julianus")]).toEqual([["marcus_aurelius"], "to-come"]);
  });

  test("IMP-R65 murdered or beaten in a civil war he has lost it, and nobody succeeds him", () => {
    for (const how of ["civil", "assassinated"] as const) {
      const p = lay({
        ...COMMODUS,
        enemy: { syria_coele: ["pescennius_niger!", "iv_scythica"] },
        claims: { pescennius_niger: { front: "oriental" } },
      });
      die(p, "commodus", how);
      expect([isFlagged(p, SUCCESS), holders(p, AUGUSTUS), at(p, "didius_julianus")]).toEqual([true, [], "to-come"]);
    }
  });

  test("IMP-R65 dead otherwise in a civil war: Didius is the second usurper, but never a third", () => {
    const one = lay({
      ...COMMODUS,
      enemy: { syria_coele: ["pescennius_niger!", "iv_scythica"] },
      claims: { pescennius_niger: { front: "oriental" } },
    });
    die(one, "commodus", "natural");
    expect(holders(one, USURPER)).toEqual(["didius_julianus", "pescennius_niger"]);
    const two = lay({
      ...COMMODUS,
      enemy: { syria_coele: ["pescennius_niger!", "iv_scythica"], britannia_isca: ["clodius_albinus!", "ii_augusta"] },
      claims: { pescennius_niger: { front: "oriental" }, clodius_albinus: { front: "bretagne" } },
    });
    die(two, "commodus", "natural");
    expect(holders(two, USURPER)).toEqual(["pescennius_niger", "clodius_albinus"]);
    expect([holders(two, AUGUSTUS), at(two, "didius_julianus")]).toEqual([["helvius_pertinax"], "to-come"]);
    expect(isFlagged(two, PERTINAX_HUNTED)).toBe(false);
  });

  test("IMP-4.5K.b IMP-R67 Pertinax in Rome is not taken along, and must get away", () => {
    const p = lay({ ...COMMODUS, rome: { roma: ["commodus*", "helvius_pertinax", "praetoria_1"] } });
    die(p, "commodus", "natural", [5]);
    expect([asked(p), side(p, "helvius_pertinax"), side(p, "praetoria_1")]).toEqual(["loneLeader", "rome", "enemy"]);
    play(p, "escape umbria");
    expect([at(p, "helvius_pertinax"), holders(p, AUGUSTUS)]).toEqual(["umbria", ["helvius_pertinax"]]);
  });

  test("IMP-4.2.k Peoples stand in Rome: no place for Didius, an ordinary succession", () => {
    const p = lay({
      ...COMMODUS,
      war: ["quades"],
      rome: { pannonia_superior: ["commodus*", "helvius_pertinax"] },
      enemy: { roma: ["quades_1"] },
    });
    die(p, "commodus", "natural");
    expect([holders(p, AUGUSTUS), at(p, "didius_julianus")]).toEqual([["helvius_pertinax"], "to-come"]);
  });

  test("IMP-S.j IMP-C232 scenario 4 begins with it done", () => {
    const p = lay({ scenario: "s4_five_emperors", asSetUp: true });
    expect([holders(p, AUGUSTUS), holders(p, USURPER)]).toEqual([["helvius_pertinax"], ["didius_julianus"]]);
    expect([isFlagged(p, PERTINAX_HUNTED), isFlagged(p, DIDIUS_DUE)]).toEqual([true, true]);
    expect(["praetoria_1", "equites_singulares", "urbanae_roma_1"].map((name) => side(p, name))).toEqual([
      "enemy",
      "enemy",
      "enemy",
    ]);
  });
});

test("IMP-3.6.m the default of both is the best PC", () => {
  const p = rated(lay({ ...ALONE, rome: { ...ALONE.rome, noricum: ["basseus_rufus"] } }), {
    maximianus: 6,
    basseus_rufus: 5,
  });
  die(p, "marcus_aurelius", "natural");
  expect(byDefault(p)).toBe("succeed maximianus");
  play(p, "succeed maximianus");
  expect(byDefault(p)).toBe("proclaim basseus_rufus");
});
