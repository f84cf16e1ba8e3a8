/** Whole gestures: stacks and fleets that are taken up and brought somewhere. */
import { closedTo, handsOf, planOf, reachOf, seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import type { Act } from "../acts.ts";
import { imperator } from "../index.ts";
import { copy, type Position } from "../position.ts";
import { SCENARIO_IDS } from "../scenarios.ts";
import { BOTH } from "../sides.ts";
import { inSteps } from "../steps/index.ts";
import { forgetMarks } from "../table.ts";
import { moving } from "../testing/moving.ts";
import { acts, asked, at, goTo, inZone, lay, play, run, textOf } from "../testing/table.ts";
import { gestures } from "./index.ts";
import { isIntent } from "./intents.ts";

const game = { ...imperator, gestures };
const written = (act: { readonly do: string }): string => textOf(acts.read(acts.write(act as Act)));
const reach = (p: Position, pieces: readonly string[], to?: string) =>
  reachOf(game, p, pieces)
    .filter((goal) => to === undefined || goal.to === to)
    .map((goal) => ({ ...goal, acts: goal.acts.map(written) }));

describe("marches", () => {
  const army = () =>
    moving("rome", {
      war: ["quades"],
      reserve: ["danube"],
      rome: {
        dalmatia: ["macrinus_vindex", "i_minervia", "viii_augusta-", "vexillatio_danube_1"],
        macedonia: ["xxii_primigenia", "xxx_ulpia"],
        roma: ["praetoria_1"],
      },
      enemy: { moesia_superior: ["quades_1"], epirus: ["quades_chief_1"] },
    });
  const stack = ["macrinus_vindex", "i_minervia", "vexillatio_danube_1", "viii_augusta"];

  test("IMP-3.5.b a stack is taken up: leaders first, then the strongest; who cannot move is in none", () => {
    const groups = handsOf(game, army())?.groups ?? [];
    expect(groups).toContainEqual(["xxii_primigenia", "xxx_ulpia"]);
    expect(groups.find((group) => group.includes("macrinus_vindex"))?.[0]).toBe("macrinus_vindex");
    expect(groups.flat()).not.toContain("praetoria_1");
    expect(groups.flat()).toContain("classis_ravennas");
  });

  test("IMP-3.5.b and brought where it can halt, by the shortest way, with what it costs", () => {
    const p = army();
    const [goal] = reach(p, stack, "thracia");
    expect(goal).toMatchObject({ count: 4, way: ["macedonia", "thracia"] });
    expect(goal.acts).toEqual(["take macrinus_vindex", "all", "step macedonia", "step thracia"]);
    expect(goal.forecasts?.[0]).toMatchObject({ f: "points-left", points: 1 });
    play(p, goal.acts);
    expect(inZone(p, "thracia")).toHaveLength(4);
    expect(asked(p)).toBe("group");
  });

  test("IMP-7.e IMP-S.i nobody is brought where his death would end the game", () => {
    const p = moving("enemy", {
      scenario: "s1_avidius_cassius",
      rome: {
        roma: ["marcus_aurelius*"],
        britannia_deva: ["vi_victrix"],
        maetae: ["ii_augusta", "martius_verus"],
        caledonia: ["xx_valeria_victrix"],
      },
      enemy: { belgica: ["avidius_cassius!"] },
    });
    const goals = reach(p, ["avidius_cassius"]).map(({ to }) => to);
    expect(goals).toContain("britannia_londinium");
    expect(goals).not.toContain("maetae");
    play(p, ["take avidius_cassius", "step britannia_londinium", "step britannia_deva", "step maetae"]);
    expect([asked(p), p.outcome?.rule]).toEqual(["nothing", "IMP-S.i"]);
  });

  test("IMP-R84 where enemies are it matters from where they come", () => {
    const ways = reach(army(), stack, "moesia_superior").map(({ way }) => way);
    expect(ways.map((way) => way.at(-2) ?? "dalmatia").sort()).toEqual([
      "dalmatia",
      "macedonia",
      "pannonia_inferior",
      "thracia",
    ]);
    expect(reach(army(), ["macrinus_vindex"], "moesia_superior")).toHaveLength(1);
  });

  test("IMP-3.5.d units without a leader go one zone each", () => {
    const p = army();
    const [goal] = reach(p, ["xxii_primigenia", "xxx_ulpia"], "thracia");
    expect(goal.acts).toEqual(["take xxii_primigenia", "step thracia", "take xxx_ulpia", "step thracia"]);
  });

  test("IMP-7.2.a a way beyond the limit is shown with its end only", () => {
    const p = moving("rome", { war: ["roxolani", "bastarni"], rome: { dacia: ["maximianus"] } });
    const goals = reach(p, ["maximianus"]);
    expect(goals.some(({ to }) => to === "bastarni")).toBe(true);
    expect(goals.some(({ way }) => way.join() === "roxolani,bastarni,carpates")).toBe(false);
  });

  test("IMP-7.d where a die would fall for somebody nobody is brought in one gesture", () => {
    const p = moving("rome", {
      war: ["quades"],
      rome: { dalmatia: ["macrinus_vindex", "i_minervia"] },
      enemy: { asia: ["quades_chief_1"], thracia: [] },
    });
    // Dalmatia, Macedonia, Thracia, Asia: one point too far, and nothing falls on the way.
    expect(reach(p, ["macrinus_vindex"], "thracia")).toHaveLength(1);
    const hunted = moving("rome", {
      war: ["quades"],
      rome: { dalmatia: ["i_minervia"] },
      enemy: { macedonia: ["quades_chief_1"] },
    });
    expect(reach(hunted, ["i_minervia"], "macedonia")).toEqual([]);
    expect(closedTo(game, hunted, ["i_minervia"], "macedonia")).toBeNull();
  });

  test("IMP-6.3.f nor into the plague", () => {
    const p = moving("rome", {
      rome: { dalmatia: ["macrinus_vindex", "i_minervia"] },
      markers: [["foyer_de_peste", "macedonia"]],
    });
    expect(reach(p, ["macrinus_vindex", "i_minervia"], "macedonia")).toEqual([]);
    expect(reach(p, ["i_minervia"], "macedonia")).toEqual([]);
    expect(reach(p, ["macrinus_vindex", "i_minervia"], "epirus")).toHaveLength(1);
  });

  test("IMP-3.5.c a group that has points left stays in hand; others set out when it has halted", () => {
    const p = army();
    play(p, reach(p, stack, "macedonia")[0].acts);
    expect(gestures.inHand(p)).toEqual(stack);
    expect(reach(p, stack, "thracia")[0].acts).toEqual(["step thracia"]);
    expect(reach(p, ["xxx_ulpia"], "achaia")[0].acts).toEqual(["halt", "take xxx_ulpia", "step achaia"]);
  });

  test("IMP-TE.6.b only he who is called to Rome is taken up before he has gone", () => {
    const p = moving("rome", {
      event: 6,
      summoned: "marcus_aurelius",
      rome: { pannonia_superior: ["marcus_aurelius*", "x_gemina"], thracia: ["i_minervia"] },
    });
    expect(gestures.groups(p)).toEqual([["marcus_aurelius"]]);
    expect(reach(p, ["marcus_aurelius"]).map(({ to }) => to)).toEqual(["roma"]);
  });

  test("IMP-4.1.d units of a People at peace are taken up by the Enemy", () => {
    const p = moving("enemy", { peoples: { parthes_media: ["parthes_1", "vologeses_iii"] } });
    expect(gestures.groups(p)).toEqual([["parthes_1"]]);
    expect(reach(p, ["parthes_1"], "parthes_babylonia")[0].acts).toEqual(["take parthes_1", "step parthes_babylonia"]);
  });
});

describe("where nothing can be brought", () => {
  const p = moving("rome", {
    rome: {
      pannonia_superior: ["helvius_pertinax", "x_gemina", "xiv_gemina"],
      dalmatia: ["i_minervia", "basseus_rufus", "vexillatio_danube_1"],
      campania: ["iv_flavia"],
      roma: ["praetoria_1", "commodus"],
    },
    reserve: [],
  });
  const why = (pieces: readonly string[], zone: string) => closedTo(game, p, pieces, zone)?.rule ?? null;

  test.each([
    ["IMP-3.3.c out of its Front", ["helvius_pertinax", "x_gemina"], "dalmatia", "IMP-3.3.c"],
    ["IMP-1.1.d a leader by himself has four points", ["helvius_pertinax"], "asia", "IMP-1.1.d"],
    ["IMP-1.2.b with units three", ["basseus_rufus", "vexillatio_danube_1"], "roma", "IMP-1.2.b"],
    ["IMP-3.5.h land at peace", ["basseus_rufus", "vexillatio_danube_1"], "quades", "IMP-3.5.h"],
    ["IMP-3.5.d a unit without a leader goes one zone", ["i_minervia"], "thracia", "IMP-3.5.d"],
    ["IMP-3.5.i nobody walks to sea", ["basseus_rufus"], "pontus_euxinus", "IMP-3.5.i"],
    ["IMP-3.5.i nor a unit", ["i_minervia"], "mare_internum_centralis", "IMP-3.5.i"],
    ["IMP-3.5.k fleets keep out of the ocean", ["classis_misenensis"], "oceanus_atlanticus", "IMP-3.5.k"],
    ["IMP-3.5.l and out of every port but their own", ["classis_misenensis"], "ravenna", "IMP-3.5.l"],
    ["IMP-3.5.o one step at a time", ["classis_misenensis", "iv_flavia"], "pontus_euxinus", "IMP-3.5.o"],
  ])("%s", (_, pieces, zone, rule) => {
    expect(why(pieces, zone)).toBe(rule);
  });

  test("IMP-3.5.b where they can go, and where they stand, nothing is closed", () => {
    expect(why(["helvius_pertinax", "x_gemina"], "noricum")).toBeNull();
    expect(why(["helvius_pertinax", "x_gemina"], "pannonia_superior")).toBeNull();
    expect(why(["classis_misenensis", "iv_flavia"], "sicilia")).toBeNull();
  });

  test("IMP-4.3.g a unit of a People goes one zone", () => {
    const tribes = moving("enemy", { war: ["quades"], enemy: { quades: ["quades_1"] } });
    expect(closedTo(game, tribes, ["quades_1"], "dalmatia")?.rule).toBe("IMP-4.3.g");
  });
});

describe("voyages", () => {
  const MISENENSIS = "classis_misenensis";
  const WEST = "mare_internum_occidentalis";

  test("IMP-3.5.j IMP-3.5.p a fleet takes aboard whom it can, sails, and lets them land, in one gesture", () => {
    const p = moving("rome", { rome: { campania: ["laetus", "iv_flavia", "i_minervia", "x_gemina"] } });
    const all = gestures.groups(p).find((group) => group.includes(MISENENSIS)) ?? [];
    expect(all[0]).toBe(MISENENSIS);
    expect(all).toHaveLength(5);
    const [sea] = reach(p, all, WEST);
    // The fleet, a leader and two units.
    expect(sea.count).toBe(4);
    const [coast] = reach(p, all, "numidia");
    expect(coast).toMatchObject({ count: 3, way: [WEST, "numidia"] });
    expect(coast.acts.at(-2)).toBe("all");
    play(p, coast.acts);
    expect(at(p, "laetus")).toBe("numidia");
    expect(at(p, MISENENSIS)).toBe(WEST);
    // By land it is another way.
    expect(
      reach(
        moving("rome", { rome: { campania: ["laetus", "iv_flavia"] } }),
        ["laetus", "iv_flavia", MISENENSIS],
        "roma",
      ),
    ).toHaveLength(2);
  });

  test("IMP-3.5.p those aboard land by themselves, or the fleet brings them home", () => {
    const p = moving("rome", {
      fleets: { [MISENENSIS]: WEST },
      rome: { "aboard-classis_misenensis": ["laetus", "iv_flavia"] },
    });
    expect(gestures.groups(p)).toContainEqual([MISENENSIS, "iv_flavia", "laetus"]);
    expect(reach(p, ["iv_flavia"], "africa")[0].acts).toEqual([`take ${MISENENSIS}`, "add iv_flavia", "land africa"]);
    expect(reach(p, ["iv_flavia"], "campania")[0].way).toEqual(["campania"]);
    const [home] = reach(p, [MISENENSIS, "laetus", "iv_flavia"], "campania").filter(({ count }) => count === 3);
    expect(home.acts).toEqual([`take ${MISENENSIS}`, "step campania"]);
    play(p, [`take ${MISENENSIS}`, "step mare_internum_centralis"]);
    expect(gestures.inHand(p)).toEqual([MISENENSIS, "laetus", "iv_flavia"]);
    expect(reach(p, ["laetus", "iv_flavia"], "cyrenaica")[0].acts).toEqual(["all", "land cyrenaica"]);
  });
});

test.each(SCENARIO_IDS)("IMP-2.E.b what is said to arrive arrives, act by act: %s", (scenario) => {
  const dice = seededDice(`gestures of ${scenario}`);
  const p = lay({ scenario, asSetUp: true, reserve: ["danube", "oriental"] });
  for (const side of BOTH) {
    goTo(p, { step: "movement", side });
    run(p);
    for (let i = 0; i < 60 && p.stack.length > 0; i++) {
      const hands = handsOf(game, p);
      const groups = [...(hands?.groups ?? []), hands?.inHand ?? []].filter((group) => group.length > 0);
      if (groups.length > 0) tryGroup(p, groups[dice.roll(groups.length) - 1]);
      const list = inSteps.legal(p);
      inSteps.play(p, list[dice.roll(list.length) - 1], dice);
    }
    forgetMarks(p);
  }
});

function tryGroup(p: Position, pieces: readonly string[]): void {
  const meant = new Set<string>();
  for (const { to, intent, count, way } of gestures.goals(p, pieces)) {
    expect(way.at(-1)).toBe(to);
    expect(meant.has(JSON.stringify(intent))).toBe(false);
    meant.add(JSON.stringify(intent));
    const after = copy(p);
    const plan: string[] = [];
    for (const act of planOf(game, p, intent)) {
      plan.push(written(act));
      expect(inSteps.refuse(after, act as Act), plan.join(", ")).toBeNull();
      inSteps.play(after, act as Act, seededDice(1));
    }
    const there = pieces.filter((piece) => gestures.at(after, piece) === to).length;
    expect(there, `${plan.join(", ")} of ${pieces.join()}`).toBe(count);
    expect(isIntent(intent)).toBe(true);
    expect(gestures.further(after, intent)).toBeNull();
  }
}
