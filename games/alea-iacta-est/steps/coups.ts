/** What a validated coup leads to (3.6.3, 3.6.5): a Triumvir, or friends who join the Pretender. */
import type { Zone } from "../board.ts";
import { type FrameAt, next, pop } from "../frames.ts";
import { bringOver, clearOut } from "../going-over.ts";
import { checkLoneLeaders } from "../lone-leaders.ts";
import { holdsChief, neutralise } from "../neutrality.ts";
import { passLeaderless, reviewOwners } from "../owners.ts";
import { ROMAN } from "../peoples.ts";
import type { Piece } from "../pieces.ts";
import {
  actsAsRoman,
  FACTION_LEADER,
  FOLLOWER,
  hasTitle,
  leadersIn,
  own,
  type Position,
  PRETENDER,
  pcOf,
  romansIn,
} from "../position.ts";
import { canServe } from "../pretenders.ts";
import { NO } from "../refusals/index.ts";
import { enemyOf, SIDES, seatOf } from "../sides.ts";
import { fillVacancy } from "../succession.ts";
import type { Asks, Chronicle, Runs } from "./step.ts";

/** AIE-3.6.5.a, AIE-R84: once, at once, and by the side he threatens. */
export const triumvirate: Asks<"triumvirate"> = {
  asks(p, f) {
    if (mayBeNamed(p, f.leader)) return true;
    goOn(p, f);
    return false;
  },

  decides: (p, f) => seatOf(p, f.side),
  question: (p, f) => ({
    ask: "triumvirate",
    rule: "AIE-3.6.5.a",
    side: SIDES[f.side],
    leader: p.box.pieceIds[f.leader],
    region: p.box.regionIds[regionOf(p, f.leader)],
    pc: pcOf(p, f.leader),
  }),

  legal(p, f, list) {
    list.push(p.box.acts.decline());
    list.push(p.box.acts.appoint(f.leader));
  },

  acts: {
    decline: { play: (p, f) => goOn(p, f) },
    appoint: {
      refuse: (_p, f, { leader }) => (leader === f.leader ? null : NO.appointPretender),
      play(p, f, { leader }, dice, tell) {
        const region = regionOf(p, leader);
        // AIE-R83: of the face that he shows now.
        const pc = pcOf(p, leader);
        const die = dice.roll(6);
        const named = die < pc; // AIE-3.6.5.c
        const names = { side: SIDES[f.side], leader: p.box.pieceIds[leader], region: p.box.regionIds[region] };
        tell({ e: "triumvir", rule: "AIE-3.6.5.c", ...names, die, pc, named });
        if (!named) return goOn(p, f);
        // AIE-3.6.5.g: nobody joins him, and he wants nothing any more.
        own.title(p)[leader] &= ~PRETENDER;
        neutralise(p, region, leader);
        pop(p);
      },
    },
  },

  byDefault: (p) => p.box.acts.decline(),

  forecast(p, _f, act, list) {
    if (act.do === "appoint") list.push({ f: "throw", rule: "AIE-3.6.5.c", sides: 6, below: pcOf(p, act.leader) });
  },
};

const regionOf = (p: Position, leader: Piece) => p.box.region[p.at[leader]];

/** AIE-3.6.5.b, AIE-R84: in one of the seven regions, with no Faction Leader in it; and a d6 can be below his PC. */
const mayBeNamed = (p: Position, leader: Piece): boolean =>
  regionOf(p, leader) >= 0 && pcOf(p, leader) > 1 && !holdsChief(p, regionOf(p, leader));

const goOn = (p: Position, { leader, modifier }: FrameAt<"triumvirate">): void =>
  next(p, { step: "rallying", leader, modifier, begun: false, zones: [] });

/**
 * AIE-3.6.3: his own zone, then those of his region that had leaders when it began (AIE-R82), then who has lost his leader. Who
 * has fled from one into another in the meantime is not asked again for himself.
 */
export const rallying: Runs<"rallying"> = {
  run(p, f, dice, tell) {
    const { leader } = f;
    if (!f.begun) {
      next(p, { ...f, begun: true, zones: zonesToTest(p, leader) });
      return follow(p, leader, p.at[leader], "AIE-3.6.3.a", tell);
    }
    const [zone, ...zones] = f.zones;
    if (zone === undefined) {
      pop(p);
      return settle(p, leader, tell);
    }
    next(p, { ...f, zones });
    const pc = Math.max(...formerFriends(p, leader, zone).map((each) => pcOf(p, each)));
    const die = dice.roll(6);
    const faithful = die + f.modifier <= pc; // AIE-3.6.3.c
    const names = { side: SIDES[p.side[leader]], leader: p.box.pieceIds[leader], zone: p.box.zoneIds[zone] };
    tell({ e: "fidelity", rule: "AIE-3.6.3.c", ...names, die, modifier: f.modifier, pc, faithful });
    if (!faithful) follow(p, leader, zone, "AIE-3.6.3.c", tell);
  },
};

/** AIE-3.6.3.b, AIE-3.6.3.h: other zones of his region, in their order; none where he is outside. */
function zonesToTest(p: Position, leader: Piece): Zone[] {
  const region = regionOf(p, leader);
  if (region < 0) return [];
  return p.box.zonesOf[region].filter((zone) => zone !== p.at[leader] && isTested(p, leader, zone));
}

/** Leaders of the faction he has left, Roman ones and who is used like one. */
const formerFriends = (p: Position, leader: Piece, zone: Zone): Piece[] =>
  leadersIn(p, enemyOf(p.side[leader]), zone).filter((each) => actsAsRoman(p, each));

/** AIE-3.6.3.b, AIE-3.6.3.d: somebody is there, and no Faction Leader. */
function isTested(p: Position, leader: Piece, zone: Zone): boolean {
  const friends = formerFriends(p, leader, zone);
  return friends.length > 0 && !friends.some((each) => hasTitle(p, each, FACTION_LEADER));
}

/**
 * AIE-3.6.3.a, AIE-3.6.3.e, AIE-R81: all who can go over to him, and the Roman units of the zone with them, if anybody does. A
 * Pretender to the place of the other faction's leader has a coup of his own (AIE-3.6.4.j).
 */
function follow(p: Position, leader: Piece, zone: Zone, rule: string, tell: Chronicle): void {
  const side = p.side[leader];
  const former = enemyOf(side);
  const leaders = formerFriends(p, leader, zone).filter(
    (each) => p.box.people[each] === ROMAN && canServe(p, each, side) && !hasTitle(p, each, PRETENDER),
  );
  if (leaders.length === 0 && zone !== p.at[leader]) return;
  const units = romansIn(p, former, zone);
  for (const each of bringOver(p, zone, { leaders, units }, side, rule, tell)) own.title(p)[each] |= FOLLOWER;
  clearOut(p, zone, former, tell);
}

/** K.6: AIE-3.6.3.g in his region, AIE-3.7.2.c everywhere. */
function settle(p: Position, leader: Piece, tell: Chronicle): void {
  const region = regionOf(p, leader);
  if (region >= 0) passLeaderless(p, region, tell);
  reviewOwners(p, tell);
  checkLoneLeaders(p);
  fillVacancy(p, p.side[leader]);
}
