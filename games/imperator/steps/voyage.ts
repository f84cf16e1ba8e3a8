/** The voyage of a fleet (IMP-3.5.j to IMP-3.5.s): who goes aboard, one step by sea, who lands where. */
import type { Refusal } from "@rubicon/engine";
import { membersOf } from "@rubicon/series";
import type { Act } from "../acts.ts";
import { arrive } from "../arriving.ts";
import { isLand, type Zone } from "../board.ts";
import {
  aboard,
  boardRefusal,
  cargoRefusal,
  holdOf,
  inPort,
  isEmpty,
  landRefusal,
  seawayRefusal,
  seawaysOf,
} from "../fleets.ts";
import { foreseeBattle } from "../foresight.ts";
import { type FrameAt, next } from "../frames.ts";
import { inRank } from "../party.ts";
import type { Piece } from "../pieces.ts";
import { foreseePlay, listOwnPlays, takingPlays } from "../plays/index.ts";
import { own, type Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { ROME, SIDES, seatOf } from "../sides.ts";
import { GROUP, isFree, isMarked, LANDED, MOVED, mark, put, unmark } from "../table.ts";
import { endMove } from "./halting.ts";
import type { Asks, Chronicle } from "./step.ts";

type Voyage = FrameAt<"voyage">;

export const voyage: Asks<"voyage"> = {
  /** It is over by itself when nobody is left aboard who could still land, and the fleet can go no farther. */
  asks(p, f) {
    if (!(f.sailed || f.landed) || (!inPort(p, f.fleet) && !isEmpty(p, f.fleet))) return true;
    end(p, f);
    return false;
  },

  decides: (p) => seatOf(p, ROME),
  question: (p, f) => ({
    ask: "voyage",
    rule: f.sailed ? "IMP-3.5.p" : "IMP-3.5.n",
    side: SIDES[ROME],
    fleet: p.box.pieceIds[f.fleet],
    zone: p.box.zoneIds[p.at[f.fleet]],
    aboard: namesOf(p, aboard(p, f.fleet)),
    sailed: f.sailed,
  }),

  /** Whoever goes aboard or ashore, the seas or the coasts; to leave it at that comes last. */
  legal(p, f, list) {
    const { acts, shores } = p.box;
    if (isAtSea(p, f)) {
      if (allRefusal(p, f) === null) list.push(acts.all());
      const picked = membersOf(p);
      if (picked.length > 0)
        for (const zone of shores[p.at[f.fleet]])
          if (isLand(p.box, zone) && landRefusal(p, f.fleet, picked, zone) === null) list.push(acts.land(zone));
    }
    for (const zone of seawaysOf(p, f.fleet)) if (sailRefusal(p, f, zone) === null) list.push(acts.step(zone));
    listComers(p, f, list);
    list.push(acts.halt());
    listOwnPlays(p, { side: ROME }, list);
  },

  acts: {
    all: {
      refuse: allRefusal,
      play: (p, f) => {
        for (const piece of aboard(p, f.fleet)) mark(p, piece, GROUP);
      },
    },
    add: {
      refuse: (p, f, { piece }) => addRefusal(p, f, piece),
      play: (p, _f, { piece }) => mark(p, piece, GROUP),
    },
    step: {
      refuse: (p, f, { to }) => sailRefusal(p, f, to),
      play: (p, f, { to }, _dice, tell) => sail(p, f, to, tell),
    },
    land: {
      refuse(p, f, { to }) {
        const picked = membersOf(p);
        if (!isAtSea(p, f)) return NO.stillInPort;
        return picked.length === 0 ? NO.pickFirst : landRefusal(p, f.fleet, picked, to);
      },
      play(p, f, { to }, _dice, tell) {
        next(p, { ...f, landed: true });
        disembark(p, f, membersOf(p), to, tell);
      },
    },
    halt: {
      play(p, f, _act, _dice, tell) {
        if (!f.sailed && !f.landed) {
          const names = { pieces: [p.box.pieceIds[f.fleet]], zone: p.box.zoneIds[p.at[f.fleet]] };
          tell({ e: "stayed", rule: "IMP-3.5.o", side: SIDES[ROME], ...names });
        }
        end(p, f);
      },
    },
    ...takingPlays<Voyage>(
      () => ({ side: ROME, moment: "move" }),
      () => {},
    ),
  },

  byDefault: (p) => p.box.acts.halt(),

  forecast(p, _f, act, list) {
    foreseePlay(p, act, list);
    if (act.do === "land" && !isFree(p, ROME, act.to))
      foreseeBattle(p, { side: ROME, zone: act.to, comers: membersOf(p) }, list);
  },
};

const isAtSea = (p: Position, f: Voyage): boolean => !inPort(p, f.fleet);

const namesOf = ({ box }: Position, pieces: readonly Piece[]): string[] => pieces.map((piece) => box.pieceIds[piece]);

/** At sea all who are aboard are picked at once; in port there are few places, and whoever takes one is named. */
function allRefusal(p: Position, f: Voyage): Refusal | null {
  if (!isAtSea(p, f)) return NO.noPlaces;
  return aboard(p, f.fleet).some((piece) => !isMarked(p, piece, GROUP)) ? null : NO.nobodyAboard;
}

function addRefusal(p: Position, f: Voyage, piece: Piece): Refusal | null {
  if (isMarked(p, piece, GROUP)) return NO.alreadyWith;
  if (inPort(p, f.fleet)) return boardRefusal(p, f.fleet, piece);
  // IMP-3.5.n: nobody is taken aboard at sea.
  return p.at[piece] === holdOf(p, f.fleet) ? null : NO.notAboard;
}

/** IMP-3.5.o, IMP-R34: one step a sequence, before anybody lands. */
function sailRefusal(p: Position, f: Voyage, to: Zone): Refusal | null {
  if (f.sailed || f.landed) return NO.oneStepAtSea;
  const { fleet } = f;
  return (
    seawayRefusal(p, fleet, to) ?? cargoRefusal(p, inPort(p, fleet) ? membersOf(p) : aboard(p, fleet), p.at[fleet])
  );
}

function listComers(p: Position, f: Voyage, list: Act[]): void {
  const { acts, pieces } = p.box;
  const where = inPort(p, f.fleet) ? p.at[f.fleet] : holdOf(p, f.fleet);
  if (f.sailed && inPort(p, f.fleet)) return;
  const comers = pieces.filter((piece) => p.at[piece] === where && addRefusal(p, f, piece) === null);
  for (const piece of inRank(p, comers)) list.push(acts.add(piece));
}

/** Who sails has moved (IMP-R34). In its port all go ashore: the box is part of the land around it (IMP-3.5.m). */
function sail(p: Position, f: Voyage, to: Zone, tell: Chronicle): void {
  const { fleet } = f;
  const { pieceIds, zoneIds } = p.box;
  const hold = holdOf(p, fleet);
  const from = p.at[fleet];
  if (inPort(p, fleet)) for (const piece of membersOf(p)) put(p, piece, hold);
  const carried = aboard(p, fleet);
  for (const piece of carried) {
    unmark(p, piece, GROUP);
    mark(p, piece, MOVED);
  }
  put(p, fleet, to);
  const names = { fleet: pieceIds[fleet], pieces: namesOf(p, carried), from: zoneIds[from], to: zoneIds[to] };
  tell({ e: "sailed", rule: "IMP-3.5.o", side: SIDES[ROME], ...names });
  next(p, { ...f, sailed: true });
  if (inPort(p, fleet) && carried.length > 0) disembark(p, f, carried, to, tell);
}

/** IMP-3.5.p, IMP-3.5.q: they have moved, and came from nowhere that a retreat could lead back to (IMP-R84). */
function disembark(p: Position, { fleet }: Voyage, pieces: readonly Piece[], to: Zone, tell: Chronicle): void {
  const names = { fleet: p.box.pieceIds[fleet], pieces: namesOf(p, pieces), to: p.box.zoneIds[to] };
  tell({ e: "landed", rule: "IMP-3.5.p", side: SIDES[ROME], ...names });
  for (const piece of pieces) {
    put(p, piece, to);
    own.marks(p)[piece] = MOVED | LANDED;
  }
  arrive(p, pieces, to, tell);
}

/** The move of the fleet is over. Whoever was picked and has not gone stays where he is. */
function end(p: Position, f: Voyage): void {
  for (const piece of membersOf(p)) unmark(p, piece, GROUP);
  mark(p, f.fleet, MOVED);
  endMove(p, ROME);
}
