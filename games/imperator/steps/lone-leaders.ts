/** Leaders alone among enemies (IMP-7.d, IMP-7.e, IMP-R104): they get away, or are killed. */
import type { Refusal } from "@rubicon/engine";
import { loneLeaderBy, nextLone, wayTo } from "@rubicon/series";
import type { Zone } from "../board.ts";
import type { Event } from "../events/index.ts";
import { activeSide, type FrameAt, pop, push } from "../frames.ts";
import { kindRefusal, REACH } from "../limits.ts";
import { isLone } from "../lone-leaders.ts";
import { ROMAN } from "../peoples.ts";
import type { Piece } from "../pieces.ts";
import type { Position } from "../position.ts";
import type { Question } from "../questions/index.ts";
import { NO } from "../refusals/index.ts";
import { SIDES, seatOf } from "../sides.ts";
import { slain } from "../slain.ts";
import { isFree } from "../table.ts";
import { hasTitle, ILL } from "../titles.ts";
import { leave, likeliest } from "../ways-out.ts";
import type { Chronicle, Runs } from "./step.ts";

/** One after the other, those of the active side first. */
export const loneLeaders: Runs<"loneLeaders"> = {
  run(p) {
    const leader = nextLone(p, activeSide(p) ?? p.initiative, (each) => isLone(p, each));
    if (leader < 0) pop(p);
    else push(p, { step: "loneLeader", leader, die: -1 });
  },
};

export const DEADLY = 9;

export const loneLeader = loneLeaderBy<Position, FrameAt<"loneLeader">, Event, Question>({
  decides: (p, f) => seatOf(p, p.side[f.leader]),
  question: (p, f) => ({
    ask: "loneLeader",
    rule: "IMP-7.d",
    side: SIDES[p.side[f.leader]],
    leader: p.box.pieceIds[f.leader],
    zone: p.box.zoneIds[p.at[f.leader]],
  }),
  // IMP-R92: a sick man has nowhere to go.
  doom: (p, leader) => (hasTitle(p, leader, ILL) ? "IMP-7.e" : null),
  fleesFreely: () => false,
  dies: (_p, _leader, die) => die === DEADLY,
  ruleOf: () => "IMP-7.d",
  noRefuge: "IMP-7.e",
  refugeRefusal,
  caught,
  escapeTo,
  likeliest,
});

/** IMP-R104: of all limits only the categories and the five zones of a People hold. */
function refugeRefusal(p: Position, leader: Piece, to: Zone): Refusal | null {
  const { fromHome, people, waysFrom } = p.box;
  if (wayTo(waysFrom[p.at[leader]], to) === null || !isFree(p, p.side[leader], to)) return NO.noRefugeThere;
  const nation = people[leader];
  if (nation !== ROMAN && fromHome[nation][to] > REACH) return NO.tooFarFromHome;
  return kindRefusal(p, leader, to);
}

/** IMP-R96: nobody scores for it. */
function caught(p: Position, leader: Piece, die: number | null, rule: string, tell: Chronicle): void {
  const { pieceIds, zoneIds } = p.box;
  const who = { side: SIDES[p.side[leader]], leader: pieceIds[leader], zone: zoneIds[p.at[leader]] };
  tell({ e: "hunted", rule, ...who, die, escapes: false });
  pop(p);
  slain(p, leader, "lone", tell, rule);
}

function escapeTo(p: Position, leader: Piece, to: Zone, die: number, tell: Chronicle): void {
  const { pieceIds, zoneIds } = p.box;
  const from = p.at[leader];
  const who = { side: SIDES[p.side[leader]], leader: pieceIds[leader] };
  tell({ e: "hunted", rule: "IMP-7.d", ...who, zone: zoneIds[from], die, escapes: true });
  tell({ e: "escaped", rule: "IMP-7.d", ...who, from: zoneIds[from], to: zoneIds[to] });
  pop(p);
  leave(p, [leader], from, to, tell);
}
