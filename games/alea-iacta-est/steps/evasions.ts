/** Evasions (AIE-8.2): the defender chooses who tries to get away, by land and then by sea (AIE-8.2.j). */
import type { Refusal } from "@rubicon/engine";
import { isSea, NOWHERE, onMap, type Zone } from "../board.ts";
import { contested, fights, mustPutToSea } from "../contests.ts";
import {
  besetAboard,
  besetOnLand,
  bestOf,
  captainRefusal,
  evasionBelow,
  landEvaderRefusal,
  seaEvaderRefusal,
  shipsUnder,
} from "../evading.ts";
import { foreseeContest } from "../foresight.ts";
import { type FrameAt, next, pop, push } from "../frames.ts";
import { checkLoneLeaders } from "../lone-leaders.ts";
import type { Piece } from "../pieces.ts";
import { eliminate, GROUP, leadersIn, mark, type Position, shipsIn } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { enemyOf, SIDES, type Side, seatOf } from "../sides.ts";
import type { Asks, Chronicle } from "./step.ts";

type Evasions = FrameAt<"evasions">;
type FleetEvasions = FrameAt<"fleetEvasions">;

/** Zones from which somebody may still try by land. */
const openByLand = (p: Position, f: Evasions): Zone[] =>
  contested(p).filter(
    (zone) => isOpen(f, zone) && besetOnLand(p, f.side, zone) && evadersByLand(p, f, zone).length > 0,
  );

const isOpen = (f: Evasions | FleetEvasions, zone: Zone): boolean => !f.done.includes(zone) && !f.failed.includes(zone);

const evadersByLand = (p: Position, f: Evasions, zone: Zone): Piece[] => bestOf(p, f.side, zone, landEvaderRefusal);

export const evasions: Asks<"evasions"> = {
  asks(p, f) {
    if (openByLand(p, f).length > 0) return true;
    toTheShips(p, f);
    return false;
  },

  decides: (p, f) => seatOf(p, f.side),
  question: (p, f) => ({
    ask: "evasions",
    rule: "AIE-8.2.a",
    side: SIDES[f.side],
    zones: openByLand(p, f).map((zone) => p.box.zoneIds[zone]),
  }),

  legal(p, f, list) {
    list.push(p.box.acts.stand());
    for (const zone of openByLand(p, f))
      for (const leader of evadersByLand(p, f, zone)) list.push(p.box.acts.evade(leader));
  },

  acts: {
    evade: {
      refuse(p, f, { leader }) {
        const zone = p.at[leader];
        const refusal = attemptRefusal(p, f, leader);
        if (refusal !== null) return refusal;
        if (!besetOnLand(p, f.side, zone)) return NO.nothingToEvade;
        return (
          landEvaderRefusal(p, leader) ?? (evadersByLand(p, f, zone).includes(leader) ? null : NO.notTheBestLeader)
        );
      },
      play(p, f, { leader }) {
        const zone = p.at[leader];
        next(p, { ...f, zone, done: leftBehind(f, zone) });
        push(p, { step: "evasion", side: f.side, zone, leader, die: -1, naval: false });
      },
    },
    stand: { play: toTheShips },
  },

  byDefault: (p) => p.box.acts.stand(),

  forecast(p, f, act, list) {
    if (act.do !== "evade") return;
    list.push({ f: "throw", rule: "AIE-8.2.b", sides: 10, below: evasionBelow(p, act.leader, false) });
    foreseeContest(p, enemyOf(f.side), p.at[act.leader], list);
  },
};

/** AIE-8.2.j: no more by land. Who was held fast there is so at sea (AIE-8.2.y). */
function toTheShips(p: Position, f: Evasions): void {
  next(p, { step: "fleetEvasions", side: f.side, zone: NOWHERE, done: [], failed: f.failed, only: NOWHERE });
}

/** AIE-R132: zone after zone; who tries elsewhere has done with the last one. */
const leftBehind = (f: Evasions | FleetEvasions, zone: Zone): readonly Zone[] =>
  f.zone === NOWHERE || f.zone === zone || f.done.includes(f.zone) ? f.done : [...f.done, f.zone];

function attemptRefusal(p: Position, f: Evasions | FleetEvasions, leader: Piece): Refusal | null {
  const zone = p.at[leader];
  if (!p.box.isLeader[leader] || p.side[leader] !== f.side) return NO.onlyLeadersEvade;
  if (!onMap(zone)) return NO.nothingToEvade;
  if (f.failed.includes(zone)) return f.step === "evasions" ? NO.heldFast : NO.heldFastAtSea; // AIE-8.2.i, AIE-8.2.y
  return f.done.includes(zone) ? NO.leftBehind : null;
}

// By sea ------------------------------------------------------------------------------------------------------

/** AIE-8.2.q: the first zone that ships must leave before anything else happens, or NOWHERE. */
function compulsory(p: Position, f: FleetEvasions): Zone {
  if (f.only !== NOWHERE) return mustPutToSea(p, f.side, f.only) ? f.only : NOWHERE;
  return p.box.land.find((zone) => mustPutToSea(p, f.side, zone)) ?? NOWHERE;
}

/** Leaders with whom ships may leave by themselves: out of a naval combat, or where they must. */
function captainsIn(p: Position, f: FleetEvasions, zone: Zone): Piece[] {
  return leadersIn(p, f.side, zone).filter((leader) => captainRefusal(p, leader) === null);
}

/** AIE-8.2.p: leaders with whom land units may leave aboard. */
const evadersBySea = (p: Position, f: FleetEvasions, zone: Zone): Piece[] =>
  isOpen(f, zone) && besetAboard(p, f.side, zone) ? bestOf(p, f.side, zone, seaEvaderRefusal) : [];

/** AIE-8.2.y: also after a failure. */
const mayLeaveAlone = (p: Position, f: FleetEvasions, zone: Zone): boolean =>
  !f.done.includes(zone) && fights(p, zone, true);

function openBySea(p: Position, f: FleetEvasions): Zone[] {
  const forced = compulsory(p, f);
  if (forced !== NOWHERE) return [forced];
  return contested(p).filter(
    (zone) => evadersBySea(p, f, zone).length > 0 || (mayLeaveAlone(p, f, zone) && captainsIn(p, f, zone).length > 0),
  );
}

export const fleetEvasions: Asks<"fleetEvasions"> = {
  asks(p, f, _dice, tell) {
    const forced = compulsory(p, f);
    if (forced !== NOWHERE) {
      const captains = captainsIn(p, f, forced);
      if (captains.length > 1) return true;
      if (captains.length === 1) putToSea(p, f, captains[0]);
      else takeFleet(p, f.side, forced, tell);
      return false;
    }
    if (f.only === NOWHERE && openBySea(p, f).length > 0) return true;
    pop(p);
    return false;
  },

  decides: (p, f) => seatOf(p, f.side),
  question(p, f) {
    const must = compulsory(p, f) !== NOWHERE;
    const zones = openBySea(p, f).map((zone) => p.box.zoneIds[zone]);
    return { ask: "fleetEvasions", rule: must ? "AIE-8.2.q" : "AIE-8.2.o", side: SIDES[f.side], zones, must };
  },

  legal(p, f, list) {
    const { stand, afloat, evade } = p.box.acts;
    const forced = compulsory(p, f);
    if (forced === NOWHERE) list.push(stand());
    for (const zone of openBySea(p, f)) {
      if (zone === forced || mayLeaveAlone(p, f, zone))
        for (const leader of captainsIn(p, f, zone)) list.push(afloat(leader));
      if (forced === NOWHERE) for (const leader of evadersBySea(p, f, zone)) list.push(evade(leader));
    }
  },

  acts: {
    /** Ships by themselves. */
    afloat: {
      refuse(p, f, { leader }) {
        const zone = p.at[leader];
        if (!p.box.isLeader[leader] || p.side[leader] !== f.side) return NO.onlyLeadersEvade;
        if (!onMap(zone)) return NO.nothingToEvade;
        const forced = compulsory(p, f);
        if (forced !== NOWHERE && zone !== forced) return NO.mustPutToSea;
        if (f.done.includes(zone)) return NO.leftBehind;
        if (forced === NOWHERE && !fights(p, zone, true)) return NO.nothingToEvade;
        return captainRefusal(p, leader);
      },
      play: (p, f, { leader }) => putToSea(p, f, leader),
    },
    /** With land units aboard. */
    evade: {
      refuse(p, f, { leader }) {
        const refusal = attemptRefusal(p, f, leader);
        if (refusal !== null) return refusal;
        if (compulsory(p, f) !== NOWHERE) return NO.mustPutToSea;
        if (!besetAboard(p, f.side, p.at[leader])) return NO.noPassengers;
        return (
          seaEvaderRefusal(p, leader) ??
          (evadersBySea(p, f, p.at[leader]).includes(leader) ? null : NO.notTheBestLeader)
        );
      },
      play(p, f, { leader }) {
        const zone = p.at[leader];
        next(p, { ...f, zone, done: leftBehind(f, zone) });
        push(p, { step: "evasion", side: f.side, zone, leader, die: -1, naval: true });
      },
    },
    stand: {
      refuse: (p, f) => (compulsory(p, f) === NOWHERE ? null : NO.mustPutToSea),
      play: (p) => pop(p),
    },
  },

  byDefault: (p, f) =>
    compulsory(p, f) === NOWHERE ? p.box.acts.stand() : p.box.acts.afloat(captainsIn(p, f, compulsory(p, f))[0]),

  forecast(p, _f, act, list) {
    if (act.do !== "evade") return;
    const naval = isSea(p.box, p.at[act.leader]);
    list.push({ f: "throw", rule: "AIE-8.2.p", sides: 10, below: evasionBelow(p, act.leader, naval) });
  },
};

/** AIE-8.2.o: without a die. Where they must all leave (AIE-8.2.q), all that he can lead go at once. */
function putToSea(p: Position, f: FleetEvasions, leader: Piece): void {
  const zone = p.at[leader];
  next(p, { ...f, zone, done: leftBehind(f, zone) });
  mark(p, leader, GROUP);
  if (mustPutToSea(p, f.side, zone)) for (const ship of shipsUnder(p, leader)) mark(p, ship, GROUP);
  push(p, { step: "evasion", side: f.side, zone, leader, die: -1, naval: true });
}

/** AIE-8.2.r: nobody leads them out, or there is no sea for them. */
function takeFleet(p: Position, side: Side, zone: Zone, tell: Chronicle): void {
  const ships = shipsIn(p, side, zone);
  const led = leadersIn(p, side, zone).some((leader) => captainRefusal(p, leader) === NO.noSeaway);
  for (const ship of ships) eliminate(p, ship);
  const units = ships.map((ship) => p.box.pieceIds[ship]);
  const why = led ? "no-sea" : "unled";
  tell({ e: "fleet-taken", rule: "AIE-8.2.r", side: SIDES[side], zone: p.box.zoneIds[zone], units, why });
  checkLoneLeaders(p);
}
