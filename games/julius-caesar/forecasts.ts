/** What a legal act will cost and bring, as data: what can be told from what the seat that is asked sees. */
import type { ForecastShape, Json } from "@rubicon/engine";

export type Forecast =
  // Movement
  | (ForecastShape & { f: "moves-left"; moves: number })
  | (ForecastShape & { f: "moves-unused"; moves: number; wasted: true })
  /** Seas in which a navis will have to stay. */
  | (ForecastShape & { f: "holds"; seas: readonly string[] })
  /** Blocks of each side that stand there now. */
  | (ForecastShape & { f: "attack"; own: number; enemy: number })
  | (ForecastShape & { f: "reinforce"; own: number; enemy: number })
  | (ForecastShape & { f: "defend"; own: number; enemy: number })
  /** How many more may follow on the same road: this turn, in this round or in this regroup. */
  | (ForecastShape & { f: "road"; left: number })
  /** How far the block could still go from there. */
  | (ForecastShape & { f: "steps-left"; steps: number })
  | (ForecastShape & { f: "main-group"; main: number; reserves: number })
  // Levies: the strength it will have, and the most it can have
  | (ForecastShape & { f: "strength"; strength: number; most: number })
  | (ForecastShape & { f: "levies-unused"; levies: number; wasted: true })
  // Jupiter and Vulcan
  | (ForecastShape & { f: "one-of"; blocks: number })
  | (ForecastShape & { f: "shakes"; blocks: number })
  // Battles
  /** Of the ways in which the dice can fall, how many bring no hit, one hit, two ... */
  | (ForecastShape & { f: "volley"; dice: number; firepower: number; ways: readonly number[] })
  | (ForecastShape & { f: "step-lost"; strength: number })
  | (ForecastShape & { f: "falls" })
  | (ForecastShape & { f: "trophy" })
  | (ForecastShape & { f: "turns" })
  /** The battle being fought: blocks and dice of both sides, reserves included, and the whole of it for the lab. */
  | (ForecastShape & { f: "battle"; own: number; enemy: number; ownDice: number; enemyDice: number; battle: Json })
  // Winter: blocks of that city that have to go after this one
  | (ForecastShape & { f: "surplus"; city: string; left: number });
