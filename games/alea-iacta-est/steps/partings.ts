/** After the murder of Caesar (3.5.3.g to 3.5.3.j): who is with the Assassins, and what becomes of stacks with leaders of both. */
import type { Refusal } from "@rubicon/engine";
import { GONE, isInside, NOWHERE, onMap, type Zone } from "../board.ts";
import { type FrameAt, next, pop, push } from "../frames.ts";
import { turn } from "../going-over.ts";
import { romanLeadersIn } from "../owners.ts";
import { checkPassengers } from "../passengers.ts";
import { ROMAN } from "../peoples.ts";
import type { Piece } from "../pieces.ts";
import { FULL } from "../pieces.ts";
import {
  changeSide,
  isFree,
  isNeutral,
  leadersOf,
  own,
  type Position,
  put,
  quOf,
  romansIn,
  spOf,
} from "../position.ts";
import { dropClaim } from "../pretenders.ts";
import { NO } from "../refusals/index.ts";
import { CAES, REP, SIDES, type Side, seatOf } from "../sides.ts";
import { hasWarriors } from "../stacking.ts";
import { unname } from "../succession.ts";
import type { Asks, Chronicle, Runs } from "./step.ts";

/** AIE-3.5.3.g, AIE-3.5.3.h, AIE-R94: the four are Republicans from now on, wherever they are. */
export function unmask(p: Position, tell: Chronicle): void {
  const turned: Piece[] = [];
  for (const leader of p.box.romanLeaders) {
    if (!p.box.isIconBearer[leader] || p.at[leader] === GONE) continue;
    dropClaim(p, leader, "AIE-3.5.3.g", tell);
    if (p.side[leader] === REP) continue;
    turnRepublican(p, leader, "AIE-3.5.3.g", tell);
    turned.push(leader);
    const zone = onMap(p.at[leader]) ? p.box.zoneIds[p.at[leader]] : null;
    tell({ e: "unmasked", rule: "AIE-3.5.3.g", side: SIDES[REP], leader: p.box.pieceIds[leader], zone });
  }
  for (const zone of new Set(turned.map((leader) => p.at[leader]))) follow(p, zone, tell);
}

/** A Caesarian turns his counter, and is no Caesarian Faction Leader any more. */
export function turnRepublican(p: Position, leader: Piece, rule: string, tell: Chronicle): void {
  unname(p, leader, rule, tell);
  turn(p, leader, REP, tell);
}

/** AIE-3.5.3.aa, AIE-R193: troops that have no leaders but those; nobody hunts them. AIE-R194: not where all are neutral. */
function follow(p: Position, zone: Zone, tell: Chronicle): void {
  if (!onMap(zone) || isNeutral(p, zone) || romanLeadersIn(p, CAES, zone) > 0) return;
  const units = romansIn(p, CAES, zone);
  if (units.length === 0) return;
  for (const unit of units) changeSide(p, unit, REP);
  const names = units.map((unit) => p.box.pieceIds[unit]);
  tell({ e: "followed", rule: "AIE-3.5.3.aa", side: SIDES[REP], units: names, zone: p.box.zoneIds[zone] });
}

export const partWays = (p: Position): void => push(p, { step: "partings", zone: NOWHERE });

/** AIE-3.5.3.i, AIE-R95: zone by zone; neutral regions are left alone. */
export const partings: Runs<"partings"> = {
  run(p, f) {
    const zone = p.box.zones.find((each) => each > f.zone && isMixed(p, each));
    if (zone === undefined) return pop(p);
    next(p, { ...f, zone });
    push(p, { step: "division", zone, kept: [] });
  },
};

const isMixed = (p: Position, zone: Zone): boolean =>
  !isNeutral(p, zone) && romanLeadersIn(p, CAES, zone) > 0 && romanLeadersIn(p, REP, zone) > 0;

type Division = FrameAt<"division">;

/** AIE-3.5.3.i, AIE-3.5.3.j: the Caesarians say what they keep. */
export const division: Asks<"division"> = {
  asks(p, f, _dice, tell) {
    if (leftToKeep(p, f, true) + leftToKeep(p, f, false) > 0) return true;
    divide(p, f, tell);
    return false;
  },

  decides: (p) => seatOf(p, CAES),
  question: (p, f) => ({
    ask: "division",
    rule: "AIE-3.5.3.i",
    side: SIDES[CAES],
    zone: p.box.zoneIds[f.zone],
    kept: f.kept.map((unit) => p.box.pieceIds[unit]),
    legions: leftToKeep(p, f, true),
    others: leftToKeep(p, f, false),
  }),

  legal(p, f, list) {
    list.push(p.box.acts.rest());
    for (const unit of bestToKeep(p, f)) list.push(p.box.acts.keep(unit));
  },

  acts: {
    keep: {
      refuse: (p, f, { unit }) => keepRefusal(p, f, unit),
      play: (p, f, { unit }) => next(p, { ...f, kept: [...f.kept, unit] }),
    },
    /** The strongest. */
    rest: {
      play(p, f, _act, _dice, tell) {
        let each = f;
        for (const unit of bestToKeep(p, f))
          if (keepRefusal(p, each, unit) === null) each = { ...each, kept: [...each.kept, unit] };
        divide(p, each, tell);
      },
    },
  },

  byDefault: (p) => p.box.acts.rest(),
};

/** Roman units of a stack, whoever had them. Those of Peoples stay with their People. */
const stackIn = (p: Position, zone: Zone): Piece[] => p.box.romanUnits.filter((unit) => p.at[unit] === zone);

/** AIE-3.5.3.i: half of the legions, and half of all others, each rounded down; less what is kept already. */
function leftToKeep(p: Position, f: Division, legions: boolean): number {
  const { isLegio } = p.box;
  const units = stackIn(p, f.zone).filter((unit) => isLegio[unit] === legions);
  return Math.floor(units.length / 2) - f.kept.filter((unit) => isLegio[unit] === legions).length;
}

function keepRefusal(p: Position, f: Division, unit: Piece): Refusal | null {
  const { isLegio, isLeader, people } = p.box;
  if (p.at[unit] !== f.zone || isLeader[unit] || people[unit] !== ROMAN) return NO.keepNotThere;
  if (f.kept.includes(unit)) return NO.keptAlready;
  if (leftToKeep(p, f, isLegio[unit]) > 0) return null;
  return isLegio[unit] ? NO.keepHalfLegions : NO.keepHalfOthers;
}

const bestToKeep = (p: Position, f: Division): Piece[] =>
  strongestFirst(
    p,
    stackIn(p, f.zone).filter((unit) => keepRefusal(p, f, unit) === null),
  );

/** Full-strength units before reduced ones, then by strength and quality. */
export const strongestFirst = (p: Position, units: readonly Piece[]): Piece[] =>
  [...units].sort(
    (a, b) =>
      Number(p.face[b] === FULL) - Number(p.face[a] === FULL) ||
      spOf(p, b) - spOf(p, a) ||
      quOf(p, b) - quOf(p, a) ||
      a - b,
  );

function divide(p: Position, f: Division, tell: Chronicle): void {
  const { pieceIds, zoneIds } = p.box;
  const units = stackIn(p, f.zone);
  const given = units.filter((unit) => !f.kept.includes(unit));
  const share = (side: Side, own: readonly Piece[]): void => {
    for (const unit of own) changeSide(p, unit, side);
  };
  share(CAES, f.kept);
  share(REP, given);
  const names = (pieces: readonly Piece[]): string[] => pieces.map((piece) => pieceIds[piece]);
  const shares = { kept: names(f.kept), given: names(given) };
  if (units.length > 0)
    tell({ e: "divided", rule: "AIE-3.5.3.i", side: SIDES[CAES], zone: zoneIds[f.zone], ...shares });
  next(p, { step: "exodus", zone: f.zone });
}

type Exodus = FrameAt<"exodus">;

/** AIE-3.5.3.j: the Republicans leave; where no zone is open to them they stay. */
export const exodus: Asks<"exodus"> = {
  asks(p, f, _dice, tell) {
    const zones = havens(p, f);
    if (zones.length > 1) return true;
    withdraw(p, f, zones[0] ?? f.zone, tell);
    return false;
  },

  decides: (p) => seatOf(p, REP),
  question: (p, f) => ({
    ask: "exodus",
    rule: "AIE-3.5.3.j",
    side: SIDES[REP],
    zone: p.box.zoneIds[f.zone],
    pieces: leaving(p, f).map((piece) => p.box.pieceIds[piece]),
  }),

  legal(p, f, list) {
    for (const zone of havens(p, f)) list.push(p.box.acts.station(zone));
  },

  acts: {
    station: {
      refuse: (p, f, { zone }) => havenRefusal(p, f, zone),
      play: (p, f, { zone }, _dice, tell) => withdraw(p, f, zone, tell),
    },
  },

  byDefault: (p, f) => p.box.acts.station(havens(p, f)[0]),
};

/** All Romans of the Republicans who are there. */
const leaving = (p: Position, { zone }: Exodus): Piece[] =>
  p.box.pieces.filter((piece) => p.at[piece] === zone && p.side[piece] === REP && p.box.people[piece] === ROMAN);

/** AIE-3.5.3.j, AIE-3.5.3.z, AIE-R95; AIE-3.6.5.f and AIE-4.2.4.c bind them as everybody else. */
function havenRefusal(p: Position, f: Exodus, zone: Zone): Refusal | null {
  const { box } = p;
  if (!isInside(box, zone)) return NO.exodusOutside;
  if (isNeutral(p, zone)) return NO.neutralRegion;
  if (leadersOf(p, CAES, zone) > 0) return NO.exodusLeaders;
  if (!isFree(p, REP, zone)) return NO.exodusEnemies;
  if (hasWarriors(p, REP, zone)) return NO.noRomansWithWarriors;
  return !box.isCoast[zone] && leaving(p, f).some((piece) => box.isNaves[piece]) ? NO.exodusCoast : null;
}

/** Their own regions first, and the nearest zone first. */
function havens(p: Position, f: Exodus): Zone[] {
  const { land, hops, region } = p.box;
  const far = hops[f.zone];
  const abroad = (zone: Zone): number => (p.control[region[zone]] === REP ? 0 : 1);
  return land
    .filter((zone) => havenRefusal(p, f, zone) === null)
    .sort((a, b) => abroad(a) - abroad(b) || far[a] - far[b] || a - b);
}

function withdraw(p: Position, f: Exodus, to: Zone, tell: Chronicle): void {
  const { pieceIds, zoneIds } = p.box;
  const pieces = leaving(p, f);
  pop(p);
  if (to === f.zone) return;
  for (const piece of pieces) {
    own.marks(p)[piece] = 0;
    put(p, piece, to);
  }
  const names = pieces.map((piece) => pieceIds[piece]);
  const way = { from: zoneIds[f.zone], to: zoneIds[to] };
  tell({ e: "withdrew", rule: "AIE-3.5.3.j", side: SIDES[REP], pieces: names, ...way });
  // AIE-3.4.2.t, AIE-3.4.2.v: whoever is left at sea without a ship
  checkPassengers(p, CAES, f.zone, false, tell);
}
