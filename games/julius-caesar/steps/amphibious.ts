/** Amphibious movement (6.3): land blocks sail from port to port over friendly seas, before all other moves. */
import type { Refusal } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import { type Block, COLOURS, enemyOf, SIDES, type Side } from "../blocks.ts";
import { onMap, type Place, type Route, type Sailing, seaIds } from "../board.ts";
import { hasEntered } from "../crossings.ts";
import type { Forecast } from "../forecasts.ts";
import {
  attackerOf,
  friendlySeas,
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

export function listSailings(p: Position, side: Side, list: Act[]): void {
  const seas = friendlySeas(p, side);
  if (seas === 0) return;
  const { acts, blocks, sailingsFrom, seasOf } = p.box;
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i];
    const from = p.place[block];
    if (embarkRefusal(p, side, block) || (seasOf[from] & seas) === 0) continue;
    const sailings = sailingsFrom[from];
    for (let k = 0; k < sailings.length; k++) {
      const sailing = sailings[k];
      if ((sailing.seas & ~seas) === 0 && !landingRefusal(p, side, from, sailing))
        list.push(acts.sail(block, sailing.to, sailing.route));
    }
  }
}

export function sailRefusal(p: Position, side: Side, block: Block, to: Place, route: Route): Refusal | null {
  const refusal = embarkRefusal(p, side, block);
  if (refusal) return refusal;
  if (!p.box.isPort[to]) return NO.notToPort;
  const sailing = p.box.sailingsFrom[p.place[block]].find((each) => each.to === to && each.route === route);
  if (!sailing) return NO.noSuchRoute;
  if (sailing.seas & ~friendlySeas(p, side)) return NO.seaNotFriendly;
  return landingRefusal(p, side, p.place[block], sailing);
}

/** Whether the block may go aboard where it stands. */
function embarkRefusal(p: Position, side: Side, block: Block): Refusal | null {
  const from = p.place[block];
  if (p.side[block] !== side) return NO.notYours;
  if (!onMap(from)) return NO.offMap;
  if (p.box.isNavis[block]) return NO.navisDoesNotEmbark;
  if (!p.box.isPort[from]) return NO.notFromPort;
  if (isMarked(p, block, MOVED)) return NO.moved; // JC-6.3.d
  // JC-6.3.g: out of a contested city only the unpinned sail.
  if (attackerOf(p, from) === enemyOf(side) && mayLeave(p, from) === 0) return NO.pinned;
  return null;
}

/** Given that all its seas are friendly. */
function landingRefusal(p: Position, side: Side, from: Place, sailing: Sailing): Refusal | null {
  if (!isOpen(p, side, sailing.to)) return NO.portNotOpen; // JC-6.3.f
  const enemy = enemyOf(side);
  // JC-6.13.c: not over a coast by which the enemy's navis came in.
  if (attackerOf(p, from) === enemy && hasEntered(p, enemy, p.box.between[from][sailing.first], from)) return NO.barred;
  return null;
}

/** JC-6.3.b, JC-6.3.e: the block has moved, and each sea it crossed has to be held. */
export function embark(p: Position, block: Block, to: Place, route: Route, tell: Chronicle): void {
  const { box } = p;
  const from = p.place[block];
  setOut(p, block);
  p.heldSeas |= box.routeSeas[route];
  shift(p, block, to);
  tell({
    e: "sailed",
    rule: "JC-6.3.a",
    side: SIDES[p.side[block]],
    block: box.blockIds[block],
    colour: COLOURS[box.colour[block]],
    from: box.placeIds[from],
    to: box.placeIds[to],
    by: seaIds(box, box.routeSeas[route]),
  });
}

export function foreseeSailing(p: Position, route: Route, list: Forecast[]): void {
  list.push({ f: "holds", rule: "JC-6.3.e", seas: seaIds(p.box, p.box.routeSeas[route]) });
}
