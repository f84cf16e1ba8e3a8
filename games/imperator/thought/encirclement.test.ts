/** Whoever is beaten where every way out is closed is lost (IMP-8.3.b): plans that close them, and what is judged of it. */
import { seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { copy } from "../position.ts";
import { ENEMY, ROME } from "../sides.ts";
import { inSteps } from "../steps/index.ts";
import { unitsOf } from "../table.ts";
import { attacking } from "../testing/field.ts";
import { moving } from "../testing/moving.ts";
import { type Layout, lay, zone } from "../testing/table.ts";
import { caughtIn } from "./cut-off.ts";
import { FEATURES, measure } from "./features.ts";
import { emptyPower, weigh } from "./power.ts";
import { proposals } from "./proposals.ts";
import { script } from "./script.ts";
import { noStrikes, strikesOf } from "./strikes.ts";

/** Who stands where. */
type Stacks = Record<string, readonly string[]>;

const LEGIONS = ["ii_augusta", "vi_victrix", "xx_valeria_victrix"];
/** For Maetae in Isca there are two ways out: Londinium, and Deva on the way home. */
const ISCA = zone("britannia_isca");
const IN_ISCA: Stacks = { britannia_isca: ["maetae_1", "maetae_2"] };
const MAETAE = { war: ["maetae"], enemy: IN_ISCA };

describe("IMP-8.3.b who could not leave", () => {
  const caught = (rome: Stacks, others: Layout = {}): number =>
    caughtIn(lay({ ...MAETAE, ...others, rome }), ENEMY, ISCA);

  test("stands among enemies", () => {
    expect(caught({ britannia_londinium: [LEGIONS[0]], britannia_deva: [LEGIONS[1]] })).toBe(16);
    expect(caught({ britannia_londinium: LEGIONS })).toBe(0);
  });

  test("IMP-3.3.c or is a legion that may not leave its Front", () => {
    const enemy = { raetia: ["quades_1"], pannonia_superior: ["quades_2"] };
    const inNoricum = (unit: string): number =>
      caughtIn(lay({ war: ["quades"], enemy, rome: { noricum: [unit] } }), ROME, zone("noricum"));
    expect(inNoricum("x_gemina")).toBeGreaterThan(0);
    expect(inNoricum("vexillatio_danube_1")).toBe(0);
  });

  test("IMP-3.5.h or has a People at peace behind him", () => {
    const around = ["raetia", "venetia", "pannonia_superior", "silva_gabreta"];
    const enemy = Object.fromEntries(around.map((where, i) => [where, [`quades_${i + 1}`]]));
    const rome = { noricum: ["vexillatio_danube_1"] };
    const before = (...war: string[]): number => caughtIn(lay({ war, enemy, rome }), ROME, zone("noricum"));
    expect(before("quades")).toBeGreaterThan(0);
    expect(before("quades", "marcomanni")).toBe(0);
  });
});

describe("IMP-8.3.b an army that could be cut off", () => {
  const pocketOf = (rome: Stacks, enemy = IN_ISCA): number => {
    const p = lay({ ...MAETAE, rome, enemy });
    const power = emptyPower();
    weigh(p, power);
    const found = noStrikes();
    strikesOf(p, power, ROME, found);
    return found.pockets;
  };
  const army = { britannia_londinium: ["statius_priscus", ...LEGIONS] };

  test("is one whose way out somebody of the army that attacks could bar", () => {
    expect(pocketOf(army)).toBeGreaterThan(0);
  });

  test("is none as long as the attackers can spare nobody", () => {
    expect(pocketOf({ britannia_londinium: ["statius_priscus", LEGIONS[0]] })).toBe(0);
  });

  test("counts with its leaders", () => {
    const led = { britannia_isca: ["maetae_1", "maetae_2", "maetae_chief"] };
    const weak = { britannia_isca: ["maetae_1-", "maetae_2-"] };
    expect(pocketOf(army, led)).toBeGreaterThan(0);
    expect(pocketOf(army, { britannia_isca: [...weak.britannia_isca, "maetae_chief"] })).toBeGreaterThan(
      pocketOf(army, weak),
    );
  });

  test("IMP-7.a is none where the way out lies behind it", () => {
    expect(pocketOf(army, { britannia_deva: ["maetae_1", "maetae_2"] })).toBe(0);
  });
});

test("IMP-9.2.2.n IMP-9.2.4.b Rome hopes to cut off Peoples; legions that are cut off come back in the winter", () => {
  const pocketsOf = (layout: Layout): number => {
    const row: number[] = [];
    measure(lay({ war: ["maetae"], sequences: { rome: 1, enemy: 1 }, ...layout }), row);
    return row[FEATURES.indexOf("laterPockets")];
  };
  const maetae = ["maetae_1", "maetae_2", "maetae_3", "maetae_chief"];
  const rome = { britannia_londinium: ["statius_priscus", ...LEGIONS] };
  expect(pocketsOf({ ...MAETAE, rome })).toBeGreaterThan(0);
  expect(pocketsOf({ rome: { britannia_isca: [LEGIONS[0]] }, enemy: { britannia_londinium: maetae } })).toBe(0);
});

/** Of eighty plans those in which Isca is attacked, and of these those after which nobody there could leave. */
function attacks(rome: Stacks): { all: number; closed: number } {
  const p = moving("rome", { ...MAETAE, rome });
  const propose = proposals(p);
  const random = seededDice("bars");
  const count = { all: 0, closed: 0 };
  for (let i = 0; i < 80; i++) {
    const after = copy(p);
    for (const act of propose(random)) if (inSteps.refuse(after, act) === null) inSteps.play(after, act, random);
    if (unitsOf(after, ROME, ISCA) === 0) continue;
    count.all++;
    if (caughtIn(after, ENEMY, ISCA) > 0) count.closed++;
  }
  return count;
}

test("IMP-8.1.d some plans close the ways out before they attack, if there is somebody to do it", () => {
  const { all, closed } = attacks({ britannia_londinium: ["statius_priscus", "clodius_albinus", ...LEGIONS] });
  expect(closed).toBeGreaterThanOrEqual(all / 6);
  expect(closed).toBeGreaterThan(0);
  expect(attacks({ britannia_londinium: ["statius_priscus", LEGIONS[0]] }).closed).toBe(0);
});

test("IMP-8.a a plain player fights first where whoever is beaten cannot leave", () => {
  const p = attacking("rome", {
    war: ["maetae", "quades"],
    rome: {
      britannia_londinium: [LEGIONS[0]],
      britannia_deva: [LEGIONS[1]],
      britannia_isca: ["statius_priscus", LEGIONS[2]],
      pannonia_superior: ["x_gemina", "xiv_gemina"],
    },
    enemy: { ...MAETAE.enemy, pannonia_superior: ["quades_1", "quades_2", "quades_3"] },
  });
  for (let seed = 0; seed < 8; seed++)
    expect(script(p, seededDice(`${seed}`))).toMatchObject({ do: "fight", zone: ISCA });
});
