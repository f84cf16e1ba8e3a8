/** What lies on the table, by name: for whoever draws blocks, cards and places. Rules are behind the other door. */
import type { Game, Json, Language } from "@rubicon/engine";
import { type Block, type BlockType, COLOURS, type ColourName, LETTERS, SIDES, type SideName } from "./blocks.ts";
import { isSea, type PortName, ROADS, type RoadName } from "./board.ts";
import type { Box } from "./box.ts";
import type { God } from "./cards.ts";
import type { JuliusCaesar } from "./index.ts";
import type { Limits, YearPart } from "./pack.ts";
import type { Seen } from "./seen.ts";
import { wordingOf } from "./words/index.ts";
import { asSeen } from "./words/sight.ts";

export { type BlockType, type ColourName, SIDES, type SideName } from "./blocks.ts";
export type { PortName, RoadName } from "./board.ts";
export { GODS, type God } from "./cards.ts";
export { isIntent } from "./gestures/intents.ts";
export type { Limits, YearPart } from "./pack.ts";
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
  readonly port: PortName | null;
  /** How many blocks it feeds in winter. */
  readonly supply: number;
}

/** Two places that touch. */
export interface BorderFacts {
  readonly between: readonly [string, string];
  readonly byRoad: boolean;
}

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

/** What comes with the pack of a game. */
export interface Components {
  readonly blocks: ReadonlyMap<string, BlockFacts>;
  readonly cards: ReadonlyMap<string, CardFacts>;
  readonly places: ReadonlyMap<string, PlaceFacts>;
  readonly cityIds: readonly string[];
  /** Every two places that touch, roads and straits first. */
  readonly borders: readonly BorderFacts[];
  /** What kind of road or strait joins two cities. */
  roadKind(from: string, to: string): RoadName;
  /** How many blocks of a side may cross a road of that kind. */
  readonly roadLimit: Readonly<Record<RoadName, number>>;
  /** The same to attack, for whoever has played Pluto. */
  readonly plutoLimit: Readonly<Record<RoadName, number>>;
  readonly calendar: readonly YearPart[];
  readonly limits: Limits;
  names(language: Language): ComponentNames;
}

const known = new WeakMap<Box, Components>();

/** The components of a game of Julius Caesar. Throws when it is another game. */
export function componentsOf(game: Game): Components {
  if (!isJuliusCaesar(game)) throw new Error(`${game.title} is not Julius Caesar`);
  const { box } = game;
  const made = known.get(box) ?? makeComponents(box);
  known.set(box, made);
  return made;
}

const isJuliusCaesar = (game: Game): game is JuliusCaesar => game.id === "julius-caesar" && "box" in game;

const byId = <T extends { readonly id: string }>(all: readonly T[]): ReadonlyMap<string, T> =>
  new Map(all.map((each) => [each.id, each]));

function makeComponents(box: Box): Components {
  const { major, minor, strait, pluto } = box.limits;
  return {
    blocks: byId(box.blocks.map((block) => blockFacts(box, block))),
    cards: byId(
      box.cards.map((card) => ({
        id: box.cardIds[card],
        god: box.god[card],
        moves: box.moves[card],
        levies: box.levies[card],
      })),
    ),
    places: byId(
      box.places.map((place) => ({
        id: box.placeIds[place],
        name: box.placeTitles[place],
        sea: isSea(box, place),
        value: box.value[place],
        port: box.isMajorPort[place] ? "major" : box.isPort[place] ? "minor" : null,
        supply: box.supply[place],
      })),
    ),
    cityIds: box.cities.map((city) => box.placeIds[city]),
    borders: box.borders.map((border) => {
      const [a, b] = box.endsOf[border];
      return { between: [box.placeIds[a], box.placeIds[b]], byRoad: border < box.roads.length };
    }),
    roadKind: (from, to) => roadKind(box, from, to),
    roadLimit: { major, minor, strait },
    plutoLimit: { major: pluto.major, minor: pluto.minor, strait: Math.max(strait, pluto.straitAttack) },
    calendar: [...box.calendar],
    limits: box.limits,
    names: (language) => namesIn(box, language),
  };
}

function blockFacts(box: Box, block: Block): BlockFacts {
  const home = box.home[block];
  return {
    id: box.blockIds[block],
    type: box.type[block],
    owner: SIDES[box.owner[block]],
    colour: COLOURS[box.colour[block]],
    letter: LETTERS[box.letterDefending[block]],
    letterAttacking: LETTERS[box.letterAttacking[block]],
    firepower: box.firepower[block],
    strengths: box.strengths[block],
    home: home.in === "city" ? { in: "city", city: box.placeIds[home.city] } : home,
  };
}

function roadKind(box: Box, from: string, to: string): RoadName {
  const road = box.roads.find((border) => {
    const ends = box.endsOf[border].map((end) => box.placeIds[end]);
    return ends.includes(from) && ends.includes(to);
  });
  if (road === undefined) throw new Error(`no road joins ${from} and ${to}`);
  return ROADS[box.kindOf[road]];
}

function namesIn(box: Box, language: Language): ComponentNames {
  const { names, titles } = wordingOf(box, language);
  return {
    side: (side) => names.sides[side],
    god: (god) => names.gods[god],
    block: names.block,
    title: names.title,
    card: names.face,
    place: titles.place,
  };
}

export type { Event } from "./events.ts";

/** A sight of this game, checked in outline. Throws BadInput when it is none. */
export const seenFrom = (sight: Json): Seen => asSeen(sight);
