/** Disruption (7.31): reserves that find their line gone. */
import { describe, expect, test } from "vitest";
import { battle, battleOf, isFighting, passRound, waysOutOf } from "../testing/battle.ts";
import { at, legal, play, side, strength, told, toMove } from "../testing/table.ts";

describe("attackers", () => {
  const layout = {
    place: "roma",
    attacker: "caesar",
    from: { genua: ["legio-16 1"], ravenna: ["legio-13", "legio-14 1"] },
    defenders: ["pompeius", "legio-1"],
  } as const;

  test("JC-C077, JC-7.31.a, JC-7.31.b, JC-7.31.e whose main group falls lose a step each and stay attackers", () => {
    const p = battle(layout);
    const events = play(p, "fire pompeius", [1, 6, 6]);
    expect(told(events, "disrupted")).toMatchObject([{ side: "caesar", place: "roma" }]);
    expect(told(events, "exchanged")).toEqual([]);
    expect([strength(p, "legio-13"), at(p, "legio-14")]).toEqual([2, "fallen"]);
    expect(battleOf(p)).toMatchObject({ round: 2, attacker: 0 });
    expect(toMove(p)).toBe("pompeius");
  });

  test("JC-7.31.a nobody is disrupted while one block of the line stands", () => {
    const p = battle({ ...layout, from: { genua: ["legio-16 1", "legio-8 1"], ravenna: ["legio-13"] } });
    play(p, "fire pompeius", [1, 6, 6]);
    play(p, ["take-hit legio-16", "pass legio-1", "pass legio-8"]);
    expect(battleOf(p).round).toBe(2);
    expect([strength(p, "legio-13"), strength(p, "legio-8")]).toEqual([3, 1]);
  });

  test("JC-7.31.a the loss comes in round 1 only: a line that falls later disrupts nobody", () => {
    const p = battle({ ...layout, round: 2 });
    play(p, "fire pompeius", [1, 1, 1]);
    // III, I, I: the first two hits go to the legion at III, then the three are equal.
    expect(legal(p)).toEqual(["take-hit legio-13", "take-hit legio-14", "take-hit legio-16"]);
    play(p, ["take-hit legio-16", "pass legio-1"]);
    expect([strength(p, "legio-13"), strength(p, "legio-14")]).toEqual([1, 1]);
  });
});

describe("defenders", () => {
  const layout = {
    place: "roma",
    attacker: "caesar",
    from: { genua: ["caesar", "legio-13", "legio-8"] },
    defenders: ["legio-3 1"],
    reinforcements: { neapolis: ["legio-1", "legio-37 1"] },
  } as const;

  test("JC-C078, JC-7.31.c, JC-7.31.d whose line falls become the attackers and must leave in round 4", () => {
    const p = battle(layout);
    const events = play(p, "fire caesar", [1, 6, 6]);
    expect(told(events, "exchanged")).toMatchObject([{ side: "pompeius" }]);
    expect([strength(p, "legio-1"), at(p, "legio-37")]).toEqual([3, "fallen"]);
    expect(battleOf(p)).toMatchObject({ round: 2, attacker: 1 });
    expect(passRound(p)).toEqual(["caesar", "legio-8", "legio-13", "legio-1"]);
    passRound(p);
    expect(battleOf(p).round).toBe(4);
    play(p, ["pass caesar", "pass legio-8", "pass legio-13"]);
    expect(legal(p)).toEqual(["retreat legio-1 neapolis"]);
    play(p, "retreat legio-1 neapolis");
    expect(isFighting(p)).toBe(false);
    expect(at(p, "caesar")).toBe("roma");
  });

  test("JC-7.31.f disruption starts nothing anew: round 2 follows, and nobody acts again in round 1", () => {
    const p = battle(layout);
    const events = play(p, "fire caesar", [1, 6, 6]);
    expect(told(events, "round").map((each) => each.round)).toEqual([2]);
    expect(toMove(p)).toBe("caesar");
    expect(legal(p, "fire")).toEqual(["fire caesar"]);
  });

  test("JC-C190, JC-7.31.g when disruption kills the last of them the victor's reserves stay unseen", () => {
    const p = battle({
      ...layout,
      from: { genua: ["caesar"], ravenna: ["legio-13", "legio-14"] },
      reinforcements: { neapolis: ["legio-1 1", "legio-37 1"] },
    });
    const events = play(p, "fire caesar", [1, 6, 6]);
    expect(told(events, "eliminated").map((each) => each.block)).toEqual(["legio-3", "legio-1", "legio-37"]);
    expect(told(events, "battle-over").map((each) => each.side)).toEqual(["caesar"]);
    expect(told(events, "reserves").map((each) => each.side)).toEqual(["pompeius"]);
    expect(told(events, "exchanged")).toEqual([]);
  });

  test("JC-7.31.c the other side's reserves come in whole beside the exchange", () => {
    const p = battle({ ...layout, from: { genua: ["caesar"], ravenna: ["legio-14"] } });
    play(p, "fire caesar", [1, 6, 6]);
    expect(strength(p, "legio-14")).toBe(3);
    expect(passRound(p)).toEqual(["caesar", "legio-14", "legio-1"]);
  });
});

test("JC-C176, JC-7.63.b after the exchange both sides retreat by the roads of the new attacker's reserves", () => {
  const p = battle({
    place: "tarraco",
    attacker: "caesar",
    from: { narbo: ["caesar", "legio-7", "legio-8", "legio-10"] },
    defenders: ["legio-5 1"],
    reinforcements: { "carthago-nova": ["legio-2", "legio-4"] },
  });
  play(p, "fire caesar", [1, 6, 6]);
  expect(battleOf(p)).toMatchObject({ round: 2, attacker: 1 });
  expect(waysOutOf(p, "caesar")).toEqual(["bilbilis", "narbo"]);
  play(p, ["pass caesar", "pass legio-7", "pass legio-8", "pass legio-10"]);
  expect(waysOutOf(p, "legio-2")).toEqual(["carthago-nova"]);
});

describe("Cleopatra", () => {
  test("JC-C171, JC-7.52.d disruption at strength I turns her like a hit", () => {
    const p = battle({
      place: "antiochia",
      attacker: "pompeius",
      from: { tarsus: ["legio-34 1"], damascus: ["cleopatra 1", "legio-35"] },
      defenders: ["caesar", "legio-21"],
    });
    play(p, "fire caesar", [1, 6, 6]);
    expect([side(p, "cleopatra"), strength(p, "cleopatra")]).toEqual(["caesar", 1]);
    expect(strength(p, "legio-35")).toBe(2);
    expect(battleOf(p)).toMatchObject({ round: 2, attacker: 1 });
    expect(passRound(p)).toEqual(["caesar", "legio-21", "cleopatra", "legio-35"]);
  });

  test("JC-7.52.d in a disrupted reserve above strength I she just loses a step", () => {
    const p = battle({
      place: "antiochia",
      attacker: "pompeius",
      from: { tarsus: ["legio-34 1"], damascus: ["cleopatra 3"] },
      defenders: ["caesar"],
    });
    play(p, "fire caesar", [1, 6, 6]);
    expect([side(p, "cleopatra"), strength(p, "cleopatra")]).toEqual(["pompeius", 2]);
  });

  test("JC-C191, JC-7.52.e she was the whole line: with reserves coming the battle goes on, and they are disrupted", () => {
    const p = battle({
      place: "alexandria",
      attacker: "caesar",
      from: { catabathmus: ["legio-13"] },
      defenders: ["cleopatra 1"],
      reinforcements: { memphis: ["legio-38 3"] },
    });
    play(p, "pass cleopatra");
    const events = play(p, "fire legio-13", [1, 6, 6]);
    expect(told(events, "battle-over")).toEqual([]);
    expect([side(p, "cleopatra"), strength(p, "cleopatra")]).toEqual(["caesar", 1]);
    expect(strength(p, "legio-38")).toBe(2);
    expect(battleOf(p)).toMatchObject({ round: 2, attacker: 1 });
  });
});
