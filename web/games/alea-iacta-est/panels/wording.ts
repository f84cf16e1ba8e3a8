/** What there is to say on the panels: one key a sentence, so that no language can leave one out. */
import type { ModifierKey, RecruitType, Title } from "@rubicon/alea-iacta-est/components";
import type { SharedPanelWords } from "../../../series/words/wording.ts";

export interface PanelWords extends SharedPanelWords {
  // Status
  bc(year: number): string;
  readonly deployment: string;
  hasInitiative(side: string): string;
  ahead(side: string, points: number): string;
  readonly level: string;
  goal(side: string, points: number): string;
  readonly byControl: string;
  spqr(step: number): string;
  /** Where the marker would be if the year ended now, what is counted if its track ends before that, and what would move it. */
  yearSoFar(step: number, counted: number, troubles: readonly string[]): string;
  readonly republicDies: string;
  readonly cicero: string;
  readonly princeps: string;
  /** Fifteen of them, the first at 1. */
  readonly events: readonly string[];
  readonly janus: string;
  decides(side: string): string;
  // The hand
  handOf(side: string): string;
  /** What each stratagem does, in a line. */
  readonly effects: Readonly<Record<Title, string>>;
  // Beside the map
  readonly regions: string;
  readonly control: string;
  readonly garrison: string;
  readonly recruits: string;
  readonly waiting: string;
  readonly restless: string;
  readonly reserve: string;
  readonly reserveHint: string;
  readonly reserveEmpty: string;
  readonly afterCaesar: string;
  readonly types: Readonly<Record<RecruitType, string>>;
  readonly modifiers: Readonly<Record<ModifierKey, string>>;
}
