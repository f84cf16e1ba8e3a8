/**
 * Whole commands: take what is open, strike what is weak with enough from one or two sides, relieve what is threatened,
 * gather towards the front, sail; each with a garrison left or not. What is drawn may be foolish or even not legal: the
 * search leaves out what cannot be done and lets the rest compete.
 */
import { type Dice, lot, share, shuffle } from "@rubicon/engine";
import type { Act } from "../../acts.ts";
import type { Block, Side } from "../../blocks.ts";
import { onMap, type Place } from "../../board.ts";
import type { FrameAt } from "../../frames.ts";
import { isMarked, MOVED, type Position } from "../../position.ts";
import { inSteps } from "../../steps/index.ts";
import { type Errand, errandsOf, wishFor } from "./errands.ts";
import { pullOf } from "./pull.ts";

type Movement = FrameAt<"movement">;

const SAILS = 0.35;
const RESTS = 0.06;
/** How often a second group goes where the first one went, and the rest of a group somewhere else. */
const JOINS = 0.5;
const SPREADS = 0.4;

export function proposeMoves(p: Position, frame: Movement): (random: Dice) => Act[] {
  const { side } = frame;
  const pull = pullOf(p, side);
  const errands = errandsOf(p, side, frame.power, pull);
  const weights = errands.map(({ weight }) => weight);
  const ships = inSteps.legal(p).filter((act) => act.do === "sail");
  const passages = ships.map((act) => wishFor(p, side, p.place[act.block], act.to, pull));
  return (random) => {
    const plan: Act[] = [];
    const sent = new Set<Block>();
    let left = frame.moves;
    while (left > 0 && ships.length > 0 && share(random) < SAILS) {
      const ship = ships[Math.max(0, lot(passages, random))];
      if (sent.has(ship.block)) continue;
      sent.add(ship.block);
      plan.push(ship);
      left--;
    }
    let goal: Place | null = null;
    for (; left > 0 && share(random) >= RESTS; left--) {
      const errand = drawErrand(errands, weights, goal, random);
      if (errand === null) break;
      goal = errand.to;
      sendGroup(p, side, errand, errands, sent, plan, random);
    }
    return plan;
  };
}

function drawErrand(
  errands: readonly Errand[],
  weights: readonly number[],
  goal: Place | null,
  random: Dice,
): Errand | null {
  if (goal !== null && share(random) < JOINS) {
    const joining = weights.map((weight, i) => (errands[i].to === goal ? weight : 0));
    const drawn = lot(joining, random);
    if (drawn >= 0) return errands[drawn];
  }
  const drawn = lot(weights, random);
  return drawn < 0 ? null : errands[drawn];
}

function sendGroup(
  p: Position,
  side: Side,
  errand: Errand,
  errands: readonly Errand[],
  sent: Set<Block>,
  plan: Act[],
  random: Dice,
): void {
  plan.push(p.box.acts.activate(errand.from));
  send(p, errand, choose(p, side, errand, sent, random), sent, plan);
  while (share(random) < SPREADS) {
    const others = errands.filter(({ from }) => from === errand.from);
    const drawn = lot(
      others.map(({ weight }) => weight),
      random,
    );
    if (drawn < 0) return;
    send(p, others[drawn], choose(p, side, others[drawn], sent, random), sent, plan);
  }
}

function send(p: Position, { steps }: Errand, blocks: readonly Block[], sent: Set<Block>, plan: Act[]): void {
  const { acts } = p.box;
  for (const block of blocks) {
    sent.add(block);
    plan.push(acts.move(block, steps[0]));
    for (let i = 1; i < steps.length; i++) plan.push(acts.march(steps[i]));
  }
}

/** Who goes: the strongest, the weakest or anybody first; all, all but a garrison, or some. */
function choose(p: Position, side: Side, errand: Errand, sent: ReadonlySet<Block>, random: Dice): readonly Block[] {
  const { blocks, isNavis, value } = p.box;
  const ready = blocks.filter(
    (block) =>
      p.place[block] === errand.from &&
      p.side[block] === side &&
      isNavis[block] === errand.navis &&
      !isMarked(p, block, MOVED) &&
      !sent.has(block),
  );
  order(p, ready, errand, random);
  let count = ready.length;
  const dice = share(random);
  if (errand.attack ? dice < 0.3 : dice < 0.6) count = random.roll(Math.max(count, 1));
  if (!errand.attack && !errand.navis && dice < 0.25) count = 1;
  const held = value[errand.from] > 0 && !errand.navis && onMap(errand.from);
  if (held && count === ready.length && share(random) < 0.7) count--;
  return ready.slice(0, count);
}

function order(p: Position, ready: Block[], errand: Errand, random: Dice): void {
  const { firepower, isLeader } = p.box;
  shuffle(ready, random);
  const power = (block: Block): number => p.strength[block] * firepower[block];
  const way = share(random);
  if (errand.attack || way < 0.4) ready.sort((a, b) => power(b) - power(a));
  else if (way < 0.7) ready.sort((a, b) => power(a) - power(b));
  // A leader goes with company: he is never the first to be sent.
  if (ready.length > 1 && isLeader[ready[0]]) ready.push(...ready.splice(0, 1));
  if (ready.length > 2 && isLeader[ready[ready.length - 1]] && share(random) < 0.6) {
    const [leader] = ready.splice(ready.length - 1, 1);
    ready.splice(1, 0, leader);
  }
}
