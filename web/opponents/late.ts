/** Bots of a game, found when somebody first needs one. The same game has the same: they think in one worker. */
import type { Advice } from "@rubicon/bots";
import type { Game, Journal, Seat } from "@rubicon/engine";
import { botsOf, packOf } from "../games/index.ts";
import type { Thinkers } from "./asking.ts";
import { COUNSELLOR } from "./levels.ts";
import type { Course } from "./worker.ts";

const found = new WeakMap<Game, Promise<Thinkers>>();

export function thinkersOf(game: Game): Promise<Thinkers> {
  const known = found.get(game) ?? find(game);
  found.set(game, known);
  // Whoever asks again may have more luck.
  known.catch(() => found.delete(game));
  return known;
}

async function find(game: Game): Promise<Thinkers> {
  const [{ Thinkers }, bots, pack] = await Promise.all([import("./asking.ts"), botsOf(game.id), packOf(game)]);
  if (bots === null || pack === null) throw new Error(`nobody thinks about ${game.title}`);
  return new Thinkers(pack, bots.worker);
}

/** What a bot would do in a seat, and why. */
export async function counselFor(game: Game, table: string, journal: Journal, seat: Seat): Promise<Advice | null> {
  return (await thinkersOf(game)).ask({ wants: "advice", table, journal, seat, level: COUNSELLOR });
}

/** How a game stood all along. It goes by the whole truth. */
export async function courseOf(game: Game, journal: Journal): Promise<Course> {
  return (await thinkersOf(game)).ask({ wants: "course", journal });
}
