/**
 * What a seat does that nobody else may notice yet, such as rearranging its blocks before the game begins.
 *
 * It lies beside the journal, which is public in its length and in its times, until the act comes that ends it; then
 * all of it is one entry. So nobody can tell how often somebody has changed his mind. To its own seat it counts at
 * once: it sees the position it leads to, and may take any of it back.
 */
import { type Course, type Game, gather, isGathered, type Seat } from "@rubicon/engine";
import { LIMITS } from "../protocol.ts";
import type { Standing } from "../services.ts";
import type { Draft } from "./entering.ts";
import type { Choice, GatheredBySeat, Known } from "./known-table.ts";
import { Refused } from "./refusing.ts";

/** What is gathered, as far as it fits where the journal leads, and the position for whoever is asked. */
export function arranged(
  game: Game,
  course: Course<object> | null,
  gathered: GatheredBySeat,
): { readonly gathered: GatheredBySeat; readonly position: object | null } {
  if (course === null) return { gathered, position: null };
  const seat = game.toMove(course.position);
  const own = gathered[seat];
  if (own === undefined) return { gathered, position: course.position };
  const { position, acts } = gather(
    game,
    course.position,
    own.map(({ act }) => act),
  );
  const fitting = acts.length === own.length ? gathered : withOwn(gathered, seat, own.slice(0, acts.length));
  return { gathered: fitting, position };
}

/** What the seat that is asked has gathered; null where that is nothing. */
export function gatheringOf({ row, gathered, position }: Known): Standing["gathering"] {
  const { to_move: seat } = row;
  const acts = seat === null ? 0 : (gathered[seat]?.length ?? 0);
  return seat === null || position === null || acts === 0 ? null : { seat, acts, position };
}

/** One more that nobody else may notice; null where the act is to be written down. */
export function gatheredNow({ game, position, gathered }: Known, seat: Seat, choice: Choice): Draft | null {
  if (position === null || !isGathered(game, position, choice.act)) return null;
  const before = gathered[seat] ?? [];
  if (before.length >= LIMITS.gathered) throw new Refused("enough-gathered");
  return { advances: [], gathered: withOwn(gathered, seat, [...before, choice]) };
}

/** Only the first of them are left. */
export function ungathered({ gathered }: Known, seat: Seat, left: number): Draft {
  const before = gathered[seat] ?? [];
  if (left >= before.length) throw new Refused("nothing-to-take-back");
  return { advances: [], gathered: withOwn(gathered, seat, before.slice(0, left)) };
}

/** What that seat has gathered is now this. */
export const withOwn = (gathered: GatheredBySeat, seat: Seat, own: readonly Choice[]): GatheredBySeat => ({
  ...gathered,
  [seat]: own.length === 0 ? undefined : own,
});
