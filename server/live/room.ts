/**
 * Everybody on this server who looks at one table.
 *
 * A change only marks the room; one round at a time then brings every socket from what it was last sent to how the
 * table stands. So several changes at once make one message, entries come in order and never twice, and a socket that
 * cannot keep up simply gets more at once, later.
 */
import type { Viewer } from "@rubicon/engine";
import type { HeardEntry } from "../protocol.ts";
import type { Keeper, Rooms, Standing } from "../services.ts";
import { outlookOf } from "./outlook.ts";
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

export interface RoomParts {
  readonly keeper: Pick<Keeper, "standing" | "heard">;
  readonly rooms: Pick<Rooms, "viewerOf">;
  /** A viewer was let in, or sat down or got up. */
  seen(visitor: Visitor, viewer: Viewer): void;
  /** The table does not, or no longer, exist for this visitor. */
  shutOut(visitor: Visitor): void;
  failed(error: unknown): void;
}

export class Room {
  readonly table: string;
  readonly glances = new Map<Visitor, Glance>();
  private readonly parts: RoomParts;
  private dirty = false;
  private busy = false;
  private round: Promise<void> = Promise.resolve();
  private later: NodeJS.Timeout | null = null;

  constructor(table: string, parts: RoomParts) {
    this.table = table;
    this.parts = parts;
  }

  /** Done when the visitor has been sent how the table stands, or that there is none for him. */
  async enter(visitor: Visitor, since: number): Promise<void> {
    const known = this.glances.get(visitor);
    this.glances.set(visitor, { since, last: null, viewer: known?.viewer ?? null });
    await this.changed();
  }

  /** Sends the visitor how the table stands, whether or not it has changed. */
  async refresh(visitor: Visitor): Promise<void> {
    const glance = this.glances.get(visitor);
    if (glance === undefined) return;
    glance.last = null;
    await this.changed();
  }

  changed(): Promise<void> {
    this.dirty = true;
    if (!this.busy) this.round = this.rounds();
    return this.round;
  }

  close(): void {
    if (this.later !== null) clearTimeout(this.later);
    this.glances.clear();
  }

  private async rounds(): Promise<void> {
    this.busy = true;
    try {
      while (this.dirty && this.glances.size > 0) {
        this.dirty = false;
        await this.bringUpToDate();
      }
    } catch (error) {
      this.parts.failed(error);
      this.tryLater();
    } finally {
      // Not a moment after the last look at `dirty`, or a change in between would find nobody to carry it.
      this.busy = false;
    }
  }

  private tryLater(): void {
    this.later ??= setTimeout(() => {
      this.later = null;
      void this.changed();
    }, LATER);
  }

  private async bringUpToDate(): Promise<void> {
    const standing = await this.parts.keeper.standing(this.table);
    for (const [viewer, glances] of this.byViewer(standing))
      if (standing !== null) await this.show(standing, viewer, glances);
  }

  /** Who may see the table, by what he may see of it. Who sits where may have changed since the last round. */
  private byViewer(standing: Standing | null): Map<Viewer, [Visitor, Glance][]> {
    const groups = new Map<Viewer, [Visitor, Glance][]>();
    for (const [visitor, glance] of [...this.glances]) {
      const viewer = standing === null ? null : this.parts.rooms.viewerOf(visitor.player, standing);
      if (viewer === null) {
        this.glances.delete(visitor);
        this.parts.shutOut(visitor);
        continue;
      }
      if (visitor.slow) {
        this.tryLater();
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
    const heard =
      oldest < last ? (await this.parts.keeper.heard(this.table, viewer, oldest)).filter(({ n }) => n <= last) : [];
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
