/** What counts as foolish. */
import { expect, test } from "vitest";
import { POMPEIUS } from "../blocks.ts";
import type { Event } from "../events.ts";
import { blocksIn, put } from "../position.ts";
import { actOf, place, turnWith } from "../testing/table.ts";
import { sense } from "./sense.ts";

/** Blunders of Caesar, who attacks Roma with some blocks; what stands there is against him. */
function blundersAt(attackers: readonly string[], defenders: readonly string[]): string[] {
  const p = turnWith({ map: { roma: attackers, narbo: defenders }, cards: { caesar: "4/1", pompeius: "2/3" } });
  for (const unit of blocksIn(p, POMPEIUS, place("narbo"))) put(p, unit, place("roma"), p.strength[unit]);
  const battle: Event = {
    e: "battle",
    rule: "JC-7.1.a",
    ...{ place: "roma", attacker: "caesar", surprise: false },
    ...{ attackers: [], defenders: [], attackerReserves: 0, defenderReserves: 0 },
  };
  const seen: string[] = [];
  sense.look(p, actOf("end-group"), [battle], (blunder, seat) => seen.push(`${seat}: ${blunder}`));
  return seen;
}

test("a leader who attacks with company and enough of it is no blunder", () => {
  expect(blundersAt(["caesar", "legio-13"], ["legio-1 2"])).toEqual([]);
});

test("with much less than the defenders an attack is weak", () => {
  expect(blundersAt(["legio-13 1"], ["legio-1"])).toEqual(["caesar: weak attacks"]);
});

test("a leader who attacks alone is counted, and thrown away only against somebody stronger", () => {
  expect(blundersAt(["caesar"], ["legio-1 1"])).toEqual(["caesar: leader attacks alone"]);
  expect(blundersAt(["caesar 2"], ["legio-1 4"])).toEqual([
    "caesar: leader attacks alone",
    "caesar: leaders thrown away",
  ]);
});
