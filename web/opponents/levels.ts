/** The levels of bots as the page knows them before any bot is loaded. Their names are Latin, whatever language is spoken. */
import type { Seat } from "@rubicon/engine";

export const LEVELS = ["tiro", "miles", "centurio", "legatus"] as const;
export type Level = (typeof LEVELS)[number];

/** Who gives counsel: somebody who does not keep one waiting. What was seen is remembered for whoever is advised. */
export const COUNSELLOR: Level = "centurio";

/** Which seats of a table are played by bots, and how well. */
export type BotsBySeat = Readonly<Record<Seat, Level>>;

export const NO_BOTS: BotsBySeat = {};

export const levelNamed = (name: string | null | undefined): Level | null =>
  LEVELS.find((level) => level === name) ?? null;

/** "Legatus". A server may have levels that the page does not know. */
export const titleOfLevel = (level: string): string => level.charAt(0).toUpperCase() + level.slice(1);

const MARK = " (bot)";

/** How a journal names a bot: people may be called Miles, so it says what it is. */
export const nameOfBot = (level: Level): string => titleOfLevel(level) + MARK;

/** The level of a bot that a journal names; null for people. */
export const levelInName = (name: string): Level | null =>
  name.endsWith(MARK) ? levelNamed(name.slice(0, -MARK.length).toLowerCase()) : null;

/** The bots among those whom a journal names. */
export function botsNamed(players: Readonly<Record<Seat, string>> | undefined): BotsBySeat {
  const bots = Object.entries(players ?? {}).flatMap(([seat, name]) => {
    const level = levelInName(name);
    return level === null ? [] : [[seat, level] as const];
  });
  return Object.fromEntries(bots);
}

/** The names of a table when these bots sit at it: theirs, and of the others those that are people's. */
export function namesWith(
  players: Readonly<Record<Seat, string>> | undefined,
  bots: BotsBySeat,
): Readonly<Record<Seat, string>> | undefined {
  const people = Object.entries(players ?? {}).filter(([, name]) => levelInName(name) === null);
  const all = [...people, ...Object.entries(bots).map(([seat, level]) => [seat, nameOfBot(level)] as const)];
  return all.length === 0 ? undefined : Object.fromEntries(all);
}
