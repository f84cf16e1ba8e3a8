/**
 * Keeps the journals: the only one who writes them.
 *
 * Whatever becomes of a table at once, an act and all that follows from it by itself, is one statement: it moves the
 * table on if, and only if, the table stands where the writer thinks it does, adds the entries and announces them. Two
 * servers can never both write entry 41: the second finds the table moved on and answers "stale". What is kept in
 * memory is a cache that announcements throw away.
 */
import { BadInput, type Json, type Outcome, resultsOf, type Seat } from "@rubicon/engine";
import { sql } from "kysely";
import {
  type Answer,
  type Change,
  isSpoken,
  type Keeper,
  type Sent,
  type Services,
  type Standing,
} from "../services.ts";
import { Accepted } from "./accepted.ts";
import { acted, answeredForTime, chosen, mustBePlayed, opened, ordered, returned } from "./drafting.ts";
import { type Draft, movedOn } from "./entering.ts";
import { ungathered } from "./gathering.ts";
import { loadReturn } from "./going-back.ts";
import { loadRecorded, type RecordedEntry } from "./journal-rows.ts";
import type { Known } from "./known-table.ts";
import { listsTouched } from "./lists.ts";
import { Memory } from "./memory.ts";
import { answerOf, Refused } from "./refusing.ts";
import { Scribe } from "./scribe.ts";
import { standingOf } from "./standing.ts";
import { Turnstile } from "./turnstile.ts";
import { writeSheets } from "./writing.ts";

const CHANNEL = "rubicon";
/** How often something is tried again that others have been faster with. */
const TRIES = 20;

export type KeeperParts = Pick<Services, "store" | "shelf" | "cupboard" | "now">;

/** Opens the ears of this server on the database, so that it hears of tables that others move on. */
export async function makeKeeper(parts: KeeperParts): Promise<Keeper> {
  const keeper = new TableKeeper(parts);
  await parts.store.listen(CHANNEL, (payload) => keeper.heardOf(payload));
  return keeper;
}

type Announcement = Change & { readonly table: string };

/** What is to be written, and what to answer when it is; or an answer at once. */
type Prepared = { readonly draft: Draft; readonly answer: Answer; readonly seat?: Seat } | Answer;

class TableKeeper implements Keeper {
  private readonly parts: KeeperParts;
  private readonly memory: Memory;
  private readonly accepted: Accepted;
  private readonly turnstile = new Turnstile();
  private readonly scribe: Scribe;
  private readonly listeners: ((change: Change, here: boolean) => void)[] = [];
  /** Tells this server's announcements from others'. */
  private readonly name = crypto.randomUUID();

  constructor(parts: KeeperParts) {
    this.parts = parts;
    const { db, kind } = parts.store;
    this.memory = new Memory({ db, shelf: parts.shelf, cupboard: parts.cupboard });
    this.accepted = new Accepted(db);
    this.scribe = new Scribe(kind, (sheets) => writeSheets(db, CHANNEL, sheets));
  }

  async standing(table: string): Promise<Standing | null> {
    const known = this.memory.get(table) ?? (await this.turnstile.pass(table, () => this.memory.look(table)));
    return known && standingOf(known, this.parts.now());
  }

  knows(table: string): boolean {
    return this.memory.get(table) !== undefined;
  }

  async start(table: string): Promise<void> {
    // Its last seat was taken a moment ago: what is known of it is old, and so is what is just being read.
    this.memory.forget(table);
    await this.deed(table, (known) => {
      if (known.row.status !== "open" || known.sitters.some(({ player }) => player === null)) return { is: "stale" };
      return done(opened(known));
    });
  }

  act(table: string, player: string, { id, n, act }: Sent & { readonly act: Json }): Promise<Answer> {
    return this.deed(
      table,
      (known) => {
        const seat = seatOf(known, player);
        if (n !== known.row.entries) return this.already(known, id, n);
        // Written once more it would fail, and take along what others write at the same stroke.
        const before = this.accepted.recall(table, id);
        if (before !== null) return { is: "done", n: before };
        const draft = acted(mustBePlayed(known), seat, act, id);
        return "is" in draft ? draft : done(draft, seat);
      },
      async () => {
        const known = await this.memory.load(table);
        return known === null ? { is: "stale" } : this.already(known, id, n);
      },
    );
  }

  orders(table: string, player: string, orders: Json): Promise<Answer> {
    return this.deed(table, (known) => {
      const seat = seatOf(known, player);
      return { draft: ordered(mustBePlayed(known), seat, orders), answer: { is: "kept" }, seat };
    });
  }

  ahead(table: string, player: string, { id, act }: Pick<Sent, "id"> & { readonly act: Json | null }): Promise<Answer> {
    return this.deed(table, async (known) => {
      const seat = seatOf(known, player);
      const playing = mustBePlayed(known);
      // Sent again after it was played: it must not be taken for the answer to the next question.
      if ((await this.accepted.find(table, id, known.row.entries)) !== null) return { is: "kept" };
      if (known.row.to_move === seat) {
        await this.caughtUp(known);
        return { is: "stale" };
      }
      const draft = chosen(playing, seat, act === null ? null : { act, id });
      return "is" in draft ? draft : { draft, answer: { is: "kept" }, seat };
    });
  }

  answerForTime(table: string): Promise<Answer> {
    return this.deed(table, (known) => {
      const draft = answeredForTime(mustBePlayed(known), this.parts.now());
      // Somebody has moved, or another server was faster.
      return draft === null ? { is: "stale" } : done(draft);
    });
  }

  takeBack(table: string, seat: Seat, to: number, seen?: number): Promise<Answer> {
    return this.deed(table, async (known) => {
      const playing = mustBePlayed(known);
      if (seen !== undefined && seen !== known.row.entries) return { is: "stale" };
      const gathered = to - (known.row.entries - 1);
      if (gathered >= 0) return done(ungathered(playing, seat, gathered), seat);
      return done(returned(playing, seat, to, await loadReturn(this.parts.store.db, playing, to)));
    });
  }

  end(table: string, winner: Seat | null, how: "resigned" | "agreed" | "time", seen?: number): Promise<Answer> {
    return this.turnstile.pass(table, async () => {
      const known = await this.memory.look(table);
      if (known?.row.status !== "running") return answerOf(new Refused("not-played"));
      const outcome = JSON.stringify(otherwiseOver(known, winner, how));
      const change = { table, lists: listsTouched(idsOf(known), known.row) };
      const ended = await this.parts.store.db
        .with("ended", (db) =>
          db
            .updateTable("tables")
            .set({ status: "over", outcome, ended_at: this.parts.now(), ...NOBODY_ASKED })
            .where("id", "=", table)
            .where("status", "=", "running")
            .$if(seen !== undefined, (query) => query.where("entries", "=", seen ?? 0))
            .returning("id"),
        )
        .with("dropped", (db) =>
          db.deleteFrom("ahead").where("table_id", "in", ({ selectFrom }) => selectFrom("ended").select("ended.id")),
        )
        .with("scattered", (db) =>
          db.deleteFrom("gathered").where("table_id", "in", ({ selectFrom }) => selectFrom("ended").select("ended.id")),
        )
        .selectFrom("ended")
        // Said with the deed itself: whatever is cut off after it, everybody has heard that the game is over.
        .select(["id", sql`pg_notify(${CHANNEL}, ${this.announcement(change)})`.as("said")])
        .executeTakeFirst();
      this.memory.forget(table);
      if (ended === undefined) return { is: "stale" };
      this.tell(change);
      return { is: "done", n: known.row.entries };
    });
  }

  async recorded(table: string, since: number, most?: number): Promise<readonly RecordedEntry[]> {
    const known = await this.memory.look(table);
    if (known && known.recent[0]?.n <= since + 1) return known.recent.filter(({ n }) => n > since).slice(0, most);
    return loadRecorded(this.parts.store.db, table, since, most);
  }

  async announce(change: Announcement): Promise<void> {
    if (!isSpoken(change)) this.memory.forget(change.table);
    await sql`select pg_notify(${CHANNEL}, ${this.announcement(change)})`.execute(this.parts.store.db);
    this.tell(change);
  }

  onChange(listener: (change: Change, here: boolean) => void): void {
    this.listeners.push(listener);
  }

  /** An announcement from the database. An empty one means that some may have been missed. */
  heardOf(payload: string): void {
    if (payload === "") {
      this.memory.forgetAll();
      return this.tell({ table: null }, false);
    }
    const { by, ...change }: Announcement & { by: string } = JSON.parse(payload);
    if (by === this.name) return;
    if (!isSpoken(change)) this.memory.forget(change.table);
    this.tell(change, false);
  }

  private announcement(change: Announcement): string {
    return JSON.stringify({ ...change, by: this.name });
  }

  private tell(change: Change, here = true): void {
    for (const listener of this.listeners) listener(change, here);
  }

  /**
   * Does something to a table, one deed after the other. Where somebody else was faster, on another server or with what
   * is no entry (time that was granted, orders), it is prepared again from how the table stands then.
   */
  private deed(
    table: string,
    prepare: (known: Known) => Prepared | Promise<Prepared>,
    duplicate?: () => Promise<Answer>,
  ): Promise<Answer> {
    return this.turnstile.pass(table, async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const known = await this.memory.look(table);
        if (known === null) return answerOf(new Refused("not-seated"));
        const prepared = await orBadInput(() => prepare(known));
        if ("is" in prepared) return prepared;
        try {
          if (await this.write(known, prepared)) return prepared.answer;
        } catch (problem) {
          this.memory.drop(table);
          // The same act was accepted by another server a moment ago.
          if (isDuplicate(problem) && duplicate !== undefined) return duplicate();
          throw problem;
        }
        await this.memory.load(table);
      }
      return duplicate?.() ?? { is: "stale" };
    });
  }

  /** False if the table no longer stands where it did. */
  private async write(known: Known, { draft, seat }: Exclude<Prepared, Answer>): Promise<boolean> {
    const table = known.row.id;
    const at = this.parts.now();
    const after = movedOn(known, draft, at);
    const quiet = draft.advances.length === 0;
    // Nothing is to be written that is not written already.
    if (quiet && after.row.said === known.row.said) return true;
    const change = quiet && seat !== undefined ? { table, seat } : { table, ...listsChanged(known, after) };
    const sheet = { before: known, after, draft, at, announcement: this.announcement(change) };
    const { value: written, overtaken } = await this.memory.during(table, () => this.scribe.write(sheet));
    if (!written) return false;
    // Another server may have added the next entry before this one heard that its own was in.
    this.memory.forget(table);
    if (!overtaken) this.memory.remember(after);
    this.tell(change);
    return true;
  }

  /** An act sent again is answered as the first time; any other that does not fit comes too late. */
  private async already(known: Known, id: string, n: number): Promise<Answer> {
    const { id: table, entries } = known.row;
    const at = await this.accepted.find(table, id, entries);
    if (at !== null) return { is: "done", n: at };
    if (n > entries) {
      // Whoever speaks of an entry that is still to come may know more, from another server.
      const latest = await this.caughtUp(known);
      const later = latest === known ? null : await this.accepted.find(table, id, latest.row.entries);
      if (later !== null) return { is: "done", n: later };
    }
    return { is: "stale" };
  }

  /** The same, if the table has not moved on without this server having heard of it. */
  private async caughtUp(known: Known): Promise<Known> {
    const row = await this.parts.store.db
      .selectFrom("tables")
      .select("entries")
      .where("id", "=", known.row.id)
      .executeTakeFirst();
    if (row?.entries === known.row.entries) return known;
    return (await this.memory.load(known.row.id)) ?? known;
  }
}

/** Written, it is answered with the number of its first entry. Without one it is kept, and for its seat alone. */
function done(draft: Draft, seat?: Seat): Prepared {
  const [first] = draft.advances;
  if (first !== undefined) return { draft, answer: { is: "done", n: first.entry.n } };
  return { draft, answer: { is: "kept" }, ...(seat === undefined ? {} : { seat }) };
}

const idsOf = ({ sitters }: Known): (string | null)[] => sitters.map(({ player }) => player?.id ?? null);

/** Lists show how far a table is and whose move it is. Most acts change neither, and what waits for nobody is no news. */
function listsChanged(before: Known, after: Known): Pick<Change, "lists"> {
  const [was, is] = [before.row, after.row];
  if (was.status === is.status && was.to_move === is.to_move) return {};
  const shown = was.status === is.status ? [] : [was, is];
  return { lists: listsTouched(idsOf(after), ...shown) };
}

/** The seat for which a player acts: the one asked, where he sits on both. */
function seatOf({ row, sitters }: Known, player: string): Seat {
  const own = sitters.filter((sitter) => sitter.player?.id === player).map(({ seat }) => seat);
  if (own.length === 0) throw new Refused("not-seated");
  return own.find((seat) => seat === row.to_move) ?? own[0];
}

/** Bad input is an answer; anything else is a fault of the program. */
async function orBadInput(prepare: () => Prepared | Promise<Prepared>): Promise<Prepared> {
  try {
    return await prepare();
  } catch (problem) {
    if (problem instanceof BadInput) return answerOf(problem);
    throw problem;
  }
}

const NOBODY_ASKED = { to_move: null, asked_at: null, deadline: null, in_window: false, interrupted: null } as const;

function otherwiseOver({ game: { seats } }: Known, winner: Seat | null, how: string): Outcome {
  const score = Object.fromEntries(seats.map((seat) => [seat, seat === winner ? 1 : 0]));
  return { results: resultsOf(seats, winner), score, how, rule: "" };
}

const UNIQUE_VIOLATION = "23505";

const isDuplicate = (problem: unknown): boolean =>
  typeof problem === "object" && problem !== null && "code" in problem && problem.code === UNIQUE_VIOLATION;
