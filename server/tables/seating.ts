/** A table as opening, joining and asking need it: who sits where, and how far the game is. Never its seed. */
import type { Seat, Viewer } from "@rubicon/engine";
import type { Kysely, Transaction } from "kysely";
import type { Database, TableStatus } from "../database/schema.ts";
import type { ClockSetting } from "../protocol.ts";
import { NotHere, Refused } from "./refusing.ts";

export interface Seating {
  readonly id: string;
  readonly game: string;
  readonly pack: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  readonly visibility: "public" | "private";
  readonly watchers: boolean;
  readonly rated: boolean;
  readonly botsWelcome: boolean;
  readonly createdBy: string;
  /** Id of the one player for whom the free seat is kept. */
  readonly reservedFor: string | null;
  readonly clock: ClockSetting;
  readonly status: TableStatus;
  readonly entries: number;
  readonly toMove: Seat | null;
  /** Since when that seat is asked. */
  readonly askedAt: Date | null;
  readonly deadline: Date | null;
  /** It is asked in a window; and whose turn that interrupts. */
  readonly inWindow: boolean;
  readonly interrupted: Seat | null;
  /** By seat, in no order that means anything: the id of who sits there. */
  readonly players: ReadonlyMap<Seat, string | null>;
  /** Seats of bots, those of the house with their level. */
  readonly bots: ReadonlyMap<Seat, string | true>;
}

const COLUMNS = [
  "id",
  "game",
  "pack",
  "scenario",
  "options",
  "visibility",
  "watchers",
  "rated",
  "bots_welcome as botsWelcome",
  "created_by as createdBy",
  "clock",
  "status",
  "entries",
  "to_move as toMove",
  "asked_at as askedAt",
  "deadline",
  "in_window as inWindow",
  "interrupted",
] as const;

/** The table, held against every other change until the transaction ends. */
export async function holdSeating(tx: Transaction<Database>, id: string): Promise<Seating> {
  const row = await tx.selectFrom("tables").select(COLUMNS).where("id", "=", id).forUpdate().executeTakeFirst();
  if (!row) throw new NotHere();
  return { ...row, reservedFor: await reservedAt(tx, id), ...(await sittersAt(tx, id)) };
}

/** The table as it is at this moment. */
export async function lookAtSeating(db: Kysely<Database>, id: string): Promise<Seating> {
  const row = await db.selectFrom("tables").select(COLUMNS).where("id", "=", id).executeTakeFirst();
  if (!row) throw new NotHere();
  return { ...row, reservedFor: await reservedAt(db, id), ...(await sittersAt(db, id)) };
}

async function reservedAt(db: Kysely<Database>, id: string): Promise<string | null> {
  const row = await db.selectFrom("challenges").select("challenged").where("table_id", "=", id).executeTakeFirst();
  return row?.challenged ?? null;
}

async function sittersAt(db: Kysely<Database>, id: string): Promise<Pick<Seating, "players" | "bots">> {
  const seats = await db
    .selectFrom("seats")
    .leftJoin("players", "players.id", "seats.player_id")
    .select(["seats.seat", "seats.player_id", "players.bot", "players.level"])
    .where("seats.table_id", "=", id)
    .execute();
  return {
    players: new Map(seats.map(({ seat, player_id }) => [seat, player_id])),
    bots: new Map(seats.flatMap(({ seat, bot, level }) => (bot ? [[seat, level ?? true] as const] : []))),
  };
}

type Seated = Pick<Seating, "players" | "toMove">;

/** The seat of a player. Who plays both has the one that is asked, or the first. */
export function seatOf({ players, toMove }: Seated, player: string): Seat | null {
  if (toMove !== null && players.get(toMove) === player) return toMove;
  for (const [seat, sitter] of players) if (sitter === player) return seat;
  return null;
}

/** The seat across the table. */
export function opponentOf({ players }: Pick<Seating, "players">, seat: Seat): Seat {
  for (const other of players.keys()) if (other !== seat) return other;
  throw new Error(`Nobody sits across from ${seat}.`);
}

/** Whether one player has both of these seats, or they are the same. Who only looks on has none. */
export function sameHand(players: Seating["players"], one: Viewer, other: Viewer): boolean {
  if (one === "watcher" || other === "watcher") return false;
  return one === other || ((players.get(one) ?? null) !== null && players.get(one) === players.get(other));
}

/** Whether a bot of the house sits there: it agrees to what it agrees to at once. */
export const isHouse = ({ bots }: Pick<Seating, "bots">, seat: Seat): boolean => typeof bots.get(seat) === "string";

/** Whether two bots of the house play: then whoever opened the table may stop them, and nobody else can. */
export const isBetweenBots = (seating: Pick<Seating, "players" | "bots">): boolean =>
  [...seating.players.keys()].every((seat) => isHouse(seating, seat));

/** Whether one player has every seat. */
export function isSolo({ players }: Pick<Seating, "players">): boolean {
  const sitters = new Set(players.values());
  return sitters.size === 1 && !sitters.has(null) && players.size > 1;
}

/**
 * Who may know of a table: its players; as long as it is open whoever was given its address, or, where its free seat is
 * kept for somebody, he alone; later those who look on, where that is allowed. A table that was given up before it began is gone for everybody.
 */
export function existsFor(
  seating: Pick<Seating, "players" | "toMove" | "status" | "watchers" | "entries" | "reservedFor">,
  player: string | null,
): boolean {
  if (player !== null && seatOf(seating, player) !== null) return true;
  if (seating.status === "open") return seating.reservedFor === null || seating.reservedFor === player;
  return seating.watchers && seating.entries > 0;
}

/** The seat of a player at a game that is played, or over. */
export function seatAt(seating: Seating, player: string, status: "running" | "over"): Seat {
  const seat = seatOf(seating, player);
  if (seat === null) throw notSeated(seating, player);
  if (seating.status === status) return seat;
  if (seating.status === "open") throw new Refused("not-begun");
  throw new Refused(status === "over" ? "not-over" : "over");
}

/** Says no more to somebody who may not know of the table. */
export const notSeated = (seating: Seating, player: string): Refused =>
  existsFor(seating, player) ? new Refused("not-seated") : new NotHere();
