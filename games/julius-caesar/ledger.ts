/** How a game was decided (JC-1.2): the cities that each side holds, and the leaders it has taken. */
import type { Ledger } from "@rubicon/engine";
import { CAESAR, enemyOf, POMPEIUS, type Side, type SideName } from "./blocks.ts";
import { isFriendly, leadersLost, type Position, points } from "./position.ts";

/** What points are scored for (JC-1.2.b). */
export type Source = "cities" | "leaders";

export function ledger(p: Position): Ledger {
  return {
    years: p.year + 1,
    exchanges: 0,
    lead: points(p, CAESAR) - points(p, POMPEIUS),
    counts: "points",
    points: {
      cities: bySide((side) => points(p, side) - trophies(p, side)),
      leaders: bySide((side) => trophies(p, side)),
    },
    held: bySide((side) =>
      p.box.valued.filter((city) => isFriendly(p, side, city)).map((city) => p.box.placeIds[city]),
    ),
  };
}

/** JC-7.51.a: an enemy leader is a point. */
const trophies = (p: Position, side: Side): number => leadersLost(p, enemyOf(side));

const bySide = <T>(of: (side: Side) => T): Readonly<Record<SideName, T>> => ({
  caesar: of(CAESAR),
  pompeius: of(POMPEIUS),
});
