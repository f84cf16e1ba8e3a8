/** What the primer says. Figures that are printed on the components come from the pack. */

/** Something with a heading and a sentence or two. */
export interface Caption {
  readonly title: string;
  readonly text: string;
}

export const UNIT_PARTS = ["bonus", "strength", "name", "quality"] as const;
export type UnitPart = (typeof UNIT_PARTS)[number];

export const LEADER_PARTS = ["command", "politics", "chief", "tactics", "strategy"] as const;
export type LeaderPart = (typeof LEADER_PARTS)[number];

export const KINDS = ["legion", "recruits", "horse", "auxilia", "ships", "leader", "king", "warriors"] as const;
export type Kind = (typeof KINDS)[number];

export const STATES = ["peace", "war", "allegiance"] as const;
export type State = (typeof STATES)[number];

export const YEAR = ["A", "B", "C", "D", "E", "F"] as const;
export type YearPart = (typeof YEAR)[number];

export const MARCHES = ["army", "alone", "ships", "abroad"] as const;
export type March = (typeof MARCHES)[number];

export const BATTLE = ["meeting", "evasion", "odds", "die", "results"] as const;
export type BattlePart = (typeof BATTLE)[number];

export const WINTER = ["ships", "abroad", "quarters", "peoples", "garrisons", "recruits"] as const;
export type WinterPart = (typeof WINTER)[number];

export const RESULTS = ["E", "A", "R", "fraction"] as const;
export type ResultPart = (typeof RESULTS)[number];

export const PLOYS = ["faces", "phases", "window", "orders"] as const;
export type Ploy = (typeof PLOYS)[number];

export const UPHEAVALS = ["coup", "triumvir", "exchange", "ides"] as const;
export type Upheaval = (typeof UPHEAVALS)[number];

export const POINTS = ["battle", "leader", "regions", "roma", "peoples", "disbanded"] as const;
export type PointsPart = (typeof POINTS)[number];

/** Initiative and sequences of a year in which Caesar faces Pompeius. */
export interface YearFigures {
  readonly politics: number;
  readonly sequences: number;
  readonly first: number;
  readonly second: number;
  readonly blanks: number;
}

/** The battle that is drawn. */
export interface BattleFigures {
  readonly bonus: number;
  readonly strategy: number;
  readonly strengths: readonly [number, number];
  readonly qualities: readonly [number, number];
  readonly baseColumn: string;
  readonly column: string;
  readonly die: number;
  readonly modifier: number;
  readonly row: number;
}

export interface PrimerWords {
  readonly lead: string;
  readonly unit: string;
  readonly unitParts: Readonly<Record<UnitPart, Caption>>;
  readonly reduced: Caption;
  readonly leader: string;
  readonly leaderParts: Readonly<Record<LeaderPart, Caption>>;
  readonly faces: Caption;
  readonly kinds: string;
  readonly kind: Readonly<Record<Kind, Caption>>;
  readonly peoples: string;
  /** The Major ones, by name, and how many others there are. */
  peoplesLead(majors: readonly string[], minors: number): string;
  readonly states: Readonly<Record<State, Caption>>;
  readonly year: string;
  yearParts(figures: YearFigures): Readonly<Record<YearPart, Caption>>;
  readonly march: string;
  readonly marches: Readonly<Record<March, Caption>>;
  readonly battle: string;
  battleParts(figures: BattleFigures): Readonly<Record<BattlePart, Caption>>;
  readonly table: string;
  tableLead(figures: BattleFigures): string;
  /** What stands in the cells of the table. */
  readonly key: Caption;
  readonly results: Readonly<Record<ResultPart, string>>;
  /** Above the columns, and beside the rows. */
  readonly odds: string;
  readonly dieAndMore: string;
  readonly attacker: string;
  readonly defender: string;
  readonly winner: Readonly<Record<"attacker" | "defender", string>>;
  readonly stratagems: string;
  readonly ploys: Readonly<Record<Ploy, Caption>>;
  readonly politics: string;
  readonly upheavals: Readonly<Record<Upheaval, Caption>>;
  readonly winter: string;
  readonly winterLead: string;
  readonly winterParts: Readonly<Record<WinterPart, Caption>>;
  readonly regions: string;
  readonly region: string;
  readonly garrison: string;
  readonly recruits: string;
  readonly control: string;
  zonesAndCities(zones: number, cities: number): string;
  readonly worth: string;
  readonly victory: string;
  readonly victoryLead: string;
  pointsParts(roma: number): Readonly<Record<PointsPart, string>>;
  readonly spqr: Caption;
  readonly scenarios: string;
  readonly byControl: string;
  byPoints(caesarians: number, republicans: number): string;
  /** Under pictures, for whoever does not see them. */
  readonly pictures: {
    readonly unit: string;
    readonly leader: string;
    readonly reduced: string;
    readonly faces: string;
    readonly year: Readonly<Record<YearPart, string>>;
    readonly march: Readonly<Record<March, string>>;
    readonly battle: Readonly<Record<BattlePart, string>>;
    readonly ploys: Readonly<Record<Ploy, string>>;
    readonly upheavals: Readonly<Record<Upheaval, string>>;
    readonly spqr: string;
  };
}
