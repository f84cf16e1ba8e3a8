/** Free set-up (5.3): both players rearrange their blocks in secret, city by city in the historical numbers. */
import { pop, type Refusal } from "@rubicon/engine";
import { deployed, swap } from "../acts.ts";
import { BLOCK_COUNT, BLOCKS, isNavis, SIDES } from "../blocks.ts";
import { isPort, onMap } from "../board.ts";
import type { Position } from "../position.ts";
import { NO, notNow } from "../refusals.ts";
import type { Asks } from "./step.ts";

const RULE = "JC-5.3.a";

export const deploy: Asks<"deploy"> = {
  decides: (_, f) => SIDES[f.side],

  question: () => ({ ask: "deploy", rule: RULE }),

  legal(p, f, list) {
    list.push(deployed());
    for (let block = 0; block < BLOCK_COUNT; block++) {
      for (let other = block + 1; other < BLOCK_COUNT; other++) {
        if (!swapRefusal(p, f.side, block, other)) list.push(swap(block, other));
      }
    }
  },

  refuse(p, f, act) {
    if (act.do === "deployed") return null;
    if (act.do !== "swap") return notNow(RULE);
    return swapRefusal(p, f.side, act.block, act.with);
  },

  play(p, f, act, _dice, tell) {
    if (act.do === "swap") {
      [p.place[act.block], p.place[act.with]] = [p.place[act.with], p.place[act.block]];
      tell({ e: "swapped", rule: RULE, side: SIDES[f.side], block: BLOCKS[act.block], with: BLOCKS[act.with] });
      return;
    }
    tell({ e: "deployed", rule: RULE, side: SIDES[f.side] });
    pop(p);
  },
};

/** JC-5.3.a: own blocks on the map change places one for one, so each city keeps its number. */
function swapRefusal(p: Position, side: number, block: number, other: number): Refusal | null {
  if (p.side[block] !== side || p.side[other] !== side) return NO.notYours;
  if (!onMap(p.place[block]) || !onMap(p.place[other])) return NO.notDeployed;
  // A pair is named once, in the order of the list of blocks.
  if (block >= other || p.place[block] === p.place[other]) return NO.swapsNothing;
  if (isNavis[block] && !isPort[p.place[other]]) return NO.inlandNavis;
  if (isNavis[other] && !isPort[p.place[block]]) return NO.inlandNavis;
  return null;
}
