/**
 * A table as this server knows it: what the database said, and where its journal leads. A cache: the truth is in the
 * database, and whoever writes says which entries he adds to what.
 */
import {
  type ActShape,
  BadInput,
  type Course,
  type Game,
  type Json,
  NO_ORDERS,
  type Orders,
  type OrdersBySeat,
  ordersAt,
  readOrders,
  type Seat,
} from "@rubicon/engine";
import type { Db } from "../database/open.ts";
import { PERSON, personIn, personOrNobody } from "../players/person.ts";
import type { Person, TableInfo } from "../protocol.ts";
import type { Services } from "../services.ts";
import type { Clocks } from "./clocks.ts";
import { arranged } from "./gathering.ts";
import { loadCourse, type RecordedEntry, type TableRow } from "./journal-rows.ts";
import { rematchOf } from "./rematch.ts";
import { waits } from "./waiting.ts";

interface Sitter {
  readonly seat: Seat;
  readonly player: Person | null;
  readonly awayUntil: Date | null;
}

/** A secret choice that a seat has made before being asked. */
export interface Choice {
  readonly act: ActShape;
  /** Given by the client; the entry that comes of it will bear it. */
  readonly id: string;
}

export type ChoicesBySeat = Readonly<Record<Seat, Choice | undefined>>;

/** What seats have done that nobody else may notice yet; never an empty list. */
export type GatheredBySeat = Readonly<Record<Seat, readonly Choice[] | undefined>>;

export interface Known {
  readonly row: TableRow;
  /** See `Standing`. */
  readonly game: Game;
  /** Whether that is the very game it was begun with, or is to begin with. */
  readonly here: boolean;
  readonly packName: string;
  readonly sitters: readonly Sitter[];
  /** The one for whom the free seat is kept. */
  readonly reserved: Person | null;
  readonly requests: TableInfo["requests"];
  /** The table on which these players play again. */
  readonly rematch: string | null;
  readonly clocks: Clocks;
  /** Null before the game has begun, and where its rules or components are no longer here. */
  readonly course: Course<object> | null;
  /** What seats have said in advance. */
  readonly orders: OrdersBySeat;
  readonly choices: ChoicesBySeat;
  readonly gathered: GatheredBySeat;
  /** Where the journal leads, and from there on what the seat that is asked has gathered. Null with `course`. */
  readonly position: object | null;
  /** The last entries, as far as this server wrote them: saves asking the database for each viewer. */
  readonly recent: readonly RecordedEntry[];
}

export type LoadingParts = { readonly db: Db } & Pick<Services, "shelf" | "cupboard">;

export async function loadTable({ db, shelf, cupboard }: LoadingParts, id: string): Promise<Known | null> {
  const row = await db.selectFrom("tables").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row || !shelf.ids.includes(row.game)) return null;
  const found = await cupboard.find(row);
  const game = found ?? shelf.standard(row.game);
  const [unordered, requests] = [await loadSeats(db, id), await loadRequests(db, row)];
  const rematch = row.status === "over" ? await rematchOf(db, id) : null;
  const order = (seat: Seat): number => game.seats.indexOf(seat);
  // A database gives rows in any order; what is sent of a table stays the same, word for word, if nothing changed.
  const seats = unordered.sort((a, b) => order(a.sitter.seat) - order(b.sitter.seat));
  const { asked_at: askedAt, deadline, in_window: inWindow, interrupted } = row;
  const remaining = new Map(
    seats.flatMap((each) => (each.remaining === null ? [] : [[each.sitter.seat, each.remaining]])),
  );
  const course = found !== null && row.entries > 0 ? await loadCourse(db, game, row) : null;
  const kept = Object.fromEntries(seats.map((each) => [each.sitter.seat, choicesIn(game, each.gathered)]));
  return {
    row,
    game,
    here: found !== null,
    packName: found?.pack.name ?? (await packName(db, row)),
    sitters: seats.map(({ sitter }) => sitter),
    reserved: row.status === "open" ? await loadReserved(db, id) : null,
    requests,
    rematch,
    clocks: { askedAt, deadline, remaining, inWindow, interrupted },
    course,
    ...arranged(game, course, kept),
    orders: Object.fromEntries(seats.map((each) => [each.sitter.seat, ordersIn(game, each.orders, isSlow(row))])),
    choices: Object.fromEntries(seats.map((each) => [each.sitter.seat, choiceIn(game, each.choice)])),
    recent: [],
  };
}

interface LoadedSeat {
  readonly sitter: Sitter;
  readonly remaining: number | null;
  readonly orders: Orders | null;
  readonly choice: WrittenChoice | null;
  readonly gathered: readonly WrittenChoice[] | null;
}

interface WrittenChoice {
  readonly act: Json;
  readonly id: string;
}

async function loadSeats(db: Db, id: string): Promise<LoadedSeat[]> {
  const rows = await db
    .selectFrom("seats as s")
    .leftJoin("players", "players.id", "s.player_id")
    .leftJoin("orders as o", (join) => join.onRef("o.table_id", "=", "s.table_id").onRef("o.seat", "=", "s.seat"))
    .leftJoin("ahead as a", (join) => join.onRef("a.table_id", "=", "s.table_id").onRef("a.seat", "=", "s.seat"))
    .leftJoin("gathered as g", (join) => join.onRef("g.table_id", "=", "s.table_id").onRef("g.seat", "=", "s.seat"))
    .select(["s.seat", "s.remaining", "players.away_until", "o.orders", "a.act", "a.act_id", ...PERSON])
    .select("g.acts as gathered")
    .where("s.table_id", "=", id)
    .execute();
  return rows.map(({ seat, remaining, away_until, orders, act, act_id, gathered, ...player }) => ({
    sitter: { seat, player: personOrNobody(player), awayUntil: away_until },
    // Big integers come as text.
    remaining: remaining === null ? null : Number(remaining),
    orders,
    choice: act_id === null ? null : { act, id: act_id },
    gathered,
  }));
}

async function loadReserved(db: Db, id: string): Promise<Person | null> {
  const row = await db
    .selectFrom("challenges")
    .innerJoin("players", "players.id", "challenges.challenged")
    .select(PERSON)
    .where("challenges.table_id", "=", id)
    .executeTakeFirst();
  return row === undefined ? null : personIn(row);
}

/** Requests that still wait for an answer. */
async function loadRequests(db: Db, { id, entries, status }: TableRow): Promise<TableInfo["requests"]> {
  const rows = await db
    .selectFrom("requests")
    .select(["kind", "seat", "to_entry", "at_entry", "level"])
    .where("table_id", "=", id)
    .where("answer", "is", null)
    .orderBy("id")
    .execute();
  return rows
    .filter((request) => waits(request, { entries, status }))
    .map(({ kind, seat, to_entry, level }) => ({ kind, seat, to: to_entry, ...(level === null ? {} : { level }) }));
}

async function packName(db: Db, { game, pack }: TableRow): Promise<string> {
  const row = await db
    .selectFrom("packs")
    .select("name")
    .where("game", "=", game)
    .where("id", "=", pack)
    .executeTakeFirst();
  return row?.name ?? pack;
}

/** Whether a move at that table may take days. */
export const isSlow = ({ clock }: Pick<Known["row"], "clock">): boolean => clock.kind === "days";

/** Orders of a game that no longer knows them are none. */
function ordersIn(game: Game, written: Orders | null, slow: boolean): Orders {
  const given = written === null ? undefined : unlessBad(() => readOrders(game, { ...written }));
  return ordersAt(game, given ?? NO_ORDERS, slow);
}

function choiceIn(game: Game, choice: WrittenChoice | null): Choice | undefined {
  return choice === null ? undefined : unlessBad(() => ({ act: game.acts.read(choice.act), id: choice.id }));
}

function choicesIn(game: Game, choices: readonly WrittenChoice[] | null): readonly Choice[] | undefined {
  const known = choices?.map((choice) => choiceIn(game, choice)) ?? [];
  const strange = known.indexOf(undefined);
  const fit = (strange < 0 ? known : known.slice(0, strange)).filter((choice) => choice !== undefined);
  return fit.length === 0 ? undefined : fit;
}

function unlessBad<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (problem) {
    if (problem instanceof BadInput) return undefined;
    throw problem;
  }
}
