/** Movement (E.1): leaders with their groups, units by themselves, fleets, one after the other (IMP-2.E.b, IMP-3.5, IMP-4.3, IMP-7). */
import type { Refusal } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import { onMap } from "../board.ts";
import { fleetRefusal } from "../fleets.ts";
import { type FrameAt, pop, push } from "../frames.ts";
import { alone } from "../party.ts";
import { NO_PIECE, type Piece } from "../pieces.ts";
import { listOwnPlays, takingOwnPlays } from "../plays/index.ts";
import type { Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { ENEMY, ROME, SIDES, type Side, seatOf } from "../sides.ts";
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
      listSetOut(p, side, p.box.leaders, list);
      listSetOut(p, side, p.box.units, list);
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

/** Those who may set out, of a list. */
function listSetOut(p: Position, side: Side, pieces: readonly Piece[], list: Act[]): void {
  const { acts } = p.box;
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i];
    // Said in a moment, before the rules are asked. IMP-R43: those of Peoples at peace are nobody's, and the Enemy's to move.
    if (p.side[piece] !== side && (side !== ENEMY || p.side[piece] >= 0)) continue;
    if (!onMap(p.at[piece]) || isMarked(p, piece, MOVED)) continue;
    if (takeRefusal(p, side, piece) === null) list.push(acts.take(piece));
  }
}

function listFleets(p: Position, side: Side, list: Act[]): void {
  for (const fleet of p.box.fleets) if (fleetRefusal(p, side, fleet) === null) list.push(p.box.acts.take(fleet));
}
