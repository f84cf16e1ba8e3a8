/**
 * The components of the game from a pack, read with suspicion: whatever passes can be played. Which pieces there are,
 * which zones touch and whatever the rules say in so many words is fixed; ratings, numbers and posts of leaders are not.
 */
import type { Found } from "@rubicon/engine";
import type { WayPart as WayBetween } from "@rubicon/series";
import type { Front, Zone } from "./board.ts";
import { readCounters } from "./pack-counters.ts";
import { readMap } from "./pack-map.ts";
import { readScenarios } from "./pack-scenarios.ts";
import type { Nationality, People } from "./peoples.ts";
import type { Type } from "./pieces.ts";
import type { ScenarioPart } from "./scenarios.ts";
import { readStratagems, type StratagemsPart } from "./stratagems.ts";

export interface CampPart {
  readonly name: string;
  /** IMP-9.1.a: the year it is built; 0: it stands from the start. */
  readonly from: number;
}

export interface ZonePart {
  readonly id: string;
  readonly name: string;
  /** INTERIOR for the Interior Provinces, OUTSIDE beyond the empire. */
  readonly front: Front;
  readonly people: People;
  /** IMP-7.2.a */
  readonly limited: boolean;
  readonly city: string | null;
  readonly camps: readonly CampPart[];
  readonly port: string | null;
  /** IMP-4.2.b: the Front it belongs to from a certain year on. */
  readonly joins: { readonly year: number; readonly front: Front } | null;
}

export interface SeaPart {
  readonly id: string;
  readonly name: string;
  readonly open: boolean;
}

export type WayPart = WayBetween<Zone>;

export interface FrontPart {
  readonly id: string;
  readonly name: string;
  readonly next: readonly Front[];
}

export interface MapPart {
  readonly zones: readonly ZonePart[];
  readonly seas: readonly SeaPart[];
  readonly ways: readonly WayPart[];
  readonly fronts: readonly FrontPart[];
  readonly roma: Zone;
  readonly ctesiphon: Zone;
}

export interface UnitRatings {
  readonly sp: number;
  readonly qu: number;
  readonly tb: number;
}

export interface UnitPart {
  readonly id: string;
  readonly name: string;
  readonly type: Type;
  readonly full: UnitRatings;
  readonly reduced: UnitRatings;
}

/** A legion, or a unit of the garrison of Rome, which has no Front. */
export interface RomanUnitPart extends UnitPart {
  readonly front: Front;
  readonly zone: Zone;
  /** Its camp or its town. */
  readonly place: string;
  /** IMP-9.1.c: the year it arrives; 0: it is there from the start. */
  readonly enters: number;
}

export interface VexillationPart extends UnitPart {
  readonly front: Front;
  /** IMP-9.1.d: the year from which it can be formed; 0: always. */
  readonly enters: number;
}

export interface PeopleUnitPart extends UnitPart {
  readonly home: Zone;
}

export interface FleetPart {
  readonly id: string;
  readonly name: string;
  readonly home: Zone;
  readonly sea: Zone;
}

export interface LeaderPart {
  readonly id: string;
  readonly name: string;
  readonly cc: number;
  readonly tb: number;
  readonly sr: number;
  /** 0 for whoever is not Roman. */
  readonly pc: number;
  /** The year he enters; null: he comes when something else happens. */
  readonly enters: number | null;
  /** IMP-TL.b: the first year in which a die may kill him; null: none ever does. */
  readonly tested: number | null;
}

export interface ForeignLeaderPart extends LeaderPart {
  readonly people: People;
  /** IMP-4.1.f */
  readonly generic: boolean;
  /** IMP-TL.m */
  readonly follows: string | null;
  readonly home: Zone;
}

export interface PeoplePart {
  readonly id: string;
  readonly name: string;
  readonly nationality: Nationality;
  readonly major: boolean;
  /** IMP-1.b: where it may enter the empire; OUTSIDE for Armenia, which never leaves home. */
  readonly front: Front;
  /** IMP-4.2.b: the year whose Phase F takes it out of the game; 0: none. */
  readonly leaves: number;
  readonly units: readonly PeopleUnitPart[];
}

export interface CountersPart {
  readonly leaders: readonly LeaderPart[];
  readonly foreignLeaders: readonly ForeignLeaderPart[];
  readonly units: readonly RomanUnitPart[];
  readonly vexillations: readonly VexillationPart[];
  readonly fleets: readonly FleetPart[];
  readonly peoples: readonly PeoplePart[];
}

export interface Components {
  readonly map: MapPart;
  readonly counters: CountersPart;
  readonly stratagems: StratagemsPart;
  readonly scenarios: readonly ScenarioPart[];
}

/** Throws BadInput, with the exact place of the fault, when the game cannot be played with them. */
export function readComponents(from: Found): Components {
  from.only("map", "counters", "stratagems", "scenarios");
  const map = readMap(from.get("map"));
  const counters = readCounters(from.get("counters"), map);
  const stratagems = readStratagems(from.get("stratagems"));
  return { map, counters, stratagems, scenarios: readScenarios(from.get("scenarios"), map, counters) };
}
