/** Numbers of ways to play on from fixed positions with fixed dice: a figure that changes tells that the rules did. */
import { seededDice } from "@rubicon/engine";
import { perft } from "@rubicon/engine/testing";
import { expect, test } from "vitest";
import { imperator } from "./index.ts";
import type { Position } from "./position.ts";
import type { ScenarioId } from "./scenarios.ts";
import { ROME, type SideName, sideNamed } from "./sides.ts";
import { attacking } from "./testing/field.ts";
import { moving } from "./testing/moving.ts";
import { goTo, type Layout, lay, run } from "./testing/table.ts";
import { CIVIL_WAR } from "./testing/usurping.ts";
import { lost } from "./testing/winter.ts";

const lines = (p: Position, depth: number): number[] =>
  Array.from({ length: depth }, (_, i) => perft(imperator, p, i + 1, seededDice("perft")));

test.each([
  ["s1_avidius_cassius", [6, 33, 291]],
  ["s2_parthian_war", [6, 128, 338]],
  ["s3_marcomannic_wars", [6, 128, 424]],
  ["s4_five_emperors", [6, 131, 383]],
  ["s5_grand_campaign", [6, 128, 338]],
  ["s6_severus_caracalla", [6, 31, 147]],
] as const)("from the opening of %s, when there is something to choose", (scenario, figures) => {
  const p = imperator.begin(scenario);
  imperator.open(p, seededDice("perft"));
  for (let legal = imperator.legal(p); legal.length === 1; legal = imperator.legal(p))
    imperator.play(p, legal[0], seededDice("perft"));
  expect(lines(p, 3)).toEqual(figures);
});

/** A scenario as it is set up, in the first movement of a side. */
const marching = (scenario: ScenarioId, side: SideName, layout: Layout = {}): Position => {
  const p = lay({ ...layout, scenario, asSetUp: true });
  goTo(p, { step: "movement", side: sideNamed(side) });
  run(p);
  return p;
};

test("the first movement of each side", () => {
  expect(lines(marching("s1_avidius_cassius", "rome"), 3)).toEqual([38, 166, 3943]);
  expect(lines(marching("s1_avidius_cassius", "enemy"), 3)).toEqual([3, 16, 89]);
  expect(lines(marching("s2_parthian_war", "enemy"), 3)).toEqual([12, 52, 481]);
  expect(lines(marching("s4_five_emperors", "rome"), 3)).toEqual([44, 178, 595]);
});

test("with reserve Fronts, in bad weather, and when the weather at sea is bad", () => {
  const reserve = ["rhin", "danube"];
  expect(lines(marching("s3_marcomannic_wars", "rome", { reserve }), 3)).toEqual([36, 164, 4573]);
  expect(lines(marching("s3_marcomannic_wars", "rome", { reserve, event: 2 }), 3)).toEqual([36, 164, 4598]);
  expect(lines(marching("s3_marcomannic_wars", "rome", { reserve, event: 9 }), 3)).toEqual([34, 160, 4193]);
});

test("with a fleet that carries", () => {
  const p = moving("rome", {
    rome: { ravenna: ["septimius_severus*", "praetoria_1", "praetoria_2"], syria_coele: ["iv_scythica"] },
  });
  expect(lines(p, 5)).toEqual([5, 17, 76, 328, 1562]);
});

test("Peoples at war on the march, with rebels beside them", () => {
  const p = moving("enemy", {
    ...CIVIL_WAR,
    war: ["quades", "parthes"],
    enemy: { ...CIVIL_WAR.enemy, quades: ["quades_1", "quades_2"], parthes_mesopotamia: ["parthes_1", "parthes_2"] },
  });
  expect(lines(p, 4)).toEqual([7, 29, 160, 741]);
});

test("through an evasion, a battle and a retreat", () => {
  const layout: Layout = {
    war: ["marcomanni", "quades"],
    rome: { pannonia_superior: ["marcus_aurelius*", "x_gemina", "xiv_gemina-", "i_adiutrix"] },
    enemy: { pannonia_superior: ["marcomanni_chief_1", "marcomanni_1", "marcomanni_2", "quades_1"] },
  };
  const p = attacking("enemy", layout, {
    from: "marcomanni",
    pieces: ["marcomanni_chief_1", "marcomanni_1", "marcomanni_2"],
  });
  run(p);
  expect(lines(p, 6)).toEqual([1, 2, 13, 40, 82, 56]);
});

test("through a winter, with legions whose camps are taken", () => {
  const p = lay({
    ...{ war: ["daci", "quades"], year: 179 },
    rome: {
      dalmatia: ["marcus_aurelius*"],
      carpates: ["helvius_pertinax", "xiii_gemina", "x_gemina"],
      caledonia: ["ii_augusta"],
    },
    enemy: { dacia: ["daci_1"], pannonia_superior: ["quades_chief_1", "quades_1"] },
  });
  goTo(lost(p, ROME, "i_adiutrix", "xxx_ulpia"), { step: "results" });
  run(p);
  expect(lines(p, 5)).toEqual([3, 9, 27, 108, 612]);
});
