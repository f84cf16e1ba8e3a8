/** Numbers of ways to play on from fixed positions with fixed dice: a figure that changes tells that the rules did. */
import { seededDice } from "@rubicon/engine";
import { perft } from "@rubicon/engine/testing";
import { expect, test } from "vitest";
import { juliusCaesar } from "./index.ts";
import type { Position } from "./position.ts";
import { battle } from "./testing/battle.ts";
import { lay, push, run, turnWith } from "./testing/table.ts";

const lines = (p: Position, depth: number): number[] =>
  Array.from({ length: depth }, (_, i) => perft(juliusCaesar, p, i + 1, seededDice("perft")));

test("from the opening", () => {
  const p = juliusCaesar.begin("historical");
  juliusCaesar.open(p, seededDice("perft"));
  expect(lines(p, 5)).toEqual([6, 36, 150, 750, 4650]);
});

test("from the opening of the free set-up", () => {
  const p = juliusCaesar.begin("free");
  expect(lines(p, 2)).toEqual([75, 5661]);
});

test("from the first command, the historical armies in place", () => {
  const p = turnWith({ historical: true, cards: { caesar: "4/1", pompeius: "2/3" } });
  expect(lines(p, 4)).toEqual([6, 77, 496, 4495]);
});

test("with navis at sea, who can carry", () => {
  const map = {
    tyrrhenum: ["c-navis-1"],
    internum: ["c-navis-2"],
    roma: ["legio-13", "caesar"],
    utica: ["legio-39"],
    tacape: ["legio-8"],
  };
  expect(lines(turnWith({ map, cards: { caesar: "3/1", pompeius: "2/3" } }), 4)).toEqual([50, 1546, 24756, 453323]);
});

test("under Mercury and under Jupiter", () => {
  const under = (god: string) => turnWith({ historical: true, cards: { caesar: god, pompeius: "2/3" } });
  expect(lines(under("mercury"), 4)).toEqual([6, 52, 296, 3711]);
  expect(lines(under("jupiter"), 3)).toEqual([2, 18, 193]);
});

test("through a battle", () => {
  const p = battle({
    place: "roma",
    attacker: "caesar",
    from: { genua: ["caesar", "legio-13 2"], ravenna: ["legio-10"] },
    defenders: ["pompeius 2", "legio-1", "cleopatra 1"],
    map: { neapolis: ["legio-3"] },
  });
  expect(lines(p, 5)).toEqual([2, 4, 16, 32, 64]);
});

test("through a winter", () => {
  const p = push(
    lay({
      map: {
        massilia: ["legio-11", "legio-14", "legio-7", "legio-9", "legio-10"],
        hispanum: ["c-navis-1", "c-navis-2"],
        narbo: ["legio-8"],
        antiochia: ["scipio", "legio-34", "p-navis-1", "p-navis-2"],
      },
    }),
    { step: "winter" },
  );
  run(p);
  expect(lines(p, 4)).toEqual([4, 8, 48, 284]);
});
