/**
 * What the primer says besides what both volumes say. Figures that are printed on components come from the pack, those of the rules
 * from the game.
 */
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

export const UNIT_PARTS = ["band", "bonus", "strength", "name", "quality"] as const;
export type UnitPart = (typeof UNIT_PARTS)[number];

export const LEADER_PARTS = ["command", "politics", "title", "guard", "tactics", "strategy"] as const;
export type LeaderPart = (typeof LEADER_PARTS)[number];

export const KINDS = ["legion", "vexillation", "garrison", "fleet", "leader", "king", "chief", "warriors"] as const;
export type Kind = (typeof KINDS)[number];

export const LANDS = ["fronts", "camps", "limes", "homes", "straits", "seas"] as const;
export type Land = (typeof LANDS)[number];

export const SERVICE = ["bound", "reserve", "half", "vexillation"] as const;
export type Service = (typeof SERVICE)[number];

export const STATES = ["peace", "war", "gate", "groups", "pacified", "armenia"] as const;
export type State = (typeof STATES)[number];

export const MARCHES = ["army", "alone", "fleet", "abroad"] as const;
export type March = (typeof MARCHES)[number];

export const PLOYS = ["owners", "phases", "window", "lying"] as const;
export type Ploy = (typeof PLOYS)[number];

export const THRONE = ["titles", "heirs", "succession", "age"] as const;
export type Throne = (typeof THRONE)[number];

/** From the claim over the steps of the rules to the end of it. */
export const CIVIL_WAR = ["claim", "A", "B", "C", "D", "success", "failure", "exchange"] as const;
export type CivilWar = (typeof CIVIL_WAR)[number];

export const WINTER = ["fleets", "abroad", "quarters", "fallen", "vexillations", "peoples"] as const;
export type WinterPart = (typeof WINTER)[number];

/** The heirs in their order. */
export const HEIRS = ["augustus", "caesar", "caesares", "nobody"] as const;
export type Heir = (typeof HEIRS)[number];

/** How a usurpation succeeds. */
export const SUCCESSES = ["rome", "battle", "murder"] as const;
export type Success = (typeof SUCCESSES)[number];

export const LEVELS = ["plain", "decisive", "definitive"] as const;
export type LevelPart = (typeof LEVELS)[number];

/** The lines of the reckoning of each side, by the ends of their rules. */
export const POINTS = {
  rome: ["a", "b", "d", "h", "e", "f", "g", "i", "j", "k", "l"],
  enemy: ["a", "c", "m", "r", "n", "o", "p", "q", "s", "t"],
} as const;
export type RomePoint = (typeof POINTS.rome)[number];
export type EnemyPoint = (typeof POINTS.enemy)[number];

/** What a scenario may do without. */
export const SWITCHED = ["nonRomans", "stratagems", "events", "leaderEntry", "leaderDeath", "reinforcements"] as const;
export type Switched = (typeof SWITCHED)[number];

export interface ServiceFigures {
  /** The die that is drawn, the strategy added to it, what the sum is divided by, and how many Fronts that makes. */
  readonly die: number;
  readonly strategy: number;
  readonly forAFront: number;
  readonly reserve: number;
  /** Legions of the Front that is drawn, and how many must stay. */
  readonly legions: number;
  readonly half: number;
  /** Points that a Front costs from which legions are still away. */
  readonly penalty: number;
  readonly giving: number;
  readonly vexillations: number;
}

export interface PeopleFigures {
  readonly majors: readonly string[];
  readonly minors: number;
  readonly decoys: number;
  readonly reach: number;
  readonly peace: number;
  readonly minorWorth: number;
  readonly majorWorth: number;
}

/** A year of Septimius Severus against the chief of the Maetae. */
export interface YearFigures extends Shares {
  readonly politics: number;
  readonly emperor: string;
}

export interface PaxFigures {
  readonly rome: number;
  readonly enemy: number;
}

export interface MarchFigures {
  readonly leader: number;
  readonly unit: number;
  readonly step: number;
  readonly crossing: number;
  readonly aboard: number;
  readonly outside: number;
}

/** The battle that is drawn, and what its evasion needs. */
export interface BattleFigures extends TableFigures {
  readonly strategy: number;
}

export interface ThroneFigures {
  readonly titled: number;
  readonly murderFrom: number;
  /** Who is drawn growing old: from which year, until when. */
  readonly old: string;
  readonly first: number;
  readonly certain: number;
  /** Names of those of whom the rules speak. */
  readonly marcus: string;
  readonly commodus: string;
  readonly severus: string;
  readonly caracalla: string;
  readonly geta: string;
  readonly pertinax: string;
  readonly didius: string;
}

export interface CivilWarFigures {
  /** Politics of the usurper who is drawn, and of a leader in his Front. */
  readonly politics: number;
  readonly tested: number;
  readonly legions: number;
}

export interface WinterFigures {
  readonly fleetAway: number;
  readonly giving: number;
}

export interface PointFigures {
  readonly greatBattle: number;
  readonly decisive: number;
  readonly definitive: number;
}

export interface PrimerWords extends SharedPrimerWords {
  readonly lead: string;
  readonly unitParts: Captions<UnitPart>;
  readonly leaderParts: Captions<LeaderPart>;
  readonly faces: Caption;
  readonly kind: Captions<Kind>;
  readonly map: string;
  /** The Fronts by name, and what a strait costs. */
  lands(fronts: readonly string[], crossing: number): Captions<Land>;
  readonly service: string;
  serviceParts(figures: ServiceFigures): Captions<Service>;
  readonly fronts: string;
  readonly front: string;
  readonly legions: string;
  readonly mustStay: string;
  readonly vexillations: string;
  readonly next: string;
  readonly enterHere: string;
  /** "10, later 12" */
  later(now: number, then: number): string;
  peoplesLead(majors: readonly string[], minors: number): string;
  states(figures: PeopleFigures): Captions<State>;
  yearParts(figures: YearFigures): Captions<Phase>;
  pax(figures: PaxFigures): Caption;
  marches(figures: MarchFigures): Captions<March>;
  battleParts(figures: BattleFigures): Captions<BattlePart>;
  ploys(counters: number, kinds: number): Captions<Ploy>;
  readonly throne: string;
  throneParts(figures: ThroneFigures): Captions<Throne>;
  readonly heirs: Labels<Heir>;
  readonly civilWar: string;
  civilWarParts(figures: CivilWarFigures): Captions<CivilWar>;
  readonly successes: Labels<Success>;
  winterParts(figures: WinterFigures): Captions<WinterPart>;
  readonly victoryLead: string;
  /** What each line is for. */
  romePoints(figures: PointFigures): Labels<RomePoint>;
  enemyPoints(figures: PointFigures): Labels<EnemyPoint>;
  levels(figures: PointFigures): Captions<LevelPart>;
  years(count: number): string;
  byDeath(leaders: readonly string[]): string;
  without(parts: readonly string[]): string;
  readonly switched: Labels<Switched>;
  readonly byPoints: string;
  /** Under pictures, for whoever does not see them. */
  readonly pictures: {
    readonly unit: string;
    readonly leader: string;
    readonly reduced: string;
    readonly faces: string;
    readonly lands: Labels<Land>;
    readonly service: Labels<Service>;
    readonly states: Labels<State>;
    readonly year: Labels<Phase>;
    readonly pax: string;
    readonly march: Labels<March>;
    readonly battle: Labels<BattlePart>;
    readonly ploys: Labels<Ploy>;
    readonly throne: Labels<Throne>;
    readonly civilWar: Labels<CivilWar>;
    readonly levels: string;
  };
}
