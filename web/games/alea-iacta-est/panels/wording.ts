/** What there is to say on the panels: one key a sentence, so that no language can leave one out. */
import type { ModifierKey, RecruitType, Title } from "@rubicon/alea-iacta-est/components";
import type { Phase } from "./phases.ts";

export interface PanelWords {
  /** Between a word and what is said of it. */
  readonly colon: string;
  // Status
  readonly years: string;
  bc(year: number): string;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly deployment: string;
  readonly initiative: string;
  hasInitiative(side: string): string;
  sequences(side: string, count: number): string;
  readonly extra: string;
  readonly score: string;
  ahead(side: string, points: number): string;
  readonly level: string;
  goal(side: string, points: number): string;
  readonly byControl: string;
  spqr(step: number): string;
  readonly cicero: string;
  readonly princeps: string;
  readonly event: string;
  readonly noEvent: string;
  /** Fifteen of them, the first at 1. */
  readonly events: readonly string[];
  readonly janus: string;
  decides(side: string): string;
  readonly over: string;
  readonly won: string;
  readonly bothLost: string;
  // The hand
  readonly ownHand: string;
  handOf(side: string): string;
  holds(side: string, counters: number): string;
  readonly noCounters: string;
  readonly counterBack: string;
  phase(phase: Phase): string;
  /** What each stratagem does, in a line. */
  readonly effects: Readonly<Record<Title, string>>;
  // Beside the map
  readonly regions: string;
  readonly control: string;
  readonly garrison: string;
  readonly recruits: string;
  readonly waiting: string;
  readonly peoples: string;
  readonly restless: string;
  readonly quiet: string;
  banned(year: string): string;
  readonly reserve: string;
  readonly reserveHint: string;
  readonly reserveEmpty: string;
  readonly leaders: string;
  readonly toCome: string;
  readonly absent: string;
  readonly afterCaesar: string;
  readonly nobody: string;
  readonly stratagems: string;
  inCup(counters: number): string;
  readonly played: string;
  readonly rules: string;
  readonly types: Readonly<Record<RecruitType, string>>;
  readonly modifiers: Readonly<Record<ModifierKey, string>>;
}
