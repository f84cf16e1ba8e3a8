/**
 * Skirmish, a made-up game that proves the contract. It is small, but it has what the large games need: a die
 * that is replaced before it takes effect, windows in the middle of another seat's act, standing orders, secret
 * choices, sixty pieces deployed freely, seats that swap factions, packs, and flags that bend single rules.
 */
import { type Dice, draw, pick } from "../../dice.ts";
import { BadInput, type Game, type Json, type Options, type Outcome, type Seat, type Viewer } from "../../game.ts";
import { isObject, quote } from "../../json.ts";
import { sequence } from "../../steps.ts";
import { type Act, makeActs } from "./acts.ts";
import { fingerprint, type Pack, SEATS, STANCES } from "./pack.ts";
import {
  CROWDED,
  copy,
  emptyPosition,
  type Frame,
  hash,
  NOT_CHOSEN,
  PLAIN,
  type Position,
  ROUND,
  read,
  STANCES_SHOWN,
  SWAPS,
  write,
} from "./position.ts";
import { type Event, makeSteps, type Question } from "./steps.ts";
import { makeWords, rulebook } from "./words.ts";

/** Whether a seat wants to be asked when a die could be replaced. */
interface Order {
  readonly ask: boolean;
}

export type Skirmish = Game<Position, Act, Event, Question, Order>;

export function makeSkirmish(pack: Pack): Skirmish {
  const acts = makeActs(pack);
  const pieces = 2 * pack.piecesOfEach;
  const options = [{ id: "swap", values: ["yes", "no"], byDefault: "yes" }];
  const left = (p: Position, faction: number): number =>
    p.at.subarray(faction * pack.piecesOfEach, (faction + 1) * pack.piecesOfEach).filter((at) => at >= 0).length;
  const leftTo = (p: Position, seat: Seat): number => left(p, SEATS[p.leads[0]] === seat ? 0 : 1);

  function outcome(p: Position): Outcome | null {
    if (p.stack.length > 0) return null;
    const score = { north: leftTo(p, "north"), south: leftTo(p, "south") };
    if (score.north === score.south) return { winner: null, score, how: "draw", rule: "SK-5.b" };
    return { winner: score.north > score.south ? "north" : "south", score, how: "count", rule: "SK-5.b" };
  }

  return {
    id: "skirmish",
    title: "Skirmish",
    rules: 1,
    pack: fingerprint(pack),
    seats: SEATS,
    scenarios: pack.scenarios.map(({ id }) => ({ id, options })),
    acts: acts.book,

    begin(id, chosen = {}) {
      const scenario = pack.scenarios.find((one) => one.id === id);
      if (scenario === undefined) throw new BadInput(`There is no scenario ${quote(id)}.`);
      const p = emptyPosition(pieces);
      p.facts[SWAPS] = swapChosen(chosen) ? 1 : 0;
      p.facts[CROWDED] = scenario.flags.crowded ? 1 : 0;
      p.facts[PLAIN] = scenario.flags.plain ? 1 : 0;
      p.stack.push({ step: "round" }, { step: "deploy", placed: 0 }, { step: "deal" });
      return p;
    },
    ...sequence<Position, Frame, Act, Event, Question>(makeSteps(pack, acts)),
    copy,
    write,
    read: (written) => read(written, { pieces, fields: pack.fields.length }),
    hash,

    sight(p, viewer) {
      const own = (seat: Seat): boolean => seat === viewer;
      const known = (seat: Seat, s: number): Json =>
        own(seat) ? [...p.tokens.subarray(2 * s, 2 * s + 2)] : p.tokens[2 * s] + p.tokens[2 * s + 1];
      const stance = (seat: Seat, s: number): Json =>
        p.facts[STANCES_SHOWN] || own(seat) ? p.stance[s] : p.stance[s] !== NOT_CHOSEN;
      return {
        at: [...p.at],
        used: [...p.used],
        leads: [...p.leads],
        spent: [...p.spent],
        facts: [...p.facts],
        tokens: SEATS.map(known),
        stance: SEATS.map(stance),
        silent: SEATS.map((seat, s) => (own(seat) ? p.silent[s] : null)),
        stack: p.stack.map((frame) => ({ ...frame })),
      };
    },

    hear(event: Event, viewer: Viewer): Json {
      if ((event.e !== "dealt" && event.e !== "chose") || event.seat === viewer) return { ...event };
      const { e, seat, rule } = event;
      return { e, seat, rule };
    },

    guess(p, seat, random) {
      const g = copy(p);
      SEATS.forEach((other, s) => {
        if (other !== seat) imagine(pack, g, s, random);
      });
      return g;
    },

    outcome,
    value(p, seat) {
      const result = outcome(p);
      if (result !== null) return result.winner === null ? 0 : result.winner === seat ? 1 : -1;
      const [north, south] = [leftTo(p, "north"), leftTo(p, "south")];
      return ((seat === "north" ? 1 : -1) * (north - south)) / pieces;
    },

    broken(p) {
      const held = [0, 1].map((kind) => p.tokens[kind] + p.tokens[2 + kind] + p.spent[kind]);
      if (held.some((count, kind) => count > pack.bag[kind])) return "there are more tokens than in the bag";
      if (p.facts[ROUND] > pack.rounds) return "there are too many rounds";
      for (let field = 0; field < pack.fields.length; field++) {
        const here = [...p.at.keys()].filter((piece) => p.at[piece] === field);
        if (!p.facts[CROWDED] && here.length > pack.capacity) return `too many pieces stand in ${pack.fields[field]}`;
        if (here.some((piece) => piece < pack.piecesOfEach) && here.some((piece) => piece >= pack.piecesOfEach))
          return `both factions stand in ${pack.fields[field]}`;
      }
      return null;
    },

    words: (language) => makeWords(acts, language),
    rulebook,

    orders: {
      read(written) {
        if (!isObject(written) || typeof written.ask !== "boolean")
          throw new BadInput('Standing orders are {"ask": true} or {"ask": false}.');
        return { ask: written.ask };
      },
      refuse: (p) => (p.facts[PLAIN] ? { rule: "SK-1.a", why: "no-tokens" } : null),
      give(p, seat, { ask }) {
        p.silent[seat === SEATS[0] ? 0 : 1] = ask ? 0 : 1;
      },
    },
  };
}

function swapChosen(options: Options): boolean {
  for (const [option, value] of Object.entries(options))
    if (option !== "swap" || (value !== "yes" && value !== "no"))
      throw new BadInput(`${quote(option)} cannot be ${quote(value)}: the option is swap, yes or no.`);
  return options.swap !== "no";
}

/** Draws anew what only seat `s` knows: its tokens, a stance not yet shown, and its standing orders. */
function imagine({ bag }: Pack, p: Position, s: number, random: Dice): void {
  const mine = 1 - s;
  const unseen = bag.flatMap((count, kind) =>
    Array.from({ length: count - p.tokens[2 * mine + kind] - p.spent[kind] }, () => kind),
  );
  const held = p.tokens[2 * s] + p.tokens[2 * s + 1];
  p.tokens.fill(0, 2 * s, 2 * s + 2);
  for (let i = 0; i < held; i++) p.tokens[2 * s + draw(unseen, random)]++;
  if (!p.facts[STANCES_SHOWN] && p.stance[s] !== NOT_CHOSEN) p.stance[s] = pick([...STANCES.keys()], random);
  p.silent[s] = 0;
}
