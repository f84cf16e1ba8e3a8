/** A whole position that fits what a seat sees: everything hidden from it is drawn anew. */
import { type By, type Dice, type Seat, shuffle } from "@rubicon/engine";
import { type Block, BOTH, type Colour, colourOf, enemyOf, type Side, sideNamed } from "./blocks.ts";
import { isSea, NO_BORDER, onMap, type Place, POOL, STRAIT, TROPHY } from "./board.ts";
import { DECK, faceDown, hand, putAside } from "./cards.ts";
import { cameBy, copy, isMarked, leadersLost, type Position, SHOWN } from "./position.ts";

/** What somebody thinks of blocks that he does not see: where each is, and how strong. */
export interface Suspicion {
  readonly place: By<Block, Place>;
  readonly strength: By<Block, number>;
}

/** Goes by a suspicion, where there is one, as far as it fits what is seen. */
export function guess(p: Position, seat: Seat, random: Dice, suspicion: Suspicion | null = null): Position {
  const { cleopatra } = p.box;
  const enemy = enemyOf(sideNamed(seat));
  const guessed = copy(p);
  guessCards(guessed, enemy, random);
  for (const side of BOTH) guessBlocks(p, guessed, enemy, colourOf(side), random, suspicion);
  if (p.side[cleopatra] === enemy && !isMarked(p, cleopatra, SHOWN)) guessStrength(guessed, cleopatra, random);
  return guessed;
}

/** JC-H.a: the enemy's hand, discard and chosen card, and the cards nobody got. */
function guessCards(p: Position, enemy: Side, random: Dice): void {
  const hidden = [DECK, hand(enemy), putAside(enemy), faceDown(enemy)];
  const cards = p.box.cards.filter((card) => hidden.includes(p.card[card]));
  const places = cards.map((card) => p.card[card]).sort((a, b) => a - b);
  shuffle(cards, random);
  // JC-E1.d: nobody chose Apollo in the first turn of a year.
  const chosen = places.indexOf(faceDown(enemy));
  if (p.turn === 1 && chosen >= 0 && cards[chosen] === p.box.apollo) {
    const other = (chosen + random.roll(cards.length - 1)) % cards.length;
    [cards[chosen], cards[other]] = [cards[other], cards[chosen]];
  }
  for (const [i, card] of cards.entries()) p.card[card] = places[i];
}

/** Somewhere a hidden block stands, and what everybody can tell of it from that. */
interface Spot {
  readonly block: Block;
  readonly kind: "navis" | "land" | "any" | "waiting";
}

/** The most demanding first, so that what is left always fits. */
const DEMANDS: readonly Spot["kind"][] = ["waiting", "navis", "land", "any"];

/** JC-H.b, JC-H.c: the enemy's blocks of one colour change places with each other and with those in his pool. */
function guessBlocks(
  p: Position,
  guessed: Position,
  enemy: Side,
  colour: Colour,
  random: Dice,
  suspicion: Suspicion | null,
): void {
  const { isNavis } = p.box;
  const blocks = p.box.blocks.filter((block) => p.box.colour[block] === colour && isHidden(p, enemy, block));
  // Ordered by what can be seen of a spot alone: the draw must not depend on who stands there in truth.
  const look = ({ block, kind }: Spot): number =>
    (DEMANDS.indexOf(kind) << 24) |
    (isMarching(p, block) ? 1 << 23 : 0) |
    ((p.place[block] - TROPHY) << 16) |
    p.marks[block];
  const spots = blocks.map((block): Spot => ({ block, kind: kindAt(p, block) })).sort((a, b) => look(a) - look(b));
  shuffle(blocks, random);
  const waiting = p.box.thirdLeader[enemy];
  const isWaiting = (block: Block): boolean => block === waiting && leadersLost(p, enemy) === 0;
  for (const spot of spots) {
    const fits = (block: Block): boolean => {
      if (spot.kind === "waiting" || isWaiting(block)) return spot.kind === "waiting" && isWaiting(block);
      return spot.kind === "any" || (spot.kind === "navis") === isNavis[block];
    };
    const suspected = suspicion === null ? -1 : suspectedAt(blocks, suspicion, p.place[spot.block], fits);
    const at = suspected >= 0 ? suspected : blocks.findIndex(fits);
    const [block] = blocks.splice(at, 1);
    settle(p, guessed, block, spot.block, random);
    if (suspicion !== null && onMap(p.place[spot.block]) && suspicion.place[block] === p.place[spot.block])
      guessed.strength[block] = suspicion.strength[block];
  }
}

/** One that is suspected there; otherwise one that is suspected in the pool, so that the others stay where they are. */
function suspectedAt(
  blocks: readonly Block[],
  { place }: Suspicion,
  where: Place,
  fits: (block: Block) => boolean,
): number {
  const there = blocks.findIndex((block) => place[block] === where && fits(block));
  return there >= 0 ? there : blocks.findIndex((block) => !onMap(place[block]) && fits(block));
}

const isHidden = (p: Position, enemy: Side, block: Block): boolean =>
  p.side[block] === enemy &&
  (onMap(p.place[block]) ? !isMarked(p, block, SHOWN) : p.place[block] === POOL && p.box.owner[block] === enemy);

function kindAt(p: Position, block: Block): Spot["kind"] {
  const { box } = p;
  const place = p.place[block];
  const side = p.side[block];
  // JC-3.21.b: a leader who everybody knows is still in the pool.
  if (!onMap(place)) return block === box.thirdLeader[side] && leadersLost(p, side) === 0 ? "waiting" : "any";
  if (isSea(box, place)) return "navis";
  if (!box.isPort[place]) return "land";
  const border = cameBy(p, block);
  if (border !== NO_BORDER) return box.kindOf[border] <= STRAIT ? "land" : "navis";
  // A block on the march shows by its way what it is.
  if (isMarching(p, block)) return box.isNavis[block] ? "navis" : "land";
  return "any";
}

const isMarching = (p: Position, block: Block): boolean =>
  p.stack.some((frame) => frame.step === "march" && frame.block === block);

/** Puts a block where, in truth, another stands. */
function settle(p: Position, guessed: Position, block: Block, where: Block, random: Dice): void {
  guessed.place[block] = p.place[where];
  guessed.side[block] = p.side[where];
  guessed.marks[block] = p.marks[where];
  guessed.strength[block] = 0;
  if (onMap(p.place[where])) guessStrength(guessed, block, random);
  for (const [i, frame] of p.stack.entries()) {
    if (frame.step === "march" && frame.block === where) guessed.stack[i] = { ...frame, block };
  }
}

/** Most blocks stand at full strength, fewer with each step down. */
function guessStrength(p: Position, block: Block, random: Dice): void {
  const strengths = p.box.strengths[block];
  let step = 0;
  while (step < strengths.length - 1 && random.roll(3) === 1) step++;
  p.strength[block] = strengths[step];
}
