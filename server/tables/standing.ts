/** How a table stands, from what this server knows of it. */
import { freeReturns, NO_ORDERS, type Outcome, type Seat } from "@rubicon/engine";
import type { TableInfo } from "../protocol.ts";
import type { Standing } from "../services.ts";
import { remainingAt } from "./clocks.ts";
import { gatheringOf } from "./gathering.ts";
import type { Known } from "./known-table.ts";
import { sameHand } from "./seating.ts";

export function standingOf(known: Known, now: Date): Standing {
  const { row, game, clocks, course, orders, choices } = known;
  const players: ReadonlyMap<Seat, string | null> = new Map(
    known.sitters.map(({ seat, player }) => [seat, player?.id ?? null]),
  );
  const trail = course?.trail ?? [];
  return {
    info: infoOf(known, now),
    game,
    position: course?.position ?? null,
    gathering: gatheringOf(known),
    players,
    clocks,
    trail,
    returns: (seat) => {
      if (row.status !== "running") return [];
      const isOwn = (other: Seat): boolean => sameHand(players, seat, other);
      return [...gatheredReturns(known, isOwn), ...freeReturns(trail, isOwn)];
    },
    orders: (seat) => orders[seat] ?? NO_ORDERS,
    answerAhead: (seat) => {
      const choice = choices[seat];
      return choice === undefined ? null : game.acts.write(choice.act);
    },
  };
}

/** Gathered acts count on from the last entry: whoever goes back to that one gives up all of them. */
function gatheredReturns(known: Known, isOwn: (seat: Seat) => boolean): readonly number[] {
  const gathering = gatheringOf(known);
  if (gathering === null || !isOwn(gathering.seat)) return [];
  return Array.from({ length: gathering.acts }, (_, i) => known.row.entries - 1 + i).reverse();
}

function infoOf({ row, packName, sitters, reserved, requests, rematch, clocks }: Known, now: Date): TableInfo {
  return {
    id: row.id,
    game: row.game,
    scenario: row.scenario,
    options: row.options,
    rules: row.rules,
    pack: { id: row.pack, name: packName },
    visibility: row.visibility,
    watchers: row.watchers,
    rated: row.rated,
    ...(row.bots_welcome ? { botsWelcome: true as const } : {}),
    reserved: row.status === "open" ? reserved : null,
    clock: {
      setting: row.clock,
      deadline: clocks.deadline?.toISOString() ?? null,
      remaining: remainingAt(clocks, row.to_move, now),
      window: clocks.inWindow,
      interrupted: clocks.interrupted,
    },
    status: row.status,
    seats: sitters.map(({ seat, player }) => ({ seat, player })),
    toMove: row.to_move,
    entries: row.entries,
    commitment: row.commitment,
    seed: row.status === "over" ? row.seed : null,
    outcome: row.outcome && shownOutcome(row.outcome),
    requests,
    ...(sitters.every(({ player }) => typeof player?.bot === "string") ? { opener: row.created_by } : {}),
    rematchOf: row.rematch_of,
    rematch,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}

/** An outcome as it is sent. */
export function shownOutcome(outcome: Outcome): NonNullable<TableInfo["outcome"]> {
  const { results, score, how, level, with: details, rule } = outcome;
  return {
    results: { ...results },
    score: { ...score },
    how,
    ...(level === undefined ? {} : { level }),
    ...(details === undefined ? {} : { with: { ...details } }),
    rule,
  };
}
