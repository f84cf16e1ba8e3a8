/** Opening, joining and leaving tables, and ending games otherwise than by their rules. */
import { BadInput, type Game, type Seat } from "@rubicon/engine";
import type { NewTable, Player, Services, Steward } from "../services.ts";
import { demandFew } from "./bringing.ts";
import { isAnswered } from "./clocks.ts";
import { grant } from "./granting.ts";
import { chooseGame, chooseSeat, layTable } from "./laying.ts";
import { mustBeDone, NotHere, Refused } from "./refusing.ts";
import { Requests } from "./requests.ts";
import {
  existsFor,
  holdSeating,
  lookAtSeating,
  notSeated,
  opponentOf,
  type Seating,
  seatAt,
  seatOf,
} from "./seating.ts";

export type StewardParts = Pick<Services, "store" | "shelf" | "cupboard" | "keeper" | "now">;

export function makeSteward(parts: StewardParts): Steward {
  const { store, shelf, cupboard, keeper, now } = parts;
  const { db } = store;
  const requests = new Requests(parts);

  /** The game with a pack that is offered here, or with the one that comes along. */
  const chosen = async (player: Player, asked: NewTable): Promise<Game> => {
    if (asked.brought === undefined) return chooseGame(shelf, asked);
    const game = cupboard.bring(asked.game, asked.brought);
    await demandFew(db, shelf, player, game, now());
    return game;
  };

  return {
    async open(player, asked) {
      const game = await chosen(player, asked);
      await cupboard.keep(game);
      const players = firstSitters(game.seats, player, asked);
      const visibility = asked.solo ? "private" : asked.visibility;
      const laid = { ...asked, game, visibility, by: player.id, players, rematchOf: null } as const;
      const table = await db.transaction().execute((tx) => layTable(tx, laid, now()));
      if (asked.solo) await keeper.start(table);
      await keeper.announce({ table });
      return table;
    },

    async join(player, table, asked) {
      const full = await db.transaction().execute(async (tx) => {
        const seating = await holdSeating(tx, table);
        if (!existsFor(seating, player.id)) throw new NotHere();
        if (seatOf(seating, player.id) !== null) {
          // He may be told again that he is in: his first answer can have been lost on the way.
          if (seating.status === "open") return isFull(seating);
          throw new Refused("sits-already");
        }
        if (seating.status !== "open") throw new Refused("begun-without-you");
        const free = [...seating.players].flatMap(([seat, sitter]) => (sitter === null ? [seat] : []));
        const seat = chooseSeat(free, asked);
        if (!seating.players.has(seat))
          throw new BadInput(`There is no seat ${seat}; there are ${[...seating.players.keys()].join(", ")}.`);
        const { numUpdatedRows } = await tx
          .updateTable("seats")
          .set({ player_id: player.id })
          .where("table_id", "=", table)
          .where("seat", "=", seat)
          .where("player_id", "is", null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new Refused("seat-taken");
        return free.length === 1;
      });
      if (full) await keeper.start(table);
      await keeper.announce({ table });
    },

    async leave(player, table) {
      await db.transaction().execute(async (tx) => {
        const seating = await holdSeating(tx, table);
        if (seatOf(seating, player.id) === null) throw notSeated(seating, player.id);
        // Whoever took the last seat is just letting it begin.
        if (seating.status !== "open" || isFull(seating)) throw new Refused("begun");
        await tx
          .updateTable("seats")
          .set({ player_id: null })
          .where("table_id", "=", table)
          .where("player_id", "=", player.id)
          .execute();
        const others = [...seating.players.values()].some((sitter) => sitter !== null && sitter !== player.id);
        // Nothing is ever deleted: a table that nobody sits at is over before it began.
        if (!others)
          await tx.updateTable("tables").set({ status: "over", ended_at: now() }).where("id", "=", table).execute();
      });
      await keeper.announce({ table });
    },

    async resign(player, table) {
      const seating = await lookAtSeating(db, table);
      const seat = seatAt(seating, player.id, "running");
      mustBeDone(await keeper.end(table, opponentOf(seating, seat), "resigned"));
      await keeper.announce({ table });
    },

    offerDraw: (player, table) => requests.offerDraw(player, table),
    takeBack: (player, table, to) => requests.takeBack(player, table, to),
    answer: (player, table, kind, yes) => requests.answer(player, table, kind, yes),
    rematch: (player, table) => requests.rematch(player, table),

    async claimTime(player, table) {
      const seating = await lookAtSeating(db, table);
      const seat = seatAt(seating, player.id, "running");
      if (seating.toMove === seat) throw new Refused("own-clock");
      if (seating.deadline === null || seating.deadline > now()) throw new Refused("time-left");
      if (isAnswered(seating.clock, seating))
        throw new BadInput("Nobody loses by the clock here: the server answers for whoever has run out of time.");
      mustBeDone(await keeper.end(table, seat, "time", seating.entries));
      await keeper.announce({ table });
    },

    async grantTime(player, table) {
      await db.transaction().execute(async (tx) => {
        const seating = await holdSeating(tx, table);
        await grant(tx, seating, opponentOf(seating, seatAt(seating, player.id, "running")), now());
      });
      await keeper.announce({ table });
    },

    viewerOf(player, { info, players }) {
      const seated = { players, toMove: info.toMove };
      const seat = player === null ? null : seatOf(seated, player.id);
      if (seat !== null) return seat;
      return existsFor({ ...info, players }, null) ? "watcher" : null;
    },
  };
}

/** Lets tables begin whose last seat was taken just before the server went down. To be called once at its start. */
export async function startFullTables({ store, keeper }: Pick<StewardParts, "store" | "keeper">): Promise<void> {
  const full = await store.db
    .selectFrom("tables")
    .select("id")
    .where("status", "=", "open")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("seats")
            .select("seat")
            .whereRef("seats.table_id", "=", "tables.id")
            .where("player_id", "is", null),
        ),
      ),
    )
    .execute();
  for (const { id } of full) await keeper.start(id);
}

function firstSitters(seats: readonly Seat[], player: Player, asked: NewTable): ReadonlyMap<Seat, string> {
  if (asked.solo) return new Map(seats.map((seat) => [seat, player.id]));
  if (asked.seat !== "random" && !seats.includes(asked.seat))
    throw new BadInput(`There is no seat ${asked.seat}; there are ${seats.join(", ")}.`);
  return new Map([[chooseSeat(seats, asked.seat), player.id]]);
}

const isFull = (seating: Seating): boolean => [...seating.players.values()].every((sitter) => sitter !== null);
