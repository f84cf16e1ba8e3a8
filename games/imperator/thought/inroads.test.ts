/** What Rome sees coming, and what it can send against it. */
import { seededDice } from "@rubicon/engine";
import { expect, test } from "vitest";
import type { Position } from "../position.ts";
import { ROME } from "../sides.ts";
import { moving } from "../testing/moving.ts";
import { type Layout, lay, zone } from "../testing/table.ts";
import { goalsOf, LOYAL } from "./goals.ts";
import { foreseeInroads, type Inroads, noInroads } from "./inroads.ts";
import { emptyPower, type Power, threatTo, weigh } from "./power.ts";
import { proposals } from "./proposals.ts";

const powerIn = (p: Position): Power => {
  const power = emptyPower();
  weigh(p, power);
  return power;
};

const inroadsIn = (layout: Layout): Inroads => {
  const p = lay({ war: ["parthes"], ...layout });
  const inroads = noInroads();
  foreseeInroads(p, powerIn(p), inroads);
  return inroads;
};

const HOST = ["vologeses_iii", "parthes_1", "parthes_2", "parthes_3"];

test("a host that is led comes into the Interior when nobody is in its way, and not so easily past a garrison", () => {
  const open = inroadsIn({ enemy: { cappadocia: HOST } });
  // Three units, three points each instead of one.
  expect(open.soon).toBe(6);
  expect(open.at[zone("galatia")]).toBe(6);
  const barred = inroadsIn({
    enemy: { cappadocia: HOST },
    rome: { galatia: ["x_gemina", "xiv_gemina", "i_adiutrix"], cilicia: ["iii_gallica", "iv_scythica", "vi_ferrata"] },
  });
  expect(barred.at[zone("galatia")]).toBeLessThan(open.at[zone("galatia")]);
});

test("IMP-4.3.m nobody goes into the Interior without a leader, and IMP-4.1.d nobody at peace goes anywhere", () => {
  const unled = inroadsIn({ enemy: { cappadocia: ["parthes_1", "parthes_2"] } });
  expect([unled.soon, unled.later]).toEqual([0, 0]);
  const atPeace = inroadsIn({ war: [], peoples: { parthes_mesopotamia: HOST } });
  expect([atPeace.soon, atPeace.later]).toEqual([0, 0]);
});

test("IMP-4.3.l nobody comes farther than five zones from home, however long he marches", () => {
  const { at } = inroadsIn({ enemy: { galatia: HOST } });
  expect(at[zone("roma")]).toBe(0);
});

test("IMP-3.3.c IMP-3.3.f legions of a Front threaten who is outside of it only as far as they may leave", () => {
  const led = { asSetUp: true, rome: { pannonia_superior: ["helvius_pertinax"] } };
  const threat = (reserve: readonly string[], to: string): number => {
    const p = lay({ ...led, reserve });
    return threatTo(p, powerIn(p), ROME, zone(to));
  };
  expect(threat([], "dalmatia")).toBeLessThan(threat(["danube"], "dalmatia"));
  // Within their Front they go where they like.
  expect(threat([], "pannonia_inferior")).toBe(threat(["danube"], "pannonia_inferior"));
});

test("Rome thinks of standing where Peoples would come in", () => {
  const p = moving("rome", { war: ["parthes"], enemy: { cappadocia: HOST }, rome: { syria_coele: ["iv_scythica"] } });
  const worths = goalsOf(p, ROME, powerIn(p))[LOYAL];
  expect(worths[zone("galatia")]).toBeGreaterThan(worths[zone("lugdunensis")]);
});

test("of many things to do, every fourth plan falls upon an intruder in the Interior whom an army beside him can beat", () => {
  const p = moving("rome", {
    asSetUp: true,
    war: ["parthes"],
    reserve: ["oriental"],
    enemy: { cilicia: ["parthes_4"] },
    rome: { syria_coele: ["avidius_cassius"] },
  });
  const propose = proposals(p);
  const random = seededDice("plans");
  const plans = Array.from({ length: 60 }, () => propose(random));
  const strikes = plans.filter((plan) => plan.some((act) => act.do === "step" && act.to === zone("cilicia")));
  expect(strikes.length).toBeGreaterThan(plans.length / 4);
});
