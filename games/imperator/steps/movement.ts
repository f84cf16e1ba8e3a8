/** Movement (E.1): leaders with their groups, units by themselves, fleets, one after the other (IMP-2.E.b, IMP-3.5, IMP-4.3, IMP-7). */
import type { Refusal } from "@rubicon/engine";
import { cleanSlate, finding, GOES, UNKNOWN } from "@rubicon/series";
import type { Act } from "../acts.ts";
import { FRONT_COUNT, isLand, onMap } from "../board.ts";
import { fleetRefusal } from "../fleets.ts";
import { type FrameAt, pop, push } from "../frames.ts";
import { alone } from "../party.ts";
import { ROMAN } from "../peoples.ts";
import { NO_PIECE, type Piece } from "../pieces.ts";
import { foreseePlay, listOwnPlays, takingOwnPlays } from "../plays/index.ts";
import type { Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { ENEMY, NOBODY, ROME, SIDES, type Side, seatOf } from "../sides.ts";
import { calledToRome } from "../summons.ts";
import { GROUP, isMarked, MOVED, mark } from "../table.ts";
import { setOut, takeRefusal } from "./joining.ts";
import { canMarch } from "./marching.ts";
import type { Asks } from "./step.ts";

export const movement: Asks<"movement"> = {
  decides: (p, f) => seatOf(p, f.side),
  question: (p, f) => ({
    ask: "movement",
    rule: "IMP-2.E.b",
    side: SIDES[f.side],
    sequences: p.sequences[f.side],
  }),

  /** Leaders first. */
  legal(p, { side }, list) {
    const { acts } = p.box;
    const called = onDuty(p, side);
    if (called !== NO_PIECE) list.push(acts.take(called));
    else {
      listLeaders(p, side, list);
      listLoneUnits(p, side, list);
      if (side === ROME) listFleets(p, side, list);
      list.push(acts.endMoves());
    }
    listOwnPlays(p, { side }, list);
  },

  acts: {
    take: {
      refuse: (p, f, { piece }) => setOutRefusal(p, f.side, piece),
      play(p, f, { piece }) {
        if (p.box.isFleet[piece]) return push(p, { step: "voyage", fleet: piece, sailed: false, landed: false });
        mark(p, piece, GROUP);
        push(p, setOut(f.side, p.at[piece]));
      },
    },
    "end-moves": {
      refuse: (p, f) => (onDuty(p, f.side) === NO_PIECE ? null : NO.mustGoToRome),
      play(p, f, _act, _dice, tell) {
        tell({ e: "moves-ended", rule: "IMP-2.E.b", side: SIDES[f.side] });
        pop(p);
      },
    },
    ...takingOwnPlays<FrameAt<"movement">>(),
  },

  byDefault(p, f) {
    const called = onDuty(p, f.side);
    return called === NO_PIECE ? p.box.acts.endMoves() : p.box.acts.take(called);
  },

  forecast: (p, _f, act, list) => foreseePlay(p, act, list),
};

function setOutRefusal(p: Position, side: Side, piece: Piece): Refusal | null {
  const called = onDuty(p, side);
  if (called !== NO_PIECE && called !== piece) return NO.goesToRome; // IMP-TE.6.b
  return p.box.isFleet[piece] ? fleetRefusal(p, side, piece) : takeRefusal(p, side, piece);
}

/** IMP-TE.6.b: the Augustus who has to go to Rome before all else, and can; NO_PIECE when there is none. */
function onDuty(p: Position, side: Side): Piece {
  if (side !== ROME) return NO_PIECE;
  const leader = calledToRome(p);
  if (leader === NO_PIECE || isMarked(p, leader, MOVED)) return NO_PIECE;
  return canMarch(p, setOut(side, p.at[leader]), alone(p, side, leader)) ? leader : NO_PIECE;
}

/** Said in a moment, before the rules are asked. IMP-R43: those of Peoples at peace are nobody's, and the Enemy's to move. */
const mayMove = (p: Position, side: Side, piece: Piece): boolean =>
  (p.side[piece] === side || (side === ENEMY && p.side[piece] === NOBODY)) &&
  onMap(p.at[piece]) &&
  !isMarked(p, piece, MOVED);

function listLeaders(p: Position, side: Side, list: Act[]): void {
  const { acts, leaders } = p.box;
  for (let i = 0; i < leaders.length; i++)
    if (mayMove(p, side, leaders[i]) && takeRefusal(p, side, leaders[i]) === null) list.push(acts.take(leaders[i]));
}

/** What one legion of a Front may do by itself every one of them may that stands beside it; and so with a People. */
function listLoneUnits(p: Position, side: Side, list: Act[]): void {
  const { acts, units, band, isLegion, people, zones } = p.box;
  const found = cleanSlate(FRONT_COUNT * zones.length);
  let last: Piece = NO_PIECE;
  let goes = false;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i];
    if (!mayMove(p, side, unit)) continue;
    if (isLegion[unit] && isLand(p.box, p.at[unit])) {
      const key = FRONT_COUNT * p.at[unit] + band[unit];
      if (found[key] === UNKNOWN) found[key] = finding(takeRefusal(p, side, unit));
      if (found[key] === GOES) list.push(acts.take(unit));
      continue;
    }
    if (people[unit] === ROMAN || last === NO_PIECE || people[last] !== people[unit] || p.at[last] !== p.at[unit])
      goes = takeRefusal(p, side, unit) === null;
    last = unit;
    if (goes) list.push(acts.take(unit));
  }
}

function listFleets(p: Position, side: Side, list: Act[]): void {
  for (const fleet of p.box.fleets) if (fleetRefusal(p, side, fleet) === null) list.push(p.box.acts.take(fleet));
}
