/** What the whole gestures of movement (marches.ts) ask of a position and of a game. */
import type { Dice, ForecastShape, IntentShape, Nth, ReadonlyBy, Refusal, Stacked } from "@rubicon/engine";
import type { Way } from "./graph.ts";
import type { GroupActs, GroupFrame } from "./group.ts";
import type { Side } from "./sides.ts";

type Zone = Nth<"zone">;
type Piece = Nth<"piece">;
export type Path = readonly Zone[];

/** Those pieces go that way together, and halt at its end. Units without a leader go one after the other. */
export interface March extends IntentShape {
  readonly do: "march";
  readonly pieces: readonly string[];
  readonly way: readonly string[];
}

export interface MarchActs<A> extends GroupActs<A> {
  take(piece: Piece): A;
}

/** What is needed of a position. */
export interface Marching<A> extends Stacked {
  readonly box: {
    readonly pieces: readonly Piece[];
    readonly pieceIds: ReadonlyBy<Piece, string>;
    readonly zoneIds: ReadonlyBy<Zone, string>;
    readonly isLeader: ReadonlyBy<Piece, boolean>;
    readonly waysFrom: ReadonlyBy<Zone, readonly Way<Zone>[]>;
    readonly acts: MarchActs<A>;
  };
  readonly at: ReadonlyBy<Piece, Zone>;
  readonly marks: ReadonlyBy<Piece, number>;
}

interface MovementFrame {
  readonly step: "movement";
  readonly side: Side;
}
export interface OnTheMarch extends GroupFrame {
  readonly step: "group";
}
/** Whatever else lies on top is no matter of movement. */
export type Top = MovementFrame | OnTheMarch | { readonly step: "something else" };

/** What a game hands in. */
export interface MarchGame<P, A, C extends ForecastShape> {
  refuse(p: P, act: A): Refusal | null;
  /** Zones to which the group on top may step. */
  stepsOn(p: P): readonly Zone[];
  play(p: P, act: A, dice: Dice): void;
  forecast(p: P, act: A): readonly C[];
  copy(p: P): P;
  inRank(p: P, pieces: readonly Piece[]): Piece[];
  /** Pieces on the map that a side moves. */
  movers(p: P, side: Side): readonly Piece[];
  /** Whether somebody can go along with a leader who sets out where he stands. */
  follows(p: P, side: Side, chief: Piece, piece: Piece): boolean;
  /** Those of a stack who could go together as one: all of them, or by land and by sea. */
  parties(p: P, pieces: readonly Piece[]): readonly (readonly Piece[])[];
  /** Units in an order in which they can join. */
  inTurn(p: P, units: readonly Piece[]): readonly Piece[];
  /** AIE-6.3.4.d, IMP-6.3.f: where the plague is nobody knows who will arrive: it is entered step by step, or not at all. */
  isPlagued(p: P, zone: Zone): boolean;
  /** AIE-R189, IMP-R84: whether there will be a battle, so that it matters from where they come. */
  isHeld(p: P, side: Side, zone: Zone): boolean;
}

/** A group as it would stand somewhere on its way. */
export interface Stage<P> {
  readonly p: P;
  readonly path: Path;
}
