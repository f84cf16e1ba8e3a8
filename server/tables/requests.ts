/**
 * What players ask of each other: a draw, a take-back, another game.
 *
 * A request stays in the record with its answer. A draw or a rematch waits until it is answered or withdrawn; a
 * take-back is void once the journal has moved on. An answer is written before it is carried out, and may be given
 * again should the server have gone down between the two.
 */
import { BadInput, Counted, type Seat } from "@rubicon/engine";
import { type Selectable, sql, type Transaction } from "kysely";
import type { Database, RequestsTable } from "../database/schema.ts";
import type { Player, Services } from "../services.ts";
import { loadEntries } from "./journal-rows.ts";
import { movedOn, mustBeDone, Refused } from "./refusing.ts";
import { layRematch, rematchOf } from "./rematch.ts";
import { holdSeating, isSolo, lookAtSeating, opponentOf, type Seating, seatAt } from "./seating.ts";

type Parts = Pick<Services, "store" | "cupboard" | "keeper" | "now">;
type Kind = RequestsTable["kind"];
type Request = Pick<Selectable<RequestsTable>, "id" | "at_entry" | "to_entry">;

export class Requests {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  async offerDraw(player: Player, table: string): Promise<void> {
    const agreed = await this.holding(table, async (tx, seating) => {
      const seat = seatAt(seating, player.id, "running");
      if (isSolo(seating)) return true;
      // Who offers what he has been offered has accepted.
      if (await this.settle(tx, seating, opponentOf(seating, seat), "draw", "yes")) return true;
      await this.ask(tx, seating, seat, "draw");
      return false;
    });
    if (agreed) mustBeDone(await this.parts.keeper.end(table, null, "agreed"));
    await this.parts.keeper.announce({ table });
  }

  async takeBack(player: Player, table: string, to: number): Promise<"done" | "asked"> {
    const { keeper, store } = this.parts;
    const standing = await keeper.standing(table);
    const seating = await lookAtSeating(store.db, table);
    const seat = seatAt(seating, player.id, "running");
    if (!standing || standing.info.entries !== seating.entries) throw movedOn();
    await this.mustBeThereToTakeBack(seating, to);
    if (isSolo(seating) || standing.returns(seat).includes(to)) {
      mustBeDone(await keeper.takeBack(table, seat, to, seating.entries));
      await keeper.announce({ table });
      return "done";
    }
    await this.holding(table, async (tx, held) => {
      if (held.status !== "running" || held.entries !== seating.entries) throw movedOn();
      await this.settle(tx, held, seat, "take-back", "withdrawn");
      await this.ask(tx, held, seat, "take-back", to);
    });
    await keeper.announce({ table });
    return "asked";
  }

  async rematch(player: Player, table: string): Promise<string | null> {
    const { keeper, now } = this.parts;
    const next = await this.holding(table, async (tx, seating) => {
      const seat = seatAt(seating, player.id, "over");
      const known = await rematchOf(tx, table);
      if (known !== null) return known;
      const other = opponentOf(seating, seat);
      if (!isSolo(seating) && !(await this.settle(tx, seating, other, "rematch", "yes"))) {
        await this.ask(tx, seating, seat, "rematch");
        return null;
      }
      await this.settle(tx, seating, seat, "rematch", "yes");
      return layRematch(tx, this.parts, seating, player.id, now());
    });
    if (next !== null) await keeper.start(next);
    await keeper.announce({ table });
    return next;
  }

  async answer(player: Player, table: string, kind: Kind, yes: boolean): Promise<void> {
    if (yes && kind === "rematch") await this.rematch(player, table);
    else if (yes) await this.agree(player, table, kind === "draw" ? "draw" : "take-back");
    else await this.decline(player, table, kind);
  }

  private async decline(player: Player, table: string, kind: Kind): Promise<void> {
    await this.holding(table, async (tx, seating) => {
      const seat = seatAt(seating, player.id, kind === "rematch" ? "over" : "running");
      if (await this.settle(tx, seating, opponentOf(seating, seat), kind, "no")) return;
      // Nothing to decline: then it is his own request that he no longer wants.
      if (!(await this.settle(tx, seating, seat, kind, "withdrawn"))) throw nothingAsked(kind);
    });
    await this.parts.keeper.announce({ table });
  }

  private async agree(player: Player, table: string, kind: "draw" | "take-back"): Promise<void> {
    const { keeper } = this.parts;
    const { asker, request, entries } = await this.holding(table, async (tx, seating) => {
      const asker = opponentOf(seating, seatAt(seating, player.id, "running"));
      const request = await this.settle(tx, seating, asker, kind, "yes");
      if (!request) throw nothingAsked(kind);
      // Thrown inside, so that a void request is not written down as granted.
      if (kind === "take-back" && request.at_entry !== seating.entries) throw movedOn();
      return { asker, request, entries: seating.entries };
    });
    if (kind === "draw") mustBeDone(await keeper.end(table, null, "agreed"));
    else if (request.to_entry !== null) mustBeDone(await keeper.takeBack(table, asker, request.to_entry, entries));
    await keeper.announce({ table });
  }

  /** Works on the table while nobody else does. */
  private holding<T>(table: string, work: (tx: Transaction<Database>, seating: Seating) => Promise<T>): Promise<T> {
    return this.parts.store.db.transaction().execute(async (tx) => work(tx, await holdSeating(tx, table)));
  }

  /** Asking twice is asking once. */
  private async ask(tx: Transaction<Database>, seating: Seating, seat: Seat, kind: Kind, to: number | null = null) {
    await tx
      .insertInto("requests")
      .values({
        table_id: seating.id,
        seat,
        kind,
        at_entry: seating.entries,
        to_entry: to,
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
      .select(["id", "at_entry", "to_entry"])
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
  private async mustBeThereToTakeBack({ id, entries }: Seating, to: number): Promise<void> {
    const counted = new Counted(await loadEntries(this.parts.store.db, id));
    if (to >= entries - 1 || counted.last(1)[0] === to) throw new Refused("nothing-to-take-back");
    if (!counted.has(to)) throw new BadInput(`What was done in entry ${to} has been taken back itself.`);
  }
}

const nothingAsked = (kind: Kind): Refused => new Refused("nothing-asked", `Nobody asks for a ${kind} here.`);
