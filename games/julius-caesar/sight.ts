/** Who may see what (section H of the rulebook). Everything that leaves for a viewer passes through here. */
import { type Json, plain, sequence, type Viewer } from "@rubicon/engine";
import {
  BLOCK_COUNT,
  BLOCKS,
  BLUE,
  CAESAR,
  COLOUR,
  COLOURS,
  LETTERS,
  OWNER,
  POMPEIUS,
  SIDES,
  type SideName,
} from "./blocks.ts";
import { BORDERS, FALLEN, isSea, PLACES, POOL, ROAD_COUNT, seaNames, TROPHY } from "./board.ts";
import { CARDS, GOD } from "./cards.ts";
import type { Event } from "./events.ts";
import { optionsOf } from "./options.ts";
import {
  ACTED,
  attackerOf,
  blocksOf,
  CALENDAR,
  cameBy,
  DECK,
  faceDown,
  hand,
  isContested,
  isMarked,
  MOVED,
  mayLeave,
  NO_CARD,
  NOBODY,
  NOWHERE,
  type Position,
  points,
  putAside,
  RESERVE,
  SHOWN,
  useOf,
} from "./position.ts";
import type { Question } from "./questions.ts";
import type { Seen, SeenBattle, SeenBlock, SeenHand, SeenPlace, SeenPool } from "./seen.ts";
import { turnAt } from "./steps/battle.ts";
import { cardsAt } from "./steps/cards.ts";
import { steps } from "./steps/index.ts";

const { toMove, question } = sequence(steps);

export function sight(p: Position, viewer: Viewer): Json {
  const seen: Seen = {
    viewer,
    year: CALENDAR[p.year].year,
    bc: CALENDAR[p.year].bc,
    turn: p.turn,
    toMove: sideToMove(p),
    asked: asked(p, viewer),
    first: p.first === NOBODY ? null : SIDES[p.first],
    surprise: p.surprise === NOWHERE ? null : PLACES[p.surprise],
    hands: bySide((side) => seenHand(p, side, viewer)),
    undealt: cardsAt(p, DECK).length,
    places: blocksByPlace(p).flatMap((blocks, place) => seenPlace(p, place, blocks, viewer)),
    pools: bySide((side) => seenPool(p, side, viewer)),
    trophies: bySide((side) =>
      blocksAt(p, TROPHY)
        .filter((block) => OWNER[block] !== side)
        .map(nameOf),
    ),
    points: bySide((side) => points(p, side)),
    roads: seenRoads(p),
    held: seaNames(p.heldSeas),
    battle: seenBattle(p),
    god: p.first === NOBODY ? null : GOD[p.acting[p.first]],
    options: optionsOf(p.options),
    outcome: p.outcome && { winner: SIDES.find((side) => side === p.outcome?.winner) ?? null, how: p.outcome.how },
  };
  return plain(seen);
}

const nameOf = (block: number): string => BLOCKS[block];

const bySide = <T>(of: (side: number) => T): Record<SideName, T> => ({ caesar: of(CAESAR), pompeius: of(POMPEIUS) });

function blocksAt(p: Position, place: number): number[] {
  const blocks: number[] = [];
  for (let block = 0; block < BLOCK_COUNT; block++) if (p.place[block] === place) blocks.push(block);
  return blocks;
}

function blocksByPlace(p: Position): number[][] {
  const places: number[][] = PLACES.map(() => []);
  for (let block = 0; block < BLOCK_COUNT; block++) places[p.place[block]]?.push(block);
  return places;
}

function sideToMove(p: Position): SideName | "over" {
  const seat = toMove(p);
  return SIDES.find((side) => side === seat) ?? "over";
}

/** The whole question only to whom it is put: it may name a block. */
function asked(p: Position, viewer: Viewer): Seen["asked"] {
  if (p.stack.length === 0) return null;
  const whole: Question = question(p);
  return viewer === toMove(p) ? { ask: whole.ask, question: whole } : { ask: whole.ask };
}

/** JC-H.a */
function seenHand(p: Position, side: number, viewer: Viewer): SeenHand {
  const cards = cardsAt(p, hand(side)).map((card) => CARDS[card]);
  const [aside] = cardsAt(p, putAside(side));
  const [chosen] = cardsAt(p, faceDown(side));
  const turns = CALENDAR[p.year].turns;
  const played = p.played.slice(side * turns, (side + 1) * turns).filter((card) => card !== NO_CARD);
  const own = viewer === SIDES[side];
  return {
    count: cards.length,
    ...(own ? { cards } : {}),
    ...(own && aside !== undefined ? { discarded: CARDS[aside] } : {}),
    chosen: chosen !== undefined,
    ...(own && chosen !== undefined ? { chosenCard: CARDS[chosen] } : {}),
    played: played.map((card) => CARDS[card]),
    ...(p.acting[side] === NO_CARD ? {} : { acting: CARDS[p.acting[side]] }),
  };
}

function seenPlace(p: Position, place: number, blocks: readonly number[], viewer: Viewer): SeenPlace[] {
  if (blocks.length === 0) return [];
  const attacker = attackerOf(p, place);
  const friendlyTo = isContested(p, place) ? null : SIDES[blocksOf(p, CAESAR, place) > 0 ? CAESAR : POMPEIUS];
  return [
    {
      place: PLACES[place],
      friendlyTo,
      ...(attacker === NOBODY ? {} : { attacker: SIDES[attacker], mayLeave: mayLeave(p, place) }),
      blocks: inOrder(blocks.map((block) => seenBlock(p, block, viewer))),
    },
  ];
}

/** JC-H.b, JC-H.c, JC-H.g: what shows of a block. */
function seenBlock(p: Position, block: number, viewer: Viewer): SeenBlock {
  const shown = isMarked(p, block, SHOWN);
  const open = shown || viewer === SIDES[p.side[block]];
  const border = cameBy(p, block);
  return {
    side: SIDES[p.side[block]],
    colour: COLOURS[COLOUR[block]],
    ...(open || COLOUR[block] === BLUE ? { block: BLOCKS[block] } : {}),
    ...(open ? { strength: p.strength[block] } : {}),
    ...(isSea(p.place[block]) ? { navis: true } : {}),
    ...(isMarked(p, block, MOVED) ? { moved: true } : {}),
    ...(isMarked(p, block, RESERVE) ? { reserve: true } : {}),
    ...(border < 0 ? {} : { from: PLACES[otherEnd(border, p.place[block])] }),
    ...(shown ? { shown: true } : {}),
  };
}

const otherEnd = (border: number, place: number): number => {
  const [a, b] = BORDERS[border].ends;
  return a === place ? b : a;
};

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
function seenPool(p: Position, side: number, viewer: Viewer): SeenPool {
  const of = (place: number): string[] =>
    blocksAt(p, place)
      .filter((block) => OWNER[block] === side)
      .map(nameOf);
  const standing = of(POOL);
  return {
    standing: standing.length,
    ...(viewer === SIDES[side] ? { blocks: standing } : {}),
    fallen: of(FALLEN),
  };
}

function seenRoads(p: Position): Seen["roads"] {
  const roads: Seen["roads"] = [];
  for (let road = 0; road < ROAD_COUNT; road++) {
    const [caesar, pompeius] = [useOf(p, CAESAR, road), useOf(p, POMPEIUS, road)];
    if (caesar + pompeius === 0) continue;
    const [a, b] = BORDERS[road].ends;
    roads.push({ between: [PLACES[a], PLACES[b]], caesar, pompeius });
  }
  return roads;
}

function seenBattle(p: Position): SeenBattle | null {
  const frame = p.stack.find((each) => each.step === "battle");
  if (frame?.step !== "battle" || frame.round === 0) return null;
  const { side, letter } = turnAt(frame, frame.slot);
  return {
    place: PLACES[frame.place],
    attacker: SIDES[frame.attacker],
    round: frame.round,
    letter: LETTERS[letter],
    side: SIDES[side],
    surprise: frame.surprise,
    acted: blocksAt(p, frame.place)
      .filter((block) => isMarked(p, block, ACTED))
      .map(nameOf),
    sailed: SIDES.filter((_, each) => frame.sailed & (1 << each)),
  };
}

/** What a viewer hears of an event. Cleopatra is known by her colour; a block face up by its face. */
export function hear(event: Event, viewer: Viewer): Json {
  if (!("side" in event) || event.side === viewer) return plain(event);
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
      return SIDES[COLOURS.indexOf(event.colour)] === viewer ? plain(event) : without(event, "block");
    default:
      return plain(event);
  }
}

function without(event: Event, ...hidden: string[]): Json {
  return Object.fromEntries(Object.entries(event).filter(([key]) => !hidden.includes(key)));
}
