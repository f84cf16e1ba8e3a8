/** What must not happen is seen when it happens, and only then. */
import { seededDice } from "@rubicon/engine";
import { expect, test } from "vitest";
import type { Act } from "../acts.ts";
import { aleaIactaEst as game } from "../index.ts";
import { copy, type Position, put } from "../position.ts";
import { SEATS } from "../sides.ts";
import { sense } from "./sense.ts";

/** The first movement of scenario 3, with the set-up that is offered. */
function firstMovement(): Position {
  const dice = seededDice("sense");
  const p = game.begin("pharsalus", {});
  game.open(p, dice);
  for (let n = 0; n < 200; n++) {
    if (p.stack[p.stack.length - 1].step === "movement") return p;
    const done = game.acts.read({ do: "deployed" });
    game.play(p, game.refuse(p, done) === null ? done : plainAct(p), dice);
  }
  throw new Error("nobody ever moves");
}

/** What is offered last says no to whatever is asked before. */
const plainAct = (p: Position): Act => {
  const legal = game.legal(p);
  return legal.find(({ do: what }) => what === "done" || what === "pass") ?? legal[legal.length - 1];
};

function counted(p: Position, act: Act, events: Parameters<typeof sense.look>[2] = []): string[] {
  const found: string[] = [];
  sense.look(p, act, events, (blunder, seat) => found.push(`${seat}: ${blunder}`));
  return found;
}

const pieceOf = (p: Position, id: string) => {
  const piece = p.box.pieceNumbers.get(id);
  if (piece === undefined) throw new Error(`there is no ${id}`);
  return piece;
};
const zoneOf = (p: Position, id: string) => {
  const zone = p.box.zoneNumbers.get(id);
  if (zone === undefined) throw new Error(`there is no ${id}`);
  return zone;
};

test("a chief who is left alone next to an army is counted, and one amid his legions is not", () => {
  const p = firstMovement();
  const end = p.box.acts.endMoves();
  expect(counted(p, end)).toEqual([]);
  const lost = copy(p);
  put(lost, pieceOf(lost, "caesar"), zoneOf(lost, "graecia-1"));
  expect(counted(lost, end)).toEqual([`${SEATS[0]}: chief alone next to an army`]);
});

test("what the winter takes is counted one by one, ships apart from legions", () => {
  const p = firstMovement();
  const lost = {
    e: "winter-lost",
    rule: "AIE-9.1.b",
    side: "republicans",
    zone: "asia-1",
    units: ["legio-XI-R", "naves-8sp-q1-t1-1"],
    absent: [],
  };
  expect(counted(p, p.box.acts.endMoves(), [lost])).toEqual([
    `${SEATS[1]}: units lost in winter`,
    `${SEATS[1]}: ships lost in winter`,
  ]);
});

test("AIE-8.4.1.c whoever is beaten where there is no way out is counted one by one", () => {
  const p = firstMovement();
  const lost = {
    e: "cut-off",
    rule: "AIE-8.4.1.c",
    side: "caesarians",
    zone: "graecia-1",
    units: ["legio-XI-R", "legio-I"],
    leaders: ["caesar"],
  };
  expect(counted(p, p.box.acts.endMoves(), [lost])).toEqual(Array(2).fill(`${SEATS[0]}: units cut off`));
});
