/** Leaders whom a move leaves alone among enemies (7.b to 7.e, IMP-R104), and leaders who die on the march (IMP-R119). */
import { describe, expect, test } from "vitest";
import type { Position } from "../position.ts";
import { slain } from "../slain.ts";
import { march, moving } from "../testing/moving.ts";
import {
  asked,
  at,
  isReduced,
  type Layout,
  legal,
  piece,
  play,
  question,
  reason,
  run,
  told,
  why,
} from "../testing/table.ts";

/** Faces of a d10 as it is thrown: 0 is the first. */
const ten = (...faces: number[]): number[] => faces.map((face) => face + 1);

describe("a leader alone among enemies", () => {
  const layout: Layout = {
    war: ["quades"],
    rome: { dalmatia: ["macrinus_vindex", "i_minervia"], noricum: ["maximianus"] },
    enemy: { epirus: ["quades_1"], macedonia: ["quades_chief_1"] },
  };

  test("IMP-7.d IMP-7.e IMP-C056 he gets away to a free zone beside him, is killed by a nine, or where there is no such zone", () => {
    const end = (die: number) => {
      const p = moving("rome", layout);
      march(p, ["macrinus_vindex"], "epirus");
      return { p, events: play(p, "halt", ten(die)) };
    };
    const killed = end(9);
    expect(at(killed.p, "macrinus_vindex")).toBe("gone");
    const free = end(8);
    expect(at(free.p, "macrinus_vindex")).toBe("epirus");
    expect(legal(free.p)).toEqual(["escape dalmatia", "escape macedonia", "escape achaia"]);
    play(free.p, "escape achaia");
    expect(at(free.p, "macrinus_vindex")).toBe("achaia");
    const shut = moving("rome", {
      war: ["quades"],
      rome: { macedonia: ["macrinus_vindex"] },
      enemy: { achaia: ["quades_1"], epirus: ["quades_2"], macedonia: ["quades_3"] },
    });
    march(shut, ["macrinus_vindex"], "achaia");
    expect(told(play(shut, "halt"), "hunted")).toMatchObject([{ die: null, escapes: false, rule: "IMP-7.e" }]);
    expect(at(shut, "macrinus_vindex")).toBe("gone");
  });

  test("IMP-7.d IMP-7.b he is tested when their move is over, not when they pass", () => {
    const passing = moving("rome", layout);
    march(passing, ["macrinus_vindex", "i_minervia"], "macedonia", "thracia");
    expect(at(passing, "quades_chief_1")).toBe("macedonia");
    const ending = moving("rome", layout);
    march(ending, ["macrinus_vindex", "i_minervia"], "macedonia");
    play(ending, "halt", ten(4));
    expect(question(ending)).toMatchObject({ ask: "loneLeader", side: "enemy", leader: "quades_chief_1" });
  });

  test("IMP-7.d so it is with units that are left on the way, when the march is over", () => {
    const p = moving("rome", { ...layout, rome: { dalmatia: ["macrinus_vindex", "i_minervia", "viii_augusta"] } });
    march(p, ["macrinus_vindex", "i_minervia", "viii_augusta"], "macedonia");
    expect(told(play(p, "drop i_minervia"), "hunted")).toEqual([]);
    play(p, "step thracia");
    expect(told(play(p, "halt", ten(9)), "hunted")).toMatchObject([{ leader: "quades_chief_1", escapes: false }]);
    expect(at(p, "quades_chief_1")).toBe("absent");
  });

  test("IMP-7.d and with a unit by itself", () => {
    const p = moving("rome", layout);
    play(p, "take i_minervia");
    expect(told(play(p, "step macedonia", ten(9)), "hunted")).toHaveLength(1);
  });

  test("IMP-7.c IMP-7.d IMP-C195 a Roman who ends alone among enemies, and a chief whose last unit is dead", () => {
    const roman = moving("rome", layout);
    march(roman, ["macrinus_vindex"], "epirus");
    play(roman, "halt", ten(4));
    play(roman, "escape dalmatia");
    expect(at(roman, "macrinus_vindex")).toBe("dalmatia");
    const chief = moving("rome", {
      war: ["jazyges"],
      rome: { pannonia_superior: ["x_gemina"] },
      enemy: { pannonia_inferior: ["jazyges_chief_1"] },
    });
    play(chief, "take x_gemina");
    play(chief, "step pannonia_inferior", ten(4));
    play(chief, "escape dalmatia");
    expect(at(chief, "jazyges_chief_1")).toBe("dalmatia");
  });

  test("IMP-3.5.p IMP-7.d a leader who lands among enemies", () => {
    const p = moving("rome", {
      war: ["gaetuli"],
      fleets: { classis_misenensis: "mare_internum_occidentalis" },
      rome: { "aboard-classis_misenensis": ["laetus"] },
      enemy: { numidia: ["gaetuli_1"] },
    });
    play(p, ["take classis_misenensis", "all"]);
    expect(told(play(p, "land numidia", ten(9)), "hunted")).toMatchObject([{ leader: "laetus" }]);
  });
});

describe("a leader dies on the march (IMP-R119)", () => {
  /** As if the plague had met him where he has come to. */
  function dies(p: Position, leader: string): void {
    slain(p, piece(leader), "plague", () => {});
    run(p);
  }

  const column = (units: string[], ...leaders: string[]) => {
    const p = moving("rome", {
      rome: { dalmatia: [...leaders, ...units], roma: ["commodus*"] },
    });
    const names = [...leaders, ...units].map((each) => each.replace(/[+*]$/, ""));
    march(p, names, "macedonia");
    return p;
  };

  test("IMP-3.5.b without another leader the march is over, and the units have moved", () => {
    const p = column(["i_minervia", "viii_augusta"], "macrinus_vindex");
    dies(p, "macrinus_vindex");
    expect(asked(p)).toBe("movement");
    expect(at(p, "i_minervia")).toBe("macedonia");
    expect(why(p, "take i_minervia")).toBe("IMP-3.5.c");
  });

  test("IMP-3.5.b another one goes on with all of them if he can command them", () => {
    const p = column(["i_minervia", "viii_augusta"], "macrinus_vindex", "basseus_rufus");
    dies(p, "macrinus_vindex");
    play(p, "step thracia");
    expect(at(p, "viii_augusta")).toBe("thracia");
  });

  test("IMP-3.5.b or with what he can, and their owner says who stays", () => {
    const four = ["i_minervia", "viii_augusta", "xxii_primigenia", "xxx_ulpia"];
    const p = column(four, "macrinus_vindex", "basseus_rufus");
    dies(p, "macrinus_vindex");
    expect(reason(p, "step thracia")).toBe("IMP-3.5.b bereft");
    expect(legal(p)).toEqual(["halt", ...four.map((unit) => `drop ${unit}`)]);
    play(p, ["drop xxx_ulpia", "step thracia"]);
    expect([at(p, "xxx_ulpia"), at(p, "i_minervia"), at(p, "basseus_rufus")]).toEqual([
      "macedonia",
      "thracia",
      "thracia",
    ]);
  });

  test("IMP-3.5.f the garrison stays where its Caesar has died", () => {
    const p = column(["praetoria_1", "i_minervia"], "geta+", "basseus_rufus");
    dies(p, "geta");
    expect(legal(p)).toEqual(["halt", "drop praetoria_1"]);
    expect(reason(p, "drop i_minervia")).toBe("IMP-3.5.b hasALeader");
    play(p, ["drop praetoria_1", "step thracia"]);
    expect([at(p, "praetoria_1"), at(p, "i_minervia")]).toEqual(["macedonia", "thracia"]);
  });

  test("IMP-6.3.f the plague strikes whoever enters, at every step, and may take their leader", () => {
    const p = moving("rome", {
      rome: { dalmatia: ["macrinus_vindex", "i_minervia"], roma: ["commodus*"] },
      markers: [["foyer_de_peste", "macedonia"]],
    });
    play(p, ["take macrinus_vindex", "add i_minervia"]);
    play(p, "step macedonia", ten(9));
    expect(at(p, "macrinus_vindex")).toBe("gone");
    expect(isReduced(p, "i_minervia")).toBe(true);
    expect(asked(p)).toBe("movement");
    expect(why(p, "take i_minervia")).toBe("IMP-3.5.c");
  });

  test("IMP-3.5.b who has not set out yet has not moved", () => {
    const p = moving("rome", {
      rome: { dalmatia: ["macrinus_vindex", "i_minervia", "viii_augusta"], roma: ["commodus*"] },
    });
    play(p, ["take macrinus_vindex", "all"]);
    dies(p, "macrinus_vindex");
    expect(asked(p)).toBe("movement");
    expect(why(p, "take i_minervia")).toBe("legal");
  });
});

test("IMP-2.E.d whoever moves may play between any two of his decisions, and goes on", () => {
  const p = moving("rome", {
    war: ["quades"],
    hands: { rome: ["assassinat"] },
    rome: { dalmatia: ["macrinus_vindex", "i_minervia"], campania: ["laetus"] },
    enemy: { quades: ["quades_chief_1", "quades_1"] },
  });
  expect(legal(p)).toContain("murder assassinat quades_chief_1");
  play(p, "take classis_misenensis");
  expect(legal(p)).toContain("murder assassinat quades_chief_1");
  play(p, ["halt", "take macrinus_vindex", "add i_minervia", "step macedonia"]);
  play(p, "murder assassinat quades_chief_1", ten(8));
  expect(at(p, "quades_chief_1")).toBe("absent");
  play(p, "step thracia");
  expect(at(p, "i_minervia")).toBe("thracia");
});
