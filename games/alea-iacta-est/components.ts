/** What lies on the table, by name: for whoever draws zones, counters and panels. Rules are behind the other door. */
import { type Game, type Json, type Language, listed } from "@rubicon/engine";
import { isInside, isSea, OUTSIDE, RECRUIT_TYPES, type RecruitType, type Region, type Zone } from "./board.ts";
import type { Box } from "./box.ts";
import type { Trouble } from "./events/results.ts";
import type { AleaIactaEst } from "./index.ts";
import type { Source } from "./ledger.ts";
import type { Nationality, People } from "./peoples.ts";
import { FULL, type Piece, REDUCED, type Type } from "./pieces.ts";
import type { Condition, ScenarioPart, Victory } from "./scenarios.ts";
import type { Seen } from "./seen.ts";
import { SIDES, type SideName } from "./sides.ts";
import { facesOfCounter, type Stratagem } from "./stratagems.ts";
import { wordingOf } from "./words/index.ts";
import { asSeen } from "./words/sight.ts";
import { counterText } from "./words/titles.ts";

export { COLUMNS, type Face, facesIn, split } from "@rubicon/series";
export { RECRUIT_TYPES, type RecruitType } from "./board.ts";
export type { Event } from "./events/index.ts";
export type { Forecast } from "./forecasts.ts";
export { isIntent } from "./gestures/intents.ts";
export { pointsBySource, type Source } from "./ledger.ts";
export { type Figures, type Meeting, meeting } from "./meeting.ts";
export type { ModifierKey } from "./modifiers.ts";
export { NATIONALITIES, type Nationality } from "./peoples.ts";
export type { Type as PieceType } from "./pieces.ts";
export type { Question } from "./questions/index.ts";
export type { Victory } from "./scenarios.ts";
export type { Seen, SeenBattle, SeenForce, SeenGroup, SeenHand, SeenPeople, SeenPiece, Titled } from "./seen.ts";
export { SIDES, type SideName } from "./sides.ts";
export { type Stratagem, TITLES, type Title } from "./stratagems.ts";

export interface ZoneFacts {
  readonly id: string;
  /** "Italia 1" */
  readonly name: string;
  /** "Latium" */
  readonly land: string;
  readonly sea: boolean;
  /** A sea that naves may enter. */
  readonly open: boolean;
  readonly region: string | null;
  readonly people: string | null;
  readonly city: string | null;
  readonly port: string | null;
  readonly mountain: boolean;
  readonly roma: boolean;
  /** By land, straits included, and by ship: with what it costs to go there. */
  readonly ways: readonly WayFacts[];
  readonly routes: readonly WayFacts[];
}

export interface WayFacts {
  readonly to: string;
  readonly cost: number;
  readonly crosses: boolean;
}

export interface RegionFacts {
  readonly id: string;
  readonly name: string;
  readonly zones: readonly string[];
  readonly garrison: number;
  readonly zonesForControl: number;
  readonly citiesForControl: number;
  readonly points: number;
  readonly recruits: Readonly<Record<RecruitType, number>>;
}

export interface PeopleFacts {
  readonly id: string;
  readonly name: string;
  readonly nationality: Nationality;
  readonly major: boolean;
  readonly points: number;
  readonly homes: readonly string[];
}

/** What is printed on a unit's two faces. */
export interface UnitFace {
  readonly sp: number;
  readonly qu: number;
  readonly tb: number;
}

/** What is printed on a leader's face of a side; none where he has none. */
export interface LeaderFace {
  readonly cc: number;
  readonly tb: number;
  /** Those who are not Roman have none. */
  readonly pc: number | null;
  readonly sr: number;
}

export interface PieceFacts {
  readonly id: string;
  /** As printed: "Legio XIII", "Auxilia", "Caesar". */
  readonly title: string;
  readonly type: Type;
  readonly people: string | null;
  readonly nationality: Nationality | null;
  readonly recruit: boolean;
  readonly unit: { readonly full: UnitFace; readonly reduced: UnitFace } | null;
  readonly leader: Readonly<Record<SideName, LeaderFace | null>> | null;
  readonly assassin: boolean;
}

export interface CounterFacts {
  readonly id: string;
  readonly faces: readonly [Stratagem, Stratagem];
}

export interface ScenarioFacts {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly victory: Victory["kind"];
  /** Scores with which each side wins; null where control of regions decides. */
  readonly goals: Readonly<Record<SideName, number>> | null;
  /** A lead above it ends the game at once; 0: none does. */
  readonly endsAbove: number;
  /** What each side must hold at the end; null where points decide. */
  readonly needs: Readonly<Record<SideName, NeedFacts>> | null;
}

/** What a side must have at the end, by name; empty lists, 0, false and null ask for nothing. */
export interface NeedFacts {
  readonly all: readonly string[];
  readonly any: readonly string[];
  readonly atLeast: number;
  readonly roma: boolean;
  readonly moreThanEnemy: boolean;
  /** A People of which every home is occupied. */
  readonly subdues: string | null;
  readonly ally: string | null;
}

/** Names in a language. Pieces are named so that no other can be meant. */
export interface ComponentNames {
  side(side: SideName): string;
  piece(piece: string): string;
  zone(zone: string): string;
  /** "Italia 1 (Latium)" */
  place(zone: string): string;
  region(region: string): string;
  people(people: string): string;
  stratagem(title: Stratagem["title"]): string;
  /** Both faces of a counter. */
  counter(counter: string): string;
  scenario(scenario: string): string;
  /** What points are scored for. */
  source(source: Source): string;
  /** What moves the SPQR marker: "+1 Asia lacks its garrison". */
  trouble(trouble: Trouble): string;
}

/** What comes with the pack of a game. */
export interface Components {
  readonly zones: ReadonlyMap<string, ZoneFacts>;
  readonly regions: ReadonlyMap<string, RegionFacts>;
  readonly peoples: ReadonlyMap<string, PeopleFacts>;
  readonly pieces: ReadonlyMap<string, PieceFacts>;
  readonly counters: ReadonlyMap<string, CounterFacts>;
  readonly scenarios: ReadonlyMap<string, ScenarioFacts>;
  /** Blank markers in the cup of the Peoples (AIE-2.C.d), and the control points of Roma. */
  readonly blanks: number;
  readonly romaPoints: number;
  names(language: Language): ComponentNames;
}

const known = new WeakMap<Box, Components>();

/** The components of a game of Alea Iacta Est. Throws when it is another game. */
export function componentsOf(game: Game): Components {
  if (!isAlea(game)) throw new Error(`${game.title} is not Alea Iacta Est`);
  const { box } = game;
  const made = known.get(box) ?? makeComponents(box);
  known.set(box, made);
  return made;
}

const isAlea = (game: Game): game is AleaIactaEst => game.id === "alea-iacta-est" && "box" in game;

const byId = <T extends { readonly id: string }>(all: readonly T[]): ReadonlyMap<string, T> =>
  new Map(all.map((each) => [each.id, each]));

const makeComponents = (box: Box): Components => ({
  zones: byId(box.zones.map((zone) => zoneFacts(box, zone))),
  regions: byId(box.regions.map((region) => regionFacts(box, region))),
  peoples: byId(box.peoples.map((people) => peopleFacts(box, people))),
  pieces: byId(box.pieces.map((piece) => pieceFacts(box, piece))),
  counters: byId(
    box.counters.map((counter) => ({
      id: box.counterIds[counter],
      faces: [box.stratagems[facesOfCounter(counter)[0]], box.stratagems[facesOfCounter(counter)[1]]] as const,
    })),
  ),
  scenarios: byId(listed(box.scenarios).map((scenario) => scenarioFacts(box, scenario))),
  blanks: box.dummies,
  romaPoints: box.romaPoints,
  names: (language) => namesIn(box, language),
});

function zoneFacts(box: Box, zone: Zone): ZoneFacts {
  const sea = isSea(box, zone);
  const people = box.homeOf[zone];
  const waysOf = (ways: Box["waysFrom"][Zone]): WayFacts[] =>
    ways.map(({ to, cost, crosses }) => ({ to: box.zoneIds[to], cost, crosses }));
  return {
    id: box.zoneIds[zone],
    name: box.zoneTitles[zone],
    land: box.landNames[zone],
    sea,
    open: box.isOpenSea[zone],
    region: !sea && isInside(box, zone) ? box.regionIds[box.region[zone]] : null,
    people: people < 0 ? null : box.peopleIds[people],
    city: box.cityNames[zone],
    port: box.portNames[zone],
    mountain: box.isMountain[zone],
    roma: zone === box.roma,
    ways: waysOf(box.waysFrom[zone]),
    routes: waysOf(box.routesFrom[zone]),
  };
}

function regionFacts(box: Box, region: Region): RegionFacts {
  if (region === OUTSIDE) throw new Error("What lies outside is no region.");
  const [legio, auxilia, equites, naves] = RECRUIT_TYPES.map((_, type) => box.recruits[region][type]);
  return {
    id: box.regionIds[region],
    name: box.regionTitles[region],
    zones: box.zonesOf[region].map((zone) => box.zoneIds[zone]),
    garrison: box.garrison[region],
    zonesForControl: box.zonesForControl[region],
    citiesForControl: box.citiesForControl[region],
    points: box.points[region],
    recruits: { legio, auxilia, equites, naves },
  };
}

const peopleFacts = (box: Box, people: People): PeopleFacts => ({
  id: box.peopleIds[people],
  name: box.peopleTitles[people],
  nationality: box.nationality[people],
  major: box.isMajor[people],
  points: box.peopleVp[people],
  homes: box.homes[people].map((zone) => box.zoneIds[zone]),
});

function pieceFacts(box: Box, piece: Piece): PieceFacts {
  const people = box.people[piece];
  const unitFace = (face: number): UnitFace => ({
    sp: box.sp[2 * piece + face],
    qu: box.qu[2 * piece + face],
    tb: box.unitTb[2 * piece + face],
  });
  const leaderFace = (side: number): LeaderFace | null => {
    const at = 2 * piece + side;
    if (!box.hasFace[at]) return null;
    return { cc: box.cc[at], tb: box.tb[at], pc: people < 0 ? box.pc[at] : null, sr: box.sr[at] };
  };
  const leads = box.isLeader[piece];
  return {
    id: box.pieceIds[piece],
    title: box.pieceTitles[piece],
    type: box.type[piece],
    people: people < 0 ? null : box.peopleIds[people],
    nationality: people < 0 ? null : box.nationality[people],
    recruit: box.isRecruit[piece],
    unit: leads ? null : { full: unitFace(FULL), reduced: unitFace(REDUCED) },
    leader: leads ? { caesarians: leaderFace(0), republicans: leaderFace(1) } : null,
    assassin: box.isIconBearer[piece],
  };
}

function scenarioFacts(box: Box, { id, start, end, victory }: ScenarioPart): ScenarioFacts {
  const byPoints = victory.kind === "points";
  return {
    ...{ id, start, end, victory: victory.kind },
    goals: byPoints ? { caesarians: victory.caesarians, republicans: victory.republicans } : null,
    endsAbove: byPoints ? victory.endsAbove : 0,
    needs: byPoints
      ? null
      : { caesarians: needFacts(box, victory.caesarians), republicans: needFacts(box, victory.republicans) },
  };
}

const needFacts = (box: Box, { all, any, subdues, ally, ...rest }: Condition): NeedFacts => ({
  ...rest,
  all: all.map((region) => box.regionIds[region]),
  any: any.map((region) => box.regionIds[region]),
  subdues: subdues < 0 ? null : box.peopleIds[subdues],
  ally: ally < 0 ? null : box.peopleIds[ally],
});

function namesIn(box: Box, language: Language): ComponentNames {
  const wording = wordingOf(box, language);
  const { sides, titles, stratagems, scenarios } = wording;
  return {
    side: (side) => sides[side],
    piece: titles.piece,
    zone: titles.zone,
    place: titles.place,
    region: titles.region,
    people: titles.people,
    stratagem: (title) => stratagems[title],
    counter: (counter) => counterText(counter, box, stratagems),
    scenario: (id) => Object.entries(scenarios).find(([scenario]) => scenario === id)?.[1] ?? id,
    source: (source) => wording.ledger.source(source),
    trouble: wording.trouble,
  };
}

/** The side that a seat leads at the moment seen. */
export const sideLedBy = (seen: Pick<Seen, "leads">, seat: string): SideName | null =>
  SIDES.find((side) => seen.leads[side] === seat) ?? null;

/** A sight of this game, checked in outline. Throws BadInput when it is none. */
export const seenFrom = (sight: Json): Seen => asSeen(sight);
