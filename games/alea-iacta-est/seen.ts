/** What a viewer sees of the table: the shape of `sight`. Everything is named; what is hidden is missing. */
import type { Modifier } from "@rubicon/series";
import type { Trouble } from "./events/results.ts";
import type { Question } from "./questions/index.ts";
import type { ScenarioId } from "./scenarios.ts";
import type { SideName } from "./sides.ts";

export type Titled = "faction-leader" | "pretender" | "follower" | "triumvir" | "ill" | "assassin";
export type Spot = "reserve" | "box" | "off" | "absent" | "to-come" | "gone" | `waiting-${string}`;

export type SeenPiece = {
  piece: string;
  /** A zone, or where it is off the map. */
  at: string;
  side: SideName | null;
  reduced?: true;
  moved?: true;
  /** In the group that moves now, or that evades. */
  going?: true;
  /** Where it came from in this sequence. */
  from?: string;
  titles?: Titled[];
  /** The year in which a leader is expected. */
  due?: number;
};

export type SeenPeople = {
  people: string;
  status: "peace" | "war" | "allegiance";
  holder: SideName | null;
  /** First year in which it can be activated again. */
  ban?: number;
};

export type SeenHand = {
  count: number;
  /** To its owner. */
  counters?: string[];
  /** Counters he knows to be in the cup, because he put them there. */
  returned?: string[];
};

export type SeenGroup = {
  side: SideName;
  from: string;
  zone: string;
  pieces: string[];
  spent: number;
  /** Movement points it has left. */
  left: number;
  sea: boolean;
  gone: boolean;
};

export type SeenForce = {
  side: SideName;
  units: string[];
  leaders: string[];
  sp: number;
  quality: number;
  tb: number;
  /** Null where politics do not matter. */
  pc: number | null;
};

export type SeenBattle = {
  zone: string;
  naval: boolean;
  attacker: SeenForce;
  defender: SeenForce;
  baseColumn: string;
  shift: number;
  column: string;
  modifiers: Modifier[];
  modifier: number;
  /** The odds, the strength of both and the die's modifiers stay as it was fought; pieces, quality, tactics and politics are of what is left. */
  decided: boolean;
  /** The die, when it has fallen. */
  die: number | null;
  /** For every face: what it would bring. */
  byDie: { die: number; row: number; attacker: string; defender: string; winner: "attacker" | "defender" }[];
};

/** AIE-5.1.1: what would move the SPQR marker if the year ended now, and where to. */
export type SeenYear = {
  troubles: Trouble[];
  spqr: number;
  /** Where it would be if its track had no end. */
  counted: number;
  /** The Republic would die of it. */
  dead: boolean;
};

/** AIE-3.7.3.a: who would hold what if the year ended now. */
export type SeenHeirs = {
  regions: Record<string, SideName | null>;
  roma: SideName | null;
};

export type Seen = {
  viewer: string;
  scenario: ScenarioId;
  year: number;
  lastYear: number;
  toMove: string;
  asked: { ask: string; question?: Question } | null;
  /** Which seat leads which side. */
  leads: Record<SideName, string>;
  initiative: SideName;
  sequences: Record<SideName, number>;
  extra: SideName | null;
  event: number;
  /** Years to come that have half their sequences. */
  halvings: number;
  spqr: number;
  /** Null before the first year, and when the Republic has been judged for this one. */
  yearSoFar: SeenYear | null;
  /** Null before the first year, and when control has been settled for this one. */
  heirs: SeenHeirs | null;
  /** AIE-5.1.1.k: the face of the SPQR marker. */
  marker: "cicero" | "princeps";
  score: number;
  roma: SideName | null;
  control: Record<string, SideName | null>;
  /** Regions kept neutral, by their Triumvir. */
  neutral: Record<string, string>;
  janus: boolean;
  /** The zone of the plague. */
  plague: string | null;
  caesar: "alive" | "dead" | "murdered";
  peoples: SeenPeople[];
  pieces: SeenPiece[];
  hands: Record<string, SeenHand>;
  /** Counters in the cup, by number; those that everybody knows are there, by name. */
  cup: number;
  played: string[];
  onMap: string[];
  spent: string[];
  /** Recruited this year by region: legio, auxilia, equites, naves. */
  recruited: Record<string, number[]>;
  group: SeenGroup | null;
  battle: SeenBattle | null;
  options: Record<string, string>;
  outcome: { how: string; level: string | null; results: Record<string, string> } | null;
};
