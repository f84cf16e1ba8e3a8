/** What somebody wishes of a new table, and the form that says so to the server. */
import type { Seat } from "@rubicon/engine";
import type { ClockSetting, ClockWish, OpenForm } from "@rubicon/server/protocol";
import { type BotsBySeat, type Level, NO_BOTS } from "../../opponents/levels.ts";

export interface Wishes {
  readonly game: string;
  /** Id of the pack; null for the components that the game comes with. */
  readonly pack: string | null;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  /** A seat of the game, "random", "both" for whoever plays against himself, or "none" for whoever watches two bots. */
  readonly seat: string;
  readonly clock: ClockSetting["kind"];
  readonly days: number;
  readonly minutes: number;
  readonly increment: number;
  /** For the answer in the middle of somebody's turn: hours on a clock of days, seconds on a live one. */
  readonly windowHours: number;
  readonly windowSeconds: number;
  /** What becomes of a game whose player has run out of time. */
  readonly out: "claim" | "default";
  /** Who may take the free seat: anybody, whoever has the link, one player by name, or a bot, which does so at once. */
  readonly who: "public" | "private" | "named" | "bot";
  /** That player; null until he is chosen. */
  readonly against: Rival | null;
  /** Counts for the ladder. */
  readonly rated: boolean;
  readonly watchers: boolean;
  /** Bots that others run may take the free seat. */
  readonly botsWelcome: boolean;
  /** How strong a bot is to be; where two of them play, those that are to be otherwise. */
  readonly level: Level;
  readonly levels: BotsBySeat;
}

export interface Rival {
  readonly id: string;
  readonly name: string;
}

/** As the server takes them. */
export const BOUNDS = {
  days: [1, 30],
  minutes: [1, 600],
  increment: [0, 600],
  hours: [1, 72],
  seconds: [10, 600],
} as const;

export const usual = (game: string, scenario: string, level: Level = "tiro"): Wishes => ({
  ...{ game, pack: null, scenario, options: {} },
  ...{ seat: "random", clock: "days", days: 3, minutes: 90, increment: 30 },
  ...{ windowHours: 12, windowSeconds: 60, out: "claim" },
  ...{ who: "public", against: null, rated: true, watchers: true, botsWelcome: false },
  ...{ level, levels: NO_BOTS },
});

/** Whether bots are asked to the table: then it begins at once, and is not rated. */
export const isWithBots = ({ seat, who }: Pick<Wishes, "seat" | "who">): boolean =>
  seat === "none" || (who === "bot" && seat !== "both");

/** What is left of the wishes with the bots that can be had. */
export function amongBots(wishes: Wishes, levels: readonly Level[]): Wishes {
  const { seat, who, level } = wishes;
  if (levels.length > 0) return levels.includes(level) ? wishes : { ...wishes, level: levels[0] };
  return { ...wishes, seat: seat === "none" ? "random" : seat, who: who === "bot" ? "public" : who };
}

/** The seats of the game, and from 0 up to 1 what decides where somebody sits who does not say so. */
export interface Lot {
  readonly seats: readonly Seat[];
  readonly lot: number;
}

export function formOf(wishes: Wishes, drawn: Lot): OpenForm {
  const { game, pack, scenario, options, seat, who, against, rated, watchers, botsWelcome } = wishes;
  const table = { game, ...(pack === null ? {} : { pack }), scenario, options: { ...options } };
  // Nobody else is at such a table: there is nobody to hide it from or to wait for.
  if (seat === "both") return { ...table, solo: true, visibility: "private", watchers: false };
  if (isWithBots(wishes)) return { ...table, ...withBots(wishes, drawn) };
  const visibility = who === "private" ? "private" : "public";
  return {
    ...{ ...table, seat, visibility, watchers, rated: rated && who !== "private" },
    ...(who === "named" && against !== null ? { against: against.id } : {}),
    ...(who === "public" && botsWelcome ? { botsWelcome } : {}),
    clock: clockOf(wishes),
  };
}

/** Nobody is waited for, and nobody hurried. Whoever lets nobody watch keeps the table out of the lobby. */
function withBots(
  { seat, level, levels, watchers }: Wishes,
  { seats, lot }: Lot,
): Pick<OpenForm, "seat" | "bots" | "visibility" | "watchers" | "rated" | "clock"> {
  const own = seat === "random" ? seats[Math.floor(lot * seats.length)] : seat;
  const watched = seat === "none";
  const bots = seats
    .filter((each) => each !== own)
    .map((each) => [each, watched ? (levels[each] ?? level) : level] as const);
  return {
    ...(watched ? {} : { seat: own }),
    ...{ bots: Object.fromEntries(bots), visibility: watchers ? "public" : "private", watchers, rated: false },
    clock: { kind: "none" },
  };
}

const HOUR = 3_600;

function clockOf({ clock, days, minutes, increment, windowHours, windowSeconds, out }: Wishes): ClockWish {
  switch (clock) {
    case "none":
      return { kind: "none" };
    case "days":
      return { kind: "days", days: within(days, BOUNDS.days), window: within(windowHours, BOUNDS.hours) * HOUR, out };
    case "live":
      return {
        kind: "live",
        minutes: within(minutes, BOUNDS.minutes),
        increment: within(increment, BOUNDS.increment),
        window: within(windowSeconds, BOUNDS.seconds),
        out,
      };
  }
}

const within = (n: number, [least, most]: readonly [number, number]): number =>
  Number.isFinite(n) ? Math.min(most, Math.max(least, Math.round(n))) : least;
