import { describe, expect, test } from "vitest";
import { ENEMY, ROME } from "../sides.ts";
import { PLAYED } from "../stratagems.ts";
import { enemyAsked, romeAsked, titlesIn, until } from "../testing/playing.ts";
import { asked, at, isReduced, type Layout, legal, play, question, reason, told } from "../testing/table.ts";
import { holders } from "../testing/usurping.ts";
import { AUGUSTUS } from "../titles.ts";

describe("Assassination (6.3)", () => {
  const VICTIM: Layout = {
    rome: { roma: ["commodus*"], dacia: ["macrinus_vindex"] },
    hands: { enemy: ["assassinat"] },
  };

  test("IMP-6.3.c IMP-6.3.d IMP-3.6.o IMP-C098 8 or 9 kills; with the guard only 9", () => {
    for (const [guarded, die, killed] of [
      [false, 8, true],
      [false, 7, false],
      [true, 8, false],
      [true, 9, true],
    ] as const) {
      const p = enemyAsked({ ...VICTIM, ...(guarded ? { guard: "commodus" } : {}) });
      const events = play(p, "murder assassinat commodus", [die + 1]);
      const rule = guarded ? "IMP-6.3.d" : "IMP-6.3.c";
      expect(told(events, "murder")).toMatchObject([{ leader: "commodus", die, guarded, killed, rule, side: "enemy" }]);
      expect(told(events, "died").length > 0).toBe(killed);
      expect(holders(p, AUGUSTUS).includes("commodus")).toBe(!killed);
    }
  });

  test("IMP-3.6.o the guard helps nobody but him who has it", () => {
    const p = enemyAsked({ ...VICTIM, guard: "commodus" });
    expect(told(play(p, "murder assassinat macrinus_vindex", [9]), "murder")).toMatchObject([
      { killed: true, guarded: false },
    ]);
  });

  test("IMP-6.3.c IMP-10.c IMP-10.b a point for whoever sent them", () => {
    const p = enemyAsked(VICTIM);
    play(p, "murder assassinat macrinus_vindex", [10]);
    expect([at(p, "macrinus_vindex"), p.vp[ENEMY], p.vp[ROME]]).toEqual(["gone", 1, 0]);
    const rome = romeAsked({
      rome: { roma: ["commodus*"] },
      enemy: { dacia: ["septimius_severus!", "laetus", "xiii_gemina"], quades: ["quades_chief_1"] },
      war: ["quades"],
      hands: { rome: ["assassinat"] },
    });
    expect(legal(rome, "murder")).toEqual([
      "murder assassinat septimius_severus",
      "murder assassinat laetus",
      "murder assassinat quades_chief_1",
    ]);
    play(rome, "murder assassinat laetus", [10]);
    expect([rome.vp[ROME], rome.vp[ENEMY]]).toEqual([1, 0]);
  });

  test("IMP-6.3.q of the murdered only generic leaders come back", () => {
    const layout: Layout = {
      rome: { roma: ["commodus*"] },
      enemy: { parthes_media: ["chosroes", "parthes_chief", "parthes_1"] },
      war: ["parthes"],
      hands: { rome: ["assassinat", "assassinat"] },
    };
    const p = romeAsked(layout);
    for (const leader of ["chosroes", "parthes_chief"]) {
      play(p, `murder assassinat ${leader}`, [10]);
      // A die could still be turned by whoever holds a counter.
      until(p, "sequence");
    }
    expect([at(p, "chosroes"), at(p, "parthes_chief"), p.vp[ROME]]).toEqual(["gone", "absent", 2]);
  });

  test("IMP-6.3.c IMP-R81 leaders of the other side, on the map and in play", () => {
    const p = enemyAsked({
      ...VICTIM,
      rome: { ...VICTIM.rome, "aboard-classis_ravennas": ["martius_verus"] },
      fleets: { classis_ravennas: "mare_internum_centralis" },
      enemy: { quades: ["quades_chief_1", "quades_1"] },
      peoples: { parthes_media: ["chosroes", "parthes_1"] },
      war: ["quades"],
    });
    expect(reason(p, "murder assassinat quades_chief_1")).toBe("IMP-6.3.c murderOwn");
    expect(reason(p, "murder assassinat chosroes")).toBe("IMP-6.3.c murderInPlay");
    expect(reason(p, "murder assassinat caracalla")).toBe("IMP-6.3.c murderInPlay");
    expect(reason(p, "murder assassinat xiii_gemina")).toBe("IMP-6.3.c murderLeaders");
    expect(reason(p, "murder assassinat martius_verus")).toBe("legal");
  });

  test("IMP-6.3.c the counter is back in the bowl, whatever the die says", () => {
    const p = enemyAsked(VICTIM);
    play(p, "murder assassinat commodus", [1]);
    expect([titlesIn(p, PLAYED), asked(p)]).toEqual([["assassinat"], "nothing"]);
  });
});

describe("Desertion (6.3)", () => {
  test("IMP-6.3.o IMP-R79 IMP-C191 Parthes of the zone lose a step each; others beside them nothing", () => {
    const p = romeAsked({
      rome: { roma: ["commodus*"] },
      enemy: { parthes_media: ["parthes_1", "parthes_2-", "adiabene_1", "chosroes"] },
      war: ["parthes", "adiabene"],
      hands: { rome: ["desertion"] },
    });
    const events = play(p, "strew desertion parthes_media");
    expect(told(events, "deserted")).toMatchObject([
      { side: "enemy", zone: "parthes_media", reduced: ["parthes_1"], lost: ["parthes_2"] },
    ]);
    expect([isReduced(p, "parthes_1"), at(p, "parthes_2"), isReduced(p, "adiabene_1")]).toEqual([true, "box", false]);
    expect([at(p, "chosroes"), titlesIn(p, PLAYED)]).toEqual(["parthes_media", ["desertion"]]);
  });

  test("IMP-6.3.o IMP-R79 Romans of either side, vexillations and garrisons too", () => {
    const loyal = enemyAsked({
      rome: { roma: ["commodus*", "praetoria_1", "vexillatio_danube_1-", "xiii_gemina"] },
      hands: { enemy: ["desertion"] },
    });
    play(loyal, "strew desertion roma");
    expect([
      isReduced(loyal, "praetoria_1"),
      at(loyal, "vexillatio_danube_1"),
      isReduced(loyal, "xiii_gemina"),
    ]).toEqual([true, "box", true]);
    const rebels = romeAsked({
      rome: { roma: ["commodus*"] },
      enemy: { dacia: ["septimius_severus!", "xiii_gemina-"] },
      hands: { rome: ["desertion"] },
    });
    play(rebels, "strew desertion dacia");
    expect(at(rebels, "xiii_gemina")).toBe("dead");
  });

  test("IMP-6.3.o not one's own, nor Peoples without Parthes among them, nor who obeys nobody", () => {
    const p = romeAsked({
      rome: { roma: ["commodus*", "praetoria_1"], dacia: ["xiii_gemina"] },
      enemy: { quades: ["quades_1"], parthes_media: ["parthes_1"] },
      mutiny: { dacia: ["xiv_gemina"] },
      war: ["quades", "parthes"],
      hands: { rome: ["desertion"] },
    });
    for (const zone of ["roma", "dacia", "quades"])
      expect(reason(p, `strew desertion ${zone}`)).toBe("IMP-6.3.o desertNobody");
    expect(legal(p)).toEqual(["pass", "strew desertion parthes_media"]);
  });

  test("IMP-6.3.o IMP-0.2.a those aboard a fleet are in its sea", () => {
    const p = enemyAsked({
      rome: { roma: ["commodus*"], "aboard-classis_ravennas": ["xiii_gemina", "xiv_gemina-"] },
      fleets: { classis_ravennas: "mare_internum_centralis" },
      hands: { enemy: ["desertion"] },
    });
    play(p, "strew desertion mare_internum_centralis");
    expect([isReduced(p, "xiii_gemina"), at(p, "xiv_gemina")]).toEqual([true, "dead"]);
  });

  test("IMP-6.3.o a leader whose last unit is gone is alone among enemies", () => {
    const p = enemyAsked({
      rome: { dacia: ["macrinus_vindex", "xiii_gemina-"], roma: ["commodus*"] },
      enemy: { dacia: ["quades_1"] },
      war: ["quades"],
      hands: { enemy: ["desertion"] },
    });
    play(p, "strew desertion dacia", [1]);
    expect(question(p)).toMatchObject({ ask: "loneLeader", leader: "macrinus_vindex" });
  });
});
