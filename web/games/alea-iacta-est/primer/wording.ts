/** What the primer says besides what both volumes say. Figures that are printed on the components come from the pack. */

import type { Phase } from "../../../series/panels/phases.ts";
import type {
  BattlePart,
  Caption,
  Captions,
  Labels,
  SharedPrimerWords,
  TableFigures,
} from "../../../series/primer/wording.ts";
import type { Shares } from "../../../series/primer/year.tsx";

export const UNIT_PARTS = ["bonus", "strength", "name", "quality"] as const;
export type UnitPart = (typeof UNIT_PARTS)[number];

export const LEADER_PARTS = ["command", "politics", "chief", "tactics", "strategy"] as const;
export type LeaderPart = (typeof LEADER_PARTS)[number];

export const KINDS = ["legion", "recruits", "horse", "auxilia", "ships", "leader", "king", "warriors"] as const;
export type Kind = (typeof KINDS)[number];

export const STATES = ["peace", "war", "allegiance"] as const;
export type State = (typeof STATES)[number];

export const MARCHES = ["army", "alone", "ships", "abroad"] as const;
export type March = (typeof MARCHES)[number];

export const WINTER = ["ships", "abroad", "quarters", "peoples", "garrisons", "recruits"] as const;
export type WinterPart = (typeof WINTER)[number];

export const PLOYS = ["faces", "phases", "window", "orders"] as const;
export type Ploy = (typeof PLOYS)[number];

export const UPHEAVALS = ["coup", "triumvir", "exchange", "ides"] as const;
export type Upheaval = (typeof UPHEAVALS)[number];

export const POINTS = ["battle", "leader", "regions", "roma", "peoples", "disbanded"] as const;
export type PointsPart = (typeof POINTS)[number];

/** Initiative and sequences of a year in which Caesar faces Pompeius. */
export interface YearFigures extends Shares {
  readonly politics: number;
  readonly blanks: number;
}

/** The battle that is drawn, and what its evasion needs. */
export interface BattleFigures extends TableFigures {
  readonly bonus: number;
  readonly strategy: number;
}

export interface PrimerWords extends SharedPrimerWords {
  readonly lead: string;
  readonly unitParts: Captions<UnitPart>;
  readonly leaderParts: Captions<LeaderPart>;
  readonly faces: Caption;
  readonly kind: Captions<Kind>;
  /** The Major ones, by name, and how many others there are. */
  peoplesLead(majors: readonly string[], minors: number): string;
  readonly states: Captions<State>;
  yearParts(figures: YearFigures): Captions<Phase>;
  readonly marches: Captions<March>;
  battleParts(figures: BattleFigures): Captions<BattlePart>;
  readonly ploys: Captions<Ploy>;
  readonly politics: string;
  readonly upheavals: Captions<Upheaval>;
  readonly winterParts: Captions<WinterPart>;
  readonly regions: string;
  readonly region: string;
  readonly garrison: string;
  readonly recruits: string;
  readonly control: string;
  zonesAndCities(zones: number, cities: number): string;
  readonly worth: string;
  readonly victoryLead: string;
  pointsParts(roma: number): Labels<PointsPart>;
  readonly spqr: Caption;
  readonly byControl: string;
  byPoints(caesarians: number, republicans: number): string;
  /** Under pictures, for whoever does not see them. */
  readonly pictures: {
    readonly unit: string;
    readonly leader: string;
    readonly reduced: string;
    readonly faces: string;
    readonly year: Labels<Phase>;
    readonly march: Labels<March>;
    readonly battle: Labels<BattlePart>;
    readonly ploys: Labels<Ploy>;
    readonly upheavals: Labels<Upheaval>;
    readonly spqr: string;
  };
}
