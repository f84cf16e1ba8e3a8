import { describe, expect, test } from "vitest";
import { contested } from "../contests.ts";
import type { Position } from "../position.ts";
import { ENEMY, ROME } from "../sides.ts";
import { ON_MAP, PLAYED, stratagemNamed } from "../stratagems.ts";
import { mutineersIn } from "../table.ts";
import { beforeBattle, enemyAsked, romeAsked, titlesIn, until } from "../testing/playing.ts";
import {
  at,
  box,
  goTo,
  type Layout,
  lay,
  legal,
  play,
  question,
  reason,
  run,
  side,
  told,
  why,
  zone,
} from "../testing/table.ts";

/** Where counters of mutiny lie. */
const markers = (p: Position): string[] =>
  box.copiesOf[stratagemNamed("mutinerie")]
    .filter((each) => p.counter[each] === ON_MAP)
    .map((each) => box.zoneIds[p.lies[each]]);

const LEGIONS: Layout = {
  rome: {
    dacia: ["xiii_gemina", "v_macedonica-"],
    moesia_superior: ["iv_flavia", "macrinus_vindex"],
    roma: ["commodus*"],
  },
  hands: { enemy: ["mutinerie"] },
};

describe("Mutiny breaks out (6.3)", () => {
  test("IMP-6.3.j IMP-6.3.m IMP-10.k IMP-C100 loyal Romans without a leader: they do not move, and cost two points", () => {
    const p = enemyAsked(LEGIONS);
    const events = play(p, "strew mutinerie dacia");
    expect(told(events, "mutiny")).toMatchObject([{ zone: "dacia", units: ["v_macedonica", "xiii_gemina"] }]);
    expect([side(p, "xiii_gemina"), side(p, "v_macedonica"), mutineersIn(p, zone("dacia"))]).toEqual([
      "mutiny",
      "mutiny",
      2,
    ]);
    expect([markers(p), titlesIn(p, PLAYED)]).toEqual([["dacia"], []]);
    const scored = told(run(goTo(p, { step: "points" })), "points").filter(({ rule }) => rule === "IMP-10.k");
    expect(scored).toMatchObject([{ side: "rome", points: -2 }]);
    run(goTo(p, { step: "movement", side: ROME }));
    expect(why(p, "take xiii_gemina")).not.toBe("legal");
    run(goTo(p, { step: "movement", side: ENEMY }));
    expect(why(p, "take xiii_gemina")).not.toBe("legal");
  });

  test("IMP-6.3.j IMP-C101 not under the eyes of a leader of theirs", () => {
    const p = enemyAsked(LEGIONS);
    expect(reason(p, "strew mutinerie moesia_superior")).toBe("IMP-6.3.j mutinyLed");
    expect(legal(p, "strew")).toEqual(["strew mutinerie dacia"]);
  });

  test("IMP-6.3.j only in the empire, where somebody stands, and once in a zone", () => {
    const p = enemyAsked({
      ...LEGIONS,
      rome: { ...LEGIONS.rome, quades: ["xiv_gemina"], noricum: ["x_gemina"] },
      mutiny: { noricum: ["i_adiutrix"] },
      war: ["quades"],
    });
    expect(reason(p, "strew mutinerie quades")).toBe("IMP-6.3.j mutinyWhere");
    expect(reason(p, "strew mutinerie raetia")).toBe("IMP-6.3.j mutinyNobody");
    expect(reason(p, "strew mutinerie noricum")).toBe("IMP-10.x mutinyAlready");
    expect(reason(p, "strew mutinerie mare_internum_centralis")).toBe("IMP-6.3.j mutinyWhere");
  });

  test("IMP-6.3.j rebels do not mutiny, whoever plays it", () => {
    const layout: Layout = {
      rome: { roma: ["commodus*"] },
      enemy: { dacia: ["septimius_severus!", "xiii_gemina"] },
      hands: { rome: ["mutinerie"] },
    };
    expect(reason(romeAsked(layout), "strew mutinerie dacia")).toBe("IMP-6.3.j mutinyWhere");
  });

  const PARTHES: Layout = {
    rome: { roma: ["commodus*"] },
    enemy: {
      parthes_media: ["parthes_1", "parthes_2"],
      parthes_susiana: ["chosroes", "parthes_3"],
      syria_coele: ["parthes_4"],
    },
    war: ["parthes"],
    hands: { rome: ["mutinerie"] },
  };

  test("IMP-6.3.m IMP-10.t IMP-6.3.j IMP-C190 Parthes in a home of theirs cost the Enemy two points", () => {
    const p = romeAsked(PARTHES);
    expect(legal(p)).toEqual(["pass", "strew mutinerie parthes_media"]);
    play(p, "strew mutinerie parthes_media");
    expect([side(p, "parthes_1"), side(p, "parthes_3"), markers(p)]).toEqual(["mutiny", "enemy", ["parthes_media"]]);
    const scored = told(run(goTo(p, { step: "points" })), "points").filter(({ rule }) => rule === "IMP-10.t");
    expect(scored).toMatchObject([{ side: "enemy", points: -2 }]);
  });

  test("IMP-6.3.j not elsewhere, not beside a leader, and no other People", () => {
    const p = romeAsked({
      ...PARTHES,
      enemy: { ...PARTHES.enemy, adiabene: ["adiabene_1"], parthes_atropatene: ["adiabene_2"] },
      war: ["parthes", "adiabene"],
    });
    expect(reason(p, "strew mutinerie syria_coele")).toBe("IMP-6.3.j mutinyWhere");
    expect(reason(p, "strew mutinerie adiabene")).toBe("IMP-6.3.j mutinyWhere");
    expect(reason(p, "strew mutinerie parthes_susiana")).toBe("IMP-6.3.j mutinyLed");
    expect(reason(p, "strew mutinerie parthes_atropatene")).toBe("IMP-6.3.j mutinyNobody");
  });

  test("IMP-R78 all units of their owner in the zone", () => {
    const enemy = { parthes_media: ["parthes_1", "adiabene_1"] };
    const p = romeAsked({ ...PARTHES, enemy, war: ["parthes", "adiabene"] });
    play(p, "strew mutinerie parthes_media");
    expect([side(p, "parthes_1"), side(p, "adiabene_1")]).toEqual(["mutiny", "mutiny"]);
  });
});

describe("mutineers (6.3)", () => {
  test("IMP-6.3.l they fight any force in their zone, in the sequence of either side", () => {
    const p = lay({
      rome: { dacia: ["macrinus_vindex", "iv_flavia"] },
      enemy: { noricum: ["marcomanni_1"] },
      mutiny: { dacia: ["xiii_gemina"], noricum: ["x_gemina"] },
      war: ["marcomanni"],
    });
    for (const active of [ROME, ENEMY])
      expect(contested(p, active, []).map((each) => box.zoneIds[each])).toEqual(["noricum", "dacia"]);
  });

  test("IMP-6.3.l IMP-R78 as pieces of the other player, who makes their choices", () => {
    const { p } = beforeBattle(
      "rome",
      {
        rome: { dacia: ["macrinus_vindex", "iv_flavia"], roma: ["commodus*"] },
        mutiny: { dacia: ["xiii_gemina"] },
        hands: { enemy: ["assassinat"] },
      },
      "dacia",
    );
    const events = until(p, "aftermath", [6]);
    expect(told(events, "battle")).toMatchObject([
      { attacker: { side: "rome" }, defender: { side: "enemy", units: ["xiii_gemina"] } },
    ]);
    expect(told(events, "retreated")).toMatchObject([{ side: "enemy", pieces: ["xiii_gemina"] }]);
  });

  test("IMP-6.3.k beaten they leave, and the marker goes along", () => {
    const { p } = beforeBattle(
      "rome",
      {
        rome: { dacia: ["macrinus_vindex", "iv_flavia", "vii_claudia"], roma: ["commodus*"] },
        mutiny: { dacia: ["xiii_gemina"] },
        hands: { enemy: ["assassinat"] },
      },
      "dacia",
    );
    until(p, "aftermath", [6]);
    expect(at(p, "xiii_gemina")).not.toBe("dacia");
    expect([side(p, "xiii_gemina"), markers(p)]).toEqual(["mutiny", [at(p, "xiii_gemina")]]);
  });

  test("IMP-6.3.k IMP-6.3.l IMP-6.3.n IMP-10.a IMP-C188 the last of them eliminated: points for the battle, the marker is lifted, they are back in F", () => {
    const layout: Layout = {
      rome: { dacia: ["macrinus_vindex", "iv_flavia", "vii_claudia", "i_italica"], roma: ["commodus*"] },
      mutiny: { dacia: ["xiii_gemina-", "v_macedonica-"] },
      sequences: { rome: 1, enemy: 0 },
      hands: { enemy: ["assassinat"] },
    };
    const { p } = beforeBattle("rome", layout, "dacia");
    const events = until(p, "aftermath", [6]);
    expect(told(events, "losses")[0].lost).toEqual(["v_macedonica", "xiii_gemina"]);
    expect(told(events, "mutiny-over")).toMatchObject([{ zone: "dacia", rule: "IMP-6.3.l" }]);
    expect(told(events, "battle-decided")).toMatchObject([{ winner: "rome" }]);
    expect([p.vp[ROME], titlesIn(p, PLAYED), markers(p)]).toEqual([1, ["mutinerie"], []]);
    expect([at(p, "xiii_gemina"), side(p, "xiii_gemina")]).toEqual(["dead", "rome"]);
    const scored = told(run(goTo(p, { step: "points" })), "points").map(({ rule }) => rule);
    expect(scored).not.toContain("IMP-10.k");
    run(goTo(p, { step: "winterOfRomans" }));
    until(p, "truce");
    expect([at(p, "xiii_gemina"), side(p, "xiii_gemina")]).toEqual(["dacia", "rome"]);
  });

  test("IMP-6.3.n they are in no count of their Front, and no winter touches them", () => {
    // Three legions of Britain, one of them in mutiny: of two, one may leave (IMP-C189).
    const p = lay({
      rome: { britannia_londinium: ["ii_augusta", "vi_victrix"], roma: ["commodus*"] },
      mutiny: { britannia_deva: ["xx_valeria_victrix-"] },
      reserve: ["bretagne"],
      sequences: { rome: 1, enemy: 0 },
    });
    run(goTo(p, { step: "movement", side: ROME }));
    play(p, ["take ii_augusta", "step belgica"]);
    run(goTo(p, { step: "movement", side: ROME }));
    expect(legal(p)).toContain("take vi_victrix");
    play(p, "take vi_victrix");
    expect(reason(p, "step belgica")).toBe("IMP-3.3.f halfMustStay");
    run(goTo(p, { step: "winterOfRomans" }));
    until(p, "truce");
    expect([at(p, "xx_valeria_victrix"), side(p, "xx_valeria_victrix")]).toEqual(["britannia_deva", "mutiny"]);
  });

  test("IMP-6.3.n IMP-3.3.f IMP-C189 the half that must stay is half of the others", () => {
    const rome = { britannia_londinium: ["ii_augusta", "vi_victrix"], roma: ["commodus*"] };
    const mutiny = { britannia_deva: ["xx_valeria_victrix"] };
    const free = lay({ rome, mutiny, reserve: ["bretagne"] });
    run(goTo(free, { step: "movement", side: ROME }));
    play(free, "take ii_augusta");
    expect(why(free, "step belgica")).toBe("legal");
    // Loyal and dead it would count: two of three must stay.
    const bound = lay({ rome: { ...rome, raetia: ["xx_valeria_victrix"] }, reserve: ["bretagne"] });
    run(goTo(bound, { step: "movement", side: ROME }));
    play(bound, "take ii_augusta");
    expect(why(bound, "step belgica")).toBe("IMP-3.3.f");
  });

  test("IMP-6.3.l IMP-R78 whoever is about to fight them when they rise fights them all the same", () => {
    const { p } = beforeBattle(
      "enemy",
      {
        rome: { dacia: ["xiii_gemina"], roma: ["commodus*"] },
        enemy: { dacia: ["roxolani_1", "roxolani_2"] },
        war: ["roxolani"],
        hands: { enemy: ["mutinerie"] },
      },
      "dacia",
    );
    expect(question(p)).toMatchObject({ moment: "evasion" });
    const events = play(p, "strew mutinerie dacia", [3]);
    expect(told(events, "battle")).toMatchObject([{ defender: { side: "rome", units: ["xiii_gemina"] } }]);
  });
});
