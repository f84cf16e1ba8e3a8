/** What there is to say on the panels: one key a sentence, so that no language can leave one out. */
import type { Level, ModifierKey, SideName } from "@rubicon/imperator/components";
import type { SharedPanelWords } from "../../../series/words/wording.ts";

type BySide = Readonly<Record<SideName, string>>;

export interface PanelWords extends SharedPanelWords {
  // Status
  readonly hasInitiative: BySide;
  readonly decides: BySide;
  score(rome: number, enemy: number): string;
  readonly ahead: BySide;
  readonly even: string;
  readonly levels: Readonly<Record<Level, string>>;
  /** What the marks on the beam are. */
  readonly goals: string;
  /** Fifteen of them, the first at 1. */
  readonly events: readonly string[];
  readonly pax: string;
  readonly civilWar: string;
  /** A usurpation has succeeded. */
  readonly success: string;
  // The hand
  readonly handOf: BySide;
  /** In a scenario without stratagems. */
  // The purple
  readonly purple: string;
  readonly augusti: string;
  readonly caesares: string;
  readonly usurpers: string;
  readonly vacant: string;
  /** Nobody has the guard: it is given anew in winter. */
  readonly noGuard: string;
  // Fronts
  readonly fronts: string;
  readonly legions: string;
  readonly vexillations: string;
  abroad(legions: number): string;
  /** Legions abroad though the Front is not in reserve. */
  readonly abroadCosts: string;
  // Peoples
  readonly atWar: string;
  /** Of Armenia. */
  readonly allegiance: string;
  readonly annexed: string;
  readonly warDraw: string;
  /** Markers in the cup of Peoples, and those that mean nothing. */
  markers(peoples: readonly string[], decoys: number): string;
  // Pools
  readonly lost: string;
  readonly lostHint: string;
  readonly withdrawn: string;
  readonly reinforcements: string;
  readonly camps: string;
  readonly fleets: string;
  /** He follows somebody else. */
  readonly later: string;
  // Stratagems
  readonly onMap: string;
  readonly spent: string;
  readonly known: string;
  readonly modifiers: Readonly<Record<ModifierKey, string>>;
}
