/** What there is to say about the board: zones, pieces, Fronts, Peoples. One key a sentence, so that none is left out. */
import type { Nationality, PieceType } from "@rubicon/imperator/components";
import type { SharedPieceWords } from "../../../series/words/wording.ts";
import type { Standing } from "./camps.ts";

export interface PieceWords extends SharedPieceWords {
  readonly sea: string;
  readonly closedSea: string;
  readonly outside: string;
  readonly limited: string;
  city(name: string): string;
  port(name: string): string;
  camp(name: string): string;
  /** A camp that is built in a later year. */
  campFrom(name: string, year: number): string;
  homeOf(people: string): string;
  pieces(count: number): string;
  /** "Loyal: 7 units, 71 SP". */
  camped(standing: string, units: number, strength: number): string;
  readonly standings: Readonly<Record<Standing, string>>;
  ways(list: string): string;
  shores(list: string): string;
  way(to: string, cost: number): string;
  readonly types: Readonly<Record<PieceType, string>>;
  readonly nationalities: Readonly<Record<Nationality, string>>;
  readonly rebel: string;
  readonly mutinous: string;
  readonly garrison: string;
  strength(sp: number, qu: number, tb: number): string;
  reduced(sp: number, qu: number, tb: number): string;
  readonly isReduced: string;
  leader(cc: number, tb: number, pc: number | null, sr: number): string;
  /** Of a usurper: his bonus. */
  bonus(bonus: number): string;
  station(name: string): string;
  readonly moved: string;
  from(zone: string): string;
  aboard(fleet: string): string;
  due(year: number): string;
  readonly where: Readonly<Record<"box" | "dead" | "withdrawn" | "absent" | "to-come" | "gone", string>>;
  /** A Front. */
  readonly inReserve: string;
  readonly notInReserve: string;
  readonly freed: string;
  legions(here: number, all: number, atLeast: number): string;
  vexillations(onMap: number, all: number): string;
  /** A People. */
  people(nationality: string, major: boolean): string;
  entersBy(front: string): string;
  readonly status: Readonly<Record<"peace" | "war" | "removed", string>>;
  ban(year: number): string;
  armenia(holder: string): string;
  year(year: number): string;
  winter(year: string): string;
  sequence(side: string): string;
  /** Signs on the map. */
  readonly plague: string;
  readonly tainted: string;
  readonly mutiny: string;
  readonly coup: string;
  intrigues(counters: number): string;
}
