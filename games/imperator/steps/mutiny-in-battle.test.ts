import { describe, expect, test } from "vitest";
import { contested, isContested } from "../contests.ts";
import { isFlagged, type Position, SUCCESS } from "../position.ts";
import { ENEMY, ROME } from "../sides.ts";
import { CUP, ON_MAP, PLAYED, stratagemNamed } from "../stratagems.ts";
import { eliminate, put } from "../table.ts";
import { attacking, drawnUp, fought, routed, toTheEnd } from "../testing/field.ts";
import {
  asked,
  at,
  check,
  goTo,
  inZone,
  type Layout,
  lay,
  legal,
  piece,
  play,
  reason,
  run,
  side,
  told,
  toMove,
  zone,
} from "../testing/table.ts";

/** Where the marker of a mutiny lies. */
function markerAt({ box, counter, lies }: Position): string | undefined {
  const lying = box.copiesOf[stratagemNamed("mutinerie")].find((each) => counter[each] === ON_MAP);
  return lying === undefined ? undefined : box.zoneIds[lies[lying]];
}

const mutiny: Layout = {
  rome: { syria_coele: ["xii_fulminata", "iii_gallica", "avidius_cassius"] },
  mutiny: { syria_coele: ["iv_scythica", "xvi_flavia"] },
};

describe("IMP-6.3.l IMP-R78 mutineers are fought by whoever is in their zone", () => {
  test("their old comrades", () => {
    const p = attacking("rome", mutiny);
    run(p);
    expect(legal(p)).toEqual(["fight syria_coele"]);
    const events = play(p, "fight syria_coele", [4]);
    expect(told(events, "battle")[0]).toMatchObject({
      attacker: { side: "rome", units: ["xii_fulminata", "iii_gallica"] },
      defender: { side: "enemy", units: ["iv_scythica", "xvi_flavia"], leaders: [] },
    });
  });

  test("the enemy of these, too: then they are Rome's", () => {
    const layout: Layout = {
      war: ["parthes"],
      enemy: { syria_coele: ["parthes_1"] },
      mutiny: { syria_coele: ["iv_scythica", "xvi_flavia"] },
    };
    const { events } = fought("enemy", layout, "syria_coele", [1]);
    expect(told(events, "battle")[0]).toMatchObject({
      attacker: { side: "enemy" },
      defender: { side: "rome", units: ["iv_scythica", "xvi_flavia"] },
    });
  });

  test("they attack for the active player where he has nobody there", () => {
    const p = attacking("enemy", mutiny);
    run(p);
    expect(legal(p)).toEqual(["fight syria_coele"]);
    play(p, "fight syria_coele");
    // The Romans, who are attacked, may evade.
    expect([asked(p), toMove(p)]).toEqual(["evasions", "capitoline"]);
    const events = play(p, "stand", [4]);
    expect(told(events, "battle")[0]).toMatchObject({
      attacker: { side: "enemy", units: ["iv_scythica", "xvi_flavia"] },
      defender: { side: "rome" },
    });
  });

  test("with three parties the other side is fought first, then the mutineers", () => {
    const layout: Layout = {
      war: ["parthes"],
      rome: { syria_coele: ["xiii_gemina", "x_gemina", "xiv_gemina"] },
      enemy: { syria_coele: ["parthes_4-"] },
      mutiny: { syria_coele: ["iv_scythica-"] },
    };
    const p = attacking("rome", layout);
    const events = toTheEnd(p, [6, 6]);
    expect(told(events, "battle").map(({ defender }) => defender.units)).toEqual([["parthes_4"], ["iv_scythica"]]);
  });

  test("IMP-8.1.a nobody leads them out", () => {
    const { events } = fought("rome", mutiny, "syria_coele", [4]);
    expect(told(events, "battle")).toHaveLength(1);
  });
});

describe("IMP-6.3.k their retreat", () => {
  const alone: Layout = {
    rome: { syria_coele: ["xii_fulminata"] },
    mutiny: { syria_coele: ["iv_scythica", "xvi_flavia"] },
  };

  test("the other player says where; the counter goes along; Fronts do not bind them, other limits do", () => {
    const p = routed("defender", "rome", { ...alone, enemy: { cappadocia: ["didius_julianus!"] } }, "syria_coele");
    expect([asked(p), toMove(p)]).toEqual(["retreat", "aventine"]);
    expect(reason(p, "retreat cilicia")).toBe("legal");
    expect(reason(p, "retreat osrhoene")).toBe("IMP-3.5.h landAtPeace");
    play(p, "retreat cilicia");
    expect(inZone(p, "cilicia")).toEqual(["iv_scythica", "xvi_flavia"]);
    expect(side(p, "iv_scythica")).toBe("mutiny");
    const markers = p.box.counters.filter((counter) => p.counter[counter] === ON_MAP);
    expect(markers.map((counter) => p.lies[counter])).toEqual([zone("cilicia")]);
    check(p);
  });

  test("not to units of either side, nor to other mutineers", () => {
    const layout: Layout = {
      ...alone,
      rome: { ...alone.rome, cilicia: ["vexillatio_oriental_1"] },
      enemy: { cappadocia: ["xv_apollinaris", "pescennius_niger!"] },
      mutiny: { ...alone.mutiny, syria_phoenice: ["iii_gallica"] },
    };
    const p = routed("defender", "rome", layout, "syria_coele");
    // Nothing is left to go to: they are lost, and the counter with them.
    expect([at(p, "iv_scythica"), at(p, "xvi_flavia")]).toEqual(["dead", "dead"]);
    expect([side(p, "iv_scythica"), side(p, "xvi_flavia")]).toEqual(["rome", "rome"]);
    expect(p.box.counters.filter((counter) => p.counter[counter] === ON_MAP)).toHaveLength(1);
  });

  test("IMP-4.3.h Parthians whose People has been pacified do not leave its land", () => {
    const layout: Layout = {
      rome: { parthes_mesopotamia: ["iii_gallica"] },
      mutiny: { parthes_mesopotamia: ["parthes_4"] },
    };
    const p = routed("defender", "rome", layout, "parthes_mesopotamia");
    expect(reason(p, "retreat osrhoene")).toBe("IMP-4.3.h homeAtPeace");
    expect(reason(p, "retreat parthes_media")).toBe("legal");
  });
});

test("IMP-6.3.l IMP-10.a IMP-C188 Rome puts down a mutiny: a great battle, and the counter goes back", () => {
  const layout: Layout = {
    rome: { syria_coele: ["xiii_gemina", "x_gemina", "xiv_gemina", "septimius_severus"] },
    mutiny: { syria_coele: ["iv_scythica-", "xvi_flavia-"] },
  };
  const p = drawnUp("rome", layout, "syria_coele");
  const events = toTheEnd(p, [5]);
  expect(told(events, "battle")[0]).toMatchObject({ attacker: { sp: 32 }, defender: { sp: 14 } });
  expect([p.vp[ROME], p.vp[ENEMY]]).toEqual([1, 0]);
  expect([at(p, "iv_scythica"), side(p, "iv_scythica")]).toEqual(["dead", "rome"]);
  expect(told(events, "mutiny-over")).toMatchObject([{ rule: "IMP-6.3.l", zone: "syria_coele" }]);
  expect(p.box.counters.filter((counter) => p.counter[counter] !== CUP).map((counter) => p.counter[counter])).toEqual([
    PLAYED,
  ]);
});

test("IMP-R78 whoever wins with mutineers scores for it: the player who is not fought", () => {
  const layout: Layout = {
    rome: { syria_coele: ["xii_fulminata-", "vi_ferrata-"] },
    mutiny: { syria_coele: ["iv_scythica", "xvi_flavia", "iii_gallica"] },
  };
  const p = drawnUp("rome", layout, "syria_coele");
  toTheEnd(p, [1]);
  expect([p.vp[ROME], p.vp[ENEMY]]).toEqual([0, 1]);
});

describe("IMP-8.4.b IMP-R94 an Augustus beaten by mutineers", () => {
  const layout = (...enemy: string[]): Layout => ({
    rome: { thracia: ["vi_ferrata-", "commodus*"], roma: ["perennis"] },
    mutiny: { thracia: ["v_macedonica", "xi_claudia", "xiii_gemina"] },
    enemy: { belgica: enemy },
  });

  test("lives where there is no civil war", () => {
    const p = drawnUp("rome", layout(), "thracia");
    toTheEnd(p, [3]);
    expect(at(p, "commodus")).not.toBe("gone");
  });

  test("IMP-4.5S.b dies in a civil war, but no usurpation has won by it", () => {
    const p = drawnUp("rome", layout("clodius_albinus!", "i_minervia"), "thracia");
    const events = run(p, [3]);
    expect(told(events, "battle-decided")[0]).toMatchObject({ winner: "enemy" });
    while (asked(p) === "retreat") events.push(...play(p, legal(p)[0]));
    expect(told(events, "died")[0]).toMatchObject({ leader: "commodus", rule: "IMP-8.4.b", how: "battle" });
    expect(isFlagged(p, SUCCESS)).toBe(false);
  });
});

describe("IMP-8.a IMP-8.b IMP-C196 what makes a battle", () => {
  const zones: Layout = {
    war: ["quades"],
    rome: {
      pannonia_superior: ["x_gemina"],
      pannonia_inferior: ["ii_adiutrix"],
      noricum: ["claudius_pompeianus"],
      marcomanni: ["xiv_gemina"],
    },
    enemy: { pannonia_superior: ["quades_1"], pannonia_inferior: ["quades_chief_1"], noricum: ["quades_2"] },
    peoples: { marcomanni: ["marcomanni_1"] },
  };

  test("units of both sides in a zone, and nothing else", () => {
    const p = lay(zones);
    expect(contested(p, ROME, [])).toEqual([zone("pannonia_superior")]);
    expect(isContested(p, ENEMY, zone("pannonia_superior"))).toBe(true);
    expect(isContested(p, ROME, zone("marcomanni"))).toBe(false);
  });

  test("the active player attacks, in the order he likes, and every one must be fought", () => {
    const layout: Layout = {
      war: ["quades"],
      rome: { pannonia_superior: ["x_gemina"], noricum: ["xiv_gemina"] },
      enemy: { pannonia_superior: ["quades_1"], noricum: ["quades_2"] },
    };
    const p = attacking("rome", layout);
    run(p);
    expect(toMove(p)).toBe("capitoline");
    expect(legal(p)).toEqual(["fight noricum", "fight pannonia_superior"]);
    expect(reason(p, "fight raetia")).toBe("IMP-8.a noBattleThere");
    const events = play(p, "fight pannonia_superior", [4]);
    expect(told(events, "battle")[0].attacker.side).toBe("rome");
    while (asked(p) !== "combats") play(p, legal(p)[0]);
    expect(reason(p, "fight pannonia_superior")).toBe("IMP-8.a noBattleThere");
    expect(legal(p)).toEqual(["fight noricum"]);
  });

  test("IMP-8.c all units and leaders of a side take part", () => {
    const layout: Layout = {
      war: ["quades", "jazyges"],
      rome: { pannonia_inferior: ["ii_adiutrix", "vexillatio_danube_1", "claudius_pompeianus", "statius_priscus"] },
      enemy: { pannonia_inferior: ["quades_1", "jazyges_1", "quades_chief_1", "jazyges_chief_1"] },
    };
    const events = run(drawnUp("enemy", layout, "pannonia_inferior"), [3]);
    expect(told(events, "battle")[0]).toMatchObject({
      attacker: { side: "enemy", units: ["quades_1", "jazyges_1"], leaders: ["quades_chief_1", "jazyges_chief_1"] },
      defender: {
        side: "rome",
        units: ["ii_adiutrix", "vexillatio_danube_1"],
        leaders: ["statius_priscus", "claudius_pompeianus"],
      },
    });
  });

  test("without one there is nothing to ask", () => {
    const p = attacking("rome", { rome: { roma: ["praetoria_1"] } });
    run(p);
    expect(p.stack).toEqual([]);
  });
});

test("IMP-4.2.b units in mutiny leave the game with their People, and the mutiny is over", () => {
  const p = lay({ war: ["adiabene", "parthes"], year: 195, mutiny: { parthes_media: ["adiabene_1"] } });
  const events = run(goTo(p, { step: "departures" }));
  check(p);
  expect([at(p, "adiabene_1"), side(p, "adiabene_1")]).toEqual(["gone", null]);
  expect(told(events, "mutiny-over")).toMatchObject([{ zone: "parthes_media" }]);
});

test("IMP-6.3.k IMP-6.3.l IMP-R78 mutineers who retreat while the rest are lost keep the marker", () => {
  const p = lay({
    war: ["parthes", "scenarchia"],
    rome: { roma: ["marcus_aurelius*"] },
    mutiny: { parthes_mesopotamia: ["parthes_2", "scenarchia_1"] },
  });
  put(p, piece("scenarchia_1"), zone("scenarchia"));
  expect(markerAt(p)).toBe("parthes_mesopotamia");
  eliminate(p, piece("parthes_2"));
  expect(markerAt(p)).toBe("scenarchia");
  check(p);
  eliminate(p, piece("scenarchia_1"));
  expect(markerAt(p)).toBeUndefined();
});
