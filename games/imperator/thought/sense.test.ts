/** What must not happen is counted when it happens, and only then. */
import { pick, seededDice } from "@rubicon/engine";
import { expect, test } from "vitest";
import type { Event } from "../events/index.ts";
import { imperator as game } from "../index.ts";
import type { Position } from "../position.ts";
import { SIDES } from "../sides.ts";
import { moverOf } from "./moments.ts";
import { sense } from "./sense.ts";

/** A movement of some year. */
function someMovement(): Position {
  const dice = seededDice("sense");
  const p = game.begin("s4_five_emperors", {});
  game.open(p, dice);
  for (let n = 0; n < 1_000 && game.toMove(p) !== "over"; n++) {
    if (moverOf(p) !== null) return p;
    game.play(p, pick(game.legal(p), dice), dice);
  }
  throw new Error("nobody ever moves");
}

function counted(p: Position, event: Event): string[] {
  const found: string[] = [];
  sense.look(p, p.box.acts.pass(), [event], (blunder) => found.push(blunder));
  return found;
}

test("IMP-9.2.2.a who comes home from outside is weakened by it; who was weak already and is in the empire is not", () => {
  const p = someMovement();
  const home = {
    e: "went-home" as const,
    unit: "i_minervia",
    from: "raetia",
    zone: "germania_inferior",
    reduced: true,
  };
  expect(counted(p, { ...home, rule: "IMP-9.2.2.a" })).toEqual(["units wintering outside"]);
  expect(counted(p, { ...home, rule: "IMP-9.2.2.h" })).toEqual([]);
});

test("IMP-7.d a leader who goes among enemies alone is one thing, one whom they come upon is another", () => {
  const p = someMovement();
  const mover = moverOf(p);
  if (mover === null) throw new Error("nobody moves");
  const hunted = { e: "hunted" as const, rule: "IMP-7.d", leader: "severus", zone: "raetia", die: 3, escapes: true };
  expect(counted(p, { ...hunted, side: SIDES[mover] })).toEqual(["leaders alone among enemies"]);
  expect(counted(p, { ...hunted, side: SIDES[1 - mover] })).toEqual(["leaders found alone"]);
});

test("IMP-8.3.b every unit that could not leave counts", () => {
  const names = {
    side: "enemy" as const,
    zone: "raetia",
    units: ["quades_1", "quades_2"],
    leaders: ["quades_chief_1"],
  };
  const blunders = counted(someMovement(), { e: "cut-off", rule: "IMP-8.3.b", ...names });
  expect(blunders).toEqual(["units cut off", "units cut off"]);
});
