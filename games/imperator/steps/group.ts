/** A group on the march (IMP-3.5, IMP-4.3, IMP-7): who joins, where it goes, whom it leaves on the way, where it halts. */
import type { Refusal } from "@rubicon/engine";
import { groupBy, membersOf, wayTo } from "@rubicon/series";
import type { Act } from "../acts.ts";
import { arrive } from "../arriving.ts";
import { isLand, type Way, type Zone } from "../board.ts";
import { foreseeBattle } from "../foresight.ts";
import { type FrameAt, next, pop, push } from "../frames.ts";
import { allowanceOf, inRank, isBereft, isBurden, type Party, partyOf, partyWith, together } from "../party.ts";
import { ROMAN } from "../peoples.ts";
import type { Piece } from "../pieces.ts";
import { foreseePlay, listOwnPlays, takingOwnPlays } from "../plays/index.ts";
import { copy, type Position } from "../position.ts";
import { reviewLoyalty } from "../rebels.ts";
import { NO } from "../refusals/index.ts";
import { ENEMY, SIDES, seatOf } from "../sides.ts";
import { GROUP, isFree, isMarked, mark, markCameFrom, put, unmark } from "../table.ts";
import { forgetWon, halt, rest } from "./halting.ts";
import { joinRefusal } from "./joining.ts";
import { loneMarchRefusal, loneRefusal } from "./lone-units.ts";
import {
  afterMarch,
  canMarch,
  dropRefusal,
  dutyRefusal,
  haltRefusal,
  marchRefusal,
  mustStop,
  restRefusal,
} from "./marching.ts";
import type { Asks, Chronicle } from "./step.ts";
import { foreseeAppeal, winOverRefusal } from "./win-over.ts";

type Group = FrameAt<"group">;

export const group: Asks<"group"> = {
  /** It halts by itself where it must, where it cannot go on, and where the last of its units has perished. */
  asks(p, f) {
    const party = muster(p, f);
    if (!f.gone) return isFit(p, party) || disband(p);
    if (party.leaders > 0 && (canGoOn(p, f, party) || winOverRefusal(p, f) === null)) return true;
    halt(p, f);
    return false;
  },

  decides: (p, f) => seatOf(p, f.side),
  question(p, f) {
    const party = partyOf(p, f.side);
    const alone = party.leaders === 0;
    return {
      ask: "group",
      rule: alone ? ruleOf(party) : "IMP-3.5.b",
      side: SIDES[f.side],
      zone: p.box.zoneIds[f.zone],
      points: pointsLeft(p, f, party),
      gone: f.gone,
      alone,
    };
  },

  legal(p, f, list) {
    if (winOverRefusal(p, f) === null) list.push(p.box.acts.winOver());
    shared.list(p, f, list);
    listOwnPlays(p, f, list);
  },

  acts: {
    all: {
      refuse(p, f) {
        if (!isOpen(f)) return NO.notPickedUp;
        const party = partyOf(p, f.side);
        if (party.leaders === 0) return NO.leaderFirst;
        return shared.canAddAll(p, f, party) ? null : NO.nobodyFits;
      },
      play: (p, f) => shared.addAll(p, f),
    },
    add: {
      refuse: (p, f, { piece }) => joinRefusal(p, f, partyOf(p, f.side), piece),
      play: (p, _f, { piece }) => mark(p, piece, GROUP),
    },
    step: {
      refuse: (p, f, { to }) => stepRefusal(p, f, to),
      play: (p, f, { to }, _dice, tell) => step(p, f, to, tell),
    },
    drop: {
      refuse: (p, f, { piece }) => leaveRefusal(p, f, partyOf(p, f.side), piece),
      play(p, f, { piece }, _dice, tell) {
        const last = partyOf(p, f.side).units === 1;
        rest(p, piece);
        const names = { piece: p.box.pieceIds[piece], zone: p.box.zoneIds[f.zone] };
        tell({ e: "dropped", rule: "IMP-3.5.c", side: SIDES[f.side], ...names });
        if (last) halt(p, f);
      },
    },
    "win-over": {
      refuse: winOverRefusal,
      play: (p, f) => push(p, { step: "winOver", side: f.side, zone: f.zone, die: -1 }),
    },
    halt: {
      refuse: (p, f) => stayRefusal(p, f, partyOf(p, f.side)),
      play(p, f, _act, _dice, tell) {
        if (!f.gone) {
          const names = { pieces: namesOf(p, membersOf(p)), zone: p.box.zoneIds[f.zone] };
          tell({ e: "stayed", rule: "IMP-3.5.c", side: SIDES[f.side], ...names });
        }
        halt(p, f);
      },
    },
    ...takingOwnPlays<Group>(),
  },

  byDefault: (p, f) => shared.byDefault(p, f),

  forecast(p, f, act, list) {
    foreseePlay(p, act, list);
    if (act.do === "win-over") list.push(foreseeAppeal(p, f.zone));
    if (act.do === "all") list.push({ f: "taken-along", rule: "IMP-3.5.b", ...shared.foreseeAll(p, f) });
    if (act.do !== "step") return;
    const party = partyOf(p, f.side);
    const way = wayTo(p.box.waysFrom[f.zone], act.to);
    if (way === null) return;
    if (party.leaders > 0)
      list.push({ f: "points-left", rule: ruleOfPoints(party), points: pointsLeft(p, f, party) - way.cost });
    if (party.units > 0 && !isFree(p, f.side, act.to))
      foreseeBattle(p, { side: f.side, zone: act.to, comers: membersOf(p) }, list);
  },
};

/** Until the first step, and where units have been won over (IMP-4.5G.j). */
const isOpen = (f: Group): boolean => !f.gone || f.won;

const shared = groupBy<Position, Group, Party, Act>({
  partyOf: (p, f) => partyOf(p, f.side),
  partyWith,
  isBereft: (_p, party) => isBereft(party),
  waysOn: (p, f) => p.box.waysFrom[f.zone],
  goRefusal: wayRefusal,
  stayRefusal,
  restRefusal,
  isOpen,
  joinRefusal,
  comesWithAll: (p, _f, piece) => !p.box.isLeader[piece],
  inRank,
  join: (p, piece) => mark(p, piece, GROUP),
  listDrops,
  copy,
});

const ruleOfPoints = ({ units }: Party): string => (units > 0 ? "IMP-1.2.b" : "IMP-1.1.d");

const pointsLeft = (p: Position, f: Group, party: Party): number => Math.max(0, allowanceOf(p, party) - f.spent);

const namesOf = ({ box }: Position, pieces: readonly Piece[]): string[] => pieces.map((piece) => box.pieceIds[piece]);

// Who is left of it ---------------------------------------------------------------------------------------

/** Whoever has died, changed sides or been sent home in between is no part of it any more. */
function muster(p: Position, f: Group): Party {
  const members = membersOf(p);
  let changed = false;
  if (f.gone)
    for (let i = 0; i < members.length; i++)
      if (p.at[members[i]] !== f.zone || p.side[members[i]] !== f.side) {
        unmark(p, members[i], GROUP);
        changed = true;
      }
  return changed ? partyOf(p, f.side) : together(p, f.side, members);
}

/** It has a leader, or is a unit that may go by itself. */
const isFit = (p: Position, { leaders, units, foremost }: Party): boolean =>
  leaders > 0 || (units === 1 && loneRefusal(p, foremost) === null);

/** Its leader has died before they set out: nobody has moved. Nothing is left to ask. */
function disband(p: Position): false {
  for (const piece of membersOf(p)) unmark(p, piece, GROUP);
  pop(p);
  return false;
}

// Going ---------------------------------------------------------------------------------------------------

/** A unit without a leader goes one zone; a leader goes with all of his. */
function wayRefusal(p: Position, f: Group, party: Party, way: Way): Refusal | null {
  return party.leaders === 0 ? loneMarchRefusal(p, party.foremost, way) : marchRefusal(p, f, party, way);
}

function stepRefusal(p: Position, f: Group, to: Zone): Refusal | null {
  const party = partyOf(p, f.side);
  if (f.gone && isBereft(party)) return NO.bereft;
  const way = wayTo(p.box.waysFrom[f.zone], to);
  if (way !== null) return wayRefusal(p, f, party, way);
  return isLand(p.box, to) ? NO.notAdjacent : NO.onlyByShip;
}

function step(p: Position, f: Group, to: Zone, tell: Chronicle): void {
  const { waysFrom, zoneIds } = p.box;
  const members = membersOf(p);
  const party = together(p, f.side, members);
  const way = wayTo(waysFrom[f.zone], to);
  if (way === null) throw new Error("nobody goes where there is no way");
  const names = { pieces: namesOf(p, members), from: zoneIds[f.zone], to: zoneIds[to] };
  const cost = { cost: way.cost, crossed: way.crosses };
  tell({ e: "marched", rule: ruleOf(party), side: SIDES[f.side], ...names, ...cost });
  if (f.won) forgetWon(p);
  for (let i = 0; i < members.length; i++) {
    // IMP-R84
    markCameFrom(p, members[i], f.zone);
    put(p, members[i], to);
  }
  // IMP-4.3.b: rebels whom their leaders have left.
  if (f.side === ENEMY && party.people === ROMAN) reviewLoyalty(p, f.zone, tell);
  // A unit by itself goes no farther (IMP-R32).
  if (party.leaders === 0) rest(p, party.foremost);
  next(p, afterMarch(p, f, party, way));
  arrive(p, members, to, tell);
}

const ruleOf = (party: Party): string => {
  if (party.leaders === 0) return party.people === ROMAN ? "IMP-3.5.d" : "IMP-4.3.g";
  if (party.people !== ROMAN) return party.units > 0 ? "IMP-4.3.f" : "IMP-4.3.e";
  return party.units > 0 ? "IMP-3.5.b" : "IMP-3.5.a";
};

/** IMP-R119: where a leader has died and the others cannot lead all of them, their owner says who stays, if the rest can go on. */
function canGoOn(p: Position, f: Group, party: Party): boolean {
  return !mustStop(p, party, f.zone) && canMarch(p, f, party);
}

/** Before the first step whoever likes stays, and has moved. */
function stayRefusal(p: Position, f: Group, party: Party): Refusal | null {
  if (f.gone && isBereft(party)) return null;
  return haltRefusal(p, f, party) ?? dutyRefusal(p, f, party);
}

/** Who has no leader any more stays where he is. */
function leaveRefusal(p: Position, f: Group, party: Party, unit: Piece): Refusal | null {
  if (!f.gone || !isBereft(party) || !isMarked(p, unit, GROUP) || p.box.isLeader[unit])
    return dropRefusal(p, f, party, unit);
  return isBurden(p, party, unit) ? null : NO.hasALeader;
}

function listDrops(p: Position, f: Group, party: Party, list: Act[]): void {
  const { acts, units } = p.box;
  let left = party.units;
  for (let i = 0; left > 0 && i < units.length; i++) {
    if (!isMarked(p, units[i], GROUP)) continue;
    left--;
    if (leaveRefusal(p, f, party, units[i]) === null) list.push(acts.drop(units[i]));
  }
}
