/** Free set-up (5.3): blocks change places one for one, and each city keeps its number. */
import { type Deploying, type Deployments, type Dice, type Placement, pick } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import { type Block, SIDES, type Side } from "../blocks.ts";
import type { Place } from "../board.ts";
import { copy, type Position, serves } from "../position.ts";
import { inSteps } from "../steps/index.ts";
import file from "./deployments.json" with { type: "json" };
import { topOf } from "./moments.ts";

const SCENARIO = "free";
const KEPT: Deployments = file.scenarios;
const NO_LUCK = { roll: () => 1 };
/** Exchanges that a bold change is made of, at most. */
const EXCHANGES = 3;

export const deploying: Deploying<Position, Act> = {
  side: nameOfSide,
  kept: (p) => KEPT[SCENARIO]?.[nameOfSide(p) ?? ""] ?? [],

  placement(p) {
    const { places, placeIds, blockIds } = p.box;
    const own = ownBlocks(p);
    return places.flatMap((place) => {
      const pieces = own.filter((block) => p.place[block] === place).map((block) => blockIds[block]);
      return pieces.length === 0 ? [] : [{ at: placeIds[place], pieces }];
    });
  },

  lay(p, placement) {
    const goals = goalsOf(p, placement);
    if (goals === null) return null;
    const draft = copy(p);
    const acts: Act[] = [];
    for (;;) {
      const away = [...goals].filter(([block, goal]) => draft.place[block] !== goal);
      if (away.length === 0) return acts;
      const swap = away.map(([block, goal]) => exchange(draft, goals, block, goal)).find((act) => act !== null);
      if (swap === undefined || swap === null) return null;
      inSteps.play(draft, swap, NO_LUCK);
      acts.push(swap);
    }
  },

  vary(p, random) {
    const { isLeader, isNavis } = p.box;
    const isPlain = (block: Block): boolean => !isLeader[block] && !isNavis[block];
    return exchanges(p, 1, random, (block, other) => isPlain(block) && isPlain(other));
  },

  recast: (p, random) => exchanges(p, random.roll(EXCHANGES), random, () => true),
};

function sideAsked(p: Position): Side | null {
  const frame = p.stack.length === 0 ? null : topOf(p);
  return frame?.step === "deploy" ? frame.side : null;
}

function nameOfSide(p: Position): string | null {
  const side = sideAsked(p);
  return side === null ? null : SIDES[side];
}

function ownBlocks(p: Position): Block[] {
  const side = sideAsked(p);
  return side === null ? [] : p.box.blocks.filter((block) => serves(p, block, side));
}

/** Where everybody is to stand; null where somebody or somewhere is unknown. */
function goalsOf(p: Position, placement: Placement): Map<Block, Place> | null {
  const { blockNumbers, placeNumbers } = p.box;
  const own = ownBlocks(p);
  const goals = new Map<Block, Place>();
  for (const { at, pieces } of placement)
    for (const name of pieces) {
      const block = blockNumbers.get(name);
      const place = placeNumbers.get(at);
      if (block === undefined || place === undefined || !own.includes(block)) return null;
      goals.set(block, place);
    }
  return goals;
}

/** With somebody who is not to stay there, and rather with one who is wanted where the other comes from. */
function exchange(p: Position, goals: ReadonlyMap<Block, Place>, block: Block, goal: Place): Act | null {
  const { acts } = p.box;
  let found: Act | null = null;
  for (const other of ownBlocks(p)) {
    if (p.place[other] !== goal || goals.get(other) === goal) continue;
    const act = block < other ? acts.swap(block, other) : acts.swap(other, block);
    if (inSteps.refuse(p, act) !== null) continue;
    if (goals.get(other) === p.place[block]) return act;
    found ??= act;
  }
  return found;
}

function exchanges(p: Position, count: number, random: Dice, fits: (block: Block, other: Block) => boolean): Act[] {
  const draft = copy(p);
  const acts: Act[] = [];
  for (let i = 0; i < count; i++) {
    const swaps = inSteps.legal(draft).filter((act) => act.do === "swap" && fits(act.block, act.with));
    if (swaps.length === 0) break;
    const swap = pick(swaps, random);
    inSteps.play(draft, swap, NO_LUCK);
    acts.push(swap);
  }
  return acts;
}
