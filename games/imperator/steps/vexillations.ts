/** C.R3: Rome forms and dissolves vexillations, as many as it likes (3.4, R28, R29). */
import type { Refusal } from "@rubicon/engine";
import type { Zone } from "../board.ts";
import { type FrameAt, next, pop, push } from "../frames.ts";
import { FULL, type Piece } from "../pieces.ts";
import { own, type Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { ROME, SIDES, seatOf } from "../sides.ts";
import { changeSide, eliminate, put, reduce } from "../table.ts";
import {
  detachRefusal,
  dissolveRefusal,
  GIVING_MEN,
  givers,
  restoreRefusal,
  spareOf,
  takers,
  weakenRefusal,
} from "../vexillations.ts";
import type { Asks, Chronicle } from "./step.ts";

/** IMP-3.4.a, IMP-2.C.d */
export const vexillations: Asks<"vexillations"> = {
  asks(p) {
    const { fronts, vexillations: all } = p.box;
    if (fronts.some((front) => detachRefusal(p, front) === null)) return true;
    if (all.some((unit) => dissolveRefusal(p, unit) === null)) return true;
    pop(p);
    return false;
  },

  decides: (p) => seatOf(p, ROME),
  question: () => ({ ask: "vexillations", rule: "IMP-3.4.a", side: SIDES[ROME] }),

  legal(p, _f, list) {
    const { acts, fronts, vexillations: all } = p.box;
    list.push(acts.done());
    for (const front of fronts) if (detachRefusal(p, front) === null) list.push(acts.detach(front));
    for (const unit of all) if (dissolveRefusal(p, unit) === null) list.push(acts.dissolve(unit));
  },

  acts: {
    detach: {
      refuse: (p, _f, { front }) => detachRefusal(p, front),
      play: (p, _f, { front }) => push(p, { step: "detaching", front, legions: [] }),
    },
    dissolve: {
      refuse: (p, _f, { unit }) => dissolveRefusal(p, unit),
      play(p, _f, { unit }, _dice, tell) {
        const { band, pieceIds, zoneIds } = p.box;
        const zone = p.at[unit];
        tell({ e: "dissolved", rule: "IMP-3.4.d", unit: pieceIds[unit], zone: zoneIds[zone] });
        // IMP-3.4.e, IMP-3.4.f
        const left = p.face[unit] === FULL ? 3 : 2;
        eliminate(p, unit);
        push(p, { step: "dissolving", front: band[unit], zone, left, met: false });
      },
    },
    done: { play: pop },
  },

  byDefault: (p) => p.box.acts.done(),
};

/** IMP-3.4.c, IMP-R28: three legions, and then the zone of one of them. */
export const detaching: Asks<"detaching"> = {
  asks(p, f, _dice, tell) {
    const left = leftOf(f);
    if (left > 0) {
      const able = givers(p, f.front);
      if (able.length > left) return true;
      for (const legion of able) reduce(p, legion);
      next(p, { ...f, legions: [...f.legions, ...able] });
      return false;
    }
    const zones = zonesOf(p, f);
    if (zones.length > 1) return true;
    form(p, f, zones[0], tell);
    return false;
  },

  decides: (p) => seatOf(p, ROME),
  question: (p, f) => ({
    ask: "detaching",
    rule: "IMP-3.4.c",
    side: SIDES[ROME],
    front: p.box.frontIds[f.front],
    left: leftOf(f),
  }),

  legal(p, f, list) {
    const { acts } = p.box;
    if (leftOf(f) > 0) for (const legion of givers(p, f.front)) list.push(acts.weaken(legion));
    else for (const zone of zonesOf(p, f)) list.push(acts.station(zone));
    list.push(acts.rest());
  },

  acts: {
    weaken: {
      refuse: (p, f, { unit }) => (leftOf(f) === 0 ? NO.weakenEnough : weakenRefusal(p, f.front, unit)),
      play(p, f, { unit }) {
        reduce(p, unit);
        next(p, { ...f, legions: [...f.legions, unit] });
      },
    },
    station: {
      refuse(p, f, { zone }) {
        if (leftOf(f) > 0) return NO.detachFirst;
        return zonesOf(p, f).includes(zone) ? null : NO.detachZone;
      },
      play: (p, f, { zone }, _dice, tell) => form(p, f, zone, tell),
    },
    rest: {
      play(p, f, _act, _dice, tell) {
        const more = givers(p, f.front).slice(0, leftOf(f));
        for (const legion of more) reduce(p, legion);
        const whole = { ...f, legions: [...f.legions, ...more] };
        form(p, whole, zonesOf(p, whole)[0], tell);
      },
    },
  },

  byDefault: (p) => p.box.acts.rest(),
};

const leftOf = (f: FrameAt<"detaching">): number => GIVING_MEN - f.legions.length;

const zonesOf = (p: Position, f: FrameAt<"detaching">): Zone[] => [...new Set(f.legions.map((legion) => p.at[legion]))];

function form(p: Position, f: FrameAt<"detaching">, zone: Zone, tell: Chronicle): void {
  const unit = spareOf(p, f.front);
  pop(p);
  if (unit === undefined) throw new Error("no vexillation is left to be formed");
  put(p, unit, zone);
  changeSide(p, unit, ROME);
  const { pieceIds, zoneIds } = p.box;
  const legions = f.legions.map((legion) => pieceIds[legion]);
  tell({ e: "detached", rule: "IMP-3.4.c", unit: pieceIds[unit], zone: zoneIds[zone], legions });
}

/** IMP-3.4.e, IMP-3.4.f, IMP-R29: one of those restored stood with the vexillation; where there are fewer, all of them are. */
export const dissolving: Asks<"dissolving"> = {
  asks(p, f, _dice, tell) {
    const able = takers(p, f.front, f.zone).filter((legion) => mendRefusal(p, f, legion) === null);
    if (f.left > 0 && able.length > f.left) return true;
    pop(p);
    if (f.left > 0) restore(p, able, tell);
    return false;
  },

  decides: (p) => seatOf(p, ROME),
  question: (p, f) => ({
    ask: "dissolving",
    rule: "IMP-3.4.e",
    side: SIDES[ROME],
    front: p.box.frontIds[f.front],
    left: f.left,
  }),

  legal(p, f, list) {
    for (const legion of takers(p, f.front, f.zone))
      if (mendRefusal(p, f, legion) === null) list.push(p.box.acts.restore(legion));
    list.push(p.box.acts.rest());
  },

  acts: {
    restore: {
      refuse: (p, f, { unit }) => mendRefusal(p, f, unit),
      play(p, f, { unit }, _dice, tell) {
        next(p, { ...f, left: f.left - 1, met: f.met || p.at[unit] === f.zone });
        restore(p, [unit], tell);
      },
    },
    rest: {
      play(p, f, _act, _dice, tell) {
        pop(p);
        restore(p, takers(p, f.front, f.zone).slice(0, f.left), tell);
      },
    },
  },

  byDefault: (p) => p.box.acts.rest(),
};

/** IMP-3.4.d: the last one is one who stood with it, if none has been yet. */
const mendRefusal = (p: Position, f: FrameAt<"dissolving">, legion: Piece): Refusal | null =>
  restoreRefusal(p, f.front, legion) ??
  (f.left === 1 && !f.met && p.at[legion] !== f.zone ? NO.restoreHereFirst : null);

function restore(p: Position, legions: readonly Piece[], tell: Chronicle): void {
  for (const legion of legions) own.face(p)[legion] = FULL;
  tell({ e: "restored", rule: "IMP-3.4.e", units: legions.map((legion) => p.box.pieceIds[legion]) });
}
