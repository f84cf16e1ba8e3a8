/** Movement (E.1): leaders with their groups, units by themselves, one after the other (AIE-2.E.b, AIE-3.4, AIE-4.3, AIE-7). */
import { cleanSlate, finding, GOES, UNKNOWN } from "@rubicon/series";
import type { Act } from "../acts.ts";
import { AGITATION } from "../agitation.ts";
import { isSea, onMap } from "../board.ts";
import { type FrameAt, pop, push } from "../frames.ts";
import { alone, isBarredSomewhere } from "../party.ts";
import { ROMAN } from "../peoples.ts";
import { NO_PIECE, type Piece } from "../pieces.ts";
import { listPlays, takingPlays } from "../plays/index.ts";
import { FACTION_LEADER, GROUP, hasTitle, ILL, MOVED, mark, type Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { enemyOf, SIDES, type Side, seatOf } from "../sides.ts";
import { openWindow } from "../windows.ts";
import { setOut, takeRefusal } from "./joining.ts";
import { canMarch } from "./marching.ts";
import type { Asks } from "./step.ts";

export const movement: Asks<"movement"> = {
  decides: (p, f) => seatOf(p, f.side),
  question: (p, f) => ({
    ask: "movement",
    rule: "AIE-2.E.b",
    side: SIDES[f.side],
    sequences: p.sequences[f.side],
  }),

  /** Leaders first. */
  legal(p, f, list) {
    const found = cleanSlate(KINDS * p.box.zones.length);
    listLeaders(p, f.side, found, list);
    const duty = list.length > 0 && onDuty(p, f.side) !== NO_PIECE;
    listLoneUnits(p, f.side, found, list);
    if (!duty) list.push(p.box.acts.endMoves());
    listPlays(p, { side: f.side, moment: "move" }, list);
  },

  acts: {
    take: {
      refuse: (p, f, { piece }) => takeRefusal(p, f.side, piece),
      play(p, f, { piece }) {
        mark(p, piece, GROUP);
        push(p, setOut(f.side, p.at[piece], isSea(p.box, p.at[piece])));
      },
    },
    "end-moves": {
      refuse: (p, f) => (onDuty(p, f.side) === NO_PIECE ? null : NO.mustGoHome),
      play(p, f, _act, _dice, tell) {
        tell({ e: "moves-ended", rule: "AIE-2.E.d", side: SIDES[f.side] });
        pop(p);
      },
    },
    // W1, W2: between two moves of one's own. The other side may answer.
    ...takingPlays<FrameAt<"movement">>(
      (_p, f) => ({ side: f.side, moment: "move" }),
      (p, f) => openWindow(p, "answer", enemyOf(f.side), [f.side]),
    ),
  },

  byDefault(p, f) {
    const leader = onDuty(p, f.side);
    return leader === NO_PIECE ? p.box.acts.endMoves() : p.box.acts.take(leader);
  },
};

/** Said in a moment, before the rules are asked. */
const mayMove = (p: Position, side: Side, piece: Piece): boolean =>
  p.side[piece] === side && onMap(p.at[piece]) && (p.marks[piece] & MOVED) === 0;

const LEADER = 0;
const LEGIO = 1;
const EQUITES = 2;
const KINDS = 3;

/** What one Roman leader of a zone may do all there may, but for those of whom something else is known. */
function listLeaders(p: Position, side: Side, found: number[], list: Act[]): void {
  const { acts, leaders, people } = p.box;
  for (let i = 0; i < leaders.length; i++) {
    const leader = leaders[i];
    if (!mayMove(p, side, leader)) continue;
    const called = p.event === AGITATION && hasTitle(p, leader, FACTION_LEADER);
    if (called || people[leader] !== ROMAN || hasTitle(p, leader, ILL) || isBarredSomewhere(p, leader)) {
      if (takeRefusal(p, side, leader) === null) list.push(acts.take(leader));
      continue;
    }
    const key = KINDS * p.at[leader] + LEADER;
    if (found[key] === UNKNOWN) found[key] = finding(takeRefusal(p, side, leader));
    if (found[key] === GOES) list.push(acts.take(leader));
  }
}

/** Units that may set out by themselves. What one Legio of a zone may do every Legio there may, and so with Equites. */
function listLoneUnits(p: Position, side: Side, found: number[], list: Act[]): void {
  const { acts, units, isLegio, people, type } = p.box;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i];
    if (!mayMove(p, side, unit)) continue;
    if (people[unit] !== ROMAN || (!isLegio[unit] && type[unit] !== "equites")) {
      if (takeRefusal(p, side, unit) === null) list.push(acts.take(unit));
      continue;
    }
    const key = KINDS * p.at[unit] + (isLegio[unit] ? LEGIO : EQUITES);
    if (found[key] === UNKNOWN) found[key] = finding(takeRefusal(p, side, unit));
    if (found[key] === GOES) list.push(acts.take(unit));
  }
}

/** AIE-EV6.a: a Faction Leader who has still to go to his city, and can; NO_PIECE when there is none. */
function onDuty(p: Position, side: Side): Piece {
  if (p.event !== AGITATION) return NO_PIECE;
  const { leaders } = p.box;
  for (let i = 0; i < leaders.length; i++) {
    const leader = leaders[i];
    if (!mayMove(p, side, leader) || !hasTitle(p, leader, FACTION_LEADER)) continue;
    const party = alone(p, leader);
    if (party.homeward.length === 0 || !canMarch(p, setOut(side, p.at[leader], false), party)) continue;
    if (takeRefusal(p, side, leader) === null) return leader;
  }
  return NO_PIECE;
}
