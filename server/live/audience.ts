/**
 * Everybody on this server who looks at one table.
 *
 * A change only marks those it concerns; one round at a time then brings their sockets from what each was last sent to
 * how the table stands. So several changes at once make one message, entries come in order and never twice, and a
 * socket that cannot keep up simply gets more at once, later. Whom a change does not concern is sent nothing: a clock
 * that has gone on since the last message would tell him that there was one.
 */
import { setImmediate } from "node:timers/promises";
import type { Viewer } from "@rubicon/engine";
import { LIMITS } from "../protocol.ts";
import type { Keeper, Standing, Steward } from "../services.ts";
import type { RecordedEntry } from "../tables/journal-rows.ts";
import { heardBy, outlookOf } from "./outlook.ts";
import type { Visitor } from "./visitor.ts";

/** A socket's look at the table. */
export interface Glance {
  /** The last entry it was sent. */
  since: number;
  /** What it was sent besides entries; null: it is to be sent, whether it changed or not. */
  last: string | null;
  viewer: Viewer | null;
}

/** How long a slow line is left alone before it is tried again. */
const LATER = 250;
/** Entries that are written out without a pause. */
const SLICE = 100;

export interface AudienceParts {
  readonly keeper: Pick<Keeper, "standing" | "recorded">;
  readonly steward: Pick<Steward, "viewerOf">;
  /** A viewer was let in, or sat down or got up. */
  seen(visitor: Visitor, viewer: Viewer): void;
  /** The table does not, or no longer, exist for this visitor. */
  shutOut(visitor: Visitor): void;
  failed(error: unknown): void;
}

export class Audience {
  readonly table: string;
  readonly glances = new Map<Visitor, Glance>();
  private readonly parts: AudienceParts;
  /** Those who are to be brought up to date, in the next round. */
  private due = new Set<Visitor>();
  private next = new Round();
  private busy = false;
  /** Those who are to be tried again, and when. */
  private readonly late = new Set<Visitor>();
  private later: NodeJS.Timeout | null = null;
  /** The round that is under way. */
  private current: Round | null = null;

  constructor(table: string, parts: AudienceParts) {
    this.table = table;
    this.parts = parts;
  }

  /** Done when the visitor has been sent how the table stands, or that there is none for him. */
  async enter(visitor: Visitor, since: number): Promise<void> {
    const known = this.glances.get(visitor);
    this.glances.set(visitor, { since, last: null, viewer: known?.viewer ?? null });
    await this.serve([visitor]);
  }

  /** Sends the visitor how the table stands, whether or not it has changed. */
  async refresh(visitor: Visitor): Promise<void> {
    const glance = this.glances.get(visitor);
    if (glance === undefined) return;
    glance.last = null;
    await this.serve([visitor]);
  }

  /** Something has changed for everybody, or for one viewer alone. */
  changed(viewer?: Viewer): Promise<void> {
    const concerned = [...this.glances].filter(([, glance]) => viewer === undefined || glance.viewer === viewer);
    return this.serve(concerned.map(([visitor]) => visitor));
  }

  /** Done when everybody has been sent what has changed up to now. */
  async settled(): Promise<void> {
    await (this.due.size > 0 ? this.next : this.current)?.over;
  }

  close(): void {
    if (this.later !== null) clearTimeout(this.later);
    this.glances.clear();
  }

  /** Done when the round that is for these is over, whatever comes after it. */
  private serve(visitors: readonly Visitor[]): Promise<void> {
    const { over } = this.next;
    for (const visitor of visitors) this.due.add(visitor);
    if (!this.busy) void this.rounds();
    return over;
  }

  private async rounds(): Promise<void> {
    this.busy = true;
    while (this.due.size > 0) {
      const [serving, round] = [this.due, this.next];
      this.due = new Set();
      this.next = new Round();
      this.current = round;
      try {
        if (this.glances.size > 0) await this.bringUpToDate(serving);
      } catch (error) {
        this.parts.failed(error);
        this.tryLater(serving);
      }
      this.current = null;
      round.end();
    }
    // Not a moment after the last look at who is due, or a change in between would find nobody to carry it.
    this.busy = false;
  }

  private tryLater(visitors: Iterable<Visitor>): void {
    for (const visitor of visitors) this.late.add(visitor);
    this.later ??= setTimeout(() => {
      this.later = null;
      const late = [...this.late];
      this.late.clear();
      void this.serve(late);
    }, LATER);
  }

  private async bringUpToDate(due: ReadonlySet<Visitor>): Promise<void> {
    const standing = await this.parts.keeper.standing(this.table);
    for (const [viewer, glances] of this.byViewer(standing, due))
      if (standing !== null) await this.show(standing, viewer, glances);
  }

  /** Who may see the table, by what he may see of it. Who sits where may have changed since the last round. */
  private byViewer(standing: Standing | null, due: ReadonlySet<Visitor>): Map<Viewer, [Visitor, Glance][]> {
    const groups = new Map<Viewer, [Visitor, Glance][]>();
    for (const [visitor, glance] of [...this.glances]) {
      if (!due.has(visitor)) continue;
      const viewer = standing === null ? null : this.parts.steward.viewerOf(visitor.player, standing);
      if (viewer === null) {
        this.glances.delete(visitor);
        this.parts.shutOut(visitor);
        continue;
      }
      if (visitor.slow) {
        this.tryLater([visitor]);
        continue;
      }
      if (glance.viewer !== viewer) {
        glance.viewer = viewer;
        this.parts.seen(visitor, viewer);
      }
      const group = groups.get(viewer);
      if (group) group.push([visitor, glance]);
      else groups.set(viewer, [[visitor, glance]]);
    }
    return groups;
  }

  /**
   * Everything is written once for all sockets of a viewer; only where they begin to read may differ. Of a long journal
   * comes so much at once: who sees that he has not all of it asks for the rest.
   */
  private async show(standing: Standing, viewer: Viewer, glances: readonly [Visitor, Glance][]): Promise<void> {
    const tails = new Map<number, Tail>();
    for (const [, { since }] of glances)
      if (!tails.has(since)) tails.set(since, await this.tail(standing, viewer, since));
    const head = JSON.stringify({ t: "table", ...outlookOf(standing, viewer) }).slice(0, -1);
    for (const [visitor, glance] of glances) {
      const tail = tails.get(glance.since);
      // Gone, or asked for older entries, while these were fetched: the next round is for him.
      if (this.glances.get(visitor) !== glance || tail === undefined) continue;
      if (tail.text === "" && glance.last === head) continue;
      visitor.sendText(`${head},"entries":[${tail.text}]}`);
      glance.last = head;
      glance.since = tail.last;
    }
  }

  /** What comes after an entry, so much as is sent at once. */
  private async tail(standing: Standing, viewer: Viewer, since: number): Promise<Tail> {
    const last = standing.info.entries - 1;
    if (since >= last) return { last, text: "" };
    const recorded = await this.parts.keeper.recorded(this.table, since, LIMITS.entries);
    // What was written after the position was read waits for the position it belongs to.
    const known = recorded.filter(({ n }) => n <= last);
    return { last: known.at(-1)?.n ?? since, text: await writtenOut(standing, viewer, known) };
  }
}

/** Entries as they are sent, and the number of the last. */
interface Tail {
  readonly last: number;
  readonly text: string;
}

/** Many entries take a while: others have their turn in between. */
async function writtenOut(standing: Standing, viewer: Viewer, recorded: readonly RecordedEntry[]): Promise<string> {
  const texts: string[] = [];
  for (let from = 0; from < recorded.length; from += SLICE) {
    if (from > 0) await setImmediate();
    for (const entry of heardBy(standing, viewer, recorded.slice(from, from + SLICE)))
      texts.push(JSON.stringify(entry));
  }
  return texts.join(",");
}

/** Somebody's turn to be brought up to date, which others wait for. */
class Round {
  end: () => void = () => {};
  readonly over = new Promise<void>((done) => {
    this.end = done;
  });
}
