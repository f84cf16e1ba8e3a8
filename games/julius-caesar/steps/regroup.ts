/** Regroup (7.7, 7.83): after a battle the winner may move on, one step, before his blocks stand up again. */
import { pop, type Refusal } from "@rubicon/engine";
import { endRegroup, regroup as regroupAct } from "../acts.ts";
import { BLOCK_COUNT, BLOCKS, COLOUR, COLOURS, isNavis, SIDES } from "../blocks.ts";
import { BORDER_KIND, COAST, isPort, MAJOR, MINOR, PLACES, ROADS_FROM, SEAWAYS_FROM, type Way } from "../board.ts";
import { blocksIn, blocksOf, isMarked, isOpen, LIMITS, type Position, SHOWN, shift, use, useOf } from "../position.ts";
import { NO, notNow } from "../refusals.ts";
import { waysFor, wayTo } from "../ways.ts";
import type { Asks } from "./step.ts";

/** Whether there is anywhere to go, for whatever block: unseen reserves must not be told apart by being asked. */
export const canRegroup = (p: Position, side: number, place: number): boolean =>
  [...ROADS_FROM[place], ...SEAWAYS_FROM[place]].some((way) => isOpen(p, side, way.to));

export const regroup: Asks<"regroup"> = {
  decides: (_, f) => SIDES[f.side],
  question: (_, f) => ({ ask: "regroup", rule: "JC-7.7.a", place: PLACES[f.place] }),

  legal(p, f, list) {
    list.push(endRegroup());
    for (const block of blocksIn(p, f.side, f.place)) {
      for (const way of waysFor(block, f.place)) {
        if (!wayRefusal(p, f.side, way)) list.push(regroupAct(block, way.to));
      }
    }
  },

  refuse(p, f, act) {
    if (act.do === "end-regroup") return null;
    if (act.do !== "regroup") return notNow("JC-7.7.a");
    if (p.side[act.block] !== f.side) return NO.notYours;
    if (p.place[act.block] !== f.place) return NO.notInBattle;
    const way = wayTo(act.block, f.place, act.to);
    if (way) return wayRefusal(p, f.side, way);
    // JC-7.83.b: out of a port navis regroup to sea only.
    return isNavis[act.block] && isPort[f.place] && isPort[act.to] ? NO.navisRegroupToPort : NO.regroupNotAdjacent;
  },

  play(p, f, act, _dice, tell) {
    if (act.do === "regroup") {
      const way = wayTo(act.block, f.place, act.to);
      if (way && BORDER_KIND[way.border] < COAST) use(p, f.side, way.border);
      tell({
        e: "regrouped",
        rule: isNavis[act.block] ? "JC-7.83.a" : "JC-7.7.a",
        side: SIDES[f.side],
        block: BLOCKS[act.block],
        colour: COLOURS[COLOUR[act.block]],
        from: PLACES[f.place],
        to: PLACES[act.to],
        shown: isMarked(p, act.block, SHOWN),
      });
      shift(p, act.block, act.to);
      p.marks[act.block] = 0;
      if (blocksOf(p, f.side, f.place) > 0) return;
    }
    standUp(p, f.place);
    pop(p);
  },
};

/** JC-7.7.b, JC-7.7.c */
function wayRefusal(p: Position, side: number, way: Way): Refusal | null {
  if (!isOpen(p, side, way.to)) return NO.regroupNotOpen;
  const kind = BORDER_KIND[way.border];
  if (kind >= COAST) return null;
  const used = useOf(p, side, way.border);
  if (kind === MAJOR) return used < LIMITS.major ? null : NO.regroupMajorFull;
  if (kind === MINOR) return used < LIMITS.minor ? null : NO.regroupMinorFull;
  return used < LIMITS.strait ? null : NO.regroupStraitFull;
}

/** JC-7.1.b, JC-H.e: after the battle nobody knows any more who is who, nor who came from where. */
export function standUp(p: Position, place: number): void {
  for (let block = 0; block < BLOCK_COUNT; block++) if (p.place[block] === place) p.marks[block] = 0;
}
