/** How a game falls into pieces for whoever plans: moments at which it is judged, chains of clicks that make one plan. */
import type { Act } from "../acts.ts";
import { NOBODY, type Side } from "../blocks.ts";
import type { Frame } from "../frames.ts";
import type { Position } from "../position.ts";

/** More than there are turns in a year, with the winter. */
const YEAR = 8;
const AFTER_WINTER = 6;

/** A turn is judged when the next begins, a winter when its points have been counted. */
export function moment(p: Position): number {
  if (p.outcome !== null) return Number.POSITIVE_INFINITY;
  return p.year * YEAR + (topOf(p).step === "disband" ? AFTER_WINTER : p.turn);
}

export const topOf = (p: Position): Frame => p.stack[p.stack.length - 1];

/** Kinds of chains; a step that is not here stands by itself. */
const CHAINS: Partial<Record<Frame["step"], number>> = {
  movement: 1,
  group: 1,
  march: 1,
  mainGroup: 1,
  surprise: 1,
  levy: 2,
  regroup: 3,
  port: 4,
  surplus: 5,
  disband: 6,
  deploy: 7,
};
const KINDS = 8;
const PLACES = 128;

export function chain(p: Position): number {
  if (p.stack.length === 0) return 0;
  const frame = topOf(p);
  const kind = CHAINS[frame.step];
  if (kind === undefined) return 0;
  const place = frame.step === "regroup" ? frame.place : 0;
  return ((moment(p) * 2 + sideOf(frame)) * KINDS + kind) * PLACES + place;
}

const sideOf = (frame: Frame): Side => ("side" in frame ? frame.side : NOBODY);

export function depth(p: Position): number {
  const { step } = topOf(p);
  return step === "march" ? 2 : step === "group" ? 1 : 0;
}

export function level(act: Act): number {
  switch (act.do) {
    case "march":
    case "halt":
      return 2;
    case "move":
    case "end-group":
      return 1;
    default:
      return 0;
  }
}

/** Who has moved matters no more when a plan is done; by which way somebody came to fight does. */
export function key(p: Position): number {
  const { place, strength, side, marks } = p;
  let hash = 0x811c9dc5;
  for (let i = 0; i < p.box.blocks.length; i++) {
    const block = p.box.blocks[i];
    const what = (place[block] + 3) | (strength[block] << 7) | (side[block] << 10) | ((marks[block] >> 1) << 11);
    hash = Math.imul(hash ^ what, 0x01000193);
    hash ^= hash >>> 15;
  }
  return hash;
}
