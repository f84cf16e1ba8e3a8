/** The seven scenarios as data: when, who, where, and how one wins. What a scenario bends is a flag that a rule reads. */
import type { Nth, ReadonlyBy } from "@rubicon/engine";
import type { Region, Zone } from "./board.ts";
import type { People } from "./peoples.ts";
import type { Piece } from "./pieces.ts";
import type { Side } from "./sides.ts";

export type Scenario = Nth<"scenario">;

export interface Placed {
  readonly piece: Piece;
  readonly zone: Zone;
  readonly side: Side;
}

/** Leaders who must start in one of these zones. */
export interface Start {
  readonly leaders: readonly Piece[];
  readonly zones: readonly Zone[];
  /** Nobody else may be put there. */
  readonly alone: boolean;
}

/** Rules that a scenario bends or adds. */
export interface ScenarioRules {
  /** AIE-S1.g, AIE-S1.h, AIE-S1.i, AIE-S1.j: the first turn at the Rubicon. */
  readonly rubicon: boolean;
  /** AIE-3.5.3.a: Caesar may be assassinated. */
  readonly ides: boolean;
  /** AIE-R94: when the bearers of the icon are Assassins. */
  readonly assassins: "never" | "always" | "after-murder";
  /** AIE-S5.g to AIE-S5.j: where Dolabella is put when a die has said whose he is; null: he is a leader like others. */
  readonly dolabella: ReadonlyBy<Side, Zone> | null;
  /** AIE-S6.k: the year in which the Parthi go to war by themselves; 0: none. */
  readonly parthianWar: number;
  /** AIE-S6.j */
  readonly recruitsReduced: boolean;
  /** AIE-S7.e: the CC of M. Antonius; 0: as printed. */
  readonly antoniusCommand: number;
  /** AIE-S7.f, AIE-S7.g, AIE-S7.h */
  readonly cleopatraReigns: boolean;
  readonly starts: readonly Start[];
  /** AIE-R161: zones that a side may deploy in whatever else forbids it. */
  readonly open: ReadonlyBy<Side, readonly Zone[]>;
  readonly shut: ReadonlyBy<Side, readonly Zone[]>;
  /** AIE-S6.i: regions that a leader may never be in. */
  readonly barred: readonly { readonly leader: Piece; readonly regions: readonly Region[] }[];
}

/** What a side must have at the end. */
export interface Condition {
  readonly all: readonly Region[];
  readonly any: readonly Region[];
  readonly atLeast: number;
  readonly roma: boolean;
  /** More regions than the other side. */
  readonly moreThanEnemy: boolean;
  /** AIE-S7.i: every zone of origin of that People occupied, or the People pacified by arms. -1: none. */
  readonly subdues: People;
  /** AIE-S7.j: that People in allegiance. -1: none. */
  readonly ally: People;
}

export type Victory =
  | {
      readonly kind: "points";
      /** Scores with which each side wins; between them it is a draw. */
      readonly caesarians: number;
      readonly republicans: number;
      /** AIE-S1.m: a lead above each of these is a greater victory. */
      readonly levels: readonly number[];
      /** AIE-S1.n: a lead above it ends the game at once; 0: none does. */
      readonly endsAbove: number;
    }
  | { readonly kind: "control"; readonly caesarians: Condition; readonly republicans: Condition };

export const SCENARIO_IDS = [
  "from-caesar-to-augustus",
  "rise-of-caesar",
  "pharsalus",
  "thapsus-and-munda",
  "philippi",
  "perusia-and-naulochus",
  "actium",
] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

export interface ScenarioPart {
  readonly id: ScenarioId;
  readonly number: number;
  readonly difficulty: number;
  readonly start: number;
  readonly end: number;
  readonly spqr: number;
  readonly initiative: Side;
  /** AIE-R48: whether a stratagem may turn the initiative of the first turn. */
  readonly reversible: boolean;
  readonly control: ReadonlyBy<Region, Side>;
  readonly roma: Side;
  readonly factionLeaders: readonly Piece[];
  readonly deployment: "set" | "free";
  /** The set-up; for free deployment a lawful one that is offered. */
  readonly placed: readonly Placed[];
  readonly foreignLeaders: readonly Piece[];
  /** AIE-LT.e: which leaders may still enter. */
  readonly lateLeaders: "by-table" | "after-caesar" | "none";
  readonly war: readonly (readonly [People, Side])[];
  readonly allegiance: readonly (readonly [People, Side])[];
  readonly rules: ScenarioRules;
  readonly victory: Victory;
}
