/** Games played by chance, to be looked at on the way: for tests of whatever is drawn. */
import { type Json, seededDice, type Viewer } from "@rubicon/engine";
import { imperator } from "@rubicon/imperator";

export interface Look {
  sight(viewer: Viewer): Json;
  events(viewer: Viewer): readonly Json[];
  readonly toMove: string;
  readonly n: number;
}

/** Plays a game to its end, or for so many acts, and shows every position before it is acted on. */
export function playThrough(scenario: string, seed: string, most: number, look: (at: Look) => void): void {
  const p = imperator.begin(scenario);
  const dice = seededDice(seed);
  const choice = seededDice(`choices ${seed}`);
  let heard: Parameters<typeof imperator.hear>[0][] = [];
  imperator.open(p, dice, (event) => heard.push(event));
  for (let n = 0; n < most && imperator.toMove(p) !== "over"; n++) {
    look({
      sight: (viewer) => imperator.sight(p, viewer),
      events: (viewer) => heard.map((event) => imperator.hear(event, viewer)).filter((event) => event !== null),
      toMove: imperator.toMove(p),
      n,
    });
    const legal = imperator.legal(p);
    heard = [];
    imperator.play(p, legal[choice.roll(legal.length) - 1], dice, (event) => heard.push(event));
  }
}
