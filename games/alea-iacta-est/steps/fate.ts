/** Leaders die in their beds, kings leave, and factions find new leaders (2.D.h, 3.5.2, LT, NT.b). */
import type { Refusal } from "@rubicon/engine";
import { type Mortality, testLives } from "@rubicon/series";
import { onMap } from "../board.ts";
import { bury, retire } from "../deaths.ts";
import { pop } from "../frames.ts";
import type { Piece } from "../pieces.ts";
import { factionLeaders, inOrder, type Position, pcOf } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { SIDES, type Side, seatOf } from "../sides.ts";
import { callSuccessor, leaderRefusal, nameLeader, successors } from "../succession.ts";
import type { Asks, Runs } from "./step.ts";

/** AIE-2.D.h, AIE-R167: one die for each, in the order of the table; successors are chosen when all have been tested. */
export const deaths: Runs<"deaths"> = {
  run(p, _f, dice, tell) {
    pop(p);
    const dead: Side[] = [];
    const { romanLeaders, pieceIds } = p.box;
    const mortality: Mortality<Piece> = {
      below: (leader) => (onMap(p.at[leader]) ? deadlyBelow(p, leader) : 0),
      certainFrom: Number.POSITIVE_INFINITY,
      tested(leader, die, below) {
        const side = SIDES[p.side[leader]];
        tell({ e: "life-tested", rule: "AIE-LT.f", side, leader: pieceIds[leader], die: die ?? 0, below });
      },
      dies(leader) {
        const side = p.side[leader];
        if (bury(p, leader, "natural", tell)) dead.push(side);
        return false;
      },
    };
    testLives(romanLeaders, mortality, dice);
    // AIE-NT.b
    for (const leader of p.box.foreignLeaders) if (p.box.leaves[leader] === p.year) retire(p, leader, "AIE-NT.b", tell);
    for (const side of [...inOrder(p)].reverse()) if (dead.includes(side)) callSuccessor(p, side);
  },
};

const FIRST_DEATHS = -43;
const YEARS_OF_A_COLUMN = 5;

/** AIE-LT.f to AIE-LT.i: the number of the current period; 0: he is too young, or it is too early. */
function deadlyBelow(p: Position, leader: Piece): number {
  return p.box.death[leader][Math.floor((p.year - FIRST_DEATHS) / YEARS_OF_A_COLUMN)] ?? 0;
}

/** AIE-3.5.2.c, AIE-3.5.2.d: at once, whatever goes on. AIE-3.5.2.m: nobody may be there to be chosen. */
export const succession: Asks<"succession"> = {
  asks(p, f, _dice, tell) {
    const able = factionLeaders(p, f.side).length > 0 ? [] : successors(p, f.side);
    if (able.length > 1) return true;
    pop(p);
    if (able.length === 1) nameLeader(p, able[0], "successor", "AIE-3.5.2.c", tell);
    else if (factionLeaders(p, f.side).length === 0)
      tell({ e: "leaderless", rule: "AIE-3.5.2.m", side: SIDES[f.side] });
    return false;
  },

  decides: (p, f) => seatOf(p, f.side),
  question: (_, f) => ({ ask: "succession", rule: "AIE-3.5.2.c", side: SIDES[f.side] }),

  legal(p, f, list) {
    for (const leader of bestFirst(p, f.side)) list.push(p.box.acts.succeed(leader));
  },

  acts: {
    succeed: {
      refuse: (p, f, { leader }) => successionRefusal(p, f.side, leader),
      play(p, _f, { leader }, _dice, tell) {
        pop(p);
        nameLeader(p, leader, "successor", "AIE-3.5.2.c", tell);
      },
    },
  },

  byDefault: (p, f) => p.box.acts.succeed(bestFirst(p, f.side)[0]),
};

const bestFirst = (p: Position, side: Side): Piece[] =>
  successors(p, side).sort((a, b) => pcOf(p, b) - pcOf(p, a) || a - b);

const successionRefusal = (p: Position, side: Side, leader: Piece): Refusal | null =>
  leaderRefusal(p, side, leader) ?? (successors(p, side).includes(leader) ? null : NO.succeedPc);
