/** A whole position that fits what a seat sees: everything hidden from it is drawn anew. */
import { type Dice, type Seat, shuffle } from "@rubicon/engine";
import {
  BLOCK_COUNT,
  CLEOPATRA,
  COLOUR,
  enemyOf,
  isNavis,
  OWNER,
  STRENGTHS,
  sideNamed,
  THIRD_LEADER,
} from "./blocks.ts";
import { BORDER_KIND, isPort, isSea, onMap, POOL, STRAIT } from "./board.ts";
import { APOLLO } from "./cards.ts";
import {
  cameBy,
  copy,
  DECK,
  faceDown,
  hand,
  isMarked,
  leadersLost,
  NOBODY,
  type Position,
  putAside,
  SHOWN,
} from "./position.ts";

export function guess(p: Position, seat: Seat, random: Dice): Position {
  const enemy = enemyOf(sideNamed(seat));
  const guessed = copy(p);
  guessCards(guessed, enemy, random);
  for (const colour of [0, 1]) guessBlocks(p, guessed, enemy, colour, random);
  if (p.side[CLEOPATRA] === enemy && !isMarked(p, CLEOPATRA, SHOWN)) guessStrength(guessed, CLEOPATRA, random);
  return guessed;
}

/** JC-H.a: the enemy's hand, discard and chosen card, and the cards nobody got. */
function guessCards(p: Position, enemy: number, random: Dice): void {
  const hidden = [DECK, hand(enemy), putAside(enemy), faceDown(enemy)];
  const cards = p.card.flatMap((where, card) => (hidden.includes(where) ? [card] : []));
  const places = cards.map((card) => p.card[card]).sort((a, b) => a - b);
  shuffle(cards, random);
  // JC-E1.d: nobody chose Apollo in the first turn of a year.
  const chosen = places.indexOf(faceDown(enemy));
  if (p.turn === 1 && chosen >= 0 && cards[chosen] === APOLLO) {
    const other = (chosen + random.roll(cards.length - 1)) % cards.length;
    [cards[chosen], cards[other]] = [cards[other], cards[chosen]];
  }
  for (const [i, card] of cards.entries()) p.card[card] = places[i];
}

/** Somewhere a hidden block stands, and what everybody can tell of it from that. */
interface Spot {
  readonly block: number;
  readonly kind: "navis" | "land" | "any" | "waiting";
}

/** The most demanding first, so that what is left always fits. */
const DEMANDS: readonly Spot["kind"][] = ["waiting", "navis", "land", "any"];

/** JC-H.b, JC-H.c: the enemy's blocks of one colour change places with each other and with those in his pool. */
function guessBlocks(p: Position, guessed: Position, enemy: number, colour: number, random: Dice): void {
  const blocks: number[] = [];
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (COLOUR[block] === colour && isHidden(p, enemy, block)) blocks.push(block);
  }
  // Ordered by what can be seen of a spot alone: the draw must not depend on who stands there in truth.
  const look = ({ block, kind }: Spot): number =>
    (DEMANDS.indexOf(kind) << 24) | (isMarching(p, block) ? 1 << 23 : 0) | (p.place[block] << 16) | p.marks[block];
  const spots = blocks.map((block): Spot => ({ block, kind: kindAt(p, block) })).sort((a, b) => look(a) - look(b));
  shuffle(blocks, random);
  const waiting = thirdLeaderWaiting(p, colour);
  for (const spot of spots) {
    const at = blocks.findIndex((block) => {
      if (spot.kind === "waiting" || block === waiting) return spot.kind === "waiting" && block === waiting;
      return spot.kind === "any" || (spot.kind === "navis") === isNavis[block];
    });
    const [block] = blocks.splice(at, 1);
    settle(p, guessed, block, spot.block, random);
  }
}

/** JC-3.21.b: a leader who everybody knows is still in the pool. */
const thirdLeaderWaiting = (p: Position, side: number): number =>
  leadersLost(p, side) === 0 ? THIRD_LEADER[side] : NOBODY;

const isHidden = (p: Position, enemy: number, block: number): boolean =>
  p.side[block] === enemy &&
  (onMap(p.place[block]) ? !isMarked(p, block, SHOWN) : p.place[block] === POOL && OWNER[block] === enemy);

function kindAt(p: Position, block: number): Spot["kind"] {
  const place = p.place[block];
  if (!onMap(place)) return block === thirdLeaderWaiting(p, p.side[block]) ? "waiting" : "any";
  if (isSea(place)) return "navis";
  if (!isPort[place]) return "land";
  const border = cameBy(p, block);
  if (border >= 0) return BORDER_KIND[border] <= STRAIT ? "land" : "navis";
  // A block on the march shows by its way what it is.
  if (isMarching(p, block)) return isNavis[block] ? "navis" : "land";
  return "any";
}

const isMarching = (p: Position, block: number): boolean =>
  p.stack.some((frame) => frame.step === "march" && frame.block === block);

/** Puts a block where, in truth, another stands. */
function settle(p: Position, guessed: Position, block: number, where: number, random: Dice): void {
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
function guessStrength(p: Position, block: number, random: Dice): void {
  const strengths = STRENGTHS[block];
  let step = 0;
  while (step < strengths.length - 1 && random.roll(3) === 1) step++;
  p.strength[block] = strengths[step];
}
