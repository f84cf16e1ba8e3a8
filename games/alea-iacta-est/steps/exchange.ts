/** F.2: a coup has succeeded, and the players change sides (5.1.2, R87 to R90, R175). */
import { exchangePersons } from "@rubicon/series";
import { GONE, onMap, type Zone } from "../board.ts";
import { pop } from "../frames.ts";
import { bringOver, clearOut, turn } from "../going-over.ts";
import { reviewOwners, romanLeadersIn } from "../owners.ts";
import { NO_PIECE, type Piece } from "../pieces.ts";
import { FOLLOWER, isNeutral, own, type Position, PRETENDER, romansIn } from "../position.ts";
import { canServe, followersOn, isOverthrown, overthrowOf, pretenderTo } from "../pretenders.ts";
import { BOTH, CAES, enemyOf, REP, type Side, seatOf } from "../sides.ts";
import { callSuccessor, nameLeader } from "../succession.ts";
import type { Chronicle, Runs } from "./step.ts";

/** A faction that has been overthrown, who has done it, if he is still there, and who goes back to it with him. */
interface Fallen {
  readonly side: Side;
  readonly pretender: Piece;
  readonly followers: readonly Piece[];
}

/** AIE-2.F.c, AIE-5.1.2.a, AIE-5.1.2.e: once, whether one coup has succeeded or two. */
export const exchange: Runs<"exchange"> = {
  run(p, _f, _dice, tell) {
    pop(p);
    const fallen: Fallen[] = BOTH.filter((side) => isOverthrown(p, side)).map((side) => ({
      side,
      pretender: pretenderTo(p, side),
      followers: followersOn(p, enemyOf(side)),
    }));
    if (fallen.length === 0) return;
    swapPlayers(p, tell);
    for (const { side } of fallen) p.flags &= ~overthrowOf(side);
    for (const each of fallen) takeOver(p, each, tell);
    if (p.outcome === null) reviewOwners(p, tell);
    // AIE-R87: where the Pretender has died since, the new player of the faction chooses.
    for (const { side } of fallen) callSuccessor(p, side);
  },
};

/** AIE-5.1.2.c, AIE-R89: whoever led still leads. AIE-5.1.2.d, AIE-R90: hands are of persons, all else is of factions. */
function swapPlayers(p: Position, tell: Chronicle): void {
  exchangePersons(own.leads(p));
  // Never a zero with a sign.
  p.score = 0 - p.score;
  const leads = { caesarians: seatOf(p, CAES), republicans: seatOf(p, REP) };
  tell({ e: "exchange", rule: "AIE-5.1.2.a", ...leads, score: p.score });
}

/** AIE-5.1.2.b, AIE-R88: he and all who went over with him are again what they were, and he leads them. */
function takeOver(p: Position, { side, pretender, followers }: Fallen, tell: Chronicle): void {
  const followed = pretender === NO_PIECE ? followers : [pretender, ...followers];
  for (const leader of followed) own.title(p)[leader] &= ~(PRETENDER | FOLLOWER);
  // AIE-3.5.3.h: who has murdered Caesar since does not go back.
  const leaders = followed.filter((leader) => canServe(p, leader, side));
  const present = leaders.filter((leader) => onMap(p.at[leader]) && !isNeutral(p, p.at[leader]));
  for (const leader of leaders) if (!onMap(p.at[leader])) turn(p, leader, side, tell);
  for (const zone of new Set<Zone>(present.map((leader) => p.at[leader]))) {
    const together = present.filter((leader) => p.at[leader] === zone);
    if (p.outcome === null) returnFrom(p, zone, together, side, tell);
  }
  if (pretender === NO_PIECE || p.at[pretender] === GONE || p.outcome !== null) return;
  nameLeader(p, pretender, "successor", "AIE-5.1.2.b", tell);
}

/**
 * Units follow their leaders, unless a leader of the faction they have served stays with them (AIE-3.7.2.a). Whoever is not on
 * the side of the units afterwards has no business there.
 */
function returnFrom(p: Position, zone: Zone, leaders: readonly Piece[], side: Side, tell: Chronicle): void {
  const former = enemyOf(side);
  const stay = romanLeadersIn(p, former, zone) > leaders.length;
  bringOver(p, zone, { leaders, units: stay ? [] : romansIn(p, former, zone) }, side, "AIE-5.1.2.b", tell);
  // AIE-3.4.2.v: at sea whoever has parted from his ships is lost.
  clearOut(p, zone, stay ? side : former, tell);
}
