/** What a language needs to say more of an act and of a zone than the contract asks for. */

export interface CloserWords {
  /** Who stands where an act leads. */
  enemies(units: number): string;
  friends(units: number): string;

  homeOf(people: string): string;
  readonly sea: string;
  readonly closedSea: string;
  city(name: string): string;
  port(name: string): string;
  camps(names: readonly string[]): string;
  /** How a neighbour is reached. */
  byLand(cost: number): string;
  readonly byShip: string;
  readonly empty: string;
  /** What a few letters may mean. */
  which(zones: readonly string[]): string;
  unknown(typed: string): string;
}
