/** The beaten Force leaves (AIE-8.4.1, AIE-R135, AIE-R136): block by block, or aboard its ships, or not at all. */
import type { Refusal } from "@rubicon/engine";
import { isSea, type Zone } from "../board.ts";
import { type FrameAt, pop } from "../frames.ts";
import { ROMAN } from "../peoples.ts";
import type { Piece } from "../pieces.ts";
import { meetPlague } from "../plague.ts";
import {
  AFLOAT,
  actsAsRoman,
  eliminate,
  GROUP,
  isMarked,
  mark,
  type Position,
  piecesIn,
  shipsIn,
  shipsOf,
  spOf,
} from "../position.ts";
import { NO } from "../refusals/index.ts";
import { fits } from "../sailing.ts";
import { SIDES, type Side, seatOf } from "../sides.ts";
import { slayAll } from "../slain.ts";
import { leave, nearestHome, refusalForAll, waysOut } from "../ways-out.ts";
import type { Asks, Chronicle } from "./step.ts";

type Retreat = FrameAt<"retreat">;

/** AIE-8.4.1.b, AIE-8.4.1.h: everything of the loser after a land combat; after a naval one his ships with their people. */
export function mustWithdraw(p: Position, side: Side, zone: Zone, naval: boolean): Piece[] {
  const pieces = piecesIn(p, side, zone);
  if (!naval || isSea(p.box, zone)) return pieces;
  return pieces.filter((piece) => p.box.isNaves[piece] || isMarked(p, piece, AFLOAT));
}

interface Block {
  readonly pieces: readonly Piece[];
  readonly bySea: boolean;
}

/** AIE-8.4.1.e: Romans on land with their leaders, each People, ships; in this order those that are still there. */
function blockOf(p: Position, f: Retreat): Block | null {
  const all = mustWithdraw(p, f.side, f.zone, f.naval);
  const leaving = f.allies ? all.filter((piece) => p.box.people[piece] !== ROMAN) : all;
  if (leaving.length === 0) return null;
  const { isNaves, people } = p.box;
  const ships = leaving.some((piece) => isNaves[piece]);
  // AIE-8.4.1.l: whoever is at sea, or has fought there, goes with the ships.
  if (ships && (f.naval || isSea(p.box, f.zone))) return { pieces: leaving, bySea: true };
  const ashore = leaving.filter((piece) => !isNaves[piece] && !isMarked(p, piece, GROUP));
  if (ashore.length === 0) return { pieces: leaving, bySea: true };
  const kindOf = (piece: Piece): number => (actsAsRoman(p, piece) ? ROMAN : people[piece]);
  const first = Math.min(...ashore.map(kindOf));
  return { pieces: ashore.filter((piece) => kindOf(piece) === first), bySea: false };
}

const waysFor = (p: Position, f: Retreat, { pieces, bySea }: Block): Zone[] =>
  waysOut(p, pieces, f.zone, bySea, f.barred);

/** AIE-8.4.1.k: those of a block who could still go aboard. */
const boarders = (p: Position, f: Retreat, block: Block): Piece[] =>
  shipsOf(p, f.side, f.zone) === 0 ? [] : block.pieces.filter((piece) => embarkRefusal(p, f, block, piece) === null);

export const retreat: Asks<"retreat"> = {
  asks(p, f, _dice, tell) {
    const block = blockOf(p, f);
    if (block === null) {
      pop(p);
      return false;
    }
    const ways = waysFor(p, f, block);
    if (ways.length > 1 || boarders(p, f, block).length > 0) return true;
    if (ways.length === 1) go(p, f, block, ways[0], tell);
    else cutOff(p, f, block, tell);
    return false;
  },

  decides: (p, f) => seatOf(p, f.side),
  question(p, f) {
    const block = blockOf(p, f) ?? { pieces: [], bySea: false };
    return {
      ask: "retreat",
      rule: "AIE-8.4.1.e",
      side: SIDES[f.side],
      zone: p.box.zoneIds[f.zone],
      pieces: block.pieces.map((piece) => p.box.pieceIds[piece]),
      ships: block.bySea ? 0 : shipsIn(p, f.side, f.zone).length,
      wayOut: waysFor(p, f, block).length > 0,
    };
  },

  legal(p, f, list) {
    const { retreat: to, embark, rest } = p.box.acts;
    const block = blockOf(p, f);
    if (block === null) return;
    const ways = waysFor(p, f, block);
    for (const zone of ways) list.push(to(zone));
    if (ways.length === 0) list.push(rest());
    for (const piece of boarders(p, f, block)) list.push(embark(piece));
  },

  acts: {
    retreat: {
      refuse(p, f, { to }) {
        const block = blockOf(p, f);
        return block && refusalForAll(p, block.pieces, f.zone, to, block.bySea, f.barred);
      },
      play(p, f, { to }, _dice, tell) {
        const block = blockOf(p, f);
        if (block) go(p, f, block, to, tell);
      },
    },
    embark: {
      refuse(p, f, { piece }) {
        const block = blockOf(p, f);
        return block && embarkRefusal(p, f, block, piece);
      },
      play: (p, f, { piece }, _dice, tell) => embark(p, f, [piece], tell),
    },
    /** As many as the ships hold, the strongest first. */
    rest: {
      refuse(p, f) {
        const block = blockOf(p, f);
        return block && waysFor(p, f, block).length > 0 ? NO.wayLeft : null;
      },
      play(p, f, _act, _dice, tell) {
        const block = blockOf(p, f);
        if (block) boardAll(p, f, block, tell);
      },
    },
  },

  byDefault(p, f) {
    const block = blockOf(p, f);
    const ways = block ? waysFor(p, f, block) : [];
    return ways.length === 0 ? p.box.acts.rest() : p.box.acts.retreat(nearestHome(p, f.side, ways));
  },
};

/** AIE-8.4.1.k, AIE-R136: beaten land units may board ships of the zone that have places and somewhere to go. */
function embarkRefusal(p: Position, f: Retreat, block: Block, piece: Piece): Refusal | null {
  if (!block.pieces.includes(piece)) return NO.notRetreatingNow;
  const ships = shipsIn(p, f.side, f.zone);
  if (block.bySea || f.naval || ships.length === 0) return NO.noShipsToBoard;
  if (waysOut(p, ships, f.zone, true, []).length === 0) return NO.noSeaway;
  const aboard = piecesIn(p, f.side, f.zone).filter((each) => isMarked(p, each, GROUP));
  return fits(p, [...aboard, piece], ships) ? null : NO.noPlaceAboard;
}

function embark(p: Position, f: Retreat, pieces: readonly Piece[], tell: Chronicle): void {
  for (const piece of pieces) mark(p, piece, GROUP);
  const names = pieces.map((piece) => p.box.pieceIds[piece]);
  tell({ e: "embarked", rule: "AIE-8.4.1.k", side: SIDES[f.side], zone: p.box.zoneIds[f.zone], pieces: names });
}

function boardAll(p: Position, f: Retreat, block: Block, tell: Chronicle): void {
  const worth = (piece: Piece): number => (p.box.isLeader[piece] ? 99 : spOf(p, piece));
  const chosen: Piece[] = [];
  for (const piece of [...boarders(p, f, block)].sort((a, b) => worth(b) - worth(a) || a - b)) {
    if (embarkRefusal(p, f, block, piece) !== null) continue;
    mark(p, piece, GROUP);
    chosen.push(piece);
  }
  embark(p, f, chosen, tell);
}

/** AIE-8.4.1.d: no die, no leader, no command is needed. */
function go(p: Position, f: Retreat, { pieces, bySea }: Block, to: Zone, tell: Chronicle): void {
  const { pieceIds, zoneIds } = p.box;
  for (const piece of pieces) leave(p, piece, to);
  tell({
    e: "retreated",
    rule: bySea ? "AIE-8.4.1.l" : "AIE-8.4.1.e",
    side: SIDES[f.side],
    pieces: pieces.map((piece) => pieceIds[piece]),
    from: zoneIds[f.zone],
    to: zoneIds[to],
  });
  meetPlague(p, pieces, to);
}

/** AIE-8.4.1.f, AIE-8.5.1.b: lost with their leaders. */
function cutOff(p: Position, f: Retreat, { pieces }: Block, tell: Chronicle): void {
  const { pieceIds, zoneIds, isLeader } = p.box;
  const units = pieces.filter((piece) => !isLeader[piece]);
  const leaders = pieces.filter((piece) => isLeader[piece]);
  const names = (list: readonly Piece[]): string[] => list.map((piece) => pieceIds[piece]);
  tell({
    e: "cut-off",
    rule: "AIE-8.4.1.f",
    side: SIDES[f.side],
    zone: zoneIds[f.zone],
    units: names(units),
    leaders: names(leaders),
  });
  for (const unit of units) eliminate(p, unit);
  slayAll(p, leaders, () => "AIE-8.5.1.b", tell);
}
