/**
 * How long a bot thinks about all moves of a sequence: `node scripts/ts.mjs scripts/learn/pace.ts GAME SCENARIO [LEVEL [PLANS]]`.
 * Two quick players play; wherever one of them comes to a plan, the bot is asked too, with as much saved up as a plan may take.
 * What it worked is told, not what it waited for a processor.
 */
import { botNamed, emptyNotes, seatBot } from "@rubicon/bots";
import { seededDice } from "@rubicon/engine";
import { pupil } from "./pupil.ts";
import { subjectNamed } from "./subject.ts";

const [id = "alea-iacta-est", scenario, level = "legatus", most = "20"] = process.argv.slice(2);
const { game, thought } = subjectNamed(id);
const bot = botNamed(level);
const dice = seededDice("pace");
const players = new Map(
  game.seats.map((seat) => [seat, seatBot(pupil(8), game, seededDice(`pace/${seat}`), { thought })]),
);
/** One plan in so many, so that all parts of the game come up. */
const EVERY = 3;

const took: number[] = [];
for (let plans = 0; took.length < Number(most); ) {
  const p = game.begin(scenario ?? game.scenarios[0].id);
  game.open(p, dice);
  let last = 0;
  for (let seat = game.toMove(p); seat !== "over" && took.length < Number(most); seat = game.toMove(p)) {
    const chain = thought.chain(p);
    if (chain !== 0 && chain !== last && game.legal(p).length > 1 && plans++ % EVERY === 0)
      took.push(secondsFor(p, seat));
    if (chain !== 0) last = chain;
    const act = players.get(seat)?.act(p);
    if (act === undefined) throw new Error(`nobody sits at ${seat}`);
    game.play(p, act, dice);
  }
}

function secondsFor(p: object, seat: string): number {
  const luck = seededDice(`pace/${took.length}`);
  const before = process.cpuUsage();
  bot.choose({
    ...{ game, thought, seat, legal: game.legal(p), random: luck, budget: null, clock: () => performance.now() },
    guess: () => game.guess(p, seat, luck),
    notes: { ...emptyNotes(), bank: 10 },
  });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

took.sort((a, b) => a - b);
const at = (share: number): string => took[Math.floor(share * (took.length - 1))].toFixed(2);
process.stdout.write(
  `${game.id}, ${level}, ${took.length} plans: ${at(0.5)} s in the middle, ${at(0.9)} s in nine of ten at most, ${at(1)} s at worst\n`,
);
