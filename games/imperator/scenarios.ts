/** The six scenarios as data: when, who, where, and what they bend (IMP-S). */
import type { Nth } from "@rubicon/engine";
import type { Zone } from "./board.ts";
import type { People } from "./peoples.ts";
import type { Piece } from "./pieces.ts";
import type { Side } from "./sides.ts";

export type Scenario = Nth<"scenario">;

export const SCENARIO_IDS = [
  "s1_avidius_cassius",
  "s2_parthian_war",
  "s3_marcomannic_wars",
  "s4_five_emperors",
  "s5_grand_campaign",
  "s6_severus_caracalla",
] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

export interface Placed {
  readonly piece: Piece;
  readonly zone: Zone;
  readonly side: Side;
}

/** IMP-S.h: rules that a scenario plays with, or without. */
export const SWITCHES = ["nonRomans", "stratagems", "events", "leaderEntry", "leaderDeath", "reinforcements"] as const;
export type Switch = (typeof SWITCHES)[number];

export interface ScenarioPart {
  readonly id: ScenarioId;
  readonly number: number;
  readonly start: number;
  readonly end: number;
  /** IMP-S.d: years in which nobody rolls for the initiative. */
  readonly initiative: readonly { readonly year: number; readonly side: Side }[];
  readonly augusti: readonly Piece[];
  readonly caesares: readonly Piece[];
  /** IMP-S.e */
  readonly usurpers: readonly Piece[];
  readonly guard: Piece;
  /** Leaders, and units of Peoples that do not stand at home. */
  readonly placed: readonly Placed[];
  /** IMP-S.c: leaders who never enter. */
  readonly out: readonly Piece[];
  readonly war: readonly People[];
  /** Vexillations on the map, and where. */
  readonly vexillations: readonly Placed[];
  /** IMP-4.2.d: who has Armenia; NOBODY where it is not used. */
  readonly armenia: Side;
  readonly use: Readonly<Record<Switch, boolean>>;
  /** IMP-S.f */
  readonly wars: readonly { readonly year: number; readonly people: People }[];
  /** IMP-S.g */
  readonly forced: readonly { readonly year: number; readonly event: number }[];
  /** IMP-S.j */
  readonly commodus: boolean;
  /** IMP-S.i: whose death ends the game, and who has won then. */
  readonly sudden: readonly { readonly leader: Piece; readonly winner: Side }[];
}
