/** Positions written down, read again, and refused when they are none. */
import { BadInput, isObject, type Json, resultsOf, seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { CAESAR, POMPEIUS, SIDES } from "./blocks.ts";
import { hand } from "./cards.ts";
import { markEntered, use } from "./crossings.ts";
import { hash } from "./fingerprint.ts";
import { read as readIn, write } from "./notation.ts";
import { copy, MOVED, mark, type Position } from "./position.ts";
import { battle } from "./testing/battle.ts";
import { block, border, box, lay, place, play, push, run, turnWith, YEARS } from "./testing/table.ts";

const read = (written: Json): Position => readIn(written, box);

const cards = { caesar: "3/2", pompeius: "2/2" };

/** Tables of all kinds: in the middle of a march, a battle, a winter, and at the end. */
function tables(): Record<string, Position> {
  const marching = turnWith({ map: { genua: ["legio-8", "legio-12 2"], roma: ["legio-1 2"] }, cards });
  play(marching, ["activate genua", "move legio-8 ravenna"]);
  const fighting = battle({
    place: "roma",
    attacker: "caesar",
    from: { genua: ["caesar"], ravenna: ["legio-13"] },
    defenders: ["legio-1", "legio-2"],
    reinforcements: { neapolis: ["cleopatra 2"] },
    surprise: true,
  });
  play(fighting, "fire caesar", [1, 6, 6]);
  const won = push(lay({ map: { roma: ["legio-17"] }, year: 709, trophies: ["scipio"] }), { step: "victory" });
  run(won);
  const wintering = push(lay({ map: { hispanum: ["c-navis-1"], narbo: ["legio-7"], genua: ["legio-5 1 caesar"] } }), {
    step: "winter",
  });
  run(wintering);
  return { marching, fighting, won, wintering };
}

describe("there and back", () => {
  test("every table comes back as it was, and goes on alike", () => {
    for (const [name, p] of Object.entries(tables())) {
      const twin = read(JSON.parse(JSON.stringify(write(p))));
      expect(twin, name).toEqual(p);
      expect(hash(twin), name).toBe(hash(p));
    }
  });

  test("people can read what is written", () => {
    const { marching } = tables();
    expect(write(marching)).toMatchObject({
      blocks: {
        "legio-12": ["genua", 2, "caesar", 0],
        "legio-8": ["ravenna", 3, "caesar", MOVED],
        octavianus: ["pool", 0, "caesar", 0],
      },
      crossed: { "genua-ravenna": [1, 0] },
      entered: [],
      year: 0,
      turn: 2,
    });
  });

  test("a copy is written alike and shares nothing with its original", () => {
    const { fighting } = tables();
    const before = JSON.stringify(write(fighting));
    const twin = copy(fighting);
    expect(JSON.stringify(write(twin))).toBe(before);
    play(twin, "take-hit legio-2");
    expect(JSON.stringify(write(fighting))).toBe(before);
    expect(hash(twin)).not.toBe(hash(fighting));
  });
});

test("the fingerprint knows every part of a position", () => {
  const p = tables().fighting;
  const changes: ((q: Position) => void)[] = [
    (q) => q.strength[block("caesar")]--,
    (q) => mark(q, block("legio-1"), MOVED),
    (q) => (q.place[block("legio-9")] = place("roma")),
    (q) => (q.side[block("cleopatra")] = CAESAR),
    (q) => use(q, CAESAR, border("roma", "genua")),
    (q) => use(q, POMPEIUS, border("roma", "genua")),
    (q) => markEntered(q, CAESAR, border("roma", "asculum"), place("roma")),
    (q) => markEntered(q, CAESAR, border("roma", "asculum"), place("asculum")),
    (q) => (q.card[box.cards[0]] = hand(CAESAR)),
    (q) => (q.played[0] = box.cards[3]),
    (q) => (q.year = YEARS[1]),
    (q) => q.turn++,
    (q) => (q.first = POMPEIUS),
    (q) => (q.surprise = place("genua")),
    (q) => q.heldSeas++,
    (q) => q.options++,
    (q) => q.stack.pop(),
    (q) => (q.stack[1] = { step: "pickBattle" }),
    (q) => (q.outcome = { results: resultsOf(SIDES, null), score: {}, how: "draw", rule: "JC-1.2.e" }),
  ];
  const prints = changes.map((change) => {
    const q = copy(p);
    change(q);
    return hash(q);
  });
  expect(new Set([...prints, hash(p)]).size).toBe(changes.length + 1);
});

test("who went first over which road makes no difference to the position", () => {
  const roads = [
    border("roma", "genua"),
    border("roma", "ravenna"),
    border("roma", "asculum"),
    border("roma", "genua"),
  ];
  const used = (order: readonly number[]): string => {
    const p = tables().fighting;
    for (const i of order) {
      use(p, i % 2 === 0 ? CAESAR : POMPEIUS, roads[i]);
      markEntered(p, CAESAR, roads[i], place("roma"));
    }
    return hash(p);
  };
  const prints = [
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [2, 0, 3, 1],
    [1, 3, 0, 2],
  ].map(used);
  expect(new Set(prints).size).toBe(1);
  expect(prints[0]).not.toBe(used([0, 1, 2]));
});

describe("what is no position", () => {
  const good = (): Record<string, Json> => {
    const written = write(tables().fighting);
    if (!isObject(written)) throw new Error("a position is written as an object");
    return { ...written };
  };
  const without = (field: string): Json => Object.fromEntries(Object.entries(good()).filter(([key]) => key !== field));
  const blocks = (change: Record<string, Json>): Json => {
    const { blocks: all = null } = good();
    return { ...good(), blocks: { ...(isObject(all) ? all : {}), ...change } };
  };

  test("anything that is no object, or lacks a part", () => {
    for (const json of [null, 3, "roma", [], {}]) expect(() => read(json)).toThrow(BadInput);
    for (const field of Object.keys(good())) expect(() => read(without(field)), field).toThrow(BadInput);
  });

  test("blocks that are nowhere, on no side, or stronger than any block", () => {
    expect(() => read(blocks({ "legio-1": ["atlantis", 4, "pompeius", 0] }))).toThrow(
      'blocks.legio-1[0]: there is no place "atlantis".',
    );
    expect(() => read(blocks({ "legio-1": ["roma", 4, "spartacus", 0] }))).toThrow(
      "blocks.legio-1[2]: must be one of caesar, pompeius",
    );
    expect(() => read(blocks({ "legio-1": ["roma", 5, "pompeius", 0] }))).toThrow("legio-1");
    expect(() => read(blocks({ "legio-1": ["roma", 2.5, "pompeius", 0] }))).toThrow("legio-1");
    expect(() => read(blocks({ "legio-1": "roma" }))).toThrow("legio-1");
    expect(() => read(blocks({ "legio-8": ["roma", 0, "caesar", 0] }))).toThrow("legio-8 cannot have strength 0");
  });

  test("numbers out of range, unknown steps, fields of the wrong kind", () => {
    expect(() => read({ ...good(), year: 7 })).toThrow("year");
    expect(() => read({ ...good(), turn: -1 })).toThrow("turn");
    expect(() => read({ ...good(), options: 99 })).toThrow("options");
    expect(() => read({ ...good(), card: { joker: 1 } })).toThrow('card.joker: there is no card "joker".');
    expect(() => read({ ...good(), card: { mars: 9 } })).toThrow("card");
    expect(() => read({ ...good(), crossed: { "roma-carthago": [1, 0] } })).toThrow(
      "crossed.roma-carthago: there is no road",
    );
    expect(() => read({ ...good(), played: [1, 2] })).toThrow("played");
    expect(() => read({ ...good(), outcome: "caesar" })).toThrow("outcome: must be an object");
    expect(() => read({ ...good(), stack: [{ step: "siesta" }] })).toThrow('stack[0].step: there is no step "siesta".');
    expect(() => read({ ...good(), stack: [{ step: "disband", side: 2 }] })).toThrow("side");
    expect(() => read({ ...good(), stack: [{ step: "disband" }] })).toThrow("side");
    const group = { step: "group", side: 0, from: 0, power: "command", moved: false };
    expect(() => read({ ...good(), stack: [{ ...group, moved: 1 }] })).toThrow("moved");
    expect(() => read({ ...good(), stack: [{ ...group, power: "juno" }] })).toThrow("power");
  });

  test("positions that break an invariant", () => {
    expect(() => read({ ...good(), stack: [] })).toThrow("This is no position of Julius Caesar");
    expect(() => read(blocks({ "legio-9": ["roma", 0, "caesar", 0] }))).toThrow(BadInput);
    expect(() => read(blocks({ "c-navis-1": ["lugdunum", 2, "caesar", 0] }))).toThrow("c-navis-1 is a navis inland");
  });
});

test("dice thrown on both sides of a round trip fall alike", () => {
  const p = tables().fighting;
  const twin = read(write(p));
  play(p, "take-hit legio-1", seededDice(4));
  play(twin, "take-hit legio-1", seededDice(4));
  expect(hash(twin)).toBe(hash(p));
});
