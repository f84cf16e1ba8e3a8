/** 9.2.1: fleets that are not in port are lost, with all aboard; in port everybody goes ashore. */
import { arrive } from "../arriving.ts";
import { onMap, TO_COME } from "../board.ts";
import { pop } from "../frames.ts";
import { checkLoneLeaders } from "../lone-leaders.ts";
import type { Piece } from "../pieces.ts";
import { own, type Position } from "../position.ts";
import { slainAll } from "../slain.ts";
import { eliminate, put, takeOff } from "../table.ts";
import type { Chronicle, Runs } from "./step.ts";

/** IMP-R37: lost in the winter of a year, a fleet is back in the sixth year after it. */
export const YEARS_AWAY = 6;

export const winterOfFleets: Runs<"winterOfFleets"> = {
  run(p, _f, _dice, tell) {
    pop(p);
    const { fleets, station } = p.box;
    tell({ e: "winter", rule: "IMP-2.F.b", year: p.year });
    const drowned: Piece[] = [];
    for (const fleet of fleets) {
      if (!onMap(p.at[fleet])) continue;
      if (p.at[fleet] === station[fleet]) goAshore(p, fleet, tell);
      else drowned.push(...founder(p, fleet, tell));
    }
    checkLoneLeaders(p);
    slainAll(p, drowned, "drowned", tell);
  },
};

/** Pieces aboard a fleet: units and leaders. */
function aboard(p: Position, fleet: Piece): Piece[] {
  const hold = p.box.holds[p.box.fleets.indexOf(fleet)];
  return p.box.pieces.filter((piece) => p.at[piece] === hold);
}

/** IMP-3.5.m: the box of a port is part of the land around it. */
function goAshore(p: Position, fleet: Piece, tell: Chronicle): void {
  const pieces = aboard(p, fleet);
  if (pieces.length === 0) return;
  const { pieceIds, zoneIds } = p.box;
  const zone = p.at[fleet];
  for (const piece of pieces) put(p, piece, zone);
  tell({ e: "ashore", rule: "IMP-3.5.m", pieces: pieces.map((piece) => pieceIds[piece]), zone: zoneIds[zone] });
  arrive(p, pieces, zone, tell);
}

/** IMP-9.2.1.a, IMP-9.2.1.b, IMP-R38: units come back with the other dead of this year; who leads them is lost. */
function founder(p: Position, fleet: Piece, tell: Chronicle): Piece[] {
  const { isLeader, pieceIds } = p.box;
  const pieces = aboard(p, fleet);
  const units = pieces.filter((piece) => !isLeader[piece]);
  const back = p.year + YEARS_AWAY;
  tell({
    e: "fleet-lost",
    rule: "IMP-9.2.1.a",
    fleet: pieceIds[fleet],
    units: units.map((unit) => pieceIds[unit]),
    back,
  });
  for (const unit of units) eliminate(p, unit);
  takeOff(p, fleet, TO_COME);
  own.due(p)[fleet] = back;
  return pieces.filter((piece) => isLeader[piece]);
}
