/**
 * What a game knows about thinking, beyond its rules: bots that plan ask it. A game brings thoughts and nothing else; one
 * that brings none is still played, by bots that look one act ahead.
 *
 * A thought is loaded apart from the rules, because a page needs it only where somebody plays against a bot.
 */
import type { ActShape } from "./acts.ts";
import type { Dice } from "./dice.ts";
import type { EventShape, Game, Json, Options, Seat } from "./game.ts";

export interface Thought<P extends object = object, A extends ActShape = ActShape> {
  /** Id of the game that it is about. */
  readonly game: string;

  /** How much of a level's evaluations there is time for, where to try a plan takes longer than elsewhere. Absent: all. */
  readonly effort?: number;

  /** Grows when it is time to judge: at the end of a turn, of a winter. Infinite when the game is over. */
  moment(p: P): number;
  /** Equal while a seat's clicks make one plan: no die falls and nothing comes to light. 0 where a decision stands by itself. */
  chain(p: P): number;
  /** Somebody else is asked in the middle of such a plan, which goes on after his answer. Absent: that never happens. */
  isBetween?(p: P): boolean;
  /** Dice may fall in the middle of a plan and make the rest of it impossible. */
  readonly uncertain?: boolean;
  /** How many things are under way here that a plan has begun and not ended: a group, a block of it on the march. */
  depth(p: P): number;
  /** The depth at which an act is done. */
  level(act: A): number;
  /** What matters of a position that a plan has led to: plans that end alike have the same number. */
  key(p: P): number;

  /** Takes out of a list of legal acts what is never better than another one in it. At least one stays. */
  weed(p: P, acts: A[]): void;
  /** What a plain player does, at once: he stands still, raises what he can and fights his battles out. */
  script(p: P, random: Dice): A;
  /** Looks at a position where a plan begins; each call of the answer makes up one plan, good or bad, by lot. */
  proposals(p: P): (random: Dice) => A[];

  /** Names of the numbers that a position is judged by. One that ends in " x …" is the same thing, weighed by something else. */
  readonly features: readonly string[];
  /** Weights, one for each feature: a set for each family of scenarios that ask for things of the same kind. */
  readonly families: readonly (readonly number[])[];
  /** The set that a position is judged by. */
  weightsAt(p: P): readonly number[];
  /** Those numbers, from the first seat's side of the table, into a list of as many. */
  measure(p: P, into: number[]): void;
  /** What the position is worth to the seat, from -1 (lost) to 1 (won): twice the chance to win, less one. */
  value(p: P, seat: Seat): number;
  /** The same thought with other weights: a set for each family, or one for all. */
  weighing(...families: readonly (readonly number[])[]): Thought<P, A>;

  /** What a step of a plan has to be worth, of 1 between even and won, not to be left out. Absent: leaving out is no matter. */
  readonly least?: number;
  /** How it pays to think of what the other one will do about a plan. Absent: it does not, he is taken to stand still. */
  readonly foresight?: Foresight;
  /** The name of what an act plays out of the hand, and so gives up; null where it plays nothing. Absent: hands are no matter of prices. */
  titleOf?(p: P, act: A): string | null;
  readonly secrets?: Secrets<P, A>;
  readonly deploying?: Deploying<P, A>;
  readonly memory?: Recall<P>;
  readonly sense?: Sense<P, A>;
}

/** For whoever has the time for it. */
export interface Foresight {
  /** Evaluations with which the answer of somebody who moves after us in the same turn is looked for; 0 where nobody does. */
  readonly answer: number;
  /** Plans that either side looks at in a turn that is played for its end alone. */
  readonly plans: number;
  /** Turns that are played on so. */
  readonly turns: number;
  /** Whether they may lead through a winter, or end before it because too much happens there. */
  readonly winters: boolean;
  /** Whether decisions that stand by themselves are tried so, too. */
  readonly decisions: boolean;
}

/** Where both seats choose in secret and show their choices together. */
export interface Secrets<P extends object = object, A extends ActShape = ActShape> {
  /** Whether the seat to move makes such a choice here. */
  asked(p: P): boolean;
  /** Choices that do the same have the same number. */
  kind(p: P, act: A): number;
  /** The kinds among which the other seat chooses, or has chosen, in this world. */
  theirs(p: P, seat: Seat): number[];
  /** Has both choose so and shows it. False when they cannot in this world. */
  settle(p: P, seat: Seat, mine: A, theirs: number, dice: Dice): boolean;
}

/** Where pieces are set up as their owner likes. That it is done is the act by default, and legal whenever he is asked. */
export interface Deploying<P extends object = object, A extends ActShape = ActShape> {
  /** The side that the seat to move sets up, by name; null where it is asked something else. */
  side(p: P): string | null;
  /** Set-ups for it that were found to be good, by self-play. */
  kept(p: P): readonly Deployment[];
  /** How it stands now: all that it may place. */
  placement(p: P): Placement;
  /** The acts that bring everybody there; null where they cannot be brought, or where somebody named is unknown. */
  lay(p: P, placement: Placement): A[] | null;
  /** The acts of a change so small that the set-up is as good as before, only not known by heart. */
  vary(p: P, random: Dice): A[];
  /** Those of a change by lot that may make it better or worse. */
  recast(p: P, random: Dice): A[];
}

/** Who stands where, by the names of the game. */
export type Placement = readonly { readonly at: string; readonly pieces: readonly string[] }[];

export interface Deployment {
  readonly placement: Placement;
  /** How often it is to be chosen among those that are kept with it. */
  readonly share: number;
}

/** By scenario and side. */
export type Deployments = Readonly<Record<string, Readonly<Record<string, readonly Deployment[]>>>>;

/** What a seat keeps in mind of what it has heard. It follows from that and from nothing else, so it can be had again from a journal. */
export interface Recall<P extends object = object> {
  begin(game: Game, scenario: string, options: Options, seat: Seat): Memory<P>;
}

export interface Memory<P extends object = object> {
  /** What the game lets the seat hear of an event. */
  hear(heard: Json): void;
  /** As `guess` of the game, but by what is remembered. */
  guess(p: P, random: Dice): P;
}

/** Counts what must not happen, by name. */
export interface Sense<P extends object = object, A extends ActShape = ActShape> {
  readonly blunders: readonly string[];
  /** Looks at an act before it is played and at what it led to, and counts each blunder for the seat whose it was. */
  look(before: P, act: A, events: readonly EventShape[], count: (blunder: string, seat: Seat) => void): void;
}
