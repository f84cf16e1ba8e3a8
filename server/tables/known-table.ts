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
import type { TableInfo } from "../protocol.ts";
import type { Services } from "../services.ts";
import type { Clocks } from "./clocks.ts";
import { loadCourse, type RecordedEntry, type TableRow } from "./journal-rows.ts";
import { rematchOf } from "./rematch.ts";

interface Sitter {
  readonly seat: Seat;
  readonly player: { readonly id: string; readonly name: string; readonly guest: boolean } | null;
  readonly awayUntil: Date | null;
}

/** A secret choice that a seat has made before being asked. */
export interface Choice {
  readonly act: ActShape;
  /** Given by the client; the entry that comes of it will bear it. */
  readonly id: string;
}

export type ChoicesBySeat = Readonly<Record<Seat, Choice | undefined>>;

export interface Known {
  readonly row: TableRow;
  /** See `Standing`. */
  readonly game: Game;
  /** Whether that is the very game it was begun with, or is to begin with. */
  readonly here: boolean;
  readonly packName: string;
  readonly sitters: readonly Sitter[];
  readonly requests: TableInfo["requests"];
  /** The table on which these players play again. */
  readonly rematch: string | null;
  readonly clocks: Clocks;
  /** Null before the game has begun, and where its rules or components are no longer here. */
  readonly course: Course<object> | null;
  /** What seats have said in advance. */
  readonly orders: OrdersBySeat;
  readonly choices: ChoicesBySeat;
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
  return {
    row,
    game,
    here: found !== null,
    packName: found?.pack.name ?? (await packName(db, row)),
    sitters: seats.map(({ sitter }) => sitter),
    requests,
    rematch,
    clocks: { askedAt, deadline, remaining, inWindow, interrupted },
    course: found !== null && row.entries > 0 ? await loadCourse(db, game, row) : null,
    orders: Object.fromEntries(seats.map((each) => [each.sitter.seat, ordersIn(game, each.orders, isSlow(row))])),
    choices: Object.fromEntries(seats.map((each) => [each.sitter.seat, choiceIn(game, each.choice)])),
    recent: [],
  };
}

interface LoadedSeat {
  readonly sitter: Sitter;
  readonly remaining: number | null;
  readonly orders: Orders | null;
  readonly choice: { readonly act: Json; readonly id: string } | null;
}

async function loadSeats(db: Db, id: string): Promise<LoadedSeat[]> {
  const rows = await db
    .selectFrom("seats as s")
    .leftJoin("players as p", "p.id", "s.player_id")
    .leftJoin("orders as o", (join) => join.onRef("o.table_id", "=", "s.table_id").onRef("o.seat", "=", "s.seat"))
    .leftJoin("ahead as a", (join) => join.onRef("a.table_id", "=", "s.table_id").onRef("a.seat", "=", "s.seat"))
    .select(["s.seat", "s.remaining", "p.id", "p.name", "p.guest", "p.away_until", "o.orders", "a.act", "a.act_id"])
    .where("s.table_id", "=", id)
    .execute();
  return rows.map(({ seat, remaining, id: player, name, guest, away_until, orders, act, act_id }) => ({
    sitter: {
      seat,
      player: player === null ? null : { id: player, name: name ?? "", guest: guest ?? true },
      awayUntil: away_until,
    },
    // Big integers come as text.
    remaining: remaining === null ? null : Number(remaining),
    orders,
    choice: act_id === null ? null : { act, id: act_id },
  }));
}

/** Requests that still wait for an answer; a take-back is void once the journal has moved on, all but a rematch at the end. */
async function loadRequests(db: Db, { id, entries, status }: TableRow): Promise<TableInfo["requests"]> {
  const rows = await db
    .selectFrom("requests")
    .select(["kind", "seat", "to_entry", "at_entry"])
    .where("table_id", "=", id)
    .where("answer", "is", null)
    .orderBy("id")
    .execute();
  return rows
    .filter(({ kind, at_entry }) =>
      status === "over" ? kind === "rematch" : kind !== "take-back" || at_entry === entries,
    )
    .map(({ kind, seat, to_entry }) => ({ kind, seat, to: to_entry }));
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

function choiceIn(game: Game, choice: LoadedSeat["choice"]): Choice | undefined {
  return choice === null ? undefined : unlessBad(() => ({ act: game.acts.read(choice.act), id: choice.id }));
}

function unlessBad<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (problem) {
    if (problem instanceof BadInput) return undefined;
    throw problem;
  }
}
