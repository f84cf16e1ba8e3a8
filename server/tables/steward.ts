/** Opening, joining and leaving tables, and ending games otherwise than by their rules. */
import type { Game, Seat } from "@rubicon/engine";
import type { Transaction } from "kysely";
import { demandFewBotTables, houseBot, seatAtFree } from "../automata/house.ts";
import type { Db } from "../database/open.ts";
import type { Database } from "../database/schema.ts";
import type { NewTable, Player, Services, Steward } from "../services.ts";
import { demandFew } from "./bringing.ts";
import { answerChallenge, challenge } from "./challenges.ts";
import { isAnswered } from "./clocks.ts";
import { grant } from "./granting.ts";
import { chooseGame, chooseSeat, layTable } from "./laying.ts";
import { listsTouched } from "./lists.ts";
import { mustBeDone, NotHere, noSeat, Refused } from "./refusing.ts";
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

export interface StewardParts extends Pick<Services, "store" | "shelf" | "cupboard" | "keeper" | "now"> {
  /** Of the bots of the house, where there are any. */
  readonly levels?: readonly string[];
}

export function makeSteward(parts: StewardParts): Steward {
  const { store, shelf, cupboard, keeper, now, levels = [] } = parts;
  const { db } = store;
  const requests = new Requests({ ...parts, levels });

  /** The game with a pack that is offered here, or with the one that comes along. */
  const chosen = async (player: Player, asked: NewTable): Promise<Game> => {
    if (asked.brought === undefined) return chooseGame(shelf, asked);
    const game = cupboard.bring(asked.game, asked.brought);
    await demandFew(db, shelf, player, game, now());
    return game;
  };

  /** Nothing is ever deleted: a table that nobody sits at is over before it began. */
  const giveUp = (tx: Transaction<Database>, table: string) =>
    tx.updateTable("tables").set({ status: "over", ended_at: now() }).where("id", "=", table).execute();

  const steward: Steward = {
    async open(player, asked) {
      const game = await chosen(player, asked);
      await cupboard.keep(game);
      const bots = await botsAt(db, levels, game.seats, asked);
      const players = firstSitters(game.seats, player, asked, bots);
      const full = players.size === game.seats.length;
      const visibility = asked.solo ? "private" : asked.visibility;
      // A rated game is one that everybody may look at afterwards, between two who can be found again.
      const rated = asked.rated !== false && visibility === "public" && !player.guest && bots.size === 0;
      // Whoever has bots play each other looks on.
      const watchers = asked.watchers || bots.size === game.seats.length;
      const botsWelcome = asked.botsWelcome ?? false;
      const laid = {
        ...{ ...asked, game, visibility, rated, watchers, botsWelcome },
        ...{ by: player.id, players, rematchOf: null },
      } as const;
      const { against } = asked;
      if (against !== undefined && full) throw new Refused("unusable", "No seat is free here to be kept for anybody.");
      const table = await db.transaction().execute(async (tx) => {
        if (bots.size > 0) await demandFewBotTables(tx, player);
        const id = await layTable(tx, laid, now());
        if (against !== undefined) await challenge(tx, player, against, id, now());
        return id;
      });
      if (full) await keeper.start(table);
      const reservedFor = against ?? null;
      const lists = listsTouched([player.id, reservedFor], {
        ...laid,
        ...{ status: full ? "running" : "open", reservedFor },
      });
      await keeper.announce({ table, lists });
      return table;
    },

    async join(player, table, asked) {
      const { full, lists } = await db.transaction().execute(async (tx) => {
        const seating = await holdSeating(tx, table);
        const sitting = [...seating.players.values(), player.id];
        const lists = listsTouched(sitting, seating, { ...seating, status: "running" });
        if (!existsFor(seating, player.id)) throw new NotHere();
        if (seatOf(seating, player.id) !== null) {
          // He may be told again that he is in: his first answer can have been lost on the way.
          if (seating.status === "open") return { full: isFull(seating), lists };
          throw new Refused("sits-already");
        }
        if (seating.status !== "open") throw new Refused("begun-without-you");
        if (player.bot !== undefined && !isAskedIn(seating, player)) throw new Refused("bots-unwelcome");
        const free = [...seating.players].flatMap(([seat, sitter]) => (sitter === null ? [seat] : []));
        const seat = chooseSeat(free, asked);
        if (!seating.players.has(seat)) throw noSeat(seat, [...seating.players.keys()]);
        const { numUpdatedRows } = await tx
          .updateTable("seats")
          .set({ player_id: player.id })
          .where("table_id", "=", table)
          .where("seat", "=", seat)
          .where("player_id", "is", null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new Refused("seat-taken");
        if (seating.reservedFor !== null) await answerChallenge(tx, table, "accepted", null, now());
        if (seating.rated && (!staysRated(seating, player) || (await isOneHand(tx, sitting))))
          await tx.updateTable("tables").set({ rated: false }).where("id", "=", table).execute();
        return { full: free.length === 1, lists };
      });
      if (full) await keeper.start(table);
      await keeper.announce({ table, lists });
    },

    async leave(player, table) {
      const lists = await db.transaction().execute(async (tx) => {
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
        if (!others) await giveUp(tx, table);
        if (seating.reservedFor !== null) await answerChallenge(tx, table, "withdrawn", null, now());
        return listsTouched([...seating.players.values(), seating.reservedFor], seating);
      });
      await keeper.announce({ table, lists });
    },

    async decline(player, table, word) {
      const lists = await db.transaction().execute(async (tx) => {
        const seating = await holdSeating(tx, table);
        if (!existsFor(seating, player.id)) throw new NotHere();
        if (seating.reservedFor !== player.id) throw new Refused("nothing-asked");
        if (seating.status !== "open") throw new Refused(seating.status === "running" ? "begun" : "over");
        await tx.updateTable("seats").set({ player_id: null }).where("table_id", "=", table).execute();
        await giveUp(tx, table);
        await answerChallenge(tx, table, "declined", word, now());
        return listsTouched([...seating.players.values(), player.id], seating);
      });
      await keeper.announce({ table, lists });
    },

    async resign(player, table) {
      const seating = await lookAtSeating(db, table);
      const seat = seatAt(seating, player.id, "running");
      mustBeDone(await keeper.end(table, opponentOf(seating, seat), "resigned"));
      await keeper.announce({ table });
    },

    async fill(player, table, level, seat) {
      const bot = await houseBot(db, levels, level);
      const { full, lists } = await db.transaction().execute(async (tx) => {
        const seating = await holdSeating(tx, table);
        if (seatOf(seating, player.id) === null) throw notSeated(seating, player.id);
        if (seating.status !== "open") throw new Refused(seating.status === "running" ? "begun" : "over");
        if (seating.reservedFor !== null)
          throw new Refused("seat-taken", "The free seat is kept for somebody: withdraw the challenge first.");
        await demandFewBotTables(tx, player);
        const lists = listsTouched([...seating.players.values()], seating, { ...seating, status: "running" });
        return { full: await seatAtFree(tx, seating, bot, seat), lists };
      });
      if (full) await keeper.start(table);
      await keeper.announce({ table, lists });
    },

    substitute: (player, table, level, seat) => requests.substitute(player, table, level, seat),
    offerDraw: (player, table) => requests.offerDraw(player, table),
    takeBack: (player, table, to) => requests.takeBack(player, table, to),
    answer: (player, table, kind, yes) => requests.answer(player, table, kind, yes),
    rematch: (player, table) => requests.rematch(player, table),

    async claimTime(player, table) {
      const seating = await lookAtSeating(db, table);
      const seat = seatAt(seating, player.id, "running");
      if (seating.toMove === seat) throw new Refused("own-clock");
      if (seating.deadline === null || seating.deadline > now()) throw new Refused("time-left");
      if (isAnswered(seating.clock, seating)) throw new Refused("no-claim");
      mustBeDone(await keeper.end(table, seat, "time", seating.entries));
      await keeper.announce({ table });
    },

    async grantTime(player, table) {
      const lists = await db.transaction().execute(async (tx) => {
        const seating = await holdSeating(tx, table);
        await grant(tx, seating, opponentOf(seating, seatAt(seating, player.id, "running")), now());
        return listsTouched(seating.players.values());
      });
      await keeper.announce({ table, lists });
    },

    async leaveAll(player) {
      const waiting = await db
        .selectFrom("challenges")
        .select("table_id")
        .where("challenged", "=", player.id)
        .where("answer", "is", null)
        .execute();
      for (const { table_id } of waiting) await unlessTooLate(steward.decline(player, table_id, null));
      const sitting = await db
        .selectFrom("seats")
        .innerJoin("tables", "tables.id", "seats.table_id")
        .select(["tables.id", "tables.status"])
        .distinct()
        .where("seats.player_id", "=", player.id)
        .where("tables.status", "<>", "over")
        .execute();
      for (const { id, status } of sitting) {
        if (status === "open") await unlessTooLate(steward.leave(player, id));
        // It may have begun a moment ago.
        await unlessTooLate(steward.resign(player, id));
      }
    },

    viewerOf(player, { info, players }) {
      const seated = { players, toMove: info.toMove };
      const seat = player === null ? null : seatOf(seated, player.id);
      if (seat !== null) return seat;
      const reservedFor = info.reserved?.id ?? null;
      return existsFor({ ...info, reservedFor, players }, player?.id ?? null) ? "watcher" : null;
    },
  };
  return steward;
}

/** What can no longer be done need not be. */
async function unlessTooLate(deed: Promise<void>): Promise<void> {
  try {
    await deed;
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
  }
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

function firstSitters(
  seats: readonly Seat[],
  player: Player,
  asked: NewTable,
  bots: ReadonlyMap<Seat, string>,
): ReadonlyMap<Seat, string> {
  if (asked.solo) return new Map(seats.map((seat) => [seat, player.id]));
  if (asked.seat !== "random" && !seats.includes(asked.seat)) throw noSeat(asked.seat, seats);
  const free = seats.filter((seat) => !bots.has(seat));
  if (free.length === 0) return bots;
  if (asked.seat !== "random" && bots.has(asked.seat)) throw new Refused("seat-taken");
  return new Map([...bots, [chooseSeat(free, asked.seat), player.id]]);
}

/** By seat: the bots of the house that are asked to a new table. */
async function botsAt(
  db: Db,
  levels: readonly string[],
  seats: readonly Seat[],
  { bots = {}, solo }: NewTable,
): Promise<ReadonlyMap<Seat, string>> {
  const asked = Object.entries(bots);
  if (asked.length > 0 && solo) throw new Refused("unusable", "Whoever plays every seat leaves none to a bot.");
  const sitting = new Map<Seat, string>();
  for (const [seat, level] of asked) {
    if (!seats.includes(seat)) throw noSeat(seat, seats);
    sitting.set(seat, await houseBot(db, levels, level));
  }
  return sitting;
}

/** Whether a bot that somebody runs himself may sit down: where bots are welcome, among bots, and where it was challenged. */
const isAskedIn = ({ botsWelcome, reservedFor, players, bots }: Seating, { id }: Player): boolean =>
  botsWelcome || reservedFor === id || [...players].every(([seat, sitter]) => sitter === null || bots.has(seat));

/** Whether somebody plays against a bot of his own, or has two of them play each other. */
async function isOneHand(tx: Transaction<Database>, sitting: readonly (string | null)[]): Promise<boolean> {
  const ids = sitting.filter((id) => id !== null);
  const rows = await tx.selectFrom("players").select(["id", "owner"]).where("id", "in", ids).execute();
  return new Set(rows.map(({ id, owner }) => owner ?? id)).size < rows.length;
}

/**
 * Nobody finds a guest again: what is won against one counts for nothing. A game with a bot counts between bots, and
 * where whoever opened the table has made them welcome.
 */
function staysRated({ players, bots, botsWelcome }: Seating, player: Player): boolean {
  if (player.guest) return false;
  const others = [...players].flatMap(([seat, sitter]) => (sitter === null ? [] : [bots.has(seat)]));
  if (player.bot === undefined) return others.every((isBot) => !isBot);
  return botsWelcome || others.every((isBot) => isBot);
}

const isFull = (seating: Seating): boolean => [...seating.players.values()].every((sitter) => sitter !== null);
