/** 9.2.4: the winter of the Peoples, one after the other: who is extinct comes to peace, who is not grows strong again. */
import { nth } from "@rubicon/engine";
import { BOX, onMap, WITHDRAWN } from "../board.ts";
import { next, pop, push } from "../frames.ts";
import { PEACE, type People, WAR } from "../peoples.ts";
import { FULL, type Piece, REDUCED } from "../pieces.ts";
import { own, type Position, uses } from "../position.ts";
import { MUTINY, nameOfSide } from "../sides.ts";
import { put } from "../table.ts";
import { isExtinct, pacify } from "../war-and-peace.ts";
import type { Chronicle, Runs } from "./step.ts";

export const winterOfPeoples: Runs<"winterOfPeoples"> = {
  run(p, f, _dice, tell) {
    if (!uses(p, "nonRomans") || f.people + 1 === p.box.peoples.length) return pop(p);
    const people = nth<People>(f.people + 1);
    next(p, { step: "winterOfPeoples", people });
    winter(p, people, tell);
  },
};

function winter(p: Position, people: People, tell: Chronicle): void {
  const { armenia, isMajor, unitsOf } = p.box;
  // IMP-9.2.4.a, IMP-9.2.4.f: before anybody is put back.
  const extinct = isExtinct(p, people);
  // IMP-R85: whoever was only withdrawn waits at home with those who were lost.
  for (const unit of unitsOf[people]) if (p.at[unit] === WITHDRAWN) own.at(p)[unit] = BOX;
  if (people === armenia) return rebuild(p, people, tell);
  if (extinct) return pacify(p, people, "arms", isMajor[people] ? "IMP-9.2.4.f" : "IMP-9.2.4.a", tell);
  if (p.status[people] === WAR) {
    // IMP-9.2.4.c, IMP-9.2.4.d, IMP-9.2.4.h: at home or in a town.
    recover(p, people, (unit) => isAtHome(p, unit) || p.box.isCity[p.at[unit]], "IMP-9.2.4.d", tell);
  } else if (p.status[people] === PEACE && isMajor[people]) {
    recover(p, people, (unit) => isAtHome(p, unit), "IMP-9.2.4.k", tell);
  } else return;
  // IMP-9.2.4.e
  if (unitsOf[people].some((unit) => p.at[unit] === BOX)) push(p, { step: "muster", people });
}

const isAtHome = (p: Position, unit: Piece): boolean => p.box.homeOf[p.at[unit]] === p.box.people[unit];

/** Those of its units that are reduced and rest where they may turn to the normal side; mutineers do not (IMP-6.3.n). */
function recover(p: Position, people: People, rests: (unit: Piece) => boolean, rule: string, tell: Chronicle): void {
  const units = p.box.unitsOf[people].filter(
    (unit) => onMap(p.at[unit]) && p.face[unit] === REDUCED && p.side[unit] !== MUTINY && rests(unit),
  );
  if (units.length === 0) return;
  for (const unit of units) own.face(p)[unit] = FULL;
  tell({ e: "recovered", rule, units: units.map((unit) => p.box.pieceIds[unit]) });
}

/** IMP-9.2.4.i, IMP-9.2.4.k, IMP-4.2.j: Armenia has its unit again, whoever holds it. */
function rebuild(p: Position, armenia: People, tell: Chronicle): void {
  const { pieceIds, station, unitsOf, zoneIds } = p.box;
  recover(p, armenia, () => true, "IMP-9.2.4.k", tell);
  for (const unit of unitsOf[armenia]) {
    if (p.at[unit] !== BOX) continue;
    put(p, unit, station[unit]);
    const names = { people: p.box.peopleIds[armenia], pieces: [pieceIds[unit]], zone: zoneIds[station[unit]] };
    tell({ e: "mustered", rule: "IMP-9.2.4.i", side: nameOfSide(p.armenia), ...names });
  }
}
