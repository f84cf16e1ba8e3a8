/** Bots that play for the server of a test: real ones, who think on the spot, and slowly enough to be seen at it. */
import { setTimeout as pause } from "node:timers/promises";
import { botNamed, Sitting } from "@rubicon/bots";
import { type Json, type Ruleset, Shelf, type Thought } from "@rubicon/engine";
import type { Thought as Answer, BotHouse, Task } from "@rubicon/server";
import { LEVELS } from "../../opponents/levels.ts";

/** `slowness`: milliseconds before each of their acts. */
export function thinkers(rules: Ruleset, thought: Thought, slowness: number): BotHouse {
  const game = new Shelf([rules]).standard(rules.id);
  return {
    levels: LEVELS,
    games: [game.id],
    start() {
      const seated = new Map<string, Sitting>();
      const sitDown = ({ header, seat, level, table }: Task): Sitting =>
        new Sitting(game, header, seat, botNamed(level), { thought, luck: table });
      const answer = (task: Task): Answer => {
        const { want, table, seat, level, entries } = task;
        const key = `${table} ${seat} ${level}`;
        const sitting = entries[0]?.n === 0 ? sitDown(task) : seated.get(key);
        if (sitting === undefined || (entries[0]?.n ?? 0) > sitting.known) return { is: "forgotten" };
        sitting.follow(entries);
        seated.set(key, sitting);
        if (want === "advice") return { is: "advice", advice: plain(sitting.advise()) };
        const act = sitting.act();
        return act === null ? { is: "nothing" } : { is: "act", act: game.acts.write(act) };
      };
      return {
        async think(task) {
          if (task.want === "act") await pause(slowness);
          return answer(task);
        },
        async end() {},
      };
    },
  };
}

const plain = (data: object | null): Json => JSON.parse(JSON.stringify(data));
