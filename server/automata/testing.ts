/** A house of bots for tests: they think on the spot, by the engine alone, and play any legal act. */
import { setTimeout as pause } from "node:timers/promises";
import { type Entry, type Game, type Json, pick, type Ruleset, replay, Shelf, seededDice } from "@rubicon/engine";
import { NoThought } from "./pool.ts";
import type { BotHouse, Task, Thought } from "./thinking.ts";

export interface SimpleHouse extends BotHouse {
  /** What was asked, the latest last. */
  readonly asked: Task[];
  /** Threads that were started, and those that were ended. */
  started: number;
  ended: number;
  /** Milliseconds that a bot takes. */
  ms: number;
  /** Does something before a bot answers: it may throw, or never come to an end. */
  before: (task: Task) => Promise<void>;
}

export function simpleHouse(rulesets: readonly Ruleset[]): SimpleHouse {
  const shelf = new Shelf(rulesets);
  const house: SimpleHouse = {
    levels: ["tiro", "miles"],
    games: rulesets.map(({ id }) => id),
    asked: [],
    started: 0,
    ended: 0,
    ms: 0,
    before: async () => {},
    start() {
      house.started++;
      const journals = new Map<string, readonly Entry[]>();
      const end = new AbortController();
      return {
        async think(task) {
          house.asked.push(task);
          if (house.ms > 0) await pause(house.ms);
          await house.before(task);
          if (end.signal.aborted) throw new NoThought("ended");
          return thoughtOn(shelf, journals, task);
        },
        async end() {
          if (!end.signal.aborted) house.ended++;
          end.abort();
        },
      };
    },
  };
  return house;
}

function thoughtOn(shelf: Shelf, journals: Map<string, readonly Entry[]>, task: Task): Thought {
  const { table, header, seat, entries, gathered } = task;
  const known = journals.get(table) ?? [];
  const from = entries[0]?.n ?? known.length;
  if (from > known.length) return { is: "forgotten" };
  const all = [...known.slice(0, from), ...entries];
  journals.set(table, all);
  const game = task.pack === undefined ? shelf.standard(header.game) : shelf.add(task.pack);
  const { position } = replay(game, { header, entries: all });
  for (const act of gathered) game.play(position, game.acts.read(act), seededDice(""));
  if (game.toMove(position) !== seat) return { is: "nothing" };
  const act = anyAct(game, position, `${table} ${all.length} ${gathered.length}`);
  if (task.want === "act") return { is: "act", act };
  return { is: "advice", advice: { plan: [act], chance: 0.5, others: [], reasons: [{ feature: "luck", share: 1 }] } };
}

const anyAct = (game: Game, position: object, seed: string): Json =>
  game.acts.write(pick(game.legal(position), seededDice(seed)));
