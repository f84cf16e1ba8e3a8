/**
 * Whether a bot stops on time, and what it takes of the memory: `node scripts/ts.mjs scripts/learn/punctual.ts [game] [ms] [seed]`.
 * Plays against itself with so many milliseconds for each click and none saved up; prints how much later than that it
 * answered, at worst and in one of a hundred decisions, and the most that its heap came to. On a busy machine it has to wait
 * for a processor: so the time that it was really at work is told, too, with whatever was cleared away and compiled beside it.
 */
import { type Bot, botNamed, emptyNotes, type Mind } from "@rubicon/bots";
import type { ActShape } from "@rubicon/engine";
import { fight } from "../../cli/arena/duel.ts";
import { subjectNamed } from "./subject.ts";

const { game, thought } = subjectNamed(process.argv[2] ?? "julius-caesar");
const ms = Number(process.argv[3] ?? 50);

const legatus = botNamed("legatus");
const late: number[] = [];
const worked: number[] = [];
let heap = 0;

const watched: Bot = {
  ...legatus,
  choose<P extends object, A extends ActShape>(mind: Mind<P, A>): A {
    const began = performance.now();
    const before = process.cpuUsage();
    const act = legatus.choose({ ...mind, notes: emptyNotes<A>() });
    const { user, system } = process.cpuUsage(before);
    late.push(performance.now() - began - ms);
    worked.push((user + system) / 1000 - ms);
    heap = Math.max(heap, process.memoryUsage().heapUsed);
    return act;
  },
};
const seed = process.argv[4] ?? "punctual";
const luck = game.seats.map((seat) => `${seed} ${seat}`);
const both = <T>(one: T): T[] => game.seats.map(() => one);
fight({
  ...{ game, scenario: game.scenarios[0].id, options: {} },
  ...{ thoughts: both(thought), bots: both(watched), budget: { ms } },
  ...{ seed, luck, sense: false },
});

const tell = (over: number[]): string => {
  over.sort((a, b) => a - b);
  const at = (share: number): string => over[Math.floor(share * (over.length - 1))].toFixed(1);
  return `${at(0.99)} ms in one of a hundred, ${at(1)} ms at worst`;
};
process.stdout.write(
  `${game.id}: ${late.length} decisions of ${ms} ms; late by ${tell(late)}; by what it worked, ${tell(worked)}; ` +
    `heap ${(heap / 1e6).toFixed(0)} MB at most\n`,
);
