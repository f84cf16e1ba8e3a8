/** Games played by chance, to be looked at on the way or when they are over: for tests of whatever is drawn and told. */
import { type ActShape, type EventShape, type Game, type Json, seededDice, type Viewer } from "@rubicon/engine";

export interface Look<P> {
  sight(viewer: Viewer): Json;
  events(viewer: Viewer): readonly Json[];
  readonly toMove: string;
  readonly position: P;
  readonly n: number;
}

/** Gives the moment at which nobody acted any more. */
export type PlayThrough<P> = (scenario: string, seed: string, most: number, look: (at: Look<P>) => void) => Look<P>;

/** Plays a game to its end, or for so many acts, and shows every position before it is acted on. */
export function playing<P extends object, A extends ActShape, E extends EventShape>(
  game: Pick<Game<P, A, E>, "begin" | "open" | "toMove" | "legal" | "play" | "sight" | "hear">,
): PlayThrough<P> {
  return (scenario, seed, most, look) => {
    const p = game.begin(scenario);
    const dice = seededDice(seed);
    const choice = seededDice(`choices ${seed}`);
    let heard: E[] = [];
    game.open(p, dice, (event) => heard.push(event));
    const lookAt = (n: number): Look<P> => ({
      sight: (viewer) => game.sight(p, viewer),
      events: (viewer) => heard.map((event) => game.hear(event, viewer)).filter((event) => event !== null),
      toMove: game.toMove(p),
      position: p,
      n,
    });
    let n = 0;
    for (; n < most && game.toMove(p) !== "over"; n++) {
      look(lookAt(n));
      const legal = game.legal(p);
      heard = [];
      game.play(p, legal[choice.roll(legal.length) - 1], dice, (event) => heard.push(event));
    }
    return lookAt(n);
  };
}

const LONGEST = 100_000;

/** A whole game as a watcher hears it, and what he sees when it is over. */
export function wholeGame<P>(
  play: PlayThrough<P>,
  scenario: string,
  seed: string,
): { readonly events: readonly Json[]; readonly sight: Json } {
  const events: Json[] = [];
  const last = play(scenario, seed, LONGEST, (at) => events.push(...at.events("watcher")));
  events.push(...last.events("watcher"));
  return { events, sight: last.sight("watcher") };
}
