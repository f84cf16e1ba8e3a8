/** Free set-up (5.3): both players rearrange their blocks in secret, city by city in the historical numbers. */
import type { Refusal } from "@rubicon/engine";
import { type Block, SIDES, type Side } from "../blocks.ts";
import { onMap } from "../board.ts";
import { pop } from "../frames.ts";
import { type Position, serves } from "../position.ts";
import { NO } from "../refusals.ts";
import type { Asks } from "./step.ts";

const RULE = "JC-5.3.a";
const GATHERED = ["swap"];

export const deploy: Asks<"deploy"> = {
  decides: (_, f) => SIDES[f.side],

  // How often somebody has changed his mind is for nobody else to know.
  question: () => ({ ask: "deploy", rule: RULE, gathers: GATHERED }),

  legal(p, f, list) {
    const { acts } = p.box;
    list.push(acts.deployed());
    const own = p.box.blocks.filter((block) => serves(p, block, f.side));
    for (const block of own)
      for (const other of own) if (!swapRefusal(p, f.side, block, other)) list.push(acts.swap(block, other));
  },

  acts: {
    swap: {
      refuse: (p, f, act) => swapRefusal(p, f.side, act.block, act.with),
      play(p, f, act, _dice, tell) {
        const { blockIds } = p.box;
        [p.place[act.block], p.place[act.with]] = [p.place[act.with], p.place[act.block]];
        tell({ e: "swapped", rule: RULE, side: SIDES[f.side], block: blockIds[act.block], with: blockIds[act.with] });
      },
    },
    deployed: {
      play(p, f, _act, _dice, tell) {
        tell({ e: "deployed", rule: RULE, side: SIDES[f.side] });
        pop(p);
      },
    },
  },

  byDefault: (p) => p.box.acts.deployed(),
};

/** JC-5.3.a: own blocks on the map change places one for one, so each city keeps its number. */
function swapRefusal(p: Position, side: Side, block: Block, other: Block): Refusal | null {
  const { isNavis, isPort } = p.box;
  if (p.side[block] !== side || p.side[other] !== side) return NO.notYours;
  if (!onMap(p.place[block]) || !onMap(p.place[other])) return NO.notDeployed;
  // A pair is named once, in the order of the list of blocks.
  if (block >= other || p.place[block] === p.place[other]) return NO.swapsNothing;
  if (isNavis[block] && !isPort[p.place[other]]) return NO.inlandNavis;
  if (isNavis[other] && !isPort[p.place[block]]) return NO.inlandNavis;
  return null;
}
