/** 9.2.2: Roman units and leaders go home, stay where they are, or come back from the dead; and what their quarters do to them. */
import type { Refusal } from "@rubicon/engine";
import { stationing } from "@rubicon/series";
import { arrive } from "../arriving.ts";
import { onMap, type Zone } from "../board.ts";
import { type FrameAt, next, pop, push } from "../frames.ts";
import { ROMAN } from "../peoples.ts";
import { FULL, type Piece, REDUCED } from "../pieces.ts";
import { own, type Position } from "../position.ts";
import { campsFrom, isOccupied, type Quarters, quartersFor, quartersRefusal } from "../quarters.ts";
import { ENEMY, ROME, SIDES, seatOf } from "../sides.ts";
import {
  forgetMarks,
  HOUSED,
  hasCamp,
  isAtWar,
  isInEmpire,
  isInterior,
  isMarked,
  loseStep,
  mark,
  markCameFrom,
  partOf,
  put,
  reduce,
  SETTLED,
} from "../table.ts";
import type { Asks, Chronicle, Runs } from "./step.ts";

/** IMP-R98: whoever stays is found out first, for all at once. */
export const winterOfRomans: Runs<"winterOfRomans"> = {
  run(p) {
    next(p, { step: "barracks" });
    push(p, { step: "revival", side: ENEMY });
    push(p, { step: "revival", side: ROME });
    push(p, { step: "retinue" });
    push(p, { step: "quarters" });
    const threats = threatened(p);
    for (const unit of p.box.romanUnits) if (onMap(p.at[unit]) && stays(p, unit, threats)) mark(p, unit, HOUSED);
  },
};

/** IMP-9.2.2.f: zones with a unit of a People at war or a rebel unit, and those around them, straits included. */
function threatened(p: Position): ReadonlySet<Zone> {
  const { people, units, waysFrom } = p.box;
  const zones = new Set<Zone>();
  for (const unit of units) {
    if (!onMap(p.at[unit])) continue;
    if (people[unit] === ROMAN ? p.side[unit] !== ENEMY : !isAtWar(p, people[unit])) continue;
    zones.add(p.at[unit]);
    for (const { to } of waysFrom[p.at[unit]]) zones.add(to);
  }
  return zones;
}

/** IMP-9.2.2.f to IMP-9.2.2.i, IMP-9.2.2.m, IMP-9.2.2.q, IMP-R98; mutineers are no matter of it (IMP-6.3.n). */
function stays(p: Position, unit: Piece, threats: ReadonlySet<Zone>): boolean {
  const { band, isGarrison, isVexillation, station } = p.box;
  const zone = p.at[unit];
  if (p.side[unit] !== ROME) return p.side[unit] === ENEMY;
  if (!isInEmpire(p, zone)) return false;
  if (isVexillation[unit] || zone === station[unit] || threats.has(zone)) return true;
  return isGarrison[unit] ? !isInterior(p, zone) || isOccupied(p, station[unit]) : partOf(p, zone) !== band[unit];
}

/** IMP-9.2.2.a to IMP-9.2.2.d, IMP-9.2.2.h, IMP-9.2.2.i, IMP-9.2.2.r */
export const quarters: Asks<"quarters"> = {
  asks(p, _f, _dice, tell) {
    for (const unit of leaving(p)) {
      const found = placesFor(p, unit);
      if (found.zones.length > 1) return true;
      goHome(p, unit, found, found.zones[0], tell);
    }
    pop(p);
    return false;
  },

  decides: (p) => seatOf(p, ROME),
  question(p) {
    const units = leaving(p);
    return {
      ask: "quarters",
      rule: "IMP-9.2.2.b",
      side: SIDES[ROME],
      unit: p.box.pieceIds[units[0]],
      left: units.length,
    };
  },

  ...stationing({
    next: (p: Position, _f: FrameAt<"quarters">) => leaving(p)[0],
    zonesFor: (p, _f, unit) => placesFor(p, unit).zones,
    refuse: (p, _f, unit, zone): Refusal | null => quartersRefusal(p, placesFor(p, unit), zone),
    place: (p, _f, unit, zone: Zone, tell: Chronicle) => goHome(p, unit, placesFor(p, unit), zone, tell),
    placeRest(p, _f, tell) {
      for (const unit of leaving(p)) {
        const found = placesFor(p, unit);
        goHome(p, unit, found, found.zones[0], tell);
      }
    },
  }),
};

const leaving = (p: Position): Piece[] =>
  p.box.romanUnits.filter((unit) => p.side[unit] === ROME && onMap(p.at[unit]) && !isMarked(p, unit, HOUSED));

/** IMP-R100: a vexillation has no camp; it goes to the one that is nearest to where it is. */
const placesFor = (p: Position, unit: Piece): Quarters =>
  p.box.isVexillation[unit] ? campsFrom(p, p.at[unit]) : quartersFor(p, unit);

/** IMP-9.2.2.a, IMP-R100, IMP-R101: from outside, and where all camps are taken, reduced; a vexillation keeps its face. */
function goHome(p: Position, unit: Piece, { kind }: Quarters, zone: Zone, tell: Chronicle): void {
  const { isVexillation, pieceIds, zoneIds } = p.box;
  const from = p.at[unit];
  const outside = !isInEmpire(p, from);
  const before = p.face[unit];
  put(p, unit, zone);
  mark(p, unit, outside || kind === "interior" ? HOUSED | SETTLED : HOUSED);
  markCameFrom(p, unit, from);
  if (kind === "interior" || (outside && !isVexillation[unit])) reduce(p, unit);
  tell({
    e: "went-home",
    rule: outside ? (isVexillation[unit] ? "IMP-9.2.2.r" : "IMP-9.2.2.a") : "IMP-9.2.2.h",
    unit: pieceIds[unit],
    from: zoneIds[from],
    zone: zoneIds[zone],
    reduced: p.face[unit] !== before,
  });
  arrive(p, [unit], zone, tell);
}

/** IMP-9.2.2.j to IMP-9.2.2.m, IMP-9.2.2.q, IMP-9.2.2.t: those who were in the empire when the winter came. */
export const barracks: Runs<"barracks"> = {
  run(p, _f, _dice, tell) {
    pop(p);
    const { isCity, isPort, isVexillation, romanUnits } = p.box;
    const recovered: Piece[] = [];
    const exhausted: Piece[] = [];
    const lost: Piece[] = [];
    for (const unit of romanUnits) {
      const zone = p.at[unit];
      if (!isMarked(p, unit, HOUSED) || isMarked(p, unit, SETTLED)) continue;
      const sheltered = isCity[zone] || hasCamp(p, zone);
      if (isVexillation[unit]) {
        if (!sheltered) (loseStep(p, unit) ? lost : exhausted).push(unit);
      } else if (sheltered) {
        if (p.face[unit] === REDUCED) recovered.push(unit);
        own.face(p)[unit] = FULL;
      } else if (!isPort[zone] && p.face[unit] === FULL) {
        reduce(p, unit);
        exhausted.push(unit);
      }
    }
    forgetMarks(p);
    const named = (units: readonly Piece[]): string[] => units.map((unit) => p.box.pieceIds[unit]);
    if (recovered.length > 0) tell({ e: "recovered", rule: "IMP-9.2.2.k", units: named(recovered) });
    if (exhausted.length + lost.length > 0)
      tell({ e: "exhausted", rule: "IMP-9.2.2.j", units: named(exhausted), lost: named(lost) });
  },
};
