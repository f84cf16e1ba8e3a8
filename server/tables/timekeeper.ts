/**
 * Looks for seats whose time has run out at tables where the server answers for them: in windows, and wherever play is
 * to go on. Every server looks; the first to write has answered, and the others find the table moved on.
 */
import { type SqlBool, sql } from "kysely";
import type { Services } from "../services.ts";

/** Milliseconds between two looks: nobody minds a second more. */
const EVERY = 1_000;
/** Tables that are fetched at once. */
const PAGE = 100;

export interface Timekeeper {
  /** Answers now for everybody who is late. */
  look(): Promise<void>;
  close(): Promise<void>;
}

export type TimekeeperParts = Pick<Services, "store" | "keeper" | "now">;

export function makeTimekeeper(
  parts: TimekeeperParts,
  complain: (error: unknown) => void = () => {},
  every = EVERY,
): Timekeeper {
  const broken: Broken = new Map();
  let looking: Promise<void> = Promise.resolve();
  const look = (): Promise<void> => {
    const next = looking.then(() => answerAll(parts, broken, complain));
    looking = next.catch(() => {});
    return next;
  };
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    void look()
      .catch(complain)
      .finally(() => {
        busy = false;
      });
  }, every);
  timer.unref();
  return {
    look,
    async close() {
      clearInterval(timer);
      await looking;
    },
  };
}

/** Tables at which a game broke down while it was answered for, each with the deadline: once is enough to hear of it. */
type Broken = Map<string, number>;

async function answerAll(
  { store, keeper, now }: TimekeeperParts,
  broken: Broken,
  complain: (error: unknown) => void,
): Promise<void> {
  let after: { readonly id: string; readonly deadline: Date } | null = null;
  for (;;) {
    const late: { id: string; deadline: Date }[] = await store.db
      .selectFrom("tables")
      .select(["id", sql<Date>`deadline`.as("deadline")])
      .where(IS_ANSWERED_HERE)
      .where("deadline", "<=", now())
      .$if(after !== null, (query) =>
        query.where(sql<SqlBool>`(deadline, id) > (${after?.deadline}::timestamptz, ${after?.id})`),
      )
      .orderBy("deadline")
      .orderBy("id")
      .limit(PAGE)
      .execute();
    for (const { id, deadline } of late) {
      if (broken.get(id) === deadline.getTime()) continue;
      // One table that stumbles does not keep the others waiting.
      await keeper.answerForTime(id).catch((error) => {
        broken.set(id, deadline.getTime());
        complain(error);
      });
    }
    if (late.length < PAGE) return;
    after = late[late.length - 1];
  }
}

/** As the index tables_to_answer says it, word for word. */
const IS_ANSWERED_HERE = sql<SqlBool>`status = 'running' and (in_window or clock ->> 'out' = 'default')`;
