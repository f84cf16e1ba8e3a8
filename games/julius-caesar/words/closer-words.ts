/** What a language needs to say more of an act, of a place and of the moment than the contract asks for. */

/** What stands where an act leads. */
export interface NoteWords {
  /** Blocks of the enemy are there, and perhaps some of one's own who attack already. */
  attack(own: number, enemy: number): string;
  /** The enemy attacks there. */
  reinforce(own: number, enemy: number): string;
  against(own: number, enemy: number): string;
  own(blocks: number): string;
  readonly vacant: string;
  /** How many blocks a group has, or an eruption strikes. */
  blocks(count: number): string;
  /** One of so many is struck, nobody knows which. */
  oneOf(count: number): string;
  dice(count: number): string;
}

export interface LookWords {
  readonly majorPort: string;
  readonly port: string;
  readonly inland: string;
  readonly sea: string;
  feeds(blocks: number): string;
  /** By which way a neighbour is reached; a limit is of blocks in a turn. */
  majorRoad(limit: number): string;
  minorRoad(limit: number): string;
  strait(limit: number): string;
  readonly coast: string;
  readonly openSea: string;
  /** So many blocks of the side now moving have used it already. */
  used(blocks: number): string;
  /** How many places a few letters may mean. */
  which(places: readonly string[]): string;
  unknown(typed: string): string;
}

export interface CloserWords {
  readonly note: NoteWords;
  readonly look: LookWords;
}
