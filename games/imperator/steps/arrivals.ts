/** Leaders who enter the game or come back to it (2.C.b, 2.C.e, TL, R105). */
import type { Refusal } from "@rubicon/engine";
import { stationing } from "@rubicon/series";
import { arrive } from "../arriving.ts";
import { ABSENT, isHold, onMap, TO_COME, type Zone } from "../board.ts";
import { type FrameAt, pop } from "../frames.ts";
import { ROMAN } from "../peoples.ts";
import type { Piece } from "../pieces.ts";
import { own, type Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { MUTINY, nameOfSide, ROME, SIDES, type Side, seatOf } from "../sides.ts";
import { changeSide, put, sideOfPeople } from "../table.ts";
import type { Asks, Chronicle } from "./step.ts";
import { enthrone } from "./succession.ts";

/** One after the other; who finds no unit waits for another year. */
export const arrivals: Asks<"arrivals"> = {
  asks(p, f, _dice, tell) {
    for (let leader = nextOf(p, f.side); leader !== undefined; leader = nextOf(p, f.side)) {
      const zones = zonesFor(p, leader);
      if (zones.length > 1) return true;
      enter(p, leader, zones[0], tell);
    }
    pop(p);
    return false;
  },

  decides: (p, f) => seatOf(p, f.side),
  question(p, f) {
    const waiting = waitingOf(p, f.side);
    const rule = f.side === ROME ? "IMP-2.C.b" : "IMP-2.C.e";
    const leader = p.box.pieceIds[waiting[0]];
    return { ask: "arrivals", rule, side: SIDES[f.side], leader, left: waiting.length };
  },

  ...stationing({
    next: (p: Position, f: FrameAt<"arrivals">) => waitingOf(p, f.side)[0],
    zonesFor: (p, _f, leader) => zonesFor(p, leader),
    refuse: (p, _f, leader, zone) => entryRefusal(p, leader, zone),
    place: (p, _f, leader, zone: Zone, tell: Chronicle) => enter(p, leader, zone, tell),
    placeRest(p, f, tell) {
      for (const leader of waitingOf(p, f.side)) enter(p, leader, zonesFor(p, leader)[0], tell);
    },
  }),
};

/** IMP-TL.a, IMP-TL.m, IMP-4.1.g: his year has come, or he is generic and has been eliminated. */
function isExpected(p: Position, leader: Piece): boolean {
  if (p.at[leader] === ABSENT) return true;
  return p.at[leader] === TO_COME && p.due[leader] !== 0 && p.due[leader] <= p.year;
}

const ofSide = (p: Position, side: Side): readonly Piece[] =>
  side === ROME ? p.box.romanLeaders : p.box.foreignLeaders;

/** In the order of the table. */
const nextOf = (p: Position, side: Side): Piece | undefined =>
  ofSide(p, side).find((leader) => isExpected(p, leader) && zonesFor(p, leader).length > 0);

const waitingOf = (p: Position, side: Side): Piece[] =>
  ofSide(p, side).filter((leader) => isExpected(p, leader) && zonesFor(p, leader).length > 0);

/** In the order of the units that he may join. */
function zonesFor(p: Position, leader: Piece): Zone[] {
  const people = p.box.people[leader];
  const zones: Zone[] = [];
  for (const unit of people === ROMAN ? p.box.romanUnits : p.box.unitsOf[people])
    if (isFriend(p, leader, unit) && !zones.includes(p.at[unit])) zones.push(p.at[unit]);
  return zones;
}

/** IMP-R105: a loyal Roman unit, or one of his own People; none in mutiny, and none at sea. */
function isFriend(p: Position, leader: Piece, unit: Piece): boolean {
  const { box } = p;
  if (!onMap(p.at[unit]) || isHold(box, p.at[unit]) || box.people[unit] !== box.people[leader]) return false;
  return box.people[leader] === ROMAN ? p.side[unit] === ROME : p.side[unit] !== MUTINY;
}

function entryRefusal(p: Position, leader: Piece, zone: Zone): Refusal | null {
  if (zonesFor(p, leader).includes(zone)) return null;
  return p.box.people[leader] === ROMAN ? NO.entryLoyal : NO.entryOwnPeople;
}

/** IMP-1.1.c: on the face that fits the state of his People. */
function enter(p: Position, leader: Piece, zone: Zone, tell: Chronicle): void {
  const { people, pieceIds, zoneIds } = p.box;
  const roman = people[leader] === ROMAN;
  const returns = p.at[leader] === ABSENT;
  put(p, leader, zone);
  changeSide(p, leader, roman ? ROME : sideOfPeople(p, people[leader]));
  own.due(p)[leader] = 0;
  tell({
    e: "arrived",
    rule: returns ? "IMP-4.1.g" : "IMP-TL.a",
    side: nameOfSide(p.side[leader]),
    leader: pieceIds[leader],
    zone: zoneIds[zone],
    returns,
  });
  if (roman) enthrone(p, leader, tell);
  arrive(p, [leader], zone, tell);
}
