/** A battle written down for the lab: what a forecast hands on, so that somebody can try it out. */
import type { Json } from "@rubicon/engine";
import type { FieldForce } from "./forces.ts";
import { REDUCED } from "./pieces.ts";
import { FACTION_LEADER, hasTitle, ILL, type Position } from "./position.ts";
import type { Reckoning } from "./reckoning.ts";
import { SIDES } from "./sides.ts";

export function writtenBattle(p: Position, { zone, naval, attacker, defender, crossing }: Reckoning): Json {
  return {
    zone: p.box.zoneIds[zone],
    naval,
    attacker: SIDES[attacker.side],
    crossing,
    event: p.event,
    [SIDES[attacker.side]]: written(p, attacker),
    [SIDES[defender.side]]: written(p, defender),
  };
}

const written = (p: Position, { units, leaders }: FieldForce): Json => ({
  units: units.map((unit) => p.box.pieceIds[unit] + (p.face[unit] === REDUCED ? " reduced" : "")),
  leaders: leaders.map((leader) => p.box.pieceIds[leader]),
  chiefs: leaders.filter((leader) => hasTitle(p, leader, FACTION_LEADER)).map((leader) => p.box.pieceIds[leader]),
  ill: leaders.filter((leader) => hasTitle(p, leader, ILL)).map((leader) => p.box.pieceIds[leader]),
});
