/** What lies on the table, by name: for whoever draws blocks, cards and places. Rules are behind the other door. */
import type { Json, Language } from "@rubicon/engine";
import {
  BLOCKS,
  type BlockType,
  COLOUR,
  COLOURS,
  type ColourName,
  FIREPOWER,
  LETTER_ATTACKING,
  LETTER_DEFENDING,
  LETTERS,
  OWNER,
  SIDES,
  type SideName,
  STRENGTHS,
  TYPE,
} from "./blocks.ts";
import { BORDERS, CITIES, isMajorPort, isPort, isSea, PLACES, ROAD_COUNT, SUPPLY, VALUE } from "./board.ts";
import { CARDS, GOD, type God, LEVIES, MOVES } from "./cards.ts";
import blockData from "./data/blocks.json" with { type: "json" };
import setup from "./data/setup.json" with { type: "json" };
import type { Seen } from "./seen.ts";
import { namesIn } from "./words/index.ts";
import { asSeen } from "./words/sight.ts";
import { placeTitle } from "./words/titles.ts";

export { type BlockType, type ColourName, SIDES, type SideName } from "./blocks.ts";
export { GODS, type God } from "./cards.ts";
export type { Seen, SeenBattle, SeenBlock, SeenHand, SeenPlace, SeenPool } from "./seen.ts";

export interface BlockFacts {
  readonly id: string;
  readonly type: BlockType;
  readonly owner: SideName;
  readonly colour: ColourName;
  /** Initiative when defending, and when attacking: only a ballista's differ. */
  readonly letter: string;
  readonly letterAttacking: string;
  readonly firepower: number;
  /** From full strength down to the last step. */
  readonly strengths: readonly number[];
  readonly home: Home;
}

/** Where a block of the pool comes back: a city of its own, any city, any major port, or nowhere. */
export type Home =
  | { readonly in: "city"; readonly city: string }
  | { readonly in: "any" }
  | { readonly in: "major-port" }
  | { readonly in: "nowhere" };

export interface CardFacts {
  readonly id: string;
  readonly god: God | null;
  readonly moves: number;
  readonly levies: number;
}

export interface PlaceFacts {
  readonly id: string;
  readonly name: string;
  readonly sea: boolean;
  readonly value: number;
  readonly port: "major" | "minor" | null;
  /** How many blocks it feeds in winter. */
  readonly supply: number;
}

const byId = <T extends { readonly id: string }>(all: readonly T[]): ReadonlyMap<string, T> =>
  new Map(all.map((each) => [each.id, each]));

export const blockFacts: ReadonlyMap<string, BlockFacts> = byId(
  BLOCKS.map((id, block) => ({
    id,
    type: TYPE[block],
    owner: SIDES[OWNER[block]],
    colour: COLOURS[COLOUR[block]],
    letter: LETTERS[LETTER_DEFENDING[block]],
    letterAttacking: LETTERS[LETTER_ATTACKING[block]],
    firepower: FIREPOWER[block],
    strengths: STRENGTHS[block],
    home: homeFrom(blockData.blocks[block].levy),
  })),
);

function homeFrom(levy: string | null): Home {
  if (levy === null) return { in: "nowhere" };
  if (levy === "any" || levy === "major-port") return { in: levy };
  return { in: "city", city: levy };
}

export type RoadKind = "major" | "minor" | "strait";

const { major, minor, strait, pluto } = setup.limits;

/** How many blocks of a side may cross a road of that kind. */
export const ROAD_LIMIT: Readonly<Record<RoadKind, number>> = { major, minor, strait };
/** The same to attack, for whoever has played Pluto. */
export const PLUTO_LIMIT: Readonly<Record<RoadKind, number>> = {
  major: pluto.major,
  minor: pluto.minor,
  strait: Math.max(strait, pluto.straitAttack),
};

export const cardFacts: ReadonlyMap<string, CardFacts> = byId(
  CARDS.map((id, card) => ({ id, god: GOD[card], moves: MOVES[card], levies: LEVIES[card] })),
);

export const placeFacts: ReadonlyMap<string, PlaceFacts> = byId(
  PLACES.map((id, place) => ({
    id,
    name: placeTitle(id),
    sea: isSea(place),
    value: VALUE[place],
    port: isMajorPort[place] ? "major" : isPort[place] ? "minor" : null,
    supply: SUPPLY[place],
  })),
);

export const cityIds = CITIES;

/** Every two places that touch, roads and straits first. */
export const borders: readonly { readonly between: readonly [string, string]; readonly byRoad: boolean }[] =
  BORDERS.map(({ ends }, border) => ({ between: [PLACES[ends[0]], PLACES[ends[1]]], byRoad: border < ROAD_COUNT }));

/** Names of sides, gods, blocks and cards in a language. Blocks are named so that no other can be meant. */
export interface ComponentNames {
  side(side: SideName): string;
  god(god: God): string;
  /** A block that can be mistaken for none of the other side. */
  block(block: string): string;
  /** As printed, where it is clear whose it is. */
  title(block: string): string;
  /** "3/2", or the name of a god. */
  card(card: string): string;
  place(place: string): string;
}

export function componentNames(language: Language): ComponentNames {
  const names = namesIn(language);
  return {
    side: (side) => names.sides[side],
    god: (god) => names.gods[god],
    block: names.block,
    title: names.title,
    card: names.face,
    place: placeTitle,
  };
}

/** A sight of this game, checked in outline. Throws BadInput when it is none. */
export const seenFrom = (sight: Json): Seen => asSeen(sight);
