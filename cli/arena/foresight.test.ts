/** Thinking of what the other one will do about it: he moves after us in the same turn. */
import { levelOf, seatBot } from "@rubicon/bots";
import { seededDice } from "@rubicon/engine";
import { juliusCaesar as game } from "@rubicon/julius-caesar";
import { SUITE } from "@rubicon/julius-caesar/suite";
import { thought } from "@rubicon/julius-caesar/thought";
import { expect, test } from "vitest";

/** What standing still is said to be worth by whoever is to move. */
function worthOfNothing(p: ReturnType<(typeof SUITE)[number]["begin"]>, foresees: boolean): number {
  const bot = levelOf({ name: "one", evaluations: 500, worlds: 8, remembers: false, tree: false, foresees });
  const player = seatBot(bot, game, seededDice("luck"), { thought });
  const pondered = player.consult(p, (mind) => bot.ponder?.(mind) ?? null);
  const nothing = JSON.stringify(pondered?.nothing);
  const known = pondered?.ranked.find(({ acts }) => JSON.stringify(acts) === nothing);
  if (known === undefined) throw new Error("nobody thought of standing still");
  return known.value;
}

test("one weak block beside an army that moves later in the turn is in danger, and who foresees it says so", () => {
  const beside = SUITE.filter(({ id }) => id.startsWith("refrain-"));
  expect(beside.length).toBeGreaterThan(5);
  const fears = beside.map(({ begin }) => worthOfNothing(begin(), false) - worthOfNothing(begin(), true));
  expect(fears.reduce((a, b) => a + b, 0) / fears.length).toBeGreaterThan(0.08);
});
