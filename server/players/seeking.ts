/** Players by how their names begin: for whoever wants to challenge one. Guests have no name that lasts. */
import { sql } from "kysely";
import type { Player, Services } from "../services.ts";
import type { SoughtPlayer } from "./forms.ts";
import { PERSON, personIn } from "./person.ts";
import { mayChallenge } from "./profile.ts";

const MOST = 8;

export async function seekPlayers(
  { store }: Pick<Services, "store">,
  asking: Pick<Player, "id" | "guest">,
  name: string,
): Promise<SoughtPlayer[]> {
  const start = `${name.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  const rows = await store.db
    .selectFrom("players")
    .select([...PERSON, "challenges"])
    .where(sql<boolean>`lower(name) like ${start}`)
    .where("guest", "=", false)
    .where("gone_at", "is", null)
    // Bots of the house are asked to a table by their level.
    .where("level", "is", null)
    .where("id", "<>", asking.id)
    // Whoever has that very name comes first.
    .orderBy(sql`length(name)`)
    .orderBy("name")
    .orderBy("id")
    .limit(MOST)
    .execute();
  return rows.map((player) => ({
    ...personIn(player),
    mayChallenge: mayChallenge(asking, player),
  }));
}
