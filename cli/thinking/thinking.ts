/** What a thread that thinks for a server does with what it is told: it seats bots, and remembers the last of them. */
import { type Advice, botNamed, Sitting } from "@rubicon/bots";
import { type Entry, type Game, type Json, type Ruleset, Shelf } from "@rubicon/engine";
import type { Task, Thought } from "@rubicon/server";
import { thoughtFor } from "../registry.ts";

/** As many as the server believes. Whoever is forgotten is told of again. */
const REMEMBERED = 16;

interface Seated {
  readonly game: Game;
  readonly sitting: Sitting;
  /** How long one that is in a hurry may think about the next click. */
  readonly hurry: { ms: number };
}

export class Thinking {
  private readonly shelf: Shelf;
  /** By table, seat and level, the latest last. One in a hurry is another than one who has time. */
  private readonly seated = new Map<string, Seated>();

  constructor(rulesets: readonly Ruleset[]) {
    this.shelf = new Shelf(rulesets);
  }

  think(task: Task): Thought {
    const seated = task.gathered.length > 0 ? this.seatAfterGathering(task) : this.recall(task);
    if (seated === null) return { is: "forgotten" };
    const { game, sitting, hurry } = seated;
    hurry.ms = task.ms ?? 0;
    if (task.want === "advice") return { is: "advice", advice: written(sitting.advise()) };
    const act = sitting.act();
    return act === null ? { is: "nothing" } : { is: "act", act: game.acts.write(act) };
  }

  private recall(task: Task): Seated | null {
    const key = [task.table, task.seat, task.level, task.ms === undefined ? "" : "hurry"].join(" ");
    const whole = task.entries[0]?.n === 0;
    const seated = whole ? this.sitDown(task) : this.seated.get(key);
    this.seated.delete(key);
    if (seated === undefined || (task.entries[0]?.n ?? 0) > seated.sitting.known) return null;
    seated.sitting.follow(task.entries);
    this.seated.set(key, seated);
    for (const oldest of this.seated.keys()) {
      if (this.seated.size <= REMEMBERED) break;
      this.seated.delete(oldest);
    }
    return seated;
  }

  /** What nobody else may notice yet is no entry. For the bot it is one, and is forgotten afterwards. */
  private seatAfterGathering(task: Task): Seated | null {
    const { entries, gathered, seat } = task;
    if (entries[0]?.n !== 0) return null;
    const act: Json = gathered.length === 1 ? gathered[0] : [...gathered];
    const secret: Entry = { n: entries.length, seat, act, check: "" };
    const seated = this.sitDown(task);
    seated.sitting.follow([...entries, secret]);
    return seated;
  }

  private sitDown({ header, seat, level, table, pack, ms }: Task): Seated {
    const game = pack === undefined ? this.shelf.standard(header.game) : this.shelf.add(pack);
    const hurry = { ms: ms ?? 0 };
    const sitting = new Sitting(game, header, seat, botNamed(level), {
      thought: thoughtFor(game),
      budget: ms === undefined ? null : hurry,
      clock: () => performance.now(),
      luck: table,
    });
    return { game, sitting, hurry };
  }
}

/** Advice is plain data already. */
const written = (advice: Advice | null): Json =>
  advice && {
    ...proposed(advice),
    others: advice.others.map(proposed),
    reasons: advice.reasons.map(({ feature, share }) => ({ feature, share })),
  };

const proposed = ({ plan, chance, share }: Advice["others"][number]) => ({
  ...{ plan: [...plan], chance },
  ...(share === undefined ? {} : { share }),
});
