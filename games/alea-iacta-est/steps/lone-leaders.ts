/** Leaders alone among enemies (AIE-8.2.s to AIE-8.2.x): they get away, or are killed. */
import type { Refusal } from "@rubicon/engine";
import { NOWHERE, type Zone } from "../board.ts";
import { slay } from "../deaths.ts";
import { activeSide, pop, push } from "../frames.ts";
import { isLone } from "../lone-leaders.ts";
import { isSwitched } from "../options.ts";
import { NO_PIECE, type Piece } from "../pieces.ts";
import { meetPlague } from "../plague.ts";
import { hasTitle, ILL, isAssassin, isFree, type Position, scenarioOf } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { SIDES, type Side, seatOf } from "../sides.ts";
import { standRefusal } from "../stacking.ts";
import { leave, nearestHome } from "../ways-out.ts";
import { throwDie } from "./cast.ts";
import type { Asks, Chronicle, Runs } from "./step.ts";

/** AIE-8.2.v: one after the other, those of the active side first (AIE-R52). */
export const loneLeaders: Runs<"loneLeaders"> = {
  run(p, { spared }) {
    const leader = nextLone(p, spared);
    if (leader === NO_PIECE) pop(p);
    else push(p, { step: "loneLeader", leader, die: -1 });
  },
};

function nextLone(p: Position, spared: readonly Piece[]): Piece {
  const active = activeSide(p) ?? p.initiative;
  const { leaders } = p.box;
  let found: Piece = NO_PIECE;
  for (const leader of leaders) {
    if (!isLone(p, leader) || spared.includes(leader)) continue;
    if (p.side[leader] === active) return leader;
    if (found === NO_PIECE) found = leader;
  }
  return found;
}

/** AIE-8.2.s: 8 or 9 is death. AIE-8.2.u: for an Assassin of Caesar everything else is. */
const DEADLY_FROM = 8;
const dies = (p: Position, leader: Piece, die: number): boolean => isAssassin(p, leader) !== die >= DEADLY_FROM;

export const loneLeader: Asks<"loneLeader"> = {
  asks(p, f, _dice, tell) {
    const { leader } = f;
    // AIE-EV4.e, AIE-R166: a sick man cannot get away.
    if (hasTitle(p, leader, ILL)) return isCaught(p, leader, null, "AIE-EV4.e", tell);
    const refuges = refugesOf(p, leader);
    if (refuges.length === 0) return isCaught(p, leader, null, "AIE-8.2.t", tell);
    const free = fleesFreely(p, leader);
    if (f.die < 0 && !free) {
      throwDie(p, p.side[leader], 10);
      return false;
    }
    if (!free && dies(p, leader, f.die)) return isCaught(p, leader, f.die, ruleOf(p, leader), tell);
    if (refuges.length > 1) return true;
    escapeTo(p, leader, refuges[0], f.die, tell);
    return false;
  },

  decides: (p, f) => seatOf(p, p.side[f.leader]),
  question: (p, f) => ({
    ask: "loneLeader",
    rule: ruleOf(p, f.leader),
    side: SIDES[p.side[f.leader]],
    leader: p.box.pieceIds[f.leader],
    zone: p.box.zoneIds[p.at[f.leader]],
  }),

  legal(p, f, list) {
    for (const zone of refugesOf(p, f.leader)) list.push(p.box.acts.escape(zone));
  },

  acts: {
    escape: {
      refuse: (p, f, { to }) => refugeRefusal(p, f.leader, to),
      play: (p, f, { to }, _dice, tell) => escapeTo(p, f.leader, to, f.die, tell),
    },
  },

  byDefault: (p, f) => p.box.acts.escape(nearestHome(p, p.side[f.leader], refugesOf(p, f.leader))),
};

const ruleOf = (p: Position, leader: Piece): string => (isAssassin(p, leader) ? "AIE-8.2.u" : "AIE-8.2.s");

/** AIE-8.2.x: inside or outside, wherever the enemy came from. */
function refugeRefusal(p: Position, leader: Piece, to: Zone): Refusal | null {
  const next = p.box.waysFrom[p.at[leader]].some((way) => way.to === to);
  if (!next || !isFree(p, p.side[leader], to)) return NO.noRefugeThere;
  return standRefusal(p, leader, to, NOWHERE);
}

function refugesOf(p: Position, leader: Piece): Zone[] {
  const ways = p.box.waysFrom[p.at[leader]];
  return ways.map(({ to }) => to).filter((to) => refugeRefusal(p, leader, to) === null);
}

/** AIE-S2.c, AIE-R19: as an option of scenario 2, out of Roma without a die. */
const fleesFreely = (p: Position, leader: Piece): boolean =>
  p.at[leader] === p.box.roma && isSwitched(p, "flightFromRoma") && scenarioOf(p).id === "rise-of-caesar";

/** Nothing is left to ask. */
function isCaught(p: Position, leader: Piece, die: number | null, rule: string, tell: Chronicle): false {
  const [name, zone, side] = [p.box.pieceIds[leader], p.box.zoneIds[p.at[leader]], SIDES[p.side[leader]]];
  tell({ e: "hunted", rule, side, leader: name, zone, die, escapes: false });
  pop(p);
  // AIE-8.2.w, AIE-R122: a death in combat, unless the table plays it otherwise; that of a sick man always is (AIE-EV4.e).
  const counts = rule === "AIE-EV4.e" || !isSwitched(p, "loneDeath");
  slay(p, leader, counts ? "combat" : "other", tell, rule);
  return false;
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
