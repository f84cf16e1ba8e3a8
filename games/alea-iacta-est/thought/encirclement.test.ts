/** Whoever is beaten where enemies bar all ways out is lost: plans that bar them, and what is judged of it. */
import { seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { copy, landUnits, type Position } from "../position.ts";
import { CAES } from "../sides.ts";
import { inSteps } from "../steps/index.ts";
import { emptySurvey, survey } from "../survey.ts";
import { moving } from "../testing/moving.ts";
import { goTo, type Layout, lay, zone } from "../testing/table.ts";
import { FEATURES, measure } from "./features.ts";
import { proposals } from "./proposals.ts";
import { script } from "./script.ts";
import { noStrikes, strikesOf } from "./strikes.ts";

const LEGIONS = ["legio-V", "legio-VI", "legio-VII", "legio-VIII", "legio-IX"];
/** Graecia 3 is the one way out of Graecia 2, for Romans whom somebody from Graecia 1 has beaten. */
const POMPEIUS: Record<string, readonly string[]> = { "graecia-2": ["pompeius*", "legio-I", "legio-III"] };

function strikes(layout: Layout) {
  const p = lay(layout);
  goTo(p, { step: "movement", side: CAES });
  const seen = emptySurvey();
  survey(p, seen);
  const found = noStrikes();
  strikesOf(p, seen, CAES, found);
  return found;
}

describe("AIE-8.4.1.c, AIE-8.4.1.f an army that could be cut off", () => {
  const pocketOf = (caesarians: Record<string, readonly string[]>, republicans = POMPEIUS): number =>
    strikes({ caesarians, republicans }).pockets;

  test("is one whose way out somebody of the army that attacks could bar", () => {
    expect(pocketOf({ "graecia-1": ["caesar*", ...LEGIONS] })).toBeGreaterThan(0);
  });

  test("is none as long as the attackers can spare nobody", () => {
    expect(pocketOf({ "graecia-1": ["caesar*", ...LEGIONS.slice(0, 2)] })).toBe(0);
  });

  test("counts with its leaders", () => {
    const army = { "graecia-1": ["caesar*", ...LEGIONS] };
    const led = { "graecia-2": ["pompeius*", "scipio", "legio-I", "legio-III"] };
    expect(pocketOf(army, led)).toBeGreaterThan(pocketOf(army, POMPEIUS));
  });

  test("is none where the way out lies behind it", () => {
    const cornered = { "graecia-3": ["pompeius*", "legio-I", "legio-III"] };
    expect(pocketOf({ "graecia-1": ["caesar*", "m-antonius", ...LEGIONS] }, cornered)).toBe(0);
  });
});

/** Of eighty plans those in which Pompeius is attacked, and of these those in which somebody stands in Graecia 3 by then. */
function attacks(caesarians: Record<string, readonly string[]>): { all: number; barred: number } {
  const p = moving("caesarians", { caesarians, republicans: POMPEIUS });
  const propose = proposals(p);
  const random = seededDice("bars");
  const count = { all: 0, barred: 0 };
  for (let i = 0; i < 80; i++) {
    const after: Position = copy(p);
    for (const act of propose(random)) if (inSteps.refuse(after, act) === null) inSteps.play(after, act, random);
    if (landUnits(after, CAES, zone("graecia-2")) === 0) continue;
    count.all++;
    if (landUnits(after, CAES, zone("graecia-3")) > 0) count.barred++;
  }
  return count;
}

test("AIE-8.4.1.c some plans bar the ways out before they attack, if there is somebody to do it", () => {
  const { all, barred } = attacks({ "graecia-1": ["caesar*", "m-antonius", ...LEGIONS] });
  expect(barred).toBeGreaterThanOrEqual(all / 6);
  expect(barred).toBeGreaterThan(0);
  expect(attacks({ "graecia-1": ["caesar*", "legio-V"] }).barred).toBe(0);
});

test("AIE-8.1.h a plain player fights where most of the enemy stand first, as long as ways out are barred", () => {
  const p = lay({
    caesarians: { "graecia-2": ["caesar*", ...LEGIONS], "graecia-3": ["auxilia-1"] },
    republicans: { "graecia-2": ["pompeius*", "legio-I", "legio-III"], "graecia-3": ["legio-XV"] },
  });
  goTo(p, { step: "battles", side: CAES, done: [] });
  for (let seed = 0; seed < 8; seed++)
    expect(script(p, seededDice(`${seed}`))).toMatchObject({ do: "fight", zone: zone("graecia-2") });
});

describe("AIE-3.4.2.w ships in a port that nobody holds by land", () => {
  const caesarians = { "graecia-3": ["caesar*", ...LEGIONS] };
  const ships = ["bibulus", "naves-8sp-q1-t1-1"];

  test("are in danger where an enemy army could come", () => {
    expect(strikes({ caesarians, republicans: { "graecia-4": ships } }).berths).toBeGreaterThan(0);
  });

  test("not beside a garrison, nor far from enemies", () => {
    expect(strikes({ caesarians, republicans: { "graecia-4": [...ships, "legio-I"] } }).berths).toBe(0);
    expect(strikes({ caesarians, republicans: { "africa-1": ships } }).berths).toBe(0);
  });
});

test("AIE-4.1 a chief in danger is the worse the last leader he is", () => {
  const heirless = (republicans: Record<string, readonly string[]>): number => {
    const p = lay({ caesarians: { "graecia-1": ["caesar*", ...LEGIONS] }, republicans });
    goTo(p, { step: "movement", side: CAES });
    const row = FEATURES.map(() => 0);
    measure(p, row);
    return row[FEATURES.indexOf("heirless")];
  };
  expect(heirless(POMPEIUS)).toBeLessThan(0);
  expect(heirless({ ...POMPEIUS, "africa-1": ["scipio"] })).toBe(0);
  expect(heirless({ "asia-1": ["pompeius*", "legio-I"] })).toBe(0);
});
