/** The bots of the house: they think in threads, take their turns as jobs of the queue, and give hints. */
import { availableParallelism } from "node:os";
import type { Json } from "@rubicon/engine";
import { Bucket } from "../live/bucket.ts";
import { advice, type WrittenAdvice } from "../protocol.ts";
import type { Automata, Config, Player, Services } from "../services.ts";
import { gameGone, NotHere, notAsked, Refused } from "../tables/refusing.ts";
import { seatOf } from "../tables/seating.ts";
import { questionOf } from "./asking.ts";
import { moveIn } from "./house.ts";
import { NoThought, Pool, type PoolSettings } from "./pool.ts";
import type { BotHouse } from "./thinking.ts";
import { type Rhythm, type TurnParts, Turns } from "./turns.ts";

export { automataRoutes } from "./routes.ts";
export type { BotHouse, Task, Thinker, Thought } from "./thinking.ts";

export interface AutomataParts extends Pick<Services, "store" | "shelf" | "keeper" | "steward" | "now"> {
  readonly config: Pick<Config, "botThreads">;
  /** Null: no bots play here. */
  readonly house: BotHouse | null;
  readonly log: (error: unknown) => void;
  readonly queue: TurnParts["queue"];
  /** For tests. */
  readonly rhythm?: Partial<Rhythm>;
  readonly pool?: Partial<PoolSettings>;
}

/** One core is left to whoever serves people. */
const threadsBy = ({ botThreads }: Pick<Config, "botThreads">): number =>
  botThreads ?? Math.max(1, availableParallelism() - 1);

/** Hints a second that one player gets in the long run, and how many at once. */
const HINTS = { burst: 10, rate: 0.2 } as const;

export async function makeAutomata(parts: AutomataParts): Promise<Automata> {
  const { house, store, config } = parts;
  if (house === null) return NO_BOTS;
  const { levels, games } = house;
  await moveIn(store.db, levels);
  const pool = new Pool(house, { threads: threadsBy(config), ...parts.pool });
  const turns = new Turns({ ...parts, pool });
  const hints = new Hints();
  return {
    levels,
    games,
    look: () => turns.look(),
    async advise(player, table, level = levels[levels.length - 1]) {
      if (!levels.includes(level)) throw new Refused("no-bot");
      const question = await questionFor(parts, player, table, level);
      hints.take(player.id);
      try {
        const thought = await pool.think(question);
        if (thought.is === "advice" && thought.advice !== null) return readAdvice(thought.advice);
      } catch (problem) {
        if (!(problem instanceof NoThought)) throw problem;
        parts.log(problem);
      }
      throw new Refused("no-advice");
    },
    async close() {
      // Threads first: whatever is being thought about is left to others.
      await Promise.all([pool.close(), turns.close()]);
    },
  };
}

/** What was said by a thread that the command has handed in. */
const readAdvice = (said: Json): WrittenAdvice => advice.parse(said);

/** For whoever sits there himself and is asked, and only from what that seat may know. */
async function questionFor(parts: AutomataParts, player: Player, table: string, level: string) {
  const standing = await parts.keeper.standing(table);
  const viewer = standing && parts.steward.viewerOf(player, standing);
  if (!standing || viewer === null) throw new NotHere();
  const { info, players, game } = standing;
  const seat = seatOf({ players, toMove: info.toMove }, player.id);
  if (seat === null) throw new Refused("not-seated");
  if (player.bot !== undefined) throw new Refused("not-for-bots");
  if (info.status !== "running") throw new Refused("not-played");
  if (info.rated) throw new Refused("no-hints");
  if (standing.position === null) throw gameGone(info, game);
  if (info.toMove !== seat) throw notAsked(info.toMove, seat);
  const { ms: _, ...question } = await questionOf(parts, standing, seat, { want: "advice", level });
  return question;
}

class Hints {
  private readonly given = new Map<string, Bucket>();

  take(player: string): void {
    const now = performance.now();
    for (const [name, bucket] of this.given) if (bucket.isFull(now)) this.given.delete(name);
    const bucket = this.given.get(player) ?? new Bucket(HINTS, now, 1);
    this.given.set(player, bucket);
    if (bucket.take(now) > 0) throw new Refused("too-often");
  }
}

const NO_BOTS: Automata = {
  levels: [],
  games: [],
  async advise() {
    throw new Refused("no-bot", "No bots play on this server.");
  },
  async look() {},
  async close() {},
};
