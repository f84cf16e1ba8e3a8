/** How many evaluations a second a bot makes on one core: `node scripts/ts.mjs scripts/learn/speed.ts [game [scenario]]`. Prints a figure. */
import { choosePlan, Purse, random, seatBot, Worlds } from "@rubicon/bots";
import { seededDice } from "@rubicon/engine";
import { subjectNamed } from "./subject.ts";

const { game, thought } = subjectNamed(process.argv[2] ?? "julius-caesar");
const scenario = process.argv[3] ?? game.scenarios[0].id;
const SECONDS = 5;
const EVALUATIONS = 1000;

const dice = seededDice("speed");
const luck = seededDice("luck");
const lots = seatBot(random, game, luck);
let evaluations = 0;
let spent = 0;
while (spent < 1000 * SECONDS) {
  const p = game.begin(scenario);
  game.open(p, dice);
  while (game.toMove(p) !== "over" && spent < 1000 * SECONDS) {
    const seat = game.toMove(p);
    if (thought.chain(p) !== 0 && thought.depth(p) === 0 && game.legal(p).length > 3) {
      const purse = new Purse({ evaluations: EVALUATIONS }, 1, () => 0);
      const worlds = new Worlds(() => game.guess(p, seat, luck), 24, luck);
      const began = performance.now();
      choosePlan({ game, thought, seat, random: luck, purse, worlds, foresight: null });
      spent += performance.now() - began;
      evaluations += purse.evaluations;
    }
    game.play(p, lots.act(p), dice);
  }
}
process.stdout.write(`${Math.round((1000 * evaluations) / spent)} evaluations a second\n`);
