/** Players who go on playing whatever befalls their server, and everything that was promised to them meanwhile. */
import { juliusCaesar } from "@rubicon/julius-caesar";
import { faultsAt } from "../crash/checking.ts";
import { goOn } from "../crash/going-on.ts";
import { Pair } from "../crash/pair.ts";
import type { ServerProcess } from "../crash/process.ts";
import type { TableRecord } from "../crash/records.ts";
import { Witness } from "../crash/witness.ts";
import { pause } from "../live/visitor.ts";
import type { Field } from "./attack.ts";

/** How often journals that cannot be read are looked for again, and milliseconds between. */
const TRIES = 5;
const AGAIN = 500;

export class Players {
  readonly witness = new Witness();
  /** What did not hold of the journals so far. */
  readonly faults: string[] = [];
  private readonly pairs: readonly Pair[];
  private readonly playing: Promise<unknown>;
  /** Tables whose games were over at an earlier look. */
  private readonly proven = new Set<string>();

  private constructor(url: string, pairs: number) {
    this.pairs = Array.from({ length: pairs }, (_, i) => new Pair(url, this.witness, `pair ${i}`));
    this.playing = this.arrive();
    // Whatever stops a player is told where the next is waited for.
    this.playing.catch(() => {});
  }

  /** So many pairs, at a game each, of whom everyone has acted. */
  static async at(field: Field, { url }: Pick<ServerProcess, "url">, pairs: number): Promise<Players> {
    const players = new Players(url, pairs);
    field.after(() => {
      for (const pair of players.pairs) pair.stop();
    });
    await players.goOn();
    return players;
  }

  get promised(): number {
    return this.witness.acknowledged.size;
  }

  get tables(): string[] {
    return this.pairs.flatMap((pair) => pair.tables);
  }

  /** Until everybody has had acts acknowledged that were not before. */
  async goOn(): Promise<void> {
    await Promise.race([this.playing, goOn(this.pairs, this.witness)]);
  }

  /** Looks for all that was ever acknowledged in the journals. Games that are over are looked at once, and at the end. */
  async check(server: ServerProcess, atTheEnd = false): Promise<void> {
    const promised = [...this.witness.acknowledged.values()];
    const tables = this.tables.filter((table) => atTheEnd || !this.proven.has(table));
    try {
      const records = await recordsOf(server, tables);
      this.faults.push(...faultsAt(juliusCaesar, records, promised));
      for (const { row } of records) if (row.status === "over") this.proven.add(row.id);
    } catch (problem) {
      this.faults.push(`The journals cannot be read: ${problem}`);
    }
  }

  /** One sentence: the first fault, or that there is none. */
  get figure(): string {
    return (
      this.faults[0] ?? `${this.promised} acknowledged acts at ${this.tables.length} tables, none lost or doubled.`
    );
  }

  private async arrive(): Promise<void> {
    for (const pair of this.pairs) await pair.arrive();
    await Promise.all(this.pairs.map((pair) => pair.play()));
  }
}

/** Read again where a line to the database has just died under it. */
async function recordsOf(server: ServerProcess, tables: readonly string[]): Promise<readonly TableRecord[]> {
  for (let left = TRIES; ; left--) {
    try {
      return await server.records(tables);
    } catch (problem) {
      if (left === 0) throw problem;
      await pause(AGAIN);
    }
  }
}
