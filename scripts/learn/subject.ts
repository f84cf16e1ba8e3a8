/** What is learned about: a game with its standard components, what it knows about thinking, and where its weights and deployments lie. */
import { BadInput, type Game, type Thought } from "@rubicon/engine";
import { RULESETS, thoughtFor } from "../../cli/registry.ts";

export interface Subject {
  readonly game: Game;
  readonly thought: Thought;
  /** The weights as they are shipped. */
  readonly file: string;
  /** The deployments as they are shipped. */
  readonly deployments: string;
}

export function subjectNamed(id: string): Subject {
  const rules = RULESETS.find((each) => each.id === id);
  if (rules === undefined) throw new BadInput(`There is no game "${id}".`);
  const game = rules.make(rules.standard);
  const thought = thoughtFor(game);
  if (thought === null) throw new BadInput(`${id} has brought no thoughts.`);
  const folder = `games/${id}/thought`;
  return { game, thought, file: `${folder}/weights.json`, deployments: `${folder}/deployments.json` };
}
