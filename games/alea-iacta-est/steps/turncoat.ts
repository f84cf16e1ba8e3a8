/** B.4: Dolabella, who always was with the winners (S5.h to S5.j, R162). */
import { GONE, onMap, type Zone } from "../board.ts";
import { slay } from "../deaths.ts";
import { pop, push } from "../frames.ts";
import { leaveTriumvirate } from "../neutrality.ts";
import {
  changeSide,
  FIRST_TURN,
  hasTitle,
  isFlagged,
  isNeutral,
  own,
  type Position,
  put,
  rulesOf,
  TURNED,
  unitsOf,
} from "../position.ts";
import { dropClaim } from "../pretenders.ts";
import { NO } from "../refusals/index.ts";
import { SIDES, seatOf } from "../sides.ts";
import { companyRefusal } from "../stacking.ts";
import { callSuccessor, unname } from "../succession.ts";
import type { Asks, Chronicle } from "./step.ts";

export const turncoat: Asks<"turncoat"> = {
  asks(p, f, _dice, tell) {
    if (!f.turned) {
      pop(p);
      if (changes(p)) turn(p, tell);
      return false;
    }
    const places = nearest(p);
    if (places.length > 1) return true;
    pop(p);
    if (places.length === 1) join(p, places[0], tell);
    return false;
  },

  decides: (p) => seatOf(p, p.initiative),

  question: (p) => ({
    ask: "turncoat",
    rule: "AIE-S5.i",
    side: SIDES[p.initiative],
    leader: p.box.pieceIds[p.box.dolabella],
  }),

  legal(p, _f, list) {
    for (const zone of nearest(p)) list.push(p.box.acts.station(zone));
  },

  acts: {
    station: {
      refuse: (p, _f, { zone }) => (nearest(p).includes(zone) ? null : NO.turncoatNearest),
      play(p, _f, { zone }, _dice, tell) {
        pop(p);
        join(p, zone, tell);
      },
    },
  },

  byDefault: (p) => p.box.acts.station(nearest(p)[0]),
};

/** AIE-S5.h: from the second turn on, whenever the other faction has the initiative. */
function changes(p: Position): boolean {
  const { dolabella } = p.box;
  if (rulesOf(p).dolabella === null || isFlagged(p, FIRST_TURN)) return false;
  return p.at[dolabella] !== GONE && p.side[dolabella] !== p.initiative;
}

function turn(p: Position, tell: Chronicle): void {
  const { dolabella } = p.box;
  // AIE-S5.j, AIE-R195: nobody scores.
  if (hasTitle(p, dolabella, TURNED)) return slay(p, dolabella, "other", tell, "AIE-S5.j");
  const former = p.side[dolabella];
  unname(p, dolabella, "AIE-S5.i", tell);
  dropClaim(p, dolabella, "AIE-S5.i", tell);
  leaveTriumvirate(p, dolabella, tell);
  own.title(p)[dolabella] = TURNED;
  changeSide(p, dolabella, p.initiative);
  push(p, { step: "turncoat", turned: true });
  callSuccessor(p, former);
}

/**
 * AIE-S5.i: zones of his new friends at the least number of steps, by land and sea; not among warriors (AIE-4.2.4.c). None where
 * he is not on the map.
 */
function nearest(p: Position): Zone[] {
  const { dolabella, zones, hops } = p.box;
  if (!onMap(p.at[dolabella])) return [];
  const far = hops[p.at[dolabella]];
  const found = zones.filter(
    (zone) =>
      unitsOf(p, p.side[dolabella], zone) > 0 && !isNeutral(p, zone) && companyRefusal(p, dolabella, zone) === null,
  );
  const least = Math.min(...found.map((zone) => far[zone]));
  return found.filter((zone) => far[zone] === least);
}

function join(p: Position, zone: Zone, tell: Chronicle): void {
  const { dolabella, pieceIds, zoneIds } = p.box;
  put(p, dolabella, zone);
  tell({
    e: "went-over",
    rule: "AIE-S5.i",
    side: SIDES[p.side[dolabella]],
    leader: pieceIds[dolabella],
    zone: zoneIds[zone],
  });
}
