/** Random games, and random things to put before a game: acts of every kind, data with something wrong in it. */
import type { ActBook, ActShape, Maker } from "../acts.ts";
import { type Dice, pick, seededDice } from "../dice.ts";
import type { Game, Json, Options, Outcome } from "../game.ts";
import { isList, isObject } from "../json.ts";

/** More acts than any of our games takes: the longest campaign has twenty thousand. */
export const LONGEST = 50_000;

export interface RandomGame {
  readonly scenario: string;
  readonly options?: Options;
  readonly seed: string | number;
  /** Acts after which a game is taken to be without end. */
  readonly longest?: number;
}

/** Plays one game with random acts and no journal, as fast as the game allows. */
export function playRandom<P extends object>(
  game: Game<P>,
  { scenario, options = {}, seed, longest = LONGEST }: RandomGame,
): { position: P; acts: number; outcome: Outcome | null } {
  const dice = seededDice(seed);
  const position = game.begin(scenario, options);
  game.open(position, dice);
  const list: ActShape[] = [];
  let acts = 0;
  while (game.toMove(position) !== "over") {
    if (acts++ >= longest) throw new Error(`seed ${seed}: the game is not over after ${longest} acts`);
    game.play(position, pick(game.legal(position, list), dice), dice);
  }
  return { position, acts, outcome: game.outcome(position) };
}

/** Any act of the game, legal or not; every kind is equally likely. */
export function randomAct(acts: ActBook, dice: Dice): ActShape {
  const maker = pick(acts.makers, dice);
  return acts.read({ do: maker.kind, ...randomFields(maker, dice) });
}

function randomFields({ fields }: Maker, dice: Dice): Record<string, string> {
  return Object.fromEntries(fields.map(([name, domain]) => [name, pick(domain.names, dice)]));
}

/** The same kind of act with one field changed: often just short of legal. */
export function nearbyAct(acts: ActBook, act: ActShape, dice: Dice): ActShape {
  const maker = acts.makers.find(({ kind }) => kind === act.do);
  const written = acts.write(act);
  if (maker === undefined || maker.fields.length === 0 || !isObject(written)) return randomAct(acts, dice);
  const [name, domain] = pick(maker.fields, dice);
  return acts.read({ ...written, [name]: pick(domain.names, dice) });
}

const STRANGE: readonly Json[] = [null, -1, 0.5, 1e9, "", "nobody", true, [], {}, [[]]];

/** The same data with one thing in it left out or replaced by something strange. */
export function damaged(json: Json, dice: Dice): Json {
  if (isList(json) && json.length > 0 && dice.roll(8) > 1) {
    const at = dice.roll(json.length) - 1;
    return json.toSpliced(at, 1, ...(dice.roll(6) > 1 ? [damaged(json[at], dice)] : []));
  }
  if (isObject(json) && Object.keys(json).length > 0 && dice.roll(8) > 1) {
    const field = pick(Object.keys(json), dice);
    const { [field]: value, ...rest } = json;
    return dice.roll(6) > 1 ? { ...rest, [field]: damaged(value, dice) } : rest;
  }
  return pick(STRANGE, dice);
}
