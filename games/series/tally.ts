/** Points by what they were scored for (AIE-10, IMP-10): when the players change sides, their points go with them. */

interface Scored {
  readonly side: string;
  readonly points: number;
  readonly rule: string;
}

export interface Tallies<C extends string, S extends string> {
  readonly by: ReadonlyMap<C, Readonly<Record<S, number>>>;
  readonly exchanged: boolean;
}

/** AIE-10.0.a, AIE-5.1.2.d, IMP-5.f: what each side has now. "exchange" stands for a change of sides. */
export function tally<C extends string, S extends string>(
  events: Iterable<Scored | "exchange">,
  sides: readonly [S, S],
  causeOf: (rule: string) => C,
): Tallies<C, S> {
  const [first, second] = sides;
  const by = new Map<C, Record<S, number>>();
  const pair = (a: number, b: number) => ({ [first]: a, [second]: b }) as Record<S, number>;
  let exchanged = false;
  for (const event of events) {
    if (event === "exchange") {
      exchanged = true;
      for (const [cause, points] of by) by.set(cause, pair(points[second], points[first]));
      continue;
    }
    const cause = causeOf(event.rule);
    const { [first]: a, [second]: b } = by.get(cause) ?? pair(0, 0);
    by.set(cause, event.side === first ? pair(a + event.points, b) : pair(a, b + event.points));
  }
  return { by, exchanged };
}
