/** What the event of the year asks: which of two Augusti is ill (TE.1, TE.4), and which of them goes to Rome (TE.6). */
import { pop } from "../frames.ts";
import type { Piece } from "../pieces.ts";
import type { Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { ROME, SIDES, seatOf } from "../sides.ts";
import { augusti } from "../titles.ts";
import { fallIll, summon } from "./event.ts";
import type { Asks } from "./step.ts";

/** IMP-TE.1.b, IMP-TE.4.a, IMP-R92: there are two Augusti, and both may be the sick one. */
export const illness: Asks<"illness"> = {
  decides: (p) => seatOf(p, ROME),
  question: (p) => ({
    ask: "illness",
    rule: illnessRule(p),
    side: SIDES[ROME],
    leaders: augusti(p).map((leader) => p.box.pieceIds[leader]),
  }),

  legal(p, _f, list) {
    for (const leader of augusti(p)) list.push(p.box.acts.ail(leader));
  },

  acts: {
    ail: {
      refuse: (p, _f, { leader }) => (augusti(p).includes(leader) ? null : NO.illNotHim),
      play(p, _f, { leader }, _dice, tell) {
        pop(p);
        fallIll(p, leader, illnessRule(p), tell);
      },
    },
  },

  byDefault: (p) => p.box.acts.ail(leastOf(p, augusti(p))),
};

const illnessRule = (p: Position): string => (p.event === 1 ? "IMP-TE.1.b" : "IMP-TE.4.a");

/** Of two the one who is missed less. */
const leastOf = (p: Position, leaders: readonly Piece[]): Piece =>
  leaders.reduce((least, leader) => (p.box.sr[leader] < p.box.sr[least] ? leader : least));

/** IMP-TE.6.a, IMP-R111 */
export const summons: Asks<"summons"> = {
  decides: (p) => seatOf(p, ROME),
  question: (p) => ({
    ask: "summons",
    rule: "IMP-TE.6.a",
    side: SIDES[ROME],
    leaders: augusti(p).map((leader) => p.box.pieceIds[leader]),
  }),

  legal(p, _f, list) {
    for (const leader of augusti(p)) list.push(p.box.acts.summon(leader));
  },

  acts: {
    summon: {
      refuse: (p, _f, { leader }) => (augusti(p).includes(leader) ? null : NO.summonNotHim),
      play(p, _f, { leader }, _dice, tell) {
        pop(p);
        summon(p, leader, tell);
      },
    },
  },

  byDefault: (p) => p.box.acts.summon(leastOf(p, augusti(p))),
};
