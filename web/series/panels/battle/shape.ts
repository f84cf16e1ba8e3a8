/** A battle as the panel shows it: what both volumes see of one. Sides are named as their colours are. */
import type { Game } from "@rubicon/engine";
import type { ReactNode } from "react";
import type { TableProps } from "../../../games/face.ts";

export type Role = "attacker" | "defender";

export interface ShownForce {
  readonly side: string;
  readonly units: readonly string[];
  readonly leaders: readonly string[];
  readonly sp: number;
  readonly quality: number;
  readonly tb: number;
  /** Null where politics do not matter. */
  readonly pc: number | null;
}

export interface ShownOdds {
  readonly baseColumn: string;
  readonly column: string;
  readonly shift: number;
}

export interface ShownModifier {
  readonly key: string;
  readonly rule: string;
  readonly value: number;
}

/** What a face of the die would bring. */
export interface ShownFace {
  readonly die: number;
  readonly attacker: string;
  readonly defender: string;
  readonly winner: Role;
}

export interface ShownBattle extends ShownOdds {
  readonly attacker: ShownForce;
  readonly defender: ShownForce;
  readonly modifiers: readonly ShownModifier[];
  readonly modifier: number;
  /** The strength is still that of the battle, all else of what is left of the Forces. */
  readonly decided: boolean;
  /** The die, when it has fallen. */
  readonly die: number | null;
  readonly byDie: readonly ShownFace[];
}

/** What the panel has to be told by its game. */
export interface BattleScene {
  readonly game: Game;
  readonly table: TableProps;
  /** The columns of the combat table. */
  readonly columns: readonly string[];
  /** What moves the die, by key. */
  readonly modifiers: Readonly<Record<string, string>>;
  sideName(side: string): string;
  mark(side: string): ReactNode;
  counters(leaders: readonly string[], units: readonly string[]): ReactNode;
}
