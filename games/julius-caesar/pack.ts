/**
 * The components of the game from a pack, read with suspicion. What there is and which places touch is fixed, because
 * the board is drawn for it; what things are worth, how strong they are, where they start and how long it takes is not.
 */
import { by, Found, type Json, type Nth, nth, type ReadonlyBy } from "@rubicon/engine";
import {
  type Block,
  type BlockPart,
  BOTH,
  type Home,
  LETTERS,
  type Letter,
  SIDES,
  type Side,
  STRONGEST,
  sideNamed,
  TYPES,
} from "./blocks.ts";
import { type CityPart, type MapPart, type Place, PORTS, ROADS } from "./board.ts";
import { type CardPart, GODS } from "./cards.ts";
import { FIXED } from "./data/standard.ts";

/** A year of the war, by its place in the calendar. */
export type Year = Nth<"year">;

export interface YearPart {
  /** Since the founding of Roma, and before Christ. */
  readonly year: number;
  readonly bc: number;
  readonly turns: number;
}

export interface Limits {
  /** How many blocks of a side a road of each kind carries. */
  readonly major: number;
  readonly minor: number;
  readonly strait: number;
  readonly straitAttack: number;
  readonly straitRetreatPerRound: number;
  readonly pluto: { readonly major: number; readonly minor: number; readonly straitAttack: number };
  readonly winterSupplyBase: number;
  readonly victoryPoints: number;
  readonly hand: number;
  readonly battleRounds: number;
}

export interface SetupPart {
  readonly calendar: readonly YearPart[];
  readonly limits: Limits;
  /** Where blocks stand at the start; all others are in the pools. */
  readonly historical: readonly (readonly [Block, Place])[];
  readonly thirdLeader: ReadonlyBy<Side, Block>;
}

export interface Components {
  readonly map: MapPart;
  readonly blocks: readonly BlockPart[];
  readonly cards: readonly CardPart[];
  readonly setup: SetupPart;
}

/** Throws BadInput, with the exact place of the fault, when the game cannot be played with them. */
export function readComponents(json: Json): Components {
  const from = new Found(json, "The components").only("map", "blocks", "cards", "setup");
  const map = readMap(from.get("map"));
  demandApart(
    from.get("map").get("cities"),
    map.cities.map(({ name }) => name),
  );
  const blocks = eachFixed(from.get("blocks"), FIXED.blocks, (block, i) => readBlock(block, i, map));
  demandApart(
    from.get("blocks"),
    blocks.map(({ name, owner }) => `${SIDES[owner]} ${name}`),
  );
  const cards = eachFixed(from.get("cards"), FIXED.cards, readCard);
  return { map, blocks, cards, setup: readSetup(from.get("setup"), map, blocks, cards.length) };
}

/** Reads a list that must hold the very things the board is drawn for, in their order. */
function eachFixed<T>(
  list: Found,
  fixed: readonly { readonly id: string }[],
  read: (found: Found, index: number) => T,
): T[] {
  const items = list.items();
  for (const [i, { id }] of fixed.entries()) {
    if (items[i] === undefined) throw list.wrong(`"${id}" is missing: there must be ${fixed.length}.`);
    mustBe(items[i].get("id"), id);
  }
  if (items.length > fixed.length) throw items[fixed.length].wrong(`there must be ${fixed.length} and no more.`);
  return items.map(read);
}

/** Longer ones find no room on the board. */
const LONGEST_NAME = 40;

function readName(found: Found): string {
  const name = found.text();
  if (name.length > LONGEST_NAME || name.trim() !== name || /\p{C}/u.test(name))
    throw found.wrong(`must be a name of at most ${LONGEST_NAME} ordinary characters.`);
  return name;
}

/** No two of a kind may be called alike: nobody could say which is meant. */
function demandApart(list: Found, names: readonly string[]): void {
  const twin = names.findIndex((name, i) => names.indexOf(name) < i);
  if (twin >= 0) throw list.items()[twin].get("name").wrong("another is called so already.");
}

function mustBe(found: Found, fixed: string): void {
  const text = found.text();
  if (text !== fixed) throw found.wrong(`must be "${fixed}", not "${text}": the board is drawn for it.`);
}

/** Names that may not differ: the ends of a road, the seas of a port. */
function mustBeAll(list: Found, fixed: readonly string[]): void {
  const names = list.each((name) => name.text());
  if (names.join() !== fixed.join())
    throw list.wrong(`must be [${fixed.join(", ")}], not [${names.join(", ")}]: the board is drawn for it.`);
}

// The map -----------------------------------------------------------------------------------------------------

const CITY_NUMBERS = new Map(FIXED.cities.map(({ id }, i) => [id, nth<Place>(i)]));
const SEA_NUMBERS = new Map(FIXED.seas.map(({ id }, i) => [id, nth<Place>(FIXED.cities.length + i)]));
const PLACE_NUMBERS = new Map([...CITY_NUMBERS, ...SEA_NUMBERS]);

function readMap(map: Found): MapPart {
  map.only("cities", "seas", "seaLinks", "roads");
  return {
    cities: eachFixed(map.get("cities"), FIXED.cities, readCity),
    seas: eachFixed(map.get("seas"), FIXED.seas, (sea) => {
      sea.only("id", "name");
      return { id: sea.get("id").text(), name: readName(sea.get("name")) };
    }),
    seaLinks: eachPair(map.get("seaLinks"), FIXED.seaLinks, (link) => link).map(({ between }) => between),
    roads: eachPair(map.get("roads"), FIXED.roads, (road) => road.only("between", "class", "name").get("between")).map(
      ({ between, found }) => ({
        between,
        road: found.get("class").oneOf(ROADS),
        name: found.get("name").maybe(readName),
      }),
    ),
  };
}

function readCity(city: Found, i: number): CityPart {
  city.only("id", "name", "value", "port", "seas");
  const { seas } = FIXED.cities[i];
  mustBeAll(city.get("seas"), seas);
  const port = city.get("port");
  if (seas.length === 0 && port.json !== null) throw port.wrong("must be null: the city touches no sea.");
  return {
    id: city.get("id").text(),
    name: readName(city.get("name")),
    value: city.get("value").whole(0, 9),
    port: seas.length === 0 ? null : port.oneOf(PORTS),
    seas: city.get("seas").each((sea) => sea.named(SEA_NUMBERS, "sea")),
  };
}

interface Pair {
  readonly found: Found;
  readonly between: readonly [Place, Place];
}

/** Pairs of places that touch: as many as are drawn, and each where it is drawn. */
function eachPair(list: Found, fixed: readonly (readonly string[])[], pairOf: (found: Found) => Found): Pair[] {
  const items = list.items();
  if (items.length !== fixed.length) throw list.wrong(`there must be ${fixed.length}, not ${items.length}.`);
  return items.map((found, i) => {
    mustBeAll(pairOf(found), fixed[i]);
    const [a, b] = pairOf(found).each((place) => place.named(PLACE_NUMBERS, "place"));
    return { found, between: [a, b] };
  });
}

// Blocks and cards --------------------------------------------------------------------------------------------

function readBlock(block: Found, i: number, map: MapPart): BlockPart {
  block.only(
    ...["id", "name", "owner", "type"],
    ...["initiative", "initiativeAttacking", "firepower", "strengths", "levy"],
  );
  // Whose it is and what it is shows on the board.
  mustBe(block.get("owner"), FIXED.blocks[i].owner);
  mustBe(block.get("type"), FIXED.blocks[i].type);
  const initiative = readLetter(block.get("initiative"));
  const type = block.get("type").oneOf(TYPES);
  return {
    id: block.get("id").text(),
    name: readName(block.get("name")),
    owner: sideNamed(block.get("owner").oneOf(SIDES)),
    type,
    initiative,
    initiativeAttacking: block.get("initiativeAttacking").maybe(readLetter) ?? initiative,
    firepower: block.get("firepower").whole(1, 6),
    strengths: readStrengths(block.get("strengths")),
    home: readHome(block.get("levy"), type, map),
  };
}

const readLetter = (found: Found): Letter => nth<Letter>(LETTERS.indexOf(found.oneOf(LETTERS)));

function readStrengths(list: Found): number[] {
  const strengths = list.each((strength) => strength.whole(1, STRONGEST));
  if (strengths.length === 0) throw list.wrong("there must be at least one.");
  for (const [i, strength] of strengths.entries())
    if (i > 0 && strength >= strengths[i - 1]) throw list.items()[i].wrong("each must be lower than the one before.");
  return strengths;
}

function readHome(levy: Found, type: BlockPart["type"], { cities }: MapPart): Home {
  if (type === "cleopatra") {
    if (levy.json !== null) throw levy.wrong("must be null: Cleopatra is never levied.");
    return { in: "nowhere" };
  }
  const name = levy.text();
  if (name === "major-port") return { in: name };
  if (name === "any") {
    if (type === "navis") throw levy.wrong("must be a port, or major-port: a navis cannot stand inland.");
    return { in: name };
  }
  const city = levy.named(CITY_NUMBERS, "city, nor any, nor major-port");
  if (type === "navis" && cities[city].port === null) throw levy.wrong("must be a port: a navis cannot stand inland.");
  return { in: "city", city };
}

function readCard(card: Found, i: number): CardPart {
  const id = card.get("id").text();
  const { event } = FIXED.cards[i];
  if (event === undefined) {
    card.only("id", "move", "levy");
    return { id, god: null, moves: card.get("move").whole(1, 9), levies: card.get("levy").whole(1, 9) };
  }
  card.only("id", "event");
  mustBe(card.get("event"), event);
  return { id, god: card.get("event").oneOf(GODS), moves: 0, levies: 0 };
}

// The set-up --------------------------------------------------------------------------------------------------

function readSetup(setup: Found, map: MapPart, blocks: readonly BlockPart[], cards: number): SetupPart {
  setup.only("calendar", "limits", "historical", "lockedLeaders");
  const calendar = readCalendar(setup.get("calendar"));
  const limits = readLimits(setup.get("limits"), calendar[0].turns, cards);
  const numbers = new Map(blocks.map(({ id }, i) => [id, nth<Block>(i)]));
  const historical = readHistorical(setup.get("historical"), map, blocks, numbers);
  const locked = setup.get("lockedLeaders").only(...SIDES);
  const thirdLeader = by<Side, Block>(
    BOTH.map((side) => {
      const found = locked.get(SIDES[side]);
      const block = found.named(numbers, "block");
      if (blocks[block].type !== "leader" || blocks[block].owner !== side)
        throw found.wrong(`must be a leader of ${SIDES[side]}.`);
      if (historical.some(([each]) => each === block)) throw found.wrong("stands on the map already.");
      return block;
    }),
  );
  return { calendar, limits, historical, thirdLeader };
}

function readCalendar(list: Found): YearPart[] {
  const years = list.each((year) => {
    year.only("year", "bc", "turns");
    return {
      year: year.get("year").whole(1, 9999),
      bc: year.get("bc").whole(1, 9999),
      turns: year.get("turns").whole(1, 9),
    };
  });
  if (years.length === 0 || years.length > 20) throw list.wrong("there must be from 1 to 20 years.");
  for (const [i, { turns }] of years.entries())
    if (turns !== years[0].turns) throw list.items()[i].get("turns").wrong(`every year must have ${years[0].turns}.`);
  return years;
}

function readLimits(limits: Found, turns: number, cards: number): Limits {
  limits.only(
    ...["major", "minor", "strait", "straitAttack", "straitRetreatPerRound", "pluto"],
    ...["winterSupplyBase", "victoryPoints", "hand", "battleRounds"],
  );
  const pluto = limits.get("pluto").only("major", "minor", "straitAttack");
  const blocks = (found: Found): number => found.whole(1, 31);
  return {
    major: blocks(limits.get("major")),
    minor: blocks(limits.get("minor")),
    strait: blocks(limits.get("strait")),
    straitAttack: blocks(limits.get("straitAttack")),
    straitRetreatPerRound: blocks(limits.get("straitRetreatPerRound")),
    pluto: {
      major: blocks(pluto.get("major")),
      minor: blocks(pluto.get("minor")),
      straitAttack: blocks(pluto.get("straitAttack")),
    },
    // Where only Cleopatra could be fed there would be nobody to disband.
    winterSupplyBase: blocks(limits.get("winterSupplyBase")),
    victoryPoints: limits.get("victoryPoints").whole(1, 999),
    // A card for each turn and one to discard; both hands from one deck.
    hand: limits.get("hand").whole(turns + 1, Math.floor(cards / 2)),
    battleRounds: limits.get("battleRounds").whole(2, 9),
  };
}

type Placed = readonly [Block, Place];

function readHistorical(
  historical: Found,
  map: MapPart,
  blocks: readonly BlockPart[],
  numbers: ReadonlyMap<string, Block>,
): Placed[] {
  historical.only(...SIDES);
  const placed: Placed[] = [];
  for (const side of BOTH)
    for (const [name, list] of historical.get(SIDES[side]).entries()) {
      const city = CITY_NUMBERS.get(name);
      if (city === undefined) throw list.wrong(`"${name}" is no city of the map.`);
      for (const found of list.items()) {
        const block = found.named(numbers, "block");
        const fault = placeFault(block, city, side, map, blocks, placed);
        if (fault !== null) throw found.wrong(fault);
        placed.push([block, city]);
      }
    }
  if (!placed.some(([block]) => blocks[block].type === "cleopatra"))
    throw historical.wrong("Cleopatra must stand on the map: she is never in a pool.");
  return placed;
}

/** Why a block of that side cannot stand in the city, beside those who have been placed before it. */
function placeFault(
  block: Block,
  city: Place,
  side: Side,
  { cities }: MapPart,
  blocks: readonly BlockPart[],
  placed: readonly Placed[],
): string | null {
  const { id, port } = cities[city];
  if (blocks[block].owner !== side) return `is no block of ${SIDES[side]}.`;
  if (placed.some(([other]) => other === block)) return "stands on the map already.";
  if (placed.some(([other, where]) => where === city && blocks[other].owner !== side))
    return `blocks of the other side stand in ${id}.`;
  return blocks[block].type === "navis" && port === null ? `${id} is no port.` : null;
}
