/** A plain player: he stands still, raises the best he can, fights his battles out and never holds fire. In a microsecond. */
import { type Dice, pick } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import { type Block, colourOf, enemyOf, type Side } from "../blocks.ts";
import { isSea, onMap, type Place, POOL } from "../board.ts";
import { hand } from "../cards.ts";
import type { FrameAt } from "../frames.ts";
import { blocksOf, cardsAt, isFriendly, isMarked, leadersLost, type Position, RESERVE } from "../position.ts";
import { awaiting, mustRetreat } from "../steps/battle.ts";
import { battleUnder } from "../steps/battle-turn.ts";
import { inSteps } from "../steps/index.ts";
import { cardWorth } from "./hands.ts";
import { topOf } from "./moments.ts";

export function script(p: Position, random: Dice): Act {
  const { acts } = p.box;
  const frame = topOf(p);
  switch (frame.step) {
    case "movement":
      return acts.endMoves();
    case "group":
      return frame.moved ? acts.endGroup() : inSteps.legal(p)[0];
    case "march":
      return acts.halt();
    case "levy":
      return bestLevy(p, frame.side);
    case "battleTurn":
      return inBattle(p, frame);
    case "regroup":
      return acts.endRegroup();
    case "disband":
      return acts.endDisband();
    case "discard":
      return acts.discard(worstCard(p, frame.side));
    case "choose":
      return pick(inSteps.legal(p), random);
    case "jupiter":
      return strikeOf(p, random);
    case "vulcan":
      return eruptionOf(p, frame.side);
    default:
      return inSteps.byDefault(p);
  }
}

const LAST_TURN = (p: Position): boolean => p.turn === p.box.turns;

/** A step more for the block that shoots best; a new block is worth a little more than that. */
function bestLevy(p: Position, side: Side): Act {
  const { acts, blocks, firepower, full, isNavis, isLeader, home, supply } = p.box;
  let best: Act = acts.endLevy();
  let most = 0;
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i];
    if (p.side[block] !== side) continue;
    const place = p.place[block];
    if (onMap(place)) {
      if (p.strength[block] >= full[block] || isSea(p.box, place)) continue;
      const worth = isNavis[block] ? firepower[block] / 3 : firepower[block];
      if (worth > most && isFriendly(p, side, place)) {
        most = worth;
        best = acts.raise(block);
      }
      continue;
    }
    const { [block]: levied } = home;
    if (levied.in !== "city" || !canEnter(p, side, block)) continue;
    const worth = firepower[block] + (isLeader[block] ? 2 : 0.5);
    if (worth <= most || !isFriendly(p, side, levied.city)) continue;
    if (LAST_TURN(p) && blocksOf(p, side, levied.city) >= supply[levied.city]) continue;
    most = worth;
    best = acts.levy(block, levied.city);
  }
  return best;
}

function canEnter(p: Position, side: Side, block: Block): boolean {
  const { owner, colour, thirdLeader } = p.box;
  if (p.place[block] !== POOL || owner[block] !== side || colour[block] !== colourOf(side)) return false;
  return block !== thirdLeader[side] || leadersLost(p, side) > 0;
}

/** Below this share of the enemy's firepower a plain player saves what he can. */
const HOPELESS = 0.4;

function inBattle(p: Position, f: FrameAt<"battleTurn">): Act {
  const battle = battleUnder(p);
  if (mustRetreat(p, battle, f.side)) return wayHome(p, f.side, inSteps.legal(p));
  const blocks = awaiting(p, battle, f.side, f.letter);
  if (battle.round > 1 && powerIn(p, f.side, battle.place) < HOPELESS * powerIn(p, enemyOf(f.side), battle.place)) {
    const out = inSteps.legal(p).filter((act) => act.do === "retreat" || act.do === "sail-away");
    if (out.length > 0) return wayHome(p, f.side, out);
  }
  return p.box.acts.fire(blocks[0]);
}

/** Dice that hit, on the average, if all of them fire once. */
export function powerIn(p: Position, side: Side, place: Place): number {
  const { blocks, firepower } = p.box;
  let power = 0;
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i];
    if (p.place[block] === place && p.side[block] === side && !isMarked(p, block, RESERVE))
      power += p.strength[block] * firepower[block];
  }
  return power / 6;
}

/** Leaders first, and where most friends are. */
function wayHome(p: Position, side: Side, ways: readonly Act[]): Act {
  let best = ways[0];
  let most = -1;
  for (const way of ways) {
    if (way.do !== "retreat" && way.do !== "sail-away") continue;
    const worth = (p.box.isLeader[way.block] ? 100 : 0) + blocksOf(p, side, way.to);
    if (worth > most) {
      most = worth;
      best = way;
    }
  }
  return best;
}

function worstCard(p: Position, side: Side) {
  const cards = cardsAt(p, hand(side));
  return cards.reduce((worst, card) => (cardWorth(p.box, card) < cardWorth(p.box, worst) ? card : worst));
}

function strikeOf(p: Position, random: Dice): Act {
  const strikes = inSteps.legal(p).filter((act) => act.do === "strike");
  return strikes.length > 0 ? pick(strikes, random) : p.box.acts.decline();
}

/** Where most stand. */
function eruptionOf(p: Position, side: Side): Act {
  const enemy = enemyOf(side);
  let best: Act = p.box.acts.decline();
  let most = 0;
  for (const act of inSteps.legal(p)) {
    if (act.do !== "erupt" || blocksOf(p, enemy, act.city) <= most) continue;
    most = blocksOf(p, enemy, act.city);
    best = act;
  }
  return best;
}
