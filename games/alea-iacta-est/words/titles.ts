/** What is the same in every language: names as printed, and how a sentence is put together. */
import { signed } from "@rubicon/engine";
import { numberOf } from "@rubicon/series";
import type { Region, Zone } from "../board.ts";
import type { Box } from "../box.ts";
import type { People } from "../peoples.ts";
import type { Piece } from "../pieces.ts";
import { type Counter, facesOfCounter, type Stratagem, type Title } from "../stratagems.ts";

export { joined as listed, sentence, signed } from "@rubicon/engine";

/** Acts name things by number, events and sights by name. */
export type PieceRef = Piece | string;
export type ZoneRef = Zone | string;
export type RegionRef = Region | string;
export type PeopleRef = People | string;
export type CounterRef = Counter | string;

/** Everything that is printed on the components, as sentences need it. */
export interface Titles {
  readonly box: Box;
  /** "Italia 1" */
  zone(zone: ZoneRef): string;
  /** "Italia 1 (Latium)" */
  place(zone: ZoneRef): string;
  region(region: RegionRef): string;
  people(people: PeopleRef): string;
  isLeader(piece: PieceRef): boolean;
  /** As printed, with a number where several look alike: "Legio XIII", "Auxilia 3", "Caesar". */
  piece(piece: PieceRef): string;
}

export function titlesOf(box: Box): Titles {
  const pieceOf = (ref: PieceRef): Piece => numberOf(box.pieceNumbers, ref);
  const zoneOf = (ref: ZoneRef): Zone => numberOf(box.zoneNumbers, ref);
  const names = namesOf(box);
  return {
    box,
    zone: (zone) => box.zoneTitles[zoneOf(zone)],
    place(ref) {
      const zone = zoneOf(ref);
      const [title, land] = [box.zoneTitles[zone], box.landNames[zone]];
      return title === land ? title : `${title} (${land})`;
    },
    region: (region) => box.regionTitles[numberOf(box.regionNumbers, region)],
    people: (people) => box.peopleTitles[numberOf(box.peopleNumbers, people)],
    isLeader: (piece) => box.isLeader[pieceOf(piece)],
    piece: (piece) => names[pieceOf(piece)],
  };
}

/** Those that are called alike are numbered; units of Peoples bear the name of their People. */
function namesOf(box: Box): readonly string[] {
  const full = box.pieces.map((piece) => {
    const people = box.people[piece];
    return people >= 0 && !box.isLeader[piece]
      ? `${box.pieceTitles[piece]} (${box.peopleTitles[people]})`
      : box.pieceTitles[piece];
  });
  return full.map((name, i) => {
    if (full.filter((each) => each === name).length === 1) return name;
    const nth = full.slice(0, i + 1).filter((each) => each === name).length;
    return `${name} ${nth}`;
  });
}

/** Both faces of a counter: "Coup d'état -1 / Siegecraft +2". */
export function counterText(counter: string, box: Box, stratagems: Readonly<Record<Title, string>>): string {
  const number = box.counterNumbers.get(counter);
  if (number === undefined) return counter;
  return facesOfCounter(number)
    .map((face) => faceText(box.stratagems[face], stratagems))
    .join(" / ");
}

/** "Siegecraft +2" */
export const faceText = ({ title, value }: Stratagem, stratagems: Readonly<Record<Title, string>>): string =>
  `${stratagems[title]}${value === 0 ? "" : ` ${signed(value)}`}`;
