/** What things are called in a language: names on the components, as sentences need them. */
import { numberOf } from "@rubicon/series";
import { type Front, INTERIOR, isSea, type Zone } from "../board.ts";
import type { Box } from "../box.ts";
import { type People, ROMAN } from "../peoples.ts";
import type { Piece } from "../pieces.ts";
import { FRONT_IDS, type FrontId, type FrontNames, type Names, type PartId } from "./names.ts";

/** Acts name things by number, events and sights by name. */
export type PieceRef = Piece | string;
export type ZoneRef = Zone | string;
/** Fronts, and the Interior Provinces by "interior". */
export type FrontRef = Front | string;
export type PeopleRef = People | string;

/** What a sentence needs to know of a zone: whether it bears the name of those who live there, is a sea, or the hold of a fleet. */
export type Ground = "land" | "home" | "sea" | "hold";

export interface Titles {
  readonly box: Box;
  /** "Pannonia Superior", "Mare Internum Centralis", "aboard the Classis Ravennas". */
  zone(zone: ZoneRef): string;
  ground(zone: ZoneRef): Ground;
  part(front: FrontRef): FrontNames;
  people(people: PeopleRef): string;
  /** "Adiabene" is a land and one, the "Quadi" are many. */
  isRealm(people: PeopleRef): boolean;
  isLeader(piece: PieceRef): boolean;
  /** "XIII Gemina", "Marcus Aurelius", "Parthi 3", "Second vexillation of the Danube", "Classis Ravennas". */
  piece(piece: PieceRef): string;
}

/** Peoples that are called by their land. */
const REALMS: ReadonlySet<string> = new Set(["adiabene", "armenia", "osrhoene", "scenarchia"]);

export function titlesOf(box: Box, names: Names): Titles {
  const pieceOf = (ref: PieceRef): Piece => numberOf(box.pieceNumbers, ref);
  const zoneOf = (ref: ZoneRef): Zone => numberOf(box.zoneNumbers, ref);
  const peopleOf = (ref: PeopleRef): People => numberOf(box.peopleNumbers, ref);
  const isRealm = (people: PeopleRef): boolean => REALMS.has(box.peopleIds[peopleOf(people)]);
  const said = (title: string): string => (Object.hasOwn(names.said, title) ? names.said[title] : title);
  const pieces = box.pieces.map((piece) => pieceTitle(box, names, piece, said));
  return {
    box,
    zone(ref) {
      const zone = zoneOf(ref);
      const title = said(box.zoneTitles[zone]);
      return zone >= box.firstHold ? names.aboard(title) : title;
    },
    ground(ref) {
      const zone = zoneOf(ref);
      if (zone >= box.firstHold) return "hold";
      if (isSea(box, zone)) return "sea";
      const people = box.homeOf[zone];
      return people >= 0 && !isRealm(people) ? "home" : "land";
    },
    part: (ref) => names.parts[partId(box, ref)],
    people: (people) => said(box.peopleTitles[peopleOf(people)]),
    isRealm,
    isLeader: (piece) => box.isLeader[pieceOf(piece)],
    piece: (piece) => pieces[pieceOf(piece)],
  };
}

/** Units of Peoples bear the name of their People, vexillations that of their Front, unless a pack calls them otherwise. */
function pieceTitle(box: Box, names: Names, piece: Piece, said: (title: string) => string): string {
  const title = box.pieceTitles[piece];
  const people = box.people[piece];
  if (people !== ROMAN && box.isUnit[piece]) {
    const name = box.peopleTitles[people];
    return title.startsWith(`${name} `) ? `${said(name)}${title.slice(name.length)}` : title;
  }
  if (!box.isVexillation[piece]) return said(title);
  const front = frontId(box, box.band[piece]);
  const alike = box.vexillationsOf[box.band[piece]];
  const nth = alike.indexOf(piece) + 1;
  if (title !== `Vexillatio (${front}) ${nth}`) return title;
  return names.vexillation(names.parts[front].of, alike.length === 1 ? null : nth);
}

function frontId(box: Box, front: Front): FrontId {
  const id = FRONT_IDS.find((each) => each === box.frontIds[front]);
  if (id === undefined) throw new Error(`no language has a name for the Front ${front}`);
  return id;
}

function partId(box: Box, ref: FrontRef): PartId {
  if (ref === "interior" || ref === INTERIOR) return "interior";
  const front = typeof ref === "string" ? box.frontNumbers.get(ref) : ref;
  if (front === undefined) throw new Error(`nothing in the box is called ${ref}`);
  return frontId(box, front);
}
