/** Who may see what (section H of the rulebook). Everything that leaves for a viewer passes through here. */
import { EVERYTHING, type Eyes, type Json, plain, winnerOf } from "@rubicon/engine";
import {
  BLUE,
  type Block,
  CAESAR,
  COLOURS,
  LETTERS,
  NOBODY,
  POMPEIUS,
  SIDES,
  type Side,
  type SideName,
} from "./blocks.ts";
import { FALLEN, isSea, NO_BORDER, NOWHERE, otherEnd, type Place, POOL, seaIds, TROPHY } from "./board.ts";
import { DECK, faceDown, hand, NO_CARD, putAside } from "./cards.ts";
import { roadOf, useOf } from "./crossings.ts";
import type { Event } from "./events.ts";
import { frameOf } from "./frames.ts";
import { optionsOf } from "./options.ts";
import {
  ACTED,
  actingCard,
  attackerOf,
  blocksOf,
  cameBy,
  cardPlayed,
  cardsAt,
  isContested,
  isMarked,
  MOVED,
  mayLeave,
  type Position,
  points,
  RESERVE,
  SHOWN,
} from "./position.ts";
import type { Seen, SeenBattle, SeenBlock, SeenHand, SeenPlace, SeenPool } from "./seen.ts";
import { inSteps } from "./steps/index.ts";
import { turnOf } from "./turns.ts";

export function sight(p: Position, eyes: Eyes): Json {
  const { box } = p;
  const { year, bc } = box.calendar[p.year];
  const seen: Seen = {
    viewer: eyes,
    year,
    bc,
    turn: p.turn,
    toMove: sideToMove(p),
    asked: asked(p, eyes),
    first: p.first === NOBODY ? null : SIDES[p.first],
    surprise: p.surprise === NOWHERE ? null : box.placeIds[p.surprise],
    hands: bySide((side) => seenHand(p, side, eyes)),
    undealt: cardsAt(p, DECK).length,
    places: seenPlaces(p, eyes),
    pools: bySide((side) => seenPool(p, side, eyes)),
    trophies: bySide((side) => namesAt(p, TROPHY, (block) => box.owner[block] !== side)),
    points: bySide((side) => points(p, side)),
    roads: seenRoads(p),
    held: seaIds(box, p.heldSeas),
    battle: seenBattle(p),
    god: p.first === NOBODY ? null : box.god[actingCard(p, p.first)],
    options: optionsOf(p.options),
    outcome: p.outcome && { winner: sideOfSeat(winnerOf(p.outcome)), how: p.outcome.how },
  };
  return plain(seen);
}

/** Whether somebody sees what a side keeps to itself. */
const isOpenTo = (eyes: Eyes, side: Side): boolean => eyes === SIDES[side] || eyes === EVERYTHING;

const bySide = <T>(of: (side: Side) => T): Record<SideName, T> => ({ caesar: of(CAESAR), pompeius: of(POMPEIUS) });

const sideOfSeat = (seat: string | null): SideName | null => SIDES.find((side) => side === seat) ?? null;

/** Blocks that are somewhere, by name, in the order of the list. */
function namesAt(p: Position, place: Place, fits: (block: Block) => boolean): string[] {
  const { blocks, blockIds } = p.box;
  return blocks.filter((block) => p.place[block] === place && fits(block)).map((block) => blockIds[block]);
}

const sideToMove = (p: Position): SideName | "over" => sideOfSeat(inSteps.toMove(p)) ?? "over";

/** The whole question only to whom it is put: it may name a block. */
function asked(p: Position, eyes: Eyes): Seen["asked"] {
  if (p.stack.length === 0) return null;
  const question = inSteps.question(p);
  return eyes === inSteps.toMove(p) || eyes === EVERYTHING ? { ask: question.ask, question } : { ask: question.ask };
}

/** JC-H.a */
function seenHand(p: Position, side: Side, eyes: Eyes): SeenHand {
  const { cardIds, turns } = p.box;
  const cards = cardsAt(p, hand(side)).map((card) => cardIds[card]);
  const [aside] = cardsAt(p, putAside(side));
  const [chosen] = cardsAt(p, faceDown(side));
  const acting = actingCard(p, side);
  const played = Array.from({ length: turns }, (_, i) => cardPlayed(p, side, i + 1)).filter((card) => card !== NO_CARD);
  const open = isOpenTo(eyes, side);
  return {
    count: cards.length,
    ...(open ? { cards } : {}),
    ...(open && aside !== undefined ? { discarded: cardIds[aside] } : {}),
    chosen: chosen !== undefined,
    ...(open && chosen !== undefined ? { chosenCard: cardIds[chosen] } : {}),
    played: played.map((card) => cardIds[card]),
    ...(acting === NO_CARD ? {} : { acting: cardIds[acting] }),
  };
}

function seenPlaces(p: Position, eyes: Eyes): SeenPlace[] {
  const blocksAt: Block[][] = p.box.places.map(() => []);
  for (const block of p.box.blocks) blocksAt[p.place[block]]?.push(block);
  return p.box.places
    .filter((place) => blocksAt[place].length > 0)
    .map((place) => seenPlace(p, place, blocksAt[place], eyes));
}

function seenPlace(p: Position, place: Place, blocks: readonly Block[], eyes: Eyes): SeenPlace {
  const attacker = attackerOf(p, place);
  return {
    place: p.box.placeIds[place],
    friendlyTo: isContested(p, place) ? null : SIDES[blocksOf(p, CAESAR, place) > 0 ? CAESAR : POMPEIUS],
    ...(attacker === NOBODY ? {} : { attacker: SIDES[attacker], mayLeave: mayLeave(p, place) }),
    blocks: inOrder(blocks.map((block) => seenBlock(p, block, eyes))),
  };
}

/** JC-H.b, JC-H.c, JC-H.g: what shows of a block. */
function seenBlock(p: Position, block: Block, eyes: Eyes): SeenBlock {
  const { box } = p;
  const shown = isMarked(p, block, SHOWN);
  const open = shown || isOpenTo(eyes, p.side[block]);
  const border = cameBy(p, block);
  return {
    side: SIDES[p.side[block]],
    colour: COLOURS[box.colour[block]],
    ...(open || box.colour[block] === BLUE ? { block: box.blockIds[block] } : {}),
    ...(open ? { strength: p.strength[block] } : {}),
    ...(isSea(box, p.place[block]) ? { navis: true } : {}),
    ...(isMarked(p, block, MOVED) ? { moved: true } : {}),
    ...(isMarked(p, block, RESERVE) ? { reserve: true } : {}),
    ...(border === NO_BORDER ? {} : { from: box.placeIds[otherEnd(box, border, p.place[block])] }),
    ...(shown ? { shown: true } : {}),
  };
}

/** Face up in the order of the list; face down in an order that tells nothing. */
function inOrder(blocks: SeenBlock[]): SeenBlock[] {
  const up = blocks.filter((each) => each.block !== undefined);
  const down = blocks.filter((each) => each.block === undefined);
  if (down.length < 2) return up.concat(down);
  const looks = new Map(down.map((each) => [each, JSON.stringify(each)]));
  const look = (each: SeenBlock): string => looks.get(each) ?? "";
  return up.concat(down.sort((a, b) => (look(a) < look(b) ? -1 : 1)));
}

/** JC-5.2.c, JC-H.f */
function seenPool(p: Position, side: Side, eyes: Eyes): SeenPool {
  const of = (place: Place): string[] => namesAt(p, place, (block) => p.box.owner[block] === side);
  const standing = of(POOL);
  return {
    standing: standing.length,
    ...(isOpenTo(eyes, side) ? { blocks: standing } : {}),
    fallen: of(FALLEN),
  };
}

function seenRoads(p: Position): Seen["roads"] {
  const { endsOf, placeIds } = p.box;
  return [...new Set(p.crossed.map(roadOf))].map((road) => {
    const [a, b] = endsOf[road];
    return { between: [placeIds[a], placeIds[b]], ...bySide((side) => useOf(p, side, road)) };
  });
}

function seenBattle(p: Position): SeenBattle | null {
  const battle = frameOf(p, "battle");
  if (battle === undefined || battle.round === 0) return null;
  const { side, letter } = turnOf(battle);
  return {
    place: p.box.placeIds[battle.place],
    attacker: SIDES[battle.attacker],
    round: battle.round,
    letter: LETTERS[letter],
    side: SIDES[side],
    surprise: battle.surprise,
    acted: namesAt(p, battle.place, (block) => isMarked(p, block, ACTED)),
    sailed: SIDES.filter((_, each) => battle.sailed & (1 << each)),
  };
}

/** What a viewer hears of an event. Cleopatra is known by her colour; a block face up by its face. */
export function hear(event: Event, eyes: Eyes): Json {
  if (!("side" in event) || event.side === eyes || eyes === EVERYTHING) return plain(event);
  switch (event.e) {
    case "swapped":
      return null;
    case "dealt":
      return without(event, "cards");
    case "discarded":
    case "chose":
      return without(event, "card");
    case "moved":
    case "sailed":
      return event.colour === "blue" ? plain(event) : without(event, "block");
    case "levied":
    case "to-port":
      return without(event, "block");
    case "raised":
      return without(event, "block", "strength");
    case "step-lost":
      if (event.shown) return plain(event);
      return event.colour === "blue" ? without(event, "strength") : without(event, "block", "strength");
    case "regrouped":
      return event.shown || event.colour === "blue" ? plain(event) : without(event, "block");
    case "disbanded":
      // It comes into the viewer's own pool when it was a defector of his colour.
      return SIDES[COLOURS.indexOf(event.colour)] === eyes ? plain(event) : without(event, "block");
    default:
      return plain(event);
  }
}

function without(event: Event, ...hidden: string[]): Json {
  return Object.fromEntries(Object.entries(event).filter(([key]) => !hidden.includes(key)));
}
