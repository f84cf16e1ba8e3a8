/** Looks one act ahead and takes the one after which the game's own `value` is best. */
import { type ActShape, pick, seededDice } from "@rubicon/engine";
import type { Bot, Mind } from "./bot.ts";

/** Each act is tried on this many guesses at what is hidden, each with other dice. */
const SAMPLES = 4;

export const greedy: Bot = {
  name: "greedy",
  choose(mind) {
    const worth = new Float64Array(mind.legal.length);
    for (let sample = 0; sample < SAMPLES; sample++) addWorths(mind, worth);
    const best = Math.max(...worth);
    // Equals are drawn by lot: taking always the first could go round in circles.
    return pick(
      mind.legal.filter((_, i) => worth[i] === best),
      mind.random,
    );
  },
};

/** The same guess and the same dice for every act, so that luck does not decide between them. */
function addWorths<P extends object, A extends ActShape>(mind: Mind<P, A>, worth: Float64Array): void {
  const { game, seat, legal } = mind;
  const guess = mind.guess();
  const luck = seededDice(mind.random.roll(1_000_000));
  for (let i = 0; i < legal.length; i++) {
    const after = game.copy(guess);
    game.play(after, legal[i], luck.copy());
    worth[i] += game.value(after, seat);
  }
}
