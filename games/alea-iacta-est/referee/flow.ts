/** For the referee's tests: dice as a player reads them, and whole sequences from a table laid out in words. */
import { nth } from "@rubicon/engine";
import { NOWHERE, type Region } from "../board.ts";
import type { Frame } from "../frames.ts";
import { aleaIactaEst } from "../index.ts";
import { ROMAN } from "../peoples.ts";
import { NO_PIECE } from "../pieces.ts";
import { FIRST_TURN, type Position } from "../position.ts";
import type { ScenarioId } from "../scenarios.ts";
import { CAES, REP, type SideName, sideNamed } from "../sides.ts";
import { SPENT } from "../stratagems.ts";
import { goTo, type Layout, lay, run } from "../testing/table.ts";

/** A d10 is thrown as 1 to 10 and read as 0 to 9. */
export const d10 = (face: number): number[] => [face + 1];

/** A game of which the counters have been left in the box: nobody is asked for stratagems, and no die is thrown to draw them. */
export function withoutStratagems(id: ScenarioId): Position {
  const p = aleaIactaEst.begin(id);
  for (const counter of p.box.counters) p.counter[counter] = SPENT;
  return p;
}

/** A whole sequence of one side is about to begin: movement, combats, and what follows. Not in the first turn of a scenario. */
export function sequence(side: SideName, layout: Layout, before: (p: Position) => void = () => {}): Position {
  const p = lay(layout);
  if (layout.flags === undefined) p.flags &= ~FIRST_TURN;
  p.sequences[sideNamed(side)] = 1;
  before(p);
  goTo(p, { step: "movesAndCombats", side: sideNamed(side), extra: false, begun: false });
  run(p);
  return p;
}

/** Regions by who controls them: all that are not named are the other side's. */
const REGIONS = ["italia", "asia", "gallia", "africa", "graecia", "sicilia", "hispania"];

export const holding = (caesarians: readonly string[]): NonNullable<Layout["control"]> => ({
  caesarians,
  republicans: REGIONS.filter((region) => !caesarians.includes(region)),
});

/** F.6 as a table plays it: ships, legions, quarters of the Caesarians and then of the Republicans, Peoples. */
export const WINTER: readonly Frame[] = [
  { step: "winterOfShips" },
  { step: "winterOfLegions" },
  { step: "quarters", side: CAES, leader: NO_PIECE, zone: NOWHERE },
  { step: "quarters", side: REP, leader: NO_PIECE, zone: NOWHERE },
  { step: "winterOfPeoples", people: ROMAN },
];

/** F.6 goes on: garrisons, then recruitment. */
export const LEVY: readonly Frame[] = [
  { step: "garrisons", region: nth<Region>(0), unit: NO_PIECE },
  { step: "recruitment", region: nth<Region>(0), types: 0, recruited: false, resting: 0 },
];

/** These steps and no others, the first one first, up to the first question. */
export function steps(p: Position, frames: readonly Frame[], dice: readonly number[] = []): Position {
  goTo(p, ...frames.toReversed());
  run(p, dice);
  return p;
}
