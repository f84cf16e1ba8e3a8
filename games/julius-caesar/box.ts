/**
 * The box: everything that comes with a pack, as tables, and the acts and reasons that speak of it. A position knows its
 * box, which is shared by all its copies and never written.
 *
 * What is done at every decision goes through its lists by index, and what is done now and then by `for ... of`: at that
 * pace the difference can be measured.
 */
import { by, type ReadonlyBy } from "@rubicon/engine";
import { type Acts, makeActs } from "./acts.ts";
import { type Army, type Block, makeArmy } from "./blocks.ts";
import { type Board, makeBoard, type Place } from "./board.ts";
import { type Deck, makeDeck } from "./cards.ts";
import type { Components, Limits, Year, YearPart } from "./pack.ts";
import { makeTooMany, type TooMany } from "./refusals.ts";

export interface Box extends Board, Army, Deck {
  readonly calendar: ReadonlyBy<Year, YearPart>;
  /** Turns in a year. */
  readonly turns: number;
  readonly limits: Limits;
  /** Where blocks stand in the historical set-up. */
  readonly historical: readonly (readonly [Block, Place])[];
  readonly acts: Acts;
  readonly tooMany: TooMany;
}

export function makeBox({ map, blocks, cards, setup }: Components): Box {
  const board = makeBoard(map, setup.limits.winterSupplyBase);
  const army = makeArmy(blocks, setup.thirdLeader, board);
  const deck = makeDeck(cards);
  // Field by field: objects that are put together from others are looked up slowly, and this one is in all that follows.
  return {
    places: board.places,
    cities: board.cities,
    seas: board.seas,
    firstSea: board.firstSea,
    placeIds: board.placeIds,
    placeTitles: board.placeTitles,
    placeNumbers: board.placeNumbers,
    roma: board.roma,
    alexandria: board.alexandria,
    value: board.value,
    valued: board.valued,
    supply: board.supply,
    isPort: board.isPort,
    isMajorPort: board.isMajorPort,
    borders: board.borders,
    roads: board.roads,
    endsOf: board.endsOf,
    kindOf: board.kindOf,
    roadTitles: board.roadTitles,
    roadsFrom: board.roadsFrom,
    seawaysFrom: board.seawaysFrom,
    between: board.between,
    seasOf: board.seasOf,
    sailingsFrom: board.sailingsFrom,
    routeSeas: board.routeSeas,
    routeIds: board.routeIds,

    blocks: army.blocks,
    blockIds: army.blockIds,
    blockTitles: army.blockTitles,
    blockNumbers: army.blockNumbers,
    cleopatra: army.cleopatra,
    thirdLeader: army.thirdLeader,
    leadersOf: army.leadersOf,
    navisOf: army.navisOf,
    owner: army.owner,
    colour: army.colour,
    type: army.type,
    isNavis: army.isNavis,
    isLeader: army.isLeader,
    letterDefending: army.letterDefending,
    letterAttacking: army.letterAttacking,
    firepower: army.firepower,
    strengths: army.strengths,
    full: army.full,
    lowest: army.lowest,
    stepDown: army.stepDown,
    stepUp: army.stepUp,
    home: army.home,
    waysOf: army.waysOf,

    cards: deck.cards,
    cardIds: deck.cardIds,
    cardNumbers: deck.cardNumbers,
    god: deck.god,
    moves: deck.moves,
    levies: deck.levies,
    apollo: deck.apollo,

    calendar: by<Year, YearPart>([...setup.calendar]),
    turns: setup.calendar[0].turns,
    limits: setup.limits,
    historical: setup.historical,
    acts: makeActs({ ...board, ...army, ...deck }),
    tooMany: makeTooMany(setup.limits),
  };
}
