/** Winter (8), in its order: Cleopatra, navis, supply, victory, disbanding, and a new year. */
import { nth, type Outcome, type Refusal, resultsOf } from "@rubicon/engine";
import { type Block, CAESAR, COLOURS, enemyOf, POMPEIUS, SIDES, type Side, type SideName } from "../blocks.ts";
import { isSea, onMap, type Place, POOL } from "../board.ts";
import { type Frame, next, pop, push } from "../frames.ts";
import { isSwitched } from "../options.ts";
import type { Year } from "../pack.ts";
import { blocksOf, changeSide, isFriendly, type Position, points, shift, takeOff } from "../position.ts";
import { NO } from "../refusals.ts";
import type { Asks, Chronicle, Runs } from "./step.ts";

export const winter: Runs<"winter"> = {
  run(p, _f, _dice, tell) {
    tell({ e: "winter", rule: "JC-8.0.a", year: p.box.calendar[p.year].year });
    goHome(p, tell);
    const navisAndSupply: Frame[] = [
      { step: "port", side: CAESAR },
      { step: "port", side: POMPEIUS },
      { step: "surplus", side: CAESAR },
      { step: "surplus", side: POMPEIUS },
    ];
    const victory: Frame = { step: "victory" };
    const order = isSwitched(p, "winterOrder") ? [victory, ...navisAndSupply] : [...navisAndSupply, victory];
    next(p, { step: "newYear", year: nth<Year>(p.year + 1) });
    push(p, { step: "disband", side: POMPEIUS });
    push(p, { step: "disband", side: CAESAR });
    for (const frame of order.reverse()) push(p, frame);
  },
};

/** JC-8.1.a, JC-8.1.b, JC-8.1.c */
function goHome(p: Position, tell: Chronicle): void {
  const { cleopatra, alexandria, placeIds } = p.box;
  const from = placeIds[p.place[cleopatra]];
  shift(p, cleopatra, alexandria);
  tell({ e: "home", rule: "JC-8.1.a", side: SIDES[p.side[cleopatra]], from });
  if (blocksOf(p, enemyOf(p.side[cleopatra]), alexandria) === 0) return;
  changeSide(p, cleopatra);
  tell({
    e: "cleopatra",
    rule: "JC-8.1.b",
    side: SIDES[p.side[cleopatra]],
    place: placeIds[alexandria],
    cause: "winter",
    // Those whom she joins learn how strong she is.
    reveals: true,
  });
}

/** JC-8.2.a, JC-8.2.b: where there is no choice of port nobody is asked. */
export const port: Asks<"port"> = {
  asks(p, f, _dice, tell) {
    let asks = false;
    for (const block of atSea(p, f.side)) {
      const ports = friendlyPorts(p, f.side, p.place[block]);
      if (ports.length > 1) asks = true;
      else if (ports.length === 1) dropAnchor(p, block, ports[0], tell);
      else sendHome(p, block, "no-port", tell);
    }
    if (!asks) pop(p);
    return asks;
  },

  decides: (_, f) => SIDES[f.side],
  question: () => ({ ask: "port", rule: "JC-8.2.a" }),

  legal(p, f, list) {
    for (const block of atSea(p, f.side))
      for (const city of friendlyPorts(p, f.side, p.place[block])) list.push(p.box.acts.toPort(block, city));
  },

  acts: {
    "to-port": {
      refuse(p, f, { block, to }) {
        if (p.side[block] !== f.side) return NO.notYours;
        if (!isSea(p.box, p.place[block])) return NO.notAtSea;
        return friendlyPorts(p, f.side, p.place[block]).includes(to) ? null : NO.notAFriendlyPort;
      },
      play: (p, _f, { block, to }, _dice, tell) => dropAnchor(p, block, to, tell),
    },
  },

  byDefault(p, f) {
    const [block] = atSea(p, f.side);
    return p.box.acts.toPort(block, friendlyPorts(p, f.side, p.place[block])[0]);
  },
};

/** Sea by sea: the order in which navis are dealt with must not tell which is which. */
function atSea(p: Position, side: Side): Block[] {
  const navis = p.box.navisOf[side].filter((block) => isSea(p.box, p.place[block]));
  return navis.sort((a, b) => p.place[a] - p.place[b]);
}

const friendlyPorts = (p: Position, side: Side, sea: Place): Place[] =>
  p.box.seawaysFrom[sea].map((way) => way.to).filter((to) => !isSea(p.box, to) && isFriendly(p, side, to));

function dropAnchor(p: Position, block: Block, port: Place, tell: Chronicle): void {
  const { blockIds, placeIds } = p.box;
  const from = placeIds[p.place[block]];
  shift(p, block, port);
  tell({
    e: "to-port",
    rule: "JC-8.2.a",
    side: SIDES[p.side[block]],
    block: blockIds[block],
    from,
    to: placeIds[port],
  });
}

/** JC-8.3.a: asked where more stand than the city feeds. JC-8.3.b: the owner chooses who goes. */
export const surplus: Asks<"surplus"> = {
  asks(p, f) {
    if (p.box.cities.some((city) => surplusAt(p, f.side, city) > 0)) return true;
    pop(p);
    return false;
  },

  decides: (_, f) => SIDES[f.side],
  question: () => ({ ask: "surplus", rule: "JC-8.3.b" }),

  legal(p, f, list) {
    for (const block of p.box.blocks) if (!surplusRefusal(p, f.side, block)) list.push(p.box.acts.disband(block));
  },

  acts: {
    disband: {
      refuse: (p, f, { block }) => surplusRefusal(p, f.side, block),
      play: (p, _f, { block }, _dice, tell) => sendHome(p, block, "supply", tell),
    },
  },

  /** The one that will be missed least. */
  byDefault(p, f) {
    const { blocks, isLeader, firepower, acts } = p.box;
    const worth = (block: Block): number => p.strength[block] * firepower[block] + (isLeader[block] ? 100 : 0);
    const crowd = blocks.filter((block) => !surplusRefusal(p, f.side, block));
    return acts.disband(crowd.reduce((least, block) => (worth(block) < worth(least) ? block : least)));
  },

  forecast(p, f, act, list) {
    if (act.do !== "disband") return;
    const city = p.place[act.block];
    const left = surplusAt(p, f.side, city) - 1;
    list.push({ f: "surplus", rule: "JC-8.3.a", city: p.box.placeIds[city], left });
  },
};

/** How many blocks of a side stand in a city that it cannot feed. */
const surplusAt = (p: Position, side: Side, city: Place): number => blocksOf(p, side, city) - p.box.supply[city];

function surplusRefusal(p: Position, side: Side, block: Block): Refusal | null {
  const place = p.place[block];
  if (p.side[block] !== side) return NO.notYours;
  if (!onMap(place)) return NO.offMap;
  if (isSea(p.box, place) || surplusAt(p, side, place) <= 0) return p.box.tooMany.enoughSupply;
  return block === p.box.cleopatra ? NO.notCleopatraInSupply : null;
}

const DISBANDED = { "no-port": "JC-8.2.b", supply: "JC-8.3.b", will: "JC-8.5.b" };

/** To the pool of its colour, to be levied again next year; a leader is no trophy (JC-8.5.c). */
function sendHome(p: Position, block: Block, why: keyof typeof DISBANDED, tell: Chronicle): void {
  const { box } = p;
  tell({
    e: "disbanded",
    rule: DISBANDED[why],
    side: SIDES[p.side[block]],
    block: box.blockIds[block],
    colour: COLOURS[box.colour[block]],
    place: box.placeIds[p.place[block]],
    why,
    // A defector comes back into the pool of the enemy, who sees which it is.
    ...(box.owner[block] === p.side[block] ? {} : { reveals: true }),
  });
  takeOff(p, block, POOL);
}

/** JC-8.4.a */
export const victory: Runs<"victory"> = {
  run(p, _f, _dice, tell) {
    const caesar = points(p, CAESAR);
    const pompeius = points(p, POMPEIUS);
    tell({ e: "points", rule: "JC-1.2.b", caesar, pompeius });
    const ending = endingOf(p, caesar, pompeius);
    if (ending === null) return pop(p);
    const { winner, how, rule } = ending;
    p.outcome = { results: resultsOf(SIDES, winner), score: { caesar, pompeius }, how, rule };
    tell({ e: "over", rule, winner, how });
    p.stack.length = 0;
  },
};

interface Ending {
  readonly winner: SideName | null;
  readonly how: "ten" | "points" | "roma" | "draw";
  readonly rule: Outcome["rule"];
}

/** JC-1.2.c, JC-1.2.d, JC-1.2.e. Where a pack has points enough for both to win at once, the same comparison decides. */
function endingOf(p: Position, caesar: number, pompeius: number): Ending | null {
  const { limits, calendar, roma } = p.box;
  const enough = Math.max(caesar, pompeius) >= limits.victoryPoints;
  if (!enough && p.year < calendar.length - 1) return null;
  if (caesar !== pompeius) {
    const winner = SIDES[caesar > pompeius ? CAESAR : POMPEIUS];
    return enough ? { winner, how: "ten", rule: "JC-1.2.c" } : { winner, how: "points", rule: "JC-1.2.d" };
  }
  const holder = [CAESAR, POMPEIUS].find((side) => isFriendly(p, side, roma));
  if (holder === undefined) return { winner: null, how: "draw", rule: "JC-1.2.e" };
  return { winner: SIDES[holder], how: "roma", rule: "JC-1.2.e" };
}

/** JC-8.5.b: of their own will. JC-8.5.a: steps of disbanded blocks are lost, never merged into others. */
export const disband: Asks<"disband"> = {
  decides: (_, f) => SIDES[f.side],
  question: () => ({ ask: "disband", rule: "JC-8.5.b" }),

  legal(p, f, list) {
    const { acts, blocks } = p.box;
    list.push(acts.endDisband());
    for (let i = 0; i < blocks.length; i++)
      if (!disbandRefusal(p, f.side, blocks[i])) list.push(acts.disband(blocks[i]));
  },

  acts: {
    disband: {
      refuse: (p, f, { block }) => disbandRefusal(p, f.side, block),
      play: (p, _f, { block }, _dice, tell) => sendHome(p, block, "will", tell),
    },
    "end-disband": { play: (p) => pop(p) },
  },

  byDefault: (p) => p.box.acts.endDisband(),
};

function disbandRefusal(p: Position, side: Side, block: Block): Refusal | null {
  if (p.side[block] !== side) return NO.notYours;
  if (!onMap(p.place[block])) return NO.offMap;
  return block === p.box.cleopatra ? NO.notCleopatra : null;
}
