/** Regroup (7.7, 7.83): after a battle the winner may move on, one step, before his blocks stand up again. */
import type { Refusal } from "@rubicon/engine";
import { COLOURS, SIDES, type Side } from "../blocks.ts";
import { COAST, type Place, type Way } from "../board.ts";
import { use } from "../crossings.ts";
import { pop } from "../frames.ts";
import { blocksIn, blocksOf, isMarked, isOpen, type Position, SHOWN, shift } from "../position.ts";
import { NO } from "../refusals.ts";
import { waysFor, wayTo } from "../ways.ts";
import { foresee, fullRefusal, limitOfRegroups } from "./roads.ts";
import type { Asks } from "./step.ts";

export const regroup: Asks<"regroup"> = {
  asks(p, f) {
    if (blocksOf(p, f.side, f.place) > 0 && canRegroup(p, f.side, f.place)) return true;
    end(p, f.place);
    return false;
  },

  decides: (_, f) => SIDES[f.side],
  question: (p, f) => ({ ask: "regroup", rule: "JC-7.7.a", place: p.box.placeIds[f.place] }),

  legal(p, f, list) {
    const { acts } = p.box;
    list.push(acts.endRegroup());
    for (const block of blocksIn(p, f.side, f.place))
      for (const way of waysFor(p, block, f.place))
        if (!wayRefusal(p, f.side, way)) list.push(acts.regroup(block, way.to));
  },

  acts: {
    regroup: {
      refuse(p, f, { block, to }) {
        if (p.side[block] !== f.side) return NO.notYours;
        if (p.place[block] !== f.place) return NO.notInBattle;
        const way = wayTo(p, block, f.place, to);
        if (way) return wayRefusal(p, f.side, way);
        const { isNavis, isPort } = p.box;
        // JC-7.83.b: out of a port navis regroup to sea only.
        return isNavis[block] && isPort[f.place] && isPort[to] ? NO.navisRegroupToPort : NO.regroupNotAdjacent;
      },
      play(p, f, { block, to }, _dice, tell) {
        const { box } = p;
        const border = box.between[f.place][to];
        if (box.kindOf[border] < COAST) use(p, f.side, border);
        tell({
          e: "regrouped",
          rule: box.isNavis[block] ? "JC-7.83.a" : "JC-7.7.a",
          side: SIDES[f.side],
          block: box.blockIds[block],
          colour: COLOURS[box.colour[block]],
          from: box.placeIds[f.place],
          to: box.placeIds[to],
          shown: isMarked(p, block, SHOWN),
        });
        shift(p, block, to);
        p.marks[block] = 0;
      },
    },
    "end-regroup": { play: (p, f) => end(p, f.place) },
  },

  byDefault: (p) => p.box.acts.endRegroup(),

  forecast(p, f, act, list) {
    if (act.do !== "regroup") return;
    const border = p.box.between[f.place][act.to];
    foresee(p, f.side, border, limitOfRegroups(p, border), list);
  },
};

/** Whether there is anywhere to go, for whatever block: unseen reserves must not be told apart by being asked. */
function canRegroup(p: Position, side: Side, place: Place): boolean {
  const { roadsFrom, seawaysFrom } = p.box;
  const isOut = ({ to }: Way): boolean => isOpen(p, side, to);
  return roadsFrom[place].some(isOut) || seawaysFrom[place].some(isOut);
}

/** JC-7.7.b, JC-7.7.c */
function wayRefusal(p: Position, side: Side, way: Way): Refusal | null {
  if (!isOpen(p, side, way.to)) return NO.regroupNotOpen;
  return fullRefusal(p, side, way.border, limitOfRegroups(p, way.border));
}

/** JC-7.1.b, JC-H.e: after the battle nobody knows any more who is who, nor who came from where. */
function end(p: Position, place: Place): void {
  for (const block of p.box.blocks) if (p.place[block] === place) p.marks[block] = 0;
  pop(p);
}
