/** What there is to say about the board: zones, pieces, regions, Peoples. One key a sentence, so that none is left out. */
import type { Nationality, PieceType, SideName, Titled } from "@rubicon/alea-iacta-est/components";
import type { SharedPieceWords } from "../../../series/words/wording.ts";

export interface PieceWords extends SharedPieceWords {
  readonly zone: string;
  readonly sea: string;
  readonly closedSea: string;
  readonly mountain: string;
  readonly outside: string;
  city(name: string): string;
  port(name: string): string;
  region(name: string): string;
  homeOf(people: string): string;
  pieces(count: number): string;
  points(points: number): string;
  readonly nobodys: string;
  /** "Caesarians: 7 units, 31 SP". */
  camp(side: string, units: number, strength: number): string;
  readonly atPeace: string;
  ways(list: string): string;
  routes(list: string): string;
  way(to: string, cost: number): string;
  readonly types: Readonly<Record<PieceType, string>>;
  readonly nationalities: Readonly<Record<Nationality, string>>;
  readonly titles: Readonly<Record<Titled, string>>;
  strength(sp: number, qu: number, tb: number): string;
  reduced(sp: number, qu: number, tb: number): string;
  readonly isReduced: string;
  leader(cc: number, tb: number, pc: number | null, sr: number): string;
  otherFace(side: SideName, cc: number, tb: number, pc: number | null, sr: number): string;
  readonly recruit: string;
  readonly moved: string;
  from(zone: string): string;
  readonly where: Readonly<Record<"reserve" | "box" | "off" | "absent" | "to-come" | "gone", string>>;
  waiting(region: string): string;
  due(year: string): string;
  /** A region. */
  control(zones: number, cities: number): string;
  held(side: string): string;
  neutral(leader: string): string;
  garrison(legions: number, here: number): string;
  recruits(list: string): string;
  /** A People. */
  people(nationality: string, major: boolean): string;
  readonly status: Readonly<Record<"peace" | "war" | "allegiance", string>>;
  ban(year: string): string;
  year(year: number): string;
  winter(year: string): string;
  sequence(side: string): string;
  readonly deployment: string;
}
