/** Years in the order in which they came, and the battles of each, from all that was heard. */
import type { Json } from "@rubicon/engine";
import { type Fight, fightOf, type Meeting } from "./fights.ts";
import { eventIn } from "./telling.ts";

/** What every year has, whatever else a game remembers of it. */
interface Kept<S> {
  after: S;
  over: boolean;
  readonly fights: Fight[];
}

interface Keeping<Y, S> {
  /** Points before anything was scored. */
  readonly none: S;
  /** Points as they stand since then; null where nothing was scored. */
  scored(event: Json): S | null;
  newYear(year: number, points: S): Y;
  /** All but years and battles. */
  note(year: Y, event: Json): void;
}

type Told =
  | { readonly e: "year"; readonly year: number }
  | ({ readonly e: "battle" } & Meeting)
  | { readonly e: "battle-decided"; readonly winner: string; readonly naval?: boolean };

export function yearsIn<Y extends Kept<S>, S>(events: readonly Json[], keeping: Keeping<Y, S>): readonly Y[] {
  const years: Y[] = [];
  let points = keeping.none;
  let met: Meeting | null = null;
  for (const json of events) {
    const event = eventIn<Told>(json);
    if (event === null) continue;
    points = keeping.scored(json) ?? points;
    const year = years.at(-1);
    if (event.e === "year") {
      if (year !== undefined) year.over = true;
      years.push(keeping.newYear(event.year, points));
      continue;
    }
    if (year === undefined) continue;
    year.after = points;
    if (event.e === "battle") met = event;
    else if (event.e === "battle-decided" && met !== null) year.fights.push(fightOf(met, event));
    else keeping.note(year, json);
  }
  return years;
}
