/** A group on the move (AIE-3.4.1, AIE-3.4.2, AIE-4.3): who joins, where it goes, whom it leaves on the way, where it halts. */
import type { Refusal } from "@rubicon/engine";
import { groupBy, membersOf, wayTo } from "@rubicon/series";
import type { Act } from "../acts.ts";
import { isSea, type Way, type Zone } from "../board.ts";
import { foreseeBattle, foreseeContest } from "../foresight.ts";
import { type FrameAt, next, pop } from "../frames.ts";
import { allowanceOf, inRank, isBereft, isBurden, type Party, partyOf, partyWith, together } from "../party.ts";
import { NO_PIECE, type Piece } from "../pieces.ts";
import { meetPlague } from "../plague.ts";
import {
  CROSSED,
  copy,
  GROUP,
  isFree,
  isMarked,
  MOVED,
  mark,
  markCameFrom,
  type Position,
  put,
  STRANDED,
  unmark,
} from "../position.ts";
import { NO } from "../refusals/index.ts";
import { enemyOf, SIDES, type Side, seatOf } from "../sides.ts";
import { openWindow } from "../windows.ts";
import { joinRefusal } from "./joining.ts";
import { loneMarchRefusal } from "./lone-units.ts";
import {
  afterDrop,
  afterMarch,
  afterStep,
  canMarch,
  dropRefusal,
  dutyRefusal,
  haltRefusal,
  marchRefusal,
  mustStop,
  restRefusal,
} from "./marching.ts";
import type { Asks, Chronicle } from "./step.ts";
import { canSail, sailRefusal } from "./voyages.ts";

type Group = FrameAt<"group">;

export const group: Asks<"group"> = {
  /** It halts by itself where it must, and where it cannot go on. */
  asks(p, f) {
    if (!f.gone || canGoOn(p, f) || isHesitant(p, f)) return true;
    halt(p, f.side, membersOf(p));
    return false;
  },

  decides: (p, f) => seatOf(p, f.side),
  question: (p, f) => ({
    ask: "group",
    rule: f.sea ? "AIE-3.4.2.g" : "AIE-3.4.1.b",
    side: SIDES[f.side],
    zone: p.box.zoneIds[f.zone],
    points: pointsLeft(p, f, partyOf(p, f.side)),
    sea: f.sea,
    gone: f.gone,
  }),

  legal: (p, f, list) => shared.list(p, f, list),

  acts: {
    all: {
      refuse(p, f) {
        if (f.gone) return NO.notPickedUp;
        const party = partyOf(p, f.side);
        if (party.leaders === 0) return NO.leaderFirst;
        return shared.canAddAll(p, f, party) ? null : NO.nobodyFits;
      },
      play: (p, f) => shared.addAll(p, f),
    },
    add: {
      refuse: (p, f, { piece }) => joinRefusal(p, f, partyOf(p, f.side), piece),
      play: (p, f, { piece }) => add(p, f, piece),
    },
    step: {
      refuse: (p, f, { to }) => stepRefusal(p, f, to),
      play: (p, f, { to }, _dice, tell) => step(p, f, to, tell),
    },
    drop: {
      refuse: (p, f, { piece }) => leaveRefusal(p, f, partyOf(p, f.side), piece),
      play(p, f, { piece }, _dice, tell) {
        const last = partyOf(p, f.side).land === 1;
        rest(p, piece);
        const names = { piece: p.box.pieceIds[piece], zone: p.box.zoneIds[f.zone] };
        tell({ e: "dropped", rule: "AIE-3.4.1.e", side: SIDES[f.side], ...names });
        if (last) halt(p, f.side, membersOf(p));
        else next(p, afterDrop(p, f, piece));
      },
    },
    halt: {
      refuse: (p, f) => stayRefusal(p, f, partyOf(p, f.side)),
      play(p, f, _act, _dice, tell) {
        const members = membersOf(p);
        if (!f.gone) {
          const names = { pieces: namesOf(p, members), zone: p.box.zoneIds[f.zone] };
          tell({ e: "stayed", rule: "AIE-3.4.1.h", side: SIDES[f.side], ...names });
        }
        halt(p, f.side, members);
      },
    },
  },

  byDefault: (p, f) => shared.byDefault(p, f),

  forecast(p, f, act, list) {
    // AIE-7.1.b: ships may pass a sea with enemy ships in it, or stay there and fight.
    if (act.do === "halt") foreseeContest(p, f.side, f.zone, list);
    if (act.do === "all") list.push({ f: "taken-along", rule: "AIE-3.4.1.b", ...shared.foreseeAll(p, f) });
    if (act.do !== "step") return;
    const party = partyOf(p, f.side);
    const way = wayTo(f.sea ? p.box.routesFrom[f.zone] : p.box.waysFrom[f.zone], act.to);
    if (way === null) return;
    if (party.leaders > 0)
      list.push({ f: "points-left", rule: ruleOfPoints(party), points: pointsLeft(p, f, party) - way.cost });
    if (party.land + party.naves > 0 && !isFree(p, f.side, act.to))
      foreseeBattle(p, { side: f.side, zone: act.to, comers: membersOf(p), crosses: way.crosses }, list);
  },
};

const shared = groupBy<Position, Group, Party, Act>({
  partyOf: (p, f) => partyOf(p, f.side),
  partyWith,
  isBereft,
  waysOn: (p, f) => (f.sea ? p.box.routesFrom[f.zone] : p.box.waysFrom[f.zone]),
  goRefusal: wayRefusal,
  stayRefusal,
  restRefusal: (p, f, party, to) => (f.sea ? NO.aboard : restRefusal(p, f, party, to)),
  isOpen: (f) => !f.gone,
  joinRefusal,
  comesWithAll: (p, f, piece) => comesWithAll(p, f, piece),
  inRank,
  join: (p, piece) => mark(p, piece, GROUP),
  listDrops,
  copy,
});

const ruleOfPoints = ({ naves, land }: Party): string =>
  naves > 0 ? "AIE-3.4.2.g" : land > 0 ? "AIE-3.4.1.c" : "AIE-3.4.1.a";

const pointsLeft = (p: Position, f: Group, party: Party): number => allowanceOf(p, party, f.sea) - f.spent;

// Going ---------------------------------------------------------------------------------------------------

/** Whoever is not a leader and has none goes one zone; a leader goes with all of his. */
function wayRefusal(p: Position, f: Group, party: Party, way: Way): Refusal | null {
  if (party.leaders === 0) return loneMarchRefusal(p, party.kinds[0], way);
  return f.sea ? sailRefusal(p, f, party, way) : marchRefusal(p, f, party, way);
}

function stepRefusal(p: Position, f: Group, to: Zone): Refusal | null {
  const { box } = p;
  const party = partyOf(p, f.side);
  if (f.gone && isBereft(p, party)) return NO.bereft;
  const way = wayTo(f.sea ? box.routesFrom[f.zone] : box.waysFrom[f.zone], to);
  if (way !== null) return wayRefusal(p, f, party, way);
  if (!f.sea) return isSea(box, to) ? NO.onlyByShip : NO.notAdjacent;
  if (isSea(box, to) && !box.isOpenSea[to]) return NO.closedSea;
  return !isSea(box, to) && !box.isCoast[to] ? NO.notByLand : NO.notAdjacent;
}

function step(p: Position, f: Group, to: Zone, tell: Chronicle): void {
  const { zoneIds, waysFrom, routesFrom } = p.box;
  const members = membersOf(p);
  const party = together(p, f.side, members);
  const way = wayTo(f.sea ? routesFrom[f.zone] : waysFrom[f.zone], to);
  if (way === null) throw new Error("nobody goes where there is no way");
  tell({
    e: f.sea ? "sailed" : "marched",
    rule: ruleOfPoints(party),
    side: SIDES[f.side],
    pieces: namesOf(p, members),
    from: zoneIds[f.zone],
    to: zoneIds[to],
    cost: way.cost,
    crossed: way.crosses,
  });
  for (let i = 0; i < members.length; i++) enter(p, members[i], way);
  if (party.leaders === 0) halt(p, f.side, members);
  else next(p, f.sea ? afterStep(f, way, f.inside, f.transit) : afterMarch(p, f, party, way));
  meetPlague(p, members, to);
}

/** AIE-R189, AIE-CT.f: it is remembered where everybody came from, and whether across a great river or a strait. */
function enter(p: Position, piece: Piece, way: Way): void {
  const { homeOf } = p.box;
  if (homeOf[way.to] !== homeOf[p.at[piece]]) unmark(p, piece, STRANDED);
  markCameFrom(p, piece, p.at[piece]);
  if (way.crosses) mark(p, piece, CROSSED);
  else unmark(p, piece, CROSSED);
  put(p, piece, way.to);
}

function canGoOn(p: Position, f: Group): boolean {
  // AIE-3.4.2.h
  if (f.sea && !isSea(p.box, f.zone)) return false;
  const party = partyOf(p, f.side);
  // AIE-R187: the plague may have left nobody to lead them.
  if (party.leaders === 0 || isBereft(p, party)) return false;
  if (f.sea) return canSail(p, f, party);
  return !mustStop(p, party, f.zone) && canMarch(p, f, party);
}

/**
 * AIE-R187: a leader has died on entering a zone, and the others cannot lead all of them. Who is left behind is for their owner to
 * say, if the rest can go on.
 */
function isHesitant(p: Position, f: Group): boolean {
  if (f.sea) return false;
  const party = partyOf(p, f.side);
  return party.leaders > 0 && isBereft(p, party) && !mustStop(p, party, f.zone) && canMarch(p, f, party);
}

/** Who has no leader any more stays where he is, whatever land it is. */
function leaveRefusal(p: Position, f: Group, party: Party, unit: Piece): Refusal | null {
  if (!f.gone || f.sea || !isBereft(p, party) || !isMarked(p, unit, GROUP) || p.box.isLeader[unit])
    return dropRefusal(p, f, party, unit);
  return isBurden(p, party, unit) ? null : NO.hasALeader;
}

/** Before the first step whoever likes stays, and has moved (AIE-3.4.1.h). */
function stayRefusal(p: Position, f: Group, party: Party): Refusal | null {
  if (f.gone && isBereft(p, party)) return null;
  if (f.gone) {
    const refusal = f.sea ? restRefusal(p, f, party, f.zone) : haltRefusal(p, f, party);
    if (refusal) return refusal;
  }
  return f.sea ? null : dutyRefusal(p, f, party);
}

/** The move is over for all of them. */
function halt(p: Position, side: Side, members: readonly Piece[]): void {
  for (let i = 0; i < members.length; i++) rest(p, members[i]);
  pop(p);
  openWindow(p, "move", enemyOf(side), [side]); // W2
}

function rest(p: Position, piece: Piece): void {
  unmark(p, piece, GROUP);
  mark(p, piece, MOVED);
}

const namesOf = (p: Position, members: readonly Piece[]): string[] => members.map((piece) => p.box.pieceIds[piece]);

// Joining -------------------------------------------------------------------------------------------------

/** On land a leader's own affair is whom he leads; at sea the whole fleet goes. */
const comesWithAll = (p: Position, f: Group, piece: Piece): boolean =>
  isSea(p.box, f.from) || (!p.box.isLeader[piece] && !p.box.isNaves[piece]);

function add(p: Position, f: Group, piece: Piece): void {
  mark(p, piece, GROUP);
  // Ships among them make it a fleet.
  if (p.box.isNaves[piece] && !f.sea) next(p, { ...f, sea: true });
}

function listDrops(p: Position, f: Group, party: Party, list: Act[]): void {
  if (f.sea || party.land === 0) return;
  const { units, acts, people, isLegio } = p.box;
  // What one Legio may do every Legio of the group may, and so with all units of a kind, which have numbers side by side.
  let last: Piece = NO_PIECE;
  let stays = true;
  const bereft = f.gone && isBereft(p, party);
  for (let i = 0; i < units.length; i++) {
    const unit = units[i];
    if (!isMarked(p, unit, GROUP)) continue;
    if (bereft || last === NO_PIECE || people[last] !== people[unit] || isLegio[last] !== isLegio[unit])
      stays = leaveRefusal(p, f, party, unit) !== null;
    last = unit;
    if (!stays) list.push(acts.drop(unit));
  }
}
