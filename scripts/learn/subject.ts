/** What is learned about: a game with its standard components, what it knows about thinking, and where its weights lie. */
import { BadInput, type Game, type Thought } from "@rubicon/engine";
import { RULESETS, thoughtFor } from "../../cli/registry.ts";

export interface Subject {
  readonly game: Game;
  readonly thought: Thought;
  /** The weights as they are shipped. */
  readonly file: string;
}

export function subjectNamed(id: string): Subject {
  const rules = RULESETS.find((each) => each.id === id);
  if (rules === undefined) throw new BadInput(`There is no game "${id}".`);
  const game = rules.make(rules.standard);
  const thought = thoughtFor(game);
  if (thought === null) throw new BadInput(`${id} has brought no thoughts.`);
  return { game, thought, file: `games/${id}/thought/weights.json` };
}
