/**
 * Games between equal bots as they are kept: a file for each scenario, with every game in it. Whatever is told of them is
 * counted from that, so that nobody has to believe a figure.
 */
import { Found, type Json, type Ledger, type Options, type PackLabel, type Seat } from "@rubicon/engine";

/** Of each of the two seats, in their order. */
export type OfSeats<T> = readonly [T, T];

export interface PlayedGame {
  /** Both games of a pair have the same dice, and the bots' luck swapped. */
  readonly pair: number;
  /** The place of the seat in the list; null when nobody won. */
  readonly winner: 0 | 1 | null;
  readonly how: string;
  readonly level: string | null;
  /** How far the first seat was ahead. */
  readonly lead: number;
  readonly years: number;
  readonly decisions: number;
  readonly exchanges: number;
  readonly points: Readonly<Record<string, OfSeats<number>>>;
  readonly held: OfSeats<readonly string[]>;
}

export interface Balance {
  readonly game: string;
  readonly rules: number;
  readonly pack: PackLabel;
  readonly scenario: string;
  readonly options: Options;
  readonly seats: OfSeats<Seat>;
  /** Who played both seats, and how much each click was thought about; null where its level says it. */
  readonly bot: string;
  readonly evaluations: number | null;
  readonly seed: string;
  /** The day on which they were played, `2026-11-18`: bots learn, and the same seed plays other games then. Null where nobody noted it. */
  readonly played: string | null;
  /** What the lead is counted in. */
  readonly counts: Ledger["counts"];
  readonly games: readonly PlayedGame[];
}

const MOST = 1_000_000_000;

/** As it is kept in a file: a line for each game, so that a change shows which. */
export function writeBalance({ games, ...head }: Balance): string {
  const lines = Object.entries(head).map(([field, value]) => ` ${JSON.stringify(field)}: ${JSON.stringify(value)},`);
  return `{\n${lines.join("\n")}\n "games": [\n${games.map((game) => `  ${JSON.stringify(game)}`).join(",\n")}\n ]\n}\n`;
}

/** Throws BadInput, with the place of the fault, when it is no such file. */
export function readBalance(json: Json): Balance {
  const from = new Found(json, "The games");
  const [first, second] = from.get("seats").each((seat) => seat.text());
  return {
    game: from.get("game").text(),
    rules: from.get("rules").whole(0, MOST),
    pack: { id: from.get("pack").get("id").text(), name: from.get("pack").get("name").text() },
    scenario: from.get("scenario").text(),
    options: Object.fromEntries(
      from
        .get("options")
        .entries()
        .map(([id, value]) => [id, value.text()]),
    ),
    seats: [first, second],
    bot: from.get("bot").text(),
    evaluations: from.get("evaluations").maybe((found) => found.whole(0, MOST)),
    seed: from.get("seed").text(),
    played: from.get("played").maybe((day) => day.text()),
    counts: from.get("counts").oneOf(["points", "regions"]),
    games: from.get("games").each(readGame),
  };
}

function readGame(from: Found): PlayedGame {
  return {
    pair: from.get("pair").whole(0, MOST),
    winner: from.get("winner").maybe((seat) => (seat.whole(0, 1) === 0 ? 0 : 1)),
    how: from.get("how").text(),
    level: from.get("level").maybe((level) => level.text()),
    lead: from.get("lead").whole(-MOST, MOST),
    years: from.get("years").whole(0, MOST),
    decisions: from.get("decisions").whole(0, MOST),
    exchanges: from.get("exchanges").whole(0, MOST),
    points: Object.fromEntries(
      from
        .get("points")
        .entries()
        .map(([source, both]) => [source, bothOf(both, (points) => points.whole(-MOST, MOST))]),
    ),
    held: bothOf(from.get("held"), (things) => things.each((thing) => thing.text())),
  };
}

function bothOf<T>(from: Found, read: (found: Found) => T): OfSeats<T> {
  const all = from.each(read);
  if (all.length !== 2) throw from.wrong("must be a list of two, one for each seat.");
  return [all[0], all[1]];
}
