/** What is said of the needs of a side, where a player would know the answer. */
import { seededDice } from "@rubicon/engine";
import { expect, test } from "vitest";
import { aim, emptyAims } from "./aims.ts";
import { aleaIactaEst as game } from "./index.ts";
import { type Position, put } from "./position.ts";
import { CAES } from "./sides.ts";
import { emptySurvey, survey } from "./survey.ts";

/** The first movement of scenario 3, in which the Caesarians go first. */
function movement(): Position {
  const dice = seededDice("needs");
  const p = game.begin("pharsalus", {});
  game.open(p, dice);
  for (let n = 0; n < 500 && p.stack[p.stack.length - 1].step !== "movement"; n++)
    game.play(p, game.byDefault(p), dice);
  return p;
}

const numberOf = <T>(numbers: ReadonlyMap<string, T>, id: string): T => {
  const number = numbers.get(id);
  if (number === undefined) throw new Error(`there is no ${id}`);
  return number;
};

function stand(p: Position, zone: string, ...pieces: readonly string[]): void {
  for (const id of pieces) put(p, numberOf(p.box.pieceNumbers, id), numberOf(p.box.zoneNumbers, zone));
}

function done(p: Position): number {
  const seen = emptySurvey();
  const aims = emptyAims();
  survey(p, seen);
  aim(p, seen, aims);
  return aims.done[CAES];
}

const ARMY = ["m-antonius", "legio-VII", "legio-VIII", "legio-IX", "legio-X"];

test("AIE-S3.e more is done for Asia the nearer an army comes, and the more of its zones it holds", () => {
  const stages = ["italia-5", "graecia-5", "asia-2"].map((zone) => {
    const p = movement();
    stand(p, zone, ...ARMY);
    return done(p);
  });
  const p = movement();
  stand(p, "asia-2", ...ARMY);
  stand(p, "asia-3", "legio-X");
  stages.push(done(p));
  expect(stages).toEqual([...new Set(stages)].sort((a, b) => a - b));
});

test("AIE-3.7.3.c whoever has joined a group that is about to leave does not hold the zone any more", () => {
  const dice = seededDice("group");
  const p = movement();
  stand(p, "asia-2", ...ARMY);
  const asia = numberOf(p.box.regionNumbers, "asia");
  const held = (): number => {
    const seen = emptySurvey();
    survey(p, seen);
    return seen.zonesHeld[2 * asia + CAES];
  };
  expect(held()).toBe(1);
  game.play(p, p.box.acts.take(numberOf(p.box.pieceNumbers, "m-antonius")), dice);
  for (const id of ["legio-VII", "legio-VIII", "legio-IX"])
    game.play(p, p.box.acts.add(numberOf(p.box.pieceNumbers, id)), dice);
  expect(held()).toBe(1);
  game.play(p, p.box.acts.add(numberOf(p.box.pieceNumbers, "legio-X")), dice);
  expect(held()).toBe(0);
});
