/** What somebody wishes who plays against a bot at once: kept, so that the next game is two clicks away. */
import type { Seat } from "@rubicon/engine";
import { type BotsBySeat, LEVELS, type Level, levelNamed } from "./levels.ts";

export interface AgainstBot {
  readonly level: Level;
  /** The seat he plays himself; null: by lot. */
  readonly seat: Seat | null;
}

const KEY = "rubicon.against";
const BY_LOT = "lot";

/**
 * What was wished last. Whoever has never wished anything meets the mildest, and sits where he may look on first: the
 * first seat of a game begins it.
 */
export function lastWish(game: string, seats: readonly Seat[]): AgainstBot {
  const byDefault: AgainstBot = { level: "tiro", seat: seats[seats.length - 1] ?? null };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`${KEY}.${game}`) ?? "{}");
    if (typeof kept !== "object" || kept === null) return byDefault;
    const { level, seat }: { level?: unknown; seat?: unknown } = kept;
    return {
      level: levelNamed(typeof level === "string" ? level : null) ?? byDefault.level,
      seat: seat === BY_LOT ? null : (seats.find((each) => each === seat) ?? byDefault.seat),
    };
  } catch {
    return byDefault;
  }
}

/** The level that was wished last; where there is none of it the next weaker one that there is. */
export function levelWished(game: string, levels: readonly Level[]): Level {
  const { level } = lastWish(game, []);
  const weaker = LEVELS.slice(0, LEVELS.indexOf(level) + 1).filter((each) => levels.includes(each));
  return weaker.at(-1) ?? levels[0] ?? level;
}

export function keepWish(game: string, { level, seat }: AgainstBot): void {
  try {
    localStorage.setItem(`${KEY}.${game}`, JSON.stringify({ level, seat: seat ?? BY_LOT }));
  } catch {
    // A browser that keeps nothing asks again.
  }
}

/** The address that sets such a game up. */
export function addressOf(newGame: string, { level, seat }: AgainstBot): string {
  return `${newGame}&${new URLSearchParams({ against: level, side: seat ?? BY_LOT })}`;
}

/** Who sits where, as such an address asks for it; null where it asks for no bot. `lot` is from 0 up to 1. */
export function botsAsked(params: URLSearchParams, seats: readonly Seat[], lot: number): BotsBySeat | null {
  const level = levelNamed(params.get("against"));
  if (level === null) return null;
  const own = seats.find((seat) => seat === params.get("side")) ?? seats[Math.floor(lot * seats.length)];
  return Object.fromEntries(seats.filter((seat) => seat !== own).map((seat) => [seat, level]));
}
