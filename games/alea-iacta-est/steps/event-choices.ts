/** What the event of the year asks: whose leader is ill (EV4), which legions desert (EV11). */
import type { Refusal } from "@rubicon/engine";
import { onMap, type Region } from "../board.ts";
import { next, pop } from "../frames.ts";
import { type Piece, REDUCED } from "../pieces.ts";
import { eliminate, type Position, pcOf } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { SIDES, type Side, seatOf } from "../sides.ts";
import { fallIll, mayFallIll } from "./event.ts";
import type { Asks, Chronicle } from "./step.ts";

/** AIE-EV4.a, AIE-R166: a faction with two leaders says which of them is ill. */
export const illness: Asks<"illness"> = {
  decides: (p, f) => seatOf(p, f.side),
  question: (p, f) => ({
    ask: "illness",
    rule: "AIE-EV4.a",
    side: SIDES[f.side],
    leaders: mayFallIll(p, f.side).map((leader) => p.box.pieceIds[leader]),
  }),

  legal(p, f, list) {
    for (const leader of mayFallIll(p, f.side)) list.push(p.box.acts.ail(leader));
  },

  acts: {
    ail: {
      refuse: (p, f, { leader }) => (mayFallIll(p, f.side).includes(leader) ? null : NO.illNotHim),
      play(p, _f, { leader }, _dice, tell) {
        pop(p);
        fallIll(p, leader, "AIE-EV4.a", tell);
      },
    },
  },

  byDefault: (p, f) => p.box.acts.ail(mayFallIll(p, f.side).sort((a, b) => pcOf(p, a) - pcOf(p, b) || a - b)[0]),
};

/** AIE-EV11.c: the controller of the region chooses; who has no more than must go is not asked. */
export const forsaking: Asks<"forsaking"> = {
  asks(p, f, _dice, tell) {
    const legions = inDoubt(p, f.side, f.region);
    if (f.left > 0 && legions.length > f.left) return true;
    if (f.left > 0) for (const legion of legions) desert(p, legion, f.region, tell);
    pop(p);
    return false;
  },

  decides: (p, f) => seatOf(p, f.side),
  question: (p, f) => ({
    ask: "forsaking",
    rule: "AIE-EV11.c",
    side: SIDES[f.side],
    region: p.box.regionIds[f.region],
    left: f.left,
  }),

  legal(p, f, list) {
    list.push(p.box.acts.rest());
    for (const legion of inDoubt(p, f.side, f.region)) list.push(p.box.acts.forsake(legion));
  },

  acts: {
    forsake: {
      refuse: (p, f, { unit }) => forsakeRefusal(p, f.side, f.region, unit),
      play(p, f, { unit }, _dice, tell) {
        desert(p, unit, f.region, tell);
        next(p, { ...f, left: f.left - 1 });
      },
    },
    rest: {
      play(p, f, _act, _dice, tell) {
        for (const legion of inDoubt(p, f.side, f.region).slice(0, f.left)) desert(p, legion, f.region, tell);
        pop(p);
      },
    },
  },

  byDefault: (p) => p.box.acts.rest(),
};

function forsakeRefusal(p: Position, side: Side, region: Region, unit: Piece): Refusal | null {
  if (!p.box.isLegio[unit]) return NO.forsakeLegion;
  if (p.side[unit] !== side) return NO.forsakeNotYours;
  return onMap(p.at[unit]) && p.box.region[p.at[unit]] === region ? null : NO.forsakeElsewhere;
}

/** A side's legions in a region, reduced ones first. */
const inDoubt = (p: Position, side: Side, region: Region): Piece[] =>
  p.box.romanUnits
    .filter((unit) => forsakeRefusal(p, side, region, unit) === null)
    .sort((a, b) => Number(p.face[b] === REDUCED) - Number(p.face[a] === REDUCED) || a - b);

function desert(p: Position, unit: Piece, region: Region, tell: Chronicle): void {
  const side = SIDES[p.side[unit]];
  eliminate(p, unit);
  const { pieceIds, regionIds } = p.box;
  tell({ e: "forsaken", rule: "AIE-EV11.c", side, unit: pieceIds[unit], region: regionIds[region] });
}
