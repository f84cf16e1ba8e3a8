/** Jupiter, who makes a block defect, and Vulcan, who shakes a city. The other gods change a move or a battle. */
import { next, pop, type Refusal } from "@rubicon/engine";
import { decline, erupt, shelter, strike } from "../acts.ts";
import {
  BLOCKS,
  CAESAR,
  CLEOPATRA,
  COLOUR,
  COLOURS,
  enemyOf,
  isLeader,
  isNavis,
  POMPEIUS,
  SIDES,
  stepDown,
} from "../blocks.ts";
import { CITY_COUNT, isSea, PLACE_COUNT, PLACES, ROADS_FROM, SEAWAYS_FROM } from "../board.ts";
import { loseStep } from "../losses.ts";
import { isSwitched } from "../options.ts";
import {
  blocksIn,
  blocksOf,
  changeSide,
  isEnemy,
  isFriendly,
  mark,
  type Position,
  SHOWN,
  setAttacker,
  shift,
  unmark,
} from "../position.ts";
import { NO, notNow } from "../refusals.ts";
import { pinAt } from "./attacks.ts";
import { battleAt } from "./battle.ts";
import type { Asks, Chronicle } from "./step.ts";

interface Target {
  readonly place: number;
  readonly colour: number;
}

/** JC-E2.a: enemy blocks next to a friendly city, told apart only by place and colour (JC-E2.b). */
export function jupiterTargets(p: Position, side: number): Target[] {
  const targets: Target[] = [];
  for (let place = 0; place < PLACE_COUNT; place++) {
    if (blocksOf(p, enemyOf(side), place) === 0 || friendlyNeighbours(p, side, place).length === 0) continue;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (blocksOfColour(p, enemyOf(side), place, colour).length > 0) targets.push({ place, colour });
    }
  }
  return targets;
}

/** Friendly cities joined to a city by road or strait, or ports of a sea. */
const friendlyNeighbours = (p: Position, side: number, place: number): number[] =>
  (isSea(place) ? SEAWAYS_FROM[place] : ROADS_FROM[place])
    .map((way) => way.to)
    .filter((to) => !isSea(to) && isFriendly(p, side, to));

const blocksOfColour = (p: Position, side: number, place: number, colour: number): number[] =>
  blocksIn(p, side, place).filter((block) => COLOUR[block] === colour);

export const jupiter: Asks<"jupiter"> = {
  decides: (_, f) => SIDES[f.side],
  question: () => ({ ask: "jupiter", rule: "JC-E2.a" }),

  legal(p, f, list) {
    for (const { place, colour } of jupiterTargets(p, f.side)) list.push(strike(place, colour));
    list.push(decline());
  },

  refuse(p, f, act) {
    if (act.do === "decline") return null; // JC-E0.f
    if (act.do !== "strike") return notNow("JC-E2.a");
    if (blocksOfColour(p, enemyOf(f.side), act.place, act.colour).length === 0) return NO.jupiterNoSuchBlock;
    return friendlyNeighbours(p, f.side, act.place).length > 0 ? null : NO.jupiterOutOfReach;
  },

  play(p, f, act, dice, tell) {
    if (act.do !== "strike") return declined(p, f.side, "jupiter", tell);
    const candidates = blocksOfColour(p, enemyOf(f.side), act.place, act.colour);
    const block = candidates.length === 1 ? candidates[0] : candidates[dice.roll(candidates.length) - 1];
    tell({
      e: "struck",
      rule: "JC-E2.b",
      side: SIDES[f.side],
      place: PLACES[act.place],
      colour: COLOURS[act.colour],
      block: BLOCKS[block],
      reveals: true,
    });
    mark(p, block, SHOWN);
    // JC-E2.d, JC-E2.e: leaders and navis stay true, at the cost of a step.
    if (isLeader[block] || isNavis[block]) {
      loseStep(p, block, "jupiter", tell);
      unmark(p, block, SHOWN);
      return pop(p);
    }
    const cities = friendlyNeighbours(p, f.side, act.place);
    if (cities.length > 1) return next(p, { step: "defector", side: f.side, block });
    defect(p, block, cities[0], tell);
    pop(p);
  },
};

function declined(p: Position, side: number, god: "jupiter" | "vulcan", tell: Chronicle): void {
  tell({ e: "nothing", rule: "JC-E0.f", side: SIDES[side], god });
  pop(p);
}

/** JC-E2.c: to an adjacent friendly city of the player's choice. */
export const defector: Asks<"defector"> = {
  decides: (_, f) => SIDES[f.side],
  question: (_, f) => ({ ask: "defector", rule: "JC-E2.c", block: BLOCKS[f.block] }),

  legal(p, f, list) {
    for (const city of friendlyNeighbours(p, f.side, p.place[f.block])) list.push(shelter(city));
  },

  refuse(p, f, act): Refusal | null {
    if (act.do !== "shelter") return notNow("JC-E2.c");
    return friendlyNeighbours(p, f.side, p.place[f.block]).includes(act.city) ? null : NO.noShelter;
  },

  play(p, f, act, _dice, tell) {
    if (act.do !== "shelter") return;
    defect(p, f.block, act.city, tell);
    pop(p);
  },
};

/** At its present strength; Cleopatra like any other (JC-E2.f). */
function defect(p: Position, block: number, city: number, tell: Chronicle): void {
  const from = p.place[block];
  changeSide(p, block);
  shift(p, block, city);
  unmark(p, block, SHOWN);
  tell({
    e: "defected",
    rule: "JC-E2.c",
    side: SIDES[p.side[block]],
    block: BLOCKS[block],
    from: PLACES[from],
    to: PLACES[city],
  });
}

/** JC-E7.a: cities with enemy blocks; no sea, no city of one's own. */
export function vulcanTargets(p: Position, side: number): number[] {
  const cities: number[] = [];
  for (let city = 0; city < CITY_COUNT; city++) if (isEnemy(p, side, city)) cities.push(city);
  return cities;
}

export const vulcan: Asks<"vulcan"> = {
  decides: (_, f) => SIDES[f.side],
  question: () => ({ ask: "vulcan", rule: "JC-E7.a" }),

  legal(p, f, list) {
    for (const city of vulcanTargets(p, f.side)) list.push(erupt(city));
    list.push(decline());
  },

  refuse(p, f, act) {
    if (act.do === "decline") return null; // JC-E0.f
    if (act.do !== "erupt") return notNow("JC-E7.a");
    return !isSea(act.city) && isEnemy(p, f.side, act.city) ? null : NO.vulcanEnemyCity;
  },

  play(p, f, act, _dice, tell) {
    if (act.do !== "erupt") return declined(p, f.side, "vulcan", tell);
    tell({ e: "erupted", rule: "JC-E7.a", side: SIDES[f.side], city: PLACES[act.city] });
    for (const block of shaken(p, act.city)) loseStep(p, block, "vulcan", tell);
    pop(p);
    // JC-E7.f: Cleopatra, turned, falls on her old comrades. Alone she simply holds the city (JC-E7.e).
    const turned = p.side[CLEOPATRA] === f.side && p.place[CLEOPATRA] === act.city;
    if (!turned || blocksOf(p, enemyOf(f.side), act.city) === 0) return;
    setAttacker(p, act.city, f.side);
    if (isSwitched(p.options, "vulcanCleopatra")) return pinAt(p, act.city, tell);
    battleAt(p, act.city);
  },
};

/** The fallen first, then by colour: the order in which survivors lose a step must not tell who they are. */
function shaken(p: Position, city: number): number[] {
  const rank = (block: number): number => (stepDown(block, p.strength[block]) === 0 ? 0 : 1 + COLOUR[block]);
  return blocksIn(p, CAESAR, city)
    .concat(blocksIn(p, POMPEIUS, city))
    .sort((a, b) => rank(a) - rank(b));
}
