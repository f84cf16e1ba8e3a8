/**
 * What players ask of each other: a draw, a take-back, another game.
 *
 * A request stays in the record with its answer. A draw or a rematch waits until it is answered or withdrawn; a
 * take-back is void once the journal has moved on. An answer is written before it is carried out, and may be given
 * again should the server have gone down between the two.
 */
import type { Seat } from "@rubicon/engine";
import { type Selectable, sql, type Transaction } from "kysely";
import { houseBot } from "../automata/house.ts";
import { staysAway, takeOver } from "../automata/taking-over.ts";
import type { Database, RequestsTable } from "../database/schema.ts";
import type { Player, Services, Standing } from "../services.ts";
import { isCounted } from "./going-back.ts";
import { listsTouched } from "./lists.ts";
import { movedOn, mustBeDone, noSeat, Refused } from "./refusing.ts";
import { layRematch, rematchOf } from "./rematch.ts";
import {
  holdSeating,
  isBetweenBots,
  isHouse,
  isSolo,
  lookAtSeating,
  opponentOf,
  type Seating,
  seatAt,
} from "./seating.ts";

interface Parts extends Pick<Services, "store" | "cupboard" | "keeper" | "now"> {
  /** Of the bots of the house. */
  readonly levels: readonly string[];
}
type Kind = RequestsTable["kind"];
type Request = Pick<Selectable<RequestsTable>, "id" | "at_entry" | "to_entry" | "level">;

export class Requests {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  async offerDraw(player: Player, table: string): Promise<void> {
    const { agreed, lists } = await this.holding(table, async (tx, seating) => {
      const lists = listsTouched(seating.players.values(), seating);
      if (mayStop(seating, player)) return { agreed: true, lists };
      const seat = seatAt(seating, player.id, "running");
      if (isSolo(seating)) return { agreed: true, lists };
      if (isHouse(seating, opponentOf(seating, seat))) throw new Refused("bot-plays-on");
      // Who offers what he has been offered has accepted.
      if (await this.settle(tx, seating, opponentOf(seating, seat), "draw", "yes")) return { agreed: true, lists };
      await this.ask(tx, seating, seat, "draw");
      return { agreed: false, lists };
    });
    if (agreed) mustBeDone(await this.parts.keeper.end(table, null, "agreed"));
    await this.parts.keeper.announce({ table, lists });
  }

  async takeBack(player: Player, table: string, to: number): Promise<"done" | "asked"> {
    const { keeper, store } = this.parts;
    const standing = await keeper.standing(table);
    const seating = await lookAtSeating(store.db, table);
    const seat = seatAt(seating, player.id, "running");
    if (!standing || standing.info.entries !== seating.entries) throw movedOn();
    const isFree = standing.returns(seat).includes(to);
    if (!isFree) await this.mustBeThereToTakeBack(standing, to);
    const withBot = isHouse(seating, opponentOf(seating, seat));
    if (isFree || isSolo(seating) || withBot) {
      // A bot that goes on meanwhile does not mind when that is taken back as well.
      const answer = await keeper.takeBack(table, seat, to, withBot && !isFree ? undefined : seating.entries);
      mustBeDone(answer);
      // What nobody could notice nobody is told to have been taken back.
      if (answer.is === "done") await keeper.announce({ table });
      return "done";
    }
    await this.holding(table, async (tx, held) => {
      if (held.status !== "running" || held.entries !== seating.entries) throw movedOn();
      await this.settle(tx, held, seat, "take-back", "withdrawn");
      await this.ask(tx, held, seat, "take-back", to);
    });
    await keeper.announce({ table, lists: listsTouched(seating.players.values()) });
    return "asked";
  }

  async rematch(player: Player, table: string): Promise<string | null> {
    const { keeper, now } = this.parts;
    const { next, lists } = await this.holding(table, async (tx, seating) => {
      const seat = seatAt(seating, player.id, "over");
      const lists = listsTouched(seating.players.values());
      const known = await rematchOf(tx, table);
      if (known !== null) return { next: known, lists };
      const other = opponentOf(seating, seat);
      const agreed = isSolo(seating) || isHouse(seating, other);
      if (!agreed && !(await this.settle(tx, seating, other, "rematch", "yes"))) {
        await this.ask(tx, seating, seat, "rematch");
        return { next: null, lists };
      }
      await this.settle(tx, seating, seat, "rematch", "yes");
      return { next: await layRematch(tx, this.parts, seating, player.id, now()), lists };
    });
    if (next !== null) await keeper.start(next);
    await keeper.announce({ table, lists });
    return next;
  }

  /** A bot is to take over a seat: one's own, or that of an opponent who stays away. */
  async substitute(player: Player, table: string, level: string, asked?: Seat): Promise<"done" | "asked"> {
    const { store, levels, keeper, now } = this.parts;
    const bot = await houseBot(store.db, levels, level);
    const { is, lists } = await this.holding(table, async (tx, seating) => {
      const seat = seatAt(seating, player.id, "running");
      const leaving = asked ?? seat;
      if (!seating.players.has(leaving)) throw noSeat(leaving, [...seating.players.keys()]);
      if (isSolo(seating) || isHouse(seating, leaving)) throw new Refused("seat-taken");
      const lists = listsTouched(seating.players.values(), seating);
      if (leaving !== seat && !staysAway(seating, leaving, now())) throw new Refused("time-left");
      if (leaving !== seat || isHouse(seating, opponentOf(seating, seat))) {
        await takeOver(tx, seating, leaving, bot);
        return { is: "done" as const, lists };
      }
      // Whoever has changed his mind about who is to play for him asks anew.
      await this.settle(tx, seating, seat, "substitute", "withdrawn");
      await this.ask(tx, seating, seat, "substitute", null, level);
      return { is: "asked" as const, lists };
    });
    await keeper.announce({ table, lists });
    return is;
  }

  private async agreeToSubstitute(player: Player, table: string): Promise<void> {
    const { levels, keeper } = this.parts;
    const lists = await this.holding(table, async (tx, seating) => {
      const asker = opponentOf(seating, seatAt(seating, player.id, "running"));
      const request = await this.settle(tx, seating, asker, "substitute", "yes");
      if (!request || isHouse(seating, asker)) throw nothingAsked("substitute");
      await takeOver(tx, seating, asker, await houseBot(tx, levels, request.level ?? ""));
      return listsTouched(seating.players.values(), seating);
    });
    await keeper.announce({ table, lists });
  }

  async answer(player: Player, table: string, kind: Kind, yes: boolean): Promise<void> {
    if (yes && kind === "rematch") await this.rematch(player, table);
    else if (yes && kind === "substitute") await this.agreeToSubstitute(player, table);
    else if (yes) await this.agree(player, table, kind === "draw" ? "draw" : "take-back");
    else await this.decline(player, table, kind);
  }

  private async decline(player: Player, table: string, kind: Kind): Promise<void> {
    const lists = await this.holding(table, async (tx, seating) => {
      const seat = seatAt(seating, player.id, kind === "rematch" ? "over" : "running");
      const declined = await this.settle(tx, seating, opponentOf(seating, seat), kind, "no");
      // Nothing to decline: then it is his own request that he no longer wants.
      if (!declined && !(await this.settle(tx, seating, seat, kind, "withdrawn"))) throw nothingAsked(kind);
      return listsTouched(seating.players.values());
    });
    await this.parts.keeper.announce({ table, lists });
  }

  private async agree(player: Player, table: string, kind: "draw" | "take-back"): Promise<void> {
    const { keeper } = this.parts;
    const { asker, request, seating } = await this.holding(table, async (tx, seating) => {
      const asker = opponentOf(seating, seatAt(seating, player.id, "running"));
      const request = await this.settle(tx, seating, asker, kind, "yes");
      if (!request) throw nothingAsked(kind);
      // Thrown inside, so that a void request is not written down as granted.
      if (kind === "take-back" && request.at_entry !== seating.entries) throw movedOn();
      return { asker, request, seating };
    });
    if (kind === "draw") mustBeDone(await keeper.end(table, null, "agreed"));
    else if (request.to_entry !== null)
      mustBeDone(await keeper.takeBack(table, asker, request.to_entry, seating.entries));
    await keeper.announce({ table, lists: listsTouched(seating.players.values()) });
  }

  /** Works on the table while nobody else does. */
  private holding<T>(table: string, work: (tx: Transaction<Database>, seating: Seating) => Promise<T>): Promise<T> {
    return this.parts.store.db.transaction().execute(async (tx) => work(tx, await holdSeating(tx, table)));
  }

  /** Asking twice is asking once. */
  private async ask(
    tx: Transaction<Database>,
    seating: Seating,
    seat: Seat,
    kind: Kind,
    to: number | null = null,
    level: string | null = null,
  ) {
    await tx
      .insertInto("requests")
      .values({
        table_id: seating.id,
        seat,
        kind,
        at_entry: seating.entries,
        to_entry: to,
        level,
        asked_at: this.parts.now(),
        answer: null,
      })
      .onConflict((conflict) => conflict.columns(["table_id", "seat", "kind"]).where("answer", "is", null).doNothing())
      .execute();
  }

  /** Answers what a seat has asked; null when it has asked nothing. A yes that was not carried out counts again. */
  private async settle(
    tx: Transaction<Database>,
    seating: Seating,
    asker: Seat,
    kind: Kind,
    answer: "yes" | "no" | "withdrawn",
  ): Promise<Request | null> {
    // A take-back that was carried out has moved the journal on, and an agreed draw has ended the game.
    const undone = sql<boolean>`answer = 'yes' and ${answer}::text = 'yes' and (kind <> 'take-back' or at_entry = ${seating.entries})`;
    const request = await tx
      .selectFrom("requests")
      .select(["id", "at_entry", "to_entry", "level"])
      .where("table_id", "=", seating.id)
      .where("seat", "=", asker)
      .where("kind", "=", kind)
      .where((eb) => eb.or([eb("answer", "is", null), undone]))
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    if (!request) return null;
    await tx
      .updateTable("requests")
      .set({ answer, answered_at: this.parts.now() })
      .where("id", "=", request.id)
      .execute();
    return request;
  }

  /** Only to what still counts can be gone back, and only if something that counts came after it. */
  private async mustBeThereToTakeBack({ info, trail }: Standing, to: number): Promise<void> {
    if (to >= info.entries - 1 || trail.at(-1)?.n === to) throw new Refused("nothing-to-take-back");
    if (!(await isCounted(this.parts.store.db, info.id, to)))
      throw new Refused("nothing-to-take-back", `What was done in entry ${to} has been taken back itself.`);
  }
}

const nothingAsked = (kind: Kind): Refused => new Refused("nothing-asked", `Nobody asks for a ${kind} here.`);

/** Whoever has opened a table for two bots calls their game a draw. */
const mayStop = (seating: Seating, player: Player): boolean =>
  seating.status === "running" && seating.createdBy === player.id && isBetweenBots(seating);
