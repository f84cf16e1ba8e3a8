/**
 * The frames of the sequence of play: one kind for each step, named as the step.
 * A frame is never changed, only replaced: so positions that are copies of each other can share their frames.
 */
import type { God } from "./cards.ts";

/** What lets a group move: a command card, or one of four gods. */
export type Power = "command" | Extract<God, "mars" | "mercury" | "neptune" | "pluto">;

export type BattleFrame = {
  readonly step: "battle";
  readonly place: number;
  readonly attacker: number;
  /** 0 before the blocks are shown. */
  readonly round: number;
  /** Place in the order of turns: 0 to 7, 8 when all have had theirs. */
  readonly slot: number;
  readonly surprise: boolean;
  /** Sides that have sent a block away by sea this round, as bits. */
  readonly sailed: number;
};

export type Frame =
  // 5.3
  | { readonly step: "deploy"; readonly side: number }
  // 2.1
  | { readonly step: "newYear"; readonly year: number }
  | { readonly step: "discard"; readonly side: number }
  | { readonly step: "turn" }
  | { readonly step: "choose"; readonly side: number }
  | { readonly step: "reveal" }
  // 2.2, 6
  | { readonly step: "command"; readonly side: number }
  | {
      readonly step: "movement";
      readonly side: number;
      readonly moves: number;
      readonly power: Power;
      readonly begun: boolean;
    }
  | {
      readonly step: "group";
      readonly side: number;
      readonly from: number;
      readonly power: Power;
      readonly moved: boolean;
    }
  | {
      readonly step: "march";
      readonly side: number;
      readonly block: number;
      readonly steps: number;
      readonly power: Power;
    }
  | { readonly step: "attacks"; readonly side: number; readonly power: Power; readonly checked: number }
  | { readonly step: "mainGroup"; readonly side: number; readonly place: number }
  | { readonly step: "surprise"; readonly side: number }
  | { readonly step: "levy"; readonly side: number; readonly levies: number }
  // Events
  | { readonly step: "jupiter"; readonly side: number }
  | { readonly step: "defector"; readonly side: number; readonly block: number }
  | { readonly step: "vulcan"; readonly side: number }
  // 7
  | { readonly step: "battles" }
  | { readonly step: "pickBattle" }
  | BattleFrame
  | { readonly step: "battleTurn"; readonly side: number; readonly letter: number }
  | { readonly step: "hits"; readonly side: number; readonly left: number }
  | { readonly step: "regroup"; readonly side: number; readonly place: number }
  // 8
  | { readonly step: "winter" }
  | { readonly step: "navisToPort"; readonly side: number }
  | { readonly step: "port"; readonly side: number }
  | { readonly step: "supply"; readonly side: number }
  | { readonly step: "surplus"; readonly side: number }
  | { readonly step: "victory" }
  | { readonly step: "disband"; readonly side: number };
