/** The chances of a battle, found by fighting it out many times in the game's lab. Nothing hidden is guessed at. */
import { BadInput, type BattleLab, type Game, type Json, type Seat, seededDice } from "@rubicon/engine";

/** What came of the battles tried so far. */
export interface Chances {
  readonly tried: number;
  /** How many of them each seat has won. */
  readonly won: Readonly<Record<Seat, number>>;
  /** What each seat has lost in all of them together, by whatever the game counts. */
  readonly lost: Readonly<Record<Seat, Readonly<Record<string, number>>>>;
}

/** Enough to tell a fair chance from a poor one. */
export const BATTLES = 400;
/** Fought in a millisecond or two. */
export const SLICE = 10;

/** Two forces of all there are have fewer turns. */
const MOST_TURNS = 1_000;

/** Fights the battles from number `from` on. Null where the game has no lab, or the battle cannot be fought in it. */
export function fight(game: Game, battle: Json, from: number, count: number): Chances | null {
  const { lab } = game;
  if (lab === undefined) return null;
  try {
    return tried(game, lab, battle, from, count);
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}

function tried(game: Game, lab: BattleLab<object>, battle: Json, from: number, count: number): Chances {
  const start = lab.begin(battle);
  let chances: Chances = { tried: 0, won: {}, lost: {} };
  for (let i = from; i < from + count; i++) {
    const p = game.copy(start);
    // The same battle falls out the same: figures do not dance while one looks at them.
    const dice = seededDice(i);
    game.open(p, dice);
    // Everybody does what comes first to mind: fights, and leaves only when he must.
    for (let turn = 0; turn < MOST_TURNS && !lab.over(p) && game.toMove(p) !== "over"; turn++)
      game.play(p, game.legal(p)[0], dice);
    const { winner, lost } = lab.tally(start, p);
    chances = together(chances, { tried: 1, won: winner === null ? {} : { [winner]: 1 }, lost });
  }
  return chances;
}

/** Two lots of battles as one. */
export function together(a: Chances, b: Chances): Chances {
  const lost = Object.fromEntries(
    [...new Set([...Object.keys(a.lost), ...Object.keys(b.lost)])].map((seat) => [
      seat,
      sum(a.lost[seat] ?? {}, b.lost[seat] ?? {}),
    ]),
  );
  return { tried: a.tried + b.tried, won: sum(a.won, b.won), lost };
}

function sum(a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): Record<string, number> {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Object.fromEntries([...keys].map((key) => [key, (a[key] ?? 0) + (b[key] ?? 0)]));
}

/** What a seat loses in a battle, on average. */
export function averageLosses({ tried, lost }: Chances, seat: Seat): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(lost[seat] ?? {}).map(([what, count]) => [what, count / tried]));
}
