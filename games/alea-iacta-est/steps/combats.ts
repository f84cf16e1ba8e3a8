/** Phase E.2 (AIE-8.1): who serves where, which combats there are and in what order, and what follows when all are over. */
import { isSea, NOWHERE, type Zone } from "../board.ts";
import { contested, fights, harbourToLeave, mustPutToSea } from "../contests.ts";
import { foreseeContest } from "../foresight.ts";
import { next, pop, push } from "../frames.ts";
import { checkLoneLeaders, isLone } from "../lone-leaders.ts";
import { reviewOwners } from "../owners.ts";
import { ALLEGIANCE, PEACE, type People, ROMAN } from "../peoples.ts";
import { AFLOAT, combatUnitsIn, isMarked, leadersIn, mark, type Position, unitsOf, unmark } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { BOTH, enemyOf, SIDES, type Side, seatOf } from "../sides.ts";
import { rouse } from "../triumvirs.ts";
import { pacify } from "../war-and-peace.ts";
import { openWindow } from "../windows.ts";
import { beginBattle } from "./battle.ts";
import type { Asks, Runs } from "./step.ts";

/** AIE-R132: first all evasions, by land and then by sea, and only then the combats. */
export const combats: Runs<"combats"> = {
  run(p, f) {
    if (!f.announced) {
      next(p, { ...f, announced: true });
      return openWindow(p, contested(p).length > 0 ? "combats" : "end-of-movement", f.side);
    }
    for (const leader of p.box.leaders) unmark(p, leader, AFLOAT);
    const defender = enemyOf(f.side);
    next(p, { step: "battles", side: f.side, done: [] });
    push(p, { step: "evasions", side: defender, zone: NOWHERE, done: [], failed: [] });
    const coasts = contested(p).filter((zone) => !isSea(p.box, zone) && fights(p, zone, true));
    for (const zone of coasts.reverse()) {
      if (fights(p, zone, false)) {
        // AIE-R133: the active player first.
        push(p, { step: "assigning", side: defender, zone });
        push(p, { step: "assigning", side: f.side, zone });
      } else {
        // Where there is nothing but a naval combat, everybody takes part in it (AIE-8.3.a).
        for (const side of BOTH) for (const leader of leadersIn(p, side, zone)) mark(p, leader, AFLOAT);
      }
    }
  },
};

/** AIE-8.1.f: each leader serves by land or by sea; by land, unless he goes aboard. */
export const assigning: Asks<"assigning"> = {
  asks(p, f) {
    if (ashore(p, f.side, f.zone).length > 0) return true;
    pop(p);
    return false;
  },

  decides: (p, f) => seatOf(p, f.side),
  question: (p, f) => ({ ask: "assigning", rule: "AIE-8.1.f", side: SIDES[f.side], zone: p.box.zoneIds[f.zone] }),

  legal(p, f, list) {
    list.push(p.box.acts.done());
    for (const leader of ashore(p, f.side, f.zone)) list.push(p.box.acts.afloat(leader));
  },

  acts: {
    afloat: {
      refuse(p, f, { leader }) {
        if (!p.box.isLeader[leader] || p.side[leader] !== f.side || p.at[leader] !== f.zone) return NO.notALeaderThere;
        return isMarked(p, leader, AFLOAT) ? NO.alreadyAfloat : null;
      },
      play(p, f, { leader }, _dice, tell) {
        mark(p, leader, AFLOAT);
        const [name, zone] = [p.box.pieceIds[leader], p.box.zoneIds[f.zone]];
        tell({ e: "assigned", rule: "AIE-8.1.f", side: SIDES[f.side], leader: name, zone, naval: true });
      },
    },
    done: { play: (p) => pop(p) },
  },

  byDefault: (p) => p.box.acts.done(),
};

const ashore = (p: Position, side: Side, zone: Zone) =>
  leadersIn(p, side, zone).filter((leader) => !isMarked(p, leader, AFLOAT));

/** Zones still to be fought for. They are looked up anew after each battle: armies go, and ships must leave. */
const waiting = (p: Position, done: readonly Zone[]): Zone[] => contested(p).filter((zone) => !done.includes(zone));

/** AIE-8.1.h, AIE-R132: zone by zone, as the active player likes. He is asked for the last one too: he throws the die. */
export const battles: Asks<"battles"> = {
  asks(p, f) {
    if (waiting(p, f.done).length > 0) return true;
    const harbour = harbourToLeave(p, f.side);
    if (harbour === undefined) pop(p);
    else push(p, { step: "zoneOfBattle", side: f.side, zone: harbour, stage: LEAVING });
    return false;
  },

  decides: (p, f) => seatOf(p, f.side),
  question: (p, f) => ({
    ask: "battles",
    rule: "AIE-8.1.h",
    side: SIDES[f.side],
    zones: waiting(p, f.done).map((zone) => p.box.zoneIds[zone]),
  }),

  legal(p, f, list) {
    for (const zone of waiting(p, f.done)) list.push(p.box.acts.fight(zone));
  },

  acts: {
    fight: {
      refuse: (p, f, { zone }) => (waiting(p, f.done).includes(zone) ? null : NO.noBattleThere),
      play(p, f, { zone }) {
        next(p, { ...f, done: [...f.done, zone] });
        push(p, { step: "zoneOfBattle", side: f.side, zone, stage: 0 });
      },
    },
  },

  byDefault: (p, f) => p.box.acts.fight(waiting(p, f.done)[0]),

  forecast(p, f, act, list) {
    if (act.do === "fight") foreseeContest(p, f.side, act.zone, list);
  },
};

const LEAVING = 2;

/** AIE-8.1.e: ships first, then armies; then nobody is left who must not stay (AIE-8.4.1.i). */
export const zoneOfBattle: Runs<"zoneOfBattle"> = {
  run(p, f) {
    if (p.box.leaders.some((leader) => isLone(p, leader))) return checkLoneLeaders(p);
    if (f.stage < LEAVING) {
      const naval = f.stage === 0;
      next(p, { ...f, stage: f.stage + 1 });
      if (fights(p, f.zone, naval)) beginBattle(p, f.side, f.zone, naval);
      return;
    }
    // AIE-3.4.2.w, AIE-R127: ships alone do not stay where the enemy has an army.
    const leaving = [f.side, enemyOf(f.side)].find((side) => mustPutToSea(p, side, f.zone));
    if (leaving === undefined) return pop(p);
    push(p, { step: "fleetEvasions", side: leaving, zone: NOWHERE, done: [], failed: [], only: f.zone });
  },
};

/** AIE-3.7.2.c, then lone leaders, then Peoples whose land is occupied (state E.2.9). */
export const endOfCombats: Runs<"endOfCombats"> = {
  run(p, f, _dice, tell) {
    next(p, { step: "occupation", side: f.side });
    reviewOwners(p, tell);
    rouse(p, tell); // AIE-R180
    if (p.outcome === null) checkLoneLeaders(p);
  },
};

export const occupation: Runs<"occupation"> = {
  run(p, _f, _dice, tell) {
    pop(p);
    for (const people of p.box.peoples) {
      // AIE-S1.n: the points for one may have ended the game.
      if (p.outcome !== null) return;
      if (isOccupied(p, people)) pacify(p, people, "arms", tell);
    }
  },
};

/** AIE-4.4.3.a, AIE-R117: every zone of origin is held by the side that neither controls the People nor has its allegiance. */
function isOccupied(p: Position, people: People): boolean {
  if (p.status[people] === PEACE) return false;
  const holder = p.holder[people];
  const occupier = enemyOf(holder);
  return p.box.homes[people].every((home) => unitsOf(p, holder, home) === 0 && occupies(p, occupier, home));
}

/** AIE-R191: Romans and allies; a People at war occupies nothing for the side that controls it. */
function occupies(p: Position, side: Side, zone: Zone): boolean {
  return combatUnitsIn(p, side, zone).some((unit) => {
    const people = p.box.people[unit];
    return people === ROMAN || p.status[people] === ALLEGIANCE;
  });
}
