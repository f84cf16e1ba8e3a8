import type { Bot } from "./bot.ts";

/**
 * Always the first legal act. Games list the natural act first (fire before retreat, for one), so
 * this bot fights battles out without tricks. It fits battles tried apart from a game, where
 * a random player would flee and hold fire at random.
 */
export const steadfast: Bot = {
  name: "steadfast",
  choose: (mind) => mind.legal[0],
};
