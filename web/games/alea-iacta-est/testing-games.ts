/** Games played by chance, to be looked at on the way: for tests of whatever is drawn. */
import { aleaIactaEst } from "@rubicon/alea-iacta-est";
import { type Json, seededDice, type Viewer } from "@rubicon/engine";

export interface Look {
  sight(viewer: Viewer): Json;
  events(viewer: Viewer): readonly Json[];
  readonly toMove: string;
  readonly position: ReturnType<typeof aleaIactaEst.begin>;
  readonly n: number;
}

/** Plays a game to its end, or for so many acts, and shows every position before it is acted on. */
export function playThrough(scenario: string, seed: string, most: number, look: (at: Look) => void): void {
  const p = aleaIactaEst.begin(scenario);
  const dice = seededDice(seed);
  const choice = seededDice(`choices ${seed}`);
  let heard: Parameters<typeof aleaIactaEst.hear>[0][] = [];
  aleaIactaEst.open(p, dice, (event) => heard.push(event));
  for (let n = 0; n < most && aleaIactaEst.toMove(p) !== "over"; n++) {
    look({
      sight: (viewer) => aleaIactaEst.sight(p, viewer),
      events: (viewer) => heard.map((event) => aleaIactaEst.hear(event, viewer)).filter((event) => event !== null),
      toMove: aleaIactaEst.toMove(p),
      position: p,
      n,
    });
    const legal = aleaIactaEst.legal(p);
    heard = [];
    aleaIactaEst.play(p, legal[choice.roll(legal.length) - 1], dice, (event) => heard.push(event));
  }
}
