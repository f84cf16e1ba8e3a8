/** Evasion (IMP-8.1, IMP-R83): the defender tries leader by leader; the die, who comes along, and where to. */
import { evasionBy } from "@rubicon/series";
import type { Zone } from "../board.ts";
import { fights } from "../contests.ts";
import { bringRefusal, companyOf, evaderRefusal, evadersIn, slipRefusal, slipWays, unitsAmong } from "../evading.ts";
import type { Event } from "../events/index.ts";
import { foreseeContest } from "../foresight.ts";
import { type FrameAt, frameOf, next, pop, push } from "../frames.ts";
import type { Piece } from "../pieces.ts";
import type { Position } from "../position.ts";
import type { Question } from "../questions/index.ts";
import { NO } from "../refusals/index.ts";
import { enemyOf, SIDES, seatOf } from "../sides.ts";
import { GROUP, mark, piecesIn, spOf, TRIED } from "../table.ts";
import { leave } from "../ways-out.ts";
import type { Asks, Chronicle } from "./step.ts";

/** Whether there is still something to evade, and somebody who can try. */
function isOpen(p: Position, f: FrameAt<"evasions">): boolean {
  const battle = frameOf(p, "battle");
  return battle !== undefined && fights(p, battle) && evadersIn(p, f.side, f.zone).length > 0;
}

export const evasions: Asks<"evasions"> = {
  asks(p, f) {
    if (isOpen(p, f)) return true;
    pop(p);
    return false;
  },

  decides: (p, f) => seatOf(p, f.side),
  question: (p, f) => ({ ask: "evasions", rule: "IMP-8.1.a", side: SIDES[f.side], zone: p.box.zoneIds[f.zone] }),

  legal(p, f, list) {
    list.push(p.box.acts.stand());
    for (const leader of evadersIn(p, f.side, f.zone)) list.push(p.box.acts.evade(leader));
  },

  acts: {
    evade: {
      refuse(p, f, { leader }) {
        if (!p.box.isLeader[leader] || p.side[leader] !== f.side || p.at[leader] !== f.zone) return NO.onlyLeadersEvade;
        return evaderRefusal(p, leader) ?? (evadersIn(p, f.side, f.zone).includes(leader) ? null : NO.notTheBestLeader);
      },
      play(p, f, { leader }) {
        mark(p, leader, TRIED);
        push(p, { step: "evasion", side: f.side, zone: f.zone, leader, die: -1 });
      },
    },
    stand: { play: (p) => pop(p) },
  },

  byDefault: (p) => p.box.acts.stand(),

  forecast(p, f, act, list) {
    if (act.do === "evade") list.push({ f: "throw", rule: "IMP-8.1.a", sides: 6, below: p.box.sr[act.leader] });
    if (act.do === "stand") foreseeContest(p, enemyOf(f.side), f.zone, list);
  },
};

type Evasion = FrameAt<"evasion">;

export const evasion = evasionBy<Position, Evasion, Event, Question>({
  sides: 6,
  decides: (p, f) => seatOf(p, f.side),
  question: (p, f) => ({
    ask: "evasion",
    rule: "IMP-8.1.f",
    side: SIDES[f.side],
    zone: p.box.zoneIds[f.zone],
    leader: p.box.pieceIds[f.leader],
    units: unitsAmong(p, groupOf(p, f)),
    command: p.box.cc[f.leader],
  }),
  succeeds,
  // IMP-R83: another one may try.
  heldFast: (p) => pop(p),
  companyOf: (p, f) => companyOf(p, f.side, f.leader, f.zone),
  fellows: (p, f) => piecesIn(p, f.side, f.zone),
  bringRefusal: (p, f, company, piece) => bringRefusal(p, f.leader, company, piece),
  /** Leaders first, for the garrison follows some of them, then the strongest units. */
  worth: (p, piece) => (p.box.isLeader[piece] ? 99 : spOf(p, piece)),
  join: (p, piece) => mark(p, piece, GROUP),
  slipRefusal: (p, f, to) => slipRefusal(p, groupOf(p, f), f.zone, to),
  slipWays: (p, f) => slipWays(p, groupOf(p, f), f.zone),
  slipTo,
  nobodyElse: NO.nobodyElse,
});

function groupOf(p: Position, { side, leader, zone }: Evasion): readonly Piece[] {
  return companyOf(p, side, leader, zone).group;
}

/** IMP-8.1.a: d6, strictly lower than his SR. */
function succeeds(p: Position, f: Evasion, tell: Chronicle): boolean {
  const { pieceIds, sr, zoneIds } = p.box;
  const success = f.die < sr[f.leader];
  tell({
    e: "evasion",
    rule: "IMP-8.1.a",
    side: SIDES[f.side],
    leader: pieceIds[f.leader],
    zone: zoneIds[f.zone],
    die: f.die,
    sr: sr[f.leader],
    success,
  });
  return success;
}

/** IMP-R104: whoever has been left behind alone, or is found alone where they come, is tested when the plague has had its due. */
function slipTo(p: Position, f: Evasion, to: Zone, tell: Chronicle): void {
  const { pieceIds, zoneIds } = p.box;
  const group = groupOf(p, f);
  tell({
    e: "evaded",
    rule: "IMP-8.1.b",
    side: SIDES[f.side],
    leader: pieceIds[f.leader],
    pieces: group.map((piece) => pieceIds[piece]),
    from: zoneIds[f.zone],
    to: zoneIds[to],
  });
  next(p, { step: "loneLeaders" });
  leave(p, group, f.zone, to, tell);
}
