/** Players as others see them. */
import type { Person } from "../protocol.ts";

/** What is to be read of them. */
export const PERSON = ["players.id", "players.name", "players.guest", "players.bot", "players.level"] as const;

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  readonly bot: boolean;
  readonly level: string | null;
}

export const personIn = ({ id, name, guest, ...made }: PersonRow): Person => ({ id, name, guest, ...botIn(made) });

/** Of what a bot is one; nothing for people. */
export const botIn = ({ bot, level }: Pick<PersonRow, "bot" | "level">): Pick<Person, "bot"> =>
  bot ? { bot: level ?? true } : {};

/** Somebody who may not be there, as a left join gives him. */
export const personOrNobody = ({ id, name, guest, bot, level }: { [K in keyof PersonRow]: PersonRow[K] | null }) =>
  id === null ? null : personIn({ id, name: name ?? "", guest: guest ?? true, bot: bot ?? false, level });
