// usage: scenario first second games : where points come from
import { botNamed, levelOf, seatBot } from "@rubicon/bots";
import { seededDice, winnerOf } from "@rubicon/engine";
import { RULESETS, thoughtFor } from "../cli/registry.ts";
const [, , scenario, a, b, games = "10", seed = "d", verbose] = process.argv;
const rules = RULESETS.find((r) => r.id === "imperator")!;
const game: any = rules.make(rules.standard);
const thought: any = thoughtFor(game);
const bot = (n: string) => /^\d+$/.test(n) ? levelOf({ name: n, evaluations: Number(n), worlds: 16, remembers: false, tree: false, answers: 0 }) : botNamed(n);
const bots = [bot(a), bot(b)];
const sums: Record<string, number[]> = {};
let score = 0;
for (let i = 0; i < Number(games); i++) {
  const order = i % 2 === 0 ? [0, 1] : [1, 0];
  const dice = seededDice(`${seed}/${i >> 1}`);
  const p = game.begin(scenario, {});
  const players = order.map((o) => seatBot(bots[o], game, seededDice(`${seed}/${i}/${o}`), { thought }));
  const say = (x: string) => { if (verbose === String(i)) console.log(x); };
  const tell = (e: any) => {
    if (e.e === "points") {
      const seat = game.seats[p.leads[e.side === "rome" ? 0 : 1]];
      const who = order[game.seats.indexOf(seat)];
      const k = `${e.rule} ${e.side}`;
      (sums[k] ??= [0, 0])[who] += e.points;
    }
    const { rule, ...rest } = e;
    if (!["sequence","moves-ended","stayed","drew","battle-begins","muster"].includes(e.e)) say(`  ${JSON.stringify(rest).slice(0, 330)}`);
  };
  game.open(p, dice, tell);
  while (game.toMove(p) !== "over") {
    const seat = game.toMove(p);
    const act = players[game.seats.indexOf(seat)].act(p);
    game.play(p, act, dice, tell);
  }
  const w = winnerOf(game.outcome(p));
  score += w === null ? 0.5 : w === game.seats[order.indexOf(0)] ? 1 : 0;
}
console.log(`${a} v ${b}: ${(100 * score / Number(games)).toFixed(0)} %`);
for (const k of Object.keys(sums).sort()) console.log(k.padEnd(20), sums[k].map((x) => (x / Number(games)).toFixed(2)).join("   "));
