/** Every invariant is broken once, on purpose, and must be noticed. */

import { nth, resultsOf } from "@rubicon/engine";
import { expect, test } from "vitest";
import { type Block, CAESAR, type Letter, POMPEIUS, SIDES } from "./blocks.ts";
import { FALLEN, type Place, POOL, TROPHY } from "./board.ts";
import { hand } from "./cards.ts";
import { use } from "./crossings.ts";
import { broken } from "./invariants.ts";
import {
  changeSide,
  MOVED,
  mark,
  markCameBy,
  type Position,
  put,
  RESERVE,
  SHOWN,
  setMayLeave,
  shift,
  takeOff,
} from "./position.ts";
import { battle } from "./testing/battle.ts";
import { block, border, box, goTo, lay, place, push } from "./testing/table.ts";

const legion = block("legio-8");
const navis = block("c-navis-1");

/** What is found after something was done to a sound table. */
function after(deed: (p: Position) => void): string | null {
  const p = push(lay({ map: { genua: ["legio-8", "c-navis-1"], roma: ["legio-1"] } }), { step: "turn" });
  expect(broken(p)).toBeNull();
  deed(p);
  return broken(p);
}

test("blocks on the map", () => {
  const at = (one: Block, to: string) => after((p) => shift(p, one, place(to)));
  expect(after((p) => (p.strength[legion] = 4))).toBe("legio-8 cannot have strength 4");
  expect(at(legion, "tyrrhenum")).toBe("legio-8 stands in a sea and is no navis");
  expect(at(navis, "lugdunum")).toBe("c-navis-1 is a navis inland");
  expect(after((p) => changeSide(p, navis))).toBe("c-navis-1 cannot defect");
  expect(after((p) => put(p, block("octavianus"), place("genua"), 3))).toBe("octavianus was never released");
  expect(after((p) => markCameBy(p, navis, border("genua", "roma")))).toBe("c-navis-1 came by a way it cannot use");
  expect(after((p) => mark(p, legion, RESERVE))).toBe("legio-8 is in reserve where nobody fights");
  expect(after((p) => mark(p, legion, SHOWN))).toBe("legio-8 is face up outside a battle");
  expect(after((p) => mark(p, legion, MOVED))).toBeNull();
});

test("blocks off the map", () => {
  const scipio = block("scipio");
  expect(after((p) => (p.place[scipio] = nth<Place>(TROPHY - 1)))).toBe("scipio is nowhere");
  expect(after((p) => takeOff(p, box.cleopatra, POOL))).toBe("cleopatra left the map");
  expect(after((p) => mark(p, scipio, MOVED))).toBe("scipio kept strength or marks off the map");
  expect(after((p) => (p.side[scipio] = CAESAR))).toBe("scipio is in the wrong pool");
  expect(after((p) => takeOff(p, legion, TROPHY))).toBe("legio-8 is a trophy and no leader");
  expect(after((p) => (p.place[scipio] = FALLEN))).toBe("scipio is a leader lying in the pool");
  expect(after((p) => (p.place[scipio] = TROPHY))).toBeNull();
});

test("places, cards and roads", () => {
  expect(after((p) => (p.side[legion] = POMPEIUS))).toBe("genua counts caesar's blocks wrong");
  expect(after((p) => shift(p, legion, place("roma")))).toBe("roma is contested without an attack");
  expect(after((p) => setMayLeave(p, place("roma"), 100))).toBe("roma lets more blocks go than there are");
  expect(after((p) => (p.card[box.cards[3]] = hand(CAESAR)))).toBe("a card is missing");
  expect(after((p) => (p.turn = 6))).toBe("the year has too many turns");
  const road = border("asculum", "roma");
  const crossings = (times: number) =>
    after((p) => {
      for (let i = 0; i < times; i++) use(p, POMPEIUS, road);
    });
  expect(crossings(3)).toBeNull();
  expect(crossings(4)).toBe(`road ${road} carries too many blocks of pompeius`);
});

test("the sequence of play", () => {
  const stack = (...frames: Position["stack"]) => after((p) => goTo(p, ...frames));
  expect(stack()).toBe("the game is over and goes on, or stopped without an end");
  const outcome = {
    results: resultsOf(SIDES, "caesar"),
    score: { caesar: 10, pompeius: 3 },
    how: "ten",
    rule: "JC-1.2.c",
  };
  expect(after((p) => (p.outcome = outcome))).toBe("the game is over and goes on, or stopped without an end");
  expect(stack({ step: "battleTurn", side: CAESAR, letter: nth<Letter>(0) })).toBe(
    "a turn of battle is taken without a battle",
  );
  expect(stack({ step: "turn" }, { step: "hits", side: CAESAR, left: 1 })).toBe(
    "a turn of battle is taken without a battle",
  );
  expect(
    stack({
      step: "march",
      side: CAESAR,
      block: block("legio-9"),
      from: place("roma"),
      steps: 1,
      power: "command",
    }),
  ).toBe("legio-9 is on its way and not on the map");
  expect(stack({ step: "pickBattle" })).toBe("a battle is to be chosen and nobody is first");
});

test("a block may be face up in the battle being fought, and nowhere else", () => {
  const p = battle({ place: "roma", attacker: "caesar", from: { genua: ["legio-13"] }, defenders: ["legio-1"] });
  expect(broken(p)).toBeNull();
  const elsewhere = battle({
    place: "roma",
    attacker: "caesar",
    from: { genua: ["legio-13"] },
    defenders: ["legio-1"],
    map: { tarraco: ["legio-5"] },
  });
  mark(elsewhere, block("legio-5"), SHOWN);
  expect(broken(elsewhere)).toBe("legio-5 is face up outside a battle");
});
