/**
 * Twin worlds: a table in the database is changed into one that a viewer must not be able to tell from the true one.
 *
 * What lies on the table is a guess made for that viewer; of what was played and told, everything that he did not
 * hear is something else; so are what others have said in advance, the seed, the checks of the journal, and the notes
 * and addresses of other people.
 * Nothing of the server is replaced: it reads the twin from the database as it would the truth.
 */
import {
  Counted,
  type Dice,
  type EventShape,
  type Game,
  isGathered,
  isObject,
  type Json,
  plain,
  type Viewer,
} from "@rubicon/engine";
import { sql } from "kysely";
import type { Db } from "../database/open.ts";

/** A position that the viewer cannot tell from this one. A watcher knows less than any seat. */
export function twinPosition(game: Game, position: object, viewer: Viewer, random: Dice): object {
  if (viewer !== "watcher") return game.guess(position, viewer, random);
  return game.seats.reduce((twin, seat) => game.guess(twin, seat, random), position);
}

const CANARY = "canary";

/** The same event for the viewer; what he does not hear of it is something else. */
export function twinEvent(game: Game, event: EventShape, viewer: Viewer): Json {
  const heard = game.hear(event, viewer);
  const whole = plain(event);
  if (!isObject(whole)) return whole;
  const known = isObject(heard) ? Object.keys(heard) : TOLD_BY;
  return Object.fromEntries(
    Object.entries(whole).map(([key, value]) => [key, known.includes(key) ? value : otherThan(value)]),
  );
}

/** What says which event it is and whose, even where nothing of it is heard. */
const TOLD_BY = ["e", "rule", "side", "seat", "reveals"];

function otherThan(value: Json): Json {
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  if (typeof value === "string") return CANARY;
  if (Array.isArray(value)) return value.map(otherThan);
  return CANARY;
}

/** Done before everybody's eyes. The common suite sees to it that such an act depends on nothing that is hidden. */
const isOvert = (game: Game, act: Json): boolean =>
  isObject(act) && typeof act.do === "string" && game.overt.includes(act.do);

const KEPT = ["tables", "seats", "journal", "snapshots", "notes", "orders", "ahead", "gathered"] as const;

type Kept = (typeof KEPT)[number];

/** Keeps the table aside, to be put back. */
export async function keepTruth(db: Db, table: string): Promise<void> {
  for (const name of KEPT) {
    const id = name === "tables" ? "id" : "table_id";
    await sql`drop table if exists ${sql.table(`truth_${name}`)}`.execute(db);
    await sql`create table ${sql.table(`truth_${name}`)} as
      select * from ${sql.table(name)} where ${sql.ref(id)} = ${sql.lit(table)}`.execute(db);
  }
  await sql`drop table if exists truth_people`.execute(db);
  await sql`create table truth_people as
    select players.id, players.notices, "user".id as user_id, "user".email
    from players join "user" on "user".id = players.user_id`.execute(db);
}

export async function restoreTruth(db: Db, table: string): Promise<void> {
  await restoreRows(db, table, ["snapshots", "journal", "notes", "orders", "ahead", "gathered"]);
  await sql`update seats set remaining = t.remaining from truth_seats t
    where seats.table_id = t.table_id and seats.seat = t.seat`.execute(db);
  await sql`update tables set entries = t.entries, dice = t.dice, status = t.status, to_move = t.to_move,
    asked_at = t.asked_at, deadline = t.deadline, in_window = t.in_window, interrupted = t.interrupted,
    said = t.said, outcome = t.outcome, ended_at = t.ended_at, seed = t.seed
    from truth_tables t where tables.id = t.id`.execute(db);
  await sql`update players set notices = t.notices from truth_people t where players.id = t.id`.execute(db);
  await sql`update "user" set email = t.email from truth_people t where "user".id = t.user_id`.execute(db);
}

async function restoreRows(db: Db, table: string, names: readonly Exclude<Kept, "tables" | "seats">[]): Promise<void> {
  for (const name of names) {
    await db.deleteFrom(name).where("table_id", "=", table).execute();
    await sql`insert into ${sql.table(name)} select * from ${sql.table(`truth_${name}`)}`.execute(db);
  }
}

/**
 * Of all the truth only what decides how an act goes on: the same is to be played in both worlds, with the same dice,
 * and with what was said in advance.
 */
export async function restoreCourse(db: Db, table: string): Promise<void> {
  await restoreRows(db, table, ["orders", "ahead", "gathered"]);
  await sql`update tables set seed = t.seed from truth_tables t where tables.id = t.id and t.id = ${table}`.execute(db);
}

export interface Twin {
  readonly game: Game;
  readonly table: string;
  readonly viewer: Viewer;
  /** Who looks; null for a stranger. */
  readonly player: string | null;
  readonly position: object;
}

/** Puts the twin in the place of the truth, of which everything has been kept. */
export async function putTwin(db: Db, twin: Twin): Promise<void> {
  const { game, table, viewer, player, position } = twin;
  await sayOtherwise(db, twin);
  const rows = await db.selectFrom("journal").selectAll().where("table_id", "=", table).orderBy("n").execute();
  const last = rows[rows.length - 1];
  const counted = new Counted(rows.map(({ n, back }) => ({ n, back: back ?? undefined })));
  const twins = rows.map(({ n, seat, act, by, act_id, dice, final, events }) => {
    const own = seat === viewer;
    // What passed at once is no secret: whoever acted before it may go back over it. Nor is what was taken back freely.
    const known = own || n === 0 || by === "orders" || !counted.has(n);
    // Written by the game itself when the act was played.
    const happened = events.map((event) => event as unknown as EventShape);
    const seenDone = isOvert(game, act) && happened.every((event) => game.hear(event, viewer) === null);
    return {
      n,
      act: own || seenDone ? act : otherAct(act),
      act_id: own || act_id === null ? act_id : `${CANARY}-${n}`,
      dice: own ? dice : null,
      // Whether somebody else could take his act back is nobody's business.
      final: known ? final : !final,
      events: happened.map((event) => twinEvent(game, event, viewer)),
    };
  });
  await sql`update journal set act = nullif(t.act, 'null'), act_id = t.act_id,
      dice = nullif(t.dice, 'null'), final = t.final, events = t.events, seal = ${CANARY}
    from jsonb_to_recordset(${JSON.stringify(twins)}::jsonb)
      as t(n int, act jsonb, act_id text, dice jsonb, final boolean, events jsonb)
    where journal.table_id = ${table} and journal.n = t.n`.execute(db);
  await db.deleteFrom("snapshots").where("table_id", "=", table).execute();
  await db
    .insertInto("snapshots")
    // A take-back has led to the position after another entry, to which somebody may want to return.
    .values(
      [last.n, ...(last.back === null ? [] : [last.back])].map((n) => ({
        ...{ table_id: table, n, position: JSON.stringify(game.write(position)) },
      })),
    )
    .execute();
  await db.updateTable("tables").set({ seed: CANARY }).where("id", "=", table).execute();
  const me = player ?? "";
  await db
    .updateTable("notes")
    .set({ text: CANARY })
    .where("table_id", "=", table)
    .where("player_id", "<>", me)
    .execute();
  await sql`update "user" set email = id || '@canary.example' where id in
    (select user_id from players where id <> ${me})`.execute(db);
}

/** Others have said in advance what they did not, and have not said what they did. */
async function sayOtherwise(db: Db, { game, table, viewer, position }: Twin): Promise<void> {
  for (const seat of game.seats.filter((each) => each !== viewer)) {
    const at = { table_id: table, seat };
    const gone = await sql`delete from orders where table_id = ${table} and seat = ${seat} returning seat`.execute(db);
    if (gone.rows.length === 0)
      await db
        .insertInto("orders")
        .values({ ...at, orders: JSON.stringify({ windows: {}, next: true }) })
        .execute();
    await gatherOtherwise(db, { game, table, position }, seat);
    const unsaid = await sql`delete from ahead where table_id = ${table} and seat = ${seat} returning seat`.execute(db);
    const turned = game.ahead(position, seat);
    if (unsaid.rows.length > 0 || turned === null) continue;
    const act = JSON.stringify(game.acts.write(game.legal(turned)[0]));
    await db
      .insertInto("ahead")
      .values({ ...at, act, act_id: `${CANARY}-${seat}` })
      .execute();
  }
}

/** Who has arranged something has arranged nothing, and who has arranged nothing much. */
async function gatherOtherwise(
  db: Db,
  { game, table, position }: Pick<Twin, "game" | "table" | "position">,
  seat: string,
): Promise<void> {
  const gone = await sql`delete from gathered where table_id = ${table} and seat = ${seat} returning seat`.execute(db);
  if (gone.rows.length > 0 || game.toMove(position) !== seat) return;
  const act = game.legal(position).find((each) => isGathered(game, position, each));
  if (act === undefined) return;
  const acts = Array.from({ length: 9 }, (_, i) => ({ act: game.acts.write(act), id: `${CANARY}-${i}` }));
  await db
    .insertInto("gathered")
    .values({ table_id: table, seat, acts: JSON.stringify(acts) })
    .execute();
}

const otherAct = (act: Json): Json => act && { do: CANARY };
