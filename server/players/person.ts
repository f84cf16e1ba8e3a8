/** Players as others see them. */
import { sql } from "kysely";
import type { Person } from "../protocol.ts";

/** Who runs a bot, by name. */
const RUN_BY = sql<string | null>`(select owners.name from players as owners where owners.id = players.owner)`.as(
  "runBy",
);

/** Of what somebody is made, besides what he is called. */
export const MADE = ["players.bot", "players.level", RUN_BY] as const;

/** What is to be read of them. */
export const PERSON = ["players.id", "players.name", "players.guest", ...MADE] as const;

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  readonly bot: boolean;
  readonly level: string | null;
  readonly runBy: string | null;
}

export const personIn = ({ id, name, guest, ...made }: PersonRow): Person => ({ id, name, guest, ...madeIn(made) });

/** What tells that somebody is a bot, and whose; nothing for people. */
export const madeIn = ({
  runBy,
  ...made
}: Pick<PersonRow, "bot" | "level" | "runBy">): Pick<Person, "bot" | "runBy"> => ({
  ...botIn(made),
  ...(made.bot && runBy !== null ? { runBy } : {}),
});

/** Of what a bot is one; nothing for people. */
export const botIn = ({ bot, level }: Pick<PersonRow, "bot" | "level">): Pick<Person, "bot"> =>
  bot ? { bot: level ?? true } : {};

/** Somebody who may not be there, as a left join gives him. */
export const personOrNobody = ({ id, name, guest, bot, ...made }: { [K in keyof PersonRow]: PersonRow[K] | null }) =>
  id === null ? null : personIn({ id, name: name ?? "", guest: guest ?? true, bot: bot ?? false, ...made });
