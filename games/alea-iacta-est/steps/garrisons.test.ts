/** Garrisons in winter (9.4.a to 9.4.c). */
import { nth } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import type { Region } from "../board.ts";
import { NO_PIECE } from "../pieces.ts";
import { mark, own, SPARED } from "../position.ts";
import {
  asked,
  at,
  byDefault,
  goTo,
  inZone,
  type Layout,
  lay,
  legal,
  piece,
  play,
  question,
  reason,
  region,
  run,
  told,
  toMove,
} from "../testing/table.ts";

const FIRST = { step: "garrisons", region: nth<Region>(0), unit: NO_PIECE } as const;

function garrisonsOf(layout: Layout) {
  const p = goTo(lay(layout), FIRST);
  return { p, events: run(p) };
}

/** The Republicans have everything but Italia, Gallia and Hispania; all of their garrisons but that of Asia are full. */
const EAST: Layout = {
  control: { caesarians: [], republicans: ["asia", "graecia", "africa", "sicilia", "italia", "gallia", "hispania"] },
  republicans: {
    "asia-1": ["legio-I"],
    "graecia-1": ["legio-II", "legio-III"],
    "graecia-2": ["legio-IV", "legio-V"],
    "africa-1": ["legio-VI"],
    "italia-1": ["legio-VII", "legio-VIII"],
    "gallia-1": ["legio-IX", "legio-X", "legio-XI"],
    "hispania-1": ["legio-XII", "legio-XIII"],
  },
};

describe("legions to spare", () => {
  test("AIE-9.4.a AIE-9.4.c AIE-C216 one of Graecia's four goes to Asia, and no more: the next would be missed there", () => {
    const { p } = garrisonsOf(EAST);
    expect([asked(p), toMove(p)]).toEqual(["garrisons", "quirinal"]);
    expect(question(p)).toMatchObject({ region: "asia", missing: 2, unit: null, rule: "AIE-9.4.a" });
    expect(legal(p, "send ").sort()).toEqual(["send legio-II", "send legio-III", "send legio-IV", "send legio-V"]);
    play(p, ["send legio-III", "station asia-3"]);
    expect([at(p, "legio-III"), p.stack]).toEqual(["asia-3", []]);
  });

  test("AIE-9.4.b AIE-4.2.4.c a legion is not sent to a city where warriors of its own side stand", () => {
    const { p } = garrisonsOf({
      ...EAST,
      war: { galatae: "republicans" },
      republicans: { ...EAST.republicans, "asia-3": ["galatae-u1"] },
    });
    play(p, "send legio-III");
    expect(reason(p, "station asia-3")).toBe("AIE-4.2.4.c noRomansWithWarriors");
    expect(legal(p, "station")).not.toContain("station asia-3");
  });

  test("AIE-9.4.a who may not be sent, and why", () => {
    const { p } = garrisonsOf({
      ...EAST,
      republicans: { ...EAST.republicans, "graecia-4": ["auxilia-1"] },
      caesarians: { "graecia-5": ["legio-XIV", "sulla"] },
    });
    expect(reason(p, "send auxilia-1")).toBe("AIE-9.4.a garrisonNotALegion");
    expect(reason(p, "send legio-XIV")).toBe("AIE-9.4.a garrisonNotYours");
    expect(reason(p, "send legio-XX")).toBe("AIE-9.4.a garrisonNotYours");
    expect(reason(p, "send legio-I")).toBe("AIE-9.4.a garrisonThere");
    expect(reason(p, "send legio-VI")).toBe("AIE-9.4.c garrisonNeeded");
    expect(reason(p, "station asia-1")).toBe("AIE-9.4.a garrisonSendFirst");
  });

  test("AIE-9.4.b to a city of that region, free of enemies", () => {
    const { p } = garrisonsOf({ ...EAST, caesarians: { "asia-5": ["legio-XIV", "sulla"] } });
    play(p, "send legio-II");
    expect(question(p)).toMatchObject({ rule: "AIE-9.4.b", unit: "legio-II", missing: 2 });
    expect(legal(p, "station ").sort()).toEqual(["station asia-1", "station asia-2", "station asia-3"]);
    expect(reason(p, "station asia-4")).toBe("AIE-9.4.b garrisonCity");
    expect(reason(p, "station asia-5")).toBe("AIE-9.4.b garrisonEnemies");
    expect(reason(p, "station galatae")).toBe("AIE-9.4.b garrisonElsewhere");
    expect(reason(p, "send legio-III")).toBe("AIE-9.4.a garrisonOnItsWay");
  });

  test("AIE-9.4.a legions in regions of others are all to spare", () => {
    const { p } = garrisonsOf({
      control: { caesarians: ["africa"], republicans: ["italia", "asia", "gallia", "graecia", "sicilia", "hispania"] },
      caesarians: { "asia-1": ["legio-I", "sulla"] },
      republicans: {
        "italia-1": ["legio-VII", "legio-VIII"],
        "asia-2": ["legio-XV", "legio-XVI", "legio-XVII"],
        "gallia-1": ["legio-IX", "legio-X", "legio-XI"],
        "graecia-1": ["legio-II", "legio-III", "legio-IV"],
        "hispania-1": ["legio-XII", "legio-XIII"],
      },
    });
    // One legion, two cities.
    expect(question(p)).toMatchObject({ region: "africa", unit: "legio-I" });
    play(p, "station africa-3");
    expect([at(p, "legio-I"), p.stack]).toEqual(["africa-3", []]);
  });

  test("AIE-9.4.a own legions alone count, whatever else stands there", () => {
    const { p } = garrisonsOf({
      ...EAST,
      republicans: { ...EAST.republicans, "asia-1": ["legio-I", "legio-XV", "legio-XVI"] },
    });
    expect(p.stack).toEqual([]);
    const { p: lent } = garrisonsOf({ ...EAST, caesarians: { "asia-4": ["legio-XV", "legio-XVI", "sulla"] } });
    expect(question(lent)).toMatchObject({ missing: 2 });
  });

  test("AIE-9.4.a AIE-RT.a region by region in the order of the table, whoever has it", () => {
    const { p, events } = garrisonsOf({
      control: { caesarians: ["italia", "hispania", "gallia", "graecia"], republicans: ["asia", "africa", "sicilia"] },
      caesarians: { "sicilia-1": ["legio-I", "legio-II", "sulla"] },
      republicans: { "hispania-1": ["legio-III", "legio-IV", "cato"] },
    });
    // Italia is the first to ask, then Asia; Africa and Gallia find nobody left.
    const all = [...events, ...play(p, ["rest", "rest"])];
    expect(told(all, "garrison").map(({ region, unit }) => [region, unit])).toEqual([
      ["italia", "legio-I"],
      ["italia", "legio-II"],
      ["asia", "legio-III"],
      ["asia", "legio-IV"],
    ]);
    expect(p.stack).toEqual([]);
  });

  test("AIE-9.4.a without a city that is open nobody goes; what is spared or neutral stays", () => {
    const enemies = {
      "asia-1": ["legio-XIV"],
      "asia-2": ["legio-XV"],
      "asia-3": ["legio-XVI"],
      "asia-5": ["legio-XX"],
    };
    expect(
      garrisonsOf({ ...EAST, republicans: { ...EAST.republicans, "asia-1": [] }, caesarians: enemies }).p.stack,
    ).toEqual([]);
    const p = lay({
      control: { caesarians: ["africa"], republicans: ["italia"] },
      caesarians: { aegyptii: ["legio-I", "m-antonius"] },
    });
    mark(p, piece("legio-I"), SPARED);
    own.triumvir(p)[region("asia")] = piece("cato");
    run(goTo(p, FIRST));
    expect(at(p, "legio-I")).toBe("aegyptii");
  });

  test("AIE-9.4.a the nearest surplus is the default, and the rest goes the same way", () => {
    const { p } = garrisonsOf(EAST);
    expect([byDefault(p), legal(p)[0]]).toEqual(["send legio-IV", "send legio-IV"]);
    play(p, "rest");
    expect(inZone(p, "asia-1")).toEqual(["legio-I", "legio-IV"]);
    const { p: slow } = garrisonsOf(EAST);
    play(slow, byDefault(slow));
    play(slow, byDefault(slow));
    expect(inZone(slow, "asia-1")).toEqual(["legio-I", "legio-IV"]);
  });
});
