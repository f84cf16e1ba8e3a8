/** Looks for anything that a seat could learn from an act that it may take back, for as long as is wanted. */
import type { Game } from "../game.ts";
import { checkHearing } from "./seeing.ts";
import { walk } from "./walk.ts";

/** Random games, one after the other, until so many acts have been tried. Throws at the first that tells something. */
export function probe(game: Game, scenario: string, acts: number, seed = "probe"): void {
  let tried = 0;
  for (let number = 0; tried < acts; number++)
    walk(
      game,
      { scenario, seed: `${seed} ${number}` },
      {
        before(p, act, random) {
          if (tried++ < acts) checkHearing(game, p, act, random);
        },
      },
    );
}
