/**
 * Keeps the journals: the only one who writes them.
 *
 * An entry is one statement: it moves the table on if, and only if, the table stands where the writer thinks it
 * does, adds the row and announces it. Two servers can never both write entry 41: the second finds the table
 * moved on and answers "stale". What is kept in memory is a cache that announcements throw away.
 */
import {
  BadInput,
  type Content,
  checkOf,
  committedDice,
  type Dice,
  type EventShape,
  type Game,
  type Json,
  type Outcome,
  plain,
  recording,
  replay,
  type Seat,
  type Viewer,
} from "@rubicon/engine";
import { sql } from "kysely";
import type { Store } from "../database/open.ts";
import type { HeardEntry } from "../protocol.ts";
import type { Answer, Change, Keeper, Sent, Standing } from "../services.ts";
import { wound } from "./clocks.ts";
import { commitEntries, type Draft, movedOn } from "./entering.ts";
import {
  headerOf,
  type Known,
  loadEntries,
  loadTable,
  playersOf,
  standingOf,
  stepped,
  type Told,
} from "./known-table.ts";
import { answerOf, notAsked, Refused, rulesGone } from "./refusing.ts";
import { sameHand } from "./room.ts";
import { Scribe } from "./scribe.ts";
import { Tidings } from "./tidings.ts";
import { Turnstile } from "./turnstile.ts";

const CHANNEL = "rubicon";
/** A snapshot is kept every so many entries. */
const SNAPSHOT_EVERY = 40;
/** Of so many entries it is remembered what was told. */
const RECENT = 24;
/** Tables kept in memory at most. */
const KNOWN = 2000;

export interface KeeperParts {
  readonly store: Store;
  readonly games: readonly Game[];
  now(): Date;
}

/** Opens the ears of this server on the database, so that it hears of tables that others move on. */
export async function makeKeeper(parts: KeeperParts): Promise<Keeper> {
  const keeper = new TableKeeper(parts);
  await parts.store.listen(CHANNEL, (payload) => keeper.heardOf(payload));
  return keeper;
}

type Announcement = Change & { readonly table: string };

class TableKeeper implements Keeper {
  private readonly parts: KeeperParts;
  private readonly known = new Map<string, Known>();
  private readonly turnstile = new Turnstile();
  private readonly tidings = new Tidings();
  private readonly scribe: Scribe;
  private readonly listeners: ((change: Change) => void)[] = [];
  /** Tells this server's announcements from others'. */
  private readonly name = crypto.randomUUID();

  constructor(parts: KeeperParts) {
    this.parts = parts;
    const { db, kind } = parts.store;
    this.scribe = new Scribe(kind, (entries) => commitEntries(db, CHANNEL, entries));
  }

  async standing(table: string): Promise<Standing | null> {
    const known = this.known.get(table) ?? (await this.turnstile.pass(table, () => this.look(table)));
    return known && standingOf(known, this.parts.now());
  }

  start(table: string): Promise<void> {
    return this.turnstile.pass(table, async () => {
      const known = await this.load(table);
      if (known?.row.status !== "open" || known.sitters.some(({ player }) => player === null)) return;
      const { game, row } = known;
      const position = game.begin(row.scenario, row.options);
      const draft = this.draft(known, { n: 0 }, position, null, (p, dice, tell) => game.open(p, dice, tell));
      await this.write(known, draft, wound(row.clock, game.seats));
    });
  }

  act(table: string, player: string, sent: Sent & { readonly act: Json }): Promise<Answer> {
    return this.enter(table, player, sent, (known, seat) => {
      const { game, row, position } = known;
      if (row.to_move !== seat || position === null) return answerOf(notAsked(row.to_move, seat));
      const act = game.acts.read(sent.act);
      const refusal = game.refuse(position, act);
      if (refusal !== null) return { is: "refused", refusal };
      const content = { n: row.entries, seat, act: game.acts.write(act) };
      return this.draft(known, content, game.copy(position), sent.id, (p, dice, tell) => game.play(p, act, dice, tell));
    });
  }

  orders(table: string, player: string, sent: Sent & { readonly orders: Json }): Promise<Answer> {
    return this.enter(table, player, sent, (known, seat) => {
      const { game, row, position } = known;
      if (!game.orders || position === null) return answerOf(new BadInput("This game knows no standing orders."));
      const orders = game.orders;
      const order = orders.read(sent.orders);
      const refusal = orders.refuse(position, seat, order);
      if (refusal !== null) return { is: "refused", refusal };
      const content = { n: row.entries, seat, orders: sent.orders };
      return this.draft(known, content, game.copy(position), sent.id, (p) => orders.give(p, seat, order));
    });
  }

  takeBack(table: string, seat: Seat, to: number, seen?: number): Promise<Answer> {
    return this.turnstile.pass(table, async () => {
      const known = await this.look(table);
      if (known?.row.status !== "running") return answerOf(new BadInput("Nothing can be taken back at this table."));
      if (seen !== undefined && seen !== known.row.entries) return { is: "stale" };
      const { game, row } = known;
      const entries = await loadEntries(this.parts.store.db, table, to);
      const { position } = replay(game, { header: headerOf(row), entries });
      const draft: Draft = {
        content: { n: row.entries, seat, back: to },
        position,
        events: [],
        dice: [],
        actId: null,
      };
      return this.write(known, draft);
    });
  }

  end(table: string, winner: Seat | null, how: "resigned" | "agreed" | "time", seen?: number): Promise<Answer> {
    return this.turnstile.pass(table, async () => {
      const known = await this.look(table);
      if (known?.row.status !== "running") return answerOf(new Refused("not-played"));
      const outcome = otherwiseOver(known.game, winner, how);
      const { numUpdatedRows } = await this.parts.store.db
        .updateTable("tables")
        .set({
          status: "over",
          outcome: JSON.stringify(outcome),
          ended_at: this.parts.now(),
          to_move: null,
          asked_at: null,
          deadline: null,
        })
        .where("id", "=", table)
        .where("status", "=", "running")
        .$if(seen !== undefined, (query) => query.where("entries", "=", seen ?? 0))
        .executeTakeFirst();
      this.known.delete(table);
      if (numUpdatedRows === 0n) return { is: "stale" };
      await this.announce({ table });
      return { is: "done", n: known.row.entries };
    });
  }

  async heard(table: string, viewer: Viewer, since: number): Promise<HeardEntry[]> {
    const known = await this.look(table);
    if (!known) return [];
    const told =
      known.recent[0]?.n <= since + 1 ? known.recent.filter(({ n }) => n > since) : await this.told(table, since);
    const players = playersOf(known);
    // Who plays every seat hears of each act as the seat that did it, whichever he looks from now.
    const ears = (seat: Seat | null): Viewer => (seat !== null && sameHand(players, viewer, seat) ? seat : viewer);
    return told.map(({ n, seat, back, events, at }) => ({
      n,
      seat,
      ...(back === null ? {} : { back }),
      events: heardEvents(known.game, events, ears(seat)),
      at: at.toISOString(),
    }));
  }

  private told(table: string, since: number): Promise<Told[]> {
    return this.parts.store.db
      .selectFrom("journal")
      .select(["n", "seat", "back", "events", "at"])
      .where("table_id", "=", table)
      .where("n", ">", since)
      .orderBy("n")
      .execute();
  }

  async announce(change: Announcement): Promise<void> {
    if (change.chat === undefined) this.forget(change.table);
    const payload = JSON.stringify({ ...change, by: this.name });
    await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(this.parts.store.db);
    this.tell(change);
  }

  onChange(listener: (change: Change) => void): void {
    this.listeners.push(listener);
  }

  /** An announcement from the database. An empty one means that some may have been missed. */
  heardOf(payload: string): void {
    if (payload === "") {
      this.known.clear();
      this.tidings.heardOfAll();
      return this.tell({ table: null });
    }
    const { by, ...change }: Announcement & { by: string } = JSON.parse(payload);
    if (by === this.name) return;
    if (change.chat === undefined) this.forget(change.table);
    this.tell(change);
  }

  private tell(change: Change): void {
    for (const listener of this.listeners) listener(change);
  }

  /** What acts and orders have in common: who may, whether it is new, and what becomes of it. */
  private enter(
    table: string,
    player: string,
    sent: Sent,
    prepare: (known: Known, seat: Seat) => Draft | Answer,
  ): Promise<Answer> {
    return this.turnstile.pass(table, async () => {
      const known = await this.look(table);
      const seat = known && seatOf(known, player);
      if (!known || seat === null) return answerOf(new Refused("not-seated"));
      if (sent.n !== known.row.entries) return this.already(table, sent.id);
      if (known.row.status !== "running") return answerOf(new Refused("not-played"));
      if (known.position === null) return answerOf(new BadInput(rulesGone(known.row.rules)));
      const prepared = orBadInput(() => prepare(known, seat));
      return "is" in prepared ? prepared : this.write(known, prepared);
    });
  }

  /** An act sent again is answered as the first time; any other that does not fit comes too late. */
  private async already(table: string, id: string): Promise<Answer> {
    const row = await this.parts.store.db
      .selectFrom("journal")
      .select("n")
      .where("table_id", "=", table)
      .where("act_id", "=", id)
      .executeTakeFirst();
    if (row) return { is: "done", n: row.n };
    this.known.delete(table);
    return { is: "stale" };
  }

  private draft(
    { row }: Known,
    content: Content,
    position: object,
    actId: string | null,
    deed: (p: object, dice: Dice, tell: (event: EventShape) => void) => void,
  ): Draft {
    const { dice, taken } = recording(committedDice({ seed: row.seed, table: row.id, from: row.dice }));
    const events: EventShape[] = [];
    deed(position, dice, (event) => events.push(event));
    return { content, position, events, dice: taken(), actId };
  }

  private async write(known: Known, draft: Draft, clocks = known.clocks): Promise<Answer> {
    const { row, game } = known;
    const content = draft.dice.length === 0 ? draft.content : { ...draft.content, dice: draft.dice };
    const seal = checkOf(known.seal ?? headerOf(row), content, game.hash(draft.position));
    const at = this.parts.now();
    const next = movedOn({ ...known, clocks }, draft, at);
    const final = draft.dice.length > 0 || draft.events.some((event) => event.reveals) || content.n === 0;
    const keep = content.n % SNAPSHOT_EVERY === SNAPSHOT_EVERY - 1;
    const announcement = JSON.stringify({ table: row.id, by: this.name });
    let overtaken: boolean;
    try {
      const written = { before: known, after: next, draft, content, seal, final, at, keep, announcement };
      const committed = await this.tidings.during(row.id, () => this.scribe.write(written));
      overtaken = committed.overtaken;
      if (!committed.value) {
        const now = await this.load(row.id);
        // Only time was granted meanwhile: the entry still fits.
        const fits = now?.row.entries === row.entries && now.row.status === row.status;
        return fits && now.clocks.deadline?.getTime() !== known.clocks.deadline?.getTime()
          ? this.write(now, draft)
          : { is: "stale" };
      }
    } catch (problem) {
      this.known.delete(row.id);
      // The same act was accepted by another server a moment ago.
      if (isDuplicate(problem) && draft.actId !== null) return this.already(row.id, draft.actId);
      throw problem;
    }
    const back = "back" in content ? content.back : null;
    const seat = "seat" in content ? content.seat : null;
    const trail = stepped(known.trail, { n: content.n, seat, final }, back);
    const told = { n: content.n, seat, back, events: draft.events.map(plain), at };
    const recent = [...known.recent.slice(1 - RECENT), told];
    // Another server may have added the next entry before this one heard that its own was in.
    this.forget(row.id);
    if (!overtaken) this.remember({ ...next, seal, trail, recent, position: draft.position });
    this.tell({ table: row.id });
    return { is: "done", n: content.n };
  }

  /** From memory, or from the database. */
  private async look(table: string): Promise<Known | null> {
    return this.known.get(table) ?? (await this.load(table));
  }

  private async load(table: string): Promise<Known | null> {
    const { db } = this.parts.store;
    const { value: known, overtaken } = await this.tidings.during(table, () => loadTable(db, this.parts.games, table));
    if (known && !overtaken) this.remember(known);
    return known;
  }

  /** Something has changed: what is known of the table, and what is being read of it, is no longer the latest. */
  private forget(table: string): void {
    this.known.delete(table);
    this.tidings.heard(table);
  }

  /** The longest forgotten go first. */
  private remember(known: Known): void {
    const { id } = known.row;
    this.known.delete(id);
    this.known.set(id, known);
    if (this.known.size > KNOWN) for (const oldest of this.known.keys()) return void this.known.delete(oldest);
  }
}

/** The seat for which a player acts: the one asked, where he sits on both. */
function seatOf({ row, sitters }: Known, player: string): Seat | null {
  const own = sitters.filter((sitter) => sitter.player?.id === player).map(({ seat }) => seat);
  if (own.length === 0) return null;
  return own.find((seat) => seat === row.to_move) ?? own[0];
}

/** Bad input is an answer; anything else is a fault of the program. */
function orBadInput(prepare: () => Draft | Answer): Draft | Answer {
  try {
    return prepare();
  } catch (problem) {
    if (problem instanceof BadInput) return answerOf(problem);
    throw problem;
  }
}

function otherwiseOver(game: Game, winner: Seat | null, how: string): Outcome {
  return {
    winner,
    score: Object.fromEntries(game.seats.map((seat) => [seat, seat === winner ? 1 : 0])),
    how,
    rule: "",
  };
}

function heardEvents(game: Game, events: readonly Json[], viewer: Viewer): Json[] {
  // Written by the game itself when the act was played.
  return events.map((event) => game.hear(event as unknown as EventShape, viewer)).filter((heard) => heard !== null);
}

const UNIQUE_VIOLATION = "23505";

const isDuplicate = (problem: unknown): boolean =>
  typeof problem === "object" && problem !== null && "code" in problem && problem.code === UNIQUE_VIOLATION;
