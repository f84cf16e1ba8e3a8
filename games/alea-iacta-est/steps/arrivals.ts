/** Leaders who enter the game or come back to it (2.C.b, 2.C.c, 3.3.2, 3.5.2.g, LT, NT). */
import type { Dice, Refusal } from "@rubicon/engine";
import { ABSENT, onMap, TO_COME, type Zone } from "../board.ts";
import { pop } from "../frames.ts";
import { romanLeadersIn } from "../owners.ts";
import { ALLEGIANCE, PEACE, ROMAN } from "../peoples.ts";
import { AFTER_CAESAR, type Piece } from "../pieces.ts";
import {
  CAESAR_DIED,
  CAESAR_MURDERED,
  CAESAR_OUSTED,
  changeSide,
  factionLeaders,
  isFlagged,
  isFree,
  isNeutral,
  own,
  POMPEIUS_GONE,
  type Position,
  put,
} from "../position.ts";
import type { Entry } from "../questions/year.ts";
import { NO } from "../refusals/index.ts";
import { CAES, NOBODY, nameOfSide, REP, SIDES, type Side, seatOf } from "../sides.ts";
import { companyRefusal, isBarred } from "../stacking.ts";
import { leadIfNobodyDoes, nameLeader } from "../succession.ts";
import type { Asks, Chronicle } from "./step.ts";

/** AIE-LT.d: whom both factions could have, falls to one by a die before anybody is placed. */
export function drawLots(p: Position, dice: Dice, tell: Chronicle): void {
  for (const leader of p.box.romanLeaders) {
    if (!isExpected(p, leader) || p.side[leader] !== NOBODY) continue;
    const die = dice.roll(6);
    changeSide(p, leader, die % 2 === 0 ? CAES : REP);
    const side = SIDES[p.side[leader]];
    tell({ e: "sided", rule: "AIE-LT.d", side, leader: p.box.pieceIds[leader], die });
  }
}

/** AIE-2.C.b, AIE-3.3.2.c: one after the other; who finds no place waits for another year. */
export const arrivals: Asks<"arrivals"> = {
  asks(p, f, _dice, tell) {
    for (let leader = nextOf(p, f.side); leader !== undefined; leader = nextOf(p, f.side)) {
      const zones = zonesFor(p, leader);
      if (zones.length > 1) return true;
      arrive(p, leader, zones[0], tell);
    }
    pop(p);
    return false;
  },

  decides: (p, f) => seatOf(p, f.side),
  question(p, f) {
    const leader = askedFor(p, f.side);
    const entry = entryOf(p, leader);
    return { ask: "arrivals", rule: RULES[entry], side: SIDES[f.side], leader: p.box.pieceIds[leader], entry };
  },

  legal(p, f, list) {
    for (const zone of zonesFor(p, askedFor(p, f.side))) list.push(p.box.acts.station(zone));
  },

  acts: {
    station: {
      refuse(p, f, { zone }) {
        const leader = askedFor(p, f.side);
        return entryRefusal(p, leader, zone, entryOf(p, leader));
      },
      play: (p, f, { zone }, _dice, tell) => arrive(p, askedFor(p, f.side), zone, tell),
    },
  },

  byDefault: (p, f) => p.box.acts.station(zonesFor(p, askedFor(p, f.side))[0]),
};

const RULES: Readonly<Record<Entry, string>> = {
  caesar: "AIE-3.5.2.j",
  leader: "AIE-3.3.2.b",
  city: "AIE-3.3.2.a",
  unit: "AIE-2.C.c",
  home: "AIE-4.2.3.b",
};

/** His year has come, or he was only absent (AIE-R169, AIE-4.2.1.c). */
function isExpected(p: Position, leader: Piece): boolean {
  const due = p.due[leader];
  if (p.at[leader] === ABSENT) return due === 0 || due <= p.year;
  return p.at[leader] === TO_COME && due !== 0 && due <= p.year;
}

/** Who enters, who returns, who joins Caesar, and then leaders of Peoples, each in the order of the table. */
function rank(p: Position, leader: Piece): number {
  if (p.box.people[leader] !== ROMAN) return 3;
  if (p.at[leader] === ABSENT) return 1;
  return joinsCaesar(p, leader) ? 2 : 0;
}

/** AIE-R101: leaders of a People at peace are placed by whoever has the initiative. */
const places = (p: Position, side: Side, leader: Piece): boolean =>
  p.side[leader] === side || (p.side[leader] === NOBODY && p.initiative === side);

/** The next of a side's leaders who finds a place. */
function nextOf(p: Position, side: Side): Piece | undefined {
  const expected = p.box.leaders.filter((leader) => isExpected(p, leader) && places(p, side, leader));
  expected.sort((a, b) => rank(p, a) - rank(p, b) || a - b);
  return expected.find((leader) => zonesFor(p, leader).length > 0);
}

/** Who is placed next. */
export function askedFor(p: Position, side: Side): Piece {
  const leader = nextOf(p, side);
  if (leader === undefined) throw new Error("nobody is to be placed");
  return leader;
}

/** AIE-R93: M. Brutus and Cassius, who come after Pompeius has gone. */
const joinsCaesar = (p: Position, leader: Piece): boolean =>
  (leader === p.box.mBrutus || leader === p.box.cassius) &&
  p.at[leader] === TO_COME &&
  p.side[leader] === CAES &&
  isFlagged(p, POMPEIUS_GONE);

/** AIE-3.3.2.a, AIE-3.3.2.b, AIE-R100: what he needs; where there is no such zone he may make do with the other. */
function entryOf(p: Position, leader: Piece): Entry {
  const people = p.box.people[leader];
  if (people !== ROMAN) return p.status[people] === PEACE ? "home" : "unit";
  if (joinsCaesar(p, leader) && onMap(p.at[p.box.caesar])) return "caesar";
  const heir = p.box.enters[leader] === AFTER_CAESAR && p.at[leader] === TO_COME;
  const wanted = heir ? "leader" : "city";
  if (p.box.land.some((zone) => entryRefusal(p, leader, zone, wanted) === null)) return wanted;
  return heir ? "city" : "leader";
}

function zonesFor(p: Position, leader: Piece): Zone[] {
  const entry = entryOf(p, leader);
  return p.box.zones.filter((zone) => entryRefusal(p, leader, zone, entry) === null);
}

function entryRefusal(p: Position, leader: Piece, zone: Zone, entry: Entry): Refusal | null {
  const { box } = p;
  // AIE-S6.i, AIE-R159
  if (isBarred(p, leader, zone)) return NO.entryBarred;
  switch (entry) {
    case "caesar":
      return zone === p.at[box.caesar] ? null : NO.entryBesideCaesar;
    case "leader":
      if (hasLeader(p, p.side[leader], zone)) return null;
      return box.enters[leader] === AFTER_CAESAR ? NO.entryBesideLeader : NO.entryAnyLeader;
    case "city":
      if (!box.isCity[zone] || box.region[zone] < 0) return NO.entryCity;
      if (p.control[box.region[zone]] !== p.side[leader]) return NO.entryRegion;
      return isFree(p, p.side[leader], zone) ? companyRefusal(p, leader, zone) : NO.entryEnemies;
    // AIE-2.C.c, AIE-R101
    case "unit":
      // AIE-R85: no ally comes into a neutral region.
      if (isNeutral(p, zone) && p.status[box.people[leader]] === ALLEGIANCE) return NO.neutralRegion;
      return box.unitsOf[box.people[leader]].some((unit) => p.at[unit] === zone) ? null : NO.entryUnit;
    case "home":
      return box.homeOf[zone] === box.people[leader] ? null : NO.entryHome;
  }
}

/** A Roman leader of that side, who is not neutral. */
const hasLeader = (p: Position, side: Side, zone: Zone): boolean =>
  !isNeutral(p, zone) && romanLeadersIn(p, side, zone) > 0;

function arrive(p: Position, leader: Piece, zone: Zone, tell: Chronicle): void {
  const { octavianus, pieceIds, zoneIds } = p.box;
  const returns = p.at[leader] === ABSENT;
  const rule = RULES[entryOf(p, leader)];
  put(p, leader, zone);
  own.due(p)[leader] = 0;
  const side = nameOfSide(p.side[leader]);
  tell({ e: "arrived", rule, side, leader: pieceIds[leader], zone: zoneIds[zone], returns });
  // AIE-3.5.2.g, AIE-3.5.2.l
  const inherits = leader === octavianus && !returns && isFlagged(p, CAESAR_DIED | CAESAR_MURDERED);
  // AIE-R98: not by right, where a Pretender has taken Caesar's place.
  if (inherits && !isFlagged(p, CAESAR_OUSTED) && factionLeaders(p, CAES).length < 2)
    nameLeader(p, leader, "heir", "AIE-3.5.2.g", tell);
  leadIfNobodyDoes(p, leader, tell);
}
