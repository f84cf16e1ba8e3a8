/** 9.2.2: leaders who go home with units (R99), and units that come back from the dead. */
import type { Refusal } from "@rubicon/engine";
import { stationing } from "@rubicon/series";
import { arrive } from "../arriving.ts";
import { DEAD, onMap, WITHDRAWN, type Zone } from "../board.ts";
import { type FrameAt, pop } from "../frames.ts";
import type { Piece } from "../pieces.ts";
import type { Position } from "../position.ts";
import { campsOfFront, type Quarters, quartersFor, quartersRefusal } from "../quarters.ts";
import { NO } from "../refusals/index.ts";
import { ROME, SIDES, type Side, seatOf } from "../sides.ts";
import { slainAll } from "../slain.ts";
import { cameFrom, HOUSED, hasCamp, isInEmpire, isLoyal, isMarked, mark, put, reduce, unitsOf } from "../table.ts";
import { usurpers } from "../titles.ts";
import type { Asks, Chronicle } from "./step.ts";

/** IMP-9.2.2.e, IMP-R99: abroad he goes with one of his units, or is lost if he is alone; at home he may stay. */
export const retinue: Asks<"retinue"> = {
  asks(p, _f, _dice, tell) {
    const stranded = waiting(p).filter((leader) => isAlone(p, leader));
    if (stranded.length > 0) {
      slainAll(p, stranded, "stranded", tell);
      return false;
    }
    for (const leader of waiting(p)) {
      const units = companions(p, leader);
      if (units.length > 1 || (units.length === 1 && mayStay(p, leader))) return true;
      if (units.length === 1) follow(p, leader, units[0], tell);
      else mark(p, leader, HOUSED);
    }
    pop(p);
    return false;
  },

  decides: (p) => seatOf(p, ROME),
  question(p) {
    const [leader] = waiting(p);
    const rule = ruleFor(p, p.at[leader]);
    return { ask: "retinue", rule, side: SIDES[ROME], leader: p.box.pieceIds[leader], stays: mayStay(p, leader) };
  },

  legal(p, _f, list) {
    const { acts } = p.box;
    const [leader] = waiting(p);
    if (mayStay(p, leader)) list.push(acts.decline());
    for (const unit of companions(p, leader)) list.push(acts.goWith(unit));
    list.push(acts.rest());
  },

  acts: {
    "go-with": {
      refuse: (p, _f, { unit }) => followRefusal(p, waiting(p)[0], unit),
      play: (p, _f, { unit }, _dice, tell) => follow(p, waiting(p)[0], unit, tell),
    },
    decline: {
      refuse: (p) => (mayStay(p, waiting(p)[0]) ? null : NO.goWithSomebody),
      play: (p) => mark(p, waiting(p)[0], HOUSED),
    },
    rest: {
      play(p, _f, _act, _dice, tell) {
        for (const leader of waiting(p)) {
          const [unit] = companions(p, leader);
          if (unit === undefined || mayStay(p, leader)) mark(p, leader, HOUSED);
          else follow(p, leader, unit, tell);
        }
      },
    },
  },

  byDefault: (p) => p.box.acts.rest(),
};

const waiting = (p: Position): Piece[] =>
  p.box.romanLeaders.filter((leader) => isLoyal(p, leader) && onMap(p.at[leader]) && !isMarked(p, leader, HOUSED));

const mayStay = (p: Position, leader: Piece): boolean => isInEmpire(p, p.at[leader]);

/** Units that stood with him and have gone home. */
const companions = (p: Position, leader: Piece): Piece[] =>
  p.box.romanUnits.filter((unit) => followRefusal(p, leader, unit) === null);

function followRefusal(p: Position, leader: Piece, unit: Piece): Refusal | null {
  if (!p.box.isUnit[unit] || !isLoyal(p, unit) || !onMap(p.at[unit])) return NO.goWithUnit;
  return cameFrom(p, unit) === p.at[leader] ? null : NO.goWithSent;
}

/** IMP-9.2.2.e: nobody is left with him abroad, not even the Armenian unit. */
const isAlone = (p: Position, leader: Piece): boolean =>
  !mayStay(p, leader) && companions(p, leader).length === 0 && unitsOf(p, ROME, p.at[leader]) === 0;

function follow(p: Position, leader: Piece, unit: Piece, tell: Chronicle): void {
  const { pieceIds, zoneIds } = p.box;
  const from = p.at[leader];
  put(p, leader, p.at[unit]);
  mark(p, leader, HOUSED);
  const names = { leader: pieceIds[leader], unit: pieceIds[unit], from: zoneIds[from], zone: zoneIds[p.at[unit]] };
  tell({ e: "went-with", rule: ruleFor(p, from), ...names });
  arrive(p, [leader], p.at[unit], tell);
}

/** IMP-9.2.2.n, IMP-9.2.2.o, IMP-9.2.2.p, IMP-TE.13.a: eliminated this year, or withdrawn. */
export const revival: Asks<"revival"> = {
  asks(p, f, _dice, tell) {
    for (const unit of lost(p, f.side)) {
      const found = placesFor(p, unit);
      if (found.zones.length > 1) return true;
      revive(p, unit, found, found.zones[0], tell);
    }
    pop(p);
    return false;
  },

  decides: (p, f) => seatOf(p, f.side),
  question(p, f) {
    const units = lost(p, f.side);
    const rule = f.side === ROME ? "IMP-9.2.2.o" : "IMP-9.2.2.p";
    return { ask: "revival", rule, side: SIDES[f.side], unit: p.box.pieceIds[units[0]], left: units.length };
  },

  ...stationing({
    next: (p: Position, f: FrameAt<"revival">) => lost(p, f.side)[0],
    zonesFor: (p, _f, unit) => placesFor(p, unit).zones,
    refuse: (p, _f, unit, zone) => revivalRefusal(p, unit, zone),
    place: (p, _f, unit, zone: Zone, tell: Chronicle) => revive(p, unit, placesFor(p, unit), zone, tell),
    placeRest(p, f, tell) {
      for (const unit of lost(p, f.side)) {
        const found = placesFor(p, unit);
        revive(p, unit, found, found.zones[0], tell);
      }
    },
  }),
};

const lost = (p: Position, side: Side): Piece[] =>
  p.box.romanUnits.filter((unit) => p.side[unit] === side && (p.at[unit] === DEAD || p.at[unit] === WITHDRAWN));

/** IMP-9.2.2.p: rebels come back to a usurper. */
function placesFor(p: Position, unit: Piece): Quarters {
  if (p.side[unit] !== ROME) return { zones: [...new Set(usurpers(p).map((leader) => p.at[leader]))], kind: "home" };
  return p.box.isVexillation[unit] ? campsOfFront(p, unit) : quartersFor(p, unit);
}

function revivalRefusal(p: Position, unit: Piece, zone: Zone): Refusal | null {
  const found = placesFor(p, unit);
  if (found.zones.includes(zone)) return null;
  if (p.side[unit] !== ROME) return NO.revivalUsurper;
  return p.box.isVexillation[unit] && found.kind === "camp" ? NO.quartersOwnFront : quartersRefusal(p, found, zone);
}

/** On the normal side, where they belong; IMP-9.2.2.t: but a vexillation was reduced, and stays so. */
function revive(p: Position, unit: Piece, { kind }: Quarters, zone: Zone, tell: Chronicle): void {
  const { isCity, isPort, isVexillation, pieceIds, zoneIds } = p.box;
  const rebel = p.side[unit] !== ROME;
  const bare = !isCity[zone] && !isPort[zone] && !hasCamp(p, zone);
  const reduced = isVexillation[unit] || (rebel ? bare : kind !== "home");
  put(p, unit, zone);
  if (reduced) reduce(p, unit);
  const rule = rebel ? "IMP-9.2.2.p" : reduced ? "IMP-9.2.2.o" : "IMP-9.2.2.n";
  tell({
    e: "back-again",
    rule,
    side: SIDES[p.side[unit]],
    unit: pieceIds[unit],
    zone: zoneIds[zone],
    reduced,
  });
  arrive(p, [unit], zone, tell);
}

/** Whoever is at home follows his units if he likes; abroad he has to. */
const ruleFor = (p: Position, zone: Zone): string => (isInEmpire(p, zone) ? "IMP-9.2.2.h" : "IMP-9.2.2.e");
