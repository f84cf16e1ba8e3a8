/** What a viewer sees of the table: the shape of `sight`. Everything is named; what is hidden is missing. */
import type { ColourName, SideName } from "./blocks.ts";
import type { God } from "./cards.ts";
import type { Question } from "./questions.ts";

/** A block on the map. Without `block` it shows only its back. */
export type SeenBlock = {
  side: SideName;
  colour: ColourName;
  block?: string;
  strength?: number;
  /** At sea every block is known to be a navis. */
  navis?: true;
  moved?: true;
  reserve?: true;
  /** Where it came from to attack or reinforce this turn. */
  from?: string;
  /** Face up in the battle being fought. */
  shown?: true;
};

export type SeenPlace = {
  place: string;
  /** Side to which it is friendly; null when contested. */
  friendlyTo: SideName | null;
  /** Where a battle waits: who attacks. */
  attacker?: SideName;
  /** How many blocks of the attacked side may still leave. */
  mayLeave?: number;
  blocks: SeenBlock[];
};

export type SeenHand = {
  count: number;
  /** Cards in hand, to their owner. */
  cards?: string[];
  /** The card put aside at the start of the year, to its owner. */
  discarded?: string;
  /** Whether a card lies face down for this turn, and, to its owner, which. */
  chosen: boolean;
  chosenCard?: string;
  /** Cards played this year, by turn. */
  played: string[];
  /** The card that counts this turn: the one played, or the one Apollo copies. */
  acting?: string;
};

export type SeenPool = {
  /** Blocks ready to be levied: their number, and to their owner which. */
  standing: number;
  blocks?: string[];
  /** Lying face up: eliminated this year. */
  fallen: string[];
};

export type SeenBattle = {
  place: string;
  attacker: SideName;
  round: number;
  /** Letter and side whose turn it is. */
  letter: string;
  side: SideName;
  surprise: boolean;
  /** Blocks, face up, that have had their turn this round. */
  acted: string[];
  /** Sides that have used their retreat by sea this round. */
  sailed: SideName[];
};

export type Seen = {
  viewer: string;
  year: number;
  bc: number;
  turn: number;
  toMove: SideName | "over";
  /** What is being asked of the side to move; all of it only to that side. */
  asked: { ask: Question["ask"]; question?: Question } | null;
  first: SideName | null;
  /** God whose surprise waits, and where. */
  surprise: string | null;
  hands: Record<SideName, SeenHand>;
  undealt: number;
  places: SeenPlace[];
  pools: Record<SideName, SeenPool>;
  /** Enemy leaders killed, by the side that keeps them. */
  trophies: Record<SideName, string[]>;
  points: Record<SideName, number>;
  /** Blocks that crossed roads, by the side now moving (or, in a battle, retreating). */
  roads: { between: [string, string]; caesar: number; pompeius: number }[];
  /** Seas where a navis has to stay for the rest of the phase. */
  held: string[];
  battle: SeenBattle | null;
  god: God | null;
  options: Record<string, string>;
  outcome: { winner: SideName | null; how: string } | null;
};
