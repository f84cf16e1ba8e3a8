/** Leaders alone among enemies (AIE-8.2.s to AIE-8.2.x): they get away, or are killed. */
import type { Refusal } from "@rubicon/engine";
import { loneLeaderBy, nextLone, wayTo } from "@rubicon/series";
import { NOWHERE, type Zone } from "../board.ts";
import { slay } from "../deaths.ts";
import type { Event } from "../events/index.ts";
import { activeSide, type FrameAt, pop, push } from "../frames.ts";
import { isLone } from "../lone-leaders.ts";
import { isSwitched } from "../options.ts";
import { NO_PIECE, type Piece } from "../pieces.ts";
import { meetPlague } from "../plague.ts";
import { hasTitle, ILL, isAssassin, isFree, type Position, scenarioOf } from "../position.ts";
import type { Question } from "../questions/index.ts";
import { NO } from "../refusals/index.ts";
import { SIDES, type Side, seatOf } from "../sides.ts";
import { standRefusal } from "../stacking.ts";
import { leave, nearestHome } from "../ways-out.ts";
import type { Chronicle, Runs } from "./step.ts";

/** AIE-8.2.v: one after the other, those of the active side first (AIE-R52). */
export const loneLeaders: Runs<"loneLeaders"> = {
  run(p, { spared }) {
    const leader = nextLone(p, activeSide(p) ?? p.initiative, (each) => isLone(p, each) && !spared.includes(each));
    if (leader === NO_PIECE) pop(p);
    else push(p, { step: "loneLeader", leader, die: -1 });
  },
};

/** AIE-8.2.s: 8 or 9 is death. AIE-8.2.u: for an Assassin of Caesar everything else is. */
const DEADLY_FROM = 8;
const dies = (p: Position, leader: Piece, die: number): boolean => isAssassin(p, leader) !== die >= DEADLY_FROM;

export const loneLeader = loneLeaderBy<Position, FrameAt<"loneLeader">, Event, Question>({
  decides: (p, f) => seatOf(p, p.side[f.leader]),
  question: (p, f) => ({
    ask: "loneLeader",
    rule: ruleOf(p, f.leader),
    side: SIDES[p.side[f.leader]],
    leader: p.box.pieceIds[f.leader],
    zone: p.box.zoneIds[p.at[f.leader]],
  }),
  // AIE-EV4.e, AIE-R166: a sick man cannot get away.
  doom: (p, leader) => (hasTitle(p, leader, ILL) ? "AIE-EV4.e" : null),
  fleesFreely,
  dies,
  ruleOf,
  noRefuge: "AIE-8.2.t",
  refugeRefusal,
  caught,
  escapeTo,
  likeliest: (p, leader, refuges) => nearestHome(p, p.side[leader], refuges),
});

function ruleOf(p: Position, leader: Piece): string {
  return isAssassin(p, leader) ? "AIE-8.2.u" : "AIE-8.2.s";
}

/** AIE-8.2.x: inside or outside, wherever the enemy came from. */
function refugeRefusal(p: Position, leader: Piece, to: Zone): Refusal | null {
  const way = wayTo(p.box.waysFrom[p.at[leader]], to);
  if (way === null || !isFree(p, p.side[leader], to)) return NO.noRefugeThere;
  return standRefusal(p, leader, to, NOWHERE);
}

/** AIE-S2.c, AIE-R19: as an option of scenario 2, out of Roma without a die. */
function fleesFreely(p: Position, leader: Piece): boolean {
  return p.at[leader] === p.box.roma && isSwitched(p, "flightFromRoma") && scenarioOf(p).id === "rise-of-caesar";
}

function caught(p: Position, leader: Piece, die: number | null, rule: string, tell: Chronicle): void {
  const [name, zone, side] = [p.box.pieceIds[leader], p.box.zoneIds[p.at[leader]], SIDES[p.side[leader]]];
  tell({ e: "hunted", rule, side, leader: name, zone, die, escapes: false });
  pop(p);
  // AIE-8.2.w, AIE-R122: a death in combat, unless the table plays it otherwise; that of a sick man always is (AIE-EV4.e).
  const counts = rule === "AIE-EV4.e" || !isSwitched(p, "loneDeath");
  slay(p, leader, counts ? "combat" : "other", tell, rule);
}

function escapeTo(p: Position, leader: Piece, to: Zone, die: number, tell: Chronicle): void {
  const { pieceIds, zoneIds } = p.box;
  const side: Side = p.side[leader];
  const from = p.at[leader];
  const who = { side: SIDES[side], leader: pieceIds[leader] };
  tell({ e: "hunted", rule: ruleOf(p, leader), ...who, zone: zoneIds[from], die: die < 0 ? null : die, escapes: true });
  leave(p, leader, to);
  tell({ e: "escaped", rule: "AIE-8.2.s", ...who, from: zoneIds[from], to: zoneIds[to] });
  pop(p);
  meetPlague(p, [leader], to);
}
