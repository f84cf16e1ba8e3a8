/** What nobody should have to think about is taken out, and nothing else. */
import { pick, seededDice } from "@rubicon/engine";
import { expect, test } from "vitest";
import type { Act } from "../acts.ts";
import { aleaIactaEst as game } from "../index.ts";
import { copy, FACTION_LEADER, own, type Position, scenarioOf, srOf } from "../position.ts";
import { CAES } from "../sides.ts";
import { weed } from "./weeds.ts";

/** Looks at what can be done in games at random, and at what is left of it. */
function lookAround(
  scenario: string,
  games: number,
  look: (p: Position, acts: readonly Act[], kept: Act[]) => boolean,
) {
  for (let seed = 0; seed < games; seed++) {
    const dice = seededDice(`weeds/${seed}`);
    const p = game.begin(scenario, {});
    game.open(p, dice);
    for (let n = 0; n < 4_000 && game.toMove(p) !== "over"; n++) {
      const acts = [...game.legal(p)];
      const kept = [...acts];
      weed(p, kept);
      if (look(p, acts, kept)) return;
      game.play(p, pick(acts, dice), dice);
    }
  }
}

test("AIE-4.4.2.c an embassy that can be sent is sent", () => {
  let seen = 0;
  lookAround("rise-of-caesar", 20, (_p, acts, kept) => {
    if (!acts.some((act) => act.do === "parley")) return false;
    expect(kept).toEqual(acts.filter((act) => act.do !== "done"));
    return ++seen === 3;
  });
  expect(seen).toBe(3);
});

/** A window of some year. */
function someWindow(): Position {
  let found: Position | null = null;
  lookAround("pharsalus", 20, (p) => {
    if (p.stack[p.stack.length - 1].step !== "window") return false;
    found = copy(p);
    return true;
  });
  if (found === null) throw new Error("nobody is ever asked");
  return found;
}

test("AIE-2.E.a nobody goes first in the last year, where the other one would move last", () => {
  const p = someWindow();
  const { facesOf, acts } = p.box;
  const [face] = facesOf.initiative;
  const races = (year: number, sequences: number): boolean => {
    const q = copy(p);
    q.year = year;
    for (const leader of q.box.leaders) own.title(q)[leader] &= ~FACTION_LEADER;
    // AIE-2.D.a: the ratings of the faction leaders.
    const chief = q.box.leaders.find((leader) => q.side[leader] === CAES && srOf(q, leader) === sequences);
    if (chief === undefined) throw new Error(`nobody has a rating of ${sequences}`);
    own.title(q)[chief] |= FACTION_LEADER;
    const list = [acts.pass(), acts.play(face)];
    weed(q, list);
    return list.length === 2;
  };
  const { end } = scenarioOf(p);
  expect([races(end, 4), races(end, 3), races(end - 1, 4)]).toEqual([false, true, true]);
});
