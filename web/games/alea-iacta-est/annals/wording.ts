/** What there is to say of the years of the war, and of how it was won. */

/** What points are scored for. */
export type Cause =
  | "battles"
  | "leaders"
  | "disbanded"
  | "pacified"
  | "assassins"
  | "allies"
  | "regions"
  | "roma"
  | "intrigue"
  | "triumph"
  | "start";

/** Whoever fights: a leader, or the many of a side. */
export interface Host {
  readonly name: string;
  readonly many: boolean;
}

export interface AnnalWords {
  year(bc: string): string;
  initiative(side: string): string;
  event(name: string): string;
  wars(peoples: readonly string[]): string;
  allies(peoples: readonly string[], side: string): string;
  peace(peoples: readonly string[]): string;
  /** Who beat whom where; a side where nobody led. */
  battle(place: string, winner: Host, loser: Host, naval: boolean): string;
  /** A side that nobody leads. */
  host(side: string): string;
  lost(units: number): string;
  skirmishes(count: number): string;
  taken(side: string, regions: readonly string[]): string;
  nobodys(regions: readonly string[]): string;
  stratagems(titles: readonly string[]): string;
  balance(score: string, change: string): string;
  readonly quiet: string;

  /** The victory screen. */
  readonly points: string;
  readonly causes: Readonly<Record<Cause, string>>;
  readonly sum: string;
  goals(caesarians: number, republicans: number): string;
  ended(above: number): string;
  readonly exchanged: string;
  readonly conditions: string;
  readonly met: string;
  readonly unmet: string;
  readonly needs: {
    all(regions: readonly string[]): string;
    any(regions: readonly string[]): string;
    atLeast(count: number): string;
    readonly roma: string;
    readonly more: string;
    subdues(people: string): string;
    ally(people: string): string;
  };
}
