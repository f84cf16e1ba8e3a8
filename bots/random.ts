import { pick } from "@rubicon/engine";
import type { Bot } from "./bot.ts";

/** Any legal act, each as likely as the others: the lowest yardstick. */
export const random: Bot = {
  name: "random",
  choose: (mind) => pick(mind.legal, mind.random),
};
