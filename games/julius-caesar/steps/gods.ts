/** Jupiter, who makes a block defect, and Vulcan, who shakes a city. The other gods change a move or a battle. */
import { type Block, BOTH, COLOUR_NUMBERS, COLOURS, type Colour, enemyOf, SIDES, type Side } from "../blocks.ts";
import { isSea, type Place } from "../board.ts";
import { next, pop } from "../frames.ts";
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
import { NO } from "../refusals.ts";
import { pinAt } from "./attacks.ts";
import { battleAt } from "./battle.ts";
import type { Asks, Chronicle } from "./step.ts";

interface Target {
  readonly place: Place;
  readonly colour: Colour;
}

/** JC-E2.a: enemy blocks next to a friendly city, told apart only by place and colour (JC-E2.b). */
export function jupiterTargets(p: Position, side: Side): Target[] {
  const targets: Target[] = [];
  for (const place of p.box.places) {
    if (blocksOf(p, enemyOf(side), place) === 0 || friendlyNeighbours(p, side, place).length === 0) continue;
    for (const colour of COLOUR_NUMBERS)
      if (blocksOfColour(p, enemyOf(side), place, colour).length > 0) targets.push({ place, colour });
  }
  return targets;
}

/** Friendly cities joined to a city by road or strait, or ports of a sea. */
function friendlyNeighbours(p: Position, side: Side, place: Place): Place[] {
  const { box } = p;
  const ways = isSea(box, place) ? box.seawaysFrom[place] : box.roadsFrom[place];
  return ways.map((way) => way.to).filter((to) => !isSea(box, to) && isFriendly(p, side, to));
}

const blocksOfColour = (p: Position, side: Side, place: Place, colour: Colour): Block[] =>
  blocksIn(p, side, place).filter((block) => p.box.colour[block] === colour);

export const jupiter: Asks<"jupiter"> = {
  decides: (_, f) => SIDES[f.side],
  question: () => ({ ask: "jupiter", rule: "JC-E2.a" }),

  legal(p, f, list) {
    for (const { place, colour } of jupiterTargets(p, f.side)) list.push(p.box.acts.strike(place, colour));
    list.push(p.box.acts.decline());
  },

  acts: {
    strike: {
      refuse(p, f, { place, colour }) {
        if (blocksOfColour(p, enemyOf(f.side), place, colour).length === 0) return NO.jupiterNoSuchBlock;
        return friendlyNeighbours(p, f.side, place).length > 0 ? null : NO.jupiterOutOfReach;
      },
      play(p, f, { place, colour }, dice, tell) {
        const candidates = blocksOfColour(p, enemyOf(f.side), place, colour);
        const block = candidates.length === 1 ? candidates[0] : candidates[dice.roll(candidates.length) - 1];
        struck(p, f.side, block, tell);
      },
    },
    decline: { play: (p, f, _act, _dice, tell) => declined(p, f.side, "jupiter", tell) }, // JC-E0.f
  },

  byDefault: (p) => p.box.acts.decline(),

  forecast(p, f, act, list) {
    if (act.do !== "strike") return;
    const { length: blocks } = blocksOfColour(p, enemyOf(f.side), act.place, act.colour);
    list.push({ f: "one-of", rule: "JC-E2.b", blocks });
  },
};

/** With the frame of Jupiter on top. */
function struck(p: Position, side: Side, block: Block, tell: Chronicle): void {
  const { box } = p;
  const place = p.place[block];
  tell({
    e: "struck",
    rule: "JC-E2.b",
    side: SIDES[side],
    place: box.placeIds[place],
    colour: COLOURS[box.colour[block]],
    block: box.blockIds[block],
    reveals: true,
  });
  mark(p, block, SHOWN);
  // JC-E2.d, JC-E2.e: leaders and navis stay true, at the cost of a step.
  if (box.isLeader[block] || box.isNavis[block]) {
    loseStep(p, block, "jupiter", tell);
    unmark(p, block, SHOWN);
    return pop(p);
  }
  const cities = friendlyNeighbours(p, side, place);
  if (cities.length > 1) return next(p, { step: "defector", side, block });
  defect(p, block, cities[0], tell);
  pop(p);
}

function declined(p: Position, side: Side, god: "jupiter" | "vulcan", tell: Chronicle): void {
  tell({ e: "nothing", rule: "JC-E0.f", side: SIDES[side], god });
  pop(p);
}

/** JC-E2.c: to an adjacent friendly city of the player's choice. The block has been shown to all. */
export const defector: Asks<"defector"> = {
  decides: (_, f) => SIDES[f.side],
  question: (p, f) => ({ ask: "defector", rule: "JC-E2.c", block: p.box.blockIds[f.block] }),

  legal(p, f, list) {
    for (const city of friendlyNeighbours(p, f.side, p.place[f.block])) list.push(p.box.acts.shelter(city));
  },

  acts: {
    shelter: {
      refuse: (p, f, { city }) =>
        friendlyNeighbours(p, f.side, p.place[f.block]).includes(city) ? null : NO.noShelter,
      play(p, f, { city }, _dice, tell) {
        defect(p, f.block, city, tell);
        pop(p);
      },
    },
  },

  byDefault: (p, f) => p.box.acts.shelter(friendlyNeighbours(p, f.side, p.place[f.block])[0]),
};

/** At its present strength; Cleopatra like any other (JC-E2.f). */
function defect(p: Position, block: Block, city: Place, tell: Chronicle): void {
  const { blockIds, placeIds } = p.box;
  const from = p.place[block];
  changeSide(p, block);
  shift(p, block, city);
  unmark(p, block, SHOWN);
  tell({
    e: "defected",
    rule: "JC-E2.c",
    side: SIDES[p.side[block]],
    block: blockIds[block],
    from: placeIds[from],
    to: placeIds[city],
  });
}

/** JC-E7.a: cities with enemy blocks; no sea, no city of one's own. */
export const vulcanTargets = (p: Position, side: Side): Place[] =>
  p.box.cities.filter((city) => isEnemy(p, side, city));

export const vulcan: Asks<"vulcan"> = {
  decides: (_, f) => SIDES[f.side],
  question: () => ({ ask: "vulcan", rule: "JC-E7.a" }),

  legal(p, f, list) {
    for (const city of vulcanTargets(p, f.side)) list.push(p.box.acts.erupt(city));
    list.push(p.box.acts.decline());
  },

  acts: {
    erupt: {
      refuse: (p, f, { city }) => (!isSea(p.box, city) && isEnemy(p, f.side, city) ? null : NO.vulcanEnemyCity),
      play(p, f, { city }, _dice, tell) {
        // Who falls and who does not tells something of every block there: there is no way back from it.
        tell({ e: "erupted", rule: "JC-E7.a", side: SIDES[f.side], city: p.box.placeIds[city], reveals: true });
        for (const block of shaken(p, city)) loseStep(p, block, "vulcan", tell);
        pop(p);
        turnOn(p, f.side, city, tell);
      },
    },
    decline: { play: (p, f, _act, _dice, tell) => declined(p, f.side, "vulcan", tell) }, // JC-E0.f
  },

  byDefault: (p) => p.box.acts.decline(),

  forecast(p, f, act, list) {
    if (act.do !== "erupt") return;
    list.push({ f: "shakes", rule: "JC-E7.a", blocks: blocksOf(p, enemyOf(f.side), act.city) });
  },
};

/** JC-E7.f: Cleopatra, turned, falls on her old comrades. Alone she simply holds the city (JC-E7.e). */
function turnOn(p: Position, side: Side, city: Place, tell: Chronicle): void {
  const { cleopatra } = p.box;
  const turned = p.side[cleopatra] === side && p.place[cleopatra] === city;
  if (!turned || blocksOf(p, enemyOf(side), city) === 0) return;
  setAttacker(p, city, side);
  if (isSwitched(p, "vulcanCleopatra")) return pinAt(p, city, tell);
  battleAt(p, city);
}

/** The fallen first, then by colour: the order in which survivors lose a step must not tell who they are. */
function shaken(p: Position, city: Place): Block[] {
  const { stepDown, colour } = p.box;
  const rank = (block: Block): number => (stepDown[block][p.strength[block]] === 0 ? 0 : 1 + colour[block]);
  return BOTH.flatMap((side) => blocksIn(p, side, city)).sort((a, b) => rank(a) - rank(b));
}
