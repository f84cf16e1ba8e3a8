/**
 * Skirmish, a made-up game that proves the contract. It is small, but it has what the large games need: a die
 * that is replaced before it takes effect, windows in the middle of another seat's act that can be waived, secret
 * choices made side by side, sixty pieces deployed freely, seats that swap factions, levels of victory and games that
 * both lose, packs, flags that bend single rules, and whole gestures.
 */
import { type Dice, draw, pick } from "../../dice.ts";
import {
  BadInput,
  EVERYTHING,
  type Eyes,
  type Game,
  type Json,
  type Options,
  type Outcome,
  type Seat,
} from "../../game.ts";
import { plain, quote } from "../../json.ts";
import { resultsOf, winnerOf } from "../../outcome.ts";
import { labelOf, type Pack, type Ruleset } from "../../packs.ts";
import { Found } from "../../reading.ts";
import {
  type Act,
  across,
  BLUE,
  type Box,
  bookOf,
  type Faction,
  makeBox,
  PLACES,
  type Place,
  placeNamed,
  RED,
  SEATS,
  STANCE_KINDS,
  TOKEN_KINDS,
} from "./box.ts";
import { gestures } from "./gestures.ts";
import { readComponents, SMALL_PACK } from "./pack.ts";
import { copy, emptyPosition, FALLEN, hash, NOT_CHOSEN, type Position, read, write } from "./position.ts";
import { type Event, type Forecast, inSteps, type Question } from "./steps.ts";
import { makeWords, rulebook } from "./words.ts";

export type Skirmish = Game<Position, Act, Event, Question, Forecast>;

export const skirmishRules: Ruleset<Skirmish> = {
  id: "skirmish",
  title: "Skirmish",
  rules: 2,
  standard: SMALL_PACK,
  make: makeSkirmish,
};

const OPTIONS = [{ id: "swap", values: ["yes", "no"], byDefault: "yes" }];

export function makeSkirmish(pack: Pack): Skirmish {
  const box = new Found(pack.components, "The components").as((json) => makeBox(readComponents(json)));
  const { id, title, rules } = skirmishRules;
  return {
    id,
    title,
    rules,
    pack: labelOf(pack),
    seats: SEATS,
    scenarios: box.scenarios.map((scenario) => ({ id: scenario.id, options: OPTIONS })),
    acts: bookOf(box),
    orders: [{ id: "die", byDefault: "ask" }],
    overt: ["rest", "keep"],

    begin(name, chosen = {}) {
      const scenario = box.scenarios.find((one) => one.id === name);
      if (scenario === undefined) throw new BadInput(`There is no scenario ${quote(name)}.`);
      const p = emptyPosition(box);
      p.swaps = swapChosen(chosen) ? 1 : 0;
      p.crowded = scenario.flags.crowded ? 1 : 0;
      p.plain = scenario.flags.plain ? 1 : 0;
      p.stack.push({ step: "round" }, { step: "deploy", placed: 0 }, { step: "deal" });
      return p;
    },
    ...inSteps,
    copy,
    write,
    read: (written) => read(written, box),
    hash,
    sight,
    hear,
    guess,
    outcome,
    value,
    broken,
    words: (language) => makeWords(box, language),
    rulebook,
    gestures,
  };
}

function swapChosen(options: Options): boolean {
  for (const [option, value] of Object.entries(options))
    if (option !== "swap" || (value !== "yes" && value !== "no"))
      throw new BadInput(`${quote(option)} cannot be ${quote(value)}: the option is swap, yes or no.`);
  return options.swap !== "no";
}

function sight(p: Position, eyes: Eyes): Json {
  const open = (seat: Seat): boolean => seat === eyes || eyes === EVERYTHING;
  const tokens = (place: Place): Json => {
    const held = [...p.tokens[place]];
    return open(SEATS[place]) ? held : held.reduce((sum, count) => sum + count, 0);
  };
  const stance = (place: Place): Json =>
    p.stancesShown || open(SEATS[place]) ? p.stance[place] : p.stance[place] !== NOT_CHOSEN;
  return {
    at: [...p.at],
    used: [...p.used],
    leads: [...p.leads],
    spent: [...p.spent],
    round: p.round,
    tokens: PLACES.map(tokens),
    stance: PLACES.map(stance),
    stack: p.stack.map((frame) => plain({ ...frame })),
  };
}

function hear(event: Event, eyes: Eyes): Json {
  if ((event.e !== "dealt" && event.e !== "chose") || event.seat === eyes || eyes === EVERYTHING)
    return plain({ ...event });
  const { e, seat, rule } = event;
  return { e, seat, rule };
}

function guess(p: Position, seat: Seat, random: Dice): Position {
  const g = copy(p);
  for (const place of PLACES) if (SEATS[place] !== seat) imagine(g, place, random);
  return g;
}

/** Draws anew what only that seat knows: its tokens, and a stance not yet shown. */
function imagine(p: Position, place: Place, random: Dice): void {
  const mine = p.tokens[across(place)];
  const unseen = TOKEN_KINDS.flatMap((kind) =>
    Array.from({ length: p.box.bag[kind] - mine[kind] - p.spent[kind] }, () => kind),
  );
  const held = [...p.tokens[place]].reduce((sum, count) => sum + count, 0);
  p.tokens[place].fill(0);
  for (let i = 0; i < held; i++) p.tokens[place][draw(unseen, random)]++;
  if (!p.stancesShown && p.stance[place] !== NOT_CHOSEN) p.stance[place] = pick(STANCE_KINDS, random);
}

const factionOf = (p: Position, place: Place): Faction => (p.leads[RED] === place ? RED : BLUE);

const left = ({ box, at }: Position, faction: Faction): number =>
  box.pieces.filter((piece) => box.factionOf[piece] === faction && at[piece] >= 0).length;

const leftTo = (p: Position, seat: Seat): number => left(p, factionOf(p, placeNamed(seat)));

/** SK-5.b, SK-5.c */
function outcome(p: Position): Outcome | null {
  if (p.stack.length > 0) return null;
  const [north, south] = [leftTo(p, "north"), leftTo(p, "south")];
  const score = { north, south };
  if (![...p.at].includes(FALLEN))
    return { results: { north: "lost", south: "lost" }, score, how: "nobody", rule: "SK-5.c" };
  if (north === south) return { results: resultsOf(SEATS, null), score, how: "draw", rule: "SK-5.b" };
  const [winner, most, fewest] = north > south ? ["north", north, south] : ["south", south, north];
  const level = most >= 2 * fewest ? "great" : "small";
  return {
    results: resultsOf(SEATS, String(winner)),
    score,
    how: "count",
    level,
    with: { most: Number(most), fewest: Number(fewest) },
    rule: "SK-5.b",
  };
}

function value(p: Position, seat: Seat): number {
  const result = outcome(p);
  if (result !== null) {
    const winner = winnerOf(result);
    return winner === null ? 0 : winner === seat ? 1 : -1;
  }
  const [north, south] = [leftTo(p, "north"), leftTo(p, "south")];
  return ((seat === "north" ? 1 : -1) * (north - south)) / p.box.pieces.length;
}

function broken(p: Position): string | null {
  const { box } = p;
  for (const kind of TOKEN_KINDS) {
    const held = PLACES.reduce((sum, place) => sum + p.tokens[place][kind], p.spent[kind]);
    if (held > box.bag[kind]) return "there are more tokens than in the bag";
  }
  if (p.round > box.rounds) return "there are too many rounds";
  for (const field of box.fieldNumbers) {
    const here = box.pieces.filter((piece) => p.at[piece] === field);
    if (!p.crowded && here.length > box.capacity) return `too many pieces stand in ${box.fields[field]}`;
    if (new Set(here.map((piece) => box.factionOf[piece])).size > 1)
      return `both factions stand in ${box.fields[field]}`;
  }
  return null;
}

export type { Box };
