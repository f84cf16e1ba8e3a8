/** What a list says of a table, worked out from what the server tells of it. */
import type { Language } from "@rubicon/engine";
import type { OwnTables, TableSummary } from "@rubicon/server/protocol";
import { factsOf } from "../../games/index.ts";

export const titleOf = (game: string): string => factsOf(game)?.title ?? game;

export const scenarioOf = (game: string, scenario: string, language: Language): string =>
  factsOf(game)?.scenarios[scenario]?.[language] ?? scenario;

export const seatName = (game: string, seat: string, language: Language): string =>
  factsOf(game)?.seats[seat]?.[language] ?? seat;

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
export interface Shelves {
  /** The most urgent first, those without a clock last. */
  readonly myMove: readonly TableSummary[];
  readonly theirMove: readonly TableSummary[];
  /** Not begun yet, the newest first. */
  readonly open: readonly TableSummary[];
  /** The last that ended first. */
  readonly over: readonly TableSummary[];
}

export function shelvesOf({ running, open, over }: OwnTables): Shelves {
  return {
    myMove: sorted(running.filter(({ yourMove }) => yourMove)),
    theirMove: sorted(running.filter(({ yourMove }) => !yourMove)),
    open: [...open].sort((a, b) => time(b.createdAt) - time(a.createdAt)),
    over: [...over].sort((a, b) => time(b.endedAt) - time(a.endedAt)),
  };
}

const time = (moment: string | null): number => (moment === null ? 0 : new Date(moment).getTime());

const NO_HURRY = Number.MAX_SAFE_INTEGER;
const urgency = ({ deadline }: TableSummary): number => (deadline === null ? NO_HURRY : time(deadline));

const sorted = (tables: readonly TableSummary[]): TableSummary[] =>
  [...tables].sort((a, b) => urgency(a) - urgency(b) || time(b.startedAt) - time(a.startedAt));
