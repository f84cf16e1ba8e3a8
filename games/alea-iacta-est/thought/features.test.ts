/** What a position is judged by, where a player would know the answer. */
import { seededDice } from "@rubicon/engine";
import { expect, test } from "vitest";
import { aleaIactaEst as game } from "../index.ts";
import { copy, own, type Position, put } from "../position.ts";
import { CAES, REP, SEATS } from "../sides.ts";
import { thought } from "./index.ts";

/** A sequence of the Caesarians in scenario 3, with so many left for each side. */
function movement(left: number): Position {
  const dice = seededDice("features");
  const p = game.begin("pharsalus", {});
  game.open(p, dice);
  for (let n = 0; n < 500 && p.stack[p.stack.length - 1].step !== "movement"; n++)
    game.play(p, thought.script(p, dice), dice);
  own.sequences(p)[CAES] = left;
  own.sequences(p)[REP] = left;
  return p;
}

/** What it costs the Caesarians that their greatest ship lies somewhere else than in port. */
function costOf(zoneId: string, left: number, years = 0): number {
  const inPort = movement(left);
  inPort.year += years;
  const away = copy(inPort);
  const ship = away.box.pieceNumbers.get("naves-8sp-q2-t1-1");
  const zone = away.box.zoneNumbers.get(zoneId);
  if (ship === undefined || zone === undefined) throw new Error(`there is no ${zoneId}`);
  put(away, ship, zone);
  return thought.value(inPort, SEATS[0]) - thought.value(away, SEATS[0]);
}

test("AIE-9.1.b a ship without a port is the worse the nearer the winter, at sea and off a coast", () => {
  for (const zone of ["mare-internum-orientalis", "graecia-1"]) {
    expect(costOf(zone, 1)).toBeGreaterThan(0.02);
    expect(costOf(zone, 1)).toBeGreaterThan(2 * costOf(zone, 5));
  }
});

test("AIE-R154 in the last year of a scenario that control decides there is no winter to be feared", () => {
  const zone = "mare-internum-orientalis";
  expect(costOf(zone, 1, 1)).toBeLessThan(0.3 * costOf(zone, 1));
});
