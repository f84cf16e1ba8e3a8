/** What somebody wishes of a new table, and the form that says so to the server. */
import type { ClockSetting, ClockWish, OpenForm } from "@rubicon/server/protocol";

export interface Wishes {
  readonly game: string;
  /** Id of the pack; null for the components that the game comes with. */
  readonly pack: string | null;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  /** A seat of the game, "random", or "both" for whoever plays against himself. */
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
  /** Who may take the free seat: anybody, whoever has the link, or one player by name. */
  readonly who: "public" | "private" | "named";
  /** That player; null until he is chosen. */
  readonly against: Rival | null;
  /** Counts for the ladder. */
  readonly rated: boolean;
  readonly watchers: boolean;
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

export const usual = (game: string, scenario: string): Wishes => ({
  ...{ game, pack: null, scenario, options: {} },
  ...{ seat: "random", clock: "days", days: 3, minutes: 90, increment: 30 },
  ...{ windowHours: 12, windowSeconds: 60, out: "claim" },
  ...{ who: "public", against: null, rated: true, watchers: true },
});

export function formOf(wishes: Wishes): OpenForm {
  const { game, pack, scenario, options, seat, who, against, rated, watchers } = wishes;
  const table = { game, ...(pack === null ? {} : { pack }), scenario, options: { ...options } };
  // Nobody else is at such a table: there is nobody to hide it from or to wait for.
  if (seat === "both") return { ...table, solo: true, visibility: "private", watchers: false };
  const visibility = who === "private" ? "private" : "public";
  return {
    ...{ ...table, seat, visibility, watchers, rated: rated && who !== "private" },
    ...(who === "named" && against !== null ? { against: against.id } : {}),
    clock: clockOf(wishes),
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
