/** A table as opening, joining and asking need it: who sits where, and how far the game is. Never its seed. */
import type { Seat, Viewer } from "@rubicon/engine";
import type { Kysely, Transaction } from "kysely";
import type { Database, TableStatus } from "../database/schema.ts";
import type { ClockSetting } from "../protocol.ts";
import { NotHere, Refused } from "./refusing.ts";

export interface Room {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  readonly visibility: "public" | "private";
  readonly watchers: boolean;
  readonly clock: ClockSetting;
  readonly status: TableStatus;
  readonly entries: number;
  readonly toMove: Seat | null;
  readonly deadline: Date | null;
  /** By seat, in no order that means anything: the id of who sits there. */
  readonly players: ReadonlyMap<Seat, string | null>;
}

const COLUMNS = [
  "id",
  "game",
  "scenario",
  "options",
  "visibility",
  "watchers",
  "clock",
  "status",
  "entries",
  "to_move as toMove",
  "deadline",
] as const;

/** The table, held against every other change until the transaction ends. */
export async function holdRoom(tx: Transaction<Database>, id: string): Promise<Room> {
  const row = await tx.selectFrom("tables").select(COLUMNS).where("id", "=", id).forUpdate().executeTakeFirst();
  if (!row) throw new NotHere();
  return { ...row, players: await playersAt(tx, id) };
}

/** The table as it is at this moment. */
export async function lookAtRoom(db: Kysely<Database>, id: string): Promise<Room> {
  const row = await db.selectFrom("tables").select(COLUMNS).where("id", "=", id).executeTakeFirst();
  if (!row) throw new NotHere();
  return { ...row, players: await playersAt(db, id) };
}

async function playersAt(db: Kysely<Database>, id: string): Promise<ReadonlyMap<Seat, string | null>> {
  const seats = await db.selectFrom("seats").select(["seat", "player_id"]).where("table_id", "=", id).execute();
  return new Map(seats.map(({ seat, player_id }) => [seat, player_id]));
}

type Seated = Pick<Room, "players" | "toMove">;

/** The seat of a player. Who plays both has the one that is asked, or the first. */
export function seatOf({ players, toMove }: Seated, player: string): Seat | null {
  if (toMove !== null && players.get(toMove) === player) return toMove;
  for (const [seat, sitter] of players) if (sitter === player) return seat;
  return null;
}

/** The seat across the table. */
export function opponentOf({ players }: Pick<Room, "players">, seat: Seat): Seat {
  for (const other of players.keys()) if (other !== seat) return other;
  throw new Error(`Nobody sits across from ${seat}.`);
}

/** Whether one player has both of these seats, or they are the same. Who only looks on has none. */
export function sameHand(players: Room["players"], one: Viewer, other: Viewer): boolean {
  if (one === "watcher" || other === "watcher") return false;
  return one === other || ((players.get(one) ?? null) !== null && players.get(one) === players.get(other));
}

/** Whether one player has every seat. */
export function isSolo({ players }: Pick<Room, "players">): boolean {
  const sitters = new Set(players.values());
  return sitters.size === 1 && !sitters.has(null) && players.size > 1;
}

/**
 * Who may know of a table: its players; as long as it is open whoever was given its address; later those who look
 * on, where that is allowed. A table that was given up before it began is gone for everybody.
 */
export function existsFor(
  room: Pick<Room, "players" | "toMove" | "status" | "watchers" | "entries">,
  player: string | null,
): boolean {
  if (player !== null && seatOf(room, player) !== null) return true;
  if (room.status === "open") return true;
  return room.watchers && room.entries > 0;
}

/** The seat of a player at a game that is played, or over. */
export function seatAt(room: Room, player: string, status: "running" | "over"): Seat {
  const seat = seatOf(room, player);
  if (seat === null) throw notSeated(room, player);
  if (room.status === status) return seat;
  if (room.status === "open") throw new Refused("not-begun");
  throw new Refused(status === "over" ? "not-over" : "over");
}

/** Says no more to somebody who may not know of the table. */
export const notSeated = (room: Room, player: string): Refused =>
  existsFor(room, player) ? new Refused("not-seated") : new NotHere();
