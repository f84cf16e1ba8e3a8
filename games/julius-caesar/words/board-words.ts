/** What a language needs to set out the table. Names in it are already in words of that language. */
import type { ColourName, SideName } from "../blocks.ts";
import type { God } from "../cards.ts";
import type { Question } from "../questions.ts";

/** How a mark on a block reads. */
export interface MarkWords {
  readonly moved: string;
  readonly reserve: string;
  from(place: string): string;
}

export interface BattleWords {
  title(place: string, round: number): string;
  roles(attacker: SideName): string;
  turn(side: SideName, letter: string, attacking: boolean): string;
  /** Over the list of blocks in the order of their turns. */
  readonly order: string;
  readonly attacker: string;
  readonly defender: string;
  dice(dice: number, firepower: number): string;
  readonly acted: string;
  readonly inReserve: string;
  readonly surprise: string;
  sailed(sides: readonly SideName[]): string;
}

export interface BoardWords {
  viewer(side: SideName | null): string;
  /** For whoever sees the whole table. */
  readonly everything: string;
  year(year: number, bc: number): string;
  turn(turn: number): string;
  first(side: SideName): string;
  decides(side: SideName): string;
  /** What the side to move is about, for those who are not asked themselves. */
  readonly about: Readonly<Record<Question["ask"], string>>;
  readonly over: string;
  hand(side: SideName, count: number, cards: readonly string[] | undefined): string;
  readonly chosen: string;
  chosenCard(card: string): string;
  acting(card: string): string;
  played(cards: readonly string[]): string;
  discarded(card: string): string;
  undealt(count: number): string;
  god(god: God): string;
  surpriseWaits(place: string): string;

  readonly vacant: string;
  readonly contested: string;
  attacks(side: SideName): string;
  /** How many of the attacked side's blocks may leave. */
  mayLeave(side: SideName, count: number): string;
  blocks(count: number, colour: ColourName): string;
  navis(count: number, colour: ColourName): string;
  readonly marks: MarkWords;
  readonly battle: BattleWords;

  readonly offMap: string;
  pool(side: SideName, standing: number, blocks: readonly string[] | undefined): string;
  fallen(blocks: readonly string[]): string;
  trophies(side: SideName, leaders: readonly string[]): string;
  road(from: string, to: string, side: SideName, blocks: number): string;
  roads(used: readonly string[]): string;
  held(seas: readonly string[]): string;
  readonly legend: string;
}
