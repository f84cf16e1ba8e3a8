/**
 * Whether a bot stops on time, and what it takes of the memory: `node scripts/ts.mjs scripts/learn/punctual.ts [game] [ms]`.
 * Plays against itself with so many milliseconds for each click and none saved up; prints how much later than that it
 * answered, at worst and in one of a hundred decisions, and the most that its heap came to.
 */
import { type Bot, botNamed, emptyNotes, type Mind } from "@rubicon/bots";
import type { ActShape } from "@rubicon/engine";
import { fight } from "../../cli/arena/duel.ts";
import { subjectNamed } from "./subject.ts";

const { game, thought } = subjectNamed(process.argv[2] ?? "julius-caesar");
const ms = Number(process.argv[3] ?? 50);

const legatus = botNamed("legatus");
const late: number[] = [];
let heap = 0;

const watched: Bot = {
  ...legatus,
  choose<P extends object, A extends ActShape>(mind: Mind<P, A>): A {
    const began = performance.now();
    const act = legatus.choose({ ...mind, notes: emptyNotes<A>() });
    late.push(performance.now() - began - ms);
    heap = Math.max(heap, process.memoryUsage().heapUsed);
    return act;
  },
};
const luck = game.seats.map((seat) => `punctual ${seat}`);
const both = <T>(one: T): T[] => game.seats.map(() => one);
fight({
  ...{ game, scenario: game.scenarios[0].id, options: {} },
  ...{ thoughts: both(thought), bots: both(watched), budget: { ms } },
  ...{ seed: "punctual", luck, sense: false },
});

late.sort((a, b) => a - b);
const at = (share: number): string => late[Math.floor(share * (late.length - 1))].toFixed(1);
process.stdout.write(
  `${game.id}: ${late.length} decisions of ${ms} ms; late by ${at(0.99)} ms in one of a hundred, ${at(1)} ms at worst; ` +
    `heap ${(heap / 1e6).toFixed(0)} MB at most\n`,
);
