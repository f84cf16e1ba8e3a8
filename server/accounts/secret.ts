/** Keys that a server makes for itself, once, and that all servers on one database share. */
import { randomBytes } from "node:crypto";
import { BadInput } from "@rubicon/engine";
import type { Db } from "../database/open.ts";

const SHORTEST = 32;

/** The key that signs session cookies: the one given by whoever runs the server, or the one kept in the database. */
export async function sessionSecret(db: Db, given: string | undefined): Promise<string> {
  if (given === undefined || given === "") return keptSecret(db, "session");
  if (given.length < SHORTEST)
    throw new BadInput(`RUBICON_SECRET is too short: give it at least ${SHORTEST} characters.`);
  return given;
}

async function keptSecret(db: Db, name: string): Promise<string> {
  const known = await db.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirst();
  if (known) return known.value;
  // Several servers may start at once on a fresh database: the first makes the key and all read it.
  await db
    .insertInto("secrets")
    .values({ name, value: randomBytes(SHORTEST).toString("base64url") })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirstOrThrow();
  return value;
}
