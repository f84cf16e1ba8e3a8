/** What the board says of cities, seas and blocks: on cards that pop up, and to those who hear it instead of seeing it. */
import type { BlockType, SideName } from "@rubicon/julius-caesar/components";

type Port = "major" | "minor" | null;
type RoadKind = "major" | "minor" | "strait";

export interface PieceWords {
  readonly types: Readonly<Record<BlockType, string>>;
  readonly sides: Readonly<Record<SideName, string>>;
  readonly city: string;
  readonly sea: string;
  worth(value: number): string;
  port(port: Port): string;
  supply(blocks: number): string;
  readonly contested: string;
  readonly vacant: string;
  friendly(side: SideName): string;
  attacks(side: SideName): string;
  mayLeave(side: SideName, blocks: number): string;
  blocks(count: number): string;
  /** "3 blocks, strength 8" */
  force(count: number, strength: number): string;
  roads(list: string): string;
  road(to: string, kind: RoadKind, used: number, limit: number): string;
  rating(letter: string, firepower: number): string;
  attackingLater(letter: string): string;
  strength(now: string, all: string): string;
  strengths(all: string): string;
  fightsFor(side: SideName): string;
  readonly levied: {
    city(city: string): string;
    readonly any: string;
    readonly "major-port": string;
    readonly nowhere: string;
  };
  readonly moved: string;
  readonly reserve: string;
  readonly shown: string;
  from(place: string): string;
  inPlace(place: string): string;
  readonly heldSea: string;
  year(year: number, bc: number): string;
  turn(turn: number): string;
  winter(year: number): string;
}
