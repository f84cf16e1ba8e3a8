/** What the primers of both volumes say alike. */

/** Something with a heading and a sentence or two. */
export interface Caption {
  readonly title: string;
  readonly text: string;
}

export type Captions<Part extends string> = Readonly<Record<Part, Caption>>;
/** Under pictures, for whoever does not see them. */
export type Labels<Part extends string> = Readonly<Record<Part, string>>;
/** The rules that pictures are about. */
export type Behind<Part extends string> = Readonly<Record<Part, readonly string[]>>;

export const BATTLE = ["meeting", "evasion", "odds", "die", "results"] as const;
export type BattlePart = (typeof BATTLE)[number];

export const RESULTS = ["E", "A", "R", "fraction"] as const;
export type ResultPart = (typeof RESULTS)[number];

/** The battle that is drawn, and where it stands on the table. */
export interface TableFigures {
  readonly strengths: readonly [attacker: number, defender: number];
  readonly qualities: readonly [attacker: number, defender: number];
  readonly baseColumn: string;
  readonly column: string;
  readonly die: number;
  readonly modifier: number;
  readonly row: number;
}

export interface SharedPrimerWords {
  readonly unit: string;
  /** What both volumes print on a unit. */
  readonly unitParts: Captions<"bonus" | "strength" | "quality">;
  readonly reduced: Caption;
  readonly leader: string;
  readonly kinds: string;
  readonly peoples: string;
  readonly year: string;
  readonly march: string;
  readonly battle: string;
  /** Of a battle what is the same in both. */
  inBattle(figures: TableFigures): Captions<"meeting" | "odds">;
  readonly inPictures: Labels<"odds" | "die">;
  readonly table: string;
  tableLead(figures: TableFigures): string;
  /** What stands in the cells of the table. */
  readonly key: Caption;
  readonly results: Labels<ResultPart>;
  /** Above the columns, and beside the rows. */
  readonly odds: string;
  readonly dieAndMore: string;
  readonly winner: Labels<"attacker" | "defender">;
  readonly stratagems: string;
  readonly winter: string;
  readonly winterLead: string;
  readonly victory: string;
  readonly scenarios: string;
}
