/** Whole gestures, on the smallest skirmish: what can be taken up is asked of the game, and played through without dice. */
import { expect, test } from "vitest";
import { seededDice } from "./dice.ts";
import { afterAct, closedTo, handsOf, planOf, reachOf } from "./gestures.ts";
import { named } from "./testing/skirmish/duel.ts";
import { makeSkirmish } from "./testing/skirmish/index.ts";
import { packOf, SMALL } from "./testing/skirmish/pack.ts";
import type { Position } from "./testing/skirmish/position.ts";

const COMPONENTS = { ...SMALL, fields: ["west", "middle", "east", "far"], piecesOfEach: 3, capacity: 4, rounds: 2 };
const game = makeSkirmish(packOf(COMPONENTS, "four fields"));

const DEPLOYED = [1, 2, 3].flatMap((n) => [`place red-${n} west`, `place blue-${n} far`]);

function after(...acts: string[]): Position {
  const p = game.begin("drill");
  game.open(p, seededDice("unused"));
  for (const act of acts) game.play(p, named(game, act), seededDice("a die"));
  return p;
}

const armed = (...acts: string[]): Position => after(...DEPLOYED, "choose guard", "choose guard", ...acts);

test("pieces of one group are brought somewhere by the acts of single ones", () => {
  const p = armed();
  expect(handsOf(game, p)).toEqual({ groups: [["red-1", "red-2", "red-3"]], inHand: [], offers: [] });
  const [goal, ...others] = reachOf(game, p, ["red-3", "red-1"]);
  expect(others).toEqual([]);
  expect(goal).toMatchObject({ to: "middle", way: ["middle"], count: 2 });
  expect(goal.acts).toEqual([named(game, "march red-3 middle"), named(game, "march red-1 middle")].toReversed());
  expect(reachOf(game, p, ["red-3", "red-1", "red-3"]), "named twice").toEqual([goal]);
});

test("what stands in two groups, in none, or is nothing cannot be taken up", () => {
  const p = armed("march red-1 middle", "rest", "rest", "choose guard", "choose guard");
  expect(handsOf(game, p)?.groups).toEqual([["red-2", "red-3"], ["red-1"]]);
  for (const pieces of [["red-1", "red-2"], ["red-1", "blue-1"], ["blue-1"], ["red-99"], ["west"], []])
    expect(reachOf(game, p, pieces), pieces.join()).toEqual([]);
  expect(reachOf(game, armed("march red-1 middle"), ["red-1"]), "who has marched").toEqual([]);
});

test("a place to which nothing can be brought says why, of what can be taken up", () => {
  const p = armed();
  expect(closedTo(game, p, ["red-1", "red-2"], "far")).toEqual(game.refuse(p, named(game, "march red-1 far")));
  expect(closedTo(game, p, ["red-1"], "far")?.rule).toMatch(/^SK-/);
  for (const [piece, place] of [
    ["red-1", "middle"],
    ["red-1", "nowhere"],
    ["blue-1", "far"],
  ])
    expect(closedTo(game, p, [piece], place), `${piece} to ${place}`).toBeNull();
  const { closed: _, ...rest } = game.gestures ?? {};
  expect(closedTo({ ...game, gestures: rest } as typeof game, p, ["red-1"], "far")).toBeNull();
});

test("a plan is told up to where dice fall, and nothing is changed by it", () => {
  const p = armed("march red-1 middle", "rest", "march blue-1 east", "rest", "choose guard", "choose guard");
  const hash = game.hash(p);
  const [strike, march] = ["strike red-1 east", "march red-2 middle"].map((act) => named(game, act));
  const [now, before] = [2, 1].map((round) => ({ do: "strike-all", round }));
  expect(handsOf(game, p)?.offers).toEqual([{ intent: now, acts: [strike] }]);
  expect(planOf(game, p, before)).toEqual([]);
  expect(afterAct(game, p, strike)).toBeNull();
  expect(game.hash(afterAct(game, p, march) ?? p)).not.toBe(hash);
  expect(game.hash(p)).toBe(hash);
});

test("where nothing can be taken up or meant there are no hands", () => {
  expect(handsOf(game, after())).toBeNull();
  const over = armed("rest", "rest", "choose guard", "choose guard", "rest", "rest");
  expect(game.toMove(over)).toBe("over");
  expect([handsOf(game, over), reachOf(game, over, ["red-1"])]).toEqual([null, []]);
  const { gestures: _, ...plain } = game;
  expect([handsOf(plain, armed()), reachOf(plain, armed(), ["red-1"])]).toEqual([null, []]);
});
