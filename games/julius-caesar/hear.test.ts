/** What a viewer hears of what happens (H). */
import { EVERYTHING } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { CAESAR } from "./blocks.ts";
import type { Event } from "./events.ts";
import type { Position } from "./position.ts";
import { hear } from "./sight.ts";
import { battle } from "./testing/battle.ts";
import { lay, play, push, run, turnWith, YEARS } from "./testing/table.ts";

/** The events of one kind as a viewer hears them. */
const heard = (events: readonly Event[], e: Event["e"], viewer: string) =>
  events.filter((event) => event.e === e).map((event) => hear(event, viewer));

const command = (map: Record<string, readonly string[]>): Position =>
  turnWith({ map, cards: { caesar: "3/2", pompeius: "2/2" } });

test("JC-C113, JC-H.d a levy is heard as something in a city: no identity, no strength", () => {
  const p = command({ neapolis: ["legio-8"] });
  const events = play(p, ["end-moves", "levy legio-18 neapolis", "raise legio-18"]);
  for (const viewer of ["pompeius", "watcher"]) {
    expect(heard(events, "levied", viewer)).toEqual([
      { e: "levied", rule: expect.any(String), side: "caesar", city: "neapolis" },
    ]);
    expect(heard(events, "raised", viewer)).toEqual([
      { e: "raised", rule: expect.any(String), side: "caesar", city: "neapolis" },
    ]);
  }
  expect(heard(events, "levied", "caesar")).toMatchObject([{ block: "legio-18" }]);
  expect(heard(events, "raised", "caesar")).toMatchObject([{ block: "legio-18", strength: 2 }]);
});

describe("cards", () => {
  test("JC-H.a deals, discards and choices are heard without the cards", () => {
    const p = push(lay({ turn: 0 }), { step: "newYear", year: YEARS[0] });
    const events = run(p, new Array(12).fill(1));
    events.push(...play(p, ["discard apollo"]));
    for (const viewer of ["pompeius", "watcher"]) {
      expect(heard(events, "dealt", viewer)[0]).toEqual({ e: "dealt", rule: "JC-2.1.b", side: "caesar", count: 6 });
      expect(heard(events, "discarded", viewer)).toEqual([{ e: "discarded", rule: "JC-2.1.c", side: "caesar" }]);
    }
    expect(heard(events, "dealt", "caesar")[0]).toMatchObject({ cards: expect.arrayContaining(["apollo"]) });
    expect(heard(events, "discarded", "caesar")).toMatchObject([{ card: "apollo" }]);
  });

  test("JC-H.a, JC-H.f a choice is secret, its reveal is not", () => {
    const p = push(lay({ turn: 0 }), { step: "newYear", year: YEARS[0] });
    run(p, new Array(12).fill(1));
    play(p, ["discard apollo", "discard 3/1b"]);
    const events = play(p, ["play mars", "play 4/1"]);
    expect(heard(events, "chose", "pompeius")[0]).toEqual({ e: "chose", rule: "JC-2.1.d", side: "caesar" });
    expect(heard(events, "revealed", "watcher")).toMatchObject([{ caesar: "mars", pompeius: "4/1" }]);
  });
});

describe("blocks", () => {
  test("JC-H.b a move is heard with its way and colour, not with the block; Cleopatra is named (JC-H.g)", () => {
    const p = command({ genua: ["legio-8"], ravenna: ["cleopatra 2 caesar"] });
    const events = play(p, [
      "activate genua",
      "move legio-8 lugdunum",
      "halt",
      "activate ravenna",
      "move cleopatra genua",
    ]);
    const [legion, queen] = heard(events, "moved", "pompeius");
    expect(legion).toMatchObject({ colour: "tan", from: "genua", to: "lugdunum", how: "move" });
    expect(legion).not.toHaveProperty("block");
    expect(queen).toMatchObject({ colour: "blue", block: "cleopatra" });
    expect(heard(events, "moved", "caesar")[0]).toMatchObject({ block: "legio-8" });
  });

  test("JC-H.b a sailing is heard without the block", () => {
    const p = command({ massilia: ["legio-11"], hispanum: ["c-navis-1"] });
    const [sailed] = heard(play(p, "sail legio-11 tarraco hispanum"), "sailed", "pompeius");
    expect(sailed).toMatchObject({ from: "massilia", to: "tarraco", by: ["hispanum"], colour: "tan" });
    expect(sailed).not.toHaveProperty("block");
  });

  test("JC-H.b Vulcan's survivors stay unknown, his dead do not", () => {
    const p = turnWith({
      map: { roma: ["legio-8", "legio-12 1"], alexandria: ["cleopatra 3"] },
      cards: { caesar: "2/2", pompeius: "vulcan" },
    });
    const events = play(p, "erupt roma");
    const [lost] = heard(events, "step-lost", "pompeius");
    expect(lost).toMatchObject({ side: "caesar", place: "roma", colour: "tan" });
    expect(lost).not.toHaveProperty("block");
    expect(lost).not.toHaveProperty("strength");
    expect(heard(events, "eliminated", "pompeius")).toMatchObject([{ block: "legio-12" }]);
  });

  test("JC-H.g Cleopatra is named when Vulcan shakes her, her strength is not", () => {
    const p = turnWith({ map: { roma: ["legio-8"] }, cards: { caesar: "vulcan", pompeius: "2/2" } });
    const [lost] = heard(play(p, "erupt alexandria"), "step-lost", "caesar");
    expect(lost).toMatchObject({ block: "cleopatra", colour: "blue" });
    expect(lost).not.toHaveProperty("strength");
  });

  test("JC-H.b what happens face up in a battle is heard by all", () => {
    const p = battle({
      place: "roma",
      attacker: "caesar",
      from: { genua: ["caesar"] },
      defenders: ["legio-1 2", "p-navis-1 1"],
      map: { neapolis: ["legio-3"] },
    });
    const events = play(p, "fire caesar", [1, 6, 6]);
    expect(heard(events, "fired", "watcher")).toMatchObject([{ block: "caesar", hits: 1 }]);
    expect(heard(events, "step-lost", "watcher")).toMatchObject([{ block: "legio-1", strength: 1, shown: true }]);
  });

  test("JC-H.b, JC-7.3.f reserves that regroup unseen are not named, those face up are", () => {
    const p = battle({
      place: "roma",
      attacker: "caesar",
      from: { genua: ["caesar"], ravenna: ["legio-13", "cleopatra 2 caesar"] },
      defenders: ["legio-1 1"],
    });
    play(p, "fire caesar", [1, 6, 6]);
    const events = play(p, ["regroup legio-13 asculum", "regroup cleopatra asculum", "regroup caesar neapolis"]);
    const [unseen, queen, leader] = heard(events, "regrouped", "pompeius");
    expect(unseen).not.toHaveProperty("block");
    expect(unseen).toMatchObject({ colour: "tan", from: "roma", to: "asculum" });
    expect([queen, leader]).toMatchObject([{ block: "cleopatra" }, { block: "caesar" }]);
  });
});

describe("winter and set-up", () => {
  test("JC-H.b navis that go to port and blocks sent home are not named to the other side", () => {
    const p = push(lay({ map: { hispanum: ["c-navis-1"], massilia: ["legio-11"] } }), { step: "winter" });
    const events = run(p);
    events.push(...play(p, "disband legio-11"));
    expect(heard(events, "to-port", "pompeius")[0]).not.toHaveProperty("block");
    expect(heard(events, "to-port", "caesar")[0]).toMatchObject({
      block: "c-navis-1",
      from: "hispanum",
      to: "massilia",
    });
    expect(heard(events, "disbanded", "pompeius")[0]).not.toHaveProperty("block");
    expect(heard(events, "disbanded", "watcher")[0]).not.toHaveProperty("block");
  });

  test("JC-H.b a defector sent home turns up in its owner's pool: he hears which", () => {
    const p = push(lay({ map: { massilia: ["legio-5 2 caesar"] } }), { step: "winter" });
    run(p);
    const events = play(p, "disband legio-5");
    expect(heard(events, "disbanded", "pompeius")).toMatchObject([{ block: "legio-5" }]);
    expect(heard(events, "disbanded", "watcher")[0]).not.toHaveProperty("block");
  });

  test("JC-H.b nobody hears what the other rearranges", () => {
    const p = push(lay({ map: { roma: ["legio-8"], genua: ["legio-12"] } }), { step: "deploy", side: CAESAR });
    const events = play(p, "swap legio-8 legio-12");
    expect(heard(events, "swapped", "pompeius")).toEqual([null]);
    expect(heard(events, "swapped", "caesar")).toMatchObject([{ block: "legio-8", with: "legio-12" }]);
  });

  test("JC-H.f deaths, trophies and Cleopatra's changes are heard by all", () => {
    const p = battle({
      place: "alexandria",
      attacker: "caesar",
      from: { memphis: ["caesar"] },
      defenders: ["scipio 1", "cleopatra 1"],
    });
    play(p, "pass scipio");
    play(p, "fire caesar", [1, 1, 6]);
    const events = play(p, "take-hit scipio");
    expect(heard(events, "eliminated", "watcher")).toMatchObject([{ block: "scipio" }]);
    expect(heard(events, "trophy", "watcher")).toMatchObject([{ block: "scipio", side: "caesar" }]);
    expect(heard(events, "cleopatra", "watcher")).toMatchObject([{ side: "caesar" }]);
  });
});

test("who may hear everything hears it whole", () => {
  const p = push(lay({ turn: 0 }), { step: "newYear", year: YEARS[0] });
  const events = run(p, new Array(12).fill(1));
  events.push(...play(p, ["discard apollo"]));
  expect(events.map((event) => hear(event, EVERYTHING))).toEqual(events);
});
