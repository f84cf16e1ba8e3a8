/** For tests: the winter of the Romans. */
import { DEAD } from "../board.ts";
import type { Event } from "../events/index.ts";
import { own, type Position } from "../position.ts";
import type { Side } from "../sides.ts";
import { at, box, goTo, isReduced, type Layout, people, piece, run } from "./table.ts";

export const winter = (p: Position): Event[] => run(goTo(p, { step: "winterOfRomans" }));

/** Where it is and on which face, as a test would say it. */
export const now = (p: Position, name: string): string => `${at(p, name)}${isReduced(p, name) ? "-" : ""}`;

/** Units of this side that were lost this year. */
export function lost(p: Position, side: Side, ...names: string[]): Position {
  for (const name of names) {
    own.at(p)[piece(name)] = DEAD;
    own.side(p)[piece(name)] = side;
  }
  return p;
}

const INVADERS = ["marcomanni", "quades", "jazyges", "roxolani", "parthes", "chatti"];

/** An Enemy unit in every camp there is in 170. */
export function occupyAll(): Layout {
  const camps = box.land.filter((zone) => box.campFrom[zone] <= 170).map((zone) => box.zoneIds[zone]);
  const units = INVADERS.flatMap((name) => box.unitsOf[people(name)].map((unit) => box.pieceIds[unit]));
  return { year: 170, war: INVADERS, enemy: Object.fromEntries(camps.map((name, i) => [name, [units[i]]])) };
}
