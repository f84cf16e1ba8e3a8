/**
 * The components of the game from a pack, read with suspicion: whatever passes can be played. Which pieces there are,
 * which zones touch and whatever the rules say in so many words is fixed; ratings, numbers and orders of battle are not.
 */
import type { Found } from "@rubicon/engine";
import type { WayPart as WayBetween } from "@rubicon/series";
import type { Region, Zone } from "./board.ts";
import { readCounters } from "./pack-counters.ts";
import { readMap } from "./pack-map.ts";
import { readScenarios } from "./pack-scenarios.ts";
import type { Nationality, People } from "./peoples.ts";
import type { Type } from "./pieces.ts";
import type { ScenarioPart } from "./scenarios.ts";
import { readStratagems, type StratagemsPart } from "./stratagems.ts";

export interface ZonePart {
  readonly id: string;
  readonly name: string;
  readonly land: string;
  readonly region: Region;
  readonly people: People;
  readonly city: string | null;
  readonly port: string | null;
  readonly mountain: boolean;
}

export interface SeaPart {
  readonly id: string;
  readonly name: string;
  readonly open: boolean;
}

export type WayPart = WayBetween<Zone>;

export interface RegionPart {
  readonly id: string;
  readonly name: string;
  readonly garrison: number;
  readonly recruits: Readonly<Record<"legio" | "auxilia" | "equites" | "naves", number>>;
  readonly zonesForControl: number;
  readonly citiesForControl: number;
  readonly points: number;
}

export interface MapPart {
  readonly zones: readonly ZonePart[];
  readonly seas: readonly SeaPart[];
  readonly ways: readonly WayPart[];
  readonly regions: readonly RegionPart[];
  readonly roma: { readonly zone: Zone; readonly points: number };
  readonly alexandria: Zone;
}

export interface UnitRatings {
  readonly sp: number;
  readonly qu: number;
  readonly tb: number;
}

export interface Ratings {
  readonly cc: number;
  readonly tb: number;
  readonly pc: number;
  readonly sr: number;
}

export interface UnitPart {
  readonly id: string;
  readonly name: string;
  readonly type: Exclude<Type, "leader">;
  readonly model: string;
  readonly recruit: boolean;
  readonly full: UnitRatings;
  readonly reduced: UnitRatings;
}

export interface LeaderPart {
  readonly id: string;
  readonly name: string;
  readonly fullName: string;
  readonly enters: string;
  readonly faction: "caesarians" | "republicans" | "drawn";
  readonly caesarian: Ratings | null;
  readonly republican: Ratings | null;
  readonly death: readonly number[];
  readonly assassin: boolean;
  readonly pretender: boolean;
}

export interface ForeignLeaderPart {
  readonly id: string;
  readonly name: string;
  readonly people: People;
  readonly cc: number;
  readonly tb: number;
  readonly sr: number;
  readonly enters: number | null;
  readonly follows: string | null;
  readonly leaves: number | null;
  readonly leavesAtFirst: readonly ("allegiance" | "pacification")[];
}

export interface PeoplePart {
  readonly id: string;
  readonly name: string;
  readonly nationality: Nationality;
  readonly major: boolean;
  readonly vp: number;
  readonly units: readonly UnitPart[];
}

export interface CountersPart {
  readonly leaders: readonly LeaderPart[];
  readonly foreignLeaders: readonly ForeignLeaderPart[];
  readonly units: readonly UnitPart[];
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
  const counters = readCounters(from.get("counters"));
  const stratagems = readStratagems(from.get("stratagems"));
  return { map, counters, stratagems, scenarios: readScenarios(from.get("scenarios"), map, counters) };
}
