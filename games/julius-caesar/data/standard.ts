/**
 * The components the game comes with, as a pack. Only here are the files of this folder read by the game; what they hold
 * besides, such as where a city lies on the globe, is for whoever draws the map.
 */
import { type Pack, plain } from "@rubicon/engine";
import blocks from "./blocks.json" with { type: "json" };
import cards from "./cards.json" with { type: "json" };
import map from "./map.json" with { type: "json" };
import setup from "./setup.json" with { type: "json" };

const { major, minor, strait, straitAttack, straitRetreatPerRound, pluto } = setup.limits;
const { winterSupplyBase, victoryPoints, hand, battleRounds } = setup.limits;

const components = {
  map: {
    cities: map.cities.map(({ id, name, value, port, seas }) => ({ id, name, value, port, seas })),
    seas: map.seas.map(({ id, name }) => ({ id, name })),
    seaLinks: map.seaLinks,
    roads: map.roads,
  },
  blocks: blocks.blocks,
  cards: cards.cards,
  setup: {
    calendar: setup.calendar.map(({ year, bc, turns }) => ({ year, bc, turns })),
    limits: {
      ...{ major, minor, strait, straitAttack, straitRetreatPerRound, pluto },
      ...{ winterSupplyBase, victoryPoints, hand, battleRounds },
    },
    historical: setup.historical,
    lockedLeaders: setup.lockedLeaders,
  },
};

export const STANDARD: Pack = { game: "julius-caesar", name: "standard", components: plain(components) };

/** What no other pack may change, for the board is drawn for it: what there is, in this order, and which places touch. */
export const FIXED = {
  cities: components.map.cities,
  seas: components.map.seas,
  roads: components.map.roads.map((road) => road.between),
  seaLinks: components.map.seaLinks,
  blocks: components.blocks,
  cards: components.cards,
};
