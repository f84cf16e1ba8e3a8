/** Positions of both volumes written down, read again, and hashed: what is done alike, whatever the lists are. */
import {
  BadInput,
  type Found,
  type Frame,
  Hasher,
  type Json,
  type Outcome,
  plain,
  type Result,
  type Seat,
} from "@rubicon/engine";

/** What a position has besides its lists: numbers that stand by themselves, the outcome, and what is going on. */
type Noted<K extends string> = { readonly [key in K]: number } & {
  readonly outcome: Outcome | null;
  readonly stack: readonly Frame[];
};

/** By the names of the things, which are the same in every box that has them. */
export const writeEach = <N extends number>(
  things: readonly N[],
  ids: { readonly [thing in N]: string },
  of: (thing: N) => Json,
): Json => Object.fromEntries(things.map((thing) => [ids[thing], of(thing)]));

export const writeRest = <K extends string>(p: Noted<K>, singles: readonly K[]) => ({
  ...Object.fromEntries(singles.map((key) => [key, p[key]])),
  outcome: p.outcome && plain(p.outcome),
  stack: p.stack.map((frame) => plain({ ...frame })),
});

export function hashPosition<K extends string>(
  p: Noted<K>,
  rows: Iterable<readonly number[]>,
  singles: readonly K[],
): string {
  const hasher = new Hasher();
  for (const row of rows) hasher.numbers(row);
  for (const key of singles) hasher.number(p[key]);
  hasher.json(p.outcome && plain(p.outcome));
  for (const frame of p.stack) hasher.json(plain({ ...frame }));
  return hasher.digest();
}

/** As many values as there must be. */
export function few(found: Found, count: number): Found[] {
  const items = found.items();
  if (items.length !== count) throw found.wrong(`must be ${count} values.`);
  return items;
}

interface Reading<P> {
  readonly title: string;
  readonly seats: readonly Seat[];
  readonly sides: readonly string[];
  /** Numbers that an outcome tells of. */
  readonly figures: readonly string[];
  readFrame(found: Found): Frame;
  broken(p: P): string | null;
}

/** The outcome and what is going on, when all else has been read; then the whole must hold. */
export function readRest<P extends { outcome: Outcome | null; readonly stack: Frame[] }>(
  p: P,
  from: Found,
  reading: Reading<P>,
): P {
  const outcome = from.get("outcome");
  if (outcome.missing) throw outcome.wrong("is missing.");
  p.outcome = outcome.maybe((found) => readOutcome(found, reading));
  p.stack.push(...from.get("stack").each((frame) => reading.readFrame(frame)));
  const fault = reading.broken(p);
  if (fault) throw new BadInput(`This is no position of ${reading.title}: ${fault}.`);
  return p;
}

/** AIE-R90, IMP-R117: it is a person's, not a side's. */
function readOutcome(
  found: Found,
  { seats, sides, figures }: Pick<Reading<never>, "seats" | "sides" | "figures">,
): Outcome {
  const results = found.get("results").only(...seats);
  const score = found.get("score").only(...seats);
  const level = found.get("level");
  const said = found.get("with").only(...figures, "winner");
  const winner = said.get("winner");
  const points = (each: Found): number => each.whole(-9999, 9999);
  return {
    results: Object.fromEntries(seats.map((seat) => [seat, results.get(seat).oneOf<Result>(["won", "lost", "drew"])])),
    score: Object.fromEntries(seats.map((seat) => [seat, points(score.get(seat))])),
    how: found.get("how").text(),
    ...(level.missing ? {} : { level: level.text() }),
    with: {
      ...Object.fromEntries(figures.map((figure) => [figure, points(said.get(figure))])),
      ...(winner.missing ? {} : { winner: winner.oneOf(sides) }),
    },
    rule: found.get("rule").text(),
  };
}
