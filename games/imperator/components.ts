/** What lies on the table, by name: for whoever draws zones, counters and panels. Rules are behind the other door. */
import { type Game, type Json, type Language, listed } from "@rubicon/engine";
import { type Front, INTERIOR, isSea, OUTSIDE, type Zone } from "./board.ts";
import type { Box } from "./box.ts";
import type { Imperator } from "./index.ts";
import type { Source } from "./ledger.ts";
import type { Nationality, People } from "./peoples.ts";
import { FULL, type Piece, REDUCED, type Type } from "./pieces.ts";
import type { ScenarioPart, Switch } from "./scenarios.ts";
import type { Seen, Titled } from "./seen.ts";
import { SIDES, type SideName } from "./sides.ts";
import { type Owner, ownerOf, TITLES, type Title } from "./stratagems.ts";
import { wordingOf } from "./words/index.ts";
import { vocabularyIn } from "./words/languages.ts";
import type { Face, FrontNames } from "./words/names.ts";
import { asSeen } from "./words/sight.ts";

export { COLUMNS, facesIn, split } from "@rubicon/series";
export type { Event } from "./events/index.ts";
export type { Forecast } from "./forecasts.ts";
export { isIntent } from "./gestures/intents.ts";
export { pointsBySource, SOURCES, type Source } from "./ledger.ts";
export { type Figures, type Meeting, meeting } from "./meeting.ts";
export type { ModifierKey } from "./modifiers.ts";
export { NUMBERS, WORTH } from "./numbers.ts";
export { NATIONALITIES, type Nationality } from "./peoples.ts";
export { PHASES, type Phase } from "./phases.ts";
export type { Type as PieceType } from "./pieces.ts";
export type { Question } from "./questions/index.ts";
export type { Seen, SeenBattle, SeenForce, SeenGroup, SeenHand, SeenPeople, SeenPiece, Titled } from "./seen.ts";
export { SIDES, type SideName } from "./sides.ts";
export { type Owner, TITLES, type Title } from "./stratagems.ts";
export { type Level, levelOf } from "./victory.ts";

/** The Front of a zone, the Interior Provinces, or null outside the empire. */
export type PartName = string | "interior" | null;

export interface ZoneFacts {
  readonly id: string;
  readonly name: string;
  readonly sea: boolean;
  /** A sea that fleets may enter. */
  readonly open: boolean;
  readonly part: PartName;
  /** IMP-4.2.b: what it belongs to when the East has grown. */
  readonly partLater: PartName;
  readonly people: string | null;
  /** IMP-7.2.a */
  readonly limited: boolean;
  readonly city: string | null;
  readonly port: string | null;
  /** Camps, and the year each is built; 0: it always stood. */
  readonly camps: readonly { readonly name: string; readonly from: number }[];
  /** The fleet whose port it is. */
  readonly fleet: string | null;
  readonly roma: boolean;
  readonly ctesiphon: boolean;
  /** By land, straits included: with what it costs to go there. */
  readonly ways: readonly WayFacts[];
  /** Between land and open seas, and between those. */
  readonly shores: readonly string[];
}

export interface WayFacts {
  readonly to: string;
  readonly cost: number;
  readonly crosses: boolean;
}

export interface FrontFacts {
  readonly id: string;
  readonly name: string;
  /** Fronts a usurper may turn to (IMP-4.5G.g). */
  readonly next: readonly string[];
  readonly zones: readonly string[];
  readonly legions: readonly string[];
  readonly vexillations: readonly string[];
}

export interface PeopleFacts {
  readonly id: string;
  readonly name: string;
  readonly nationality: Nationality;
  readonly major: boolean;
  /** IMP-4.3.k: the Front by which it may enter; null for Armenia. */
  readonly front: string | null;
  readonly homes: readonly string[];
}

/** What is printed on a unit's two faces. */
export interface UnitFace {
  readonly sp: number;
  readonly qu: number;
  readonly tb: number;
}

export interface LeaderFacts {
  readonly cc: number;
  readonly tb: number;
  /** Those who are not Roman have none. */
  readonly pc: number | null;
  readonly sr: number;
  /** IMP-4.1.f */
  readonly generic: boolean;
  /** The first year in which a die may kill him; 0: none ever does. */
  readonly tested: number;
}

export interface PieceFacts {
  readonly id: string;
  /** As printed: "XIII Gemina", "Marcus Aurelius". */
  readonly title: string;
  readonly type: Type;
  readonly people: string | null;
  readonly nationality: Nationality | null;
  /** The Front of its band: of a legion or vexillation its own, of a People's piece that of its entry. */
  readonly front: string | null;
  /** IMP-1.b: the green band. */
  readonly garrison: boolean;
  /** The zone of its camp, town, port or first home, and the name of the camp or town. */
  readonly station: string | null;
  readonly stationName: string | null;
  readonly enters: number;
  readonly unit: { readonly full: UnitFace; readonly reduced: UnitFace } | null;
  readonly leader: LeaderFacts | null;
}

export interface StratagemFacts {
  readonly title: Title;
  readonly owner: Owner;
  readonly count: number;
}

export interface ScenarioFacts {
  readonly id: string;
  readonly number: number;
  readonly start: number;
  readonly end: number;
  readonly use: Readonly<Record<Switch, boolean>>;
  /** IMP-S.i: whose death ends it, and who has won then. */
  readonly sudden: readonly { readonly leader: string; readonly winner: SideName }[];
}

/** Names in a language. Pieces are named so that no other can be meant. */
export interface ComponentNames {
  side(side: SideName): string;
  /** In a sentence: "the enemies of Rome". */
  the(side: SideName): string;
  piece(piece: string): string;
  zone(zone: string): string;
  /** A Front, or "interior". */
  part(front: string): FrontNames;
  people(people: string): string;
  /** In a sentence: "the Quadi", "Adiabene". */
  thePeople(people: string): string;
  /** "Adiabene" is a land and one, the "Quadi" are many. */
  isRealm(people: string): boolean;
  /** In a sentence: "in the land of the Quadi". */
  at(zone: string): string;
  /** "AD 161" */
  year(year: number): string;
  /** "Augustus", "usurper". */
  title(title: Titled): string;
  /** What stands on a counter, and what it does. */
  stratagem(title: Title): Face;
  scenario(scenario: string): string;
  /** What points are scored for. */
  source(source: Source): string;
}

/** What comes with the pack of a game. */
export interface Components {
  readonly zones: ReadonlyMap<string, ZoneFacts>;
  readonly fronts: ReadonlyMap<string, FrontFacts>;
  readonly peoples: ReadonlyMap<string, PeopleFacts>;
  readonly pieces: ReadonlyMap<string, PieceFacts>;
  readonly stratagems: ReadonlyMap<string, StratagemFacts>;
  readonly scenarios: ReadonlyMap<string, ScenarioFacts>;
  /** Markers of the war draw that mean nothing (IMP-2.C.f). */
  readonly decoys: number;
  names(language: Language): ComponentNames;
}

const known = new WeakMap<Box, Components>();

/** The components of a game of Imperator. Throws when it is another game. */
export function componentsOf(game: Game): Components {
  if (!isImperator(game)) throw new Error(`${game.title} is not Imperator`);
  const { box } = game;
  const made = known.get(box) ?? makeComponents(box);
  known.set(box, made);
  return made;
}

const isImperator = (game: Game): game is Imperator => game.id === "imperator" && "box" in game;

const byId = <T extends { readonly id: string }>(all: readonly T[]): ReadonlyMap<string, T> =>
  new Map(all.map((each) => [each.id, each]));

const makeComponents = (box: Box): Components => ({
  zones: byId(box.zones.map((zone) => zoneFacts(box, zone))),
  fronts: byId(box.fronts.map((front) => frontFacts(box, front))),
  peoples: byId(box.peoples.map((people) => peopleFacts(box, people))),
  pieces: byId(box.pieces.map((piece) => pieceFacts(box, piece))),
  stratagems: new Map(
    box.stratagems.map((stratagem) => [
      TITLES[stratagem],
      { title: TITLES[stratagem], owner: ownerOf(stratagem), count: box.copiesOf[stratagem].length },
    ]),
  ),
  scenarios: byId(listed(box.scenarios).map((scenario) => scenarioFacts(box, scenario))),
  decoys: box.decoys,
  names: (language) => componentNames(box, language),
});

function componentNames(box: Box, language: Language): ComponentNames {
  const { names, faces, scenarios } = vocabularyIn(language);
  const wording = wordingOf(box, language);
  const { titles, phrases } = wording;
  const { piece, zone, part, people, isRealm } = titles;
  return {
    ...{ piece, zone, part, people, isRealm, year: names.year, at: phrases.at, thePeople: phrases.people },
    side: (side) => names.sides[side],
    the: (side) => names.the[side],
    title: (title) => names.titles[title],
    stratagem: (title) => faces[title],
    scenario: (id) => Object.entries(scenarios).find(([scenario]) => scenario === id)?.[1].title ?? id,
    source: (source) => wording.ledger.source(source),
  };
}

const partName = (box: Box, part: Front): PartName =>
  part === OUTSIDE ? null : part === INTERIOR ? "interior" : box.frontIds[part];

const peopleName = (box: Box, people: People): string | null => (people < 0 ? null : box.peopleIds[people]);

function zoneFacts(box: Box, zone: Zone): ZoneFacts {
  const fleet = box.fleets.find((each) => box.station[each] === zone);
  const [before, after] = box.parts;
  return {
    id: box.zoneIds[zone],
    name: box.zoneTitles[zone],
    sea: isSea(box, zone),
    open: box.isOpenSea[zone],
    part: partName(box, before[zone]),
    partLater: partName(box, after[zone]),
    people: peopleName(box, box.homeOf[zone]),
    limited: box.isLimited[zone],
    city: box.cityNames[zone],
    port: box.portNames[zone],
    camps: box.campNames[zone],
    fleet: fleet === undefined ? null : box.pieceIds[fleet],
    roma: zone === box.roma,
    ctesiphon: zone === box.ctesiphon,
    ways: box.waysFrom[zone].map(({ to, cost, crosses }) => ({ to: box.zoneIds[to], cost, crosses })),
    shores: box.shores[zone].map((to) => box.zoneIds[to]),
  };
}

const frontFacts = (box: Box, front: Front): FrontFacts => ({
  id: box.frontIds[front],
  name: box.frontTitles[front],
  next: box.nextFronts[front].map((each) => box.frontIds[each]),
  zones: box.zonesOf[0][front].map((zone) => box.zoneIds[zone]),
  legions: box.legionsOf[front].map((unit) => box.pieceIds[unit]),
  vexillations: box.vexillationsOf[front].map((unit) => box.pieceIds[unit]),
});

const peopleFacts = (box: Box, people: People): PeopleFacts => ({
  id: box.peopleIds[people],
  name: box.peopleTitles[people],
  nationality: box.nationality[people],
  major: box.isMajor[people],
  front: box.gate[people] < 0 ? null : box.frontIds[box.gate[people]],
  homes: box.homes[people].map((zone) => box.zoneIds[zone]),
});

function pieceFacts(box: Box, piece: Piece): PieceFacts {
  const people = box.people[piece];
  const station = box.station[piece];
  const band = people < 0 ? box.band[piece] : box.gate[people];
  const face = (which: number): UnitFace => ({
    sp: box.sp[2 * piece + which],
    qu: box.qu[2 * piece + which],
    tb: box.unitTb[2 * piece + which],
  });
  return {
    id: box.pieceIds[piece],
    title: box.pieceTitles[piece],
    type: box.type[piece],
    people: peopleName(box, people),
    nationality: people < 0 ? null : box.nationality[people],
    front: band < 0 ? null : box.frontIds[band],
    garrison: box.isGarrison[piece],
    station: station < 0 ? null : box.zoneIds[station],
    stationName: box.stationNames[piece],
    enters: box.enters[piece],
    unit: box.isUnit[piece] ? { full: face(FULL), reduced: face(REDUCED) } : null,
    leader: box.isLeader[piece] ? leaderFacts(box, piece) : null,
  };
}

const leaderFacts = (box: Box, leader: Piece): LeaderFacts => ({
  cc: box.cc[leader],
  tb: box.tb[leader],
  pc: box.people[leader] < 0 ? box.pc[leader] : null,
  sr: box.sr[leader],
  generic: box.isGeneric[leader],
  tested: box.tested[leader],
});

const scenarioFacts = (box: Box, { id, number, start, end, use, sudden }: ScenarioPart): ScenarioFacts => ({
  ...{ id, number, start, end, use },
  sudden: sudden.map(({ leader, winner }) => ({ leader: box.pieceIds[leader], winner: SIDES[winner] })),
});

/** The role that a seat has at the moment seen. */
export const sideLedBy = (seen: Pick<Seen, "leads">, seat: string): SideName | null =>
  SIDES.find((side) => seen.leads[side] === seat) ?? null;

/** A sight of this game, checked in outline. Throws BadInput when it is none. */
export const seenFrom = (sight: Json): Seen => asSeen(sight);
