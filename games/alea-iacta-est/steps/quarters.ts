/** Winter quarters (9.2.d to 9.2.h): lone leaders, then stacks in regions of others, go where their faction is at home. */
import type { Refusal } from "@rubicon/engine";
import { isInside, isSea, NOWHERE, onMap, type Zone } from "../board.ts";
import { type FrameAt, next, pop } from "../frames.ts";
import { ROMAN } from "../peoples.ts";
import { NO_PIECE, type Piece } from "../pieces.ts";
import { isFree, isMarked, isNeutral, type Position, piecesIn, put, SPARED, unitsOf } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { SIDES, type Side, seatOf } from "../sides.ts";
import { hasWarriors, isBarred } from "../stacking.ts";
import type { Asks, Chronicle } from "./step.ts";
import { wintersAsRoman } from "./winter.ts";

type Quarters = FrameAt<"quarters">;

export const quarters: Asks<"quarters"> = {
  asks(p, f, _dice, tell) {
    if (f.leader !== NO_PIECE || f.zone !== NOWHERE) return true;
    moveOn(p, f, tell);
    return false;
  },

  decides: (p, f) => seatOf(p, f.side),

  question(p, f) {
    const { pieceIds, zoneIds } = p.box;
    return {
      ask: "quarters",
      rule: f.leader === NO_PIECE ? "AIE-9.2.d" : "AIE-9.2.h",
      side: SIDES[f.side],
      leader: f.leader === NO_PIECE ? null : pieceIds[f.leader],
      from: zoneIds[fromOf(p, f)],
      pieces: moversOf(p, f).pieces.map((piece) => pieceIds[piece]),
    };
  },

  legal(p, f, list) {
    const { acts } = p.box;
    for (const zone of placesFor(p, f)) list.push(acts.station(zone));
    list.push(acts.rest());
  },

  acts: {
    station: {
      refuse: (p, f, { zone }) => placeRefusal(p, f, moversOf(p, f), zone),
      play(p, f, { zone }, _dice, tell) {
        go(p, f, zone, tell);
        moveOn(p, f, tell);
      },
    },
    rest: {
      play(p, f, _act, _dice, tell) {
        for (let each: Quarters | null = f; each !== null; each = subjectAfter(p, each)) settle(p, each, tell);
        pop(p);
      },
    },
  },

  byDefault: (p, f) => p.box.acts.station(placesFor(p, f)[0]),
};

/** To the next who has a choice. Who has none goes where he must, or stays (AIE-9.2.g). */
function moveOn(p: Position, f: Quarters, tell: Chronicle): void {
  for (let each = subjectAfter(p, f); each !== null; each = subjectAfter(p, each)) {
    const places = placesFor(p, each);
    if (places.length > 1) return next(p, each);
    if (places.length === 1) go(p, each, places[0], tell);
  }
  pop(p);
}

function settle(p: Position, f: Quarters, tell: Chronicle): void {
  const places = placesFor(p, f);
  if (places.length > 0) go(p, f, places[0], tell);
}

/** Lone leaders first, in the order of their numbers; so nobody is alone only because others have left. Then stacks. */
function subjectAfter(p: Position, f: Quarters): Quarters | null {
  const { leaders, zones } = p.box;
  if (f.zone === NOWHERE) {
    const leader = leaders.find((each) => each > f.leader && isAlone(p, f.side, each));
    if (leader !== undefined) return { ...f, leader };
  }
  const zone = zones.find((each) => each > f.zone && isAbroad(p, f.side, each));
  return zone === undefined ? null : { ...f, leader: NO_PIECE, zone };
}

/** AIE-9.2.h, AIE-R192: without any combat unit of his side, wherever he is; AIE-9.2.j: not where all are neutral. */
function isAlone(p: Position, side: Side, leader: Piece): boolean {
  const zone = p.at[leader];
  if (p.side[leader] !== side || !onMap(zone) || isSea(p.box, zone) || isNeutral(p, zone)) return false;
  return unitsOf(p, side, zone) === 0 && wintersAsRoman(p, leader) && !isMarked(p, leader, SPARED);
}

/** AIE-9.2.d: Romans of a side, with combat units, in a region that it does not control. */
const isAbroad = (p: Position, side: Side, zone: Zone): boolean =>
  isInside(p.box, zone) &&
  p.control[p.box.region[zone]] !== side &&
  !isNeutral(p, zone) &&
  unitsOf(p, side, zone) > 0 &&
  romanPieces(p, side, zone).length > 0;

/** AIE-9.2.k: units of allied Peoples stay where they are. */
const romanPieces = (p: Position, side: Side, zone: Zone): Piece[] =>
  piecesIn(p, side, zone).filter((piece) =>
    p.box.isLeader[piece] ? wintersAsRoman(p, piece) : p.box.people[piece] === ROMAN,
  );

const fromOf = (p: Position, f: Quarters): Zone => (f.leader === NO_PIECE ? f.zone : p.at[f.leader]);

/** Who goes, and whether ships are among them, so that it must be to a port. */
interface Movers {
  readonly pieces: readonly Piece[];
  readonly toPort: boolean;
}

/** AIE-9.2.e, AIE-9.2.f, AIE-R45: the whole stack; ships stay where no port of theirs is open. */
function moversOf(p: Position, f: Quarters): Movers {
  if (f.leader !== NO_PIECE) return { pieces: [f.leader], toPort: false };
  const { isNaves, isPort, land } = p.box;
  const pieces = romanPieces(p, f.side, f.zone);
  if (!pieces.some((piece) => isNaves[piece])) return { pieces, toPort: false };
  const toPort = land.some((zone) => isPort[zone] && openRefusal(p, f.side, pieces, zone) === null);
  return { pieces: toPort ? pieces : pieces.filter((piece) => !isNaves[piece]), toPort };
}

/** AIE-9.2.d, AIE-9.2.h, AIE-4.2.4.c, AIE-S6.i, AIE-R159 */
function openRefusal(p: Position, side: Side, pieces: readonly Piece[], zone: Zone): Refusal | null {
  if (!isInside(p.box, zone) || p.control[p.box.region[zone]] !== side) return NO.quartersRegion;
  if (!isFree(p, side, zone)) return NO.quartersEnemies;
  if (hasWarriors(p, side, zone)) return NO.noRomansWithWarriors;
  for (let i = 0; i < pieces.length; i++) if (isBarred(p, pieces[i], zone)) return NO.quartersBarred;
  return null;
}

function placeRefusal(p: Position, f: Quarters, { pieces, toPort }: Movers, zone: Zone): Refusal | null {
  const refusal = openRefusal(p, f.side, pieces, zone);
  if (refusal !== null) return f.leader === NO_PIECE ? refusal : (LONE.get(refusal) ?? refusal);
  return toPort && !p.box.isPort[zone] ? NO.quartersPort : null;
}

/** The same reasons by the rule for lone leaders. */
const LONE: ReadonlyMap<Refusal, Refusal> = new Map<Refusal, Refusal>([
  [NO.quartersRegion, NO.loneQuartersRegion],
  [NO.quartersEnemies, NO.loneQuartersEnemies],
]);

/** Where he is, if he may stay (AIE-R08), else the nearest place; then all others. None: all stay. */
function placesFor(p: Position, f: Quarters): Zone[] {
  const { land, hops } = p.box;
  const movers = moversOf(p, f);
  const far = hops[fromOf(p, f)];
  const places: Zone[] = [];
  let nearest = 0;
  for (let i = 0; i < land.length; i++) {
    if (placeRefusal(p, f, movers, land[i]) !== null) continue;
    places.push(land[i]);
    if (far[land[i]] < far[places[nearest]]) nearest = places.length - 1;
  }
  const first = places[nearest];
  for (let i = nearest; i > 0; i--) places[i] = places[i - 1];
  if (places.length > 0) places[0] = first;
  return places;
}

function go(p: Position, f: Quarters, to: Zone, tell: Chronicle): void {
  const { pieceIds, zoneIds } = p.box;
  const from = fromOf(p, f);
  if (from === to) return;
  const { pieces } = moversOf(p, f);
  for (const piece of pieces) put(p, piece, to);
  tell({
    e: "quarters",
    rule: f.leader === NO_PIECE ? "AIE-9.2.d" : "AIE-9.2.h",
    side: SIDES[f.side],
    from: zoneIds[from],
    to: zoneIds[to],
    pieces: pieces.map((piece) => pieceIds[piece]),
  });
}
