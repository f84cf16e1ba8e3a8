/** Guesses: whole positions that fit what a seat sees. */
import { seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { CAESAR, POMPEIUS, SIDES } from "./blocks.ts";
import { isSea, POOL } from "./board.ts";
import { DECK, faceDown, hand, type Pile, putAside } from "./cards.ts";
import { hash } from "./fingerprint.ts";
import { guess } from "./guess.ts";
import { broken } from "./invariants.ts";
import { cardsAt, type Position } from "./position.ts";
import { sight } from "./sight.ts";
import { battle } from "./testing/battle.ts";
import { at, block, box, lay, place, play, push, side, strength, turnWith } from "./testing/table.ts";

const guesses = (p: Position, seat: string, many = 30): Position[] =>
  Array.from({ length: many }, (_, i) => guess(p, seat, seededDice(`${seat} ${i}`)));

const cards = { caesar: "3/2", pompeius: "2/2" };

/** Different values of something over many guesses. */
const various = (all: readonly Position[], of: (p: Position) => string | number): number => new Set(all.map(of)).size;

function tables(): Position[] {
  const marching = turnWith({ historical: true, cards });
  play(marching, ["activate genua", "move legio-8 ravenna"]);
  const atSea = turnWith({
    map: { hispanum: ["p-navis-1", "p-navis-3"], tarraco: ["legio-5", "p-navis-2"], roma: ["legio-1 2 caesar"] },
    cards,
  });
  const fighting = battle({
    place: "neapolis",
    attacker: "pompeius",
    from: { roma: ["pompeius"], tyrrhenum: ["p-navis-1 1"], sipontum: ["legio-3"] },
    defenders: ["legio-13", "c-navis-4"],
    reinforcements: { rhegium: ["antonius"] },
  });
  return [marching, atSea, fighting];
}

test("a guess is a sound position that looks the same to its seat and to watchers", () => {
  for (const p of tables()) {
    for (const seat of SIDES) {
      for (const guessed of guesses(p, seat)) {
        expect(broken(guessed)).toBeNull();
        expect(sight(guessed, seat)).toEqual(sight(p, seat));
        expect(sight(guessed, "watcher")).toEqual(sight(p, "watcher"));
      }
    }
  }
});

test("guessing leaves the position as it was", () => {
  for (const p of tables()) {
    const before = hash(p);
    guesses(p, "caesar", 3);
    expect(hash(p)).toBe(before);
  }
});

describe("blocks", () => {
  test("JC-H.b who stands where and how strong is drawn anew, one's own blocks are not", () => {
    const p = push(lay({ historical: true }), { step: "choose", side: CAESAR });
    const all = guesses(p, "caesar");
    expect(various(all, (q) => at(q, "pompeius"))).toBeGreaterThan(4);
    expect(various(all, (q) => at(q, "legio-32"))).toBeGreaterThan(2);
    expect(various(all, (q) => strength(q, "cleopatra"))).toBeGreaterThan(1);
    expect(various(all, (q) => `${at(q, "caesar")} ${strength(q, "legio-13")}`)).toBe(1);
  });

  test("JC-H.b each side knows its own blocks and guesses those of the other", () => {
    const p = push(lay({ historical: true }), { step: "choose", side: CAESAR });
    expect(various(guesses(p, "pompeius"), (q) => at(q, "pompeius"))).toBe(1);
    expect(various(guesses(p, "pompeius"), (q) => at(q, "caesar"))).toBeGreaterThan(4);
  });

  test("JC-H.c only navis are guessed at sea, only land blocks inland or on roads", () => {
    const [, atSea, fighting] = tables();
    for (const q of guesses(atSea, "caesar")) {
      const inSea = box.blocks.filter((each) => isSea(box, q.place[each]));
      expect(inSea).toHaveLength(2);
      expect(inSea.every((each) => box.isNavis[each])).toBe(true);
    }
    // Reserves: the one that came by sea is a navis, the one that came by road is none.
    const reserves = guesses(fighting, "caesar").map((q) =>
      box.blocks
        .filter((each) => q.place[each] === place("neapolis") && q.side[each] !== CAESAR)
        .map((each) => box.blockIds[each])
        .filter((name) => name !== "pompeius"),
    );
    for (const names of reserves) expect(names.filter((name) => name.includes("navis"))).toHaveLength(1);
    expect(new Set(reserves.map((names) => names.join())).size).toBeGreaterThan(4);
  });

  test("JC-H.g Cleopatra is where she is, at any strength", () => {
    const p = push(lay({ map: { antiochia: ["cleopatra 1", "legio-34"] } }), { step: "choose", side: CAESAR });
    const all = guesses(p, "caesar", 150);
    expect(various(all, (q) => at(q, "cleopatra"))).toBe(1);
    expect(various(all, (q) => strength(q, "cleopatra"))).toBe(4);
    expect(various(guesses(p, "pompeius"), (q) => strength(q, "cleopatra"))).toBe(1);
  });

  test("a third leader not yet released is known to wait in the pool", () => {
    const p = push(lay({ historical: true }), { step: "choose", side: CAESAR });
    for (const q of guesses(p, "caesar")) expect(q.place[block("brutus")]).toBe(POOL);
    const released = push(lay({ map: { roma: ["brutus"], utica: ["legio-39"] }, trophies: ["scipio"] }), {
      step: "choose",
      side: CAESAR,
    });
    expect(various(guesses(released, "caesar"), (q) => at(q, "brutus"))).toBeGreaterThan(1);
  });

  test("JC-H.f the fallen and the trophies stay where all can see them, faces shown in battle too", () => {
    const p = battle({
      place: "roma",
      attacker: "caesar",
      from: { genua: ["caesar 2"], ravenna: ["legio-13"] },
      defenders: ["legio-1"],
      fallen: ["legio-9"],
      trophies: ["antonius"],
    });
    for (const q of guesses(p, "pompeius")) {
      expect([at(q, "legio-9"), at(q, "antonius"), at(q, "caesar"), strength(q, "caesar")]).toEqual([
        "fallen",
        "trophy",
        "roma",
        2,
      ]);
    }
    expect(various(guesses(p, "pompeius"), (q) => at(q, "legio-13"))).toBe(2);
  });

  test("defectors change places among themselves, never with blocks of the other colour", () => {
    const p = push(lay({ map: { genua: ["legio-1 4 caesar"], narbo: ["legio-5 2 caesar"], roma: ["legio-8"] } }), {
      step: "choose",
      side: CAESAR,
    });
    const all = guesses(p, "pompeius");
    expect(various(all, (q) => at(q, "legio-1"))).toBe(2);
    for (const q of all) {
      expect([at(q, "legio-1"), at(q, "legio-5")].sort()).toEqual(["genua", "narbo"]);
      expect(side(q, "legio-1")).toBe("caesar");
    }
  });
});

describe("cards", () => {
  test("JC-H.a hand, discard, chosen and undealt cards of the enemy are drawn anew; numbers stay", () => {
    const p = turnWith({ historical: true, cards });
    const hidden: readonly Pile[] = [DECK, hand(POMPEIUS), putAside(POMPEIUS)];
    const count = (q: Position, pile: Pile): number => cardsAt(q, pile).length;
    const all = guesses(p, "caesar");
    for (const q of all) {
      for (const pile of hidden) expect(count(q, pile)).toBe(count(p, pile));
      for (const card of box.cards) if (!hidden.includes(p.card[card])) expect(q.card[card]).toBe(p.card[card]);
    }
    expect(various(all, (q) => cardsAt(q, hand(POMPEIUS)).join())).toBeGreaterThan(10);
    expect(various(all, (q) => cardsAt(q, putAside(POMPEIUS)).join())).toBeGreaterThan(4);
  });

  test("JC-H.a a card chosen but not revealed is unknown, but in the first turn it is not Apollo", () => {
    const p = lay({ historical: true, turn: 1 });
    for (const card of box.cards.slice(0, 6)) p.card[card] = hand(POMPEIUS);
    for (const card of box.cards.slice(6, 12)) p.card[card] = hand(CAESAR);
    p.card[box.cards[1]] = putAside(POMPEIUS);
    p.card[box.cards[2]] = faceDown(POMPEIUS);
    push(p, { step: "choose", side: CAESAR });
    const chosen = guesses(p, "caesar", 80).map((q) => q.card.indexOf(faceDown(POMPEIUS)));
    expect(new Set(chosen).size).toBeGreaterThan(5);
    expect(chosen).not.toContain(box.apollo);
    p.turn = 2;
    expect(guesses(p, "caesar", 80).map((q) => q.card.indexOf(faceDown(POMPEIUS)))).toContain(box.apollo);
  });
});
