import { BadInput } from "@rubicon/engine";
import type { Bot } from "./bot.ts";
import { greedy } from "./greedy.ts";
import { LEVELS } from "./levels.ts";
import { random } from "./random.ts";
import { steadfast } from "./steadfast.ts";

export const BOTS: readonly Bot[] = [random, greedy, steadfast, ...LEVELS];

export function botNamed(name: string): Bot {
  const bot = BOTS.find((b) => b.name === name);
  if (!bot) throw new BadInput(`There is no bot "${name}"; the bots are ${BOTS.map((b) => b.name).join(", ")}.`);
  return bot;
}
