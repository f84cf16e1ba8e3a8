/** What both volumes say alike around their maps: one key a sentence, so that no language can leave one out. */
import type { Phase } from "../panels/phases.ts";

/** On the panels. */
export interface SharedPanelWords {
  /** Between a word and what is said of it. */
  readonly colon: string;
  readonly years: string;
  readonly phases: Readonly<Record<Phase, string>>;
  phase(phase: Phase): string;
  sequences(side: string, count: number): string;
  readonly extra: string;
  readonly over: string;
  readonly ownHand: string;
  holds(side: string, counters: number): string;
  readonly noCounters: string;
  readonly peoples: string;
  readonly quiet: string;
  banned(year: string): string;
  readonly leaders: string;
  readonly toCome: string;
  readonly absent: string;
  readonly nobody: string;
  readonly stratagems: string;
  inCup(counters: number): string;
  readonly played: string;
  readonly rules: string;
}

/** Lines of the combat table that move the die. */
export interface TableModifiers {
  readonly tactical: string;
  readonly foreignDefender: string;
  readonly foreignAttacker: string;
  readonly morePolitical: string;
  readonly lessPolitical: string;
}

/** Of stratagems. */
export interface SharedPlayWords {
  readonly playable: string;
  /** Every window in which it could be played is let pass. */
  readonly notAsked: string;
  readonly whichPips: string;
  pips(face: string): string;
}

/** Of a battle that is foretold on the map. */
export interface SharedPieceWords {
  /** With how many faces of six the attacker wins. */
  wins(faces: number): string;
  readonly noModifiers: string;
}

/** Whoever fights: a leader, or the many of a side. */
export interface Host {
  readonly name: string;
  readonly many: boolean;
}

/** In the annals. */
export interface SharedAnnalWords {
  year(name: string): string;
  event(name: string): string;
  /** Who beat whom. */
  beat(winner: Host, loser: Host): string;
  lost(units: number): string;
  skirmishes(count: number): string;
  stratagems(titles: readonly string[]): string;
  readonly quiet: string;
  /** The victory screen. */
  readonly points: string;
  readonly sum: string;
}

export interface SharedWords {
  readonly panels: SharedPanelWords;
  readonly modifiers: TableModifiers;
  readonly plays: SharedPlayWords;
  readonly pieces: SharedPieceWords;
  readonly annals: SharedAnnalWords;
}
