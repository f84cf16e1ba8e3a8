/** Where the dice of a table come from, as its journal says it. */
import { commitmentOf, committedDice, type Dice, seededDice } from "./dice.ts";
import { BadInput, type Json } from "./game.ts";
import { isObject, quote } from "./json.ts";

/** Open dice: whoever knows the seed knows every die to come. For bots, tests, and friends at one screen. */
export interface SeedOrigin {
  readonly kind: "seed";
  readonly seed: string;
}

/** Fair dice: the commitment is shown at once, the seed when the game is over. */
export interface CommittedOrigin {
  readonly kind: "committed";
  readonly table: string;
  readonly commitment: string;
  readonly seed?: string;
}

export type Origin = SeedOrigin | CommittedOrigin;

/** The origin of a table whose seed is secret for now. */
export function committedOrigin(table: string, seed: string): CommittedOrigin & { readonly seed: string } {
  return { kind: "committed", table, commitment: commitmentOf(seed), seed };
}

/** The dice from number `from` on; null while their seed is hidden. */
export function diceFrom(origin: Origin, from: number): Dice | null {
  if (origin.kind === "seed") return seededDice(origin.seed).skip(from);
  const { seed, table } = origin;
  return seed === undefined ? null : committedDice({ seed, table, from });
}

/** As it may be shown while the game is on. */
export function withoutSecret(origin: Origin): Origin {
  if (origin.kind === "seed") return origin;
  const { kind, table, commitment } = origin;
  return { kind, table, commitment };
}

export function readOrigin(json: Json | undefined): Origin {
  if (!isObject(json)) throw new BadInput("The journal does not say where its dice come from.");
  const { kind, seed, table, commitment } = json;
  if (kind === "seed") {
    if (typeof seed !== "string") throw new BadInput("The journal does not give the seed of its dice.");
    return { kind, seed };
  }
  if (kind !== "committed")
    throw new BadInput(`Dice of the kind ${quote(kind)} are not known; there are seed and committed.`);
  if (typeof table !== "string" || typeof commitment !== "string")
    throw new BadInput("The journal does not give the table and the commitment of its dice.");
  if (seed === undefined) return { kind, table, commitment };
  if (typeof seed !== "string") throw new BadInput("The seed of the journal's dice must be a text.");
  return { kind, table, commitment, seed };
}
