/** What a list says of a table, worked out from what the server tells of it. */
import type { Language, Outcome } from "@rubicon/engine";
import type { OwnTables, TableSummary } from "@rubicon/server/protocol";
import { factsOf } from "../../games/index.ts";
import type { TableWords } from "./words.ts";

export const titleOf = (game: string): string => factsOf(game)?.title ?? game;

export const scenarioOf = (game: string, scenario: string, language: Language): string =>
  factsOf(game)?.scenarios[scenario]?.[language] ?? scenario;

export const seatName = (game: string, seat: string, language: Language): string =>
  factsOf(game)?.seats[seat]?.[language] ?? seat;

/** How a game ended, in few words: lists do not load the game, whose own words say more. */
export function sayResult(
  game: string,
  outcome: Pick<Outcome, "results"> | null,
  language: Language,
  words: Pick<TableWords, "won" | "draw" | "allLost">,
): string {
  const results = Object.entries(outcome?.results ?? {});
  const winners = results.filter(([, result]) => result === "won").map(([seat]) => seatName(game, seat, language));
  if (winners.length > 0) return words.won(winners.join(", "));
  return results.some(([, result]) => result === "lost") ? words.allLost : words.draw;
}

/** Seats in the order of the game, whatever the order they came in. */
export function seatsOf({ game, seats }: Pick<TableSummary, "game" | "seats">): TableSummary["seats"] {
  const order = Object.keys(factsOf(game)?.seats ?? {});
  const place = (seat: string): number => (order.includes(seat) ? order.indexOf(seat) : order.length);
  return [...seats].sort((a, b) => place(a.seat) - place(b.seat));
}

/** Whether one player holds every seat. */
export function isSolo({ seats }: Pick<TableSummary, "seats">): boolean {
  const first = seats[0]?.player?.id;
  return seats.length > 1 && first !== undefined && seats.every(({ player }) => player?.id === first);
}

/** My tables as I want to find them. */
export interface Piles {
  /** The most urgent first, those without a clock last. */
  readonly myMove: readonly TableSummary[];
  readonly theirMove: readonly TableSummary[];
  /** Not begun yet, the newest first. */
  readonly open: readonly TableSummary[];
  /** The last that ended first. */
  readonly over: readonly TableSummary[];
}

export function pilesOf({ running, open, over }: OwnTables): Piles {
  return {
    myMove: sorted(running.filter(({ yourMove }) => yourMove)),
    theirMove: sorted(running.filter(({ yourMove }) => !yourMove)),
    open: [...open].sort((a, b) => time(b.createdAt) - time(a.createdAt)),
    over: [...over].sort((a, b) => time(b.endedAt) - time(a.endedAt)),
  };
}

/** The tables that wait for my move, the most urgent first; without the one at which I am. */
export const waitingTables = (tables: OwnTables | null, besides: string | null): readonly TableSummary[] =>
  tables === null ? [] : pilesOf(tables).myMove.filter(({ id }) => id !== besides);

const time = (moment: string | null): number => (moment === null ? 0 : new Date(moment).getTime());

const NO_HURRY = Number.MAX_SAFE_INTEGER;
const urgency = ({ deadline }: TableSummary): number => (deadline === null ? NO_HURRY : time(deadline));

const sorted = (tables: readonly TableSummary[]): TableSummary[] =>
  [...tables].sort((a, b) => urgency(a) - urgency(b) || time(b.startedAt) - time(a.startedAt));
