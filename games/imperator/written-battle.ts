/** A battle written down for the lab: what a forecast hands on, so that somebody can try it out. */
import type { Json } from "@rubicon/engine";
import type { FieldForce } from "./forces.ts";
import { type Piece, REDUCED } from "./pieces.ts";
import type { Position } from "./position.ts";
import type { Reckoning } from "./reckoning.ts";
import { SIDES } from "./sides.ts";
import { AUGUSTUS, CAESAR, hasTitle, ILL, USURPER } from "./titles.ts";

/** How the lab calls those who bear a title. */
export const TITLED = [
  ["augusti", AUGUSTUS],
  ["caesares", CAESAR],
  ["usurpers", USURPER],
  ["ill", ILL],
] as const;

export function writtenBattle(p: Position, { contest, attacker, defender }: Reckoning): Json {
  return {
    zone: p.box.zoneIds[contest.zone],
    attacker: SIDES[attacker.side],
    year: p.year,
    event: p.event,
    [SIDES[attacker.side]]: written(p, attacker),
    [SIDES[defender.side]]: written(p, defender),
  };
}

function written(p: Position, { units, leaders, mutinous }: FieldForce): Json {
  const { pieceIds } = p.box;
  const bearers = (title: number): readonly Piece[] => leaders.filter((leader) => hasTitle(p, leader, title));
  return {
    units: units.map((unit) => pieceIds[unit] + (p.face[unit] === REDUCED ? " reduced" : "")),
    leaders: leaders.map((leader) => pieceIds[leader]),
    ...Object.fromEntries(
      TITLED.map(([name, title]) => [name, bearers(title).map((leader) => pieceIds[leader])]).filter(
        ([, names]) => names.length > 0,
      ),
    ),
    ...(mutinous ? { mutinous } : {}),
  };
}
