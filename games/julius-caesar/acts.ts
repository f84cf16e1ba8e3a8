/** Everything a player can do, one click each. */
import { type ActsOf, act0, act1, act2, act3, actBook } from "@rubicon/engine";
import { BLOCKS, COLOURS } from "./blocks.ts";
import { PLACES, ROUTE_NAMES } from "./board.ts";
import { CARDS } from "./cards.ts";

const BLOCK = { of: "block", names: BLOCKS };
const PLACE = { of: "place", names: PLACES };
const CARD = { of: "card", names: CARDS };
const COLOUR = { of: "colour", names: COLOURS };
const ROUTE = { of: "route", names: ROUTE_NAMES };

// Free set-up (5.3)
export const swap = act2("swap", ["block", BLOCK], ["with", BLOCK]);
export const deployed = act0("deployed");

// Cards (2.1)
export const discard = act1("discard", ["card", CARD]);
export const playCard = act1("play", ["card", CARD]);

// Movement (6.1 to 6.3)
export const sail = act3("sail", ["block", BLOCK], ["to", PLACE], ["by", ROUTE]);
export const activate = act1("activate", ["place", PLACE]);
export const endMoves = act0("end-moves");
export const move = act2("move", ["block", BLOCK], ["to", PLACE]);
export const endGroup = act0("end-group");
export const march = act1("march", ["to", PLACE]);
export const halt = act0("halt");
export const mainGroup = act1("main-group", ["from", PLACE]);
export const surprise = act1("surprise", ["place", PLACE]);

// Levies (6.4)
export const levy = act2("levy", ["block", BLOCK], ["city", PLACE]);
export const raise = act1("raise", ["block", BLOCK]);
export const endLevy = act0("end-levy");

// Jupiter and Vulcan
export const strike = act2("strike", ["place", PLACE], ["colour", COLOUR]);
export const shelter = act1("shelter", ["city", PLACE]);
export const erupt = act1("erupt", ["city", PLACE]);
export const decline = act0("decline");

// Battles (7)
export const fight = act1("fight", ["place", PLACE]);
export const fire = act1("fire", ["block", BLOCK]);
export const retreat = act2("retreat", ["block", BLOCK], ["to", PLACE]);
export const sailAway = act2("sail-away", ["block", BLOCK], ["to", PLACE]);
export const pass = act1("pass", ["block", BLOCK]);
export const takeHit = act1("take-hit", ["block", BLOCK]);
export const regroup = act2("regroup", ["block", BLOCK], ["to", PLACE]);
export const endRegroup = act0("end-regroup");

// Winter (8)
export const toPort = act2("to-port", ["block", BLOCK], ["to", PLACE]);
export const disband = act1("disband", ["block", BLOCK]);
export const endDisband = act0("end-disband");

const makers = [
  swap,
  deployed,
  discard,
  playCard,
  sail,
  activate,
  endMoves,
  move,
  endGroup,
  march,
  halt,
  mainGroup,
  surprise,
  levy,
  raise,
  endLevy,
  strike,
  shelter,
  erupt,
  decline,
  fight,
  fire,
  retreat,
  sailAway,
  pass,
  takeHit,
  regroup,
  endRegroup,
  toPort,
  disband,
  endDisband,
] as const;

export type Act = ActsOf<typeof makers>;

export const acts = actBook(makers);
