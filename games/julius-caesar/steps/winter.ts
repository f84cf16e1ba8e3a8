/** Winter (8), in its order: Cleopatra, navis, supply, victory, disbanding, and a new year. */
import { next, type Outcome, pop, push, type Refusal } from "@rubicon/engine";
import { disband as disbandAct, endDisband, toPort } from "../acts.ts";
import { BLOCK_COUNT, BLOCKS, CAESAR, CLEOPATRA, COLOUR, COLOURS, enemyOf, POMPEIUS, SIDES } from "../blocks.ts";
import { ALEXANDRIA, CITY_COUNT, isSea, onMap, PLACES, POOL, ROMA, SEAS, SEAWAYS_FROM, SUPPLY } from "../board.ts";
import type { Frame } from "../frames.ts";
import { isSwitched } from "../options.ts";
import {
  blocksIn,
  blocksOf,
  CALENDAR,
  changeSide,
  isFriendly,
  LIMITS,
  type Position,
  points,
  shift,
  takeOff,
} from "../position.ts";
import { NO, notNow } from "../refusals.ts";
import type { Asks, Chronicle, Runs } from "./step.ts";

export const winter: Runs<"winter"> = {
  run(p, _f, _dice, tell) {
    tell({ e: "winter", rule: "JC-8.0.a", year: CALENDAR[p.year].year });
    goHome(p, tell);
    const navisAndSupply: Frame[] = [
      { step: "navisToPort", side: CAESAR },
      { step: "navisToPort", side: POMPEIUS },
      { step: "supply", side: CAESAR },
      { step: "supply", side: POMPEIUS },
    ];
    const victory: Frame = { step: "victory" };
    const order = isSwitched(p.options, "winterOrder") ? [victory, ...navisAndSupply] : [...navisAndSupply, victory];
    next(p, { step: "newYear", year: p.year + 1 });
    push(p, { step: "disband", side: POMPEIUS });
    push(p, { step: "disband", side: CAESAR });
    for (const frame of order.reverse()) push(p, frame);
  },
};

/** JC-8.1.a, JC-8.1.b, JC-8.1.c */
function goHome(p: Position, tell: Chronicle): void {
  const from = PLACES[p.place[CLEOPATRA]];
  shift(p, CLEOPATRA, ALEXANDRIA);
  tell({ e: "home", rule: "JC-8.1.a", side: SIDES[p.side[CLEOPATRA]], from });
  if (blocksOf(p, enemyOf(p.side[CLEOPATRA]), ALEXANDRIA) === 0) return;
  changeSide(p, CLEOPATRA);
  tell({
    e: "cleopatra",
    rule: "JC-8.1.b",
    side: SIDES[p.side[CLEOPATRA]],
    place: PLACES[ALEXANDRIA],
    cause: "winter",
  });
}

/** JC-8.2.a, JC-8.2.b: where there is no choice of port nobody is asked. */
export const navisToPort: Runs<"navisToPort"> = {
  run(p, f, _dice, tell) {
    let asks = false;
    for (const block of atSea(p, f.side)) {
      const ports = friendlyPorts(p, f.side, p.place[block]);
      if (ports.length > 1) asks = true;
      else if (ports.length === 1) dropAnchor(p, block, ports[0], tell);
      else sendHome(p, block, "no-port", tell);
    }
    if (asks) push(p, { step: "port", side: f.side });
    else pop(p);
  },
};

/** Sea by sea: the order in which navis are dealt with must not tell which is which. */
const atSea = (p: Position, side: number): number[] => SEAS.flatMap((_, sea) => blocksIn(p, side, CITY_COUNT + sea));

const friendlyPorts = (p: Position, side: number, sea: number): number[] =>
  SEAWAYS_FROM[sea].map((way) => way.to).filter((to) => !isSea(to) && isFriendly(p, side, to));

function dropAnchor(p: Position, block: number, port: number, tell: Chronicle): void {
  const from = PLACES[p.place[block]];
  shift(p, block, port);
  tell({ e: "to-port", rule: "JC-8.2.a", side: SIDES[p.side[block]], block: BLOCKS[block], from, to: PLACES[port] });
}

export const port: Asks<"port"> = {
  decides: (_, f) => SIDES[f.side],
  question: () => ({ ask: "port", rule: "JC-8.2.a" }),

  legal(p, f, list) {
    for (const block of atSea(p, f.side)) {
      for (const city of friendlyPorts(p, f.side, p.place[block])) list.push(toPort(block, city));
    }
  },

  refuse(p, f, act) {
    if (act.do !== "to-port") return notNow("JC-8.2.a");
    if (p.side[act.block] !== f.side) return NO.notYours;
    if (!isSea(p.place[act.block])) return NO.notAtSea;
    return friendlyPorts(p, f.side, p.place[act.block]).includes(act.to) ? null : NO.notAFriendlyPort;
  },

  play(p, _f, act, _dice, tell) {
    if (act.do !== "to-port") return;
    dropAnchor(p, act.block, act.to, tell);
    pop(p);
  },
};

/** JC-8.3.a */
export const supply: Runs<"supply"> = {
  run(p, f) {
    if (overcrowded(p, f.side)) push(p, { step: "surplus", side: f.side });
    else pop(p);
  },
};

const surplusAt = (p: Position, side: number, city: number): number =>
  isSea(city) ? 0 : blocksOf(p, side, city) - SUPPLY[city];

function overcrowded(p: Position, side: number): boolean {
  for (let city = 0; city < CITY_COUNT; city++) if (surplusAt(p, side, city) > 0) return true;
  return false;
}

/** JC-8.3.b: the owner chooses who goes. */
export const surplus: Asks<"surplus"> = {
  decides: (_, f) => SIDES[f.side],
  question: () => ({ ask: "surplus", rule: "JC-8.3.b" }),

  legal(p, f, list) {
    for (let block = 0; block < BLOCK_COUNT; block++) {
      if (!surplusRefusal(p, f.side, block)) list.push(disbandAct(block));
    }
  },

  refuse: (p, f, act) => (act.do === "disband" ? surplusRefusal(p, f.side, act.block) : notNow("JC-8.3.b")),

  play(p, _f, act, _dice, tell) {
    if (act.do !== "disband") return;
    sendHome(p, act.block, "supply", tell);
    pop(p);
  },
};

function surplusRefusal(p: Position, side: number, block: number): Refusal | null {
  if (p.side[block] !== side) return NO.notYours;
  if (!onMap(p.place[block])) return NO.offMap;
  if (surplusAt(p, side, p.place[block]) <= 0) return NO.enoughSupply;
  return block === CLEOPATRA ? NO.notCleopatraInSupply : null;
}

const DISBANDED = { "no-port": "JC-8.2.b", supply: "JC-8.3.b", will: "JC-8.5.b" };

/** To the pool of its colour, to be levied again next year; a leader is no trophy (JC-8.5.c). */
function sendHome(p: Position, block: number, why: keyof typeof DISBANDED, tell: Chronicle): void {
  tell({
    e: "disbanded",
    rule: DISBANDED[why],
    side: SIDES[p.side[block]],
    block: BLOCKS[block],
    colour: COLOURS[COLOUR[block]],
    place: PLACES[p.place[block]],
    why,
  });
  takeOff(p, block, POOL);
}

/** JC-8.4.a */
export const victory: Runs<"victory"> = {
  run(p, _f, _dice, tell) {
    const caesar = points(p, CAESAR);
    const pompeius = points(p, POMPEIUS);
    tell({ e: "points", rule: "JC-1.2.b", caesar, pompeius });
    p.outcome = outcomeOf(p, caesar, pompeius);
    if (!p.outcome) return pop(p);
    const winner = SIDES.find((side) => side === p.outcome?.winner) ?? null;
    tell({ e: "over", rule: p.outcome.rule, winner, how: howDecided(p, caesar, pompeius) });
    p.stack.length = 0;
  },
};

function howDecided(p: Position, caesar: number, pompeius: number): "ten" | "points" | "roma" | "draw" {
  if (Math.max(caesar, pompeius) >= LIMITS.victoryPoints) return "ten";
  if (caesar !== pompeius) return "points";
  return blocksOf(p, CAESAR, ROMA) + blocksOf(p, POMPEIUS, ROMA) > 0 ? "roma" : "draw";
}

/** JC-1.2.c, JC-1.2.d, JC-1.2.e */
function outcomeOf(p: Position, caesar: number, pompeius: number): Outcome | null {
  const how = howDecided(p, caesar, pompeius);
  if (how !== "ten" && p.year < CALENDAR.length - 1) return null;
  const ahead = caesar > pompeius ? CAESAR : POMPEIUS;
  const inRoma = isFriendly(p, CAESAR, ROMA) ? CAESAR : POMPEIUS;
  const winners = { ten: SIDES[ahead], points: SIDES[ahead], roma: SIDES[inRoma], draw: null };
  const rules = { ten: "JC-1.2.c", points: "JC-1.2.d", roma: "JC-1.2.e", draw: "JC-1.2.e" };
  return { winner: winners[how], score: { caesar, pompeius }, how, rule: rules[how] };
}

/** JC-8.5.b: of their own will. JC-8.5.a: steps of disbanded blocks are lost, never merged into others. */
export const disband: Asks<"disband"> = {
  decides: (_, f) => SIDES[f.side],
  question: () => ({ ask: "disband", rule: "JC-8.5.b" }),

  legal(p, f, list) {
    list.push(endDisband());
    for (let block = 0; block < BLOCK_COUNT; block++) {
      if (!disbandRefusal(p, f.side, block)) list.push(disbandAct(block));
    }
  },

  refuse(p, f, act) {
    if (act.do === "end-disband") return null;
    return act.do === "disband" ? disbandRefusal(p, f.side, act.block) : notNow("JC-8.5.b");
  },

  play(p, _f, act, _dice, tell) {
    if (act.do === "disband") sendHome(p, act.block, "will", tell);
    else pop(p);
  },
};

function disbandRefusal(p: Position, side: number, block: number): Refusal | null {
  if (p.side[block] !== side) return NO.notYours;
  if (!onMap(p.place[block])) return NO.offMap;
  return block === CLEOPATRA ? NO.notCleopatra : null;
}
