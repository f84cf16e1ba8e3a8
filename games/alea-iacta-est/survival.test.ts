/** What is said of the life of the Republic, where a player would know the answer. */
import { seededDice } from "@rubicon/engine";
import { expect, test } from "vitest";
import { RESERVE } from "./board.ts";
import { aleaIactaEst as game } from "./index.ts";
import { type Position, put } from "./position.ts";
import { deathChance } from "./survival.ts";

/** The first movement of scenario 3. */
function movement(): Position {
  const dice = seededDice("survival");
  const p = game.begin("pharsalus", {});
  game.open(p, dice);
  for (let n = 0; n < 500 && p.stack[p.stack.length - 1].step !== "movement"; n++)
    game.play(p, game.byDefault(p), dice);
  return p;
}

test("AIE-5.1.1.c every garrison that is lacking brings the Republic nearer to its end, even when there are many", () => {
  const p = movement();
  p.spqr = 3;
  let before = deathChance(p, 10);
  for (const region of ["gallia", "asia", "graecia"]) {
    for (const unit of p.box.units)
      if (p.box.region[p.at[unit]] === p.box.regionNumbers.get(region)) put(p, unit, RESERVE);
    const now = deathChance(p, 10);
    expect(now).toBeGreaterThan(before + 0.02);
    before = now;
  }
});

test("AIE-5.1.1.a with more years to come the Republic is in greater danger, and when the last has been judged in none", () => {
  const p = movement();
  const early = deathChance(p, 10);
  p.year++;
  expect(deathChance(p, 10)).toBeLessThan(early);
  p.stack.splice(0, p.stack.length - 1);
  expect(deathChance(p, 0)).toBe(0);
});
