/** Campaigns at random with full hands: every stratagem is played, what is listed is legal, and nothing is ever wrong on the table. */
import { type Dice, seededDice } from "@rubicon/engine";
import { expect, test } from "vitest";
import { imperator } from "../index.ts";
import { own, type Position } from "../position.ts";
import { BOTH } from "../sides.ts";
import { CUP, handOf, TITLES } from "../stratagems.ts";
import { box } from "../testing/table.ts";

/** Each counter of the bowl goes to one person or the other, or stays in it. */
function deal(p: Position, dice: Dice): void {
  for (const counter of box.counters) {
    const side = BOTH[dice.roll(3) - 1];
    if (p.counter[counter] === CUP && side !== undefined) own.counter(p)[counter] = handOf(p.leads[side]);
  }
}

/** Plays of counters, where there are any, more often than they would come up. */
function choose(p: Position, dice: Dice) {
  const all = imperator.legal(p);
  const plays = all.filter((act) => "stratagem" in act);
  const list = plays.length > 0 && dice.roll(3) === 1 ? plays : all;
  return list[dice.roll(list.length) - 1];
}

const played = new Map<string, number>();

test.each(["s2_parthian_war", "s3_marcomannic_wars", "s4_five_emperors", "s5_grand_campaign", "s6_severus_caracalla"])(
  "IMP-6.c IMP-6.d %s with full hands",
  (scenario) => {
    for (let game = 0; game < 2; game++) {
      const dice = seededDice(`full hands ${scenario} ${game}`);
      const p = imperator.begin(scenario);
      imperator.open(p, dice);
      let year = 0;
      for (let acts = 0; acts < 2500 && imperator.toMove(p) !== "over"; acts++) {
        if (p.year !== year) {
          year = p.year;
          deal(p, dice);
        }
        const act = choose(p, dice);
        expect(imperator.refuse(p, act)).toBe(null);
        if ("stratagem" in act) played.set(TITLES[act.stratagem], (played.get(TITLES[act.stratagem]) ?? 0) + 1);
        imperator.play(p, act, dice);
        expect(imperator.broken(p)).toBe(null);
      }
    }
  },
  60_000,
);

test("IMP-6.a every title is played by somebody in these games", () => {
  expect(TITLES.filter((title) => !played.has(title))).toEqual([]);
});
