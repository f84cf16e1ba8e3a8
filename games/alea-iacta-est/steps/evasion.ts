/** An evasion under way (AIE-8.2.b, AIE-8.2.g): the die, who comes along, and where to. */
import type { Refusal } from "@rubicon/engine";
import { type Company, evasionBy } from "@rubicon/series";
import { isSea, type Zone } from "../board.ts";
import { mustPutToSea } from "../contests.ts";
import { bonusAgainst, shipsUnder } from "../evading.ts";
import type { Event } from "../events/index.ts";
import { servesIn } from "../forces.ts";
import { type FrameAt, next, pop, top } from "../frames.ts";
import { checkLoneLeaders } from "../lone-leaders.ts";
import { checkPassengers } from "../passengers.ts";
import type { Piece } from "../pieces.ts";
import { meetPlague } from "../plague.ts";
import { ccOf, GROUP, hasTitle, ILL, isMarked, mark, type Position, piecesIn, spOf, srOf } from "../position.ts";
import type { Question } from "../questions/index.ts";
import { NO } from "../refusals/index.ts";
import { fits } from "../sailing.ts";
import { enemyOf, SIDES, seatOf } from "../sides.ts";
import { landRefusal, leads, leave, originsOf, refusalForAll, seaRefusal, waysOut } from "../ways-out.ts";
import type { Chronicle } from "./step.ts";

type Evasion = FrameAt<"evasion">;

export const evasion = evasionBy<Position, Evasion, Event, Question>({
  sides: 10,
  decides: (p, f) => seatOf(p, f.side),
  question: (p, f) => ({
    ask: "evasion",
    rule: "AIE-8.2.g",
    side: SIDES[f.side],
    zone: p.box.zoneIds[f.zone],
    leader: p.box.pieceIds[f.leader],
    naval: f.naval,
    units: ledUnits(p, groupOf(p, f)),
    command: f.die < 0 ? null : ccOf(p, f.leader),
  }),
  succeeds,
  heldFast,
  companyOf,
  fellows: (p, f) => piecesIn(p, f.side, f.zone),
  bringRefusal,
  /** Leaders and ships first, then the strongest units. */
  worth: (p, piece) => (isLandUnit(p, piece) ? spOf(p, piece) : 99),
  join: (p, piece) => mark(p, piece, GROUP),
  slipRefusal,
  slipWays: waysForGroup,
  slipTo,
  nobodyElse: NO.nobodyElse,
});

/** AIE-8.2.b: d10 and the best tactical bonus of the attacking leaders, strictly lower than his SR. */
function succeeds(p: Position, f: Evasion, tell: Chronicle): boolean {
  const bonus = bonusAgainst(p, f.side, f.zone, f.naval && isSea(p.box, f.zone));
  const sr = srOf(p, f.leader); // AIE-8.2.d: 3 for those who are not Roman
  const success = f.die + bonus < sr;
  tell({
    e: "evasion",
    rule: "AIE-8.2.b",
    side: SIDES[f.side],
    leader: p.box.pieceIds[f.leader],
    zone: p.box.zoneIds[f.zone],
    die: f.die,
    bonus,
    sr,
    success,
  });
  return success;
}

/** AIE-8.2.i: nobody tries again there. */
function heldFast(p: Position, f: Evasion): void {
  pop(p);
  const beneath = top(p);
  if (beneath.step === "evasions" || beneath.step === "fleetEvasions")
    next(p, { ...beneath, failed: [...beneath.failed, f.zone] });
}

const groupOf = (p: Position, f: Evasion): Piece[] =>
  piecesIn(p, f.side, f.zone).filter((piece) => isMarked(p, piece, GROUP));

const isLandUnit = (p: Position, piece: Piece): boolean => !p.box.isLeader[piece] && !p.box.isNaves[piece];
const ledUnits = (p: Position, group: readonly Piece[]): number => group.filter((piece) => isLandUnit(p, piece)).length;

/** AIE-8.2.m; ships go where they like (AIE-R136). */
const barredTo = (p: Position, f: Evasion): Zone[] => (f.naval ? [] : originsOf(p, enemyOf(f.side), f.zone));

function companyOf(p: Position, f: Evasion): Company {
  const group = groupOf(p, f);
  return { group, ways: waysOut(p, group, f.zone, f.naval, barredTo(p, f)) };
}

function bringRefusal(p: Position, f: Evasion, { group, ways }: Company, piece: Piece): Refusal | null {
  const { isLeader, isNaves } = p.box;
  if (p.at[piece] !== f.zone || p.side[piece] !== f.side) return NO.notBeset;
  if (isMarked(p, piece, GROUP)) return NO.comesAlready;
  const refusal = isLeader[piece]
    ? companionRefusal(p, f, piece)
    : isNaves[piece]
      ? shipRefusal(p, f, piece)
      : unitRefusal(p, f, piece, group);
  if (refusal !== null) return refusal;
  // What bars a zone to the others has been looked at.
  const open = ways.some(
    (to) => (f.naval ? seaRefusal(p, piece, f.zone, to) : landRefusal(p, piece, f.zone, to, [])) === null,
  );
  return open ? null : NO.noCommonWay;
}

/** AIE-8.2.g: any number of leaders, if they serve in the combat that is evaded (AIE-R133). */
function companionRefusal(p: Position, f: Evasion, leader: Piece): Refusal | null {
  if (hasTitle(p, leader, ILL)) return NO.tooIll;
  if (!f.naval) return servesIn(p, leader, f.zone, false) ? null : NO.servesAtSea;
  // With an army aboard, or off a coast that must be left, whoever is there can come.
  if (f.die >= 0 || mustPutToSea(p, f.side, f.zone)) return null;
  return servesIn(p, leader, f.zone, true) ? null : NO.servesOnLand;
}

function shipRefusal(p: Position, f: Evasion, ship: Piece): Refusal | null {
  if (!f.naval) return NO.shipsStayAfloat;
  return leads(p, f.leader, ship) ? null : NO.doesNotLeadThem;
}

/** AIE-8.2.g: at most his CC in land units; aboard, no more than the ships have places for (AIE-8.2.p). */
function unitRefusal(p: Position, f: Evasion, unit: Piece, group: readonly Piece[]): Refusal | null {
  if (f.naval && f.die < 0) return NO.shipsAlone;
  if (!leads(p, f.leader, unit)) return NO.doesNotLeadThem;
  if (ledUnits(p, group) >= ccOf(p, f.leader)) return NO.overHisCommand;
  if (!f.naval) return null;
  const aboard = group.filter((piece) => isLandUnit(p, piece));
  return fits(p, [...aboard, unit], shipsUnder(p, f.leader)) ? null : NO.noPlaceAboard;
}

function slipRefusal(p: Position, f: Evasion, to: Zone): Refusal | null {
  const group = groupOf(p, f);
  return crewRefusal(p, f, group) ?? refusalForAll(p, group, f.zone, to, f.naval, barredTo(p, f));
}

/** AIE-8.2.p: whoever leaves by sea has ships, and a place on them. */
function crewRefusal(p: Position, f: Evasion, group: readonly Piece[]): Refusal | null {
  if (!f.naval) return null;
  const ships = group.filter((piece) => p.box.isNaves[piece]);
  if (ships.length === 0) return NO.needShips;
  const aboard = group.filter((piece) => isLandUnit(p, piece));
  return fits(p, aboard, ships) ? null : NO.noPlaceAboard;
}

function waysForGroup(p: Position, f: Evasion): readonly Zone[] {
  const { group, ways } = companyOf(p, f);
  return crewRefusal(p, f, group) === null ? ways : [];
}

function slipTo(p: Position, f: Evasion, to: Zone, tell: Chronicle): void {
  const { pieceIds, zoneIds } = p.box;
  const group = groupOf(p, f);
  for (const piece of group) leave(p, piece, to);
  tell({
    e: "evaded",
    rule: f.naval ? (f.die < 0 ? "AIE-8.2.o" : "AIE-8.2.p") : "AIE-8.2.e",
    side: SIDES[f.side],
    leader: pieceIds[f.leader],
    pieces: group.map((piece) => pieceIds[piece]),
    from: zoneIds[f.zone],
    to: zoneIds[to],
  });
  pop(p);
  // AIE-8.2.z: whoever is left at sea without a ship.
  checkPassengers(p, f.side, f.zone, false, tell);
  // AIE-R146: whoever has been left behind alone, or found alone where they went.
  if (p.outcome === null) checkLoneLeaders(p);
  meetPlague(p, group, to);
}
