/** Whom one could fall upon, by land and by sea. */
import { describe, expect, test } from "vitest";
import { isSea, type Zone } from "../board.ts";
import { copy, type Position } from "../position.ts";
import { CAES, REP } from "../sides.ts";
import { inSteps } from "../steps/index.ts";
import { emptySurvey, survey } from "../survey.ts";
import { moving } from "../testing/moving.ts";
import { box, type Layout, piece, zone } from "../testing/table.ts";
import { landsIn } from "./landings.ts";
import { canCome, canReach, dangerTo } from "./strikes.ts";

const NO_LUCK = { roll: () => 1 };

/** Where a fleet comes to land from there in one sequence, by the rules. */
function landsFrom(from: Zone): Set<Zone> {
  const start = moving("caesarians", { caesarians: { [box.zoneIds[from]]: ["bassus", "naves-8sp-q2-t1-1"] } });
  for (const act of [box.acts.take(piece("bassus")), box.acts.add(piece("naves-8sp-q2-t1-1"))])
    if (inSteps.refuse(start, act) === null) inSteps.play(start, act, NO_LUCK);
  const lands = new Set<Zone>();
  const goOn = (p: Position): void => {
    for (const act of inSteps.legal(p)) {
      if (act.do !== "step") continue;
      const after = copy(p);
      inSteps.play(after, act, NO_LUCK);
      if (isSea(box, act.to)) goOn(after);
      else lands.add(act.to);
    }
  };
  goOn(start);
  lands.delete(from);
  return lands;
}

describe("AIE-3.4.2.e to AIE-3.4.2.h coasts where a fleet lands in one sequence", () => {
  test.each(["graecia-4", "italia-7", "africa-1", "sicilia-1", "asia-1", "hispania-3"])("from %s", (name) => {
    const from = zone(name);
    const known = box.land.filter((to) => landsIn(box, from, to) && box.region[to] >= 0);
    const found = [...landsFrom(from)].filter((to) => box.region[to] >= 0).sort((a, b) => a - b);
    expect(found.length).toBeGreaterThan(0);
    expect(known).toEqual(found);
  });
});

describe("a chief in a port", () => {
  const alone = { "italia-7": ["caesar*", "auxilia-1"] };
  const danger = (layout: Layout): number => {
    const p = moving("republicans", { caesarians: alone, ...layout });
    const seen = emptySurvey();
    survey(p, seen);
    const from = zone("africa-1");
    const to = zone("italia-7");
    expect(canReach(p, seen, REP, from, to)).toBe(false);
    expect(canCome(p, seen, REP, from, to)).toBe(dangerTo(p, seen, CAES, to) > 0);
    return dangerTo(p, seen, CAES, to);
  };
  const LEGIONS = ["pompeius*", "legio-I", "legio-III", "legio-XV"];

  test("is in danger of a fleet with an army that could land there", () => {
    expect(danger({ republicans: { "africa-1": [...LEGIONS, "naves-8sp-q1-t1-1", "naves-6sp-t1-1"] } })).toBe(1);
  });

  test("not of an army without ships, nor of ships without anybody to lead them", () => {
    expect(danger({ republicans: { "africa-1": LEGIONS } })).toBe(0);
    expect(danger({ republicans: { "africa-1": [...LEGIONS.slice(1), "naves-8sp-q1-t1-1"] } })).toBe(0);
  });

  test("AIE-3.4.2.k the less, the fewer there are places for", () => {
    const many = { caesarians: { "italia-7": ["caesar*", "legio-V", "legio-VI", "legio-VIII"] } };
    const ships = ["naves-8sp-q1-t1-1", "naves-6sp-t1-1", "naves-6sp-t0-1"];
    const host = [...LEGIONS, "legio-XIII", "legio-XIV", "legio-XII"];
    const one = danger({ ...many, republicans: { "africa-1": [...host, ships[0]] } });
    const three = danger({ ...many, republicans: { "africa-1": [...host, ...ships] } });
    expect(three).toBeGreaterThan(one);
  });
});

test("AIE-8.3.a a chief with all his army is in danger beside ships of his that a fleet could beat", () => {
  const fleet = { "mare-internum-centralis": ["bassus", "naves-8sp-q2-t1-1", "naves-8sp-q2-t1-2"] };
  const danger = (republicans: readonly string[], caesarians: Record<string, readonly string[]> = fleet): number => {
    const p = moving("caesarians", {
      caesarians,
      republicans: { "sicilia-1": ["pompeius*", "legio-I", ...republicans] },
    });
    const seen = emptySurvey();
    survey(p, seen);
    return dangerTo(p, seen, REP, zone("sicilia-1"));
  };
  expect(danger([])).toBe(0);
  expect(danger(["naves-4sp-t0-1"])).toBeGreaterThan(0.3);
  expect(danger(["naves-4sp-t0-1"], {})).toBe(0);
});
