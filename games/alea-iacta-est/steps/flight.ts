/** A flight under way (6.3.1): which Force, if several could; who goes along; and then they are gone. */
import { NOWHERE, type Zone } from "../board.ts";
import {
  type Flight,
  fleeing,
  fleeRefusal,
  goesAsOne,
  others,
  partRefusal,
  sourcesOf,
  wayRefusal,
} from "../fleeing.ts";
import { type FrameAt, next, pop } from "../frames.ts";
import { checkLoneLeaders } from "../lone-leaders.ts";
import { inRank } from "../party.ts";
import { checkPassengers } from "../passengers.ts";
import { meetPlague } from "../plague.ts";
import { GROUP, mark, type Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { SIDES, seatOf } from "../sides.ts";
import { leave } from "../ways-out.ts";
import type { Asks, Chronicle } from "./step.ts";

export const flight: Asks<"flight"> = {
  asks(p, f, _dice, tell) {
    if (f.zone === NOWHERE) return true;
    if (fleeing(p, f).length === 0 && goesAsOne(p, f)) takeAll(p, f);
    if (others(p, f).length > 0) return true;
    depart(p, f, tell);
    return false;
  },

  decides: (p, f) => seatOf(p, f.side),
  question: (p, f) => ({
    ask: "flight",
    rule: "AIE-6.3.1.b",
    side: SIDES[f.side],
    zone: f.zone === NOWHERE ? null : p.box.zoneIds[f.zone],
    to: p.box.zoneIds[f.to],
  }),

  legal(p, f, list) {
    const { evacuate, all, bring, done } = p.box.acts;
    if (f.zone === NOWHERE) {
      for (const zone of sourcesOf(p, f.side, f.to)) list.push(evacuate(zone));
      return;
    }
    list.push(all());
    for (const piece of others(p, f)) list.push(bring(piece));
    if (partRefusal(p, f) === null) list.push(done());
  },

  acts: {
    evacuate: {
      refuse: (p, f, { zone }) => (f.zone === NOWHERE ? sourceRefusal(p, f, zone) : NO.fleeingAlready),
      play: (p, f, { zone }) => next(p, { ...f, zone }),
    },
    all: {
      refuse: (_p, f) => (f.zone === NOWHERE ? NO.fleeFromWhere : null),
      play: takeAll,
    },
    bring: {
      refuse: (p, f, { piece }) => (f.zone === NOWHERE ? NO.fleeFromWhere : fleeRefusal(p, f, piece)),
      play: (p, _f, { piece }) => mark(p, piece, GROUP),
    },
    done: {
      refuse: (p, f) => (f.zone === NOWHERE ? NO.fleeFromWhere : partRefusal(p, f)),
      play: (p, f, _act, _dice, tell) => depart(p, f, tell),
    },
  },

  byDefault: (p, f) => (f.zone === NOWHERE ? p.box.acts.evacuate(sourcesOf(p, f.side, f.to)[0]) : p.box.acts.all()),
};

const sourceRefusal = (p: Position, f: FrameAt<"flight">, zone: Zone) =>
  sourcesOf(p, f.side, f.to).includes(zone) ? null : (wayRefusal(p, { ...f, zone }) ?? NO.fleeFromWhere);

/** Leaders first, for they lead the others, then ships, for they carry them. */
function takeAll(p: Position, f: Flight): void {
  const { box } = p;
  for (const piece of inRank(
    p,
    box.pieces.filter((each) => p.at[each] === f.zone && p.side[each] === f.side),
  ))
    if (fleeRefusal(p, f, piece) === null) mark(p, piece, GROUP);
}

/** AIE-6.3.1.d: nobody follows them; whether there is anything left to fight for, the battle asks. */
function depart(p: Position, f: Flight, tell: Chronicle): void {
  const { pieceIds, zoneIds } = p.box;
  const pieces = fleeing(p, f);
  for (const piece of pieces) leave(p, piece, f.to);
  const names = pieces.map((piece) => pieceIds[piece]);
  tell({
    e: "fled",
    rule: "AIE-6.3.1.b",
    side: SIDES[f.side],
    pieces: names,
    from: zoneIds[f.zone],
    to: zoneIds[f.to],
  });
  pop(p);
  // AIE-3.4.2.v: whoever is left at sea without a ship.
  checkPassengers(p, f.side, f.zone, false, tell);
  if (p.outcome === null) checkLoneLeaders(p);
  meetPlague(p, pieces, f.to);
}
