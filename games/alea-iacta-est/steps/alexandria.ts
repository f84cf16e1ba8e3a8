/** When Caesar has been avenged (3.5.3.o to 3.5.3.w): M. Antonius parts with the Caesarians, and goes to Alexandria. */
import type { Refusal } from "@rubicon/engine";
import { onMap } from "../board.ts";
import { isInPlay } from "../deaths.ts";
import { next, pop, push } from "../frames.ts";
import { leaveTriumvirate } from "../neutrality.ts";
import { checkPassengers } from "../passengers.ts";
import type { Piece } from "../pieces.ts";
import { changeSide, factionLeaders, isAllied, isNeutral, own, type Position, put, SPARED } from "../position.ts";
import { dropClaim } from "../pretenders.ts";
import { NO } from "../refusals/index.ts";
import { CAES, REP, SIDES, seatOf } from "../sides.ts";
import { callSuccessor, nameLeader, unname } from "../succession.ts";
import { pledge } from "../war-and-peace.ts";
import { halve } from "./administration.ts";
import { strongestFirst, turnRepublican } from "./partings.ts";
import type { Asks, Chronicle } from "./step.ts";

/** AIE-3.5.3.u */
const YEARS_OF_EXHAUSTION = 5;

/** AIE-3.5.3.o to AIE-3.5.3.v. AIE-3.5.3.w, AIE-R97: nothing of it without M. Antonius. */
export function divideTheWorld(p: Position, tell: Chronicle): void {
  const { antonius, antonians, alexandria, pieceIds, zoneIds } = p.box;
  const alive = isInPlay(p, antonius);
  tell({ e: "avenged", rule: alive ? "AIE-3.5.3.o" : "AIE-3.5.3.w", antonius: alive });
  if (!alive) return;
  // AIE-3.5.3.p: all others lose their markers, and he his own as a Caesarian.
  for (const other of factionLeaders(p, REP)) if (other !== antonius) unname(p, other, "AIE-3.5.3.p", tell);
  const joining = [antonius, ...antonians.filter((leader) => isInPlay(p, leader))];
  for (const leader of joining) join(p, leader, leader === antonius ? "AIE-3.5.3.p" : "AIE-3.5.3.s", tell);
  const leaders = joining.map((leader) => pieceIds[leader]);
  tell({ e: "to-alexandria", rule: "AIE-3.5.3.q", side: SIDES[REP], leaders, zone: zoneIds[alexandria] });
  if (!factionLeaders(p, REP).includes(antonius)) nameLeader(p, antonius, "successor", "AIE-3.5.3.p", tell);
  halve(p, YEARS_OF_EXHAUSTION, "AIE-3.5.3.u", tell);
  // What comes first lies on top: legions, then the succession; in the end whoever is alone among enemies is tested.
  push(p, { step: "loneLeaders", spared: [] });
  winEgypt(p, tell);
  callSuccessor(p, CAES);
  const left = Math.floor(caesarianLegions(p).length / 2); // AIE-3.5.3.t, AIE-R96
  if (left > 0) push(p, { step: "surrender", left });
}

/** AIE-3.5.3.p, AIE-3.5.3.q, AIE-3.5.3.s, AIE-3.5.3.v, AIE-R197: out of a neutral region too. */
function join(p: Position, leader: Piece, rule: string, tell: Chronicle): void {
  leaveTriumvirate(p, leader, tell);
  if (leader === p.box.antonius) dropClaim(p, leader, rule, tell); // AIE-R196
  if (p.side[leader] === CAES) turnRepublican(p, leader, rule, tell);
  put(p, leader, p.box.alexandria);
  own.due(p)[leader] = 0;
  own.marks(p)[leader] = SPARED;
}

/** AIE-3.5.3.r: whatever they were; a ban is forgotten, and whoever sailed on their ships has lost them. */
function winEgypt(p: Position, tell: Chronicle): void {
  const { aegyptii, seas } = p.box;
  if (isAllied(p, aegyptii, REP)) return;
  own.ban(p)[aegyptii] = 0;
  pledge(p, aegyptii, REP, tell, "AIE-3.5.3.r");
  for (const sea of seas) checkPassengers(p, CAES, sea, false, tell);
}

/** AIE-R96: on the map, and not neutral. */
const caesarianLegions = (p: Position): Piece[] => p.box.romanUnits.filter((unit) => cedeRefusal(p, unit) === null);

function cedeRefusal(p: Position, unit: Piece): Refusal | null {
  if (!p.box.isLegio[unit]) return NO.cedeLegion;
  return p.side[unit] === CAES && onMap(p.at[unit]) && !isNeutral(p, p.at[unit]) ? null : NO.cedeNotYours;
}

/** AIE-3.5.3.t, AIE-R96: the Caesarians choose. */
export const surrender: Asks<"surrender"> = {
  asks(p, f) {
    if (f.left > 0) return true;
    pop(p);
    return false;
  },

  decides: (p) => seatOf(p, CAES),
  question: (_, f) => ({ ask: "surrender", rule: "AIE-3.5.3.t", side: SIDES[CAES], left: f.left }),

  legal(p, _f, list) {
    list.push(p.box.acts.rest());
    for (const unit of weakestFirst(p)) list.push(p.box.acts.send(unit));
  },

  acts: {
    send: {
      refuse: (p, _f, { unit }) => cedeRefusal(p, unit),
      play(p, f, { unit }, _dice, tell) {
        next(p, { ...f, left: f.left - 1 });
        cede(p, [unit], tell);
      },
    },
    /** The weakest. */
    rest: {
      play(p, f, _act, _dice, tell) {
        pop(p);
        cede(p, weakestFirst(p).slice(0, f.left), tell);
      },
    },
  },

  byDefault: (p) => p.box.acts.rest(),
};

const weakestFirst = (p: Position): Piece[] => strongestFirst(p, caesarianLegions(p)).reverse();

/** AIE-3.5.3.v, AIE-R35: this winter does them no harm. */
function cede(p: Position, units: readonly Piece[], tell: Chronicle): void {
  const { alexandria, pieceIds, zoneIds } = p.box;
  for (const unit of units) {
    changeSide(p, unit, REP);
    put(p, unit, alexandria);
    own.marks(p)[unit] = SPARED;
  }
  const names = units.map((unit) => pieceIds[unit]);
  tell({ e: "ceded", rule: "AIE-3.5.3.t", side: SIDES[CAES], units: names, zone: zoneIds[alexandria] });
}
