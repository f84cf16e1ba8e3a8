/** A bot that learns: it thinks as its level of evaluations lets it, without memory or foresight, so that many games can be played. */
import { type Bot, levelOf } from "@rubicon/bots";

export const pupil = (evaluations: number, worlds = 16): Bot =>
  levelOf({ name: "pupil", evaluations, worlds, remembers: false, tree: false, foresees: false });
