/** Amphibious movement (6.3): land blocks sail from port to port over friendly seas, before all other moves. */
import type { Refusal } from "@rubicon/engine";
import { type Act, sail } from "../acts.ts";
import { BLOCK_COUNT, BLOCKS, COLOUR, COLOURS, enemyOf, isNavis, SIDES } from "../blocks.ts";
import { borderBetween, isPort, onMap, PLACES, ROUTES, SAILINGS_FROM, type Sailing, seaNames } from "../board.ts";
import {
  attackerOf,
  friendlySeas,
  hasEntered,
  isMarked,
  isOpen,
  MOVED,
  mayLeave,
  type Position,
  setOut,
  shift,
} from "../position.ts";
import { NO } from "../refusals.ts";
import type { Chronicle } from "./step.ts";

export function listSailings(p: Position, side: number, list: Act[]): void {
  const seas = friendlySeas(p, side);
  if (seas === 0) return;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (embarkRefusal(p, side, block)) continue;
    for (const sailing of SAILINGS_FROM[p.place[block]]) {
      if ((sailing.seas & ~seas) === 0 && !landingRefusal(p, side, p.place[block], sailing)) {
        list.push(sail(block, sailing.to, sailing.route));
      }
    }
  }
}

export function sailRefusal(p: Position, side: number, block: number, to: number, route: number): Refusal | null {
  const refusal = embarkRefusal(p, side, block);
  if (refusal) return refusal;
  if (!isPort[to]) return NO.notToPort;
  const sailing = SAILINGS_FROM[p.place[block]].find((each) => each.to === to && each.route === route);
  if (!sailing) return NO.noSuchRoute;
  if (sailing.seas & ~friendlySeas(p, side)) return NO.seaNotFriendly;
  return landingRefusal(p, side, p.place[block], sailing);
}

/** Whether the block may go aboard where it stands. */
function embarkRefusal(p: Position, side: number, block: number): Refusal | null {
  const from = p.place[block];
  if (p.side[block] !== side) return NO.notYours;
  if (!onMap(from)) return NO.offMap;
  if (isNavis[block]) return NO.navisDoesNotEmbark;
  if (!isPort[from]) return NO.notFromPort;
  if (isMarked(p, block, MOVED)) return NO.moved; // JC-6.3.d
  // JC-6.3.g: out of a contested city only the unpinned sail.
  if (attackerOf(p, from) === enemyOf(side) && mayLeave(p, from) === 0) return NO.pinned;
  return null;
}

/** Given that all its seas are friendly. */
function landingRefusal(p: Position, side: number, from: number, sailing: Sailing): Refusal | null {
  if (!isOpen(p, side, sailing.to)) return NO.portNotOpen; // JC-6.3.f
  // JC-6.13.c: not over a coast by which the enemy's navis came in.
  if (attackerOf(p, from) === enemyOf(side) && hasEntered(p, enemyOf(side), borderBetween(from, sailing.first), from)) {
    return NO.barred;
  }
  return null;
}

/** JC-6.3.b, JC-6.3.e: the block has moved, and each sea it crossed has to be held. */
export function embark(p: Position, block: number, to: number, route: number, tell: Chronicle): void {
  const side = p.side[block];
  const from = p.place[block];
  setOut(p, block);
  p.heldSeas |= ROUTES[route];
  shift(p, block, to);
  tell({
    e: "sailed",
    rule: "JC-6.3.a",
    side: SIDES[side],
    block: BLOCKS[block],
    colour: COLOURS[COLOUR[block]],
    from: PLACES[from],
    to: PLACES[to],
    by: seaNames(ROUTES[route]),
  });
}
