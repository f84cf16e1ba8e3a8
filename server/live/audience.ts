/**
 * Everybody on this server who looks at one table.
 *
 * A change only marks those it concerns; one round at a time then brings their sockets from what each was last sent to
 * how the table stands. So several changes at once make one message, entries come in order and never twice, and a
 * socket that cannot keep up simply gets more at once, later. Whom a change does not concern is sent nothing: a clock
 * that has gone on since the last message would tell him that there was one.
 */
import type { Viewer } from "@rubicon/engine";
import type { HeardEntry } from "../protocol.ts";
import type { Keeper, Standing, Steward } from "../services.ts";
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
  /** Those who are to be brought up to date. */
  private due = new Set<Visitor>();
  private busy = false;
  private round: Promise<void> = Promise.resolve();
  /** Those who are to be tried again, and when. */
  private readonly late = new Set<Visitor>();
  private later: NodeJS.Timeout | null = null;

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

  close(): void {
    if (this.later !== null) clearTimeout(this.later);
    this.glances.clear();
  }

  private serve(visitors: readonly Visitor[]): Promise<void> {
    for (const visitor of visitors) this.due.add(visitor);
    if (!this.busy) this.round = this.rounds();
    return this.round;
  }

  private async rounds(): Promise<void> {
    this.busy = true;
    let serving: ReadonlySet<Visitor> = this.due;
    try {
      while (this.due.size > 0 && this.glances.size > 0) {
        serving = this.due;
        this.due = new Set();
        await this.bringUpToDate(serving);
      }
    } catch (error) {
      this.parts.failed(error);
      this.tryLater(serving);
    } finally {
      // Not a moment after the last look at who is due, or a change in between would find nobody to carry it.
      this.busy = false;
    }
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

  /** Everything is written once for all sockets of a viewer; only where they begin to read may differ. */
  private async show(standing: Standing, viewer: Viewer, glances: readonly [Visitor, Glance][]): Promise<void> {
    const last = standing.info.entries - 1;
    const oldest = Math.min(last, ...glances.map(([, glance]) => glance.since));
    // What was written after the position was read waits for the position it belongs to.
    const recorded =
      oldest < last ? (await this.parts.keeper.recorded(this.table, oldest)).filter(({ n }) => n <= last) : [];
    const heard = heardBy(standing, viewer, recorded);
    const head = JSON.stringify({ t: "table", ...outlookOf(standing, viewer) }).slice(0, -1);
    const tails = new Map<number, string>();
    for (const [visitor, glance] of glances) {
      // Gone, or asked for older entries, while these were fetched: the next round is for him.
      if (this.glances.get(visitor) !== glance) continue;
      const since = Math.min(glance.since, last);
      const fresh = tails.get(since) ?? entriesAfter(heard, since);
      tails.set(since, fresh);
      if (fresh === "" && glance.last === head) continue;
      visitor.sendText(`${head},"entries":[${fresh}]}`);
      glance.last = head;
      glance.since = Math.max(since, heard.at(-1)?.n ?? since);
    }
  }
}

function entriesAfter(heard: readonly HeardEntry[], since: number): string {
  return heard
    .filter(({ n }) => n > since)
    .map((entry) => JSON.stringify(entry))
    .join(",");
}
