import { describe, expect, test } from "vitest";
import { arrive } from "../arriving.ts";
import { CLEAN, STRICKEN, TAINTED } from "../plague.ts";
import type { Position } from "../position.ts";
import { ENEMY, ROME } from "../sides.ts";
import { PLAYED } from "../stratagems.ts";
import { put } from "../table.ts";
import { beforeBattle, enemyAsked, inWindow, romeAsked, titlesIn, until } from "../testing/playing.ts";
import {
  asked,
  at,
  goTo,
  isReduced,
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
  zone,
} from "../testing/table.ts";

const infested = (p: Position, name: string): number => p.infested[zone(name)];

describe("Plague Focus (6.3)", () => {
  const LAYOUT: Layout = {
    rome: { dacia: ["macrinus_vindex", "basseus_rufus", "xiii_gemina", "v_macedonica-"], roma: ["commodus*"] },
    hands: { enemy: ["foyer_de_peste"] },
  };

  test("IMP-6.3.e IMP-C099 every unit loses a step, and each leader dies on a 9", () => {
    const p = enemyAsked(LAYOUT);
    const events = play(p, "strew foyer_de_peste dacia", [10, 9]);
    expect(told(events, "plague")).toMatchObject([{ zone: "dacia", beside: [], side: "enemy", rule: "IMP-6.3.e" }]);
    expect(told(events, "sickened")).toMatchObject([
      { zone: "dacia", reduced: ["xiii_gemina"], lost: ["v_macedonica"] },
    ]);
    expect(told(events, "plague-tested")).toMatchObject([
      { leader: "macrinus_vindex", die: 9, struck: true, side: "rome" },
      { leader: "basseus_rufus", die: 8, struck: false },
    ]);
    expect([
      isReduced(p, "xiii_gemina"),
      at(p, "v_macedonica"),
      at(p, "macrinus_vindex"),
      at(p, "basseus_rufus"),
    ]).toEqual([true, "dead", "gone", "dacia"]);
    // IMP-R96: nobody scores for it.
    expect([p.vp[ROME], p.vp[ENEMY], infested(p, "dacia"), infested(p, "moesia_inferior")]).toEqual([
      0,
      0,
      STRICKEN,
      CLEAN,
    ]);
  });

  test("IMP-6.3.e any land zone, and no sea", () => {
    const p = enemyAsked(LAYOUT);
    expect(reason(p, "strew foyer_de_peste mare_internum_centralis")).toBe("IMP-6.3.e plagueAtSea");
    expect(reason(p, "strew foyer_de_peste caledonia")).toBe("legal");
    expect(legal(p, "strew")).toHaveLength(p.box.land.length);
  });

  test("IMP-R77 both sides, Armenia, mutineers and Peoples at peace", () => {
    const p = romeAsked({
      rome: { armenia: ["xii_fulminata"], roma: ["commodus*"] },
      enemy: { armenia: ["armenia_1", "parthes_1"], quades: ["quades_1"] },
      mutiny: { armenia: ["xv_apollinaris"] },
      war: ["parthes", "quades"],
      armenia: "enemy",
      hands: { rome: ["foyer_de_peste"] },
    });
    play(p, "strew foyer_de_peste armenia");
    for (const unit of ["xii_fulminata", "armenia_1", "parthes_1", "xv_apollinaris"])
      expect(isReduced(p, unit)).toBe(true);
    expect(isReduced(p, "quades_1")).toBe(false);
    const calm = enemyAsked({
      rome: { roma: ["commodus*"] },
      peoples: { marcomanni: ["marcomanni_1", "marcomanni_chief_1"] },
      hands: { enemy: ["foyer_de_peste"] },
    });
    const events = play(calm, "strew foyer_de_peste marcomanni", [10]);
    expect(told(events, "plague-tested")).toMatchObject([{ side: null, struck: true }]);
    expect([isReduced(calm, "marcomanni_1"), at(calm, "marcomanni_chief_1")]).toEqual([true, "absent"]);
  });

  test("IMP-6.3.e IMP-R104 a leader whose units it has taken is alone among enemies", () => {
    const p = enemyAsked({
      rome: { dacia: ["xiii_gemina-", "macrinus_vindex"], roma: ["commodus*"] },
      enemy: { dacia: ["roxolani_1"] },
      war: ["roxolani"],
      hands: { enemy: ["foyer_de_peste"] },
    });
    play(p, "strew foyer_de_peste dacia", [1, 1]);
    expect(question(p)).toMatchObject({ ask: "loneLeader", leader: "macrinus_vindex" });
  });

  test("IMP-6.3.l the last mutineers dead, their marker is lifted", () => {
    const p = enemyAsked({ ...LAYOUT, mutiny: { noricum: ["x_gemina-"] } });
    const events = play(p, "strew foyer_de_peste noricum");
    expect(told(events, "mutiny-over")).toMatchObject([{ zone: "noricum" }]);
    expect([at(p, "x_gemina"), side(p, "x_gemina"), titlesIn(p, PLAYED)]).toEqual(["dead", "rome", ["mutinerie"]]);
  });

  test("IMP-6.3.q IMP-4.1.e IMP-4.1.g IMP-C151 of its dead only generic leaders come back", () => {
    const p = enemyAsked({
      rome: { roma: ["commodus*", "martius_verus"] },
      enemy: { quades: ["quades_chief_1", "quades_1"] },
      war: ["quades"],
      year: 170,
      hands: { enemy: ["foyer_de_peste", "epidemie_de_peste"] },
    });
    play(p, "strew foyer_de_peste quades", [10]);
    until(p, "sequence");
    play(p, "strew epidemie_de_peste roma", [10, 1]);
    expect([at(p, "quades_chief_1"), at(p, "martius_verus"), at(p, "commodus")]).toEqual(["absent", "gone", "roma"]);
  });

  test("IMP-3.6.n IMP-R41 an emperor who dies of it is succeeded at once", () => {
    const p = enemyAsked({ ...LAYOUT, rome: { roma: ["marcus_aurelius*"], dacia: ["commodus+"] } });
    const events = play(p, "strew foyer_de_peste roma", [10]);
    expect(told(events, "emperor")).toMatchObject([{ leader: "commodus", by: "caesar" }]);
  });
});

describe("Epidemic (6.3)", () => {
  const LAYOUT: Layout = {
    rome: { dacia: ["xiii_gemina", "v_macedonica-"], moesia_inferior: ["i_italica", "xi_claudia-", "macrinus_vindex"] },
    hands: { enemy: ["epidemie_de_peste"] },
  };

  test("IMP-6.3.h IMP-C099 all around it too; there reduced units stay, and leaders are tested", () => {
    const p = enemyAsked(LAYOUT);
    const events = play(p, "strew epidemie_de_peste dacia", [10]);
    expect(told(events, "plague")[0].beside).toEqual([
      "moesia_superior",
      "moesia_inferior",
      "daci",
      "carpates",
      "bastarni",
      "roxolani",
    ]);
    expect([isReduced(p, "xiii_gemina"), at(p, "v_macedonica")]).toEqual([true, "dead"]);
    expect([isReduced(p, "i_italica"), isReduced(p, "xi_claudia"), at(p, "macrinus_vindex")]).toEqual([
      true,
      true,
      "gone",
    ]);
    expect([infested(p, "dacia"), infested(p, "roxolani"), infested(p, "thracia")]).toEqual([STRICKEN, TAINTED, CLEAN]);
  });

  test("IMP-R77 across a strait, and not across the open sea", () => {
    const p = enemyAsked({ ...LAYOUT, rome: { belgica: ["xiii_gemina"] } });
    play(p, "strew epidemie_de_peste britannia_londinium");
    expect([isReduced(p, "xiii_gemina"), infested(p, "belgica")]).toEqual([true, TAINTED]);
  });

  test("IMP-6.3.h IMP-6.3.e where a focus lies already it stays one, and strikes again as its neighbour does", () => {
    const p = enemyAsked({
      rome: { moesia_inferior: ["i_italica", "xi_claudia-"] },
      markers: [["foyer_de_peste", "moesia_inferior"]],
      hands: { enemy: ["epidemie_de_peste"] },
    });
    play(p, "strew epidemie_de_peste dacia");
    expect([isReduced(p, "i_italica"), at(p, "xi_claudia"), infested(p, "moesia_inferior")]).toEqual([
      true,
      "moesia_inferior",
      STRICKEN,
    ]);
  });
});

describe("coming near it (6.3)", () => {
  test("IMP-6.3.f IMP-6.3.e IMP-6.3.g IMP-C186 each entry strikes, also in passing; in Phase F it is over", () => {
    const p = lay({
      rome: { moesia_inferior: ["i_italica"], moesia_superior: ["commodus*"] },
      markers: [["foyer_de_peste", "dacia"]],
      sequences: { rome: 2, enemy: 0 },
    });
    run(goTo(p, { step: "movement", side: ROME }));
    const events = play(p, ["take i_italica", "step dacia"]);
    expect(told(events, "sickened")).toMatchObject([{ zone: "dacia", reduced: ["i_italica"], rule: "IMP-6.3.f" }]);
    for (const name of ["moesia_inferior", "dacia"]) {
      put(p, piece("i_italica"), zone(name));
      arrive(p, [piece("i_italica")], zone(name), () => {});
    }
    expect(at(p, "i_italica")).toBe("dead");
    const over = run(goTo(p, { step: "truce", side: ROME }));
    expect(told(over, "plague-over")).toMatchObject([{ zones: ["dacia"], rule: "IMP-6.3.g" }]);
    expect([infested(p, "dacia"), titlesIn(p, PLAYED)]).toEqual([CLEAN, ["foyer_de_peste"]]);
    put(p, piece("i_italica"), zone("dacia"));
    arrive(p, [piece("i_italica")], zone("dacia"), () => {});
    expect(isReduced(p, "i_italica")).toBe(false);
  });

  const MARCH: Layout = {
    rome: { moesia_inferior: ["statius_priscus", "i_italica", "xi_claudia-"], roma: ["commodus*"] },
    sequences: { rome: 1, enemy: 0 },
  };

  test("IMP-6.3.f a group that passes through: units and leaders, and the march goes on", () => {
    const p = lay({ ...MARCH, markers: [["foyer_de_peste", "moesia_superior"]] });
    run(goTo(p, { step: "movement", side: ROME }));
    const events = play(p, ["take statius_priscus", "all", "step moesia_superior"], [9]);
    expect(told(events, "plague-tested")).toMatchObject([
      { leader: "statius_priscus", die: 8, struck: false, rule: "IMP-6.3.f" },
    ]);
    expect([at(p, "xi_claudia"), asked(p)]).toEqual(["dead", "group"]);
    play(p, "step pannonia_inferior");
    expect([at(p, "i_italica"), isReduced(p, "i_italica")]).toEqual(["pannonia_inferior", true]);
  });

  test("IMP-6.3.h beside an epidemic reduced units come through", () => {
    const p = lay({ ...MARCH, markers: [["epidemie_de_peste", "macedonia"]] });
    run(goTo(p, { step: "movement", side: ROME }));
    play(p, ["take statius_priscus", "all", "step moesia_superior"], [1]);
    expect([at(p, "xi_claudia"), isReduced(p, "i_italica")]).toEqual(["moesia_superior", true]);
  });

  test("IMP-R119 a leader who dies on entering leaves his units there", () => {
    const p = lay({ ...MARCH, markers: [["foyer_de_peste", "moesia_superior"]] });
    run(goTo(p, { step: "movement", side: ROME }));
    play(p, ["take statius_priscus", "all", "step moesia_superior"], [10]);
    expect([at(p, "statius_priscus"), at(p, "i_italica"), asked(p)]).toEqual(["gone", "moesia_superior", "movement"]);
  });

  test("IMP-R77 by evasion and retreat", () => {
    const layout: Layout = {
      rome: { moesia_inferior: ["statius_priscus", "i_italica"], roma: ["commodus*"] },
      enemy: { moesia_inferior: ["roxolani_1", "roxolani_2", "roxolani_3"], thracia: [] },
      war: ["roxolani"],
      reserve: ["danube"],
      markers: [["foyer_de_peste", "moesia_superior"]],
      hands: { enemy: ["assassinat"] },
    };
    const { p } = beforeBattle("enemy", layout, "moesia_inferior");
    while (asked(p) === "window") play(p, "pass");
    play(p, "evade statius_priscus", [1]);
    while (asked(p) === "window") play(p, "pass");
    play(p, ["all", "slip moesia_superior"], [5]);
    while (asked(p) === "window") play(p, "pass");
    expect([at(p, "i_italica"), isReduced(p, "i_italica")]).toEqual(["moesia_superior", true]);
    const beaten = beforeBattle("enemy", { ...layout, hands: {} }, "moesia_inferior").p;
    play(beaten, "stand", [6]);
    play(beaten, "retreat moesia_superior", [5]);
    // Once in the battle, once by the plague.
    expect(at(beaten, "i_italica")).toBe("dead");
  });

  test("IMP-R77 IMP-6.1.g by placement: a People that is sent home comes home to it", () => {
    const p = romeAsked({
      rome: { roma: ["commodus*"] },
      enemy: { pannonia_superior: ["quades_1"] },
      war: ["quades"],
      markers: [["foyer_de_peste", "quades"]],
      hands: { rome: ["pacification_majeur"] },
    });
    play(p, "pacify pacification_majeur quades");
    expect([at(p, "quades_1"), isReduced(p, "quades_1")]).toEqual(["quades", true]);
  });

  test("IMP-6.3.g not before the end of Phase E: the last window is still in it", () => {
    const p = inWindow(
      {
        rome: { roma: ["commodus*"] },
        markers: [["foyer_de_peste", "dacia"]],
        hands: { rome: ["desertion"], enemy: ["mutinerie"] },
      },
      "truce",
      "enemy",
    );
    expect(question(p)).toMatchObject({ moment: "truce" });
    expect(infested(p, "dacia")).toBe(STRICKEN);
  });
});
